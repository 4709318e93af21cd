import { type Fields, isFields, isSame } from './fields.ts'

/** Fields that say which thing of a list one is. */
const IDENTITY = ['key', 'fkey', 'tag', 'version', 'file', 'link'] as const

/** Longer lists are not compared by likeness: all pairs of their elements would take too long. */
const MOST_PAIRS = 4_000_000

/** For each element of a list, the index of the element in the earlier list that it was; null if it is new. */
type Alignment = (number | null)[]

/** Text of a value, equal for equal values. */
function fingerprint(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(fingerprint).join()}]`
  if (!isFields(value)) return JSON.stringify(value) ?? ''
  const keys = Object.keys(value).sort()
  return `{${keys.map(key => `${key}:${fingerprint(value[key])}`).join()}}`
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

/** Pairs what is equal, or of the same key; of several equals the next one, so that what follows another still does. */
function pairEqual(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const identity = identityOf([before, after])
  const markOf = (one: unknown) => (identity && isFields(one) ? String(one[identity]) : fingerprint(one))
  const places = Map.groupBy(before.keys(), index => markOf(before[index]))
  let last = -1
  return after.map(one => {
    const free = places.get(markOf(one)) ?? []
    const [place = null] = free.splice(
      Math.max(
        0,
        free.findIndex(index => index > last),
      ),
      1,
    )
    last = place ?? last
    return place
  })
}

/** Pairs what is left of two lists by likeness, the most alike first; of equals, those that stand closest. */
function pairAlike(before: readonly unknown[], after: readonly unknown[], aligned: Alignment): void {
  const taken = new Set(aligned)
  const left = before.flatMap((a, from) => (isFields(a) && !taken.has(from) ? [{ a, from }] : []))
  const open = after.flatMap((b, to) => (isFields(b) && aligned[to] === null ? [{ b, to }] : []))
  if (left.length * open.length > MOST_PAIRS) return
  const pairs = left
    .flatMap(({ a, from }) => open.map(({ b, to }) => ({ from, to, like: likeness(a, b) })))
    .filter(({ like }) => like >= 0.5)
    .toSorted((x, y) => y.like - x.like || Math.abs(x.from - x.to) - Math.abs(y.from - y.to))
  for (const { from, to } of pairs) if (aligned[to] === null && !aligned.includes(from)) aligned[to] = from
}

/** Pairs in order what stands between the same neighbours: as many elements before as after. */
function pairBetween(before: readonly unknown[], aligned: Alignment): void {
  const taken = new Set(aligned)
  for (let start = 0; start < aligned.length; start++) {
    if (aligned[start] !== null) continue
    let end = start
    while (end < aligned.length && aligned[end] === null) end++
    const from = (aligned[start - 1] ?? -1) + 1
    const to = aligned[end] ?? before.length
    const free = to - from === end - start && before.slice(from, to).every((_, i) => !taken.has(from + i))
    for (let i = start; free && i < end; i++) aligned[i] = from + i - start
    start = end
  }
}

/** Which element of an earlier list each element of a list is: equal, of the same key, most alike or in the same place. */
export function alignElements(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const aligned = pairEqual(before, after)
  pairAlike(before, after, aligned)
  pairBetween(before, aligned)
  return aligned
}
