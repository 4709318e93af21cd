import { expect, it } from 'vitest'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { findClosest } from '#app/features/search/trip-search/find-trips.server.ts'
import { understand } from '#app/features/search/understanding/understand.ts'
import { getVocabulary } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { goals } from '#database/values/goals.ts'
import { LOCALES } from '#database/values/locale.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getMeanings } from './ranking-queries.server.ts'
import { claimsOf } from './reason-words.ts'
import { type Reason, reasonsOf } from './reasons.ts'
import { getGrounds } from './trip-grounds-queries.server.ts'

/** Every claim that a card could make, over the whole catalogue, read again in the files of content/. */

const { db } = await openCatalogue()
// As on the site, what was read is cached.
noteContentChange(db, null)
const { catalogue } = readCatalogue(authored.root, authored.kept)
const today = new Date('2026-11-22T12:00:00Z')
const folders = new Map(catalogue.folders.map(folder => [folder.tag, folder]))
const trips = new Map(
  catalogue.folders.flatMap(({ trips: all }) => [...all].map(([key, { value }]) => [key, value])),
)

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(text).join(' ')
      : ''
const plain = (value: string) => value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Needs and fears of all kinds. */
const NEEDS = [
  'in a wheelchair',
  'bad knees',
  'little walking',
  'my mother gets out of breath',
  'mal de altura',
  'nothing above 2000 m',
  '5 months pregnant',
  'I get seasick',
  'scared of heights',
  'claustrophobic, no caves',
  'afraid of the dark',
  'no small planes',
  'scared of snakes',
  'we cannot swim',
  'coeliac',
  'malaria free',
]

/** 300 wishes from names of the catalogue: animals, activities, things, months, families, budgets, refusals, needs. */
function wishes(): string[] {
  const animals = [...catalogue.species.values()].map(({ value }) => value.name.en)
  const interests = catalogue.interests?.value.map(({ name }) => name.en) ?? []
  const habitats = catalogue.habitats?.value.map(({ name }) => name.es) ?? []
  const things =
    catalogue['search-words']?.value.flatMap(({ en, means }) => (means.thing ? [en[0] ?? ''] : [])) ?? []
  const months = ['January', 'abril', 'July', 'octubre']
  return [
    ...animals.map((name, i) => `${name} in ${months[i % months.length]}`),
    ...things.slice(0, 60),
    ...[...interests, ...habitats].map(
      (name, i) => `${name} with a child of ${2 + (i % 12)}, under ${900 + i * 100} dollars each`,
    ),
    ...things.slice(0, 20).map(name => `no ${name}, without boats, no flights`),
    ...goals.map(
      (goal, i) => `${goal}, ${5 + i} days, somewhere ${['warm', 'cool', 'dry'][i % 3]} in ${months[i % 4]}`,
    ),
    ...NEEDS,
    ...NEEDS.map((need, i) => `${interests[i]}, ${need}, with a child of ${4 + i}`),
    ...['easy', 'moderate', 'demanding'].map(effort => `${effort}, a week, dry season`),
    ...['not too hot', 'que no haga calor', 'not too hot, in July'],
  ]
}

interface Claimed {
  key: string
  reason: Reason
  months: readonly number[]
  youngest: number | null
}

