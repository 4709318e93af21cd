import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** Giant rosette plants of the páramo: across, down the picture, and high. */
const FRAILEJONES = [
  [-0.42, 0.94, 0.2],
  [-0.54, 0.9, 0.13],
  [0.84, 0.92, 0.16],
] as const

export function frailejones({ height: frameHeight, span, chance, inks, xAt }: Stage): Art {
  return FRAILEJONES.slice(0, chance.whole(2, 3)).map(([across, down, tall]) => {
    const [x, y, high] = [xAt(across), frameHeight * down, span * tall]
    const stem = pen()
      .M(x - high * 0.06, y)
      .L(x - high * 0.04, y - high * 0.6, x + high * 0.05, y - high * 0.6, x + high * 0.07, y)
      .Z()
    const heart = y - high * 0.55
    const rosette = pen()
    for (let leaf = -5; leaf <= 5; leaf++) {
      const angle = -Math.PI / 2 + leaf * 0.26
      const long = high * 0.5
      const out = (turn: number, part: number, squash = part) =>
        [x + Math.cos(angle + turn) * long * part, heart + Math.sin(angle + turn) * long * squash] as const
      rosette
        .M(x, heart)
        .Q(...out(-0.12, 0.6), ...out(0, 1, 0.85))
        .Q(...out(0.2, 0.55), x, heart)
    }
    return [fill(stem, inks.key), fill(rosette, inks.leaf[2])]
  })
}
