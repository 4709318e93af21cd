import { childrenIn, YOUNGEST_TEENAGER } from '#app/features/search/understanding/party.ts'
import type {
  Meaning,
  Part,
  Party,
  Thing,
  Understanding,
  Weather,
} from '#app/features/search/understanding/understanding.ts'
import type { PartyPrice } from '#app/features/trip/price/party-price.ts'
import type { Avoidance, Effort, NeedKind } from '#app/features/wish/wish.ts'
import type { Goal, Group } from '#database/values/goals.ts'
import { type ActivityMeaning, activityKey, groupOf, type Meanings, placeKey } from './criteria.ts'
import { type Assessment, assessNeed, boatsOf } from './needs.ts'
import { type Ground, type Naming, ofDay, ofPlace, type TripGrounds } from './trip-grounds.ts'

/** Compares parsed words with a trip: why it matches, what it misses, and the row on which each rests. */

/** What a trip costs so many; two where nobody counts them. */
export interface Cost {
  price: PartyPrice | null
  people: number
  isCounted: boolean
}

/** The facts of a trip that are compared. */
export interface TripFacts {
  choices: readonly string[]
  contents: readonly string[]
  days: number
  fromPriceMinor: number | null
  /** What it costs those who travel; null where nobody asks. */
  cost: Cost | null
  longestDrive: number
  flights: number
  highestM: number
  grounds: TripGrounds
}

interface Name {
  en: string
  es: string
}

/** A criterion that a trip meets or misses. */
export type Reason = { ground: Ground } & (
  | { kind: 'days'; days: number; beyond: number }
  /** Of those who travel, or of two where nobody counts them; on some of the days alone where the year has seasons. */
  | { kind: 'price'; overMinor: number; limitMinor: number; isOfTwo: boolean; isSeasonal: boolean }
  /** For so many; null if it has no price at all. */
  | { kind: 'unpriced'; people: number | null }
  /** How many months lie between those asked for and the nearest of the best. */
  | { kind: 'months'; months: readonly number[]; apart: number }
  | { kind: 'country'; tag: string | null; from: string }
  | { kind: 'place'; name: Name | string; isNear: boolean }
  /** Named as the catalogue names them, never as they were typed. */
  | { kind: 'animal' | 'animal-elsewhen'; name: Name; from: string }
  | { kind: 'activity'; name: Name; from: string; days: number }
  /** On how many days; none if it is said in passing. */
  | { kind: 'thing'; name: Name; from: string; days: number }
  /** `isFamilys`: the trip is made for families, and these are none. */
  | { kind: 'group'; group: Group; withChildren: boolean; isBreaking: boolean; isFamilys: boolean }
  /** How many years the youngest is short of it. */
  | { kind: 'age'; age: number; short: number }
  /** What a teenager of unknown age may be too young for. */
  | { kind: 'age-unknown'; age: number }
  /** On how many days it has what was refused. */
  | { kind: 'refused'; name: Name | null; from: string; days: number }
  | { kind: 'goal'; goal: Goal }
  /** `isHard`: the trip is demanding. */
  | { kind: 'effort'; effort: Effort; isHard: boolean }
  | { kind: 'avoid'; what: Avoidance; amount: number }
  | {
      kind: 'need'
      need: NeedKind
      words: string
      measure: Assessment['measure']
      status: Assessment['status']
      times: number
      /** Whether it is only wished for: little walking. */
      isMild: boolean
    }
  | { kind: 'weather'; weather: Weather; highC: number; lowC: number; rainDays: number }
  /** What was wished for of the weather, where it is not known how it is. */
  | { kind: 'weather-unknown'; wish: Weather | 'heat' }
)
type Said = Reason extends infer One ? (One extends { ground: Ground } ? Omit<One, 'ground'> : never) : never

export interface Reasons {
  met: Reason[]
  missed: Reason[]
}

/** Limits that are clearly met: a day's driving in minutes, and a night's altitude in metres. */
const SHORT_DRIVE = 180
const LOW_BED = 2_000
/** Mean highs in °C up to which a place is not hot. */
const NOT_HOT = 28

const nothing: Reasons = { met: [], missed: [] }

function side(isMet: boolean, reason: Reason): Reasons {
  return isMet ? { met: [reason], missed: [] } : { met: [], missed: [reason] }
}

/** What holds of the whole trip rests on its own row. */
function ofTrip(isMet: boolean, said: Said, { grounds }: TripFacts): Reasons {
  const ground = { row: `trip:${grounds.trip.key}`, day: null, name: null }
  return side(isMet, { ...said, ground } as Reason)
}

function compareDays({ length }: Understanding, facts: TripFacts): Reasons {
  if (!length) return nothing
  const { days } = facts
  const { least, most } = length.value
  const beyond = days < (least ?? 0) ? days - (least ?? 0) : most !== null && days > most ? days - most : 0
  return ofTrip(beyond === 0, { kind: 'days', days, beyond }, facts)
}

