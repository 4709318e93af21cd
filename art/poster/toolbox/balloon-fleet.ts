import { BLUE, RED } from '#art/poster/palettes.ts'
import { balloon } from './made-things.ts'
import { clamp } from './numbers.ts'
import type { Disc, Stage } from './stage.ts'
import type { Art } from './tags.ts'

interface Balloon {
  x: number
  y: number
  size: number
  ink: string
  stripe: string
}

/** Four to six balloons, near the sun and across from it. */
export function chooseBalloons({ height, span, chance, inks, sunward, xAt }: Stage, sun: Disc): Balloon[] {
  const { between } = chance
  const { paper, lamp, land } = inks
  const fromSun = (spans: number) => sun.x + sunward * span * spans
  return [
    {
      x: fromSun(between(-0.1, 0.14)),
      y: height * between(0.13, 0.26),
      size: between(0.7, 1.15),
      ink: RED,
      stripe: paper,
    },
    {
      x: xAt(-between(0, 0.4)),
      y: height * between(0.1, 0.2),
      size: between(0.4, 0.7),
      ink: BLUE,
      stripe: paper,
    },
    {
      x: fromSun(between(0.26, 0.4)),
      y: height * between(0.3, 0.42),
      size: between(0.3, 0.5),
      ink: lamp,
      stripe: RED,
    },
    {
      x: fromSun(-between(0.16, 0.26)),
      y: height * between(0.3, 0.43),
      size: 0.24,
      ink: land[2],
      stripe: land[0],
    },
    {
      x: xAt(-between(0.36, 0.46)),
      y: height * between(0.3, 0.4),
      size: between(0.24, 0.4),
      ink: RED,
      stripe: land[0],
    },
    { x: fromSun(0.6), y: height * 0.2, size: 0.5, ink: paper, stripe: BLUE },
  ].slice(0, chance.whole(4, 6))
}

export function balloons(stage: Stage, fleet: readonly Balloon[]): Art {
  const { width, span, unit, inks } = stage
  return fleet.map(({ x, y, size, ink, stripe }) => {
    const inFrame = clamp(x, span * 0.08, width - span * 0.08)
    return balloon(stage, inFrame, y + span * 0.08 * size, unit * size, { ink, stripe, shade: inks.land[4] })
  })
}
