import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

const STEPS = 10

/** The old steps, rounded in front, stone by stone. */
export function steps({ span, inks }: Stage, x: number, foot: number): Art {
  return range(STEPS, (i, t) => {
    const y = foot - span * 0.2 + span * 0.21 * t
    const half = span * lerp(0.15, 0.31, t)
    const tread = pen()
      .M(x - half, y)
      .H(x + half)
      .V(y + span * 0.012)
      .Q(x, y + span * 0.034, x - half, y + span * 0.012)
      .Z()
    const riser = pen()
      .M(x - half, y + span * 0.01)
      .Q(x, y + span * 0.032, x + half, y + span * 0.01)
      .V(y + span * 0.026)
      .Q(x, y + span * 0.05, x - half, y + span * 0.026)
      .Z()
    return [
      fill(riser, mix(inks.rock[2], inks.rock[1], 0.25)),
      fill(tread, mix(inks.rock[0], inks.rock[1], 0.2 + 0.03 * i)),
    ]
  })
}

/** Flower sellers who sit on the steps, and women on their way up. */
export function people(stage: Stage, x: number, foot: number): Art {
  const { span, unit, chance, inks, sunward } = stage
  const shawls = [RED, tinted(stage, '#7d4aa3'), BLUE, inks.lamp]
  const seats = [
    [-0.2, -0.03],
    [-0.13, -0.09],
    [0.14, -0.03],
    [0.19, -0.1],
    [-0.22, 0.0],
    [0.1, -0.14],
  ] as const
  return [
    seats.map(([across, up], i) => [
      flowers(stage, x + span * (across + 0.045), foot + span * up),
      seller(
        stage,
        x + span * across,
        foot + span * up,
        unit * lerp(1.5, 1.9, 1 + up * 5),
        shawls[i % 4] ?? RED,
        chance.sign(),
      ),
    ]),
    walker(stage, x - span * 0.04, foot - span * 0.1, unit * 1.5, shawls[1] ?? RED, sunward),
    walker(stage, x + span * 0.06 * sunward, foot + span * 0.13, unit * 2.4, RED, -sunward),
    walker(stage, x - span * 0.1 * sunward, foot + span * 0.15, unit * 2.5, shawls[1] ?? RED, sunward),
  ]
}

function flowers({ span, chance, inks }: Stage, x: number, y: number): Art {
  const [leaves, white, red] = [pen(), pen(), pen()]
  leaves.lens(x, y, span * 0.06, span * 0.03)
  for (let i = 0; i < 9; i++)
    (i % 2 ? white : red).dot(
      x + chance.between(-1, 1) * span * 0.024,
      y - span * chance.between(0, 0.018),
      span * 0.006,
    )
  return [fill(leaves, inks.leaf[2]), fill(white, inks.paper), fill(red, inks.lamp)]
}

function seller({ inks }: Stage, x: number, y: number, scale: number, shawl: string, flip: number): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-9 0C-9-7-6-10 0-10C7-10 10-5 10 0Z', mix(inks.key, BLUE, 0.3)),
    fill('M-6-8Q-8-17 0-18Q7-17 6-8Q0-6-6-8Z', shawl),
    fill('M-3-21a3 3 0 1 0 6 0a3 3 0 1 0-6 0', mix(inks.rock[2], inks.key, 0.4)),
    fill('M-3.6-21Q-4-25 0-25Q4-25 3.6-21Q0-23-3.6-21Z', inks.key),
  )
}

/** A woman of Chichicastenango: woven huipil, dark wrapped skirt, a bundle on her head; 40 tall. */
function walker({ inks }: Stage, x: number, y: number, scale: number, huipil: string, flip: number): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-7 0L-5-15H6L8 0Z', mix(inks.key, BLUE, 0.25)),
    stroke('M-6.4-5H7.4M-5.8-10H6.8', BLUE, 1),
    fill('M-6-13Q-8-24-1-26H3Q9-24 8-13Q1-11-6-13Z', huipil),
    stroke('M-5.6-18H7.6', inks.lamp, 1.6),
    fill('M-2.6-29a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0', mix(inks.rock[2], inks.key, 0.4)),
    fill('M-7-32Q-6-39 1-39Q8-39 9-32Q1-30-7-32Z', mix(inks.paper, huipil, 0.15)),
  )
}