/** What a trip costs those who travel is compared with what was said: of each of them, or of all together. */
function comparePrice({ budget }: Understanding, facts: TripFacts): Reasons {
  const most = budget?.value.mostMinor ?? null
  if (!budget || most === null || !facts.cost) return nothing
  if (facts.fromPriceMinor === null) return ofTrip(false, { kind: 'unpriced', people: null }, facts)
  const { price, people, isCounted } = facts.cost
  if (!price) return ofTrip(false, { kind: 'unpriced', people }, facts)
  const limit = budget.value.isDaily ? most * facts.days : most
  const shares = budget.value.per === 'group' ? 1 : people
  const overMinor = Math.max(0, Math.ceil(price.lowMinor / shares) - limit)
  const isSeasonal = overMinor === 0 && Math.ceil(price.highMinor / shares) > limit
  return ofTrip(
    overMinor === 0,
    { kind: 'price', overMinor, limitMinor: limit, isOfTwo: !isCounted, isSeasonal },
    facts,
  )
}

function monthsOf({ choices }: TripFacts): number[] {
  return choices
    .filter(choice => choice.startsWith('month:'))
    .map(choice => Number(choice.slice('month:'.length)))
    .sort((a, b) => a - b)
}

/** Of two lists of months, the fewest between one and the other, around the year. */
function monthsApart(some: readonly number[], others: readonly number[]): number {
  const between = some.flatMap(one =>
    others.map(other => Math.min(Math.abs(one - other), MONTHS_A_YEAR - Math.abs(one - other))),
  )
  return between.length > 0 ? Math.min(...between) : 0
}
const MONTHS_A_YEAR = 12

function compareMonths({ when }: Understanding, facts: TripFacts): Reasons {
  const asked = when?.value.months ?? []
  if (asked.length === 0) return nothing
  const best = monthsOf(facts)
  const met = asked.filter(month => best.includes(month))
  return met.length > 0
    ? ofTrip(true, { kind: 'months', months: met, apart: 0 }, facts)
    : ofTrip(false, { kind: 'months', months: best, apart: monthsApart(asked, best) }, facts)
}

/** The age of the youngest child, if it is known. */
export function youngestOf({ party }: Pick<Understanding, 'party'>): number | null {
  const ages = party?.value.children ?? []
  return ages.length > 0 ? Math.min(...ages) : null
}

/** An animal is met at a place where the trip stops, or on a day that names it, in a month that was asked for. */
function compareAnimals(
  understood: Understanding,
  { animals: known, activities }: Meanings,
  facts: TripFacts,
): Reasons[] {
  const months = understood.when?.value.months ?? []
  // “Rhinos on foot”: where the same outing is both, it comes first.
  const topics = understood.activities.flatMap(
    ({ value }) => activities.get(activityKey(value))?.topics ?? [],
  )
  const apart = ({ row }: Ground) =>
    Number(!topics.some(topic => facts.grounds.topicRows.get(topic)?.has(row)))
  const youngest = youngestOf(understood)
  return understood.animals.map(({ value: keys, from }) => {
    const sightings = keys
      .flatMap(key => facts.grounds.sightingsOf(key))
      .filter(({ minimumAge }) => youngest === null || minimumAge === null || minimumAge <= youngest)
      .toSorted((a, b) => a.chance - b.chance || apart(a) - apart(b) || (a.day ?? 0) - (b.day ?? 0))
    const inSeason = sightings.find(
      one => months.length === 0 || one.months.some(month => months.includes(month)),
    )
    const found = inSeason ?? sightings[0]
    const name = (found ? known.get(found.species) : known.get(keys[0] ?? ''))?.name ?? { en: from, es: from }
    if (inSeason) return side(true, { kind: 'animal', name, from, ground: inSeason })
    if (found) return side(false, { kind: 'animal-elsewhen', name, from, ground: found })
    return ofTrip(
      false,
      { kind: 'animal', name: keys.length > 1 ? { en: from, es: from } : name, from },
      facts,
    )
  })
}

/** The name of the topic of an activity that a trip has, and its ground. */
function topicIn(
  { topics }: ActivityMeaning,
  meanings: Meanings,
  { grounds }: TripFacts,
  others: readonly Ground[] = [],
) {
  return topics.flatMap(topic => {
    const same = others.find(({ row }) => grounds.topicRows.get(topic)?.has(row))
    const ground = same ? { row: same.row, day: same.day, name: same.name } : grounds.topics.get(topic)
    const name = meanings.topics.get(topic)
    return ground && name ? [{ ground, name, days: grounds.topicDays.get(topic) ?? 1 }] : []
  })[0]
}

/** Words that are too particular to be said in passing, “hot springs”, are claimed where a text says them. */
function namedIn(from: string, { name }: ActivityMeaning, { grounds }: TripFacts) {
  if (!from.includes(' ')) return null
  const ground = grounds.namingOf({ en: [from.toLowerCase()], es: [from.toLowerCase()] })
  return ground && ground.days > 0 && ground.day !== null ? { ground, name, days: ground.days } : null
}

function compareActivities(
  { activities, animals }: Understanding,
  meanings: Meanings,
  facts: TripFacts,
  others: readonly Reason[],
): Reasons[] {
  const grounds = others.map(({ ground }) => ground).filter(({ row }) => row.startsWith('tour:'))
  return activities.flatMap(({ value, from, span }) => {
    const meaning = meanings.activities.get(activityKey(value))
    // Whom a trip is for is claimed of its party, and what animals say is not claimed of a kind of vacation.
    const isSaid = value.kind === 'theme' && animals.some(animal => animal.span.join() === span.join())
    if (!meaning || meaning.topics.length === 0 || value.key === 'family' || isSaid) return []
    const found = namedIn(from, meaning, facts) ?? topicIn(meaning, meanings, facts, grounds)
    if (!found) return [ofTrip(false, { kind: 'activity', name: meaning.name, from, days: 0 }, facts)]
    return [side(true, { kind: 'activity', from, ...found })]
  })
}

