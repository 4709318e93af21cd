import { BLUE, RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { craterLake } from '#art/poster/toolbox/crater-lake.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const sierranegra: Landmark = {
  scene: {
    title: 'The caldera of Sierra Negra',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const rim = height * chance.between(0.36, 0.4)
      const sun = stage.hang({ x: xAt(chance.between(0.28, 0.44)), y: rim - span * 0.13, r: span * 0.15 })
      const { land, leaf, key } = inks
      const floor = {
        x: xAt(chance.between(0, 0.1)),
        rim,
        y: lerp(rim, height * 0.86, 0.5),
        half: span * 0.82,
        deep: span * 0.12,
      }
      return [
        openSky(stage, rim, sun),
        farCone(stage, rim),
        craterLake(stage, floor, {
          wall: mix(mix(land[2], inks.rock[2], 0.5), leaf[2], 0.3),
          shade: mix(land[4], leaf[3], 0.3),
          lit: mix(leaf[1], inks.rock[1], 0.4),
          water: [mix(inks.rock[2], key, 0.3), mix(key, inks.rock[2], 0.22)],
          dry: true,
          strata: 2,
        }),
        mistTongue(stage, rim + span * 0.03, span * 0.05, { opacity: 0.7 }),
        path(stage),
        leafyCorners(stage, { near: 1.7, far: 1.5, kinds: ['fern'] }),
        birds(stage, xAt(-0.2), rim - span * 0.2, 4, 8 * unit + 2, key, span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon', 'dusk'],
    countries: ['ecuador'],
    habitats: ['volcano', 'island'],
    subjects: ['sierra negra', 'caldera', 'volcán chico', 'isabela'],
  },
}

/** Another of Isabela's shield volcanoes, low and wide beyond the rim. */
function farCone(stage: Stage, rim: number): Art {
  const { span, inks, xAt } = stage
  const surface = cone({
    x: xAt(-0.46),
    top: rim - span * 0.16,
    base: rim + span * 0.04,
    half: span * 0.8,
    crater: span * 0.12,
    curve: 1.2,
  })
  return volcanoCone(stage, surface, {
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.6),
    gullies: 4,
    fade: 0.5,
  })
}

/** The green lip we walk, ferns and guava on it, a file of walkers. */
function path(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const start = chance() * 9
  const ground = (x: number) =>
    height * 0.88 -
    span * 0.14 * Math.max(0, ((xAt(0) - x) * sunward) / width) ** 0.9 +
    Math.sin(x / 80 + start) * span * 0.008
  const skyline = range(20, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const coats = [RED, BLUE, inks.lamp]
  return [
    hill(stage, skyline, mix(inks.leaf[2], inks.leaf[1], 0.3)),
    grass(
      stage,
      -10,
      width + 10,
      x => ground(x) + span * 0.02,
      span * 0.035,
      mix(inks.leaf[2], inks.leaf[1], 0.3),
      8,
    ),
    [-0.3, -0.2, -0.1].map((across, i) =>
      traveller(stage, xAt(across), ground(xAt(across)) + span * 0.03, unit * 2.3, {
        kind: i === 1 ? 'hat' : 'pack',
        coat: coats[i] ?? RED,
        flip: sunward,
      }),
    ),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.09, span * 0.06, inks.leaf[3], 9),
  ]
}
