import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { addDays } from '#app/text/days.ts'
import { minutesOfClock } from '#database/values/clock.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
import { drivingMinutes } from './sums.ts'

/**
 * The pace doctor: eleven rules. A finding is `broken` if the itinerary cannot be travelled as written, `look` if a
 * planner should have a reason for it.
 */

export const paceRules = [
  'driving',
  'early-starts',
  'one-night-stays',
  'altitude',
  'daylight',
  'ages',
  'closed-days',
  'heavy-days',
  'season',
  'arrival-day',
  'meals',
] as const
export type PaceRule = (typeof paceRules)[number]

export interface PaceFinding {
  rule: PaceRule
  grade: 'broken' | 'look'
  /** Id of the day. */
  day: string
  /** Values for the text of the finding: minutes, metres, a name. */
  values: Record<string, string | number>
}

/** Sunset at a place on a day, in minutes after local midnight; from sky.ts. */
export type SunsetOf = (day: ProposalDay, date: string) => number | null

interface Trip {
  content: ProposalContent
  facts: ProposalFacts
  sunsetOf: SunsetOf
  /** The index of the day on which each child is a year older, in the order of their ages; null for none. */
  turns?: readonly (number | null)[]
}

/** Driving minutes that make a day long. */
export const LONG_DRIVE = 300
const IMPOSSIBLE_DRIVE = 600
/** A day that starts before is early. */
export const EARLY = '06:00'
/** The first night that is so high, after so much of a climb, is hard on the breath. */
export const HIGH_BED_M = 2_500
export const CLIMB_M = 1_000
const HEAVY_WALK_KM = 9
const HEAVY_GAIN_M = 600
const ARRIVAL_DRIVE = 240
/** Minutes that make an outing one that needs a meal. */
export const LONG_ACTIVITY = 360
const AFTER_DARK_GRACE = 30

/** Date of a day, YYYY-MM-DD; null while the first day is open. */
export function dateOfDay(startsOn: string | null, index: number): string | null {
  return startsOn === null ? null : addDays(startsOn, index)
}

function startsEarly({ activities, legs }: ProposalDay): string | null {
  const times = [...activities, ...legs].flatMap(({ startsAt }) => (startsAt ? [startsAt] : []))
  const first = times.toSorted()[0]
  return first && first < EARLY ? first : null
}

function isHeavy(day: ProposalDay): boolean {
  return day.walkKm >= HEAVY_WALK_KM || day.altitudeGainM >= HEAVY_GAIN_M || drivingMinutes(day) > LONG_DRIVE
}

type Rule = (trip: Trip) => Omit<PaceFinding, 'rule'>[]

/** Runs of at least `least` consecutive days that meet a condition. */
function runsOf(
  days: readonly ProposalDay[],
  least: number,
  holds: (day: ProposalDay, i: number) => boolean,
) {
  const runs: ProposalDay[][] = []
  let run: ProposalDay[] = []
  days.forEach((day, i) => {
    if (holds(day, i)) run.push(day)
    else run = []
    if (run.length === least) runs.push(run)
  })
  return runs
}

const driving: Rule = ({ content }) =>
  content.days.flatMap(day => {
    const minutes = drivingMinutes(day)
    if (minutes <= LONG_DRIVE) return []
    return [
      { grade: minutes > IMPOSSIBLE_DRIVE ? 'broken' : 'look', day: day.id, values: { minutes } } as const,
    ]
  })

const earlyStarts: Rule = ({ content }) =>
  runsOf(content.days, 2, day => startsEarly(day) !== null).map(run => ({
    grade: 'look',
    day: run.at(-1)?.id ?? '',
    values: { time: startsEarly(run.at(-1) as ProposalDay) ?? '' },
  }))

const oneNightStays: Rule = ({ content: { days } }) => {
  const isOneNight = (i: number) =>
    days[i]?.hotel != null && days[i - 1]?.place !== days[i]?.place && days[i + 1]?.place !== days[i]?.place
  return runsOf(days, 3, (_, i) => i > 0 && i < days.length - 1 && isOneNight(i)).map(run => ({
    grade: 'look',
    day: run.at(-1)?.id ?? '',
    values: { nights: run.length },
  }))
}

