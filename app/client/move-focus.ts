/** Moves the focus by so many of the elements inside another; it stays on the first and the last. */
export function moveFocus(within: Element | null, stops: string, step: number): void {
  const all = [...(within?.querySelectorAll<HTMLElement>(stops) ?? [])]
  const at = all.findIndex(stop => stop.matches(':focus'))
  all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus()
}