/** The first day with such a leg, and on how many there is one. */
function travelledIn({ grounds: { trip } }: TripFacts, mode: string): Naming | null {
  const days = trip.days.filter(({ legs }) => legs.some(leg => leg.mode === mode))
  return days[0] ? { ...ofDay(trip, days[0].number), days: days.length } : null
}

/** A trip that sleeps in few enough places; the fewer the better. */
function sleptIn({ grounds: { trip } }: TripFacts, most: number): Naming | null {
  const places = new Set(trip.days.flatMap(({ sleeps, place }) => (sleeps ? place.slug : [])))
  return places.size > most
    ? null
    : { row: `trip:${trip.key}`, day: null, name: null, days: 2 * (most - places.size) + 1 }
}

function thingIn({ names, isAbsent, legs, beds }: Thing, facts: TripFacts): Naming | null {
  if (isAbsent) return null
  if (beds !== null) return sleptIn(facts, beds)
  return legs ? travelledIn(facts, legs) : facts.grounds.namingOf(names)
}

function compareThings({ things }: Understanding, facts: TripFacts): Reasons[] {
  return things.map(({ value, from }) => {
    const { name } = value
    const ground = thingIn(value, facts)
    return ground
      ? side(ground.days > 0, { kind: 'thing', name, from, days: ground.days, ground })
      : ofTrip(false, { kind: 'thing', name, from, days: 0 }, facts)
  })
}

/** Parts that came from the same words are alternatives: “Asia” is any of its countries. */
function alternatives<T>(parts: readonly Part<T>[]): { from: string; values: T[] }[] {
  return [...Map.groupBy(parts, ({ span }) => span.join()).values()].flatMap(group =>
    group[0] ? [{ from: group[0].from, values: group.map(({ value }) => value) }] : [],
  )
}

function compareNames({ countries, places }: Understanding, meanings: Meanings, facts: TripFacts): Reasons[] {
  const { contents, grounds } = facts
  return [
    ...alternatives(countries).map(({ from, values }) => {
      const met = values.find(tag => contents.includes(`country:${tag}`))
      const only = values.length === 1 ? values[0] : undefined
      return ofTrip(met !== undefined, { kind: 'country', tag: met ?? only ?? null, from }, facts)
    }),
    ...alternatives(places).map(({ from, values }) => {
      const met = values.map(placeKey).find(key => contents.includes(`place:${key}`))
      const first = values[0] && !values[0].isAnyOf ? placeKey(values[0]) : ''
      const name = meanings.places.get(met ?? first) ?? from
      const isNear = values.some(({ country }) => contents.includes(`country:${country}`))
      if (!met) return ofTrip(false, { kind: 'place', name, isNear }, facts)
      const ground = grounds.places.get(met) ?? { row: `place:${met}`, day: null, name: null }
      return side(true, { kind: 'place', name, isNear, ground })
    }),
  ]
}

/** A child below this age needs a trip that was made for children. */
const SMALL = 7
/** Efforts that nobody asks of a child. */
const YOUNG = 10

function compareParty({ party }: Understanding, facts: TripFacts): Reasons {
  if (!party) return nothing
  const group = groupOf(party.value)
  const children = childrenIn(party.value)
  const withChildren = children === 'named' || children === 'counted'
  const youngest = youngestOf({ party })
  const { leastAge } = facts.grounds
  if (youngest !== null && leastAge && leastAge.age > youngest) {
    const { age, ...ground } = leastAge
    return side(false, { kind: 'age', age, short: age - youngest, ground })
  }
  const unsure = compareTeenagers(party.value, facts)
  const isTooHard = youngest !== null && youngest < YOUNG && facts.choices.includes('effort:demanding')
  const isMade = group === null || facts.choices.includes(`party:${group}`)
  if (isTooHard && !isMade && group)
    return ofTrip(false, { kind: 'group', group, withChildren, isBreaking: true, isFamilys: false }, facts)
  if (!group) return unsure
  const isBreaking = group === 'Family' && youngest !== null && youngest < SMALL
  const isFamilys = isGrown(party.value) && facts.choices.includes('party:Family')
  const { met, missed } = ofTrip(isMade, { kind: 'group', group, withChildren, isBreaking, isFamilys }, facts)
  return { met, missed: [...unsure.missed, ...missed] }
}

function compareTeenagers({ teenagers }: Party, { grounds: { leastAge } }: TripFacts): Reasons {
  if (teenagers === 0 || !leastAge || leastAge.age <= YOUNGEST_TEENAGER) return nothing
  const { age, ...ground } = leastAge
  return side(false, { kind: 'age-unknown', age, ground })
}

function compareChoices({ goals, effort }: Understanding, facts: TripFacts): Reasons[] {
  const { choices } = facts
  return [
    ...goals.map(({ value: goal }) =>
      ofTrip(choices.includes(`goal:${goal}`), { kind: 'goal', goal }, facts),
    ),
    ...(effort
      ? [
          ofTrip(
            choices.includes(`effort:${effort.value}`),
            { kind: 'effort', effort: effort.value, isHard: choices.includes('effort:demanding') },
            facts,
          ),
        ]
      : []),
  ]
}

