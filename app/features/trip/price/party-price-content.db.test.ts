import { expect, it } from 'vitest'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { findTrips, searchTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { formatMoney } from '#app/text/figures.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { wholeUnits } from '#database/values/currency.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'

/** Every price that a search says of a party, over the whole catalogue, added up again from the files of content/. */

const { db } = await openCatalogue()
noteContentChange(db, null)
const { catalogue } = readCatalogue(authored.root, authored.kept)
const trips = new Map(
  catalogue.folders.flatMap(({ trips: all }) => [...all].map(([key, { value }]) => [key, value])),
)
const ctx = {
  db,
  locale: 'en' as const,
  origin: 'https://ceiba.test',
  services: null,
  now: () => new Date('2026-11-22T12:00:00Z'),
}

interface Asked {
  words: string
  adults: number
  ages: (number | null)[]
  /** Days on which they might begin, by month and day; every day if none. */
  days: string[]
  /** Of each, or of all together. */
  limit: number
  per: 'person' | 'group'
  isCounted: boolean
}

const YEAR = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2001, 0, 1 + day)).toISOString().slice(5, 10),
)
const inMonths = (...months: string[]) => YEAR.filter(day => months.includes(day.slice(0, 2)))

const asked: Asked[] = [
  {
    words: '2 adults and 2 children, 8 and 10, under 6000 dollars in all',
    adults: 2,
    ages: [8, 10],
    days: YEAR,
    limit: 6_000,
    per: 'group',
    isCounted: true,
  },
  {
    words: '2 adults and 2 children, 8 and 10, in August, under 1500 dollars each',
    adults: 2,
    ages: [8, 10],
    days: inMonths('08'),
    limit: 1_500,
    per: 'person',
    isCounted: true,
  },
  {
    words: 'family of 5, kids 7, 9 and 13, in December, 12000 dollars in all',
    adults: 2,
    ages: [7, 9, 13],
    days: inMonths('12'),
    limit: 12_000,
    per: 'group',
    isCounted: true,
  },
  {
    words: 'my wife, me and our son aged 11, under 2000 dollars each',
    adults: 2,
    ages: [11],
    days: YEAR,
    limit: 2_000,
    per: 'person',
    isCounted: true,
  },
  {
    words: 'single mum with a daughter of 9, under 5000 dollars in all',
    adults: 1,
    ages: [9],
    days: YEAR,
    limit: 5_000,
    per: 'group',
    isCounted: true,
  },
  {
    words: 'travelling alone, under 2500 dollars',
    adults: 1,
    ages: [],
    days: YEAR,
    limit: 2_500,
    per: 'person',
    isCounted: true,
  },
  {
    words: 'honeymoon in July, under 3000 dollars each',
    adults: 2,
    ages: [],
    days: inMonths('07'),
    limit: 3_000,
    per: 'person',
    isCounted: true,
  },
  {
    words: '6 friends in March, under 1200 dollars each',
    adults: 6,
    ages: [],
    days: inMonths('03'),
    limit: 1_200,
    per: 'person',
    isCounted: true,
  },
  {
    words: '9 people, under 1500 dollars each',
    adults: 9,
    ages: [],
    days: YEAR,
    limit: 1_500,
    per: 'person',
    isCounted: true,
  },
  {
    words: '2 adults and 2 kids, under 5000 dollars in all',
    adults: 2,
    ages: [null, null],
    days: YEAR,
    limit: 5_000,
    per: 'group',
    isCounted: true,
  },
  {
    words: 'couple starting 24 December 2026, under 3000 dollars each',
    adults: 2,
    ages: [],
    days: ['12-24'],
    limit: 3_000,
    per: 'person',
    isCounted: true,
  },
  {
    words: 'with friends, under 2000 dollars each',
    adults: 2,
    ages: [],
    days: YEAR,
    limit: 2_000,
    per: 'person',
    isCounted: false,
  },
  {
    words: 'under 2000 dollars each',
    adults: 2,
    ages: [],
    days: YEAR,
    limit: 2_000,
    per: 'person',
    isCounted: false,
  },
]

type Trip = NonNullable<ReturnType<typeof trips.get>>

const isWithin = (day: string, [first, last]: readonly [string, string]) =>
  first <= last ? day >= first && day <= last : day >= first || day <= last

