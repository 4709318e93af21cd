import type { Inks } from '#art/poster/palettes.ts'
import type { Chance } from './chance.ts'
import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Marine iguana basking, facing right, 100 long. */
export function iguana(x: number, y: number, scale: number, ink: string, hi: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-74 0C-56-8-44-12-30-16L-28-20-25-17-21-22-18-19-14-25-11-21-6-28-3-24 2-31 5-26 10-34 13-28 17-35 20-29C23-34 30-38 38-37C46-37 52-32 53-27C52-23 46-21 40-22C36-20 34-16 33-11L36-3 44 0H26L24-8C16-5 8-4 0-5L-6 0H-20L-14-7C-34-5-52-1-74 0Z',
      ink,
    ),
    stroke('M-26-10C-6-16 8-20 24-24M42-30h3', hi, 2, { strokeLinecap: 'round' }),
  )
}

/** A giant tortoise on its way somewhere, facing right, 120 long. */
export function tortoise(x: number, y: number, scale: number, ink: string, shell: string, flip = 1) {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-40-18L-46 0H-26L-22-14ZM16-14L20 0H40L36-20ZM36-30C48-32 50-44 58-50C66-55 77-51 77-43C76-38 69-37 64-37C62-28 54-16 38-14ZM-44-20L-58-10L-42-12Z',
      ink,
    ),
    fill('M-50-18C-52-48-24-64 4-62C32-60 46-40 48-20C28-12-28-10-50-18Z', shell),
    stroke(
      'M-50-20Q0-8 48-22M-24-57L-16-36L-30-15M-16-36H14L26-16M14-36L22-56M-43-38L-16-36M14-36L42-40M-16-36L-4-13L14-36',
      ink,
      2.4,
    ),
    fill('M67-47a2 2 0 1 0 4 0a2 2 0 1 0-4 0', shell),
  )
}

/** A humpback breaching: waterline at (x, y), about 150 tall. Everything under the water is cut away. */
export function whale(stage: Stage, x: number, y: number, scale: number, { flip = 1, lean = -24 } = {}) {
  const { inks } = stage
  const spray = splash(stage.chance)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-96 3Q-30-8 10-6Q60-7 98 4Q50 14 0 13Q-60 14-96 3Z', inks.paper, { opacity: 0.55 }),
    fill(spray.shadedJets, mix(inks.paper, inks.water[1], 0.4)),
    group(
      { clipPath: stage.clip('M-190-260H190V3H-190Z') },
      group({ transform: `rotate(${lean.toFixed(1)})` }, humpback(inks)),
    ),
    fill(spray.jets, inks.paper),
    fill(spray.drops, inks.paper),
    fill('M-74 7Q-40-5 4 0Q48-6 78 8Q40 5 6 8Q-40 6-74 7Z', inks.paper),
  )
}

function splash(chance: Chance) {
  const [jets, shadedJets, drops] = [pen(10), pen(10), pen(10)]
  for (let i = 0; i < 15; i++) {
    const side = ((i + chance.between(0.2, 0.8)) / 15) * 2 - 1
    const x = side * 56 - 4
    const wide = chance.between(8, 14)
    const high = chance.between(12, 46) * (1.15 - 0.55 * Math.abs(side))
    const lean = side * chance.between(16, 46)
    const jet = i % 3 ? jets : shadedJets
    jet
      .M(x - wide, 5)
      .Q(x - wide * 0.5 + lean * 0.2, -high * 0.5, x + lean, -high)
      .Q(x + wide * 0.6 + lean * 0.35, -high * 0.45, x + wide, 5)
      .Z()
  }
  for (let i = 0; i < 22; i++) {
    const side = chance.between(-1, 1)
    const y = -chance.between(8, 66) * (1.1 - 0.4 * Math.abs(side))
    drops.dot(side * 92 - 8, y, chance.between(0.8, 2.6))
  }
  return { jets, shadedJets, drops }
}

