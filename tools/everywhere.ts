/**
 * Whether every test runs wherever it can: on both engines, at both widths, in both languages, on every page, and the
 * random ones longer (`npm run test:everywhere`). Otherwise each runs once
 * (docs/decisions/0037-each-thing-is-proved-once.md).
 */
export const EVERYWHERE = process.env.TEST_EVERYWHERE === '1'

/** All of a list if everything runs everywhere, else each so many, from the turn on: turns share a list out among tests. */
export function sampled<T>(list: readonly T[], each: number, turn = 0): T[] {
  return list.filter((_, index) => EVERYWHERE || index % each === turn % each)
}
