import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { whiteWaterRaft } from '#art/poster/toolbox/raft.ts'
import { woodedBank } from '#art/poster/toolbox/river-bank.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { billows } from '#art/poster/toolbox/torrent.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const jinja: Landmark = {
  scene: { title: 'White water on the first miles of the Nile', best: 'day', draw },
  setting: {
    hours: ['day', 'golden', 'dawn', 'monsoon'],
    countries: ['uganda'],
    habitats: ['river', 'rainforest'],
    subjects: ['jinja', 'raft', 'rapid', 'white water', 'kayak'],
  },
}

function draw(stage: Stage): Art {
  const { height, chance } = stage
  const far = height * chance.between(0.42, 0.46)
  const { sun, art } = openSky(stage, { horizon: far, across: [0.28, 0.42], up: [0.16, 0.22], r: 0.16 })
  return [
    art,
    shores(stage, far),
    calm(stage, far, sun.x),
    ledge(stage, far),
    rapids(stage, far),
    crew(stage, far),
    nearBanks(stage),
    flockAt(stage, 0.05, 0.14),
  ]
}

function shores(stage: Stage, far: number): Art {
  const { span, unit, inks } = stage
  const { land, leaf } = inks
  const belt = (lift: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => far - span * lift + Math.sin(x / (90 * unit + 20)) * span * 0.02,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.45)], 0, far - span * 0.12, 0, far + span * 0.02),
      lit,
      base: far + 4,
    })
  return [
    belt(0.08, 24, mix(land[1], leaf[1], 0.3), mix(land[1], inks.mist, 0.3)),
    belt(0.02, 20, mix(land[2], leaf[2], 0.5), mix(leaf[1], leaf[0], 0.3)),
  ]
}

/** The river comes down broad and smooth from the lake, round wooded islands. */
function calm(stage: Stage, far: number, sunX: number): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const { leaf } = inks
  const bank = { ink: mix(leaf[2], inks.land[3], 0.2), lit: leaf[1], size: 22 * unit }
  return [
    sea(stage, far, height),
    mist(stage, far, span * 0.06, { opacity: 0.5 }),
    lightRoad(stage, sunX, far + 4, far + span * 0.16, { far: span * 0.08, near: span * 0.14, count: 7 }),
    ripples(stage, far + 4, far + span * 0.16, { count: 14, opacity: 0.6, big: 40 }),
    woodedBank(stage, { ...bank, side: -sunward, edge: xAt(-0.22), foot: far + span * 0.05 }),
    woodedBank(stage, { ...bank, side: sunward, edge: xAt(0.56), foot: far + span * 0.06, rise: 0.12 }),
  ]
}

/** The sill: a bar of black rock with white water through it. */
function ledge(stage: Stage, far: number): Art {
  const { width, span, unit, chance, inks } = stage
  const y = far + span * 0.2
  const [falls, threads, rocks] = [pen(), pen(), pen()]
  const top = range(11, (i, t): Point => [lerp(-20, width + 20, t), y - span * (i % 2 ? 0.012 : 0)])
  const foot = range(21, (i, t): Point => [lerp(width + 20, -20, t), y + span * (i % 2 ? 0.09 : 0.06)])
  falls.M(-20, y).soft(top).soft(foot).Z()
  for (let i = 0; i < Math.round((28 * width) / span); i++) {
    const x = width * chance()
    threads
      .M(x, y)
      .L(x + 3 * unit, y, x + 5 * unit, y + span * chance.between(0.03, 0.07), x - 2 * unit, y + span * 0.02)
      .Z()
  }
  for (let i = 0; i < Math.round((5 * width) / span); i++) {
    const [x, r] = [width * chance(), span * chance.between(0.02, 0.05)]
    rocks
      .M(x - r * 1.5, y + r * 1.3)
      .Q(x - r * 1.3, y - r * 0.5, x, y - r * 0.7)
      .Q(x + r * 1.2, y - r * 0.4, x + r * 1.5, y + r * 1.3)
      .Z()
  }
  return [
    fill(falls, inks.paper),
    fill(threads, inks.water[1], { opacity: 0.6 }),
    fill(rocks, mix(inks.rock[2], inks.key, 0.55)),
    billows(stage, stage.xAt(0.1), y + span * 0.08, span * 0.5, span * 0.05, { opacity: 0.8 }),
  ]
}

