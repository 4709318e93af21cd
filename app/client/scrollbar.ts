let told = 0

/** Tells the styles how wide a scrollbar that takes room is, so that the page can stand still without it. */
export function measureScrollbar(): void {
  const { documentElement: root } = document
  if (getComputedStyle(root).overflowY === 'hidden') return
  const width = window.innerWidth - root.clientWidth
  // What is written on the root has every element styled again.
  if (width === told) return
  told = width
  root.style.setProperty('--scrollbar', `${width}px`)
}
