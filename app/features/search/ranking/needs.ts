import type { HeightLimit, Need } from '#app/features/search/understanding/understanding.ts'
import type { NeedKind } from '#app/features/wish/wish.ts'
import { type Ask, asksOntoBoats, mayBeSmallPlane } from '#database/values/catalogue-kinds.ts'
import { highPointOf } from '#database/values/highest-point.ts'
import {
  type Ground,
  type GroundDay,
  type GroundItem,
  ofDay,
  ofItem,
  ofPlace,
  type TripGrounds,
} from './trip-grounds.ts'

/**
 * What makes a trip keep a need, break it, or leave it not known. Not known is never taken for kept: only what the rows
 * say decides.
 */

export interface Assessment {
  status: 'kept' | 'broken' | 'unknown'
  /** The row that keeps or breaks it; of the whole trip if none in particular. */
  ground: Ground
  /** What was measured: kilometres, metres, or a number of flights or boats. */
  measure: { unit: 'km' | 'climb' | 'altitude' | 'flights' | 'boats'; amount: number } | null
  /** How often it is broken, as far as that can be counted. */
  times: number
}

/** Limits: a short and a long walk in kilometres, climbs and altitudes in metres. */
const SHORT_WALK = 1
const KNEES_WALK = 5
const STEPS_WALK = 3
const KNEES_CLIMB = 200
const BREATH_CLIMB = 150
const LITTLE_CLIMB = 80
/** A tour of a kind that breaks a need counts as much as so many walks. */
const HARD = 4
export const HIGH = 2_800
export const BREATH_HIGH = 2_500
const LOW = 1_500
/** Metres by which each further breaks a need once more. */
const A_STEP = 250
export const PREGNANT_HIGH = 2_500
/** What each flight and boat counts against a trip of somebody pregnant, beside the hours of its longest leg. */
const A_FLIGHT = 7
const A_BOAT = 3

interface About {
  grounds: TripGrounds
  whole: Ground
}

const kept = ({ whole }: About, ground = whole, measure: Assessment['measure'] = null): Assessment => ({
  status: 'kept',
  ground,
  measure,
  times: 0,
})
/** `times`: what speaks against it, though no row decides. */
const unknown = ({ whole }: About, ground = whole, times = 0): Assessment => ({
  status: 'unknown',
  ground,
  measure: null,
  times,
})
const broken = (ground: Ground, measure: Assessment['measure'] = null, times = 1): Assessment => ({
  status: 'broken',
  ground,
  measure,
  times,
})

function daysOf({ grounds }: About): readonly GroundDay[] {
  return grounds.trip.days
}

/** The first tour or sight that asks for something. */
function asking(about: About, asks: readonly Ask[]): Ground | null {
  for (const { tours, visits, number } of daysOf(about)) {
    const tour = tours.find(one => one.asks.some(ask => asks.includes(ask)))
    if (tour) return ofItem('tour', tour, number)
    const visit = visits.find(one => one.asks.some(ask => asks.includes(ask)))
    if (visit) return ofPlace(visit, number)
  }
  return null
}

function hardTour(about: About, isHard: (tour: GroundItem) => boolean): Ground | null {
  for (const { tours, number } of daysOf(about)) {
    const tour = tours.find(isHard)
    if (tour) return ofItem('tour', tour, number)
  }
  return null
}

function most(about: About, of: (day: GroundDay) => number): { amount: number; ground: Ground } {
  const { trip } = about.grounds
  const [day] = daysOf(about).toSorted((a, b) => of(b) - of(a))
  return day ? { amount: of(day), ground: ofDay(trip, day.number) } : { amount: 0, ground: about.whole }
}

/** The highest point of all days, in metres, and what is that high. */
function highest(about: About): { amount: number; ground: Ground } {
  const { trip } = about.grounds
  const points = daysOf(about).map(({ place, hotel, visits, number, highestM }) => {
    const { metres, of } = highPointOf({
      endM: hotel?.altitudeM ?? place.altitudeM,
      visitsM: visits.map(({ altitudeM }) => altitudeM),
      highestM,
    })
    if (of === 'way') return { amount: metres, ground: ofDay(trip, number) }
    return { amount: metres, ground: ofPlace((of === 'end' ? null : visits[of.visit]) ?? place, number) }
  })
  return points.toSorted((a, b) => b.amount - a.amount)[0] ?? { amount: 0, ground: about.whole }
}

function legsOf(about: About, mode: string): { amount: number; ground: Ground } {
  const { trip } = about.grounds
  const days = daysOf(about).filter(({ legs }) => legs.some(leg => leg.mode === mode))
  const amount = days.flatMap(({ legs }) => legs.filter(leg => leg.mode === mode)).length
  return { amount, ground: days[0] ? ofDay(trip, days[0].number) : about.whole }
}

/**
 * What a tour or sight may not ask with a need: of trips, and of what drafts are made of. A wheelchair gets into a boat
 * as little as up a stair.
 */
