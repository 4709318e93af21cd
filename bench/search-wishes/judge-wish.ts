import { fromPriceMinor } from '#app/features/trip/price/price.ts'
import type { Catalogue } from '#database/content/catalogue.ts'
import type { TripContent } from '#database/content/trip-content.ts'
import { priceRows } from '#database/seed/seed-trips.ts'
import type { TripWhere, Wish } from './read-wishes.ts'

/** The facts of a trip by which an answer is judged. */
export interface TripFacts
  extends Pick<TripContent, 'countries' | 'party' | 'effort' | 'goals'>,
    Record<'days' | 'roadMinutes' | 'nightsAPlace', number> {
  months: readonly number[]
  modes: ReadonlySet<string>
  /** US dollars for each of two; null if no price is known. */
  price: number | null
}

/** The keys or slugs of each group of the answer, best first. */
export type Answer = Readonly<
  Record<'trips' | 'places' | 'species' | 'tours' | 'articles' | 'planners', readonly string[]>
>

function factsOf(trip: TripContent): TripFacts {
  const { countries, party, effort, goals, days } = trip
  const legs = days.flatMap(day => day.legs)
  const onRoad = legs.filter(({ mode }) => mode === 'road').reduce((sum, { minutes }) => sum + minutes, 0)
  const priceMinor = fromPriceMinor(priceRows(trip), trip.bestMonths.months)
  return {
    countries,
    party,
    effort,
    goals,
    days: days.length,
    months: trip.bestMonths.months,
    modes: new Set(legs.map(({ mode }) => mode)),
    roadMinutes: onRoad / days.length,
    nightsAPlace: (days.length - 1) / new Set(days.map(({ place }) => place)).size,
    price: priceMinor === null ? null : priceMinor / 100,
  }
}

/** The facts of every trip by its key. */
export function tripFacts(catalogue: Catalogue): ReadonlyMap<string, TripFacts> {
  return new Map(
    catalogue.folders.flatMap(({ trips }) => [...trips].map(([key, { value }]) => [key, factsOf(value)])),
  )
}

/** Whether a trip meets all conditions of a broad wish. */
export function fits(where: TripWhere, trip: TripFacts): boolean {
  const { country, months, minDays = 0, maxDays = Infinity, minPrice = 0, maxPrice = Infinity } = where
  const price = trip.price ?? Infinity
  return (
    (country === undefined || [country].flat().some(tag => trip.countries.includes(tag))) &&
    (months === undefined || months.some(month => trip.months.includes(month))) &&
    (where.party === undefined || trip.party.includes(where.party)) &&
    (where.effort === undefined || trip.effort === where.effort) &&
    (where.goal === undefined || trip.goals.includes(where.goal)) &&
    (where.without === undefined || !trip.modes.has(where.without)) &&
    trip.days >= minDays &&
    trip.days <= maxDays &&
    price >= minPrice &&
    price <= maxPrice &&
    trip.roadMinutes <= (where.roadMinutes ?? Infinity) &&
    trip.nightsAPlace >= (where.nightsAPlace ?? 0)
  )
}

/** How many results of a group count. */
const FIRST = 3

type Trips = ReadonlyMap<string, TripFacts>

/** Whether a trip is one that a wish expects. */
function isWished({ expect: { trips = [], where, countries = [] } }: Wish, key: string, facts: Trips) {
  const trip = facts.get(key)
  if (!trip) return false
  const isFitting = where !== undefined && fits(where, trip)
  return trips.includes(key) || isFitting || countries.some(tag => trip.countries.includes(tag))
}

/** Whether one of the first three results of any expected group is right. */
export function isRight(wish: Wish, answer: Answer, facts: Trips): boolean {
  const { any, trips: _trips, where: _where, countries: _countries, ...groups } = wish.expect
  if (any) return answer.trips.length > 0
  if (answer.trips.slice(0, FIRST).some(key => isWished(wish, key, facts))) return true
  return (Object.keys(groups) as (keyof typeof groups)[]).some(group =>
    answer[group].slice(0, FIRST).some(key => groups[group]?.includes(key)),
  )
}

/**
 * A stricter test for wishes as broad as "under 2000", which chance may answer: whether all of the first three trips
 * are right, or as many as there are of such trips. Returns null for wishes that expect other groups or nothing
 * definite.
 */
export function isWhollyRight(wish: Wish, answer: Answer, facts: Trips): boolean | null {
  const { trips, where, countries } = wish.expect
  if (!trips && !where && !countries) return null
  const asked = [...facts.keys()].filter(key => isWished(wish, key, facts)).length
  const right = answer.trips.slice(0, FIRST).filter(key => isWished(wish, key, facts)).length
  return right === Math.min(FIRST, asked)
}
