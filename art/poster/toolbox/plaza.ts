import { mix, tinted } from './inks.ts'
import { lerp, nth, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Street, WALL_HUES } from './street.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Where a row of fronts stands: from one x to another, its foot, and the height of a house that is 1 high. */
export interface Row {
  readonly from: number
  readonly to: number
  readonly foot: number
  readonly high: number
}

const HEIGHTS = [0.95, 1.06, 0.9, 1.02]

/** Houses seen face on, arcaded below and balconied above, that close one side of a square. */
export function arcadeRow(stage: Stage, row: Row, firstHue: number): Art {
  const count = Math.max(1, Math.round((row.to - row.from) / (row.high * 0.9)))
  return range(count, i => {
    const [from, to] = [lerp(row.from, row.to, i / count), lerp(row.from, row.to, (i + 1) / count)]
    const hue = nth(WALL_HUES, (firstHue + i * 3 + Math.floor(i / 2)) % WALL_HUES.length)
    return arcadedHouse(
      stage,
      { ...row, from, to, high: row.high * nth(HEIGHTS, i % HEIGHTS.length) },
      hue,
      i,
    )
  })
}

function arcadedHouse(
  stage: Stage,
  { from, to, foot, high }: Row,
  hue: readonly [string, string],
  number: number,
): Art {
  const { inks, unit, lampsLit } = stage
  const [wall, arches, trim, doors, rails] = [pen(), pen(), pen(), pen(), pen()]
  box(wall, from, foot, to, foot - high)
  for (let bay = 0; bay < 3; bay++) {
    const [left, right] = [lerp(from, to, (bay + 0.16) / 3), lerp(from, to, (bay + 0.84) / 3)]
    archway(arches, left, right, foot, high * 0.4)
    const [x, half] = [(left + right) / 2, (right - left) * 0.3]
    box(trim, x - half - 2 * unit, foot - high * 0.55, x + half + 2 * unit, foot - high * 0.87)
    box(doors, x - half, foot - high * 0.55, x + half, foot - high * 0.84)
    box(trim, left, foot - high * 0.52, right, foot - high * 0.55)
    for (const t of range(5, (_, along) => along)) {
      rails.M(lerp(left, right, t), foot - high * 0.54).V(foot - high * 0.63)
    }
    rails.M(left, foot - high * 0.63).H(right)
  }
  const eaves = pen()
    .M(from - 3 * unit, foot - high)
    .L(from + 4 * unit, foot - high * 1.09, to - 4 * unit, foot - high * 1.09, to + 3 * unit, foot - high)
    .Z()
  const tint = tinted(stage, mix(hue[1], hue[0], 0.35))
  return [
    fill(wall, tint),
    fill(arches, mix(tint, inks.land[5], 0.62)),
    fill(trim, mix(inks.paper, tint, 0.15)),
    fill(doors, lampsLit && number % 2 === 0 ? inks.lamp : mix(inks.rock[2], inks.key, 0.35)),
    stroke(rails, inks.key, 1.1 * unit),
    fill(eaves, mix(tinted(stage, '#c4452c'), inks.land[4], 0.2)),
  ]
}

function box(path: Pen, left: number, foot: number, right: number, top: number): Pen {
  return path.M(left, foot).V(top).H(right).V(foot).Z()
}

function archway(path: Pen, left: number, right: number, foot: number, high: number): Pen {
  const spring = foot - high * 0.62
  return path
    .M(left, foot)
    .V(spring)
    .C(left, foot - high * 1.12, right, foot - high * 1.12, right, spring)
    .V(foot)
    .Z()
}

