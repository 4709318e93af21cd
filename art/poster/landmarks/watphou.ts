import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { frangipani } from '#art/poster/toolbox/frangipani.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { arches } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Champasak: the way of Wat Phou between its two palaces, up to the spring under Phou Kao. */
export const watphou: Landmark = {
  scene: {
    title: 'The long way up to Wat Phou',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.58, 0.63],
        across: [0.4, 0.48],
        up: [0.26, 0.38],
        r: 0.14,
      })
      const { horizon } = view
      const lawn = mix(inks.leaf[1], inks.sand[1], 0.35)
      const walkers = chance.whole(2, 4)
      return [
        clearSky(stage, view),
        mountain(stage, horizon),
        mistTongue(stage, horizon - span * 0.1, span * 0.05, { opacity: 0.75 }),
        woods(stage, horizon - span * 0.05, {
          ink: mix(inks.land[2], inks.leaf[1], 0.4),
          size: 0.03,
          rise: 0.03,
          base: horizon + 4,
        }),
        shrine(stage, horizon),
        woods(stage, horizon + span * 0.01, { ink: inks.leaf[2], size: 0.03, base: horizon + span * 0.05 }),
        fill(
          `M0 ${Math.round(horizon + span * 0.03)}h${width}V${height}H0z`,
          stage.gradient([lawn, inks.leaf[2]], 0, horizon, 0, height),
        ),
        [-0.42, 0.3].map((across, i) => palace(stage, xAt(across), horizon + span * 0.1, i === 0 ? 1 : -1)),
        causeway(stage, horizon),
        range(walkers, i =>
          i === 1
            ? monk(stage, xAt(-0.02), height * 0.86, unit * 1.5, sunward, true)
            : traveller(stage, xAt(-0.1 + i * 0.07), height * 0.84 + i * 5, unit * 1.5, {
                kind: 'hat',
                coat: i ? inks.lamp : '#FF1200',
              }),
        ),
        [-1, 1].map(side =>
          frangipani(
            stage,
            {
              x: xAt(-0.06) + side * span * (side * sunward < 0 ? 0.42 : 0.66),
              y: height * 1.03,
              angle: -Math.PI / 2 + side * 0.08,
              long: span * 0.19,
              thick: 15 * unit,
            },
            3,
          ),
        ),
        cornerLeaves(stage, 1.3, 1.2),
        birds(stage, xAt(0.2), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'dusk', 'monsoon'],
    countries: ['laos'],
    habitats: ['mountain', 'farmland', 'rainforest'],
    subjects: ['vat phou', 'wat phou', 'champasak', 'khmer', 'temple'],
  },
}

/** Phou Kao, with the stone on its summit that made the mountain holy. */
function mountain(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const spine = plot(
    [
      -1.9, 0.1, -1.3, 0.24, -0.9, 0.16, -0.5, 0.3, -0.2, 0.45, -0.12, 0.46, -0.09, 0.53, -0.05, 0.53, -0.02,
      0.45, 0.2, 0.34, 0.5, 0.16, 0.9, 0.12, 1.4, 0.2, 2.3, 0.06,
    ],
    xAt,
    up => horizon - span * up,
  )
  return massif(stage, {
    spine: leftToRight(spine),
    base: horizon,
    ink: inks.land[1],
    shade: mix(inks.land[1], inks.land[2], 0.7),
    fade: 0.7,
    step: 22,
  })
}

