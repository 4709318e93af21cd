import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { condor } from '#art/poster/toolbox/birds.ts'
import { cumulus, mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { frailejones } from '#art/poster/toolbox/frailejones.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, sheet } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { horse } from '#art/poster/toolbox/mountain-animals.ts'
import { leftToRight, plot } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const paramo: Scene = {
  title: 'Snow cone above the grassland',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, focusX, xAt } = stage
    const horizon = height * chance.between(0.6, 0.66)
    const sunX = xAt(chance.between(0.32, 0.5))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.24, 0.36), r: span * 0.15 })
    const surface = cone({
      x: focusX,
      top: horizon - span * chance.between(0.38, 0.46),
      base: horizon + span * 0.05,
      half: span * chance.between(0.74, 0.9),
      crater: span * 0.035,
      curve: 1.75,
    })
    const start = chance() * 9
    const withRider = chance.odds(0.65)
    const herdSize = chance.whole(withRider ? 2 : 3, 4)
    const veil = cloudVeil(stage, horizon)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.14, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      farRange(stage, horizon),
      volcanoCone(stage, surface, {
        ink: mix(inks.town[1], inks.rock[2], 0.35),
        shade: mix(inks.town[2], inks.rock[2], 0.3),
        lit: mix(inks.town[1], inks.town[2], 0.6),
        gullies: 10,
        fade: 0.55,
        snow: inks.snow,
        snowline: chance.between(0.3, 0.38),
      }),
      veil,
      mist(stage, horizon, span * 0.12, { opacity: 0.75 }),
      grassland(stage, horizon, start),
      tarn(stage, horizon),
      herd(stage, start, herdSize, withRider ? 1 : 1.55),
      withRider && rider(stage),
      frailejones(stage),
      nearGrass(stage, start),
      condor(
        xAt(chance.between(-0.3, -0.1)),
        height * chance.between(0.2, 0.3),
        unit * 0.7,
        inks.key,
        chance.sign(),
      ),
    ]
  },
}

const RANGE = [
  -2.2, 0, -1.6, 0.14, -1.3, 0.06, -0.95, 0.2, -0.72, 0.06, -0.3, 0.02, 0.5, 0.02, 0.8, 0.14, 0.92, 0.08, 1.1,
  0.18, 1.5, 0.04, 1.9, 0.14, 2.4, 0,
]

function farRange(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const spine = plot(RANGE, xAt, up => horizon - span * up * chance.between(0.9, 1.2))
  return massif(stage, {
    spine: leftToRight(spine),
    base: horizon + span * 0.06,
    ink: inks.land[1],
    shade: mix(inks.land[1], inks.land[2], 0.6),
    spurs: 1,
    fade: 0.6,
    step: 20,
  })
}

