import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import { minutesOfClock } from '#database/values/clock.ts'
import type { ProposalDay } from '#database/values/proposal-content.ts'

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
