import type { CountryFrame } from '#cartography/atlas/map-geometry.server.ts'
import { denser, type Point } from '#cartography/curves/leg-curve.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { type Body, textWidth } from '#cartography/labels/place-labels.ts'
import {
  DOT,
  layOutStops,
  leaderBodies,
  markBody,
  nameBody,
  type Stop,
  type StopLayout,
} from '#cartography/labels/stop-layout.ts'
import { farBody } from './far-arrows.ts'
import { DRAWN, type DrawnStop, layoutOf, MARKS, SIZES } from './map-data.ts'
import { insetOf, printedBodies } from './map-print.server.ts'
import { wetShare } from './place-names.server.ts'

interface Stopped {
  places: readonly MapPlace[]
  /** The positions of the places. */
  points: readonly Point[]
  frame: CountryFrame
  far: readonly DrawnStop[]
  lines: readonly Body[]
  about: string | undefined
}

/** The widths of a narrow and of a wide map. */
const LEVELS = [
  [DRAWN.narrow, DRAWN.wide],
  [DRAWN.wide, DRAWN.widest],
] as const
/** A line's half, with its casing, and how often it is looked at, in pixels of the map. */
const HALF_A_LINE = 2
const STEP = 4
const PILL_PADDING = 12

/** The marks and the names of a trip's stops. A place where one only changes vehicles has neither. */
export function layOut({ places, points, frame, far, lines, about }: Stopped): DrawnStop[] {
  const named = places.flatMap((place, i) =>
    place.name === '' ? [] : [{ place, point: points[i] ?? [0, 0] }],
  )
  const stops = named.map(({ place, point }) => stopOf(place, point, about))
  const inset = printedBodies({ names: [], inset: insetOf(frame) }, Infinity)
  const levels = LEVELS.map(([from, to]) => {
    const scales = { from: from / frame.width, to: to / frame.width }
    const taken = [...inset, ...far.map(farBody)]
    return layOutStops(stops, { size: frame, scales, lines, taken }).map((layout, i) => ({
      ...layout,
      wet: isWet(frame, stops[i], layout, scales.from),
      ...leaderTo(layout.mark),
    }))
  })
  return named.flatMap(({ place: { key, name, days }, point: [x, y] }, i) => {
    const [narrow, wide] = levels.map(level => level[i])
    const stop = stops[i]
    if (!narrow || !wide || !stop) return []
    const isAlike = JSON.stringify(narrow) === JSON.stringify(wide)
    const { width, height } = stop
    const layouts = isAlike ? ([narrow] as const) : ([narrow, wide] as const)
    return [{ key, name, x, y, days, label: daySpans(days), width, height, layouts }]
  })
}

function leaderTo([dx, dy]: StopLayout['mark']): { leader?: string } {
  const half = `a${DOT} ${DOT} 0 1 0`
  return dx === 0 && dy === 0
    ? {}
    : { leader: `M${-DOT} 0${half} ${2 * DOT} 0${half} ${-2 * DOT} 0M0 0L${dx} ${dy}` }
}

function stopOf({ key, name, days }: MapPlace, [x, y]: Point, about: string | undefined): Stop {
  const label = daySpans(days)
  const height = label === null ? 2 * SIZES.disc : MARKS.days
  const pill = label === null ? 0 : Math.ceil(textWidth(label, MARKS.daysText) + PILL_PADDING)
  return {
    ...{ x, y, height, width: Math.max(height, pill) },
    textWidth: textWidth(name, SIZES.name),
    textHeight: SIZES.name,
    rank: key === about ? 0 : label === null ? 2 : 1,
  }
}

const MOST_SPANS = 2

/** Days in figures, such as 1–2, 9; of many stays the first, and that there are more. Null without days. */
export function daySpans(days: readonly number[] = []): string | null {
  const spans: { first: number; last: number }[] = []
  for (const day of days) {
    const span = spans.at(-1)
    if (span?.last === day - 1) span.last = day
    else spans.push({ first: day, last: day })
  }
  const shown = spans.length > MOST_SPANS ? spans.slice(0, 1) : spans
  if (shown.length === 0) return null
  const words = shown
    .map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ')
  return shown.length < spans.length ? `${words} …` : words
}

/** The areas of marks, names and the lines between a mark and its point; at one level, or at any. */
export function stopBodies(stops: readonly DrawnStop[], level?: 0 | 1): Body[] {
  return stops.flatMap(stop => {
    const layouts = level === undefined ? stop.layouts : [layoutOf(stop, level)]
    return layouts.flatMap(layout =>
      layout
        ? [markBody(stop, layout.mark), ...leaderBodies(stop, layout.mark), ...nameBodies(stop, layout)]
        : [],
    )
  })
}

/** The area of a stop's name; none if it has no room. */
function nameBodies({ x, y, name: words }: DrawnStop, { name }: StopLayout): Body[] {
  const size = { textWidth: textWidth(words, SIZES.name), textHeight: SIZES.name }
  return name ? [nameBody({ x, y, ...size }, name)] : []
}

/** The areas along a line, so close that nothing passes between two of them. */
export function lineBodies({ points }: { points: readonly Point[] }): Body[] {
  return denser(points, STEP).map(([x, y]) => ({
    ...{ x, y, left: -HALF_A_LINE, right: HALF_A_LINE, top: -HALF_A_LINE, bottom: HALF_A_LINE },
  }))
}

function isWet(frame: CountryFrame, stop: Stop | undefined, { name }: StopLayout, scale: number): boolean {
  return stop !== undefined && name !== null && wetShare(frame, nameBody(stop, name), scale) > 0.5
}
