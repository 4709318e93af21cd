import { RED } from '#art/poster/palettes.ts'
import { treeline } from './forest.ts'
import { mix } from './inks.ts'
import { ceremonialParasol, cutMeru, type Meru, parasolYellow, printMeru } from './meru.ts'
import { leftToRight, lerp, nth, type Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, use } from './tags.ts'

/** Two merus on stepped plinths, with parasols and flowering shrubs round them. */
export function templeIsle(stage: Stage, base: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { paper, rock, leaf } = inks
  const cut = cutMeru(stage, placeMerus(stage, base))
  const shrubs: Point[] = Array.from({ length: 7 }, (_, i) => [
    xAt(-0.17 + i * 0.093 + chance.between(-0.02, 0.02)),
    base + span * 0.006,
  ])
  const blooms = pen()
  for (const [x, y] of shrubs) {
    for (let i = 0; i < 4; i++) {
      blooms.dot(x + chance.between(-1, 1) * span * 0.03, y - span * chance.between(0.006, 0.03), 2.2 * unit)
    }
  }
  const isle = pen()
    .M(xAt(-0.26), base + span * 0.012)
    .Q(xAt(-0.2), base - span * 0.018, xAt(-0.1), base - span * 0.014)
    .L(xAt(0.36), base - span * 0.012)
    .Q(xAt(0.43), base - span * 0.01, xAt(0.46), base + span * 0.012)
    .Q(xAt(0.1), base + span * 0.034, xAt(-0.26), base + span * 0.012)
    .Z()
  const yellow = parasolYellow(stage)
  const hedge = leftToRight(shrubs.map(([x, y]): Point => [x, y - span * 0.008]))
  return [
    fill(isle, mix(rock[2], leaf[2], 0.5)),
    printMeru(stage, cut),
    ceremonialParasol(stage, xAt(-0.11), base, unit * 0.9, yellow, paper),
    ceremonialParasol(stage, xAt(0.12), base, unit * 0.9, paper, yellow),
    treeline(stage, hedge, span * 0.018, leaf[2], base + span * 0.012),
    fill(blooms, RED),
  ]
}

/** Towers of eleven roofs and three, of seven, five and three, or of three and eleven the other way round. */
function placeMerus({ span, chance, xAt }: Stage, base: number): Meru[] {
  const meru = (across: number, roofs: number): Meru => {
    const size = lerp(0.62, 1, (roofs - 3) / 8)
    return {
      x: xAt(across),
      y: base + span * (roofs < 5 ? 0.004 : 0),
      plinth: { wide: 0.16 * size, high: lerp(0.034, 0.05, size) },
      roofs,
      wide: 0.15 * size + (roofs === 11 ? -0.015 : 0.006),
      step: roofs === 11 ? 0.046 : 0.053,
    }
  }
  const plans: readonly (readonly Meru[])[] = [
    [meru(0, 11), meru(0.285, 3)],
    [meru(0.1, 7), meru(-0.13, 5), meru(0.32, 3)],
    [meru(0.2, 11), meru(-0.1, 3)],
  ]
  return [...nth(plans, chance.whole(0, plans.length - 1))]
}

export function templeInWater(temple: string, waterline: number): Art {
  const transform = `matrix(1 0 0 -.62 0 ${Math.round(waterline * 1.62)})`
  return group({ transform, opacity: 0.42 }, use(temple))
}
