import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { lerp, nth, type Point, range } from './numbers.ts'
import { pathData, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Clapboard paints of the cayes. */
const PAINTS = ['#8fc7c0', '#f0c987', '#e9a6a0', '#a9c4e4'] as const

/** A wooden house on posts, with a veranda, a stair and a tin roof, 96 wide and 92 tall; its feet are at (x, y). */
export function cayeHouse(stage: Stage, x: number, y: number, scale: number, paint: number, flip = 1): Art {
  const { inks, lampsLit, light } = stage
  const wall = tinted(stage, nth(PAINTS, paint % PAINTS.length), 1.2)
  const white = mix(inks.paper, wall, 0.12)
  const wood = mix(inks.rock[2], inks.key, 0.45)
  const tin = mix(inks.town[0], inks.paper, 0.35)
  const glass = lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.2)
  const boards = range(5, i => `M-38-${32 + i * 5}H42`).join('')
  const rails = range(13, i => pathData`M${-50 + i * 4.2} -28V-38`).join('')
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-36-1H40V-28H-36Z', mix(inks.land[4], inks.key, 0.3), { opacity: 0.35 }),
    stroke('M-46 2V-28M-24 2V-28M0 2V-28M20 2V-28M42 2V-28', wood, 3.4),
    stroke('M-24-4L0-26M20-4L42-26', wood, 1.6),
    fill('M-38-28V-62H44V-28Z', wall),
    stroke(boards, mix(wall, inks.key, 0.22), 0.9),
    fill(light * flip > 0 ? 'M-38-28V-62H-24V-28Z' : 'M30-28V-62H44V-28Z', mix(wall, inks.land[3], 0.35)),
    fill('M-14-28V-54H0V-28ZM14-36V-54H30V-36Z', glass),
    stroke('M-14-28V-54H0V-28M14-36V-54H30V-36ZM22-36V-54', white, 2),
    fill('M8-35V-55H13V-35ZM31-35V-55H36V-35Z', white),
    fill('M-54-62L-34-92H38L52-62Z', tin),
    stroke(
      'M-40-62L-24-92M-24-62L-12-92M-6-62L0-92M12-62L13-92M30-62L26-92',
      mix(tin, inks.land[3], 0.4),
      1.1,
    ),
    fill(
      light * flip > 0 ? 'M-54-62L-34-92H-16L-34-62Z' : 'M52-62L38-92H22L34-62Z',
      mix(tin, inks.land[3], 0.4),
    ),
    fill('M-56-62H54V-58H-56Z', white),
    stroke('M-50-58V-28M-30-58V-28', white, 2.6),
    stroke(`M-50-38H-14${rails}`, white, 1.1),
    fill('M-54-29H46V-24H-54Z', mix(wood, inks.rock[1], 0.3)),
    stroke('M-54-26L-76 2M-60-18L-60 2', wood, 3),
    stroke('M-52-38L-74-10', white, 1.4),
  )
}

/** A pier seen along its length. */
export interface Pier {
  /** Its middle on deck level, and half its width: 0 at our feet, 1 at its head. */
  at(out: number): Point
  half(out: number): number
}

export function pier(stage: Stage, { at, half }: Pier): Art {
  const { inks, span } = stage
  const wood = mix(inks.rock[1], inks.rock[2], 0.3)
  const dark = mix(inks.rock[2], inks.key, 0.5)
  const corner = (out: number, side: number, drop = 0): Point => {
    const [x, y] = at(out)
    return [x + side * half(out), y + drop]
  }
  const [posts, joints, shade] = [pen(), pen(), pen()]
  for (let i = 0; i < 9; i++) {
    const out = 1 - (1 - i / 9) ** 1.6
    const tall = half(out) * 1.1
    const wide = Math.max(1.4, half(out) * 0.12)
    for (const side of [-1, 1]) {
      const [x, y] = corner(out, side * 0.96)
      posts
        .M(x - wide, y - tall * 0.3)
        .H(x + wide)
        .V(y + tall)
        .H(x - wide)
        .Z()
      shade.lens(x, y + tall * 1.05, wide * 7, wide)
    }
  }
  for (let i = 1; i < 26; i++) {
    const out = 1 - (1 - i / 26) ** 2
    joints.M(...corner(out, -1)).L(...corner(out, 1))
  }
  const thick = (out: number) => half(out) * 0.14
  return [
    fill(
      pen().polygon([
        corner(0, -1.4, span * 0.1),
        corner(0, 1.4, span * 0.1),
        corner(1, 1.1, half(1)),
        corner(1, -1.1, half(1)),
      ]),
      mix(inks.water[2], inks.key, 0.3),
      { opacity: 0.35 },
    ),
    fill(shade, inks.paper, { opacity: 0.5 }),
    fill(posts, dark),
    fill(
      pen().polygon([
        corner(0, -1),
        corner(0, 1),
        corner(0, 1, thick(0)),
        corner(1, 1, thick(1)),
        corner(1, -1, thick(1)),
        corner(0, -1, thick(0)),
      ]),
      dark,
    ),
    fill(pen().polygon([corner(0, -1), corner(0, 1), corner(1, 1), corner(1, -1)]), wood),
    stroke(joints, mix(wood, dark, 0.55), 1.2),
    fill(
      pen().polygon([corner(0, -1), corner(0, -0.86), corner(1, -0.86), corner(1, -1)]),
      mix(wood, inks.paper, 0.35),
    ),
  ]
}

