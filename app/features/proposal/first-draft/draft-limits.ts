import { BREATH_HIGH, forbiddenAsks, PREGNANT_HIGH } from '#app/features/search/ranking/needs.ts'
import type { NeedKind } from '#app/features/wish/wish.ts'
import { type Ask, asksOntoBoats } from '#database/values/catalogue-kinds.ts'
import type { Words } from '#database/values/locale.ts'
import type { DraftKind } from '#database/values/proposal-content.ts'
import { isPermitFor } from './draft-animals.ts'
import {
  type DraftCatalogue,
  type DraftHotel,
  type DraftPlace,
  type DraftTour,
  gatewaysOf,
} from './draft-catalogue.ts'
import { type DraftConnection, getConnectionFinder } from './draft-connections.ts'
import type { Wishes } from './draft-wishes.ts'

/** What needs, refusals, the season and ages forbid a draft: limits of the search, so that no draft breaks one. */

/** Above it nobody sleeps who avoids altitude. */
export const TOO_HIGH_M = 2_400

interface Limits {
  /** Kilometres on foot of an outing. */
  walkKm: number
  /** Metres of a bed. */
  bedM: number
  asks: readonly Ask[]
  isEasy: boolean
  /** Whether every house must be known to have a room without a step, or only not be known to have none. */
  beds: 'step-free' | 'not-stepped' | 'any'
  without: ('air' | 'boat' | 'small')[]
}

const NONE: Limits = {
  ...{ walkKm: Number.POSITIVE_INFINITY, bedM: Number.POSITIVE_INFINITY, asks: [], isEasy: false },
  ...{ beds: 'any', without: [] },
}

/** Beside what no outing may ask with a need. */
const table: Readonly<Record<NeedKind, Partial<Limits>>> = {
  'step-free': { walkKm: 1, isEasy: true, beds: 'step-free', without: ['boat'] },
  knees: { walkKm: 3, isEasy: true, beds: 'not-stepped', asks: ['steps', 'heights'] },
  breath: { walkKm: 3, isEasy: true, bedM: BREATH_HIGH },
  altitude: { bedM: TOO_HIGH_M },
  pregnancy: { isEasy: true, bedM: PREGNANT_HIGH },
  seasickness: { asks: ['boat'], without: ['boat'] },
  heights: {},
  caves: {},
  dark: {},
  'small-planes': { without: ['small'] },
  // No row says where there are none, or what every kitchen cooks: a planner is asked.
  swim: {},
  snakes: {},
  diet: {},
  other: {},
}

/** What avoidances forbid as well. */
function ofAvoidances({ avoid }: Wishes): Partial<Limits>[] {
  return [
    ...(avoid.has('walking') ? [{ walkKm: 3, isEasy: true, asks: ['steps'] as const }] : []),
    ...(avoid.has('altitude') ? [{ bedM: TOO_HIGH_M }] : []),
    ...(avoid.has('boats') ? [{ asks: asksOntoBoats }] : []),
  ]
}

const known = new WeakMap<Wishes, Limits>()
const hard = new WeakMap<Wishes, Wishes>()

/** The same wishes without those that only wish for less effort, and forbid nothing. */
function withoutSoft(wishes: Wishes): Wishes {
  const before = hard.get(wishes)
  if (before) return before
  const avoid = new Set([...wishes.avoid].filter(what => what !== 'walking'))
  const without = { ...wishes, avoid, effort: null, withGrandparents: false }
  hard.set(wishes, without)
  return without
}

/** Whether a tour is what was named itself: the animal that takes its permit, or the sight. */
function isNamedTour(tour: DraftTour, wishes: Wishes, catalogue: DraftCatalogue): boolean {
  const said = `${tour.name.en} ${tour.key.replaceAll('-', ' ')}`.toLowerCase()
  return (
    isPermitFor(tour, wishes, catalogue) ||
    wishes.places.some(
      ({ value: { kind, slug } }) => kind === 'attraction' && said.includes(slug.replaceAll('-', ' ')),
    )
  )
}

/** All limits of a wish together. */
export function limitsOfNeeds(wishes: Wishes): Limits {
  const before = known.get(wishes)
  if (before) return before
  const parts: Partial<Limits>[] = [
    ...wishes.needs.flatMap(({ value: { kind, heights } }) => [
      heights ? { bedM: heights.mostM } : table[kind],
      { asks: forbiddenAsks[kind] },
    ]),
    ...ofAvoidances(wishes),
  ]
  const limits = parts.reduce<Limits>(
    (all, one) => ({
      walkKm: Math.min(all.walkKm, one.walkKm ?? all.walkKm),
      bedM: Math.min(all.bedM, one.bedM ?? all.bedM),
      asks: [...new Set([...all.asks, ...(one.asks ?? [])])],
      isEasy: all.isEasy || one.isEasy === true,
      beds: one.beds === 'step-free' || all.beds === 'any' ? (one.beds ?? all.beds) : all.beds,
      without: [...new Set([...all.without, ...(one.without ?? [])])],
    }),
    NONE,
  )
  known.set(wishes, limits)
  return limits
}

export function bedSuits({ stepFree, type }: DraftHotel, wishes: Wishes): boolean {
  const { beds, isEasy } = limitsOfNeeds(wishes)
  if (beds === 'step-free') return stepFree === true
  if (beds === 'not-stepped' && stepFree === false) return false
  return !(type === 'boat' && (isEasy || modesWithout(wishes).includes('boat')))
}

export function placeSuits({ altitudeM }: DraftPlace, wishes: Wishes): boolean {
  return altitudeM <= limitsOfNeeds(wishes).bedM
}

