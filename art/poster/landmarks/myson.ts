import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, plot } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** My Son: brick towers of Champa in their valley, under the Cat's Tooth. */
export const myson: Landmark = {
  scene: {
    title: 'The brick towers of My Son',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const view = chooseView(stage, { horizon: [0.6, 0.66], across: [0.28, 0.42], up: [0.18, 0.32] })
      const { horizon } = view
      const lawn = mix(inks.leaf[1], inks.sand[1], 0.25)
      return [
        clearSky(stage, view),
        mountain(stage, horizon),
        mistTongue(stage, horizon - span * 0.1, span * 0.06, { opacity: 0.8 }),
        woods(stage, horizon - span * 0.06, {
          ink: inks.land[2],
          size: 0.035,
          rise: 0.03,
          base: horizon + 4,
        }),
        woods(stage, horizon - span * 0.005, {
          ink: mix(inks.land[3], inks.leaf[2], 0.5),
          size: 0.045,
          rise: 0.02,
          base: horizon + 6,
        }),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${height}H0z`,
          stage.gradient([lawn, inks.leaf[2]], 0, horizon, 0, height),
        ),
        [
          [0.34, 0.05, 0.62],
          [-0.42, 0.08, 0.98],
          [0.16, 0.12, 0.84],
          [-0.1, 0.13, 1.42],
        ].map(([across = 0, down = 0, size = 1]) => [
          fill(pen().lens(xAt(across), horizon + span * down + 2, unit * 190 * size, unit * 9), inks.key, {
            opacity: 0.25,
          }),
          group({ transform: place(xAt(across), horizon + span * down, unit * size) }, kalan(stage)),
        ]),
        traveller(stage, xAt(0.26), horizon + span * 0.2, unit * 1.3),
        traveller(stage, xAt(0.3), horizon + span * 0.205, unit * 1.3, { kind: 'hat', coat: inks.lamp }),
        grass(stage, -10, width + 10, () => height * 0.955, span * 0.07, inks.leaf[3], 8),
        cornerLeaves(stage, 2, 1.7),
        birds(
          stage,
          xAt(0.2),
          height * 0.16,
          5,
          8 * unit + 2,
          inks.land[4],
          span * chance.between(0.1, 0.15),
        ),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'monsoon', 'golden', 'day'],
    countries: ['vietnam'],
    habitats: ['rainforest', 'mountain', 'farmland'],
    subjects: ['my son', 'mỹ sơn', 'cham', 'sanctuary', 'brick'],
  },
}

function mountain(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const spine = plot(
    [
      -2.2, 0.1, -1.2, 0.2, -0.7, 0.14, -0.3, 0.26, 0.02, 0.48, 0.2, 0.34, 0.5, 0.2, 0.9, 0.26, 1.4, 0.12,
      2.2, 0.06,
    ],
    xAt,
    up => horizon - span * up,
  )
  return massif(stage, {
    spine: leftToRight(spine),
    base: horizon,
    ink: inks.land[0],
    shade: inks.land[1],
    fade: 0.75,
    step: 24,
  })
}

/** A kalan: pilastered walls and two lesser storeys, bushes in the brick. */
const KALAN: Half = [
  ...[66, 0, 66, -12, 58, -16, 58, -96, 64, -102, 64, -112, 46, -116, 46, -152, 52, -157, 52, -165, 34, -169],
  ...[34, -196, 39, -200, 38, -208, 22, -214, 14, -230, 3, -240],
]

function kalan(stage: Stage): Art {
  const { rock, key, leaf } = stage.inks
  const brick = mix(rock[1], '#FF1200', 0.2)
  const [lit, shade] = [mix(brick, rock[0], 0.25), mix(brick, rock[2], 0.55)]
  const line = mix(shade, key, 0.4)
  return [
    twoToned(stage, KALAN, lit, shade),
    stroke('M-66-12H66M-58-30H58M-64-106H64M-46-116H46M-52-161H52M-34-169H34M-38-204H38', line, 2),
    stroke(
      'M-50-30V-96M-38-30V-96M38-30V-96M50-30V-96M-40-122V-150M-28-122V-150M28-122V-150M40-122V-150',
      line,
      2.4,
    ),
    fill('M-30 0V-78Q-22-84-16-104Q0-128 16-104Q22-84 30-78V0Z', mix(lit, shade, 0.4)),
    fill('M-20-78Q-8-86-4-102Q0-108 4-102Q8-86 20-78Z', mix(lit, rock[0], 0.4)),
    fill('M-14 0V-66H14V0Z', mix(key, rock[2], 0.15)),
    stroke('M-19 0V-71H19V0', mix(rock[0], rock[1], 0.4), 4),
    fill('M-9-122V-142Q0-154 9-142V-122ZM-7-174V-186Q0-196 7-186V-174Z', line),
    fill(
      'M-64-112q6-14 18-8q8-2 8 10l-6 8l-8-6zM30-169q4-10 14-5q10-2 10 8l-8 4zM-18-214q6-12 16-6q10-4 12 8l-14 4z',
      mix(leaf[2], leaf[1], 0.4),
    ),
    stroke('M-56-44h10M-34-52h8M34-40h12M44-60h10M-54-70h9M-44-130h8M30-136h9', line, 1.2, { opacity: 0.6 }),
  ]
}
