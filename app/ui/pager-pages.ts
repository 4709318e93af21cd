/** Up to this many pages are all shown; beyond, the first, the last, and those around the current one. */
const ALL_SHOWN = 9

/** The page numbers that a pager shows, counted from 1; a step of more than one is a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, i) => i + 1)
  if (pages <= ALL_SHOWN) return numbers
  const middle = Math.min(Math.max(page, 3), pages - 2)
  return numbers.filter(number => number === 1 || number === pages || Math.abs(number - middle) <= 1)
}
