/** Where a key is typing and not a sign. */
const TYPING = 'input, textarea, select, [contenteditable], dialog[open] *'

/** Lets `/` lead to the search of the header unless somebody is typing, for as long as the document lives. */
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
