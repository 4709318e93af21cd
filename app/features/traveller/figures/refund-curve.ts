import { addDays, daysBetween } from '#app/features/money/terms/days.ts'
import type { RefundStepOnWire } from '#app/features/proposal/sent/proposal-wire.ts'

/** Geometry of the refund by day, in a box of 600 by 180. */

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
