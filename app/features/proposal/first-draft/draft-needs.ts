import { forbiddenAsks } from '#app/features/search/grounds/needs.ts'
import type { NeedKind } from '#app/features/wish/wish.ts'
import type { Ask } from '#database/values/catalogue-kinds.ts'
import type { DraftHotel, DraftPlace, DraftTour } from './draft-catalogue.ts'
import type { DraftConnection } from './draft-connections.ts'
import type { Wishes } from './draft-wishes.ts'

/** What a need forbids a draft: limits of the search, so that no draft breaks one. */

interface Limits {
  /** Kilometres on foot of an outing. */
  walkKm: number
  /** Metres of a bed. */
  bedM: number
  asks: readonly Ask[]
  isEasy: boolean
  /** Whether every house must be known to have a room without a step, or only not be known to have none. */
  beds: 'step-free' | 'not-stepped' | 'any'
  without: ('air' | 'boat')[]
}

const NONE: Limits = {
  ...{ walkKm: Number.POSITIVE_INFINITY, bedM: Number.POSITIVE_INFINITY, asks: [], isEasy: false },
  ...{ beds: 'any', without: [] },
}

/** Beside what no outing may ask with a need. */
const table: Readonly<Record<NeedKind, Partial<Limits>>> = {
  'step-free': { walkKm: 1, isEasy: true, beds: 'step-free', without: ['boat'] },
  knees: { walkKm: 3, isEasy: true, beds: 'not-stepped', asks: ['steps', 'heights'] },
  breath: { walkKm: 3, isEasy: true, bedM: 2_500 },
  altitude: { bedM: 2_400 },
  pregnancy: { isEasy: true, bedM: 2_500 },
  seasickness: { asks: ['boat'], without: ['boat'] },
  heights: {},
  caves: {},
  dark: {},
  'small-planes': { without: ['air'] },
  // No row says where there are none, or what every kitchen cooks: a planner is asked.
  swim: {},
  snakes: {},
  diet: {},
  other: {},
}

/** What avoidances forbid as well. */
function ofAvoidances({ avoid }: Wishes): Partial<Limits>[] {
  return [
    ...(avoid.has('walking') ? [{ walkKm: 3, isEasy: true }] : []),
    ...(avoid.has('altitude') ? [{ bedM: 2_400 }] : []),
    ...(avoid.has('boats') ? [{ asks: ['boat', 'open-sea'] as const }] : []),
  ]
}

const known = new WeakMap<Wishes, Limits>()

/** All limits of a wish together. */
export function limitsOfNeeds(wishes: Wishes): Limits {
  const before = known.get(wishes)
  if (before) return before
  const parts: Partial<Limits>[] = [
    ...wishes.needs.flatMap(({ value: { kind } }) => [table[kind], { asks: forbiddenAsks[kind] }]),
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
  return !(isEasy && type === 'boat')
}

export function placeSuits({ altitudeM }: DraftPlace, wishes: Wishes): boolean {
  return altitudeM <= limitsOfNeeds(wishes).bedM
}

export function tourSuits(tour: DraftTour, wishes: Wishes): boolean {
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
  return walkKm === Number.POSITIVE_INFINITY || walkingMinutes <= (walkKm / WALKED_AN_HOUR) * 60
}

const WALKED_AN_HOUR = 3

/** Sights of free days are nobody's tour: with such a need only those are named of which it is known that anybody can. */
export function limitsSights(wishes: Wishes): boolean {
  const { asks, isEasy, beds } = limitsOfNeeds(wishes)
  return asks.length > 0 || isEasy || beds !== 'any'
}

/** Modes of travel to leave out: those that a need forbids, and those to avoid that a trip can do without. */
export function modesWithout(wishes: Wishes): ('air' | 'boat')[] {
  const { without } = limitsOfNeeds(wishes)
  const isOut = (mode: 'air' | 'boat', avoidance: 'flights' | 'boats') =>
    without.includes(mode) || wishes.avoid.has(avoidance)
  return [
    ...(isOut('air', 'flights') ? ['air' as const] : []),
    ...(isOut('boat', 'boats') ? ['boat' as const] : []),
  ]
}
