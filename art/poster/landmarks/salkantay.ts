import { BLUE, RED } from '#art/poster/palettes.ts'
import { condor } from '#art/poster/toolbox/birds.ts'
import { cumulus, mist } from '#art/poster/toolbox/clouds.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { horse } from '#art/poster/toolbox/mountain-animals.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const salkantay: Landmark = {
  scene: {
    title: 'Mules on the pass below Salkantay',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const base = height * chance.between(0.66, 0.7)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.5)), y: base - span * 0.42, r: span * 0.15 })
      return [
        openSky(stage, base, sun),
        mountain(stage, base),
        moraine(stage, base),
        mist(stage, base, span * 0.1, { opacity: 0.6 }),
        pass(stage),
        condor(xAt(chance.between(0.05, 0.2)), height * 0.16, unit * 0.6, inks.key, sunward),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon'],
    countries: ['peru'],
    habitats: ['mountain', 'highland'],
    subjects: ['salkantay', 'pass', 'mule', 'trek', 'hiking'],
  },
}

const GREAT = [
  -2.4, 0.1, -1.5, 0.26, -1.1, 0.14, -0.82, 0.34, -0.62, 0.24, -0.26, 0.54, 0.04, 0.3, 0.2, 0.42, 0.4, 0.2,
  0.62, 0.32, 0.86, 0.16, 1.2, 0.3, 1.6, 0.12, 2.4, 0.26,
]
const SHOULDER = [
  -2.4, 0.04, -0.9, 0.12, -0.66, 0.06, -0.4, 0.16, -0.1, 0.05, 0.16, 0.12, 0.4, 0.05, 0.7, 0.15, 1, 0.05, 1.6,
  0.13, 2.4, 0.02,
]

/** Salkantay, the savage mountain: one white blade above its ridges, and the dark rock they stand on. */
function mountain(stage: Stage, base: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const spineOf = (outline: readonly number[]) =>
    leftToRight(plot(outline, xAt, up => base - span * up * chance.between(0.95, 1.05)))
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.6), base - span * 0.24, span * 0.36, span * 0.045)
  cumulus(cloud, chance, xAt(0.36), base - span * 0.2, span * 0.4, span * 0.045)
  return [
    massif(stage, {
      spine: spineOf(GREAT),
      base: base + 4,
      ink: mix(land[1], rock[1], 0.25),
      shade: mix(land[2], rock[2], 0.3),
      lit: mix(land[1], land[2], 0.5),
      snow: inks.snow,
      snowline: 0.4,
      rocks: mix(land[2], rock[2], 0.4),
      spurs: 3,
      fade: 0.5,
    }),
    fill(cloud, mix(inks.mist, inks.paper, 0.5), { opacity: 0.9 }),
    massif(stage, {
      spine: spineOf(SHOULDER),
      base: base + 4,
      ink: mix(land[3], rock[2], 0.3),
      shade: mix(land[4], rock[2], 0.2),
      step: 16,
      fade: 0.35,
    }),
  ]
}

/** The moraine with its turquoise tarn. */
function moraine(stage: Stage, base: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const start = chance() * 9
  const floor = range(
    14,
    (_, t): Point => [lerp(-30, width + 30, t), base + Math.sin(t * 17 + start) * span * 0.012],
  )
  const grassy = mix(inks.sand[1], inks.leaf[1], 0.42)
  const [x, y] = [xAt(chance.between(0.12, 0.24)), base + span * 0.05]
  const tarn = (out: number) =>
    pen()
      .M(x - span * (0.2 + out), y)
      .Q(x - span * 0.05, y - span * (0.034 + out * 0.6), x + span * (0.22 + out), y - span * 0.006)
      .Q(x + span * 0.06, y + span * (0.046 + out * 0.6), x - span * (0.2 + out), y)
      .Z()
  return [
    hill(
      stage,
      floor,
      stage.gradient(
        [mix(grassy, inks.land[2], 0.35), grassy, mix(inks.leaf[2], inks.sand[2], 0.35)],
        0,
        base,
        0,
        height,
      ),
    ),
    fill(tarn(0.012), mix(inks.sand[0], inks.rock[1], 0.3)),
    fill(tarn(0), tinted(stage, '#3fb8b4', 1.1)),
    fill(pen().lens(x, y + 1, span * 0.2, 2), inks.paper, { opacity: 0.6 }),
  ]
}

/** The path over the pass: cairns, laden mules in file, the muleteer and a walker. */
function pass(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const start = chance() * 9
  const ground = (x: number) => height * 0.84 + Math.sin(x / 130 + start) * span * 0.018
  const skyline = range(16, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const tone = mix(inks.leaf[2], inks.rock[2], 0.45)
  const lane = skyline.map(([x, y]): Point => [x, y + span * 0.05])
  const path = pen()
    .curve(lane)
    .through(lane.toReversed().map(([x, y]): Point => [x, y + span * 0.04]))
    .Z()
  const coats = [mix(inks.rock[2], inks.key, 0.5), mix(inks.rock[1], inks.rock[2], 0.6), inks.key]
  const on = (across: number) => [xAt(across), ground(xAt(across)) + span * 0.075] as const
  return [
    hill(stage, skyline, tone),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.02, span * 0.03, tone, 8),
    fill(path, mix(inks.sand[1], inks.rock[1], 0.4), { opacity: 0.9 }),
    cairn(stage, xAt(-0.44), ground(xAt(-0.44)) + span * 0.03),
    cairn(stage, xAt(0.54), ground(xAt(0.54)) + span * 0.03),
    [0, 1, 2]
      .slice(0, chance.whole(2, 3))
      .map(i =>
        mule(stage, ...on(0.3 - i * 0.19), unit * 1.05, sunward, coats[i] ?? inks.key, i % 2 ? BLUE : RED),
      ),
    traveller(stage, ...on(0.43), unit * 2.3, { kind: 'hat', coat: inks.lamp, flip: sunward }),
    traveller(stage, ...on(-0.28), unit * 2.3, { kind: 'pack', coat: BLUE, flip: sunward }),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.13, span * 0.06, inks.leaf[3], 9),
  ]
}

function mule(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  flip: number,
  coat: string,
  load: string,
): Art {
  const { inks } = stage
  return [
    horse(x, y, scale, coat, inks.key, { flip }),
    group(
      { transform: place(x, y, scale, flip) },
      fill('M-24-54Q-26-36-20-26H6Q12-38 8-54Z', load),
      fill('M-22-54Q-18-68-6-66Q6-68 8-54Z', mix(load, inks.key, 0.35)),
      fill('M-24-44H9V-40H-24Z', inks.paper, { opacity: 0.8 }),
    ),
  ]
}

/** Stones that walkers heap for the mountain. */
function cairn({ span, inks }: Stage, x: number, y: number): Art {
  const [stones, lit] = [pen(), pen()]
  range(5, (i, t) => {
    const half = span * lerp(0.04, 0.014, t)
    const level = y - span * 0.022 * i
    stones
      .M(x - half, level)
      .Q(x - half * 1.1, level - span * 0.02, x - half * 0.4, level - span * 0.024)
      .L(x + half * 0.6, level - span * 0.022)
      .Q(x + half * 1.2, level - span * 0.012, x + half, level)
      .Z()
    lit
      .M(x - half * 0.6, level - span * 0.02)
      .L(
        x + half * 0.6,
        level - span * 0.02,
        x + half * 0.3,
        level - span * 0.014,
        x - half * 0.5,
        level - span * 0.014,
      )
      .Z()
  })
  return [fill(stones, mix(inks.rock[2], inks.key, 0.25)), fill(lit, inks.rock[1])]
}
