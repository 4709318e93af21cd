/**
 * Consecutive members of a cycle (months of a year, weekdays), counted from 1, joined: of 12, [12, 1, 2, 7] is 7 and
 * 12 to 2.
 */
export function spansIn(size: number, members: readonly number[]): { first: number; last: number }[] {
  const known = new Set(members)
  const circle = Array.from({ length: size }, (_, i) => i + 1)
  const before = (one: number) => (one === 1 ? size : one - 1)
  const after = (one: number) => (one === size ? 1 : one + 1)
  const starts = circle.filter(one => known.has(one) && !known.has(before(one)))
  if (starts.length === 0 && known.size > 0) return [{ first: 1, last: size }]
  return starts.map(first => {
    let last = first
    while (known.has(after(last))) last = after(last)
    return { first, last }
  })
}
