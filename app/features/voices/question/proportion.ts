/** How many of the answers that are shown are critical: pure, on both sides. */

/** This rating and lower ones are critical. */
const CRITICAL = 3

export function isCritical({ rating }: { rating: number }): boolean {
  return rating <= CRITICAL
}

/** How many of so many that are shown are critical: their share, and at least one of each kind that there is. */
export function criticalShare(
  shown: number,
  { total, critical }: { total: number; critical: number },
): number {
  if (total === 0 || critical === 0) return 0
  const part = Math.round((shown * critical) / total)
  return critical === total ? Math.min(shown, total) : Math.min(Math.max(part, 1), Math.max(shown - 1, 1))
}

/** The first of a list of answers, its share of critical ones kept; in the order of the list. */
export function inProportion<Item extends { isCritical: boolean }>(
  all: readonly Item[],
  shown: number,
): Item[] {
  if (all.length <= shown) return [...all]
  const critical = all.filter(item => item.isCritical)
  const others = all.filter(item => !item.isCritical)
  const part = criticalShare(shown, { total: all.length, critical: critical.length })
  const kept = new Set([...critical.slice(0, part), ...others.slice(0, shown - part)])
  return all.filter(item => kept.has(item))
}