/** What all of a party pay who begin on a day, by the trip's lines and its rule for children. */
function totalOn(trip: Trip, { adults, ages }: Asked, day: string): number | null {
  const people = adults + ages.length
  const lines = trip.prices.filter(
    ({ party: [least, most], season }) =>
      people >= least &&
      people <= most &&
      (!season || isWithin(day, [season[0].slice(5), season[1].slice(5)])),
  )
  if (lines.length === 0 || ages.some(age => age !== null && age < (trip.minimumAge ?? 0))) return null
  const sum = lines.reduce((all, { per, amount }) => all + amount * (per === 'person' ? people : 1), 0)
  const rule = trip.childPrice
  const isFor =
    rule && !rule.sharing && (!rule.party || (adults === rule.party[0] && ages.length === rule.party[1]))
  const children = ages.filter(
    age => age !== null && rule && age >= rule.ages[0] && age <= rule.ages[1],
  ).length
  if (!isFor) return sum
  if (rule.less !== undefined) return sum - children * rule.less
  return lines.some(({ season }) => season) ? sum : sum - children * (sum / people - (rule.amount ?? 0))
}

function totalsOf(trip: Trip, one: Asked) {
  // Where nobody said when, the best months count.
  const isBest = (day: string) => trip.bestMonths.months.includes(Number(day.slice(0, 2)))
  const days = one.days === YEAR ? YEAR.filter(isBest) : one.days
  const all = days.flatMap(day => totalOn(trip, one, day) ?? [])
  return all.length > 0 ? { low: Math.min(...all), high: Math.max(...all) } : null
}

it.each(asked)('$words', async one => {
  const { words, adults, ages, limit, per, isCounted } = one
  const people = adults + ages.length
  const read = await readWords(ctx, words)
  const { reasons, prices, keys } = await findTrips(ctx, { ...EVERYTHING, words }, read, 500)
  expect(keys).toHaveLength(trips.size)
  expect(prices && { adults: prices.travellers.adults, ages: prices.travellers.childAges }).toEqual(
    isCounted ? { adults, ages } : null,
  )
  let known = 0
  for (const [key, trip] of trips) {
    const totals = totalsOf(trip, one)
    const reason = [...(reasons.get(key)?.met ?? []), ...(reasons.get(key)?.missed ?? [])].find(
      ({ kind }) => kind === 'price' || kind === 'unpriced',
    )
    if (prices)
      expect(prices.byKey.get(key)?.lowMinor ?? null, key).toBe(totals && Math.ceil(totals.low * 100))
    if (!totals) {
      expect(reason, key).toMatchObject({ kind: 'unpriced', people })
      continue
    }
    known++
    const shares = per === 'group' ? 1 : people
    const isAfforded = Math.ceil((totals.low * 100) / shares) <= limit * 100
    expect(reason, key).toMatchObject({ kind: 'price', isOfTwo: !isCounted })
    expect(
      reasons.get(key)?.met.some(({ kind }) => kind === 'price'),
      key,
    ).toBe(isAfforded)
    expect(reason, key).toMatchObject({
      isSeasonal: isAfforded && Math.ceil((totals.high * 100) / shares) > limit * 100,
    })
  }
  expect(known).toBeGreaterThan(people > 8 ? 0 : 60)
})

it('shows on cards and among all results what those pay who travel, and says so where nobody knows it', async () => {
  const words = 'wildlife with 2 adults and 2 children, 8 and 10'
  const read = await readWords(ctx, words)
  const { trips: cards } = await searchTrips(ctx, { ...EVERYTHING, words }, read)
  const { trips: hits } = await searchSite(ctx, words)
  const four = { ...asked[0], adults: 2, ages: [8, 10], days: YEAR } as Asked
  const saidOf = (key: string) => {
    const trip = trips.get(key)
    const totals = trip ? totalsOf(trip, four) : null
    return totals
      ? {
          price: formatMoney(wholeUnits((totals.low * 100) / 4, 'USD'), 'USD', 'en'),
          each: `per person for 2 adults and 2 children, ${formatMoney(Math.ceil(totals.low * 100), 'USD', 'en')} in all`,
        }
      : { price: null, each: 'per person, two sharing; no price yet for 2 adults and 2 children' }
  }
  for (const { key, ofParty } of cards) {
    const said = saidOf(key)
    expect(ofParty?.price, key).toBe(said.price)
    expect(ofParty?.each.startsWith(said.each), `${key}: ${ofParty?.each}`).toBe(true)
  }
  expect(hits.length).toBeGreaterThan(2)
  for (const { key, line } of hits)
    expect(line, key).toContain(`${saidOf(key).price ?? ''} ${saidOf(key).each}`.trim())
})
