/** As many pages are all shown; of more, the first, the last, and those around the one open. */
const ALL_SHOWN = 9

/** The numbers of the pages a pager leads to, counted from 1; a step of more than one is a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, i) => i + 1)
  if (pages <= ALL_SHOWN) return numbers
  const middle = Math.min(Math.max(page, 3), pages - 2)
  return numbers.filter(number => number === 1 || number === pages || Math.abs(number - middle) <= 1)
}
