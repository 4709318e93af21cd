import { BLUE, RED } from '#art/poster/palettes.ts'
import { crown } from './forest.ts'
import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke, use } from './tags.ts'
import type { TeaSlope } from './tea.ts'

/** Where they pick: in which row, how far down the slope, and how large they stand there. */
const PLACES = [
  [15, 0.12, 0.42],
  [19, 0.22, 0.52],
  [12, 0.27, 0.66],
  [17, 0.4, 0.95],
  [13, 0.62, 1.75],
] as const

/** Five women at work in the rows of one slope. */
export function pickers(stage: Stage, slope: TeaSlope, rows: number): Art {
  const { unit, chance, inks, sunward } = stage
  const clothes = [
    { wrap: BLUE, scarf: inks.paper },
    { wrap: inks.lamp, scarf: BLUE },
    { wrap: inks.paper, scarf: inks.lamp },
    { wrap: mix(inks.land[2], inks.land[1], 0.3), scarf: inks.paper },
    { wrap: inks.paper, scarf: RED },
  ]
  const mound = teaMound(stage)
  const drift = chance.whole(-1, 1)
  return PLACES.map(([row, down, size], i) => {
    const [x, y] = slope((row + drift) / rows, down)
    const flip = i === 4 ? sunward : chance.sign()
    return [
      teaPicker(stage, x, y, unit * size, { ...(clothes[i] ?? { wrap: BLUE, scarf: inks.paper }), flip }),
      mound(x, y + 3 * unit * size, unit * size),
    ]
  })
}

interface PickerInks {
  wrap: string
  scarf: string
}

/** A woman picking, waist-deep in the row, 40 tall, her basket on her back; she works toward the right. */
function teaPicker(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  { wrap, scarf, flip = 1 }: PickerInks & { flip?: number },
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.6)
  const cane = mix(inks.lamp, inks.rock[1], 0.45)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-12-25L-31-23L-25 4H-9Z', cane),
    fill('M-9 4L-12-25L-17-24.4L-15 4Z', mix(cane, inks.key, 0.25)),
    stroke('M-30-17L-11-19M-28-10L-11-12M-27-3L-10-5M-24-23L-20 3', mix(cane, inks.key, 0.4), 1),
    fill('M-32-23Q-30-31-25-28Q-23-33-18-30Q-13-32-11-25Z', inks.leaf[0]),
    fill('M-10 5Q-12-15-5-22Q2-26 8-22Q13-12 11 5Z', wrap),
    fill('M-10 5Q-12-15-5-22L0-23.5Q-6-12-3 5Z', mix(wrap, inks.key, 0.22)),
    stroke('M-5-20Q2-14 9-18', mix(wrap, inks.paper, 0.5), 1.6),
    stroke('M4-17Q10-8 17-8L25-3', skin, 4, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    fill('M3-24Q3-28 4-30H9Q9-26 9-22Z', skin),
    fill(pen(10).dot(8, -31.5, 5.4, 5.8), skin),
    fill('M2-30Q1-39 8-39Q15-39 14-33Q9-36 5-32L1-27L-3-24Q-2-29 2-30Z', scarf),
    stroke('M4-37Q-6-33-15-25', mix(cane, inks.key, 0.5), 1.4),
    fill('M22-7Q24-13 27-9Q30-12 29-6Q33-6 29-2L23-1Z', inks.leaf[0]),
  )
}

/** The bushes in front of those who stand among them, 60 wide: stored once, to be placed at their feet. */
function teaMound(stage: Stage): (x: number, y: number, scale: number) => Art {
  const { chance, inks } = stage
  const [bushes, glow] = [pen(), pen()]
  for (const across of [-1, -0.5, 0, 0.5, 1]) {
    const radius = chance.between(9, 12)
    const [x, y] = [across * 21, 7 - 3 * Math.abs(across)]
    crown(bushes, chance, x, y, radius, radius * 0.62, 4)
    glow.lens(x, y - radius * 0.3, radius * 1.1, 2)
  }
  const mound = stage.define(
    group(
      {},
      fill(pen().lens(0, 6, 60, 5), inks.leaf[2], { opacity: 0.5 }),
      fill(bushes, mix(inks.leaf[0], inks.leaf[1], 0.85)),
      fill(glow, mix(inks.leaf[0], inks.paper, 0.2)),
    ),
  )
  return (x, y, scale) => use(mound, { transform: place(x, y, scale) })
}