/** Standing waves: dark troughs, crests that curl white, each row larger toward us. */
function rapids(stage: Stage, far: number): Art {
  const { width, height, span, chance, inks } = stage
  const [deep, crests, foam] = [pen(), pen(), pen()]
  for (let row = 0; row < 7; row++) {
    const t = row / 6
    const y = lerp(far + span * 0.29, height * 0.98, t)
    for (let x = -span * 0.1; x < width + span * 0.1; ) {
      const wide = span * lerp(0.14, 0.36, t) * chance.between(0.7, 1.3)
      const high = wide * chance.between(0.16, 0.26)
      deep
        .M(x, y + high * 0.5)
        .Q(x + wide * 0.3, y - high, x + wide * 0.62, y - high * 0.9)
        .Q(x + wide * 0.8, y, x + wide, y + high * 0.5)
        .Z()
      if (chance.odds(0.75)) {
        crests
          .M(x + wide * 0.12, y)
          .Q(x + wide * 0.32, y - high * 1.2, x + wide * 0.66, y - high)
          .Q(x + wide * 0.84, y - high * 0.7, x + wide * 0.8, y - high * 0.1)
          .Q(x + wide * 0.72, y - high * 0.5, x + wide * 0.56, y - high * 0.45)
          .Q(x + wide * 0.3, y - high * 0.4, x + wide * 0.12, y)
          .Z()
      }
      foam.lens(x + wide * 0.5, y + high * 0.7, wide * chance.between(0.4, 0.9), high * 0.14)
      x += wide * chance.between(0.7, 1.1)
    }
  }
  return [
    fill(deep, mix(inks.water[2], inks.land[4], 0.25), { opacity: 0.55 }),
    fill(foam, inks.water[0], { opacity: 0.8 }),
    fill(crests, inks.paper),
  ]
}

function crew(stage: Stage, far: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const [x, y] = [xAt(chance.between(0.04, 0.16)), lerp(far, height, chance.between(0.6, 0.68))]
  const k = unit * chance.between(1.15, 1.3)
  const splash = pen()
  for (let i = 0; i < 13; i++) {
    const angle = lerp(-2.9, -0.2, i / 12)
    const far1 = k * chance.between(40, 90)
    splash.dot(
      x + sunward * 84 * k + Math.cos(angle) * far1 * 0.6,
      y + 8 * k + Math.sin(angle) * far1 * 0.6,
      k * chance.between(3, 9),
    )
  }
  const wave = pen()
    .M(x - k * 130, y + k * 34)
    .Q(x - k * 60, y + k * 4, x, y + k * 14)
    .Q(x + k * 80, y - k * 2, x + k * 130, y + k * 36)
    .Q(x, y + k * 52, x - k * 130, y + k * 34)
    .Z()
  return [
    fill(splash, inks.paper, { opacity: 0.9 }),
    whiteWaterRaft(stage, x, y, k, sunward),
    fill(wave, inks.paper),
    fill(pen().lens(x + span * 0.02, y + k * 36, k * 190, k * 7), inks.water[1], { opacity: 0.6 }),
  ]
}

function nearBanks(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const crown = palmCrown(stage, { wind: sunward * 0.1 })
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    palm(crown, nearEdge(stage, 0.02), height * 1.02, span * chance.between(0.48, 0.58), {
      ink: inks.leaf[3],
      trunk: inks.key,
      lean: sunward * 0.14,
      scale: unit * 1.1,
    }),
    foliage(stage, nearEdge(stage, 0), height * 1.04, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.4, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
