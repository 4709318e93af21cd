/**
 * Moves the focus to what is being read, after the focused element was removed: the first heading in view, otherwise
 * the content.
 */
export function focusInView(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
  const inView = headings.find(heading => {
    const { top, bottom } = heading.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  const target = inView ?? document.querySelector<HTMLElement>('main')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
