import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { findTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { withLocale } from '#app/locale.server.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { findDoors, searchSite } from './site-search-queries.server.ts'

/** What was asked for decides which page comes first, beside the trips and among all results. */

const { db } = await openCatalogue()
// As on the site, what was read is cached.
noteContentChange(db, null)

const doors: [words: string, door: string, locale: Locale][] = [
  ['can I get a refund', '/company/terms-of-service', 'en'],
  ['condiciones de cancelación', '/es/company/terms-of-service', 'es'],
  ['log in', '/account', 'en'],
  ['iniciar sesión', '/es/account', 'es'],
  ['phone number', '/company/contact', 'en'],
  ['how does it work', '/company/how-it-works', 'en'],
  ['are flights included in the price', '/company/how-it-works', 'en'],
  ['are meals included', '/company/how-it-works', 'en'],
  ['¿quién nos recoge en el aeropuerto?', '/es/company/how-it-works', 'es'],
  ['¿incluye los vuelos?', '/es/company/how-it-works', 'es'],
  ['customer reviews', '/testimonials', 'en'],
  ['are you hiring', '/ask', 'en'],
  ['daniela quesada', '/expert/daniela-quesada', 'en'],
  ['¿quién es Gabriela Espinosa?', '/es/expert/gabriela-espinosa', 'es'],
  ['hotel with a pool in Kep', '/cambodia/hotels#villa-chamkar-svay', 'en'],
  ['lodge near corcovado', '/costa-rica/hotels#', 'en'],
  ['day tour from Antigua', '/guatemala/tours#', 'en'],
  ['komodo dragon', '/flora-fauna/komodo-dragon', 'en'],
  ['driving in costa rica', '/plus/driving-in-costa-rica', 'en'],
  ['visa', '/before-you-go', 'en'],
  ['do I need a visa for Vietnam', '/vietnam/before-you-go', 'en'],
  ['vacunas para Perú', '/es/peru/before-you-go', 'es'],
  ['bhutan', '/bhutan', 'en'],
  ['everest base camp', '/everest-base-camp', 'en'],
]

describe('the door that was asked for', () => {
  it.each(doors)('%s: %s', async (words, door, locale) => {
    const ctx = { db, locale, now: () => new Date('2026-11-22') }
    await withLocale(locale, async () => {
      const read = await readWords(ctx, words)
      if (!read) throw new Error(words)
      const beside = (await findDoors(ctx, words, read)).map(({ url }) => url)
      expect(
        beside.some(url => url.includes(door)),
        beside.join(' '),
      ).toBe(true)
      const site = await searchSite(ctx, words)
      const first = site.order.slice(0, 3).flatMap(kind => site[kind].slice(0, 2).map(({ url }) => url))
      expect(
        first.some(url => url.includes(door)),
        first.join(' '),
      ).toBe(true)
    })
  })

  it.each(['visa', 'insurance', 'flights'])(
    '%s alone asks for no service that we do not sell',
    async words => {
      const site = await searchSite({ db, locale: 'en', now: () => new Date('2026-11-22') }, words)
      expect(site.pages.map(({ url }) => url)).not.toContain('/ask')
    },
  )

  it.each([
    ['tap water', 'en'],
    ['agua del grifo', 'es'],
    ['vacuna fiebre amarilla', 'es'],
  ] as const)('to %s, asked of no country, is what each country says', async (words, locale) => {
    const ctx = { db, locale, now: () => new Date('2026-11-22') }
    const site = await withLocale(locale, () => searchSite(ctx, words))
    const countries = site.articles.filter(({ url }) => url.endsWith('/before-you-go'))
    expect(site.order).toEqual(['articles'])
    expect(countries.length).toBeGreaterThanOrEqual(15)
    expect(countries[0]?.line).toMatch(/water|fiebre|amarill|vacun|agua/i)
    expect(site.trips).toEqual([])
  })

  it('is never the picture of what somebody fears', async () => {
    const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }
    const words = 'afraid of snakes and spiders, Costa Rica or Thailand, two weeks'
    const read = await readWords(ctx, words)
    const beside = read ? await findDoors(ctx, words, read) : []
    expect(read).not.toBeNull()
    expect(beside.filter(({ url }) => /flora-fauna/.test(url))).toEqual([])
  })

  it.each([
    ['our kids are 4 and 6, costa rica', '/plus/costa-rica-by-the-age-of-the-youngest'],
    ['with the grandchildren, 6 and 8, to indonesia', '/plus/children-by-age'],
    ['thailand with children of 5 and 7', '/plus/thailand-with-children'],
  ])('for %s is what is written for families of where they go, else of everywhere', async (words, door) => {
    const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }
    const read = await readWords(ctx, words)
    if (!read) throw new Error(words)
    const articles = (await findDoors(ctx, words, read)).filter(({ url }) => url.startsWith('/plus/'))
    expect(articles[0]?.url).toBe(door)
    const ofOthers =
      read.understood.countries[0]?.value === 'thailand' ? [] : ['/plus/thailand-with-children']
    expect(articles.filter(({ url }) => ofOthers.includes(url))).toEqual([])
  })

  it('is what has a word in its name that no trip and no list of words knows', async () => {
    const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }
    const doorsOf = async (words: string) => {
      const read = await readWords(ctx, words)
      return read ? (await findDoors(ctx, words, read)).map(({ url }) => url) : []
    }
    expect(await doorsOf('twelve days of birds, antpittas above all')).toContain(
      '/ecuador/tours#antpittas-at-dawn',
    )
    // Where many have it in their names it tells nothing.
    expect(await doorsOf('ten days, quiet and green')).toEqual([])
  })

  it('is none where words only describe a trip', async () => {
    const words = 'ten easy days in february'
    const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }
    const read = await readWords(ctx, words)
    if (!read) throw new Error(words)
    expect(await findDoors(ctx, words, read)).toEqual([])
  })
})

