import type { CountryFrame } from '#cartography/atlas/map-geometry.server.ts'
import type { Point } from '#cartography/curves/leg-curve.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { centredBody, type LabelPosition, labelLevels, type Mark } from '#cartography/labels/label-levels.ts'
import { type Body, discBody, labelBody, SIDES, textWidth, touch } from '#cartography/labels/place-labels.ts'
import { landmarksOf, type PlacedLandmark } from './landmarks.server.ts'
import { DRAWN, type DrawnLandmark, type DrawnPlace, type GroundData, SIZES } from './map-data.ts'
import { insetOf, printedBodies } from './map-print.server.ts'

interface Placed {
  places: readonly MapPlace[]
  /** The positions of the places. */
  points: readonly Point[]
  frame: CountryFrame
  /** Points that names should avoid. */
  avoid: readonly Point[]
}

interface Standing {
  marks: readonly Mark[]
  /** The label positions of each place on a narrow and on a wide map. */
  labelPositions: readonly (readonly LabelPosition[])[]
}

interface Named extends Placed {
  countries: readonly string[]
  ground: GroundData
  standing: Standing
}

/** How many places share a rank where room is scarce. */
const PER_RANK = 4
/** Ranked after every place. */
const LAST = 1000
/** Parts of a name's width at which the ground under it is sampled. */
const SAMPLES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/**
 * The names of a trip's stops: first the place that the map is about, then overnight stops, then short ones; all
 * other names yield to them.
 */
export function nameStops(placed: Placed, about: string | undefined): Standing {
  const inset = printedBodies({ names: [], inset: insetOf(placed.frame) }, Infinity)
  const rankOf = ({ key, days = [] }: MapPlace) => (key === about ? 0 : days.length > 0 ? 1 : 2)
  return placeNames(placed, rankOf, [inset, inset])
}

/** The names of a country's places in list order, where the ground's own names leave room. */
export function nameRanked(placed: Placed, ground: GroundData): Standing {
  return placeNames(placed, (_, i) => Math.floor(i / PER_RANK), groundBodies(ground))
}

function placeNames(
  { places, points, frame: { width, height }, avoid }: Placed,
  rankOf: (place: MapPlace, index: number) => number,
  taken: readonly (readonly Body[])[],
): Standing {
  const marks = places.map((place, i) => placeMark(place.name, points[i] ?? [0, 0], rankOf(place, i)))
  const size = { width, height }
  const printed = marks.filter(({ radius }) => radius > 0)
  const labelPositions = labelLevels(printed, {
    ...{ size, avoid },
    scales: scalesOf(size),
    taken: level => taken[level] ?? [],
  })
  return { marks, labelPositions: marks.map(mark => labelPositions[printed.indexOf(mark)] ?? []) }
}

/** From the smallest phone to a map beside a text, and on to the widest. */
function scalesOf({ width }: { width: number }): number[] {
  return [DRAWN.narrow, DRAWN.wide, DRAWN.widest].map(pixels => pixels / width)
}

/** The areas of the ground's own names at each level. */
function groundBodies(ground: GroundData): Body[][] {
  return scalesOf(ground)
    .slice(1)
    .map(scale => printedBodies(ground, scale))
}

/** The areas of the names, at one level or at any. */
export function nameBodies({ marks, labelPositions }: Standing, level?: number): Body[] {
  return marks.flatMap((mark, i) => {
    const shown = level === undefined ? (labelPositions[i] ?? []) : [labelPositions[i]?.[level]]
    const sides = SIDES.filter(side => mark.textWidth > 0 && shown.includes(side))
    return sides.map(side => labelBody(mark, side))
  })
}

