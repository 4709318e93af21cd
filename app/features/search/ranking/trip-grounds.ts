import { LRUCache } from 'lru-cache'
import { habitatsMet } from '#app/features/catalogue/place-page/place-page.ts'
import { monthsAt } from '#app/features/catalogue/species/species.ts'
import {
  CHANCES,
  meetingsOf,
  type Named,
  type NarratedDay,
  speaksOf,
  toMentions,
  toNarratedDay,
  type WildDay,
} from '#app/features/catalogue/trip-species/trip-species.ts'
import type { Effort } from '#app/features/wish/wish.ts'
import type { Ask } from '#database/values/catalogue-kinds.ts'
import { LOCALES, type Locale, type Words } from '#database/values/locale.ts'
import { type TripWords, wordsOfTrip } from './spoken-words.ts'

/** What a trip is known to have and to ask of its travellers, each with the row that says so. */

/** Where a claim rests: a row, the day of the trip that uses it, and what the row is called. */
export interface Ground {
  /** `tour:peru/key`, `place:peru/cusco`, `hotel:peru/key`, `day:trip-key/4` or `trip:trip-key`. */
  row: string
  /** Null for what holds of the whole trip. */
  day: number | null
  /** Null if the row is the day itself. */
  name: Words | null
}

/** A place of a trip's day. */
export interface GroundPlace {
  id: number
  country: string
  slug: string
  name: Words
  line: Words
  lead: Words
  body: Words
  altitudeM: number
  interests: readonly string[]
  habitats: readonly string[]
  asks: readonly Ask[]
  /** Null if it is not known. */
  stepFree: boolean | null
  climate: readonly { high: number; low: number; rainDays: number }[] | null
}

/** A tour or a hotel of a trip's day. */
export interface GroundItem {
  id: number
  country: string
  key: string
  name: Words
  line: Words
  lead: Words
  body: Words
  type: string | null
  interests: readonly string[]
  habitats: readonly string[]
  minimumAge: number | null
  /** How hard a tour is; null for a hotel. */
  effort: Effort | null
  asks: readonly Ask[]
  stepFree: boolean | null
  /** Metres above the sea, if it is not that of its place. */
  altitudeM: number | null
}

export interface GroundDay {
  number: number
  title: Words
  story: Words
  sleeps: boolean
  place: GroundPlace
  visits: readonly GroundPlace[]
  tours: readonly GroundItem[]
  hotel: GroundItem | null
  walkKm: number
  climbM: number
  /** A pass or a summit above its bed and its sights; null without one. */
  highestM: number | null
  legs: readonly { mode: string; minutes: number; kilometres: number }[]
  wild: WildDay
}

export interface GroundTrip {
  key: string
  title: Words
  line: Words
  /** What else it says of itself: how it goes, whom it suits, how much one walks. */
  about: readonly Words[]
  minimumAge: number | null
  party: readonly string[]
  bestMonths: readonly number[]
  /** Species of its countries that are open to its youngest traveller. */
  species: readonly Named[]
  days: readonly GroundDay[]
}

/** An animal on a day, in the months in which it is there. */
export interface Sighting extends Ground {
  species: string
  months: readonly number[]
  /** 0 if the day looks for it, up to 4 if it only may be there on arrival. */
  chance: number
  /** The least age of the tour that looks for it. */
  minimumAge: number | null
}

/** Where a trip speaks of something, and on how many of its days. */
export interface Naming extends Ground {
  days: number
}

export interface TripGrounds {
  trip: GroundTrip
  /** The first row for `interest:surf`, `habitat:beach`, `tour-type:water`. */
  topics: ReadonlyMap<string, Ground>
  /** All rows of a topic that are done: tours and sights. */
  topicRows: ReadonlyMap<string, ReadonlySet<string>>
  words: () => TripWords
  /** On how many days a tour or a sight has a topic, or one sleeps by a beach. */
  topicDays: ReadonlyMap<string, number>
  /** The places where it sleeps or stops, by `country/slug`. */
  places: ReadonlyMap<string, Ground>
  /** The highest least age of the trip, its tours and houses; null if all take any age. */
  leastAge: (Ground & { age: number }) | null
  sightingsOf: (species: string) => readonly Sighting[]
  /** The first day whose own words, or those of its tours and visits, name a thing. */
  namingOf: (names: Readonly<Record<Locale, readonly string[]>>) => Naming | null
  /** The first house whose name or short texts say what it is, and on how many nights one sleeps in such. */
  houseOf: (names: Readonly<Record<Locale, readonly string[]>>) => Naming | null
}