function tourSuits(tour: DraftTour, wishes: Wishes): boolean {
  const { walkKm, asks, isEasy, beds } = limitsOfNeeds(wishes)
  if (tour.walkKm > walkKm || tour.asks.some(ask => asks.includes(ask))) return false
  if (isEasy && (tour.effort !== 'easy' || tour.interests.some(key => RIDDEN.has(key)))) return false
  return beds !== 'step-free' || tour.stepFree === true
}

/** Outings whose effort is not in their kilometres on foot. */
const RIDDEN: ReadonlySet<string> = new Set(['rafting', 'cycling', 'surf'])

/** A journey on foot is a walk, whatever it leads to. */
export function journeySuits({ walkingMinutes }: DraftConnection, wishes: Wishes): boolean {
  const { walkKm } = limitsOfNeeds(wishes)
  return walkKm === Number.POSITIVE_INFINITY || walkingMinutes <= (walkKm / JOURNEY_PACE) * 60
}

/** Kilometres an hour at which a journey on foot is counted, with its rests. */
const JOURNEY_PACE = 3

/** Sights of free days are nobody's tour: with such a need only those are named of which it is known that anybody can. */
export function limitsSights(wishes: Wishes): boolean {
  const { asks, isEasy, beds } = limitsOfNeeds(wishes)
  return asks.length > 0 || isEasy || beds !== 'any'
}

/** Modes of travel to leave out: those that a need forbids, and those to avoid that a trip can do without. */
export function modesWithout(wishes: Wishes): Limits['without'] {
  const { without } = limitsOfNeeds(wishes)
  const isOut = (mode: 'air' | 'boat', avoidance: 'flights' | 'boats') =>
    without.includes(mode) || wishes.avoid.has(avoidance)
  const isGrounded = isOut('air', 'flights')
  return [
    ...(isGrounded ? ['air' as const] : []),
    ...(isOut('boat', 'boats') ? ['boat' as const] : []),
    ...(!isGrounded && without.includes('small') ? ['small' as const] : []),
  ]
}

function isInSeason(months: readonly number[] | null, month: number | null): boolean {
  return months === null || (month !== null && months.includes(month))
}

const EFFORTS = ['easy', 'moderate', 'demanding'] as const

/** The hardest tour that a kind of draft may include. */
function hardestFor(kind: DraftKind, { effort, withGrandparents, avoid }: Wishes): DraftTour['effort'] {
  if (withGrandparents || avoid.has('walking') || effort === 'easy') return 'easy'
  if (effort !== null) return effort
  return kind === 'wilder' ? 'demanding' : 'moderate'
}

const LONGEST_TOUR = 14 * 60

/** Whether the party can take a tour in its month, on any day. */
export function suits(tour: DraftTour, kind: DraftKind, asked: Wishes, catalogue: DraftCatalogue): boolean {
  const isNamed = isNamedTour(tour, asked, catalogue)
  // What was named is as hard as it is, and a wish for little walking does not drop it; a need does.
  const wishes = isNamed ? withoutSoft(asked) : asked
  const { youngest, month } = wishes
  if (youngest !== null && tour.minimumAge !== null && tour.minimumAge > youngest) return false
  if (!isInSeason(tour.months, month)) return false
  if (!tourSuits(tour, wishes)) return false
  const hardest = hardestFor(isNamed ? 'wilder' : kind, wishes)
  if (EFFORTS.indexOf(tour.effort) > EFFORTS.indexOf(hardest)) return false
  return tour.minutes === null || tour.minutes <= LONGEST_TOUR
}

/** Which refusal keeps a wish from being met in a country, by its table of transfers. */
export interface Obstacle {
  against: 'driving' | 'flights' | 'boats'
  /** The nearest place that would meet the wish. */
  place: Words
  /** By road from the nearest other bed. */
  minutes: number
}

/** Minutes by road in a day that whoever wants no long drives accepts. */
export const SHORT_DRIVE = 180

/** The refusal because of which none of these places can be had, with the nearest of them; null if there is none. */
export function obstacleTo(
  wanted: readonly DraftPlace[],
  wishes: Wishes,
  catalogue: DraftCatalogue,
): Obstacle | null {
  const without = modesWithout(wishes)
  const gates = [...gatewaysOf(catalogue.begins), ...gatewaysOf(catalogue.ends)]
  const beds = [...new Set(catalogue.hotels.map(({ place }) => place))]
  const [find, findAny] = [getConnectionFinder(catalogue, without), getConnectionFinder(catalogue)]
  const isReached = (place: DraftPlace, by: typeof find) => gates.some(gate => by(gate, place.slug) !== null)
  const reached = wanted.filter(place => isReached(place, find))
  const [first] = wanted.filter(place => isReached(place, findAny))
  if (reached.length === 0) {
    if (!first || without.length === 0) return null
    const against = without.includes('boat') && !without.includes('air') ? 'boats' : 'flights'
    return { against, place: first.name, minutes: 0 }
  }
  if (!wishes.avoid.has('driving')) return null
  // The nearest bed from which the way is not all walked, sailed or flown.
  const drives = reached.map(place => ({
    place,
    minutes: Math.min(
      ...beds.flatMap(bed => (bed === place.slug ? [] : (find(bed, place.slug)?.drivingMinutes ?? []))),
    ),
  }))
  const [nearest] = drives.toSorted((a, b) => a.minutes - b.minutes)
  if (!nearest || nearest.minutes <= SHORT_DRIVE || !Number.isFinite(nearest.minutes)) return null
  return { against: 'driving', place: nearest.place.name, minutes: nearest.minutes }
}
