import type { Scene } from '#art/poster/scene.ts'
import { boardwalk, bog } from '#art/poster/toolbox/bog.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { giantGroundsel, giantLobelia, groundselHead, tussock } from '#art/poster/toolbox/giant-groundsel.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { crag, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, place, use } from '#art/poster/toolbox/tags.ts'

export const rwenzori: Scene = {
  title: 'Giant groundsels below the snows of the Rwenzori',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const floor = height * chance.between(0.6, 0.64)
    const sunX = xAt(chance.between(0.36, 0.5))
    const sun = stage.hang({ x: sunX, y: floor - span * chance.between(0.3, 0.36), r: span * 0.15 })
    return [
      sky(stage, { horizon: floor, sun }),
      streaks(stage, xAt(-0.3), height * 0.1, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.04, sun.y + span * 0.03, span * 0.44, 2, inks.mist, {
        opacity: 0.9,
      }),
      snows(stage, floor),
      mistTongue(stage, floor - span * 0.05, span * 0.07, { opacity: 0.85 }),
      moraines(stage, floor),
      farGroundsels(stage, floor),
      mistTongue(stage, floor + span * 0.05, span * 0.035, { opacity: 0.6 }),
      bog(stage, floor),
      boardwalk(stage, floor),
      nearGrowth(stage),
      birds(stage, xAt(0.1), height * 0.2, 3, 9 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The ridge: across toward the sun, and up from the valley floor, in spans. */
const RIDGE = [
  ...[-2.6, 0.1, -1.9, 0.26, -1.5, 0.14, -1.05, 0.31, -0.72, 0.2, -0.46, 0.36, -0.28, 0.27, -0.06, 0.46],
  ...[0.07, 0.33, 0.19, 0.4, 0.4, 0.2, 0.62, 0.29, 0.86, 0.14, 1.2, 0.24, 1.6, 0.1, 2.6, 0.2],
]

function snows(stage: Stage, floor: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock, snow } = inks
  const spine = leftToRight(
    plot(
      RIDGE,
      across => xAt(across + chance.between(-0.02, 0.02)),
      up => floor - span * up * chance.between(0.92, 1.06),
    ),
  )
  return massif(stage, {
    spine,
    base: floor + span * 0.02,
    ink: mix(land[1], rock[1], 0.3),
    shade: mix(land[2], rock[2], 0.3),
    lit: mix(land[1], snow[1], 0.5),
    snow,
    snowline: 0.36,
    spurs: 3,
    fade: 0.65,
    step: 18,
    rough: 0.17,
  })
}

function moraines(stage: Stage, floor: number): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  const faded = (ink: string, lift: number) =>
    stage.gradient([ink, mix(ink, inks.mist, 0.6)], 0, floor - span * lift, 0, floor + span * 0.06)
  const far = rollingSkyline(stage, floor - span * 0.075, span * 0.06, { scale: 0.011 })
  const near = rollingSkyline(stage, floor - span * 0.02, span * 0.035, { scale: 0.014 })
  return [
    crag(stage, far, faded(mix(land[2], leaf[1], 0.25), 0.12), floor + span * 0.1),
    hill(stage, near, faded(mix(land[3], leaf[1], 0.5), 0.05), floor + span * 0.2),
  ]
}

/** A wood of groundsels on the far slope, small with distance. */
function farGroundsels(stage: Stage, floor: number): Art {
  const { width, span, chance, inks } = stage
  const ink = mix(inks.land[3], inks.leaf[2], 0.4)
  const head = groundselHead(stage, {
    leaf: ink,
    lit: mix(ink, inks.leaf[0], 0.3),
    dead: mix(ink, inks.rock[2], 0.4),
  })
  const count = Math.round((width / span) * 8)
  return range(count, (_, t) => {
    const x = lerp(-20, width + 20, t) + chance.between(-0.04, 0.04) * span
    const y = floor + span * chance.between(0.01, 0.045)
    const tall = span * chance.between(0.07, 0.13)
    return giantGroundsel(stage, head, x, y, tall, {
      stem: mix(ink, inks.rock[2], 0.3),
      arms: chance.whole(1, 3),
      flip: chance.sign(),
    })
  })
}

function nearGrowth(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf, rock } = inks
  const tones = { leaf: leaf[2], lit: mix(leaf[1], leaf[0], 0.25), dead: mix(rock[2], key, 0.25) }
  const head = groundselHead(stage, tones)
  const lobelia = giantLobelia(stage, tones)
  const stem = mix(rock[2], key, 0.5)
  const shade = mix(rock[2], rock[1], 0.25)
  const tuft = tussock(stage, key, leaf[3])
  const lobelias = [
    [0.66, 0.98, 1.9],
    [0.78, 0.93, 1.3],
    [-0.12, 0.9, 1.25],
  ] as const
  return [
    lobelias.map(([across, down, size]) =>
      use(lobelia, {
        transform: place(
          xAt(across + chance.between(-0.03, 0.03)),
          height * down,
          unit * size * chance.between(0.9, 1.1),
        ),
      }),
    ),
    giantGroundsel(stage, head, xAt(-0.42), height * 0.95, span * chance.between(0.4, 0.5), {
      stem,
      shade,
      arms: 3,
      flip: -sunward,
    }),
    giantGroundsel(stage, head, xAt(-0.24), height * 0.99, span * chance.between(0.68, 0.78), {
      stem,
      shade,
      arms: 5,
      flip: sunward,
    }),
    range(18, (_, t) =>
      use(tuft, {
        transform: place(
          lerp(0, stage.width, t) + chance.between(-16, 16),
          height * chance.between(1, 1.02),
          unit * chance.between(1.3, 2),
        ),
      }),
    ),
  ]
}
