import { mix } from './inks.ts'
import { pairs } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A pointed arch of the coast: springing at `spring`, its point at `top`. */
function arch(path: Pen, x: number, half: number, spring: number, top: number): Pen {
  return path
    .M(x - half, 0)
    .V(spring)
    .Q(x - half * 0.95, (spring + top) / 2, x, top)
    .Q(x + half * 0.95, (spring + top) / 2, x + half, spring)
    .V(0)
    .Z()
}

/** The outline of the gate and of the wings that have fallen from it. */
const FRONT = pairs([
  ...[-160, 0, -160, -84, -150, -92, -140, -84, -122, -88, -112, -104, -96, -108, -84, -132, -78, -168],
  ...[-60, -176, 40, -176, 62, -170, 66, -158, 84, -156, 90, -112, 112, -104, 124, -90, 150, -84],
  ...[158, -66, 160, 0],
])

const CREEPERS =
  'M66-158Q58-120 74-92Q66-70 78-52L84-54Q76-72 84-92Q74-122 84-156ZM-84-132Q-98-118-94-96Q-104-84-98-70L-92-72Q-96-88-86-98Q-88-118-78-130Z'

/** A palace's gate: coral rag with broken tops, one great arch and the court behind it; 300 wide, 190 tall. */
export function palaceGate(stage: Stage, x: number, y: number, wide: number): Art {
  const { inks, sunward } = stage
  const { rock, key, leaf } = inks
  const wall = mix(mix(rock[0], rock[1], 0.55), inks.town[1], 0.12)
  const shade = mix(rock[2], inks.town[2], 0.3)
  const dark = mix(key, leaf[3], 0.4)
  const front = pen().polygon(FRONT)
  const doors = arch(arch(arch(pen(), -8, 34, -74, -128), -122, 13, -40, -60), 124, 13, -38, -58)
  return group(
    { transform: place(x, y, wide / 300, sunward) },
    fill(front, wall),
    group(
      { clipPath: stage.clip(front) },
      fill('M-160 0V-180H-104Q-116-110-96 0Z', shade, { opacity: 0.7 }),
      stroke(rag(stage), shade, 2, { opacity: 0.8 }),
    ),
    fill(arch(pen(), -8, 46, -78, -146), mix(wall, shade, 0.4)),
    fill(doors, dark),
    fill(arch(pen(), -16, 26, -70, -116), mix(leaf[1], inks.mist, 0.45)),
    fill(arch(pen(), -14, 10, -36, -56), dark),
    fill(CREEPERS, leaf[2]),
  )
}

/** Stones that show where the plaster has gone. */
function rag({ chance }: Stage): Pen {
  const stones = pen()
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chance.between(-152, 150), chance.between(-80, -4)]
    if (Math.abs(x + 8) > 52) stones.dash(x, y, chance.between(5, 12))
  }
  for (let i = 0; i < 16; i++) {
    stones.dash(chance.between(-72, 60), chance.between(-170, -150), chance.between(5, 11))
  }
  return stones
}

/** A fluted pillar on its tomb, 200 tall. */
export function pillarTomb(stage: Stage, x: number, y: number, high: number): Art {
  const { inks, light } = stage
  const { rock } = inks
  const wall = mix(rock[0], rock[1], 0.5)
  const shade = mix(rock[2], inks.town[2], 0.2)
  return group(
    { transform: place(x, y, high / 200) },
    fill('M-66 0V-34H-60V-42H-54V-34H54V-42H60V-34H66V0Z', wall),
    fill(light > 0 ? 'M-66 0V-34H-30L-24 0Z' : 'M66 0V-34H30L24 0Z', shade, { opacity: 0.7 }),
    fill('M-17-34L-13-186Q0-204 13-186L17-34Z', wall),
    fill(light > 0 ? 'M-17-34L-13-186L-4-196V-34Z' : 'M17-34L13-186L4-196V-34Z', shade, { opacity: 0.7 }),
    stroke('M-46-18H-26M26-18H46M-9-40L-7-180M0-40V-190M9-40L7-180', mix(wall, shade, 0.7), 2),
  )
}
