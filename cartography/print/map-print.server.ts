import { groundNames, nameBodies } from '#cartography/atlas/ground-names.server.ts'
import type { CountryFrame } from '#cartography/atlas/map-geometry.server.ts'
import type { Point } from '#cartography/curves/leg-curve.ts'
import { type Body, discBody, textWidth } from '#cartography/labels/place-labels.ts'
import { type GroundData, type MapWater, SIZES } from './map-data.ts'

interface Printed {
  frame: CountryFrame
  waters: readonly MapWater[] | undefined
  /** Pins and lines that names of the ground must not cover. */
  clear: readonly Body[]
  /** From the smallest scale at which the map is drawn to the largest at which room for names is looked for. */
  scales: { from: number; to: number }
}

/** Land and water for rendering, with the names that fit. */
export function groundOf({ frame, waters = [], clear, scales }: Printed): GroundData {
  const { width, height, land, neighbours, borders, frontiers, lakes, high, rivers } = frame
  return {
    ...{ width, height, land, neighbours, borders, frontiers, lakes, high, rivers },
    names: groundNames({ frame, waters, clear, scales }),
    inset: insetOf(frame),
  }
}

/** The frame around islands in an inset, in whole pixels. */
export function insetOf({ inset }: Pick<CountryFrame, 'inset'>): GroundData['inset'] {
  return (
    inset && {
      x: Math.round(inset.left),
      y: Math.round(inset.top),
      width: Math.round(inset.right - inset.left),
      height: Math.round(inset.bottom - inset.top),
      name: inset.name(),
    }
  )
}

/** The screen areas of the ground's own names at a scale. */
export function printedBodies({ names, inset }: Pick<GroundData, 'names' | 'inset'>, scale: number): Body[] {
  const bodies = names.filter(({ from }) => from <= scale).flatMap(nameBodies)
  return inset ? [...bodies, insetName(inset)] : bodies
}

/** The name of far islands is on their frame. */
function insetName({ x, y, name }: NonNullable<GroundData['inset']>): Body {
  return { x, y, left: 0, right: textWidth(name, SIZES.country), top: -1.4 * SIZES.country, bottom: 0 }
}

/** Points along the frame of an inset, for names to avoid. */
export function insetEdge({ inset }: Pick<GroundData, 'inset'>): Point[] {
  if (!inset) return []
  const { x, y, width, height } = inset
  const shares = Array.from({ length: 33 }, (_, i) => i / 32)
  return shares.flatMap((share): Point[] => {
    const [across, down] = [x + share * width, y + share * height]
    return [
      [across, y],
      [across, y + height],
      [x, down],
      [x + width, down],
    ]
  })
}

export function around([x, y]: Point, radius: number): Body {
  return discBody({ x, y, radius })
}
