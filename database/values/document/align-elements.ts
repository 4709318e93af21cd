import { type Fields, isFields, isSame } from './fields.ts'

/** Fields that say which thing of a list one is. */
const IDENTITY = ['key', 'fkey', 'tag', 'version', 'file', 'link'] as const

/** Longer lists are compared place by place: all pairs of their elements would take too long. */
const MOST_PAIRS = 4_000_000

/** For each element of a list, the index of the element in the earlier list that it was; null if it is new. */
export type Alignment = (number | null)[]

/** Text of a value, equal for equal values. */
function fingerprint(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(fingerprint).join()}]`
  if (!isFields(value)) return JSON.stringify(value) ?? ''
  const keys = Object.keys(value).sort()
  return `{${keys.map(key => `${key}:${fingerprint(value[key])}`).join()}}`
}

/** The longest sequence of equal elements in the same order, as pairs of indexes. */
function longestCommon(a: string[], b: string[]): [number, number][] {
  const wide = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * wide)
  const at = (i: number, j: number) => lengths[i * wide + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * wide + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** The share of two things' fields that are equal, from 0 to 1. */
function likeness(a: Fields, b: Fields): number {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  const equal = [...keys].filter(key => isSame(a[key], b[key]))
  return equal.length / keys.size
}

function identityOf(lists: readonly (readonly unknown[])[]): string | undefined {
  return IDENTITY.find(field =>
    lists.every(list => {
      const named = list.flatMap(one => (isFields(one) && typeof one[field] === 'string' ? [one[field]] : []))
      return new Set(named).size === list.length
    }),
  )
}

/** Pairs what is left of two lists by likeness, the most alike first; of equals, those that stand closest. */
function pairAlike(before: readonly unknown[], after: readonly unknown[], aligned: Alignment): void {
  const left = before.flatMap((one, index) =>
    isFields(one) && !aligned.includes(index) ? [{ one, index }] : [],
  )
  const open = after.flatMap((one, index) =>
    isFields(one) && aligned[index] === null ? [{ one, index }] : [],
  )
  if (left.length * open.length > MOST_PAIRS) return
  const pairs = left
    .flatMap(a =>
      open.map(b => ({
        a: a.index,
        b: b.index,
        like: likeness(a.one, b.one),
        far: Math.abs(a.index - b.index),
      })),
    )
    .filter(({ like }) => like >= 0.5)
    .toSorted((x, y) => y.like - x.like || x.far - y.far)
  for (const { a, b } of pairs) if (aligned[b] === null && !aligned.includes(a)) aligned[b] = a
}

/** Pairs in order what stands between the same neighbours: as many elements before as after. */
function pairBetween(before: readonly unknown[], aligned: Alignment): void {
  const taken = new Set(aligned)
  for (let start = 0; start < aligned.length; start++) {
    if (aligned[start] !== null) continue
    let end = start
    while (end < aligned.length && aligned[end] === null) end++
    const from = (aligned[start - 1] ?? -1) + 1
    const next = aligned[end]
    const to = next ?? before.length
    const free = to - from === end - start && before.slice(from, to).every((_, i) => !taken.has(from + i))
    for (let i = start; free && i < end; i++) aligned[i] = from + i - start
    start = end
  }
}

/** Which element of an earlier list each element of a list is: equal, of the same key, most alike or in the same place. */
export function alignElements(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const identity = identityOf([before, after])
  const marks = [before, after].map(list =>
    list.map(one => (identity && isFields(one) ? String(one[identity]) : fingerprint(one))),
  )
  const [was = [], is = []] = marks
  let head = 0
  while (head < was.length && head < is.length && was[head] === is[head]) head++
  let tail = 0
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  const aligned: Alignment = is.map((_, index) => {
    if (index < head) return index
    return index >= is.length - tail ? index - is.length + was.length : null
  })
  const middle = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)] as const
  if (middle[0].length * middle[1].length > MOST_PAIRS) {
    pairBetween(before, aligned)
    return aligned
  }
  for (const [a, b] of longestCommon(...middle)) aligned[b + head] = a + head
  const taken = new Set(aligned)
  const spare = new Map<string, number[]>()
  for (const [index, mark] of was.entries())
    if (!taken.has(index)) spare.set(mark, [...(spare.get(mark) ?? []), index])
  for (const [index, mark] of is.entries())
    if (aligned[index] === null) aligned[index] = spare.get(mark)?.shift() ?? null
  pairAlike(before, after, aligned)
  pairBetween(before, aligned)
  return aligned
}