/** What a trip of the catalogue is, as far as a traveller's words decide. */
interface Told {
  effort: string
  priceMinor: number
  flights: number
  isForFamilies: boolean
  countries: readonly string[]
}

const near: readonly string[] = ['panama', 'guatemala', 'belize', 'ecuador', 'peru']
const wishes: [words: string, locale: Locale, isRight: (trip: Told) => boolean][] = [
  ['we need a break after a hard year', 'en', ({ effort }) => effort !== 'demanding'],
  ['necesitamos parar, estamos agotados', 'es', ({ effort }) => effort !== 'demanding'],
  ['burnt out, on my own', 'en', ({ effort }) => effort !== 'demanding'],
  ['cheapest safari', 'en', ({ priceMinor }) => priceMinor < 200_000],
  ['safari barato', 'es', ({ priceMinor }) => priceMinor < 200_000],
  ['babymoon easy beach', 'en', ({ flights }) => flights === 0],
  ['me and my sister, cambodia, food and temples', 'en', ({ isForFamilies }) => !isForFamilies],
  [
    'parecido a costa rica pero más barato',
    'es',
    ({ countries }) => !countries.includes('costa-rica') && countries.some(tag => near.includes(tag)),
  ],
]

it.each(wishes)('the first two trips for “%s” are such', async (words, locale, isRight) => {
  const ctx = { db, locale, now: () => new Date('2026-11-22') }
  const { keys } = await findTrips(ctx, { ...EVERYTHING, words }, await readWords(ctx, words))
  const told = await Promise.all(keys.slice(0, 2).map(tellOf))
  expect(
    told.filter(trip => !isRight(trip)),
    keys.slice(0, 2).join(' '),
  ).toEqual([])
})

async function tellOf(key: string): Promise<Told> {
  const [row] = await db
    .select({ own: trip, found: finderTrip })
    .from(trip)
    .innerJoin(finderTrip, eq(finderTrip.tripId, trip.id))
    .where(eq(trip.key, key))
  if (!row) throw new Error(key)
  const there = await db.select().from(tripCountry).where(eq(tripCountry.tripId, row.own.id))
  return {
    effort: row.own.effort,
    priceMinor: row.own.fromPriceMinor ?? 0,
    flights: row.found.flights,
    isForFamilies: row.own.party.every(group => group === 'Family'),
    countries: there.map(({ countryTag }) => countryTag),
  }
}

it.each([
  ['antelope stands on back legs to eat, giraffe neck', '/flora-fauna/gerenuk'],
  ['painted doors and spices on an island', '/tanzania/tours#stone-town-doors-and-spices'],
])('what answers most of “%s” comes before the trips, of whatever kind it is', async (words, door) => {
  const site = await searchSite({ db, locale: 'en', now: () => new Date('2026-11-22') }, words)
  const before = site.order.slice(0, site.order.indexOf('trips'))
  expect(before.flatMap(kind => site[kind].slice(0, 2).map(({ url }) => url))).toContain(door)
})

it.each([
  ['elephants', 'en'],
  ['elefantes', 'es'],
] as const)('%s finds what is of them, and each result says it', async (words, locale) => {
  await withLocale(locale, async () => {
    const ctx = { db, locale, now: () => new Date('2026-11-22') }
    const first = await searchSite(ctx, words)
    expect(first.species.map(({ key }) => key).toSorted()).toEqual(['african-elephant', 'asian-elephant'])
    const fitting = await findTrips(ctx, { ...EVERYTHING, words }, await readWords(ctx, words))
    expect(first.totals.trips).toBe(fitting.fitting)
    expect(first.totals.trips).toBeGreaterThan(first.trips.length)
    for (const kind of ['species', 'places', 'tours', 'hotels', 'articles'] as const) {
      const found = await searchSite(ctx, words, kind)
      expect(found[kind].length, kind).toBe(first.totals[kind])
      expect(found[kind].slice(0, first[kind].length)).toEqual(first[kind])
      for (const { name, line } of found[kind]) expect(`${name} ${line}`).toMatch(/ele(ph|f)ant/i)
    }
    const claimed = first.trips.map(({ line }) => line).filter(line => /ele(ph|f)ant/i.test(line))
    expect(claimed.length).toBeGreaterThan(0)
    if (locale === 'en') expect(claimed.join()).not.toMatch(/african|asian/)
  })
})