/** The row on which a claim rests, found in the files: its texts and what it is tagged with, if that day uses it. */
function rowOf({ key, reason: { ground } }: Claimed) {
  const trip = trips.get(key)
  const day = ground.day === null ? undefined : trip?.days[ground.day - 1]
  const [kind = '', path = ''] = ground.row.split(':')
  const [tag = '', slug = ''] = path.split('/')
  const folder = folders.get(tag)
  if (kind === 'trip')
    return { all: text([trip?.title, trip?.line]), tags: [] as string[], lists: [] as const }
  if (kind === 'day') return { all: text([day?.title, day?.story]), tags: [] as string[], lists: [] as const }
  if (kind === 'tour' && day?.tours.includes(slug)) {
    const tour = folder?.tours.get(slug)?.value
    return {
      all: text([tour?.name, tour?.line, tour?.lead, tour?.body]),
      tags: [...(tour?.interests ?? []), ...(tour?.habitats ?? []), tour?.type ?? ''],
      lists: [] as const,
    }
  }
  if (kind === 'hotel' && day?.hotel === slug) {
    const hotel = folder?.hotels.get(slug)?.value
    return {
      all: text([hotel?.name, hotel?.line, hotel?.lead]),
      tags: [] as const,
      lists: [] as const,
    }
  }
  if (kind === 'place' && (day?.place === slug || day?.visits.includes(slug))) {
    const attraction = folder?.attractions.get(slug)?.value
    const destination = folder?.destinations.get(slug)?.value
    const place = attraction ?? destination
    return {
      all: text([place?.name, place?.line, place?.lead, place?.body]),
      tags: [...(place?.interests ?? []), ...(place?.habitats ?? [])],
      lists: place?.wildlife ?? [],
    }
  }
  return null
}

/** The mean high and rain of the nights, in the months asked for or in the best. */
function climateOf({ key, months }: Claimed) {
  const trip = trips.get(key)
  const asked = months.length > 0 ? months : (trip?.bestMonths.months ?? [])
  const all = (trip?.days.slice(0, -1) ?? []).flatMap(({ place }) => {
    const climate = trip?.countries.flatMap(
      tag => folders.get(tag)?.destinations.get(place)?.value.climate ?? [],
    )
    return asked.flatMap(month => climate?.[month - 1] ?? [])
  })
  const mean = (values: number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length)
  return { highC: mean(all.map(({ high }) => high)), rainDays: mean(all.map(one => one.rainDays)) }
}

/** The highest of the stops' mean highs, in the months asked for or in the best. */
function hottestOf({ key, months }: Claimed): number {
  const trip = trips.get(key)
  const asked = months.length > 0 ? months : (trip?.bestMonths.months ?? [])
  const highs = (trip?.days.slice(0, -1) ?? []).map(({ place }) => {
    const climate =
      trip?.countries.flatMap(tag => folders.get(tag)?.destinations.get(place)?.value.climate ?? []) ?? []
    return asked.reduce((sum, month) => sum + (climate[month - 1]?.high ?? Number.NaN), 0) / asked.length
  })
  return Math.round(Math.max(...highs))
}

type Trip = NonNullable<ReturnType<typeof trips.get>>

/** What the days of a trip ask of its travellers, by the files. */
function askedBy(trip: Trip) {
  const all = trip.countries.flatMap(tag => folders.get(tag) ?? [])
  const outings = trip.days.flatMap(({ tours, visits }) => [
    ...tours.flatMap(tour => all.flatMap(one => one.tours.get(tour)?.value ?? [])),
    ...visits.flatMap(visit => all.flatMap(one => one.attractions.get(visit)?.value ?? [])),
  ])
  const houses = trip.days.flatMap(({ hotel }) =>
    all.flatMap(one => one.hotels.get(hotel ?? '')?.value ?? []),
  )
  const ends = trip.days.flatMap(({ hotel, place }) =>
    all.flatMap(
      one => one.hotels.get(hotel ?? '')?.value.altitude ?? one.destinations.get(place)?.value.altitude ?? [],
    ),
  )
  const sights = trip.days.flatMap(({ visits }) =>
    visits.flatMap(visit => all.flatMap(one => one.attractions.get(visit)?.value.altitude ?? [])),
  )
  return {
    houses,
    asks: new Set(outings.flatMap(({ asks }) => asks)),
    modes: new Set(trip.days.flatMap(({ legs }) => legs.map(({ mode }) => mode))),
    smallPlanes: trip.days.flatMap(({ legs }) =>
      legs.filter(({ mode, minutes, kilometres }) => mode === 'air' && kilometres / (minutes / 60) < 350),
    ).length,
    walkKm: Math.max(0, ...trip.days.map(({ walk }) => walk?.kilometres ?? 0)),
    highest: Math.max(0, ...ends, ...sights, ...trip.days.map(({ highest }) => highest ?? 0)),
  }
}

