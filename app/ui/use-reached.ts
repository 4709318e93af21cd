import { useEffect, useState } from 'react'

/** Above the longest page: an element counts as reached until one scrolls back above it. */
const ABOVE = '1000000px'

/**
 * The id of the last of these elements, in page order, whose top has passed a line across the screen, `line` percent
 * from its top. Null before the first, and without script.
 */
export function useReached(ids: readonly string[], line = 40): string | null {
  const [reached, setReached] = useState<string | null>(null)
  const watched = ids.join(' ')
  useEffect(() => {
    const order = watched.split(' ')
    const passed = new Set<string>()
    function look(entries: readonly IntersectionObserverEntry[]): void {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
      }
      setReached(order.findLast(id => passed.has(id)) ?? null)
    }
    const observer = new IntersectionObserver(look, { rootMargin: `${ABOVE} 0px -${100 - line}%` })
    for (const id of order) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [watched, line])
  return reached
}
