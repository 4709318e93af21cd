import { binomial } from '#database/values/catalogue-kinds.ts'

/** An entry about an animal or plant at a place. */
export interface Noted<Name = string> {
  name: Name
  latin: string | null
  /** 1 January to 12 December. */
  months: readonly number[]
}

/**
 * Wildlife of a place, from its own list and the species' pages: each species once, the place's own entry first; the
 * shortest season first, all-year species last.
 */
export function gatherWildlife<Entry extends Noted<unknown>>(
  own: readonly Entry[],
  others: readonly Entry[],
): Entry[] {
  const known = new Set(own.flatMap(({ latin }) => (latin ? [binomial(latin)] : [])))
  const more = others.filter(({ latin }) => latin === null || !known.has(binomial(latin)))
  return [...own, ...more].toSorted((a, b) => a.months.length - b.months.length)
}