/** The thatched roof at a pier's head, with two who sit in its shade and dangle their legs, 110 wide. */
export function palapa(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks, light } = stage
  const wood = mix(inks.rock[2], inks.key, 0.5)
  const straw = mix(inks.rock[1], inks.lamp, 0.35)
  const dark = mix(inks.rock[2], inks.key, 0.2)
  return group(
    { transform: place(x, y, scale, light) },
    stroke('M-42 0V24M-14 0V24M14 0V24M42 0V24', wood, 4),
    stroke('M-40 0V-44M40 0V-44M-12 0V-44M14 0V-44', wood, 3),
    fill('M-52 0H52V5H-52Z', wood),
    fill('M-22-1Q-23-14-17-17Q-11-14-12-1Z', BLUE),
    fill('M4-1Q3-14 9-17Q15-14 14-1Z', RED),
    fill(
      'M-20.6-20.4a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M5.4-20.4a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0',
      inks.key,
    ),
    stroke('M-19 2V13M-15 2L-14 13M7 2V13M11 2L12 13', inks.key, 2.4),
    fill('M-62-38Q-24-60-6-88H8Q24-60 62-38Q30-44 0-42Q-30-44-62-38Z', straw),
    fill('M-62-38Q-24-60-6-88H0Q-10-62-14-43Q-34-43-62-38Z', dark, { opacity: 0.55 }),
    stroke('M-40-45L-12-78M-20-45L-4-80M4-44L3-82M24-44L9-78M44-43L14-76', mix(straw, dark, 0.6), 1.2),
  )
}

/** A mooring post with a band of weed, its head at (x, y), `deep` down to the water. */
export function mooringPost({ inks }: Stage, x: number, y: number, wide: number, deep: number): Art {
  const wood = mix(inks.rock[2], inks.key, 0.6)
  const [left, right] = [x - wide / 2, x + wide / 2]
  return [
    fill(
      pathData`M${left} ${y}L${left - wide * 0.06} ${y + deep}H${right + wide * 0.06}L${right} ${y}Z`,
      wood,
    ),
    fill(
      pathData`M${left} ${y}H${lerp(left, right, 0.34)}L${lerp(left, right, 0.3)} ${y + deep}H${left - wide * 0.06}Z`,
      mix(wood, inks.rock[1], 0.35),
    ),
    fill(
      pathData`M${left - 1} ${y}Q${x} ${y - wide * 0.3} ${right + 1} ${y}Q${x} ${y + wide * 0.3} ${left - 1} ${y}Z`,
      mix(inks.rock[1], inks.rock[0], 0.3),
    ),
  ]
}

/** An open skiff with an outboard, at her mooring, heading right, 84 long. */
export function skiff({ inks }: Stage, x: number, y: number, scale: number, flip = 1): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-44-12Q0-8 46-18Q40 2 24 5H-34Q-44 4-44-12Z', inks.paper),
    fill('M-44-3Q0 1 40-6Q34 3 24 5H-34Q-43 4-44-3Z', mix(BLUE, inks.town[2], 0.3)),
    fill('M-40-11Q0-8 40-16Q10-14-10-13Q-30-13-40-11Z', mix(inks.rock[2], inks.key, 0.3)),
    fill('M-50-22H-42L-41-8H-44V4H-48V-8H-51Z', inks.key),
  )
}
