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
import { type ActivityMeaning, activityKey, groupOf, isGrown, type Meanings, placeKey } from './criteria.ts'
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
      /** Whether a figure was said, which is kept or broken: “nothing above 2,500 m”. */
      isFigure: boolean
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

function thingIn({ names, isAbsent, legs, beds, isHouse, isSight }: Thing, facts: TripFacts): Naming | null {
  if (isAbsent) return null
  if (isHouse || isSight) {
    const house = facts.grounds.houseOf(names)
    return isSight ? (house ?? facts.grounds.namingOf(names)) : house
  }
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
      const assessed = assessNeed({ kind: 'knees' }, facts.grounds)
      return [
        side(assessed.status === 'kept', {
          kind: 'need',
          need: 'other',
          words: from,
          // A trek is more than a walk too long.
          isMild: !facts.choices.includes('effort:demanding'),
          isFigure: false,
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
  return needs.map(({ value, from }) => {
    const { kind: need, heights } = value
    const assessed = assessNeed(value, grounds)
    const isFigure = heights !== undefined
    return side(assessed.status === 'kept', {
      ...{ kind: 'need', need, words: from, isMild: false, isFigure },
      ...assessed,
    })
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
