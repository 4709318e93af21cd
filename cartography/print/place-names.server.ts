import type { CountryFrame } from '#cartography/atlas/map-geometry.server.ts'
import type { Point } from '#cartography/curves/leg-curve.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { labelLevels, type Mark, type Stand } from '#cartography/labels/label-levels.ts'
import { labelBody, SIDES, textWidth } from '#cartography/labels/place-labels.ts'
import { landmarksOf, type PlacedLandmark } from './landmarks.server.ts'
import { DRAWN, type DrawnLandmark, type DrawnPlace, type GroundData, SIZES } from './map-data.ts'
import { printedBodies } from './map-print.server.ts'

interface Named {
  countries: readonly string[]
  places: readonly MapPlace[]
  /** Where the places are drawn. */
  points: readonly Point[]
  frame: CountryFrame
  ground: GroundData
  /** Points that names should rather not cover. */
  avoid: readonly Point[]
  /** Where room is scarce, places of a lower rank have their names before the others. */
  rankOf: (place: MapPlace, index: number) => number
}

/** After every place. */
const LAST = 1000
/** Parts of a name's width at which the ground under it is looked at. */
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9]

/** The places with their names where these have room on a phone and beside a text, and then the landmarks. */
export function namePlaces({ countries, places, points, frame, ground, avoid, rankOf }: Named): {
  places: DrawnPlace[]
  landmarks: DrawnLandmark[]
} {
  const { width, height } = ground
  const scales = [DRAWN.narrow / width, DRAWN.wide / width, DRAWN.widest / width]
  const landmarks = landmarksOf(countries, frame, places)
  const marks = [
    ...places.map((place, i) => {
      const [x, y] = points[i] ?? [0, 0]
      return placeMark(place.name, x, y, rankOf(place, i))
    }),
    ...landmarks.map(landmark => landmarkMark(landmark, { named: landmark.kind === 'summit' })),
  ]
  const stands = labelLevels(marks, {
    scales,
    size: { width, height },
    avoid,
    taken: level => printedBodies(ground, scales[level + 1] ?? Infinity),
  })
  const standing = (i: number) => [stands[i]?.[0] ?? '-', stands[i]?.[1] ?? '-'] as const
  return {
    places: places.map((place, i) => {
      const drawn = { ...numbered(place, i, points[i]), stands: standing(i) }
      const [narrow, wide] = drawn.stands
      const wet = isOnWater(frame, marks[i], wide === '-' ? narrow : wide, scales[1] ?? 1)
      return wet ? { ...drawn, on: 'water' } : drawn
    }),
    landmarks: landmarks.flatMap((landmark, i) => {
      const name = landmark.kind === 'park' ? '' : landmark.name
      const drawn = { ...landmark, name, number: null, stands: standing(places.length + i) }
      const isSeen = drawn.stands.some(stand => isShown(stand, landmark.kind))
      return isSeen ? [drawn] : []
    }),
  }
}

/** Where a summit's name has no room the summit is left out; a park is a dot without a name here. */
function isShown(stand: Stand, kind: PlacedLandmark['kind']): boolean {
  return kind === 'park' ? stand !== '.' : stand !== '.' && stand !== '-'
}

export function numbered(
  { key, name }: MapPlace,
  index: number,
  point: Point = [0, 0],
): Omit<DrawnPlace, 'stands'> {
  return { key, name, number: index + 1, x: point[0], y: point[1] }
}

function placeMark(name: string, x: number, y: number, rank: number): Mark {
  return {
    ...{ x, y, rank },
    radius: SIZES.currentDisc,
    // Nothing is printed where one only changes vehicles.
    core: name === '' ? 0 : SIZES.disc + 1,
    textWidth: textWidth(name, SIZES.name),
    textHeight: SIZES.name,
  }
}

/** A landmark as something that wants room after all else. */
export function landmarkMark({ kind, name, x, y }: PlacedLandmark, { named }: { named: boolean }): Mark {
  return {
    ...{ x, y, rank: LAST },
    radius: SIZES.currentDisc,
    core: SIZES[kind],
    textWidth: named ? textWidth(name, SIZES.sightName) : 0,
    textHeight: SIZES.sightName,
    yields: true,
    shy: true,
  }
}

/** Whether most of a name lies on water, as it stands at a scale: then its halo is of that ink. */
export function isOnWater(
  frame: Pick<CountryFrame, 'onLand'>,
  mark: Mark | undefined,
  stand: Stand | undefined,
  scale: number,
): boolean {
  const side = SIDES.find(each => each === stand)
  if (!mark || !side) return false
  const { x, y, left, right, top, bottom } = labelBody(mark, side)
  const wet = SAMPLES.filter(
    share => !frame.onLand([x + (left + share * (right - left)) / scale, y + (top + bottom) / 2 / scale]),
  )
  return wet.length > SAMPLES.length / 2
}
