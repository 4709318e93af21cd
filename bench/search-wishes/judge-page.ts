import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LOCALES } from '#database/values/locale.ts'

/** Judges the pages that answer strangers' queries, as a reader of their HTML. */

const rules = z.union([z.string(), z.array(z.string())]).transform(one => [one].flat())

const strangersQuery = z.strictObject({
  q: z.string(),
  lang: z.enum(LOCALES),
  page: z.enum(['trips', 'search']),
  class: z.string(),
  /** `trip:KEY`, `country:TAG` (any of its trips), beginnings of addresses, or "none": it must be said that there is nothing of the kind. */
  accept: z.array(z.string()).min(1),
  /** What must not be among the first three trips. */
  reject: z.array(z.string()).default([]),
  /** Regular expressions of the list of what was understood, and of the whole page. */
  chips_not: rules.optional(),
  chips_must: rules.optional(),
  must_say: rules.optional(),
  must_not_say: rules.optional(),
})
export type StrangersQuery = z.output<typeof strangersQuery>

export const querySets = [
  'strangers',
  'three-hundred',
  'sixty',
  'forty',
  'ninety',
  'ninety-unseen',
  'sixty-four',
  'hundred',
  'one-twenty',
] as const

export function readQueries(set: (typeof querySets)[number]): StrangersQuery[] {
  return z
    .array(strangersQuery)
    .parse(JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8')))
}

const NONE = /\bNo trip|do not plan|nothing of the kind|Ningún viaje|no planeamos|nada de eso/i
/** How many links of a page of results count, and of the trips. */
const FIRST_LINKS = 14
const FIRST = 3

const textOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
const matches = (patterns: readonly string[], text: string) => new RegExp(patterns.join('|'), 'i').test(text)
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]

function readPage(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  const marked = all(main, /data-trip="([a-z0-9-]+)"/g)
  const chips = /(?:What we understood|Qué entendimos)([\s\S]{0,6000})/.exec(main)?.[1]
  return {
    text: textOf(main),
    countries: new Map(
      [...main.matchAll(/href="(?:\/es)?\/([a-z-]+)\/trip\/([a-z0-9-]+)/g)].map(([, tag, key]) => [key, tag]),
    ),
    trips: marked.length > 0 ? marked : all(main, /\/trip\/([a-z0-9-]+)"/g),
    links: all(main.replaceAll('href="/es/', 'href="/'), /href="([^"?]*)[^"]*"/g),
    chips: textOf(chips?.split(/<\/(?:ul|ol)>/)[0] ?? ''),
  }
}

/**
 * Whether the first trip of a page is accepted, and the second if several are; or an accepted address is linked; or it
 * is said that there is none. Nothing rejected may be among the first three.
 */
export function isPageRight(query: StrangersQuery, html: string): boolean {
  const { text, trips, links, chips, countries } = readPage(html)
  const { accept, reject, chips_not, chips_must, must_say, must_not_say } = query
  const tags = accept.flatMap(one => (one.startsWith('country:') ? one.slice('country:'.length) : []))
  const inCountry = trips.filter(key => tags.includes(countries.get(key) ?? ''))
  const named = accept.flatMap(one => (one.startsWith('trip:') ? one.slice('trip:'.length) : []))
  const wanted = [...named, ...inCountry]
  const doors = accept.filter(one => one.startsWith('/') || one === 'tel:')
  const isSearch = query.page === 'search'
  const [first = '', second = ''] = trips
  const byTrip = wanted.includes(first) && (isSearch || wanted.length < 2 || wanted.includes(second))
  const among = isSearch ? links.slice(0, FIRST_LINKS) : links.filter(link => !link.includes('/trip/'))
  const byDoor = doors.some(door => among.some(link => link.startsWith(door)))
  const isNone = NONE.test(text)
  return (
    (byTrip || byDoor || (isNone && accept.includes('none'))) &&
    !trips.slice(0, FIRST).some(key => reject.includes(`trip:${key}`)) &&
    !(chips_not && (chips === '' || matches(chips_not, chips))) &&
    (!chips_must || matches(chips_must, chips)) &&
    (!must_say || matches(must_say, text) || isNone) &&
    !(must_not_say && matches(must_not_say, text))
  )
}
