import { nth, type Point, pairs } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import type { Build } from './build.ts'
import { polygon } from './marks.ts'
import { type Plane, roofPlane } from './roofing.ts'
import type { Volume } from './volumes.ts'

interface SideRoof {
  /** Height of the ridge over the walls. */
  rise: number
  /** How far the eaves reach out, and how far they hang down. */
  out?: number
  drop?: number
  /** Ink of the gable's wall. */
  gable?: string
}

/** Ridge along the front: one slope to us, a gable at the right. */
export function sideRoof(build: Build, volume: Volume, roof: SideRoof): Art {
  const { paint } = build
  const { x, width, height, dx, dy, base = 0 } = volume
  const { rise, out = 14, drop = 6, gable = paint.wallShade } = roof
  const [wallTop, right] = [base - height, x + width]
  const eave = wallTop + drop
  const ridge = wallTop - rise - dy / 2
  const ridgeRight: Point = [right + dx / 2 + out * 0.6, ridge]
  const far = wallTop - dy
  return [
    polygon(pairs([right, wallTop, right + dx, far, right + dx / 2, ridge + 4]), gable),
    polygon(
      [
        ridgeRight,
        [right + dx + out * 0.8, far + drop],
        [right + dx + out * 0.1, far + drop],
        [ridgeRight[0] - 6, ridge + 5],
      ],
      paint.roofShade,
    ),
    roofPlane(build, [[x + dx / 2 - out * 0.6, ridge], ridgeRight, [right + out, eave], [x - out, eave]]),
  ]
}

/** Gable to us: a triangle of wall, one slope going back at the right. */
export function frontRoof(build: Build, volume: Volume, roof: SideRoof): Art {
  const { paint } = build
  const { x, width, height, dx, dy, base = 0 } = volume
  const { rise, out = 16, drop = 8, gable = paint.wall } = roof
  const [middle, right, wallTop] = [x + width / 2, x + width, base - height]
  const top = wallTop - rise
  const thick = 9
  const corners: Plane = [
    [middle, top],
    [middle + dx + 6, top - dy],
    [right + out + dx + 6, wallTop - dy + drop],
    [right + out, wallTop + drop],
  ]
  const barge: Point[] = [
    [x - out, wallTop + drop],
    nth(corners, 0),
    nth(corners, 3),
    [right + out - thick, wallTop + drop + 3],
    [middle, top + thick + 4],
    [x - out + thick, wallTop + drop + 3],
  ]
  return [
    roofPlane(build, corners),
    polygon(pairs([x, wallTop + 1, middle, top + 5, right, wallTop + 1]), gable),
    polygon(barge, paint.roofLit),
  ]
}