/** Needs that say more of walks than “little walking”. */
const LITTLE_WALKING: ReadonlySet<NeedKind> = new Set(['step-free', 'knees', 'breath'])

function compareAvoided(understood: Understanding, facts: TripFacts): Reasons[] {
  return understood.avoid.flatMap(({ value: what, from }) => {
    const reason = (isMet: boolean, amount: number) => [ofTrip(isMet, { kind: 'avoid', what, amount }, facts)]
    if (what === 'driving') return reason(facts.longestDrive <= SHORT_DRIVE, facts.longestDrive)
    if (what === 'flights') return reason(facts.flights === 0, facts.flights)
    if (what === 'boats') {
      const boats = boatsOf(facts.grounds)
      return [side(boats.amount === 0, { kind: 'avoid', what, ...boats })]
    }
    if (what === 'walking' && !understood.needs.some(({ value }) => LITTLE_WALKING.has(value.kind))) {
      const assessed = assessNeed('knees', facts.grounds)
      return [
        side(assessed.status === 'kept', {
          kind: 'need',
          need: 'other',
          words: from,
          // A trek is more than a walk too long.
          isMild: !facts.choices.includes('effort:demanding'),
          ...assessed,
        }),
      ]
    }
    if (what === 'rain') {
      const climate = climateOf(understood, facts)
      return [
        climate
          ? ofTrip(WEATHERS.dry(climate), { kind: 'weather', weather: 'dry', ...climate }, facts)
          : ofTrip(false, { kind: 'weather-unknown', wish: 'dry' }, facts),
      ]
    }
    if (what === 'altitude') return reason(facts.highestM <= LOW_BED, facts.highestM)
    return []
  })
}

/** Where a trip has something that was refused; null if it has not. */
function refusedIn(
  meaning: Meaning,
  meanings: Meanings,
  facts: TripFacts,
): { ground: Ground; name: Name | null; days?: number } | null {
  const { grounds, contents } = facts
  const whole = { row: `trip:${grounds.trip.key}`, day: null, name: null }
  switch (meaning.kind) {
    case 'country':
      return contents.includes(`country:${meaning.tag}`) ? { ground: whole, name: null } : null
    case 'place': {
      const key = placeKey(meaning.place)
      const ground = grounds.places.get(key)
      if (ground) return { ground, name: ground.name }
      // A region is no stop of its own: Bali is where a day in Ubud is.
      return contents.includes(`place:${key}`)
        ? { ground: whole, name: meanings.places.get(key) ?? null }
        : null
    }
    case 'animals': {
      const ground = meaning.keys.flatMap(key => grounds.sightingsOf(key)).find(({ chance }) => chance < 2)
      return ground ? { ground, name: meanings.animals.get(ground.species)?.name ?? null } : null
    }
    case 'goal':
      return facts.choices.includes(`goal:${meaning.goal}`) ? { ground: whole, name: null } : null
    case 'activity': {
      const known = meanings.activities.get(activityKey(meaning.activity))
      if (!known) return null
      // Who refuses safaris does not refuse a savanna that one sees from a plane or a road.
      const topics =
        meaning.activity.kind === 'theme'
          ? known.topics.filter(topic => !topic.startsWith('habitat:'))
          : known.topics
      const found = topicIn({ ...known, topics }, meanings, facts)
      if (!found) return null
      const nights = grounds.trip.days.filter(
        ({ sleeps, place: { habitats } }) =>
          sleeps && habitats.some(key => topics.includes(`habitat:${key}`)),
      )
      return { ...found, days: Math.max(found.days, nights.length) }
    }
    case 'elsewhere':
      return null
    case 'thing': {
      const ground = thingIn(meaning.thing, facts)
      return ground ? { ground, name: meaning.thing.name, days: ground.days } : null
    }
  }
}

function compareRefused({ unwanted }: Understanding, meanings: Meanings, facts: TripFacts): Reasons[] {
  return unwanted.flatMap(({ value, from }) => {
    const found = refusedIn(value, meanings, facts)
    return found ? [side(false, { kind: 'refused', from, days: 1, ...found })] : []
  })
}

/** A need is met if rows say so, missed if a row breaks it; what is not known is said as missing. */
function compareNeeds({ needs }: Understanding, { grounds }: TripFacts): Reasons[] {
  return needs.map(({ value: { kind: need }, from }) => {
    const assessed = assessNeed(need, grounds)
    return side(assessed.status === 'kept', { kind: 'need', need, words: from, isMild: false, ...assessed })
  })
}

/** The place that a trip should resemble is not wanted itself. */
function compareLike({ like }: Understanding, meanings: Meanings, facts: TripFacts): Reasons[] {
  return like.flatMap(({ value, from }) => {
    // “Like Bali but quieter” may be a quiet part of it: a region is large.
    if (value.kind === 'place' && value.place.kind === 'region') return []
    const found = refusedIn(value, meanings, facts)
    return found ? [side(false, { kind: 'refused', from, days: 1, ...found })] : []
  })
}

/** The limits of each weather: mean highs and lows in °C, and days with rain in a month. */
const WEATHERS: Readonly<Record<Weather, (climate: Climate) => boolean>> = {
  warm: ({ highC, lowC }) => highC >= 26 && lowC >= 18,
  cool: ({ highC }) => highC <= 23,
  dry: ({ rainDays }) => rainDays <= 8,
}