/** The ground of a place, a tour, a house or a day itself. */
export const ofPlace = ({ country, slug, name }: GroundPlace, day: number): Ground => ({
  row: `place:${country}/${slug}`,
  day,
  name,
})
export const ofItem = (kind: 'tour' | 'hotel', { country, key, name }: GroundItem, day: number): Ground => ({
  row: `${kind}:${country}/${key}`,
  day,
  name,
})
export const ofDay = ({ key }: GroundTrip, day: number): Ground => ({
  row: `day:${key}/${day}`,
  day,
  name: null,
})

/** Who wishes for the beach wishes to stay by one: no outing is one, by kayak or with a stop of an hour. */
const BEACH: ReadonlySet<string> = new Set(['interest:beaches', 'habitat:beach'])

/** The topics of a place where one sleeps: its habitats, and the beach to which one walks, if its row names both. */
function sleptTopics(place: GroundPlace): string[] {
  const habitats = habitatsMet(place).map(key => `habitat:${key}`)
  const isByBeach = habitats.includes('habitat:beach') && place.interests.includes('beaches')
  return isByBeach ? ['interest:beaches', ...habitats] : habitats.filter(key => !BEACH.has(key))
}

/** The topics of an outing or a sight. */
function doneTopics(one: { interests: readonly string[]; habitats: readonly string[] }): string[] {
  return [
    ...one.interests.map(key => `interest:${key}`),
    ...one.habitats.map(key => `habitat:${key}`),
  ].filter(key => !BEACH.has(key))
}

function topicsOf({ days }: GroundTrip): Map<string, Ground> {
  const topics = new Map<string, Ground>()
  const add = (ground: Ground, keys: readonly string[]) => {
    for (const key of keys) if (!topics.has(key)) topics.set(key, ground)
  }
  for (const { tours, number } of days)
    for (const tour of tours)
      add(ofItem('tour', tour, number), [
        ...doneTopics(tour),
        ...(tour.type ? [`tour-type:${tour.type}`] : []),
      ])
  for (const { visits, number } of days)
    for (const visit of visits) add(ofPlace(visit, number), doneTopics(visit))
  for (const { place, sleeps, number } of days) if (sleeps) add(ofPlace(place, number), sleptTopics(place))
  return topics
}

function topicRowsOf({ days }: GroundTrip): Map<string, Set<string>> {
  const rows = new Map<string, Set<string>>()
  for (const { tours, visits, number } of days)
    for (const [{ row }, one] of [
      ...tours.map(tour => [ofItem('tour', tour, number), tour] as const),
      ...visits.map(visit => [ofPlace(visit, number), visit] as const),
    ])
      for (const topic of doneTopics(one)) rows.set(topic, (rows.get(topic) ?? new Set()).add(row))
  return rows
}

