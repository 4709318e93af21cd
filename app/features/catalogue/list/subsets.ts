/** All non-empty subsets, small ones first; among equal sizes, those with earlier keys first. */
export function subsets<Key>(keys: readonly Key[]): Key[][] {
  return Array.from({ length: 2 ** keys.length - 1 }, (_, i) => i + 1)
    .map(bits => keys.filter((_, at) => bits & (1 << at)))
    .toSorted((a, b) => a.length - b.length)
}
