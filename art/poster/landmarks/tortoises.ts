import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { tortoise } from '#art/poster/toolbox/sea-animals.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const tortoises: Landmark = {
  scene: {
    title: 'Giant tortoises in the highlands of Santa Cruz',
    best: 'monsoon',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const horizon = height * chance.between(0.5, 0.55)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.46)), y: horizon - span * 0.2, r: span * 0.16 })
      return [
        openSky(stage, horizon, sun),
        uplands(stage, horizon),
        mistTongue(stage, horizon, span * 0.06, { opacity: 0.8 }),
        scalesia(stage, horizon),
        meadow(stage, horizon),
        pond(stage, horizon),
        animals(stage),
        leafyCorners(stage, { near: 1.9, far: 1.5, kinds: ['fern'] }),
        birds(stage, xAt(-0.2), height * 0.22, 4, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['monsoon', 'day', 'dawn', 'golden'],
    countries: ['ecuador'],
    habitats: ['island', 'farmland', 'wetland'],
    subjects: ['tortoise', 'el chato', 'highlands', 'farm'],
  },
}

function uplands(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const [far, near] = [
    rollingSkyline(stage, horizon - span * 0.13, span * 0.06, { scale: 0.005 }),
    rollingSkyline(stage, horizon - span * 0.06, span * 0.04, { scale: 0.007 }),
  ]
  return [
    hill(stage, far, mix(inks.land[0], inks.land[1], 0.3)),
    hill(stage, near, mix(inks.land[1], inks.leaf[1], 0.3)),
  ]
}

/** Scalesia: the daisy trees, flat heads on bare forked stems, hung with moss. */
function scalesia(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const tree = (across: number, tall: number, near: boolean) => {
    const [x, foot, high] = [
      xAt(across),
      lerp(horizon, height, near ? 0.3 : 0.1),
      span * tall * chance.between(0.9, 1.1),
    ]
    const wood = near ? land[5] : land[3]
    const stems = pen()
    for (const lean of [-0.16, 0.02, 0.18])
      stems.M(x, foot).Q(x + high * lean * 0.1, foot - high * 0.4, x + high * lean, foot - high * 0.8)
    return [
      stroke(stems, wood, high * 0.035, { strokeLinecap: 'round' }),
      leafMass(
        stage,
        x + high * 0.01,
        foot - high * 0.84,
        high * 0.3,
        high * 0.13,
        near
          ? { ink: leaf[2], lit: leaf[1], clumps: 7 }
          : { ink: mix(land[3], leaf[1], 0.5), lit: leaf[1], clumps: 6 },
      ),
    ]
  }
  return [
    forest(stage, {
      y: x => horizon + span * 0.01 * Math.sin(x / 50),
      size: 16 * unit,
      ink: mix(land[2], leaf[1], 0.4),
      lit: mix(land[1], leaf[0], 0.4),
      bumps: 4,
      base: horizon + span * 0.1,
    }),
    tree(-0.56, 0.3, false),
    tree(0.56, 0.26, false),
    tree(0.8, 0.32, false),
    tree(-0.4, 0.5, true),
  ]
}

function meadow(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const start = chance() * 9
  const top = (x: number) => horizon + span * 0.07 + Math.sin(x / 120 + start) * span * 0.014
  const skyline = range(14, (_, t): Point => [lerp(-30, width + 30, t), top(lerp(-30, width + 30, t))])
  const tones = [mix(inks.leaf[0], inks.mist, 0.3), inks.leaf[1], inks.leaf[2]]
  return [
    hill(stage, skyline, stage.gradient(tones, 0, horizon + span * 0.06, 0, height)),
    grass(
      stage,
      -10,
      width + 10,
      x => top(x) + span * 0.1,
      span * 0.03,
      mix(inks.leaf[1], inks.leaf[2], 0.3),
      10,
    ),
  ]
}

/** A pool where they wallow. */
function pond(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const [x, y] = [xAt(0.3), lerp(horizon, height, 0.46)]
  const water = (out: number) =>
    pen()
      .M(x - span * (0.26 + out), y)
      .Q(x - span * 0.1, y - span * (0.05 + out), x + span * (0.2 + out), y - span * 0.02)
      .Q(x + span * 0.34, y + span * 0.01, x + span * 0.1, y + span * (0.045 + out))
      .Q(x - span * 0.16, y + span * (0.04 + out), x - span * (0.26 + out), y)
      .Z()
  return [
    fill(water(0.014), mix(inks.rock[2], inks.leaf[2], 0.4)),
    fill(water(0), stage.gradient([inks.water[0], inks.water[1]], 0, y - span * 0.05, 0, y + span * 0.05)),
    fill(pen().lens(x, y, span * 0.2, 2), inks.paper, { opacity: 0.7 }),
  ]
}

function animals(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const dark = mix(inks.key, inks.rock[2], 0.25)
  const shell = mix(inks.rock[1], inks.rock[2], 0.5)
  const shadow = (x: number, y: number, wide: number) =>
    fill(pen().lens(x, y + 2, wide, 6 * unit), inks.key, { opacity: 0.25 })
  const one = (across: number, down: number, scale: number, flip: number) => [
    shadow(xAt(across), height * down, 140 * unit * scale),
    tortoise(xAt(across), height * down, unit * scale, dark, shell, flip),
  ]
  return [
    one(0.44, 0.72, 0.8, -sunward),
    chance.odds(0.6) && one(0.16, 0.71, 0.7, sunward),
    traveller(stage, xAt(-0.36), height * 0.755, unit * 1.9, { kind: 'hat', flip: sunward }),
    one(-0.02, 0.88, 2.1, chance.odds(0.7) ? sunward : -sunward),
    chance.odds(0.5) && one(0.5, 0.9, 1.4, -sunward),
    grass(stage, -10, width + 10, () => height * 0.93, span * 0.07, inks.leaf[3], 9),
  ]
}