function topicDaysOf({ days }: GroundTrip): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tours, visits, place, sleeps } of days) {
    const keys = [...tours, ...visits].flatMap(doneTopics)
    const types = tours.flatMap(({ type }) => (type ? [`tour-type:${type}`] : []))
    const beach = sleeps ? sleptTopics(place).filter(key => BEACH.has(key)) : []
    for (const key of new Set([...keys, ...types, ...beach])) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function placesOf({ days }: GroundTrip): Map<string, Ground> {
  const all = days.flatMap(day => [
    ofPlace(day.place, day.number),
    ...day.visits.map(visit => ofPlace(visit, day.number)),
  ])
  return new Map(all.toReversed().map(ground => [ground.row.slice('place:'.length), ground]))
}

function leastAgeOf({ key, minimumAge, days }: GroundTrip): TripGrounds['leastAge'] {
  const own = minimumAge === null ? [] : [{ row: `trip:${key}`, day: null, name: null, age: minimumAge }]
  const items = days.flatMap(({ tours, hotel, number }) => [
    ...tours.map(tour => ({ ...ofItem('tour', tour, number), age: tour.minimumAge ?? 0 })),
    ...(hotel ? [{ ...ofItem('hotel', hotel, number), age: hotel.minimumAge ?? 0 }] : []),
  ])
  const [highest] = [...own, ...items].toSorted((a, b) => b.age - a.age)
  return highest && highest.age > 0 ? highest : null
}

/** The row that makes a day have an animal: what names it, or the place where it lives. */
function groundOf(
  trip: GroundTrip,
  day: GroundDay,
  species: Named,
  names: readonly string[],
  chance: number,
) {
  const tells = (...texts: Words[]) =>
    speaksOf(toMentions(texts.map(({ en }) => en).join('\n')), names) === 'named'
  const anyAge = (ground: Ground) => ({ ...ground, minimumAge: null })
  if (chance <= CHANCES.indexOf('named')) {
    const tour =
      day.tours.find(({ name, lead }) => tells(name, lead)) ??
      (tells(day.title, day.story) ? undefined : day.tours.find(({ body }) => tells(body)))
    if (tour) return { ...ofItem('tour', tour, day.number), minimumAge: tour.minimumAge }
    const told = day.visits.find(({ name, lead, body }) => tells(name, lead, body))
    return anyAge(told && !tells(day.title, day.story) ? ofPlace(told, day.number) : ofDay(trip, day.number))
  }
  const visit = day.visits.find((_, i) => {
    const wild = day.wild.visits[i]
    return wild && monthsAt(species, wild) !== null
  })
  return anyAge(ofPlace(visit ?? day.place, day.number))
}

function sightingsIn(trip: GroundTrip, told: readonly NarratedDay[], key: string): Sighting[] {
  const species = trip.species.find(one => one.key === key)
  if (!species) return []
  const everyMonth = Array.from({ length: 12 }, (_, i) => i + 1)
  return meetingsOf(species, told, everyMonth).flatMap(({ day: number, chance, names, months }) => {
    const day = trip.days.find(one => one.number === number)
    if (!day) return []
    return [{ ...groundOf(trip, day, species, names, chance), species: key, months, chance }]
  })
}

/** A sentence that speaks of what others do, or of what may be added, is no promise. */
const OFFERED =
  /\b(?:can be (?:added|arranged|booked|had)|may be added|some people|those who|whoever|on request|if you (?:like|wish|prefer|want|ask)|optional|instead of|nothing is booked|or for nothing|if not|se puede(?:n)? (?:añadir|agregar|sumar|reservar)|hay quien(?:es)?|quien(?:es)? quiera|quien prefiera|si quieres|si prefieren?|a pedido|opcional|o para nada|si no|en vez de|en lugar de)\b/iu
const SENTENCES = /(?<=[.!?;])\s+/u

function promised(text: string): string {
  if (!OFFERED.test(text)) return text
  return text
    .split(SENTENCES)
    .filter(sentence => !OFFERED.test(sentence))
    .join(' ')
}

type Names = Parameters<TripGrounds['namingOf']>[0]

/** Whether texts name a thing in either language, and promise it. */
const speaker =
  (names: Names) =>
  (...texts: Words[]) =>
    LOCALES.some(locale => {
      const text = texts.map(words => words[locale]).join('\n')
      const isNamed = (mentions: string) => speaksOf(toMentions(mentions), names[locale]) === 'named'
      return isNamed(text) && isNamed(promised(text))
    })

function houseIn({ days }: GroundTrip, names: Names): Naming | null {
  const speaks = speaker(names)
  const found = days.flatMap(({ hotel, number, sleeps }) =>
    hotel && sleeps && speaks(hotel.name, hotel.line, hotel.lead) ? [ofItem('hotel', hotel, number)] : [],
  )
  return found[0] ? { ...found[0], days: found.length } : null
}

function namingIn(trip: GroundTrip, names: Names): Naming | null {
  const speaks = speaker(names)
  const grounds = trip.days.flatMap(day => {
    const tour = day.tours.find(({ name, line, lead }) => speaks(name, line, lead))
    if (tour) return [ofItem('tour', tour, day.number)]
    const visit = day.visits.find(({ name, line, lead }) => speaks(name, line, lead))
    if (visit) return [ofPlace(visit, day.number)]
    return speaks(day.title, day.story) ? [ofDay(trip, day.number)] : []
  })
  if (grounds[0]) return { ...grounds[0], days: grounds.length }
  // Descriptions say it more in passing; the trip's line does not say where.
  for (const day of trip.days) {
    const tour = day.tours.find(({ body }) => speaks(body))
    if (tour) return { ...ofItem('tour', tour, day.number), days: 0 }
    const { hotel } = day
    if (hotel && speaks(hotel.name, hotel.line, hotel.lead))
      return { ...ofItem('hotel', hotel, day.number), days: 0 }
    const visit = day.visits.find(({ body }) => speaks(body))
    if (visit) return { ...ofPlace(visit, day.number), days: 0 }
  }
  return speaks(trip.title, trip.line) ? { row: `trip:${trip.key}`, day: null, name: null, days: 1 } : null
}

/** Numbers of all words that trips say: a set of numbers takes a tenth of a set of words. */
const wordNumbers = new Map<string, number>()
const LETTERS = /\p{L}+/gu

/** The words that a trip says, in both languages. */
function spokenWords({ title, line, days }: GroundTrip): ReadonlySet<number> {
  const items = days.flatMap(({ tours, visits, hotel }) => [...tours, ...visits, ...(hotel ? [hotel] : [])])
  const texts = [
    ...[title, line],
    ...days.flatMap(day => [day.title, day.story]),
    ...items.flatMap(({ name, line, lead, body }) => [name, line, lead, body]),
  ]
  const words = texts.flatMap(({ en, es }) =>
    [en, es].flatMap(text => text.toLowerCase().match(LETTERS) ?? []),
  )
  return new Set(
    words.map(word => {
      const number = wordNumbers.get(word) ?? wordNumbers.size
      wordNumbers.set(word, number)
      return number
    }),
  )
}

/** Whether a trip may speak of a thing: it says the word with which one of its names begins. Most trips do not. */
function maySpeak(spoken: ReadonlySet<number>, names: Names): boolean {
  return LOCALES.flatMap(locale => names[locale]).some(name => {
    const [first = ''] = name.toLowerCase().match(/^\p{L}+/u) ?? []
    const isSaid = (word: string) => spoken.has(wordNumbers.get(word) ?? -1)
    return first === '' || isSaid(first) || isSaid(`${first}s`)
  })
}

/** Things whose naming is cached for each trip. */
const MOST_NAMINGS = 200

/** Everything that may be claimed of a trip; animals and things are looked up when they are asked for, once. */
export function groundsOf(trip: GroundTrip): TripGrounds {
  const sightings = new Map<string, readonly Sighting[]>()
  const namings = new LRUCache<string, { found: Naming | null }>({ max: MOST_NAMINGS })
  let told: readonly NarratedDay[] | null = null
  let spoken: ReadonlySet<number> | null = null
  let words: TripWords | null = null
  const namingBy = (by: string, find: typeof namingIn, names: Names) => {
    const key = [by, ...LOCALES.map(locale => names[locale].join())].join()
    spoken ??= spokenWords(trip)
    const naming = namings.get(key) ?? { found: maySpeak(spoken, names) ? find(trip, names) : null }
    namings.set(key, naming)
    return naming.found
  }
  return {
    trip,
    topics: topicsOf(trip),
    topicDays: topicDaysOf(trip),
    topicRows: topicRowsOf(trip),
    words: () => {
      words ??= wordsOfTrip(trip)
      return words
    },
    places: placesOf(trip),
    leastAge: leastAgeOf(trip),
    sightingsOf: key => {
      told ??= trip.days.map(({ wild }) => toNarratedDay(wild, trip.species))
      const found = sightings.get(key) ?? sightingsIn(trip, told, key)
      sightings.set(key, found)
      return found
    },
    namingOf: names => namingBy('day', namingIn, names),
    houseOf: names => namingBy('house', houseIn, names),
  }
}