interface Climate {
  highC: number
  lowC: number
  rainDays: number
}

function compareWeather(understood: Understanding, facts: TripFacts): Reasons {
  const { weather } = understood
  if (!weather) return nothing
  const climate = climateOf(understood, facts)
  if (!climate) return ofTrip(false, { kind: 'weather-unknown', wish: weather.value }, facts)
  const isMet = WEATHERS[weather.value](climate)
  return ofTrip(isMet, { kind: 'weather', weather: weather.value, ...climate }, facts)
}

/** Who cannot bear heat cannot bear it at one stop: the hottest decides, and all of them must be known. */
function compareHeat(understood: Understanding, facts: TripFacts): Reasons {
  if (!understood.avoid.some(({ value }) => value === 'heat')) return nothing
  const months = monthsOfTrip(understood, facts)
  const stops = facts.grounds.trip.days.flatMap(({ sleeps, place, number }) => {
    if (!sleeps) return []
    return [{ high: meanClimate([place], months)?.highC ?? null, ground: ofPlace(place, number) }]
  })
  const [hottest] = stops
    .flatMap(({ high, ground }) => (high === null ? [] : [{ high, ground }]))
    .toSorted((a, b) => b.high - a.high)
  const isKnown = stops.every(({ high }) => high !== null)
  if (!hottest || (!isKnown && hottest.high <= NOT_HOT))
    return ofTrip(false, { kind: 'weather-unknown', wish: 'heat' }, facts)
  const { high: amount, ground } = hottest
  return side(amount <= NOT_HOT, { kind: 'avoid', what: 'heat', amount, ground })
}

/** The months asked for, or those in which the trip is at its best. */
function monthsOfTrip({ when }: Understanding, { grounds }: TripFacts): readonly number[] {
  return when && when.value.months.length > 0 ? when.value.months : grounds.trip.bestMonths
}

type Day = TripFacts['grounds']['trip']['days'][number]

/** The means of some places in some months; null where nothing is known of any. */
function meanClimate(
  places: readonly Pick<Day['place'], 'climate'>[],
  months: readonly number[],
): Climate | null {
  const climates = places.flatMap(({ climate }) => months.flatMap(month => climate?.[month - 1] ?? []))
  if (climates.length === 0) return null
  const mean = (of: (one: (typeof climates)[number]) => number) =>
    Math.round(climates.reduce((sum, one) => sum + of(one), 0) / climates.length)
  return {
    highC: mean(({ high }) => high),
    lowC: mean(({ low }) => low),
    rainDays: mean(one => one.rainDays),
  }
}

/** The climate of the nights, in the months of the trip. */
function climateOf(understood: Understanding, facts: TripFacts): Climate | null {
  const nights = facts.grounds.trip.days.filter(({ sleeps }) => sleeps)
  return meanClimate(
    nights.map(({ place }) => place),
    monthsOfTrip(understood, facts),
  )
}

/** Why a trip matches and what it misses, in the usual order of a sentence. */
export function reasonsOf(understood: Understanding, meanings: Meanings, facts: TripFacts): Reasons {
  const animals = compareAnimals(understood, meanings, facts)
  const things = compareThings(understood, facts)
  const own = [...animals, ...things].flatMap(({ met }) => met)
  const all = [
    compareDays(understood, facts),
    compareParty(understood, facts),
    ...compareNeeds(understood, facts),
    ...compareRefused(understood, meanings, facts),
    ...compareLike(understood, meanings, facts),
    compareWeather(understood, facts),
    compareHeat(understood, facts),
    ...compareNames(understood, meanings, facts),
    ...animals,
    ...things,
    ...compareActivities(understood, meanings, facts, own),
    compareMonths(understood, facts),
    comparePrice(understood, facts),
    ...compareChoices(understood, facts),
    ...compareAvoided(understood, facts),
  ]
  return saidOnce({ met: all.flatMap(({ met }) => met), missed: all.flatMap(({ missed }) => missed) })
}

/** The visitor's word for the subject of a reason; null if it has none. */
function calledOf(reason: Reason): string | null {
  return reason.kind === 'animal' || reason.kind === 'animal-elsewhen' || reason.kind === 'activity'
    ? reason.from
    : null
}

/** A word that means both an animal and an activity has one reason: "whales" are not both met and missed. */
function saidOnce({ met, missed }: Reasons): Reasons {
  const answers = new Map<string, Reason>()
  const elsewhen = missed.filter(({ kind }) => kind === 'animal-elsewhen')
  for (const reason of [...elsewhen, ...met, ...missed]) {
    const name = calledOf(reason)
    if (name !== null && !answers.has(name)) answers.set(name, reason)
  }
  const isAnswer = (reason: Reason) => {
    const name = calledOf(reason)
    return name === null || answers.get(name) === reason
  }
  return { met: met.filter(isAnswer), missed: missed.filter(isAnswer) }
}

/** How far a trip is what was asked for: all of it, not all, something that cannot be or elsewhere, or what was refused. */
export type Fit = 'fits' | 'misses' | 'breaks' | 'refuses'

/** What is said, and breaks nothing by itself: who named the Andes or the islands wants to know how high, and how many boats. */
const SOFT: ReadonlySet<NeedKind> = new Set(['altitude', 'seasickness'])
const MISSING: ReadonlySet<Reason['kind']> = new Set([
  'months',
  'country',
  'place',
  'animal',
  'animal-elsewhen',
  'activity',
  'thing',
  'price',
  'unpriced',
  'weather',
  'weather-unknown',
])

