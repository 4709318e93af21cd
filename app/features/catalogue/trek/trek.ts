import type { TrekHeights } from './trek-schema.ts'

/** Rules about a trek. */

/** An elevation profile in a box of 100 by 100. */
export interface TrekProfile {
  /** Path of the line. */
  line: string
  /** The same path, closed along the bottom. */
  ground: string
  /** Position of each night, in percent of the box. */
  nights: { left: number; top: number }[]
  /** The highest point in metres, and its position. */
  peak: { altitude: number; left: number; top: number }
}

/** The bottom of the chart is the next lower thousand metres; the top leaves room for a label. */
const STEP = 1000
const CEILING = 1.12

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Elevation profile of a trek: each day passes its highest point and ends at the altitude of its night.
 * @param start altitude in metres at which the first day begins.
 */
export function drawProfile(start: number, days: readonly TrekHeights[]): TrekProfile {
  const heights = [start, ...days.flatMap(({ sleep, highest }) => [highest, sleep])]
  const floor = Math.floor(Math.min(...heights) / STEP) * STEP
  const ceiling = floor + (Math.max(...heights) - floor) * CEILING
  const at = (day: number, altitude: number) => ({
    altitude,
    left: rounded((day / days.length) * 100),
    top: rounded(100 - ((altitude - floor) / (ceiling - floor)) * 100),
  })
  const points = days.flatMap(({ sleep, highest }, i) => {
    const before = i === 0 ? start : (days[i - 1]?.sleep ?? start)
    const night = at(i + 1, sleep)
    return highest > Math.max(before, sleep) ? [at(i + 0.5, highest), night] : [night]
  })
  const first = at(0, start)
  const line = [first, ...points].map(({ left, top }) => `${left} ${top}`).join(' L')
  const peak = points.reduce((high, point) => (point.altitude > high.altitude ? point : high), first)
  return {
    line: `M${line}`,
    ground: `M0 100 L${line} L100 100 Z`,
    nights: days.map(({ sleep }, i) => {
      const { left, top } = at(i + 1, sleep)
      return { left, top }
    }),
    peak,
  }
}