export const forbiddenAsks: Readonly<Record<NeedKind, readonly Ask[]>> = {
  'step-free': ['steps', 'heights', 'cave', 'boat', 'open-sea', 'swim'],
  ...{ knees: [], altitude: [], breath: [], 'small-planes': [], snakes: [], diet: [], other: [] },
  pregnancy: ['open-sea', 'cave', 'heights'],
  seasickness: ['open-sea'],
  heights: ['heights'],
  caves: ['cave'],
  dark: ['dark', 'cave'],
  swim: ['swim'],
}

function isSteppedTour({ stepFree, effort, interests }: GroundItem): boolean {
  return (
    stepFree === false || effort !== 'easy' || interests.some(key => LEGWORK.has(key) || IN_WATER.has(key))
  )
}

function isStepped({ tours, visits, walkKm, hotel }: GroundDay): boolean {
  return (
    walkKm > SHORT_WALK ||
    hotel?.stepFree === false ||
    tours.some(isSteppedTour) ||
    [...tours, ...visits].some(({ asks }) => asks.some(ask => forbiddenAsks['step-free'].includes(ask)))
  )
}

function stepFree(about: About): Assessment {
  const walk = most(about, day => day.walkKm)
  const times = daysOf(about).filter(day => isStepped(day)).length
  const steps = asking(about, forbiddenAsks['step-free']) ?? hardTour(about, isSteppedTour)
  if (walk.amount > STEPS_WALK) {
    const beyond = Math.round(walk.amount - STEPS_WALK)
    return broken(walk.ground, { unit: 'km', amount: walk.amount }, 2 * (times + beyond))
  }
  if (steps) return broken(steps, null, 2 * times)
  const hotels = daysOf(about).flatMap(({ hotel, number }) => (hotel ? [{ hotel, number }] : []))
  const stepped = hotels.find(({ hotel }) => hotel.stepFree === false)
  if (stepped) return broken(ofItem('hotel', stepped.hotel, stepped.number))
  const isKnown =
    hotels.length > 0 &&
    hotels.every(({ hotel }) => hotel.stepFree === true) &&
    walk.amount <= SHORT_WALK &&
    daysOf(about).every(({ tours, visits }) => [...tours, ...visits].every(one => one.stepFree === true))
  // A trip that speaks of a wheelchair is the likelier, and still not known.
  if (isKnown) return kept(about)
  const unasked = hotels.filter(({ hotel }) => hotel.stepFree !== true).length
  return unknown(about, about.grounds.namingOf(STEP_FREE) ?? about.whole, 2 * unasked)
}

const STEP_FREE = {
  en: ['wheelchair', 'step-free', 'walk-in shower', 'without steps'],
  es: ['silla de ruedas', 'sin escalones', 'ducha a ras'],
}

/** What moderate effort costs knees. */
const LEGWORK: ReadonlySet<string> = new Set(['hiking', 'cycling'])

function knees(about: About): Assessment {
  const walk = most(about, day => day.walkKm)
  const climb = most(about, day => day.climbM)
  const isHard = (tour: GroundItem) =>
    tour.effort === 'demanding' ||
    (tour.effort === 'moderate' && tour.interests.some(key => LEGWORK.has(key)))
  const hard = hardTour(about, isHard)
  const times = daysOf(about).flatMap(({ tours }) => tours.filter(isHard)).length
  if (hard) return broken(hard, null, HARD * times)
  if (walk.amount > KNEES_WALK)
    return broken(walk.ground, { unit: 'km', amount: walk.amount }, Math.round(walk.amount - SHORT_WALK) / 4)
  if (climb.amount > KNEES_CLIMB) return broken(climb.ground, { unit: 'climb', amount: climb.amount }, HARD)
  if (asking(about, ['steps'])) return unknown(about)
  return walk.amount <= STEPS_WALK && climb.amount <= LITTLE_CLIMB
    ? kept(about, walk.ground, { unit: 'km', amount: walk.amount })
    : unknown(about)
}

/** The highest bed. */
function highestBed(about: About): { amount: number; ground: Ground } {
  const beds = daysOf(about).flatMap(({ sleeps, hotel, place, number }) =>
    sleeps ? [{ amount: hotel?.altitudeM ?? place.altitudeM, ground: ofPlace(place, number) }] : [],
  )
  return beds.toSorted((a, b) => b.amount - a.amount)[0] ?? { amount: 0, ground: about.whole }
}

/** A figure that was said is kept or broken, and leaves nothing open. */
function within(about: About, { mostM, isOfBeds }: HeightLimit): Assessment {
  const { amount, ground } = isOfBeds ? highestBed(about) : highest(about)
  const measure = { unit: 'altitude', amount } as const
  if (amount <= mostM) return kept(about, ground, measure)
  return broken(ground, measure, Math.max(1, Math.round((amount - mostM) / A_STEP)))
}

function altitude(about: About): Assessment {
  const { amount, ground } = highest(about)
  const measure = { unit: 'altitude', amount } as const
  if (amount > HIGH) return broken(ground, measure, Math.max(1, Math.round((amount - HIGH) / A_STEP)))
  return amount <= LOW ? kept(about, ground, measure) : unknown(about)
}