/** Days beyond the length that was said from which a trip is another; fewer days are one where they are half of it. */
const OTHER_LENGTH = 3
const isOtherLength = (reason: Reason) =>
  reason.kind === 'days' &&
  (reason.beyond >= OTHER_LENGTH ||
    -reason.beyond >= Math.max(OTHER_LENGTH, (reason.days - reason.beyond) / 2))

/** A demanding trip is not nearly an easy one. */
const isTooHard = (reason: Reason) => reason.kind === 'effort' && reason.effort === 'easy' && reason.isHard

/** Little walking is a wish, and no need: who names a walk longer than that still wants to see it. */
const isMild = (reason: Reason) => reason.kind === 'need' && reason.isMild && reason.status === 'broken'

/** Whether somebody is too young for every trip to where one wants to go. */
export function isEachTooOld(all: readonly Reasons[]): boolean {
  const there = all.filter(reasons => !isElsewhere(reasons))
  return (
    there.length < all.length &&
    there.every(({ missed }) => missed.some(({ kind }) => kind === 'age' || kind === 'group'))
  )
}

/** Whether a trip goes nowhere where one wants to go. */
function isElsewhere({ met, missed }: Reasons): boolean {
  const isThere = ({ kind }: Reason) => kind === 'country' || kind === 'place'
  return (
    !met.some(isThere) &&
    missed.some(reason => isThere(reason) && !(reason.kind === 'place' && reason.isNear))
  )
}

/** Whether a trip only passes near the places that were named: Lima for Machu Picchu. */
function isPassing({ met, missed }: Reasons): boolean {
  const isPlace = ({ kind }: Reason) => kind === 'place'
  return !met.some(isPlace) && missed.some(reason => reason.kind === 'place' && reason.isNear)
}

function fitOf({ met, missed }: Reasons): Fit {
  if (missed.some(({ kind }) => kind === 'refused')) return 'refuses'
  // Who names a country is told what its trips break, for a child of four, before trips to another.
  if (isElsewhere({ met, missed })) return 'breaks'
  // Who gets out of breath and names Machu Picchu wants to know how high it is.
  const isPlaceNamed = met.some(({ kind }) => kind === 'place')
  const isBroken = (reason: Reason) =>
    reason.kind === 'age' ||
    (reason.kind === 'group' && reason.isBreaking) ||
    (reason.kind === 'need' &&
      reason.status === 'broken' &&
      !SOFT.has(reason.need) &&
      !(isPlaceNamed && reason.need === 'breath' && reason.measure?.unit === 'altitude') &&
      !isMild(reason))
  if (missed.some(isBroken)) return 'breaks'
  const isMissing = (reason: Reason) =>
    MISSING.has(reason.kind) ||
    isOtherLength(reason) ||
    isTooHard(reason) ||
    (reason.kind === 'avoid' && reason.what === 'heat') ||
    (reason.kind === 'group' && (reason.withChildren || reason.isFamilys)) ||
    isMild(reason)
  // What is nothing of all that was asked for fits nobody: friends' trips for a honeymoon.
  const isNothing = missed.length > 0 && met.length === 0
  return isNothing || missed.some(isMissing) ? 'misses' : 'fits'
}

/** Needs that do not keep somebody from an animal or a place that they name, if no trip there keeps them. */
const BORNE: ReadonlySet<NeedKind> = new Set(['knees', 'breath', 'altitude', 'heights', 'caves', 'dark'])

/** Whether all that a trip breaks is such a need, and it has all that was named. */
function isBorneFor({ met, missed }: Reasons): boolean {
  const isNamed = ({ kind }: Reason) => kind === 'animal' || kind === 'place' || kind === 'thing'
  return (
    met.some(isNamed) &&
    !missed.some(isNamed) &&
    !missed.some(
      reason =>
        reason.kind === 'age' ||
        (reason.kind === 'group' && reason.isBreaking) ||
        (reason.kind === 'need' && reason.status === 'broken' && !BORNE.has(reason.need)),
    )
  )
}

/** What is missed, and may have to be: an avoidance of how one travels, and a soft need. */
function softKeyOf(reason: Reason): string | null {
  if (reason.kind === 'avoid' && reason.what !== 'heat') return `avoid ${reason.what}`
  if (reason.kind === 'need' && SOFT.has(reason.need) && reason.status !== 'unknown')
    return `need ${reason.need}`
  return null
}

/** “No boats”, “afraid of altitude”: where some trip that has all else has that too, one without it misses it. */
function withoutBorne(fits: readonly Fit[], all: readonly Reasons[]): Fit[] {
  const softKeys = (reasons: readonly Reason[]) => reasons.flatMap(reason => softKeyOf(reason) ?? [])
  const kept = new Set(all.flatMap(({ met }, i) => (fits[i] === 'fits' ? softKeys(met) : [])))
  return fits.map((fit, i) =>
    fit === 'fits' && softKeys(all[i]?.missed ?? []).some(key => kept.has(key)) ? 'misses' : fit,
  )
}

