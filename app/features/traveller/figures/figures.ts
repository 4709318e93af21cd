import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import type { RefundStepOnWire } from '#app/features/proposal/sent/proposal-wire.ts'
import { addDays, daysBetween } from '#app/text/days.ts'
import { minutesOfClock } from '#database/values/clock.ts'
import type { PriceLine, ProposalDay } from '#database/values/proposal-content.ts'

/** Geometry of a day's hours, from 05:00 to 22:00, in percent of the width. */

const FIRST = 5 * 60
const LAST = 22 * 60

export interface HourBar {
  key: string
  kind: 'car' | 'boat' | 'plane' | 'doing'
  name: string
  left: number
  width: number
  /** The duration is known but not the start time, so it is placed in a free time. */
  isOpen: boolean
}

interface Span {
  from: number
  to: number
}

/** Start of a day without fixed times. */
const MORNING = 8 * 60

const kinds = { road: 'car', rail: 'car', boat: 'boat', air: 'plane', foot: 'doing' } as const

/** Position of a time in percent, clamped to the ends. */
export function hourAt(minutes: number): number {
  const share = (minutes - FIRST) / (LAST - FIRST)
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100
}

/** Tick labels: 06 to 21. */
export const hourTicks = [6, 9, 12, 15, 18, 21].map(hour => ({
  label: String(hour).padStart(2, '0'),
  left: hourAt(hour * 60),
}))

/** The first free time from `earliest` on. */
function freeFrom(earliest: number, minutes: number, taken: readonly Span[]): number {
  let from = earliest
  for (const span of taken.toSorted((a, b) => a.from - b.from))
    if (from < span.to && from + minutes > span.from) from = span.to
  return from
}

/** The parts of a day as bars. Those without a start time are placed one after another in the free times. */
export function hourBars({ legs, activities }: Pick<ProposalDay, 'legs' | 'activities'>): HourBar[] {
  const parts = [
    ...legs.map(leg => ({ ...leg, kind: kinds[leg.mode], name: '' })),
    ...activities.map(each => ({ ...each, kind: 'doing' as const })),
  ]
  const taken = parts.flatMap(({ startsAt, minutes }): Span[] => {
    if (startsAt === null) return []
    const from = minutesOfClock(startsAt)
    return [{ from, to: from + (minutes ?? 60) }]
  })
  let next = MORNING
  return parts.flatMap(({ id, kind, name, startsAt, minutes }): HourBar[] => {
    if (startsAt === null && !minutes) return []
    const lasts = minutes ?? 60
    const from = startsAt === null ? freeFrom(next, lasts, taken) : minutesOfClock(startsAt)
    const to = from + lasts
    if (startsAt === null) next = to
    const left = hourAt(from)
    return [{ key: id, kind, name, left, width: hourAt(to) - left, isOpen: startsAt === null }]
  })
}

/** Daylight of a day, in percent; the whole width if the sun's times are unknown. */
export function daylightOf(sky: DaySky | null | undefined): { from: number; to: number } {
  return {
    from: sky?.sunrise ? hourAt(minutesOfClock(sky.sunrise)) : 0,
    to: sky?.sunset ? hourAt(minutesOfClock(sky.sunset)) : 100,
  }
}

export const CURVE = { width: 600, height: 180 }
/** Days drawn before the first step and after the last. */
const BEFORE = 21

export interface RefundCurve {
  /** YYYY-MM-DD. */
  first: string
  last: string
  days: number
  line: string
  area: string
  /** The steps of the curve. */
  steps: { until: string; x: number }[]
}

/**
 * The curve from today, or from three weeks before its first step if that is earlier, to the first day of the trip.
 */
export function refundCurve(
  steps: readonly RefundStepOnWire[],
  totalMinor: number,
  startsOn: string,
  today: string,
): RefundCurve {
  const ends = steps.flatMap(({ until }) => until ?? [])
  const early = addDays(ends[0] ?? startsOn, -BEFORE)
  const first = early < today ? early : today
  const last = [startsOn, ...ends].toSorted().at(-1) ?? startsOn
  const days = Math.max(1, daysBetween(first, last))
  const x = (day: string) =>
    round((Math.min(days, Math.max(0, daysBetween(first, day))) / days) * CURVE.width)
  const y = (backMinor: number) => round((1 - (totalMinor > 0 ? backMinor / totalMinor : 0)) * CURVE.height)
  const points = steps.map(({ until, backMinor }, i) => {
    const from = steps[i - 1]?.until
    return `${i === 0 ? 'M0' : `L${x(from ?? first)}`} ${y(backMinor)}H${until ? x(until) : CURVE.width}`
  })
  const line = points.join('')
  return {
    ...{ first, last, days, line },
    area: `${line}V${CURVE.height}H0Z`,
    steps: ends.map(until => ({ until, x: x(until) })),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export interface PriceShare {
  id: string
  what: string
  /** Share of the price, in whole percent. */
  percent: number
}

/** The bar has five colours, for the largest lines. */
const MOST = 5

/** The largest lines of a price with their shares; empty if a price is unknown or negative. */
export function priceShares(price: readonly PriceLine[]): PriceShare[] {
  const known = price.flatMap(({ id, what, unitMinor, count }) =>
    unitMinor === null || unitMinor < 0 ? [] : [{ id, what, minor: unitMinor * count }],
  )
  const sum = known.reduce((total, { minor }) => total + minor, 0)
  if (known.length < price.length || sum === 0) return []
  return known
    .toSorted((a, b) => b.minor - a.minor)
    .slice(0, MOST)
    .map(({ id, what, minor }) => ({ id, what, percent: Math.round((minor / sum) * 100) }))
}

/** The name without a place's detail: "Humpback whale, calving in the gulf" is "Humpback whale". */
function kindOf(name: string): string {
  return name.split(',', 1)[0] ?? name
}

/**
 * Wildlife on these nights, each animal once, in the order of the trip. If two places describe it differently, only
 * its name is used.
 */
export function animalsOf(sky: readonly (DaySky | null)[]): string[] {
  const names = [...new Set(sky.flatMap(each => each?.wildlife ?? []))]
  const kinds = names.map(kindOf)
  return [
    ...new Set(
      names.map(name => {
        const kind = kindOf(name)
        return kinds.filter(each => each === kind).length > 1 ? kind : name
      }),
    ),
  ]
}

/** `phase` runs from 0 (new) over 0.5 (full) to 1; the right side is lit while waxing. */
export function moonPath(phase: number, radius: number): string {
  const lit = (1 - Math.cos(2 * Math.PI * phase)) / 2
  const isGrowing = phase <= 0.5
  const bulge = Math.round(Math.abs(1 - 2 * lit) * radius * 100) / 100
  // The outer edge is half of the circle, the inner one half of an ellipse that bends with the phase.
  const outer = `A${radius} ${radius} 0 0 ${isGrowing ? 1 : 0} 0 ${radius}`
  const inner = `A${bulge} ${radius} 0 0 ${lit > 0.5 === isGrowing ? 1 : 0} 0 ${-radius}`
  return `M0 ${-radius}${outer}${inner}Z`
}
