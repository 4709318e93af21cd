import { useEffect, useState } from 'react'

/**
 * The id of the element that a line across the screen runs through, `line` percent from the top. Between two it
 * stays with the last one; null until one is reached, and without script.
 */
export function useReached(ids: readonly string[], line = 40): string | null {
  const [reached, setReached] = useState<string | null>(null)
  const watched = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const crossed = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (crossed) setReached(crossed.target.id)
      },
      { rootMargin: `-${line}% 0px -${100 - line}%` },
    )
    for (const id of watched.split(' ')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [watched, line])
  return reached
}
