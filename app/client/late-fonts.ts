import { LATE_FACES, needsLateFaces } from '#app/styles/late-faces.ts'

/**
 * Loads the font files of rare characters when the first one is shown or typed. A new font lays out the whole page
 * again, so pages without such a character do not load them.
 */
export function fetchLateFonts(): void {
  if (document.querySelector(`link[href="${LATE_FACES}"]`)) return
  const shown = new MutationObserver(changes => {
    const texts = changes.flatMap(({ target, addedNodes }) => [
      target.nodeType === Node.TEXT_NODE ? target : null,
      ...addedNodes,
    ])
    if (texts.some(node => needsLateFaces(node?.textContent ?? ''))) fetchNow()
  })
  function typed({ target }: Event): void {
    if ('value' in (target ?? {}) && needsLateFaces(String((target as HTMLInputElement).value))) fetchNow()
  }
  function fetchNow(): void {
    shown.disconnect()
    document.removeEventListener('input', typed)
    const faces = document.createElement('link')
    faces.rel = 'stylesheet'
    faces.href = LATE_FACES
    document.head.append(faces)
  }
  shown.observe(document.body, { childList: true, characterData: true, subtree: true })
  document.addEventListener('input', typed)
}