const altitude: Rule = ({ content, facts }) =>
  content.days.flatMap((day, i) => {
    const before = content.days[i - 1]
    const [from, to] = [before && facts.places[before.place]?.altitudeM, facts.places[day.place]?.altitudeM]
    if (from === undefined || to === undefined || !day.hotel || to < HIGH_BED_M || to - from < CLIMB_M)
      return []
    return [{ grade: 'look', day: day.id, values: { metres: to - from, altitude: to } } as const]
  })

const daylight: Rule = ({ content, sunsetOf }) =>
  content.days.flatMap((day, i) => {
    const date = dateOfDay(content.startsOn, i)
    const sunset = date && sunsetOf(day, date)
    if (!sunset) return []
    const late = day.legs.find(
      ({ mode, startsAt, minutes }) =>
        mode !== 'air' && startsAt && minutesOfClock(startsAt) + minutes > sunset + AFTER_DARK_GRACE,
    )
    return late ? [{ grade: late.mode === 'boat' ? 'broken' : 'look', day: day.id, values: {} } as const] : []
  })

const ages: Rule = ({ content, facts, turns = [] }) =>
  content.days.flatMap((day, at) => {
    const isOlder = (child: number) => at >= (turns[child] ?? Number.POSITIVE_INFINITY)
    const youngest = Math.min(...content.childAges.map((age, child) => age + (isOlder(child) ? 1 : 0)))
    return day.activities.flatMap(({ key, name }) => {
      const least = (key && facts.tours[key]?.minimumAge) || null
      if (least === null || youngest >= least) return []
      return [{ grade: 'broken', day: day.id, values: { name, age: least, youngest } } as const]
    })
  })

const closedDays: Rule = ({ content, facts }) =>
  content.days.flatMap((day, i) => {
    const date = dateOfDay(content.startsOn, i)
    if (!date) return []
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
    return day.activities.flatMap(({ key, name }) => {
      const open = (key && facts.tours[key]?.days) || []
      if (open.length === 0 || open.includes(weekday)) return []
      return [{ grade: 'broken', day: day.id, values: { name, weekday } } as const]
    })
  })

const heavyDays: Rule = ({ content }) =>
  runsOf(content.days, 3, isHeavy).map(run => ({
    grade: 'look',
    day: run.at(-1)?.id ?? '',
    values: { days: run.length },
  }))

const season: Rule = ({ content, facts }) =>
  content.days.flatMap((day, i) => {
    const date = dateOfDay(content.startsOn, i)
    if (!date) return []
    const month = Number(date.slice(5, 7))
    return day.activities.flatMap(({ key, name }) => {
      const months = (key && facts.tours[key]?.months) || null
      if (months === null || months.includes(month)) return []
      return [{ grade: 'broken', day: day.id, values: { name, month } } as const]
    })
  })

const arrivalDay: Rule = ({ content: { days } }) => {
  const first = days[0]
  if (!first || days.length < 3) return []
  const minutes = drivingMinutes(first)
  const tour = first.activities.find(({ kind }) => kind === 'tour')
  if (minutes <= ARRIVAL_DRIVE && !tour) return []
  return [{ grade: 'look', day: first.id, values: { minutes, name: tour?.name ?? '' } }]
}

const meals: Rule = ({ content }) =>
  content.days.flatMap((day, i) => {
    const before = content.days[i - 1]
    const long = day.activities.find(({ minutes }) => (minutes ?? 0) >= LONG_ACTIVITY)
    const isHungry = long && day.meals.length === 0 && !before?.meals.length
    return isHungry ? [{ grade: 'look', day: day.id, values: { name: long.name } } as const] : []
  })

const table: Record<PaceRule, Rule> = {
  driving,
  'early-starts': earlyStarts,
  'one-night-stays': oneNightStays,
  altitude,
  daylight,
  ages,
  'closed-days': closedDays,
  'heavy-days': heavyDays,
  season,
  'arrival-day': arrivalDay,
  meals,
}

/** All findings of the pace doctor: `broken` first, then in the order of the rules. */
export function findPace(trip: Trip): PaceFinding[] {
  const found = paceRules.flatMap(rule => table[rule](trip).map(finding => ({ rule, ...finding })))
  return found.toSorted((a, b) => Number(a.grade === 'look') - Number(b.grade === 'look'))
}

/** The rules that found nothing. */
export function passedRules(findings: readonly PaceFinding[]): PaceRule[] {
  return paceRules.filter(rule => findings.every(finding => finding.rule !== rule))
}