/** Why a need is not kept, by the files; null if it is. */
function faultOfNeed(
  { need, measure, isMild, isFigure }: Extract<Reason, { kind: 'need' }>,
  trip: Trip,
): string | null {
  const { houses, asks, modes, smallPlanes, walkKm, highest } = askedBy(trip)
  const any = (...those: string[]) => those.find(ask => [...asks].some(one => one === ask))
  const isMeasured = { km: walkKm, altitude: highest, climb: null, flights: null, boats: null }
  const counted = measure && isMeasured[measure.unit]
  if (counted !== null && counted !== measure?.amount) return `${measure?.unit} ${counted}`
  if (isMild || need === 'knees') return walkKm > 3 ? `${walkKm} km` : (any('steps') ?? null)
  // The figure of the wish above.
  const most = isFigure ? 2_000 : 1_500
  if (need === 'altitude') return highest > most ? `${highest} m` : null
  if (need === 'breath') return highest > 1_500 || walkKm > 3 ? `${highest} m, ${walkKm} km` : null
  if (need === 'caves') return any('cave') ?? null
  if (need === 'dark') return any('dark') ?? null
  if (need === 'small-planes') return smallPlanes > 0 ? 'a small plane' : null
  if (need === 'seasickness') return modes.has('boat') ? 'a boat' : (any('boat', 'open-sea') ?? null)
  if (need === 'step-free')
    return houses.every(house => house.stepFree === true) && walkKm <= 1 ? null : 'a step'
  return 'no row tells'
}

function namesOfSpecies(name: string): string[] {
  return [name, name.split(' ').at(-1) ?? name].map(plain)
}