it.each([
  ['machu pichu', 'en', 'Machu Picchu'],
  ['macchu pichu', 'es', 'Machu Picchu'],
  ['hotels in monteverdi', 'en', 'hotels in Monteverde'],
] as const)('%s is searched for as the name is written, and it is said', async (words, locale, written) => {
  await withLocale(locale, async () => {
    const ctx = { db, locale, now: () => new Date('2026-11-22') }
    const { meant, ...found } = await searchSite(ctx, words)
    expect(meant).toBe(written)
    const { meant: none, ...rightly } = await searchSite(ctx, written)
    expect(none).toBeNull()
    expect(found).toEqual(rightly)
  })
})

it.each(['drake', 'monkeys', 'Kenia', 'gorillas in Uganda', 'perezosos', 'zanzibar', 'macaws'])(
  '%s is no slip',
  async words => {
    const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }
    expect((await searchSite(ctx, words)).meant).toBeNull()
  },
)

const found = (words: string, locale: Locale) =>
  withLocale(locale, () => searchSite({ db, locale, now: () => new Date('2026-11-22') }, words))

it('whoever asks for a place finds only the trips that go there, where some do', async () => {
  const { trips, totals } = await found('machu picchu', 'en')
  expect(trips.length).toBeGreaterThan(1)
  for (const { name, line } of trips) expect(line, name).toMatch(/machu picchu/i)
  expect(totals.trips).toBe(trips.length)
})

it.each([
  ['cuando ir a kenia', 'es', 'kenya', /^Mejores meses: ene/],
  ['when to go to Peru', 'en', 'peru', /^Best months: May/],
] as const)('%s: first the months of the country', async (words, locale, tag, months) => {
  const { order, countries } = await found(words, locale)
  expect([order[0], countries[0]?.key]).toEqual(['countries', tag])
  expect(countries[0]?.line).toMatch(months)
})

it('a bird is not a town whose name begins alike', async () => {
  const { articles } = await found('where can I see quetzals in March', 'en')
  for (const { line } of articles) expect(line).not.toContain('Quetzaltenango')
})

it('a food that one is allergic to is asked about in whole', async () => {
  const read = await readWords(
    { db, now: () => new Date('2026-11-22') },
    'my son has a peanut allergy, vietnam',
  )
  expect(read?.understood.needs).toMatchObject([{ value: { kind: 'diet' }, from: 'peanut allergy' }])
})

const PASTED = `From: Inés Bosch <ines@example.com>\r\nSubject: Re: our trip\r\n\r\n> Dear all,\r\n> we are two adults and kids 7 and 9.\r\n
  Best, Inés -- +34 600 000 000 https://example.com/?q=%3Cscript%3E`

it.each([
  ['ten thousand characters', 'gorillas and lions in Peru, '.repeat(400)],
  ['one word of ten thousand letters', 'a'.repeat(10_000)],
  ['stop words only', 'the of and a la el '.repeat(500)],
  ['two hundred animals', Array.from({ length: 200 }, () => 'jaguar sloth whale').join(' ')],
  ['other alphabets', 'ナマケモノ 大象 كسلان 고릴라 '.repeat(300)],
  ['marks that turn the direction', '\u202e\u200f gorillas \u202d'.repeat(400)],
  ['a sentence pasted from an email', PASTED],
  ['absurd numbers', 'kids of 400 years, -3 kids, under 1000000000000 dollars, 99999 weeks '.repeat(80)],
])('%s cost at most six times what a question does, and nothing absurd is claimed', async (_, text) => {
  const ctx = { db, locale: 'en', now: () => new Date('2026-11-22T12:00:00Z') } as const
  const answer = async (words: string) => {
    const read = await readWords(ctx, words)
    const { keys } = await findTrips(ctx, { ...EVERYTHING, words }, read)
    if (read) await findDoors(ctx, words, read)
    return { read, keys }
  }
  const ask = async (typed: string) => {
    const before = process.cpuUsage()
    const { words } = readFinderQuery(new URLSearchParams({ q: typed }), {
      countries: [],
      animals: [],
    }).filters
    const answered = await answer(words)
    const { user, system } = process.cpuUsage(before)
    return { ...answered, cost: user + system }
  }
  await answer('warm up')
  const { read: found, keys, cost } = await ask(text)
  const question = await ask('two weeks in Costa Rica in March with kids of 8 and 11, sloths and volcanoes')
  expect(cost).toBeLessThan(question.cost * 6)
  expect(keys.length).toBeGreaterThan(0)
  const { party, budget } = found?.understood ?? {}
  expect(Math.max(0, ...(party?.value.children ?? []))).toBeLessThan(18)
  expect(party?.value.childCount ?? 0).toBeLessThan(20)
  expect(budget?.value.mostMinor ?? 0).toBeLessThanOrEqual(10 ** 12)
})
