import { treeline } from './forest.ts'
import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { palm } from './palms.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface Islet {
  across: number
  y: number
  /** Half its width. */
  half: number
  palms: number
  ink: string
  /** Ink of the palms nearest to us, where they stand out. */
  nearInk?: string
  trunk: string
  /** Where its hut stands, in half-widths from the middle. */
  hutAt?: number
}

/** Shoal, sand, scrub, and palms that lean out to the wind; those at the ends are planted first. */
export function islet(stage: Stage, crownId: string, { across, y, half, palms, ...look }: Islet): Art {
  const { chance, xAt } = stage
  const x = xAt(across)
  const high = half * 0.16
  const order = range(palms, (_, t) => ({ along: t, near: chance() })).sort(
    (a, b) => Math.abs(b.along - 0.5) - Math.abs(a.along - 0.5),
  )
  const scrub: Point[] = [
    [x - half * 0.62, y - high * 0.2],
    [x - half * 0.1, y - high * 0.28 - half * 0.03],
    [x + half * 0.56, y - high * 0.2],
  ]
  return [
    sandbank(stage, x, y, half),
    treeline(stage, scrub, half * 0.09, look.ink, y - high * 0.08),
    look.hutAt !== undefined && hut(stage, x + half * look.hutAt, y + high * 0.06, half * 0.0075),
    order.map(({ along, near }) => {
      const side = along - 0.5
      const tall = half * lerp(0.5, 0.86, near) * (1 - Math.abs(side) * 0.5)
      return palm(crownId, x + side * half * 1.1, y - high * 0.06 + near * high * 0.3, tall, {
        lean: side * 0.9 + chance.between(-0.1, 0.1),
        ink: near > 0.4 ? (look.nearInk ?? look.ink) : look.ink,
        trunk: look.trunk,
        scale: half * lerp(0.0026, 0.0034, near),
        flip: near > 0.5 ? -1 : 1,
      })
    }),
  ]
}

function sandbank(stage: Stage, x: number, y: number, half: number): Art {
  const { inks, sunward } = stage
  const high = half * 0.16
  const at = (across: number) => x + half * across
  const down = (part: number) => y + high * part
  const sand = pen()
    .M(at(-1), down(0.25))
    .Q(at(-0.8), down(-0.5), x, down(-0.45))
    .Q(at(0.8), down(-0.4), at(1.02), down(0.2))
    .Q(at(0.4), down(0.85), at(-0.2), down(0.72))
    .Q(at(-0.8), down(0.7), at(-1), down(0.25))
    .Z()
  const wet = pen()
    .M(at(-0.98), down(0.3))
    .Q(at(-0.5), down(0.35), x, down(0.45))
    .Q(at(0.6), down(0.5), at(1), down(0.24))
    .Q(at(0.4), down(0.85), at(-0.2), down(0.72))
    .Q(at(-0.8), down(0.7), at(-0.98), down(0.3))
    .Z()
  return [
    fill(pen().dot(x + sunward * half * 0.1, down(0.5), half * 1.35, high * 1.25), turquoise(stage), {
      opacity: 0.8,
    }),
    fill(pen().dot(x, down(0.3), half * 1.08, high * 0.8), inks.water[0]),
    fill(sand, inks.sand[0]),
    fill(wet, inks.sand[1]),
  ]
}

function hut({ inks, sunward }: Stage, x: number, y: number, scale: number): Art {
  const { rock, key } = inks
  const litThatch = sunward > 0 ? 'M2-42H15L31-14Q16-17 8-17Z' : 'M-2-42H-13L-31-14Q-16-17-8-17Z'
  return group(
    { transform: place(x, y, scale) },
    fill('M-22 0V-18H22V0Z', mix(rock[2], key, 0.25)),
    stroke('M-16 0V-18M-8 0V-18M8 0V-18M16 0V-18', mix(rock[1], rock[2], 0.4), 1.4),
    fill('M-5 0V-14H5V0Z', key),
    fill('M-31-14L-13-42H15L31-14Q0-19-31-14Z', mix(rock[1], rock[2], 0.5)),
    fill(litThatch, mix(rock[0], rock[1], 0.5)),
  )
}

export function turquoise({ inks }: Stage): string {
  return mix(inks.water[0], inks.water[1], 0.35)
}
