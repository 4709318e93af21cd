import type { DaySky } from '#app/features/proposal/sky/sky.ts'
import { minutesOfClock } from '#database/values/clock.ts'
import type { ProposalDay } from '#database/values/proposal-content.ts'

/** Pure geometry of a day's hours, from five in the morning to ten at night, in percent of the width. */

const FIRST = 5 * 60
const LAST = 22 * 60

export interface HourBar {
  key: string
  kind: 'car' | 'boat' | 'plane' | 'doing'
  name: string
  left: number
  width: number
}

const kinds = { road: 'car', rail: 'car', boat: 'boat', air: 'plane', foot: 'doing' } as const

/** Where an hour lies, in percent; what is earlier or later lies at the end. */
export function hourAt(minutes: number): number {
  const share = (minutes - FIRST) / (LAST - FIRST)
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100
}

/** Hours to write above: 06 to 21. */
export const hourTicks = [6, 9, 12, 15, 18, 21].map(hour => ({
  label: String(hour).padStart(2, '0'),
  left: hourAt(hour * 60),
}))

/** Everything of a day that has an hour; what has none cannot be drawn. */
export function hourBars({ legs, activities }: Pick<ProposalDay, 'legs' | 'activities'>): HourBar[] {
  const timed = [
    ...legs.map(({ id, mode, startsAt, minutes }) => ({
      id,
      kind: kinds[mode],
      name: '',
      startsAt,
      minutes,
    })),
    ...activities.map(({ id, name, startsAt, minutes }) => ({
      ...{ id, kind: 'doing' as const, name, startsAt, minutes: minutes ?? 60 },
    })),
  ]
  return timed.flatMap(({ id, kind, name, startsAt, minutes }) => {
    if (startsAt === null) return []
    const [from, to] = [minutesOfClock(startsAt), minutesOfClock(startsAt) + minutes]
    return [{ key: id, kind, name, left: hourAt(from), width: hourAt(to) - hourAt(from) }]
  })
}

/** The lit part of a day, in percent; all of it where the sun is not known. */
export function daylightOf(sky: DaySky | null | undefined): { from: number; to: number } {
  return {
    from: sky?.sunrise ? hourAt(minutesOfClock(sky.sunrise)) : 0,
    to: sky?.sunset ? hourAt(minutesOfClock(sky.sunset)) : 100,
  }
}
