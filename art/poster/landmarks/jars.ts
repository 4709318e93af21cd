import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { waterBuffalo } from '#art/poster/toolbox/mountain-animals.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky } from '#art/poster/toolbox/view.ts'

/** Xieng Khouang: stone jars on the grass of the plateau. */
export const jars: Landmark = {
  scene: {
    title: 'The Plain of Jars',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.5, 0.56], across: [0.3, 0.46], up: [0.1, 0.24], r: 0.17 })
      const { horizon } = view
      const meadow = mix(inks.leaf[0], inks.sand[1], 0.45)
      const ridge = (up: number, rise: number, scale: number) =>
        rollingSkyline(stage, horizon - span * up, span * rise, { scale })
      return [
        clearSky(stage, view),
        hill(stage, ridge(0.07, 0.07, 0.006), inks.land[0], horizon + 40),
        hill(stage, ridge(0.02, 0.05, 0.008), inks.land[1], horizon + 60),
        mist(stage, horizon + span * 0.02, span * 0.1, { opacity: 0.75 }),
        hill(stage, ridge(-0.05, 0.035, 0.007), mix(inks.land[2], inks.leaf[1], 0.5)),
        loneTree(stage, xAt(0.56), horizon + span * 0.1, span * 0.17),
        loneTree(stage, xAt(-0.7), horizon + span * 0.09, span * 0.12),
        hill(stage, ridge(-0.11, 0.02, 0.005), stage.gradient([meadow, inks.leaf[1]], 0, horizon, 0, height)),
        waterBuffalo(xAt(0.48), horizon + span * 0.17, unit * 0.5, inks.key, -sunward),
        traveller(stage, xAt(0.16), horizon + span * 0.2, unit * 1),
        traveller(stage, xAt(0.19), horizon + span * 0.203, unit * 1, { coat: inks.lamp, kind: 'hat' }),
        field(stage, horizon),
        grass(stage, -10, width + 10, () => height * 0.965, span * 0.07, inks.leaf[3], 8),
        birds(
          stage,
          xAt(0.1),
          height * 0.18,
          5,
          8 * unit + 2,
          inks.land[4],
          span * chance.between(0.1, 0.16),
        ),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'monsoon'],
    countries: ['laos'],
    habitats: ['highland', 'farmland', 'mountain'],
    subjects: ['jars', 'phonsavan', 'xieng khouang', 'plateau', 'megalith'],
  },
}

/** Jars from the far rows to the near ones: across, down from the horizon, and size. */
const ROWS = [
  [-0.62, 0.15, 0.34],
  [-0.44, 0.145, 0.3],
  [-0.28, 0.155, 0.36],
  [-0.08, 0.15, 0.32],
  [0.32, 0.16, 0.36],
  [0.62, 0.155, 0.3],
  [-0.74, 0.22, 0.6],
  [-0.34, 0.23, 0.64],
  [0.36, 0.24, 0.62],
  [0.72, 0.235, 0.7],
  [-0.52, 0.36, 1.15],
  [0.08, 0.33, 0.95],
  [0.5, 0.38, 1.2],
  [-0.16, 0.47, 1.75],
] as const

function field(stage: Stage, horizon: number): Art {
  const { span, unit, chance, xAt } = stage
  return ROWS.map(([across, down, size], i) => {
    const x = xAt(across + chance.between(-0.03, 0.03))
    const scale = unit * size * chance.between(0.9, 1.1)
    return jar(
      stage,
      x,
      horizon + span * down,
      scale,
      i === 11 || (i === 8 && chance.odds(0.5)) ? 62 : chance.between(-9, 9),
    )
  })
}

/** One jar, 120 tall, hollow, lichened; some lean and some have fallen. */
function jar({ inks, light, sunward }: Stage, x: number, y: number, scale: number, lean: number): Art {
  const { rock, key, leaf } = inks
  const [lit, shade, dark] = [mix(rock[0], rock[1], 0.6), mix(rock[1], rock[2], 0.8), mix(rock[2], key, 0.6)]
  const shaded = 'M6 2C-6-30-4-80 10-112Q34-112 36-108C44-78 50-30 40 0Q26 6 6 2Z'
  return [
    fill(pen().lens(x - sunward * 22 * scale, y, 130 * scale, 9 * scale), key, { opacity: 0.3 }),
    group(
      { transform: place(x, y, scale, 1, lean) },
      fill('M-40 0C-50-30-46-78-36-108Q0-118 36-108C46-78 50-30 40 0Q0 10-40 0Z', lit),
      fill(shaded, shade, light > 0 ? { transform: 'scale(-1 1)' } : {}),
      fill(pen(2).dot(0, -108, 37, 11), mix(lit, rock[0], 0.6)),
      fill(pen(2).dot(0, -107, 26, 7), dark),
      stroke('M-30-60l12 4M14-82l12-3M-20-24l16 3M12-36l18-4', dark, 1.6, { opacity: 0.5 }),
      fill(
        'M-34-88q8-6 12 2q6 8-2 14q-8-2-10-16zM18-22q8-6 14 0q0 10-8 12q-8-4-6-12z',
        mix(leaf[0], rock[1], 0.45),
        { opacity: 0.8 },
      ),
    ),
  ]
}

/** A broad tree, alone on the grass. */
function loneTree(stage: Stage, x: number, y: number, high: number): Art {
  const { leaf, key } = stage.inks
  return [
    fill(
      pen()
        .M(x - high * 0.05, y)
        .L(x - high * 0.02, y - high * 0.6, x + high * 0.02, y - high * 0.6, x + high * 0.05, y)
        .Z(),
      key,
    ),
    leafMass(stage, x, y - high * 0.68, high * 0.52, high * 0.26, { ink: leaf[2], lit: leaf[1] }),
  ]
}
