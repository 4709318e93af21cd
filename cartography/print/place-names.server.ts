import type { CountryFrame } from '#cartography/atlas/map-geometry.server.ts'
import type { Point } from '#cartography/curves/leg-curve.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { centredBody, type LabelPosition, labelLevels, type Mark } from '#cartography/labels/label-levels.ts'
import { type Body, discBody, labelBody, SIDES, textWidth, touch } from '#cartography/labels/place-labels.ts'
import { landmarksOf, type PlacedLandmark } from './landmarks.server.ts'
import { DRAWN, type DrawnLandmark, type DrawnPlace, type GroundData, SIZES } from './map-data.ts'
import { printedBodies } from './map-print.server.ts'

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

/** The names of a country's places in list order, where the ground's own names leave room. */
export function nameRanked({ places, points, frame, avoid }: Placed, ground: GroundData): Standing {
  const { width, height } = frame
  const marks = places.map((place, i) => placeMark(place.name, points[i] ?? [0, 0], Math.floor(i / PER_RANK)))
  const taken = groundBodies(ground)
  const scales = scalesOf({ width })
  const labelPositions = labelLevels(marks, {
    ...{ size: { width, height }, avoid, scales },
    taken: level => taken[level] ?? [],
  })
  return { marks, labelPositions }
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
function nameBodies({ marks, labelPositions }: Standing, level?: number): Body[] {
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
  const scales = scalesOf(ground)
  const discs = standing.marks.map(discBody)
  const taken = [0, 1].map(level => [...discs, ...nameBodies(standing, level)])
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
    landmarks: nameLandmarks({ countries, places, frame, ground, avoid, taken }),
  }
}

interface Landmarked extends Pick<Named, 'countries' | 'places' | 'frame' | 'ground' | 'avoid'> {
  /** What the places take at each level. */
  taken: readonly (readonly Body[])[]
}

/** Summits with their names, and parks, where there is room. */
export function nameLandmarks(wanted: Landmarked): DrawnLandmark[] {
  const { countries, places, frame, ground, avoid, taken } = wanted
  const { width, height } = ground
  const scales = scalesOf(ground)
  const landmarks = landmarksOf(countries, frame, places)
  const marks = landmarks.map(landmark => landmarkMark(landmark, { named: landmark.kind === 'summit' }))
  const ofGround = groundBodies(ground)
  const labelPositions = labelLevels(marks, {
    ...{ scales, avoid },
    size: { width, height },
    taken: level => [...(ofGround[level] ?? []), ...(taken[level] ?? [])],
  })
  const isCovered = (mark: Mark, level: number) => {
    const range = { from: scales[level] ?? 1, to: scales[level + 1] ?? 1 }
    return (taken[level] ?? []).some(body => touch(discBody(mark), body, range))
  }
  const standsOf = (mark: Mark, i: number, level: number) =>
    isCovered(mark, level) ? '.' : (labelPositions[i]?.[level] ?? '-')
  return landmarks.flatMap((landmark, i) => {
    const mark = marks[i]
    if (!mark) return []
    const name = landmark.kind === 'park' ? '' : landmark.name
    const standing = [standsOf(mark, i, 0), standsOf(mark, i, 1)] as const
    const isSeen = standing.some(labelPosition => isShown(labelPosition, landmark.kind))
    return isSeen ? [{ ...landmark, name, number: null, labelPositions: standing }] : []
  })
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

function placeMark(name: string, [x, y]: Point, rank: number): Mark {
  return {
    ...{ x, y, rank },
    radius: SIZES.currentDisc,
    core: SIZES.disc + 1,
    textWidth: textWidth(name, SIZES.name),
    textHeight: SIZES.name,
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

/** The share of a body that is on water at a scale. */
export function wetShare(
  { onLand }: Ground,
  { x, y, left, right, top, bottom }: Body,
  scale: number,
): number {
  const wet = SAMPLES.filter(
    share => !onLand([x + (left + share * (right - left)) / scale, y + (top + bottom) / 2 / scale]),
  )
  return wet.length / SAMPLES.length
}
