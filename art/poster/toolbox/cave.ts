import { mix } from './inks.ts'
import { noise, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface CaveMouth {
  /** The middle of the mouth, and the level it stands on. */
  x: number
  floor: number
  half: number
  high: number
}

/** The walls of a cave around its bright mouth, each ring darker toward us, with stone hanging from the roof. */
export function caveWalls(stage: Stage, mouth: CaveMouth): Art {
  const { inks } = stage
  const rings = [
    [1, mix(inks.rock[2], inks.land[4], 0.35)],
    [1.16, mix(inks.rock[2], inks.land[5], 0.68)],
    [1.42, mix(inks.land[5], inks.rock[2], 0.12)],
    [1.84, inks.key],
  ] as const
  return rings.map(([reach, ink]) =>
    ring(stage, { ...mouth, half: mouth.half * reach, high: mouth.high * reach }, ink),
  )
}

function ring(stage: Stage, mouth: CaveMouth, ink: string): Art {
  const { width, height } = stage
  const wall = pen()
    .M(-20, -20)
    .L(width + 20, -20, width + 20, height + 20, -20, height + 20)
    .Z()
  wall.polygon([...rim(stage, mouth), ...sill(stage, mouth)])
  return fill(wall, ink, { fillRule: 'evenodd' })
}

/** The edge of the mouth from its left foot over the roof to its right foot. */
function rim({ chance, span }: Stage, { x, floor, half, high }: CaveMouth): Point[] {
  const wave = noise(chance, 3)
  const start = chance.between(0, 20)
  return range(46, (i, t) => {
    const angle = Math.PI * (1 - t)
    const rough = 1 + 0.16 * wave(start + t * 9)
    const icicle = t > 0.2 && t < 0.8 && i % 4 === 0 ? span * chance.between(0.01, 0.055) : 0
    return [x + Math.cos(angle) * half * rough, floor - Math.sin(angle) ** 0.82 * high * rough + icicle]
  })
}

function sill({ span, height }: Stage, { x, floor, half }: CaveMouth): Point[] {
  const low = Math.max(height + 10, floor + span * 0.2)
  return [
    [x + half * 1.1, low],
    [x - half * 1.1, low],
  ]
}
