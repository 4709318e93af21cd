/** How keys move in a list under a field that keeps the focus (WAI-ARIA Authoring Practices, combobox). */

/**
 * The option that a key makes active, of `count`; `active` is none while the field itself is. Answers undefined for keys that
 * are the field's own. Beyond either end of the list stands the field.
 */
export function moveActive(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active === null ? 0 : active === last ? null : active + 1
  if (key === 'ArrowUp') return active === null ? last : active === 0 ? null : active - 1
  // With no option active they move the caret.
  if (active === null) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
