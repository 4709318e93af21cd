/** Keyboard navigation of a list whose field keeps the focus (WAI-ARIA Authoring Practices, combobox). */

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
