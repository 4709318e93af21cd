import { type Bough, bromeliad, ferns, mossyBough, orchid } from './mossy-trees.ts'
import { plot } from './numbers.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Across toward the sun and down from its level, in spans. */
const RISING_BOUGH = [-0.5, -0.02, -0.2, 0.03, 0.1, 0.02, 0.46, -0.035, 0.66, -0.1]

const LEVEL_BOUGH = [-0.5, 0.12, -0.2, 0.04, 0.1, 0.012, 0.46, 0.02, 0.7, 0]

export function layBough(stage: Stage, y: number, rising: boolean): Bough {
  const { span, inks, xAt } = stage
  const points = plot(rising ? RISING_BOUGH : LEVEL_BOUGH, xAt, down => y + span * down)
  return mossyBough(stage, points, {
    thick: [span * 0.034, span * 0.008],
    ink: inks.key,
    moss: inks.leaf[3],
    hang: span * 0.085,
  })
}

/** What grows on the bough: bromeliads, ferns, orchids. */
export function epiphytes(stage: Stage, bough: Bough): Art {
  const { span, unit, chance, inks, xAt } = stage
  const rosette = (across: number, size: number) => {
    const [x, y] = bough.pointAt(xAt(across + chance.between(-0.03, 0.03)))
    return bromeliad(stage, x, y - span * 0.018, unit * size)
  }
  const garden = (across: number, size: number) => {
    const [x, y] = bough.pointAt(xAt(across))
    return [
      ferns(stage, x, y - span * 0.015, unit * 0.5 * size, inks.leaf[2], 3, [-150, -30]),
      orchid(stage, x + 8 * unit, y + span * 0.016, unit * size),
    ]
  }
  return [rosette(-0.32, 1.35), rosette(-0.1, 1.05), rosette(0.46, 0.8), garden(-0.2, 1.2), garden(0.26, 1)]
}
