import { mix } from './inks.ts'
import { acrossFrame, hill } from './land.ts'
import { lerp } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import { nearEdge, type Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Top of the lava close by: it climbs toward the frame behind the subject, with a knoll on the way down. */
export function lavaTop(stage: Stage, x: number): number {
  const { height, span, sunward } = stage
  const out = ((x - nearEdge(stage, 0)) * sunward) / span
  const swell = (at: number, wide: number) => Math.exp(-(((out - at) / wide) ** 2))
  return height * 0.95 - span * (0.17 * swell(0.06, 0.3) + 0.085 * swell(0.66, 0.2) + 0.05 * swell(1.3, 0.2))
}

/** A shelf of black lava with a lit rim and cracks. */
export function lavaShelf(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const steps = Math.round(width / 24) + 2
  const rim = acrossFrame(stage, steps, x => lavaTop(stage, x) + chance.between(-1, 1) * span * 0.008, 30)
  const cracks = pen()
  for (let i = 0; i < 22; i++) {
    const x = chance() * width
    const y = lerp(lavaTop(stage, x) + span * 0.04, height, chance())
    const wide = span * chance.between(0.03, 0.1)
    cracks.M(x, y).Q(x + wide * 0.5, y - span * 0.022, x + wide, y + span * 0.008)
  }
  return [
    hill(stage, rim, mix(inks.rock[2], inks.land[4], 0.35)),
    hill(
      stage,
      rim.map(([x, y], i) => [x, y + span * (i % 2 ? 0.014 : 0.022)]),
      mix(inks.key, inks.land[5], 0.3),
    ),
    stroke(cracks, mix(inks.land[4], inks.rock[2], 0.2), 1.6, { opacity: 0.8 }),
  ]
}

/** Pads of a prickly pear tree: across and up in its heights, half-width, half-height, and turn. */
const PADS = [
  [0, 0.62, 0.085, 0.12, 0],
  [-0.15, 0.72, 0.08, 0.11, -38],
  [0.15, 0.7, 0.08, 0.11, 40],
  [-0.02, 0.84, 0.08, 0.11, -8],
  [-0.27, 0.86, 0.07, 0.1, -22],
  [0.27, 0.85, 0.07, 0.1, 26],
  [-0.13, 0.96, 0.06, 0.085, -14],
  [0.13, 0.95, 0.065, 0.09, 16],
] as const

/** A prickly pear that has grown into a tree, as it does on these islands. */
export function pricklyPear(stage: Stage, x: number, y: number, high: number, ink: string, lit: string): Art {
  const { light } = stage
  const trunk = pen()
    .M(x - high * 0.05, y)
    .Q(x - high * 0.02, y - high * 0.3, x - high * 0.03, y - high * 0.6)
    .L(x + high * 0.03, y - high * 0.6)
    .Q(x + high * 0.02, y - high * 0.3, x + high * 0.05, y)
    .Z()
  const pads = PADS.map(([across, up, half, tall, turn]) => {
    const at = place(x + across * high, y - up * high, 1, 1, turn)
    const gleam: Pen = pen().lens(0, -tall * high * 0.1, half * high * 0.5, tall * high * 0.5)
    return group(
      { transform: at },
      fill(pen().dot(0, 0, half * high, tall * high), ink),
      fill(gleam, lit, { transform: `translate(${Math.round(light * half * high * 0.4)} 0)`, opacity: 0.8 }),
    )
  })
  return [fill(trunk, ink), pads]
}