/** The stair through the trees and the shrine at its head. */
function shrine(stage: Stage, horizon: number): Art {
  const { span, unit, inks, xAt } = stage
  const { rock, key } = inks
  const x = xAt(-0.06)
  const [lit, shade] = [mix(rock[0], rock[1], 0.35), mix(rock[1], rock[2], 0.6)]
  const stair = pen()
    .M(x - unit * 7, horizon - span * 0.17)
    .H(x + unit * 7)
    .L(x + unit * 30, horizon + span * 0.06, x - unit * 30, horizon + span * 0.06)
    .Z()
  const treads = pen()
  for (let i = 0; i < 11; i++)
    treads.dash(x - unit * (8 + i * 1.5), horizon - span * (0.16 - i * 0.02), unit * (16 + i * 3))
  const slope = [-0.62, 0.02, -0.4, 0.08, -0.2, 0.17, -0.06, 0.185, 0.1, 0.16, 0.3, 0.07, 0.5, 0.02]
  const mound = leftToRight(plot(slope, stage.xAt, up => horizon - span * up))
  return [
    treeline(
      stage,
      mound,
      span * 0.035,
      mix(stage.inks.land[2], stage.inks.leaf[1], 0.5),
      horizon + span * 0.06,
    ),
    fill(stair, lit),
    stroke(treads, shade, 1.6),
    group(
      { transform: place(x, horizon - span * 0.165, unit * 0.9) },
      fill('M-54 0V-8H-44V-34H-28V-48H28V-34H44V-8H54V0Z', lit),
      fill('M-30-48L-18-66H18L30-48ZM-46-34L-40-42H-26V-34ZM46-34L40-42H26V-34Z', shade),
      fill(
        arches(
          pen(2),
          [
            [0, 0],
            [-34, 0],
            [34, 0],
          ],
          13,
          26,
        ),
        mix(key, rock[2], 0.2),
      ),
    ),
  ]
}

/** One of the two palaces: a long hall of blind windows behind a gabled porch, its roof long gone. */
function palace({ unit, inks, light }: Stage, x: number, foot: number, flip: number): Art {
  const { rock, key, leaf } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.45), mix(rock[1], rock[2], 0.7)]
  const windows = pen(2)
  for (let i = 0; i < 6; i++)
    windows
      .M(-128 + i * 27, -14)
      .V(-40)
      .H(-114 + i * 27)
      .V(-14)
      .Z()
  return group(
    { transform: place(x, foot, unit * 1.1, flip) },
    fill('M-156 0V-10H-150V-54H-90L-82-60L-30-56L-10-54H36V0Z', lit),
    fill(windows, mix(key, rock[2], 0.4)),
    stroke('M-121-14V-40M-94-14V-40M-67-14V-40M-40-14V-40', lit, 2),
    fill('M-4 0V-56L30-92L64-56V0Z', light * flip > 0 ? mix(lit, rock[0], 0.3) : shade),
    fill('M8-56Q30-74 52-56V-50H8Z', mix(shade, key, 0.2)),
    fill('M18 0V-40H42V0Z', mix(key, rock[2], 0.2)),
    stroke('M-156-10H64M-150-48H-4', shade, 2),
    fill('M-150-54q10-12 22-3q9-5 14 3zM44-76q10-4 14 6q8 2 6 12l-10-2z', mix(leaf[2], leaf[1], 0.4)),
  )
}

/** The processional way between its stone posts. */
function causeway({ height, span, unit, inks, xAt }: Stage, horizon: number): Art {
  const { rock, key } = inks
  const x = xAt(-0.06)
  const top = horizon + span * 0.055
  const way = pen()
    .M(x - span * 0.045, top)
    .H(x + span * 0.045)
    .L(x + span * 0.34, height + 10, x - span * 0.34, height + 10)
    .Z()
  const posts = range(7, i => {
    const t = (i / 6) ** 1.5
    const [y, out, size] = [
      top + (height - top) * t * 0.92,
      span * (0.07 + 0.27 * t),
      unit * (0.34 + 1.1 * t),
    ]
    return [-1, 1].map(side =>
      group(
        { transform: place(x + side * out, y, size) },
        fill('M-8 0V-34Q-9-46 0-52Q9-46 8-34V0Z', mix(rock[1], rock[2], 0.3)),
        fill('M1 0V-52Q9-46 8-34V0Z', mix(rock[2], key, 0.2)),
      ),
    )
  })
  return [fill(way, mix(inks.sand[1], rock[1], 0.3)), posts]
}
