import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { cloudBelt, cutMountain, type Massif, printMountain } from '#art/poster/toolbox/kibo.ts'
import { acrossFrame, hill } from '#art/poster/toolbox/land.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { reedClump } from '#art/poster/toolbox/reeds.ts'
import { elephant } from '#art/poster/toolbox/savanna-animals.ts'
import { restage, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const amboseli: Landmark = {
  scene: { title: 'Elephants in the swamp under Kilimanjaro', best: 'dawn', mirror: false, draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['kenya'],
    habitats: ['savanna', 'wetland', 'mountain'],
    subjects: ['amboseli', 'safari'],
  },
}

/** Seen from the north, Mawenzi is on Kibo's left. */
function draw(given: Stage): Art {
  const stage = restage(given, Math.min(given.focusX, given.width - given.focusX) + given.span * 0.06, 1)
  const { height, span, chance, inks, focusX } = stage
  const horizon = height * chance.between(0.56, 0.6)
  const { sun, art } = openSky(stage, { horizon, across: [0.26, 0.42], up: [0.3, 0.4], r: 0.14 })
  const size = Math.min(span * chance.between(1.2, 1.42), horizon * 2.35)
  const massif: Massif = { size, x: across => focusX - across * size, y: up => horizon - up * size }
  const mountain = cutMountain(stage, massif, horizon)
  return [
    art,
    printMountain(stage, mountain, massif.y(0.33), horizon),
    fill(cloudBelt(chance, massif), mix(inks.mist, inks.paper, 0.5), { opacity: 0.95 }),
    mist(stage, horizon - span * 0.02, span * 0.14, { opacity: 0.9 }),
    shore(stage, horizon),
    swamp(stage, horizon, sun.x),
    herd(stage, horizon),
    papyrus(stage),
    flockAt(stage, -0.1, 0.2),
  ]
}

function shore(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const dry = mix(inks.sand[1], inks.leaf[0], 0.4)
  const ink = mix(inks.land[3], inks.leaf[2], 0.45)
  const edge = acrossFrame(stage, 9, (_, t) => horizon + Math.sin(t * 9) * 3)
  return [
    hill(stage, edge, dry),
    range(Math.round((6 * width) / span), () =>
      acacia(stage, width * chance(), horizon + span * 0.03, span * chance.between(0.04, 0.08), {
        ink,
        flip: chance.sign(),
      }),
    ),
    grass(stage, -10, width + 10, () => horizon + span * 0.06, span * 0.02, mix(dry, inks.leaf[1], 0.45), 9),
  ]
}

function swamp(stage: Stage, horizon: number, sunX: number): Art {
  const { height, span, chance, inks } = stage
  const top = horizon + span * 0.085
  const reedy = mix(inks.leaf[1], inks.water[1], 0.25)
  const islets = pen()
  for (let i = 0; i < 9; i++) {
    const t = chance()
    const x = stage.width * chance()
    islets.lens(x, lerp(top + 4, height * 0.9, t), span * lerp(0.2, 0.5, t), span * lerp(0.006, 0.016, t))
  }
  return [
    sea(stage, top, height, { inks: [inks.water[0], inks.water[1], mix(inks.water[2], inks.leaf[2], 0.3)] }),
    lightRoad(stage, sunX, top + 6, height * 0.9, { far: span * 0.06, near: span * 0.2, count: 9 }),
    fill(islets, reedy, { opacity: 0.8 }),
    ripples(stage, top, height, { count: 22, opacity: 0.5, big: 70 }),
  ]
}

/** Across toward the sun, down the swamp, and size: a family in file, a calf behind its mother. */
const FILE = [
  [0.34, 0.46, 1.25],
  [0.02, 0.42, 1],
  [-0.16, 0.44, 0.5],
  [-0.36, 0.38, 0.85],
] as const

function herd(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, xAt } = stage
  const grey = mix(inks.rock[2], inks.land[4], 0.5)
  const drift = chance.between(-0.06, 0.06)
  return FILE.map(([across, down, size]) => {
    const x = xAt(across + drift)
    const y = lerp(horizon + span * 0.085, height, down)
    const scale = unit * size * chance.between(0.95, 1.08)
    const body = mix(grey, inks.key, 0.35)
    const egret = pen().lens(x - 10 * scale, y - 87 * scale, 20 * scale, 7 * scale)
    egret.M(x - 2 * scale, y - 87 * scale).Q(x + 4 * scale, y - 101 * scale, x + 10 * scale, y - 98 * scale)
    egret.Q(x + 5 * scale, y - 95 * scale, x + 1 * scale, y - 85 * scale).Z()
    return [
      reflection(stage, x, y + 2, 110 * scale, 62 * scale, body, { count: 6, opacity: 0.45 }),
      elephant(x, y + 7 * scale, scale, body, mix(body, grey, 0.5), inks.paper, 1),
      fill(pen().lens(x, y + 3 * scale, 170 * scale, 9 * scale), mix(inks.water[1], inks.water[2], down)),
      fill(pen().lens(x, y - 1 * scale, 150 * scale, 3 * scale), inks.paper, { opacity: 0.7 }),
      size > 0.9 && fill(egret, inks.paper),
    ]
  })
}

function papyrus(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const count = Math.round((width / span) * 5)
  return range(count, (i, t) => {
    const x = lerp(0, width, t) + chance.between(-0.06, 0.06) * span
    const edge = Math.abs(t - 0.5) * 2
    const high = span * lerp(0.06, 0.2, edge ** 2) * chance.between(0.8, 1.2)
    return reedClump(stage, x, height + 4, span * 0.09, high, 13, i % 2 ? inks.leaf[3] : inks.key)
  })
}
