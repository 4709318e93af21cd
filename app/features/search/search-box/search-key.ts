/** Elements in which `/` is text, not a shortcut. */
const TYPING = 'input, textarea, select, [contenteditable], dialog[open] *'

/** Makes `/` focus the header's search, except while typing. Never removed. */
export function obeySearchKey(): void {
  function onKey(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (key !== '/' || altKey || ctrlKey || metaKey || event.defaultPrevented) return
    if (target instanceof Element && target.matches(TYPING)) return
    const field = document.querySelector<HTMLElement>('[data-search-field="bar"]')
    if (!field) return
    event.preventDefault()
    field.focus({ preventScroll: true })
  }
  document.addEventListener('keydown', onKey)
}