/** The places with their names, and then the landmarks where there is room. */
export function namePlaces({ countries, places, points, frame, ground, avoid, standing }: Named): {
  places: DrawnPlace[]
  landmarks: DrawnLandmark[]
} {
  const { width, height } = ground
  const scales = scalesOf(ground)
  const landmarks = landmarksOf(countries, frame, places)
  const marks = landmarks.map(landmark => landmarkMark(landmark, { named: landmark.kind === 'summit' }))
  const discs = standing.marks.map(discBody)
  const ofPlaces = [0, 1].map(level => [...discs, ...nameBodies(standing, level)])
  const ofGround = groundBodies(ground)
  const labelPositions = labelLevels(marks, {
    ...{ scales, avoid },
    size: { width, height },
    taken: level => [...(ofGround[level] ?? []), ...(ofPlaces[level] ?? [])],
  })
  const isCovered = (mark: Mark, level: number) => {
    const range = { from: scales[level] ?? 1, to: scales[level + 1] ?? 1 }
    return (ofPlaces[level] ?? []).some(body => touch(discBody(mark), body, range))
  }
  const standsOf = (mark: Mark, i: number, level: number) =>
    isCovered(mark, level) ? '.' : (labelPositions[i]?.[level] ?? '-')
  return {
    places: places.map((place, i) => {
      const [narrow = '-', wide = '-'] = standing.labelPositions[i] ?? []
      const drawn = { ...numbered(place, i, points[i]), labelPositions: [narrow, wide] as const }
      const [onNarrow, onWide] = drawn.labelPositions.map((labelPosition, level) =>
        isOnWater(frame, standing.marks[i], labelPosition, scales[level] ?? 1),
      )
      if (onNarrow && onWide) return { ...drawn, on: 'water' }
      if (onNarrow || onWide) return { ...drawn, on: onNarrow ? 'narrow water' : 'wide water' }
      return drawn
    }),
    landmarks: landmarks.flatMap((landmark, i) => {
      const mark = marks[i]
      if (!mark) return []
      const name = landmark.kind === 'park' ? '' : landmark.name
      const standing = [standsOf(mark, i, 0), standsOf(mark, i, 1)] as const
      const isSeen = standing.some(labelPosition => isShown(labelPosition, landmark.kind))
      return isSeen ? [{ ...landmark, name, number: null, labelPositions: standing }] : []
    }),
  }
}

/** A summit whose name does not fit is left out; a park is a dot without a name here. */
function isShown(labelPosition: LabelPosition, kind: PlacedLandmark['kind']): boolean {
  return kind === 'park' ? labelPosition !== '.' : labelPosition !== '.' && labelPosition !== '-'
}

export function numbered(
  { key, name }: MapPlace,
  index: number,
  point: Point = [0, 0],
): Omit<DrawnPlace, 'labelPositions'> {
  return { key, name, number: index + 1, x: point[0], y: point[1] }
}

/** A place where the traveller only changes vehicles has neither disc nor name. */
function placeMark(name: string, [x, y]: Point, rank: number): Mark {
  const isPrinted = name !== ''
  return {
    ...{ x, y, rank },
    radius: isPrinted ? SIZES.currentDisc : 0,
    core: isPrinted ? SIZES.disc + 1 : 0,
    textWidth: textWidth(name, SIZES.name),
    textHeight: isPrinted ? SIZES.name : 0,
  }
}

/** A landmark as a mark of the lowest rank. */
export function landmarkMark({ kind, name, x, y }: PlacedLandmark, { named }: { named: boolean }): Mark {
  return {
    ...{ x, y, rank: LAST },
    radius: SIZES.currentDisc,
    core: SIZES[kind],
    textWidth: named ? textWidth(name, SIZES.sightName) : 0,
    textHeight: SIZES.sightName,
    yields: true,
    avoidsLines: true,
  }
}

/** Whether most of a name is on water at a scale: then its halo has that colour. */
export function isOnWater(
  frame: Ground,
  mark: Mark | undefined,
  labelPosition: LabelPosition | undefined,
  scale: number,
) {
  const side = SIDES.find(each => each === labelPosition)
  if (!mark || !(side || labelPosition === 'c')) return false
  return wetShare(frame, side ? labelBody(mark, side) : centredBody(mark), scale) > 0.5
}

/** Whether a centred name is entirely on land, or entirely on water. */
export function crossesNoCoast(frame: Ground, mark: Mark, scale: number): boolean {
  const wet = wetShare(frame, centredBody(mark), scale)
  return wet === 0 || wet === 1
}

type Ground = Pick<CountryFrame, 'onLand'>

function wetShare({ onLand }: Ground, { x, y, left, right, top, bottom }: Body, scale: number): number {
  const wet = SAMPLES.filter(
    share => !onLand([x + (left + share * (right - left)) / scale, y + (top + bottom) / 2 / scale]),
  )
  return wet.length / SAMPLES.length
}
