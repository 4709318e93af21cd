import type { Scene } from '#art/poster/scene.ts'
import { asianElephant, elephantKeeper } from '#art/poster/toolbox/asian-elephant.ts'
import { forestBank, forestValley } from '#art/poster/toolbox/forest-river.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { reflection, ripples } from '#art/poster/toolbox/water.ts'

export const elephants: Scene = {
  title: 'Elephants and their keeper by the river',
  best: 'dawn',
  zoom: [0.92, 1.12],
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const horizon = height * chance.between(0.5, 0.55)
    const river = height * chance.between(0.66, 0.69)
    const sunX = xAt(chance.between(0.3, 0.44))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.22, 0.3), r: span * 0.16 })
    return [
      ...forestValley(stage, { horizon, river, sun }),
      herd(stage, river),
      forestBank(stage),
      birds(stage, xAt(0.14), height * 0.2, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Mother, calf and keeper, on their way along a sandbar. */
function herd(stage: Stage, river: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, sand, paper } = inks
  const heading = chance.odds(0.65) ? sunward : -sunward
  const y = lerp(river, height, 0.6)
  const size = unit * chance.between(2.15, 2.35)
  const middle = xAt(chance.between(0.1, 0.16) + (heading === sunward && stage.ratio > 1.1 ? 0.08 : 0))
  const at = (spans: number) => middle + heading * span * spans
  const calf = chance.between(0.58, 0.66)
  const bar = (lower: number) =>
    pen()
      .M(xAt(-2.4), y - span * 0.03 + lower)
      .Q(xAt(0), y - span * 0.05 + lower, xAt(0.5), y - span * 0.012 + lower)
      .Q(xAt(0.78), y + span * 0.012 + lower, xAt(0.86), y + span * 0.03 + lower)
      .Q(xAt(0.5), y + span * 0.085 + lower, xAt(-2.4), y + span * 0.1 + lower)
      .Z()
  const shadow = (across: number, down: number, half: number) =>
    pen().lens(at(across) - sunward * span * half * 0.4, y + span * down, span * half * 2.2, 6 * unit)
  return [
    reflection(stage, at(-0.06), y + span * 0.1, span * 0.7, span * 0.1, key, { count: 5, opacity: 0.3 }),
    fill(bar(span * 0.012), mix(sand[2], inks.water[2], 0.4)),
    fill(
      bar(0),
      stage.gradient(
        [mix(sand[0], sand[1], 0.5), mix(sand[1], sand[2], 0.5)],
        0,
        y - span * 0.05,
        0,
        y + span * 0.1,
      ),
    ),
    [shadow(-0.02, 0.004, 0.22), shadow(-0.38, 0.024, 0.15), shadow(0.32, 0.044, 0.05)].map(path =>
      fill(path, key, { opacity: 0.35 }),
    ),
    asianElephant(stage, at(-0.02), y + 2 * unit, size, { flip: heading }),
    asianElephant(stage, at(-0.38), y + span * 0.024, size * calf, { flip: heading }),
    elephantKeeper(stage, at(0.32), y + span * 0.044, size * 1.08, heading),
    ripples(stage, y + span * 0.08, height, { count: 8, ink: paper, opacity: 0.6, big: 80 }),
  ]
}
