let told = 0

/** Sets the scrollbar's width for the styles, so that the page does not move when it is hidden. */
export function measureScrollbar(): void {
  const { documentElement: root } = document
  if (getComputedStyle(root).overflowY === 'hidden') return
  const width = window.innerWidth - root.clientWidth
  // Setting a property on the root restyles every element.
  if (width === told) return
  told = width
  root.style.setProperty('--scrollbar', `${width}px`)
}