function humpback(inks: Inks): Art {
  const back = mix(inks.land[4], inks.key, 0.45)
  const side = mix(inks.land[4], inks.land[3], 0.75)
  const belly = mix(inks.paper, inks.water[0], 0.12)
  const groove = mix(inks.land[2], inks.paper, 0.25)
  return [
    fill('M-20-90C-40-100-60-116-78-142C-86-130-80-112-68-96C-54-80-38-68-22-64Z', side),
    fill(
      'M-26 40C-34-18-33-72-16-116C-11-129-4-142 5-148Q11-150 13-143C22-136 28-122 32-103C39-76 39-40 34-6L30 40Z',
      back,
    ),
    fill('M-26 40C-34-18-33-72-16-116C-11-129-4-142 5-148C-4-128-12-108-15-78C-18-44-14-10-12 40Z', side),
    fill('M13-143C22-136 28-122 32-103C39-76 39-40 34-6L30 40H4C12-8 13-52 3-90C1-106 7-126 13-143Z', belly),
    stroke(
      'M12-134C21-106 25-62 17 20M17-131C28-104 32-60 26 14M8-116C15-88 19-50 11 24M22-124C33-98 37-60 32 4',
      groove,
      1.7,
    ),
    stroke('M12-143C4-128-2-108 0-92Q-3-87-8-85', mix(back, inks.key, 0.6), 1.6),
    fill('M-11-89a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0', inks.key),
    fill(
      'M-3-134a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M-8-124a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M1-141a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M-11-112a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
      groove,
    ),
    fill('M0-80Q14-94 27-89Q36-96 46-90Q58-95 67-86Q82-83 94-66Q76-64 60-64Q34-58 8-54Z', back),
    fill('M8-64Q34-76 58-78Q78-78 94-66Q76-64 60-64Q34-58 8-54Z', belly),
  ]
}

interface TurtleOptions {
  /** Where it heads, in degrees from up the picture. */
  turn?: number
  skin?: string
  shell?: string
  rim?: string
  line?: string
}

/** A sea turtle seen from above and lying on the sand, 130 long. */
export function turtle(
  { inks, light }: Stage,
  x: number,
  y: number,
  scale: number,
  {
    turn = 0,
    skin = mix(inks.land[3], inks.rock[1], 0.25),
    shell = mix(inks.leaf[2], inks.rock[2], 0.3),
    rim = mix(inks.leaf[1], inks.rock[1], 0.35),
    line = mix(inks.leaf[0], inks.sand[0], 0.3),
  }: TurtleOptions = {},
) {
  return group(
    { transform: `${place(x, y, scale)}scale(1 0.62)rotate(${Number(turn.toFixed(1))})` },
    fill(`${limbs(1)}${limbs(-1)}M-10-46C-14-62-10-78 0-82C10-78 14-62 10-46Z`, skin),
    stroke('M44-38Q66-38 82-20M-44-38Q-66-38-82-20M-5-74Q0-70 5-74M-7-66H7', line, 1.5, { opacity: 0.6 }),
    fill('M0-54C26-54 44-28 44 2C44 26 24 50 0 62C-24 50-44 26-44 2C-44-28-26-54 0-54Z', rim),
    fill('M0-49C22-49 38-26 38 1C38 23 20 45 0 56C-20 45-38 23-38 1C-38-26-22-49 0-49Z', shell),
    fill(
      light > 0
        ? 'M-6-49C-24-46-38-26-38 1C-38 23-20 45 0 56C-18 30-26-10-6-49Z'
        : 'M6-49C24-46 38-26 38 1C38 23 20 45 0 56C18 30 26-10 6-49Z',
      inks.key,
      { opacity: 0.28 },
    ),
    stroke(`${scutes(1)}${scutes(-1)}M-13-31H13M-13-5H13M-11 24H11`, line, 2),
  )
}

/** The flippers of one side: 1 right, -1 left. */
const limbs = (f: number) =>
  `M${26 * f}-34C${44 * f}-52 ${70 * f}-52 ${88 * f}-30C${95 * f}-20 ${97 * f}-8 ${94 * f} 4C${84 * f}-10 ${66 * f}-20 ${50 * f}-18C${42 * f}-17 ${36 * f}-12 ${33 * f}-10ZM${20 * f} 40C${34 * f} 42 ${46 * f} 54 ${50 * f} 70C${38 * f} 72 ${22 * f} 64 ${12 * f} 52Z`
const scutes = (f: number) =>
  `M${10 * f}-49L${13 * f}-31L${19 * f}-18L${13 * f}-5L${18 * f} 9L${11 * f} 24L${13 * f} 38L${6 * f} 53M${19 * f}-18L${38 * f}-13M${18 * f} 9L${38 * f} 14M${13 * f} 38L${25 * f} 40M${13 * f}-31L${29 * f}-38`

/** A hatchling's outline, 30 long, head up. */
export const HATCHLING =
  'M0-9C5-9 8-5 8 1C8 6 4 10 0 12C-4 10-8 6-8 1C-8-5-5-9 0-9ZM-2-8C-3-12-2-15 0-15.5C2-15 3-12 2-8ZM5-6C9-11 14-11 18-5Q19-2 18 1Q13-4 7-2ZM-5-6C-9-11-14-11-18-5Q-19-2-18 1Q-13-4-7-2ZM4 8Q8 10 9 14Q5 13 2 11ZM-4 8Q-8 10-9 14Q-5 13-2 11Z'