function breath(about: About): Assessment {
  const { amount, ground } = highest(about)
  const climb = most(about, day => day.climbM)
  if (climb.amount > BREATH_CLIMB) return broken(climb.ground, { unit: 'climb', amount: climb.amount }, HARD)
  const own = knees(about)
  if (own.status === 'broken') return own
  if (amount > BREATH_HIGH)
    return broken(ground, { unit: 'altitude', amount }, Math.max(1, Math.round((amount - HIGH) / A_STEP)))
  return own.status === 'kept' && amount <= LOW
    ? kept(about, ground, { unit: 'altitude', amount })
    : unknown(about)
}

/** Only a doctor knows what is safe; what is certainly not is left out. */
function pregnancy(about: About): Assessment {
  const { amount, ground } = highest(about)
  if (amount > PREGNANT_HIGH) return broken(ground, { unit: 'altitude', amount })
  const hard =
    asking(about, forbiddenAsks.pregnancy) ??
    hardTour(
      about,
      tour =>
        tour.effort === 'demanding' ||
        tour.interests.some(key => key === 'rafting' || key === 'surf') ||
        tour.type === 'adventure',
    )
  if (hard) return broken(hard)
  // A hospital is far from boats, small planes and long roads.
  const far = A_FLIGHT * legsOf(about, 'air').amount + A_BOAT * legsOf(about, 'boat').amount
  const longest = most(about, day => Math.max(0, ...day.legs.map(({ minutes }) => minutes))).amount
  return unknown(about, about.whole, far + Math.round(longest / 60))
}

/** Rides by boat, and tours and sights that are seen from one. */
export function boatsOf(grounds: TripGrounds): { amount: number; ground: Ground } {
  const about: About = { grounds, whole: { row: `trip:${grounds.trip.key}`, day: null, name: null } }
  const rides = legsOf(about, 'boat')
  const outings = daysOf(about).flatMap(({ tours, visits }) =>
    [...tours, ...visits].filter(({ asks }) => asksOntoBoats.some(ask => asks.includes(ask))),
  )
  const ground = rides.amount > 0 ? rides.ground : (asking(about, asksOntoBoats) ?? about.whole)
  return { amount: rides.amount + outings.length, ground }
}

function seasickness(about: About): Assessment {
  const boats = legsOf(about, 'boat')
  const sea = asking(about, forbiddenAsks.seasickness)
  if (sea) return broken(sea, null, boats.amount + 1)
  if (boats.amount > 0) return broken(boats.ground, { unit: 'boats', amount: boats.amount }, boats.amount)
  return asking(about, ['boat']) ? unknown(about) : kept(about)
}

const without = (asks: readonly Ask[]) => (about: About) => {
  const ground = asking(about, asks)
  return ground ? broken(ground) : kept(about)
}

const CAVES = { en: ['cave', 'cavern'], es: ['cueva', 'caverna'] }

function caves(about: About): Assessment {
  const ground = asking(about, forbiddenAsks.caves) ?? about.grounds.namingOf(CAVES)
  return ground ? broken(ground) : kept(about)
}

function smallPlanes(about: About): Assessment {
  const { trip } = about.grounds
  const small = daysOf(about).flatMap(({ legs, number }) =>
    legs.filter(mayBeSmallPlane).map(() => ofDay(trip, number)),
  )
  const [first] = small
  if (first) return broken(first, { unit: 'flights', amount: small.length }, small.length)
  const { amount } = legsOf(about, 'air')
  return kept(about, about.whole, amount > 0 ? { unit: 'flights', amount } : null)
}

/** What nobody does who cannot swim. */
const IN_WATER: ReadonlySet<string> = new Set(['rafting', 'surf', 'snorkelling'])
/** Where snakes and spiders live. */
const WILD: ReadonlySet<string> = new Set(['rainforest', 'cloud-forest', 'mangrove', 'cave'])

/** Days and nights in forests, and walks after dark. */
function wildNights(about: About): number {
  return daysOf(about).filter(
    ({ place, tours }) =>
      place.habitats.some(key => WILD.has(key)) ||
      tours.some(({ interests }) => interests.includes('night-walks')),
  ).length
}

const table: Readonly<Record<NeedKind, (about: About) => Assessment>> = {
  'step-free': stepFree,
  knees,
  altitude,
  breath,
  pregnancy,
  seasickness,
  heights: about => {
    const ground = asking(about, forbiddenAsks.heights)
    return ground ? broken(ground) : unknown(about)
  },
  caves,
  dark: without(forbiddenAsks.dark),
  'small-planes': smallPlanes,
  // No row says where there are none, or what every kitchen cooks.
  snakes: about => unknown(about, about.whole, 2 * wildNights(about)),
  swim: about => {
    const ground =
      asking(about, forbiddenAsks.swim) ??
      hardTour(about, tour => tour.interests.some(key => IN_WATER.has(key)))
    return ground ? broken(ground) : unknown(about)
  },
  diet: unknown,
  other: unknown,
}

export function assessNeed({ kind, heights }: Need, grounds: TripGrounds): Assessment {
  const about = { grounds, whole: { row: `trip:${grounds.trip.key}`, day: null, name: null } }
  return heights ? within(about, heights) : table[kind](about)
}
