/** Tells the styles how wide a scrollbar that takes room is, so that the page can stand still without it. */
export function measureScrollbar(): void {
  const { documentElement: root } = document
  if (getComputedStyle(root).overflowY === 'hidden') return
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
}
