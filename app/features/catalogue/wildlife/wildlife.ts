import { binomial } from '#database/values/catalogue-kinds.ts'

/** What is noted of an animal or plant at a place. */
export interface Noted<Name = string> {
  name: Name
  latin: string | null
  /** 1 January to 12 December. */
  months: readonly number[]
}

/**
 * What lives at a place, from the place's own list and from what species' pages say of it: each species once, the
 * place's own word first; the shortest season first, and what is always there last.
 */
export function gatherWildlife<Entry extends Noted<unknown>>(
  own: readonly Entry[],
  others: readonly Entry[],
): Entry[] {
  const known = new Set(own.flatMap(({ latin }) => (latin ? [binomial(latin)] : [])))
  const more = others.filter(({ latin }) => latin === null || !known.has(binomial(latin)))
  return [...own, ...more].toSorted((a, b) => a.months.length - b.months.length)
}
