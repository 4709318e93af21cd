import { nth, type Point, pairs } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Build } from './build.ts'
import { polygon, rectangle } from './marks.ts'
import { type Plane, roofPlane } from './roofing.ts'
import { posts, rail, type Volume } from './volumes.ts'

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

/** Four slopes: a short ridge, one slope to us, one at the right in shade. */
export function hipRoof(build: Build, volume: Volume, { rise, out = 18, drop = 8 }: SideRoof): Art {
  const { paint } = build
  const { x, width, height, dx, dy, base = 0 } = volume
  const [wallTop, right] = [base - height, x + width]
  const ridge = wallTop - rise - dy / 2
  const hips = Math.min(width * 0.3, rise * 1.1)
  const ridgeRight: Point = [right + dx / 2 - hips * 0.55, ridge]
  const eave: Point = [right + out, wallTop + drop]
  return [
    polygon([ridgeRight, [right + dx + out * 0.8, wallTop - dy + drop], eave], paint.roofShade),
    roofPlane(build, [[x + dx / 2 + hips * 0.7, ridge], ridgeRight, eave, [x - out, wallTop + drop]]),
  ]
}

/** A steep roof over the middle of a wide low one. */
export function joglo(build: Build, volume: Volume): Art {
  const { x, width, height, dx, dy, base = 0 } = volume
  const inset = width * 0.26
  const upper = {
    ...volume,
    x: x + inset + dx * 0.2,
    width: width - inset * 2,
    base: base - 26,
    dx: dx * 0.5,
    dy,
  }
  return [
    hipRoof(build, volume, { rise: 34, out: 40, drop: 18 }),
    hipRoof(build, { ...upper, height: height + 2 }, { rise: 62, out: 10, drop: 2 }),
  ]
}

/** A roof like a boat, both of whose ends sweep up. */
export function saddleRoof({ paint }: Build, { x, width, height, base = 0 }: Volume): Art {
  const top = base - height
  const [left, right, middle] = [x - 46, x + width + 46, x + width / 2]
  const sweep = (up: number, sag: number) =>
    pen()
      .M(left + 6, top - up)
      .Q(middle, top - up + sag, right - 6, top - up)
  const shell = pen()
    .M(left - 26, top - 104)
    .Q(middle, top - 16, right + 26, top - 104)
    .Q(right - 22, top - 40, right - 40, top + 12)
    .Q(middle, top + 20, left + 40, top + 12)
    .Q(left + 22, top - 40, left - 26, top - 104)
    .Z()
  return [
    fill(shell, paint.roof),
    stroke(sweep(56, 62), paint.roofShade, 2),
    stroke(sweep(30, 52), paint.roofShade, 2),
    stroke(
      pen()
        .M(left - 26, top - 104)
        .Q(middle, top - 16, right + 26, top - 104),
      paint.roofLit,
      6,
      { strokeLinecap: 'round' },
    ),
  ]
}

/** A parapet; over it a shade and a rail if one sits up there. */
export function flatRoof(build: Build, { x, width, height, dx, base = 0 }: Volume, terrace: boolean): Art {
  const { stage, paint } = build
  const top = base - height
  const long = width + dx
  const parapet = [
    rectangle(x - 6, top - 10, long + 8, 14, paint.trim),
    rectangle(x + width, top - 10, dx + 2, 14, paint.wallShade, { opacity: 0.5 }),
  ]
  if (!terrace) return parapet
  const [from, to] = [x + width * 0.24, x + width * 0.82]
  return [
    posts([from, to], top - 8, top - 54, 4, paint.woodShade),
    stage.lampsLit && rectangle(from, top - 50, to - from, 42, stage.inks.lamp, { opacity: 0.4 }),
    polygon(
      pairs([from - 16, top - 48, from + 10, top - 66, to - 10, top - 66, to + 16, top - 48]),
      paint.roofLit,
    ),
    rail(x - 2, x + width, top - 8, 18, paint.wood),
    parapet,
  ]
}

/** Stone vaults side by side. */
export function vaults({ paint }: Build, { x, width, height, dx, base = 0 }: Volume): Art {
  const top = base - height
  const count = Math.max(2, Math.round(width / 80))
  const step = (width + dx) / count
  const arcs = pen()
  for (let i = 0; i < count; i++) {
    const left = x + i * step
    arcs
      .M(left, top)
      .Q(left + step / 2, top - 46, left + step, top)
      .Z()
  }
  return [
    fill(arcs, paint.roof),
    stroke(arcs, paint.wallShade, 2),
    rectangle(x - 5, top - 5, width + dx + 8, 8, paint.trim),
  ]
}

/** A ridge of glass over a court. */
export function glassRoof({ stage, paint }: Build, { x, width, height, dx, base = 0 }: Volume): Art {
  const top = base - height
  const [left, right] = [x + width * 0.12, x + width + dx - width * 0.12]
  const panes = pairs([left, top - 8, left + 34, top - 58, right - 34, top - 58, right, top - 8])
  const bars = pen()
  for (let i = 1; i < 9; i++) {
    const at = i / 9
    bars.M(left + (right - left) * at, top - 8).L(left + 34 + (right - left - 68) * at, top - 58)
  }
  return [
    polygon(panes, stage.lampsLit ? stage.inks.lamp : paint.roof),
    stroke(bars, paint.woodShade, 2),
    rectangle(x - 6, top - 10, width + dx + 8, 12, paint.trim),
  ]
}

/** One slope with plants growing on it. */
export function mossRoof({ stage, paint }: Build, { x, width, height, dx, dy, base = 0 }: Volume): Art {
  const { inks, chance } = stage
  const top = base - height
  const right = x + width + dx
  const moss = pen().M(x - 20, top + 8)
  for (let at = x - 10; at < right + 8; at += 13) {
    const up = top - 34 - ((at - x) / width) * 34
    moss.Q(at - 4, up - chance.between(6, 14), at + 6, up)
  }
  moss.L(right + 18, top - dy - 20, x + width + 16, top + 8).Z()
  return [
    polygon(
      pairs([x + width, top, right, top - dy, right, top - dy - 24, x + width + 6, top - 4]),
      paint.wallShade,
    ),
    fill(moss, inks.leaf[1]),
    rectangle(x - 22, top + 4, width + 40, 8, paint.roofShade),
  ]
}
