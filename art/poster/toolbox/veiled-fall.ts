import { mist } from './clouds.ts'
import { leafMass } from './forest.ts'
import { mix } from './inks.ts'
import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import { poolInks } from './travertine.ts'

/** Mossy ledges that part the fall: across, down, half-width. */
const LEDGES = [
  [-0.13, 0.56, 0.05],
  [0.09, 0.55, 0.045],
  [-0.03, 0.66, 0.03],
  [0.14, 0.74, 0.05],
  [-0.16, 0.8, 0.055],
  [0.03, 0.86, 0.036],
  [0.25, 0.95, 0.05],
] as const

/** The high fall at the back: veils that part over mossy rock. */
export function veiledFall(stage: Stage, brink: number, foot: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { leaf, paper, rock, land } = inks
  const { bright, deep, stone } = poolInks(stage)
  const x = xAt(-0.04)
  const at = (across: number, down: number) => [x + across * span, lerp(brink, foot, down)] as const
  const cliff = pen()
    .M(...at(-0.22, 0.1))
    .Q(...at(-0.14, -0.12), ...at(0, -0.02))
    .Q(...at(0.12, -0.14), ...at(0.2, 0.06))
    .L(...at(0.3, 1.1), ...at(-0.32, 1.1))
    .Z()
  const [veils, threads, moss, rocks] = [pen(), pen(), pen(), pen()]
  const veil = (across: number, top: number, end: number, wide: number, flare: number) => {
    veils
      .M(...at(across - wide, top))
      .Q(...at(across, top - 0.03), ...at(across + wide, top))
      .Q(...at(across + wide * 1.1, lerp(top, end, 0.4)), ...at(across + flare, end))
      .Q(...at(across, end + 0.04), ...at(across - flare, end))
      .Q(...at(across - wide * 1.1, lerp(top, end, 0.4)), ...at(across - wide, top))
      .Z()
    for (let i = 0; i < 7; i++) {
      const t = chance.between(-0.8, 0.8)
      const from = lerp(top, end, chance.between(0.05, 0.4))
      const to = lerp(from, end, chance.between(0.5, 0.95))
      threads
        .M(...at(across + t * wide, from))
        .L(
          ...at(across + t * lerp(wide, flare, 0.9) + 0.004, to),
          ...at(across + t * lerp(wide, flare, 0.8), to),
        )
        .Z()
    }
  }
  veil(-0.11, 0.2, 0.62, 0.013, 0.045)
  veil(0.1, 0.12, 0.58, 0.018, 0.05)
  veil(-0.01, 0, 0.6, 0.042, 0.085)
  veil(0.19, 0.46, 1.04, 0.02, 0.05)
  veil(-0.01, 0.46, 1.08, 0.12, 0.2)
  for (const [across, down, size] of LEDGES) {
    const [mossX, mossY] = at(across, down)
    const [wide, high] = [size * span, size * span * 0.55]
    moss
      .M(mossX - wide, mossY)
      .Q(mossX - wide * 0.8, mossY - high, mossX, mossY - high * 0.8)
      .Q(mossX + wide * 0.9, mossY - high * 0.9, mossX + wide, mossY)
      .Q(mossX, mossY + high * 0.3, mossX - wide, mossY)
      .Z()
    rocks
      .M(mossX - wide * 0.8, mossY - 1)
      .L(
        mossX + wide * 0.8,
        mossY - 1,
        mossX + wide * 0.4,
        mossY + high * 0.9,
        mossX,
        mossY + high * 0.5,
        mossX - wide * 0.3,
        mossY + high,
      )
      .Z()
  }
  return [
    fill(cliff, stage.gradient([mix(land[3], leaf[2], 0.5), mix(stone, rock[2], 0.4)], 0, brink, 0, foot)),
    fill(veils, mix(paper, bright, 0.08)),
    fill(threads, mix(bright, deep, 0.35), { opacity: 0.6 }),
    fill(rocks, mix(stone, leaf[3], 0.55)),
    fill(moss, mix(leaf[1], leaf[2], 0.4)),
    leafMass(stage, ...at(-0.27, 0.24), span * 0.13, span * 0.05, {
      ink: mix(leaf[2], land[2], 0.3),
      lit: leaf[1],
      clumps: 7,
    }),
    leafMass(stage, ...at(0.26, 0.28), span * 0.13, span * 0.05, {
      ink: mix(leaf[2], land[2], 0.3),
      lit: leaf[1],
      clumps: 7,
    }),
    mist(stage, foot, span * 0.12, { opacity: 0.7 }),
    fill(pen().lens(x, foot + 10 * unit, span * 0.62, span * 0.03), paper, { opacity: 0.8 }),
  ]
}