function cloudVeil({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const veil = pen()
  cumulus(veil, chance, xAt(-0.44), horizon - span * 0.12, span * 0.46, span * 0.05)
  cumulus(veil, chance, xAt(0.4), horizon - span * 0.1, span * 0.4, span * 0.045)
  cumulus(veil, chance, xAt(1.1), horizon - span * 0.06, span * 0.5, span * 0.05)
  cumulus(veil, chance, xAt(-1.1), horizon - span * 0.06, span * 0.5, span * 0.05)
  return fill(veil, mix(inks.mist, inks.paper, 0.5), { opacity: 0.92 })
}

function grassland(stage: Stage, horizon: number, start: number): Art {
  const { width, height, span, inks } = stage
  const { land, leaf, sand } = inks
  const gold = mix(sand[1], leaf[0], 0.32)
  const hazy = mix(gold, land[2], 0.15)
  const rise = acrossFrame(stage, 10, x => horizon + span * 0.012 + Math.sin(x / 90 + start) * span * 0.018)
  const tufts = (x: number) => horizon + span * 0.05 + Math.sin(x / 150 + start) * span * 0.016
  const top = horizon + span * 0.072
  const tones = [hazy, gold, mix(leaf[1], sand[1], 0.34)]
  return [
    hill(stage, rise, mix(land[2], gold, 0.5)),
    grass(stage, -10, width + 10, tufts, span * 0.016, hazy, 8),
    sheet(stage, top, height - top, stage.gradient(tones, 0, horizon + span * 0.05, 0, height)),
  ]
}

/** A small lake in the grass. */
function tarn({ span, unit, inks, xAt }: Stage, horizon: number): Art {
  const yAt = (down: number) => horizon + span * down
  const water = pen()
    .M(xAt(0.2), yAt(0.085))
    .Q(xAt(0.05), yAt(0.1), xAt(-0.1), yAt(0.085))
    .Q(xAt(-0.2), yAt(0.08), xAt(-0.24), yAt(0.09))
    .Q(xAt(-0.14), yAt(0.125), xAt(0.06), yAt(0.12))
    .Q(xAt(0.2), yAt(0.115), xAt(0.2), yAt(0.085))
    .Z()
  return [
    fill(water, inks.water[1]),
    fill(pen().lens(xAt(0), yAt(0.1), span * 0.2, 2 * unit), inks.snow[0], { opacity: 0.8 }),
  ]
}

/** Horses on the plain, grazing by turns. */
function herd(stage: Stage, start: number, count: number, nearness: number): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const { key, land, leaf, paper, rock, sand, snow } = inks
  const horses = [
    { across: 0.34, y: 0.8, size: 1.05, grazing: true, coat: mix(rock[2], key, 0.5), mane: key },
    { across: 0.5, y: 0.82, size: 0.95, grazing: false, coat: paper, mane: snow[1] },
    {
      across: 0.2,
      y: 0.835,
      size: 0.85,
      grazing: true,
      coat: mix(rock[2], key, 0.22),
      mane: mix(rock[2], key, 0.4),
    },
    { across: 0.64, y: 0.8, size: 0.72, grazing: false, coat: key, mane: mix(key, land[3], 0.3) },
  ]
  const ground = (x: number) => height * 0.8 + Math.sin(x / 130 + start * 2) * span * 0.02
  return [
    grass(stage, -10, width + 10, ground, span * 0.03, mix(leaf[1], sand[1], 0.24), 9),
    horses.slice(0, count).map(({ across, y, size, grazing, coat, mane }, i) => {
      const x = xAt((across - 0.3) * nearness + (nearness > 1 ? 0.14 : 0.3))
      const foot = height * y + span * 0.02 * nearness ** 2
      const large = size * nearness
      const shadow = pen().lens(x, foot + 2, span * 0.17 * large, 4 * unit)
      const flip = i % 2 ? -sunward : sunward
      return [
        fill(shadow, leaf[3], { opacity: 0.35 }),
        horse(x, foot, unit * large * 0.98, coat, mane, { flip, grazing }),
      ]
    }),
  ]
}

/** A chagra in a red poncho, close by. */
function rider({ height, unit, inks, sunward, xAt }: Stage): Art {
  const { key, lamp, land, paper } = inks
  return group(
    { transform: place(xAt(-0.18), height * 0.86, unit * 1.45, sunward) },
    horse(0, 0, 1, key, mix(key, land[3], 0.35)),
    fill('M-16-52Q-16-66-4-80Q10-78 14-50L4-46Z', RED),
    stroke('M-12-60L12-58M-13-54L12-52', lamp, 1.8),
    fill('M-2-86a5 5 0 1 0 10 0a5 5 0 1 0-10 0', key),
    fill('M-9-88Q-3-90-2-95H8Q9-90 16-88Q3-85-9-88Z', paper),
  )
}

function nearGrass(stage: Stage, start: number): Art {
  const { width, height, span, inks } = stage
  const rim = (x: number) => height * 0.92 + Math.sin(x / 100 + start) * span * 0.014
  return [
    grass(stage, -10, width + 10, rim, span * 0.07, inks.leaf[2], 8),
    grass(stage, -10, width + 10, x => rim(x) + span * 0.055, span * 0.06, inks.leaf[3], 8),
  ]
}