function faultOf(claimed: Claimed): string | null {
  const { key, reason, months, youngest } = claimed
  const trip = trips.get(key)
  if (!trip) return 'no such trip'
  const legs = trip.days.flatMap(day => day.legs)
  switch (reason.kind) {
    case 'animal': {
      const row = rowOf(claimed)
      const one = [...catalogue.species.values()].find(({ value }) => value.name.en === reason.name.en)?.value
      if (!row || !one) return 'no such row'
      const [tag = '', slug = ''] = reason.ground.row.slice(reason.ground.row.indexOf(':') + 1).split('/')
      const listed = row.lists.filter(({ latin }) => latin && binomial(latin) === binomial(one.latin))
      const seen = one.seen.filter(({ country, places }) => country === tag && places.includes(slug))
      const isNamed = namesOfSpecies(one.name.en).some(name =>
        plain(row.all).includes(name.replace(/(ceros|potamus)$/, '')),
      )
      if (!isNamed && listed.length === 0 && seen.length === 0) return 'the row does not have it'
      const known = [...listed, ...seen].flatMap(sighting => sighting.months)
      const inCountry = one.seen.flatMap(sighting => sighting.months)
      const possible = known.length > 0 ? [...known, ...inCountry] : inCountry
      return months.length === 0 || months.some(month => possible.includes(month))
        ? null
        : 'not in that month'
    }
    case 'activity': {
      const row = rowOf(claimed)
      const names = [...(catalogue.interests?.value ?? []), ...(catalogue.habitats?.value ?? [])]
      const types = catalogue.folders.flatMap(folder => folder['tour-types']?.value ?? [])
      const keys = [...names, ...types].filter(({ name }) => name.en === reason.name.en).map(one => one.key)
      const isTagged = keys.some(one => row?.tags.some(tag => tag === one))
      return row && (isTagged || plain(row.all).includes(plain(reason.from)))
        ? null
        : 'the row is not tagged so'
    }
    case 'thing': {
      const entry = catalogue['search-words']?.value.find(
        ({ en, means }) => means.thing && en[0] === reason.name.en,
      )
      if (entry?.means.legs) {
        const on = trip.days[(reason.ground.day ?? 0) - 1]
        return on?.legs.some(({ mode }) => mode === entry.means.legs) ? null : 'no such leg'
      }
      if (entry?.means.beds) {
        const slept = new Set(trip.days.slice(0, -1).map(({ place }) => place))
        return slept.size <= entry.means.beds ? null : 'sleeps in more places'
      }
      if (entry?.means.house && !reason.ground.row.startsWith('hotel:')) return 'no house'
      const row = rowOf(claimed)
      return row &&
        LOCALES.some(locale =>
          (entry?.means.says?.[locale] ?? entry?.[locale] ?? []).some(name =>
            plain(row.all).includes(plain(name)),
          ),
        )
        ? null
        : 'the row does not say it'
    }
    case 'group': {
      const ages = trip.days.flatMap(day => {
        const items = trip.countries.flatMap(tag => folders.get(tag) ?? [])
        const tours = day.tours.flatMap(tour =>
          items.flatMap(one => one.tours.get(tour)?.value.minimumAge ?? []),
        )
        const hotel = items.flatMap(one => one.hotels.get(day.hotel ?? '')?.value.minimumAge ?? [])
        return [...tours, ...hotel]
      })
      const least = Math.max(0, trip.minimumAge ?? 0, ...ages)
      if (youngest !== null && least > youngest) return `from ${least} years`
      return trip.party.includes(reason.group) ? null : 'not for them'
    }
    case 'months':
      return reason.months.every(month => trip.bestMonths.months.includes(month)) ? null : 'not its best'
    case 'days':
      return reason.days === trip.days.length ? null : 'not so long'
    case 'goal':
      return trip.goals.includes(reason.goal) ? null : 'not built around it'
    case 'effort':
      return trip.effort === reason.effort ? null : 'not that effort'
    case 'weather': {
      const { highC, rainDays } = climateOf(claimed)
      const isSo = reason.weather === 'dry' ? reason.rainDays === rainDays : reason.highC === highC
      return isSo ? null : `high ${highC}, rain on ${rainDays} days`
    }
    case 'need':
      return faultOfNeed(reason, trip)
    case 'avoid': {
      if (reason.what === 'heat') {
        const high = hottestOf(claimed)
        return reason.amount === high && high <= 28 ? null : `${high} °C at its hottest stop`
      }
      if (reason.what === 'flights') return legs.some(({ mode }) => mode === 'air') ? 'has one' : null
      if (reason.what !== 'boats') return null
      const { asks, modes } = askedBy(trip)
      return modes.has('boat') || asks.has('boat') || asks.has('open-sea') ? 'has one' : null
    }
    default:
      return null
  }
}

const vocabulary = await getVocabulary({ db })
const rows = await findClosest({ db }, { ...EVERYTHING, seenAt: [] }, [
  { kind: 'days', points: 1, least: 1, most: 99 },
])
const grounds = await getGrounds({ db }, rows)

it('claims of a card only what is true of the row on which it rests', async () => {
  expect(rows.length).toBe(trips.size)
  const faults: string[] = []
  let [claims, needsKept] = [0, 0]
  for (const words of wishes()) {
    const understood = understand(words, vocabulary, today)
    const meanings = await getMeanings({ db }, understood)
    const children = understood.party?.value.children ?? []
    for (const row of rows) {
      const own = grounds.get(row.tripId)
      if (!own) throw new Error(row.key)
      const reasons = reasonsOf(understood, meanings, { ...row, grounds: own, cost: null })
      expect(claimsOf(reasons, { locale: 'en', countries: [] }).every(claim => claim.row !== '')).toBe(true)
      for (const reason of reasons.met) {
        claims++
        needsKept += Number(reason.kind === 'need')
        const fault = faultOf({
          ...{ key: row.key, reason, months: understood.when?.value.months ?? [] },
          youngest: children.length > 0 ? Math.min(...children) : null,
        })
        if (fault) faults.push(`${words} · ${row.key} · ${JSON.stringify(reason)}: ${fault}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(claims).toBeGreaterThan(2_000)
  expect(needsKept).toBeGreaterThan(200)
}, 60_000)
