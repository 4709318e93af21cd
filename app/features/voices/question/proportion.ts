/** Share of critical reviews among those shown; used by browser and server. */

/** Highest rating that counts as critical. */
const CRITICAL = 3

export function isCritical({ rating }: { rating: number }): boolean {
  return rating <= CRITICAL
}

/** Number of critical reviews among those shown: in proportion, and at least one of each kind that exists. */
export function criticalShare(
  shown: number,
  { total, critical }: { total: number; critical: number },
): number {
  if (total === 0 || critical === 0) return 0
  const part = Math.round((shown * critical) / total)
  return critical === total ? Math.min(shown, total) : Math.min(Math.max(part, 1), Math.max(shown - 1, 1))
}

/** The first items of a list with its share of critical ones, in the list's order. */
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