/** How far each trip is what was asked for; what every trip of a country has, “Vietnam without cities”, is borne there. */
export function fitsOf(all: readonly Reasons[]): Fit[] {
  const first = all.map(fitOf)
  const isNamedKept = all.some((reasons, i) => isBorneFor(reasons) && first[i] !== 'breaks')
  // “My knees are bad, but gorillas”: where no trip to them keeps the need, it is said, and they come before trips without.
  const fits = first.map((fit, i) => {
    const reasons = all[i]
    return fit === 'breaks' && !isNamedKept && reasons && isBorneFor(reasons) ? 'misses' : fit
  })
  // Where a trip that breaks nothing goes to the place that was named, one that only passes near it comes after.
  const isReached = all.some(
    ({ met }, i) =>
      met.some(({ kind }) => kind === 'place') && (first[i] === 'fits' || first[i] === 'misses'),
  )
  const passing = (fit: Fit, i: number): Fit =>
    isReached && fit === 'misses' && all[i] && isPassing(all[i]) ? 'breaks' : fit
  const there = fits.filter((_, i) => all[i] && !isElsewhere(all[i]))
  const isBorne = there.length < all.length && there.every(fit => fit === 'refuses')
  return withoutBorne(
    fits.map(passing).map(fit => (isBorne && fit === 'refuses' ? 'breaks' : fit)),
    all,
  )
}

/** Points for what a trip has by a row of its own, beside those of its words. */
const ANIMAL = 14
const LESS_LIKELY = 2
const ELSEWHEN = -22
const THING = 9
/** For each further day that speaks of a thing; a tour that mentions it in passing counts less. */
const MORE_DAYS = 2
const MOST_MORE = 3
/** What is said in passing is neither claimed nor denied. */
const IN_PASSING = 4
/** For each month asked for in which the trip is at its best. */
const MONTH = 1.5
/** Against a trip for each month between its best and those asked for. */
const OFF_MONTH = 1.5
/** For a tour made for it. */
const BY_TOUR = 3
/**
 * Against a trip that takes no child so young; by the years that the youngest is short of it, where no trip of the country
 * takes them.
 */
const TOO_YOUNG = { least: 6, year: 5, most: 24 } as const
/** There, against a trip that was not made for the small children who come. */
const NOT_MADE = 10
/** Against a trip that does not go where it should, and one that passes near it. */
const ELSEWHERE = 20
const NEARBY = 10
/** Against a trip that costs as much again as was said, and the most. */
const TOO_DEAR = { whole: 12, most: 24 } as const
/** Against a trip by a way of travelling that was refused; and for each further time, or day with what was refused. */
const REFUSED_WAY = 6
const MORE_REFUSED = 1.5
const MOST_REFUSED = 6
const ACTIVITY = 3
const SUITS = 8

/** Against a trip made for families alone, where nobody speaks of children, and where grown-ups are said to travel. */
const FOR_FAMILIES = { unsaid: 1, restful: 8, grown: 10 } as const
/** Against a hard trip, where nobody asks for it, least with somebody's parents; and where rest is what is asked for, against any that is not easy. */
const DEMANDING = { unsaid: 2, restful: 8, elders: 14, gentle: 12 } as const
const MODERATE = 3
/** For a trip that sleeps where people bathe, though its place is no beach to claim: an island of jetties. */
const BY_THE_SEA = 3
const DONE_ON_FOOT =
  /^(interest:(hiking|cycling|rafting|surf)|theme:(trekking|adventure)|tour-type:(foot|trekking|adventure))$/
const DEMANDED: ReadonlySet<Goal> = new Set(['Treks & Trails', 'Feel the Adrenaline'])
const RESTFUL: ReadonlySet<Goal> = new Set(['Unplug & Unwind', 'Zen & Wellbeing', 'Leisurely Exploration'])

/** Whether grown-ups travel, without children and not with their parents. */
function isGrown({ withChildren, withGrandparents, withElders, group }: Party): boolean {
  return !withChildren && !withGrandparents && !withElders && group !== 'Family'
}

/** Points of a trip for what most travellers want of whom nothing is said. */
export function usualPointsOf({
  party,
  effort,
  activities,
  goals,
}: Understanding): (facts: TripFacts) => number {
  const isAsked =
    effort !== null ||
    activities.some(({ value }) => DONE_ON_FOOT.test(activityKey(value))) ||
    goals.some(({ value }) => DEMANDED.has(value))
  const isRestful = goals.some(({ value }) => RESTFUL.has(value))
  const ofGrown = party && isGrown(party.value) ? FOR_FAMILIES.grown : 0
  const ofUnsaid = isRestful ? FOR_FAMILIES.restful : FOR_FAMILIES.unsaid
  const forFamilies = party ? ofGrown : ofUnsaid
  const isWithElders = party !== null && (party.value.withElders || party.value.withGrandparents)
  const ofHard = isWithElders ? DEMANDING.elders : isRestful ? DEMANDING.restful : DEMANDING.unsaid
  const isForSea = activities.some(({ value }) => value.key === 'beach' || value.key === 'beaches')
  const demanding = effort?.value === 'easy' ? Math.max(DEMANDING.gentle, ofHard) : isAsked ? 0 : ofHard
  return ({ choices, grounds: { trip } }) =>
    (trip.party.every(group => group === 'Family') ? -forFamilies : 0) -
    (choices.includes('effort:demanding') ? demanding : 0) -
    (isRestful && demanding > 0 && choices.includes('effort:moderate') ? MODERATE : 0) +
    (isForSea && trip.days.some(({ sleeps, place }) => sleeps && place.interests.includes('beaches'))
      ? BY_THE_SEA
      : 0)
}

