import { type RefObject, useEffect } from 'react'

interface ListKeys {
  /** Ids of the options in their order. */
  options: readonly string[]
  active: number | null
  isOpen: boolean
  onType: (words: string) => void
  onMove: (to: number | null) => void
  onDismiss: () => void
}

/** Adds keyboard navigation of a list to a field that keeps the focus. */
export function useListKeys(field: RefObject<HTMLInputElement | null>, keys: ListKeys): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('input', () => keys.onType(input.value.trim()), { signal })
    input.addEventListener('keydown', event => obeyKey(event, input, keys), { signal })
    return () => stop.abort()
  })
}

function obeyKey(event: KeyboardEvent, input: HTMLInputElement, keys: ListKeys): void {
  if (event.isComposing || event.ctrlKey || event.metaKey) return
  const { active, options, isOpen } = keys
  const activeId = active === null ? undefined : options[active]
  if (event.key === 'Escape') {
    leave(event, input, keys)
    return
  }
  if (event.key === 'Enter' && isOpen && activeId !== undefined) {
    event.preventDefault()
    document.getElementById(activeId)?.click()
    return
  }
  const to = moveActive(event.key, isOpen ? active : null, options.length)
  if (to === undefined) return
  event.preventDefault()
  keys.onMove(to)
}

/** Escape closes the list, then empties the field as browsers do, then leaves it. */
function leave(event: KeyboardEvent, input: HTMLInputElement, { isOpen, onDismiss }: ListKeys): void {
  if (isOpen) {
    event.preventDefault()
    event.stopPropagation()
    onDismiss()
  } else if (input.value === '') input.blur()
}

/**
 * Index of the option that a key activates, of `count`; null means the field itself. Returns undefined for keys that
 * belong to the field. Moving past either end of the list returns to the field.
 */
export function moveActive(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active === null ? 0 : active === last ? null : active + 1
  if (key === 'ArrowUp') return active === null ? last : active === 0 ? null : active - 1
  // Without an active option these keys move the caret.
  if (active === null) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
