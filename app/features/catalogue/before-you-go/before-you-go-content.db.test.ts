import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { formatDay } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getBeforePage } from './before-you-go-queries.server.ts'
import { getTripBefore } from './trip-before-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'content' })
const countries = await db
  .select({ tag: country.tag, text: country.beforeYouGo })
  .from(country)
  .where(eq(country.active, true))
const trips = await db.select({ id: trip.id, key: trip.key }).from(trip).orderBy(asc(trip.id))
/** The last day on which something was looked up. */
const checked = countries
  .flatMap(({ text }) => text?.subjects.flatMap(({ facts }) => facts.map(fact => fact.checked)) ?? [])
  .toSorted()
  .at(-1)
const now = () => new Date(`${checked}T12:00:00Z`)

it.each(['en', 'es'] as const)(
  'every country and trek has its page, fresh but for what says itself that it was read earlier (%s)',
  async locale => {
    for (const { tag } of countries) {
      const page = await getBeforePage({ db, locale, now }, tag)
      const facts = page.parts.flatMap(({ subjects }) => subjects.flatMap(one => one.facts))
      expect(
        facts
          .filter(fact => fact.freshness !== 'fresh' && fact.checked === formatDay(checked ?? '', locale))
          .map(({ words }) => words),
        tag,
      ).toEqual([])
      expect(new Set(facts.map(({ words }) => words)).size, tag).toBe(facts.length)
      if (page.type === 'country') expect(page.health.length, tag).toBeGreaterThanOrEqual(4)
    }
  },
)

it.each(['en', 'es'] as const)(
  'what a page says at a glance is a line, not the text below it (%s)',
  async locale => {
    for (const { tag } of countries) {
      const { short } = await getBeforePage({ db, locale, now }, tag)
      expect(short.length, tag).toBeGreaterThan(3)
      expect(
        short.filter(({ words }) => words.length > 66),
        tag,
      ).toEqual([])
      // What nobody asks for may be needed all the same.
      const cover = short.find(({ subject }) => subject === 'insurance')
      expect(cover?.words, tag).not.toMatch(/^(Not|No|Nobody|Nadie)\b[^:;,]*$/)
    }
  },
)

it('every trip names the visas, the mosquitoes, the heights and the cover of its own days', async () => {
  for (const { id, key } of trips) {
    const before = await getTripBefore({ db, locale: 'en', now }, id)
    expect(
      before?.rows.map(({ subject }) => subject),
      key,
    ).toEqual(['entry', 'yellow-fever', 'malaria', 'altitude', 'insurance'])
    expect(before?.rows.find(({ subject }) => subject === 'entry')?.facts, key).toHaveLength(
      before?.countries.length ?? 0,
    )
    // The country names a summit and a sport that this trip may not have.
    expect(before?.rows.find(({ subject }) => subject === 'insurance')?.facts, key).toEqual([])
  }
})

it.each([
  ['white-city-first', '4,910', '5,000'],
  ['the-lake-slowly', '4,910', '5,000'],
  ['cacao-and-white-water', '4,060', '4,500'],
  ['on-foot-under-the-cones', '4,864', '5,000'],
  ['sixty-minutes', '3,300', '3,500'],
  ['two-hammocks', '3,335', '3,500'],
  ['seven-days-up-machame', '5,895', '6,000'],
])(
  '%s counts the pass or the summit of its days, and asks for cover up to it',
  async (key, highest, cover) => {
    const id = trips.find(one => one.key === key)?.id ?? 0
    const before = await getTripBefore({ db, locale: 'en', now }, id)
    const linesOf = (subject: string) => before?.rows.find(one => one.subject === subject)?.lines.join(' ')
    expect(linesOf('altitude')?.replaceAll('\u00a0', ' ')).toContain(`${highest} m`)
    expect(linesOf('insurance')?.replaceAll('\u00a0', ' ')).toContain(`altitude up to ${cover} m`)
  },
)