const ALIKE = 2
/** For each further day on which it is so. */
const ALIKE_AGAIN = 0.5
const MOST_AGAIN = 4
const MOST_ALIKE = 12
const NEAR = 6

/** Points for what a trip has of the places that it should resemble. */
export function resemblanceOf({ likes }: Meanings, { grounds, contents }: TripFacts): number {
  const near = [...likes].some(one => one.startsWith('country:') && contents.includes(one)) ? NEAR : 0
  const alike = [...likes].reduce((sum, topic) => {
    if (!grounds.topics.has(topic)) return sum
    return sum + ALIKE + ALIKE_AGAIN * Math.min(MOST_AGAIN, (grounds.topicDays.get(topic) ?? 1) - 1)
  }, 0)
  return near + Math.min(MOST_ALIKE, alike)
}

/** The most against a trip that breaks a need: beyond that none is better than another. */
const MOST_BROKEN = { altitude: 24, other: 40 } as const
/** Against a trip for each day that it is longer or shorter. */
const DAY_OFF = 0.5
const MOST_DAYS_OFF = 8

/** For each further thing asked for that one outing has as well. */
const TOGETHER = 4
const MOST_TOGETHER = 2

function togetherIn(met: readonly Reason[]): number {
  const done = new Set(
    met.flatMap(({ kind, ground }) => (kind === 'activity' || kind === 'thing' ? ground.row : [])),
  )
  const rows = met.flatMap(({ kind, ground: { row } }) =>
    ['animal', 'activity', 'thing'].includes(kind) && row.startsWith('tour:') && done.has(row) ? row : [],
  )
  const most = Math.max(0, ...[...Map.groupBy(rows, row => row).values()].map(({ length }) => length - 1))
  return TOGETHER * Math.min(MOST_TOGETHER, most)
}

/** Against a trip without an animal that was asked for, or without any word of a thing. */
const NO_ANIMAL = 8
const NO_THING = 4

/** By how much of the limit a price is above it. */
function dearnessOf({ overMinor, limitMinor }: Extract<Reason, { kind: 'price' }>): number {
  return overMinor / Math.max(1, limitMinor)
}

/** Points for what a trip has and lacks; `isNearest` where none takes the youngest, so that years count. */
export function pointsOf({ met, missed }: Reasons, isNearest = false): number {
  const of = (reason: Reason) => {
    if (reason.kind === 'months') return MONTH * reason.months.length
    if (reason.kind === 'animal')
      return ANIMAL - ('chance' in reason.ground ? Number(reason.ground.chance) * LESS_LIKELY : 0)
    if (reason.kind === 'thing')
      return (
        THING +
        MORE_DAYS * (Math.min(MOST_MORE, reason.days) - 1) +
        (reason.ground.row.startsWith('tour:') ? BY_TOUR : 0)
      )
    if (reason.kind === 'weather' || reason.kind === 'need') return SUITS
    if (reason.kind === 'avoid' && reason.what === 'heat') return SUITS
    return reason.kind === 'activity' ? ACTIVITY + Math.min(MOST_MORE, reason.days - 1) : 0
  }
  const against = (reason: Reason) => {
    if (reason.kind === 'months') return -OFF_MONTH * reason.apart
    if (reason.kind === 'days') return -DAY_OFF * Math.min(MOST_DAYS_OFF, Math.abs(reason.beyond))
    if (reason.kind === 'animal') return -NO_ANIMAL
    if (reason.kind === 'price') return -Math.min(TOO_DEAR.most, TOO_DEAR.whole * dearnessOf(reason))
    if (reason.kind === 'thing') return reason.ground.row.startsWith('trip:') ? -NO_THING : IN_PASSING
    // A tour can be left out; the trip itself cannot.
    if (reason.kind === 'age') {
      const { least, year, most } = TOO_YOUNG
      const whole = isNearest ? Math.min(most, least + year * reason.short) : most
      return reason.ground.row.startsWith('trip:') ? -whole : -whole / 2
    }
    if (isNearest && reason.kind === 'group' && reason.isBreaking) return -NOT_MADE
    if (reason.kind === 'refused') return -MORE_REFUSED * Math.min(MOST_REFUSED, reason.days)
    if (reason.kind === 'country') return -ELSEWHERE
    if (reason.kind === 'place') return reason.isNear ? -NEARBY : -ELSEWHERE
    if (reason.kind === 'avoid' && (reason.what === 'flights' || reason.what === 'boats'))
      return -REFUSED_WAY - MORE_REFUSED * Math.min(MOST_REFUSED, reason.amount - 1)
    if (reason.kind !== 'need') return 0
    if (reason.status === 'unknown') return (reason.ground.row.startsWith('trip:') ? 0 : SUITS) - reason.times
    return -Math.min(MOST_BROKEN[reason.need === 'altitude' ? 'altitude' : 'other'], 2 * reason.times)
  }
  const late = missed.filter(({ kind }) => kind === 'animal-elsewhen').length
  return (
    met.reduce((sum, reason) => sum + of(reason), 0) +
    missed.reduce((sum, reason) => sum + against(reason), 0) +
    late * ELSEWHEN +
    togetherIn(met)
  )
}