/** A white church with two domed towers, `high` from the square to its crosses. */
export function baroqueChurch(stage: Stage, x: number, foot: number, high: number): Art {
  const { inks, light } = stage
  const at = (across: number) => x + across * high
  const up = (part: number) => foot - high * part
  const [walls, shade, trim, dark] = [pen(), pen(), pen(), pen()]
  walls
    .M(at(-0.17), foot)
    .V(up(0.52))
    .Q(at(-0.12), up(0.54), at(-0.1), up(0.62))
    .Q(x, up(0.72), at(0.1), up(0.62))
    .Q(at(0.12), up(0.54), at(0.17), up(0.52))
    .V(foot)
    .Z()
  const domes = pen()
  const crosses = pen()
  for (const side of [-1, 1]) {
    const middle = side * 0.25
    box(walls, at(middle - 0.09), foot, at(middle + 0.09), up(0.58))
    box(walls, at(middle - 0.072), up(0.58), at(middle + 0.072), up(0.76))
    domes
      .M(at(middle - 0.076), up(0.77))
      .C(at(middle - 0.07), up(0.9), at(middle + 0.07), up(0.9), at(middle + 0.076), up(0.77))
    crosses
      .M(at(middle), up(0.86))
      .V(up(0.98))
      .M(at(middle - 0.022), up(0.94))
      .H(at(middle + 0.022))
    archway(dark, at(middle - 0.03), at(middle + 0.03), up(0.61), high * 0.12)
    archway(dark, at(middle - 0.022), at(middle + 0.022), up(0.3), high * 0.14)
    box(trim, at(middle - 0.1), up(0.565), at(middle + 0.1), up(0.59))
    box(trim, at(middle - 0.085), up(0.75), at(middle + 0.085), up(0.775))
    const lit = middle - light * 0.09
    box(shade, at(Math.min(lit, middle)), foot, at(Math.max(lit, middle)), up(0.58))
  }
  box(trim, at(-0.18), up(0.4), at(0.18), up(0.425))
  archway(dark, at(-0.06), at(0.06), foot, high * 0.28)
  dark.dot(x, up(0.52), high * 0.036)
  const white = mix(inks.paper, tinted(stage, '#f2d9a0'), 0.25)
  return [
    fill(walls, white),
    fill(shade, mix(white, inks.land[2], 0.45), { opacity: 0.75 }),
    fill(trim, mix(white, inks.rock[1], 0.45)),
    fill(dark, stage.lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.5)),
    fill(domes, mix(tinted(stage, '#c4452c'), inks.land[4], 0.25)),
    stroke(crosses, inks.key, 1.8),
  ]
}

/** A fountain of two bowls, `high` tall, with its water. */
export function fountain({ inks }: Stage, x: number, foot: number, high: number): Art {
  const [lit, body, shade] = inks.rock
  const stone = pen().M(x - high * 0.7, foot - high * 0.2)
  stone
    .L(x - high * 0.66, foot)
    .Q(x, foot + high * 0.14, x + high * 0.66, foot)
    .L(x + high * 0.7, foot - high * 0.2)
    .Z()
  box(stone, x - high * 0.05, foot - high * 0.2, x + high * 0.05, foot - high * 0.85)
  stone
    .M(x - high * 0.3, foot - high * 0.6)
    .Q(x, foot - high * 0.38, x + high * 0.3, foot - high * 0.6)
    .Z()
  const water = pen()
  for (const side of [-1, 1]) {
    water
      .M(x, foot - high * 0.85)
      .Q(x + side * high * 0.2, foot - high * 1.1, x + side * high * 0.24, foot - high * 0.6)
    water
      .M(x + side * high * 0.26, foot - high * 0.58)
      .Q(x + side * high * 0.44, foot - high * 0.5, x + side * high * 0.46, foot - high * 0.2)
  }
  return [
    fill(stone, mix(body, shade, 0.35)),
    fill(pen().dot(x, foot - high * 0.2, high * 0.7, high * 0.13), mix(lit, body, 0.4)),
    fill(pen().dot(x, foot - high * 0.2, high * 0.6, high * 0.09), inks.water[1]),
    fill(pen().dot(x, foot - high * 0.6, high * 0.3, high * 0.05), mix(lit, body, 0.3)),
    stroke(water, inks.paper, high * 0.035, { strokeLinecap: 'round', opacity: 0.9 }),
  ]
}

/** The floor of a square: pale joints that run to the vanishing point, and courses across them. */
export function flagstones(stage: Stage, street: Street, top: number): Art {
  const { width, height, span, inks } = stage
  const joints = pen()
  const depthOf = (y: number) => (span * 0.36) / (y - street.horizon)
  for (const t of range(17, (_, along) => along)) {
    const footX = lerp(-width * 1.2, width * 2.2, t)
    const along = depthOf(height) / depthOf(top)
    joints.M(footX, height).L(lerp(street.vanishingX, footX, along), top)
  }
  for (let y = top + span * 0.02; y < height; y += (y - street.horizon) * 0.3) joints.M(0, y).H(width)
  return stroke(joints, mix(inks.sand[0], inks.paper, 0.5), 1.4, { opacity: 0.55 })
}
