import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { Goal } from '#database/values/goals.ts'
import { activityKey, isGrown, type Meanings } from './criteria.ts'
import type { Reason, Reasons, TripFacts } from './reasons.ts'

/** What each thing that a trip has, or lacks, is worth beside the others. */

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

/** For a trip that asks nobody who wants rest to pack often. */
const STILL = 5
const PACKS_OFTEN = 1.5
const SELDOM = 3.5

/** From 0 to 1: how many nights a trip stays in a place. */
function stillness({ days }: TripFacts['grounds']['trip']): number {
  const slept = days.filter(({ sleeps }) => sleeps)
  const nights = slept.length / Math.max(1, new Set(slept.map(({ place }) => place.slug)).size)
  return Math.max(0, Math.min(1, (nights - PACKS_OFTEN) / (SELDOM - PACKS_OFTEN)))
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
  const ofBeach = isForSea ? Math.max(DEMANDING.restful, ofHard) : ofHard
  const demanding = effort?.value === 'easy' ? Math.max(DEMANDING.gentle, ofHard) : isAsked ? 0 : ofBeach
  return ({ choices, grounds: { trip } }) =>
    (trip.party.every(group => group === 'Family') ? -forFamilies : 0) -
    (choices.includes('effort:demanding') ? demanding : 0) -
    (isRestful && demanding > 0 && choices.includes('effort:moderate') ? MODERATE : 0) +
    (isRestful ? STILL * stillness(trip) : 0) +
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
