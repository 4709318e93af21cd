import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers, type Tower } from '#art/poster/toolbox/limestone.ts'
import { first, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Ninh Binh: rowed by foot between the rice and the cliffs of Tam Coc. */
export const tamcoc: Landmark = {
  scene: {
    title: 'Rowed by foot at Tam Coc',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.48, 0.53],
        across: [0.14, 0.3],
        up: [0.12, 0.24],
        r: 0.145,
      })
      const { horizon, sun } = view
      const heading = chance.sign()
      const cliffs = (towers: readonly Tower[], base: number, ink: string, shade: string, green?: string) =>
        limestoneTowers(stage, towers, base, green ? { ink, shade, green } : { ink, shade })
      return [
        clearSky(stage, view),
        cliffs(
          row(stage, [-0.6, -0.3, 0, 0.34, 0.62], 0.28, 0.2),
          horizon,
          inks.land[0],
          mix(inks.land[0], inks.land[1], 0.6),
        ),
        mist(stage, horizon - span * 0.02, span * 0.14, { opacity: 0.75 }),
        cliffs(
          row(stage, [-0.46, 0.7, 0.98], 0.34, 0.32),
          horizon + span * 0.02,
          inks.land[2],
          inks.land[3],
          inks.leaf[2],
        ),
        woods(stage, horizon + span * 0.012, {
          ink: mix(inks.land[3], inks.leaf[2], 0.5),
          size: 0.02,
          base: horizon + span * 0.05,
        }),
        sea(stage, horizon + span * 0.02, height, {
          inks: [
            inks.water[0],
            mix(inks.water[1], inks.leaf[1], 0.25),
            mix(inks.water[2], inks.leaf[2], 0.35),
          ],
        }),
        lightRoad(stage, sun.x, horizon + span * 0.03, height * 0.94, {
          far: span * 0.08,
          near: span * 0.26,
        }),
        paddies(stage, horizon),
        cliffs(
          [
            [xAt(-0.78), span * 0.46, span * 0.58],
            [xAt(-1.1), span * 0.5, span * 0.5],
          ],
          horizon + span * 0.09,
          mix(inks.land[3], inks.rock[1], 0.3),
          inks.land[4],
          inks.leaf[2],
        ),
        ripples(stage, horizon + span * 0.05, height * 0.96, { count: 26, big: 80 }),
        sampan(stage, xAt(0.3), horizon + span * 0.12, unit * 0.6, -heading),
        reflection(stage, xAt(0.04), height * 0.77, span * 0.34, span * 0.05, inks.key, {
          count: 4,
          opacity: 0.4,
        }),
        sampan(stage, xAt(0.04), height * 0.765, unit * 1.8, heading),
        grass(
          stage,
          -10,
          width + 10,
          x => height * (0.985 - 0.04 * Math.abs(x / width - 0.5)),
          span * 0.1,
          inks.leaf[3],
          7,
        ),
        cornerLeaves(stage, 1.7, 1.5),
        birds(stage, xAt(0.1), height * 0.16, 5, 8 * unit + 2, inks.paper, span * 0.12 * sunward),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'monsoon'],
    countries: ['vietnam'],
    habitats: ['river', 'wetland', 'farmland'],
    subjects: ['tam coc', 'ninh binh', 'van long', 'rowed', 'langur', 'delta'],
  },
}

function row({ span, chance, xAt }: Stage, across: readonly number[], wide: number, high: number): Tower[] {
  return across.map(at => [
    xAt(at),
    span * wide * chance.between(0.8, 1.2),
    span * high * chance.between(0.7, 1.25),
  ])
}

/** Rice on both banks of a winding river, in bands that narrow with the distance. */
function paddies({ height, width, span, chance, inks, xAt }: Stage, horizon: number): Art {
  const ripe = mix(inks.leaf[0], inks.lamp, 0.3)
  const bends = chance.between(4.4, 5.4)
  const y = (t: number) => lerp(horizon + span * 0.035, height * 1.02, t)
  return [-1, 1].map(side => {
    const outer = side < 0 ? -30 : width + 30
    const edge = range(9, (_, t): Point => {
      const bend = span * 0.16 * Math.sin(t ** 0.6 * bends) * (0.3 + t)
      return [xAt(0.1) + bend + side * span * lerp(0.07, 0.54, t ** 1.1), y(t ** 1.5)]
    })
    const bank = pen()
      .M(outer, y(0))
      .L(...first(edge))
      .soft(edge.slice(1))
      .L(outer, y(1))
      .Z()
    const rows = pen()
    for (const [x, rowY] of edge.slice(1)) {
      rows
        .M(x + side * span * 0.04, rowY)
        .Q((x + outer) / 2, rowY - span * chance.between(0.005, 0.025), outer, rowY)
    }
    return [
      fill(bank, mix(inks.leaf[2], inks.key, 0.15), { transform: `translate(${-side * 4} 2)` }),
      fill(bank, ripe),
      stroke(rows, inks.leaf[1], 3, { opacity: 0.75 }),
    ]
  })
}

/** A sampan, 130 long: she lies back and rows with her feet; two passengers sit in front. */
function sampan({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, paper, rock } = inks
  const skin = mix(rock[2], key, 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-26-14L-2 8M-22-12L-44 8', mix(rock[1], rock[2], 0.5), 2),
    fill('M-68-9Q-40-2 0-2Q44-2 70-11Q58 6 30 7H-40Q-60 5-68-9Z', key),
    stroke('M-66-9Q-40-2 0-2Q44-2 68-10', mix(rock[1], rock[2], 0.5), 1.6),
    fill('M-54-4Q-52-22-44-24Q-34-20-32-6Z', RED),
    stroke('M-38-8L-27-14M-40-6L-24-12', key, 4),
    fill(
      'M-50-27a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8-23a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M30-22a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
      skin,
    ),
    fill('M-57-27L-46-36L-35-27Z', paper),
    fill('M5-4Q4-19 12-20Q20-19 19-4Z', BLUE),
    fill('M27-4Q27-18 34-19Q41-18 40-4Z', paper),
    fill('M6-24L12-30L18-24Z', inks.lamp),
  )
}
