import { BLUE, RED } from '#art/poster/palettes.ts'
import { camel } from '#art/poster/toolbox/camel.ts'
import { headland } from '#art/poster/toolbox/coast.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { turquoise } from '#art/poster/toolbox/islets.ts'
import { ngalawa } from '#art/poster/toolbox/ngalawa.ts'
import { leftToRight, lerp, type Point } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { lateenDhow } from '#art/poster/toolbox/sailing-boats.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const diani: Landmark = {
  scene: { title: 'The reef and the white beach of the south coast', best: 'day', draw },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['kenya'],
    habitats: ['beach', 'coral-reef', 'island'],
    subjects: ['diani', 'kisite', 'wasini', 'watamu', 'beach'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const horizon = height * chance.between(0.44, 0.5)
  const { sun, art } = openSky(stage, { horizon, across: [0.3, 0.46], up: [0.16, 0.22], r: 0.16 })
  const crown = palmCrown(stage, { wind: stage.sunward * 0.3 })
  return [
    art,
    water(stage, horizon, sun.x),
    cliffs(stage, horizon, crown),
    boats(stage, horizon),
    beach(stage, horizon),
    onTheSand(stage),
    palms(stage, crown),
    flockAt(stage, 0.05, 0.16),
    ripples(stage, height * 0.86, height * 0.88, { count: 3, opacity: 0.6, big: span * 0.1 }),
  ]
}

function water(stage: Stage, horizon: number, sunX: number): Art {
  const { width, height, span, chance, inks } = stage
  const reef = horizon + span * 0.08
  const shallow = turquoise(stage)
  const surf = pen()
  for (let x = -20; x < width + 20; x += span * chance.between(0.05, 0.12)) {
    surf.lens(x, reef + chance.between(-3, 2), span * chance.between(0.05, 0.18), span * 0.009)
  }
  return [
    sea(stage, horizon, reef + 6, { inks: [inks.water[1], inks.water[2]] }),
    sea(stage, reef, height, { inks: [mix(shallow, inks.water[1], 0.3), shallow, inks.water[0]] }),
    fill(surf, inks.paper),
    lightRoad(stage, sunX, horizon + 4, height * 0.8, { far: span * 0.06, near: span * 0.18, count: 9 }),
    ripples(stage, reef + 8, height * 0.88, { count: 22, opacity: 0.55, big: 80 }),
  ]
}

/** Low cliffs of old coral, undercut by the sea, with palms along the top. */
function cliffs(stage: Stage, horizon: number, crown: string): Art {
  const { span, unit, chance, inks, xAt } = stage
  const base = horizon + span * 0.1
  const skyline = leftToRight([
    [xAt(-2.8), base - span * 0.16],
    [xAt(-1.4), base - span * 0.15],
    [xAt(-0.6), base - span * 0.14],
    [xAt(-0.3), base - span * 0.1],
    [xAt(-0.12), base - span * 0.06],
    [xAt(-0.06), base],
  ])
  const tones = { ink: mix(inks.leaf[2], inks.land[3], 0.3), trunk: mix(inks.land[4], inks.rock[2], 0.3) }
  return [
    [-0.62, -0.5, -0.36, -0.26].map((across, i) =>
      palm(
        crown,
        xAt(across + chance.between(-0.03, 0.03)),
        base - span * 0.1,
        span * chance.between(0.16, 0.24),
        {
          ...tones,
          lean: chance.between(-0.12, 0.2),
          scale: unit * chance.between(0.4, 0.5),
          flip: i % 2 ? -1 : 1,
        },
      ),
    ),
    headland(stage, skyline, base, {
      rock: mix(inks.rock[1], inks.land[2], 0.25),
      shade: mix(inks.rock[2], inks.land[3], 0.3),
      lit: mix(inks.rock[0], inks.rock[1], 0.4),
      leaf: inks.leaf[2],
      leafLit: inks.leaf[1],
      size: span * 0.035,
      cover: 0.5,
    }),
  ]
}

function boats(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const [dhowX, dhowY] = [xAt(chance.between(0.5, 0.62)), horizon + span * 0.06]
  const [nearX, nearY] = [xAt(chance.between(0.1, 0.2)), lerp(horizon, height, chance.between(0.38, 0.46))]
  const k = unit * chance.between(1, 1.15)
  const sail = chance.pick([inks.paper, mix(inks.lamp, inks.rock[0], 0.35)])
  return [
    lateenDhow(stage, dhowX, dhowY, unit * 0.5, { sail: RED, flip: -sunward, crew: false }),
    reflection(stage, nearX, nearY + 10 * k, 120 * k, 60 * k, sail, { count: 6, opacity: 0.5 }),
    ngalawa(stage, nearX, nearY, k, { sail, flip: chance.sign() }),
  ]
}

function beach(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const edge = (lift: number): Point[] => [
    [xAt(2.8), height * 0.99 - lift],
    [xAt(0.9), height * 0.95 - lift],
    [xAt(0.4), height * 0.89 - lift],
    [xAt(0), height * 0.83 - lift],
    [xAt(-0.3), lerp(horizon, height, 0.5) - lift],
    [xAt(-0.5), lerp(horizon, height, 0.3) - lift * 0.5],
    [xAt(-1.2), horizon + span * 0.1],
    [xAt(-2.8), horizon + span * 0.09],
  ]
  const sand = (lift: number) =>
    pen()
      .curve(edge(lift))
      .L(xAt(-2.8), height + 20, xAt(2.8), height + 20)
      .Z()
  return [
    fill(sand(span * 0.03), inks.paper, { opacity: 0.45 }),
    fill(sand(span * 0.014), inks.paper, { opacity: 0.8 }),
    fill(sand(0), stage.gradient([inks.sand[0], inks.sand[1]], 0, horizon + span * 0.1, 0, height)),
  ]
}

/** A camel and its man, or two who have walked out to look. */
function onTheSand(stage: Stage): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const withCamel = chance.odds(0.65)
  const [x, y] = [xAt(chance.between(0, 0.12)), height * 0.95]
  const coat = mix(inks.rock[1], inks.rock[2], 0.35)
  if (!withCamel) {
    return [
      traveller(stage, x, y, unit * 2, { kind: 'hat', coat: BLUE, flip: sunward }),
      traveller(stage, x + sunward * unit * 26, y + 4, unit * 2, { kind: 'plain', flip: sunward }),
    ]
  }
  return [
    camel(stage, x, y, unit * 1.25, coat, RED, sunward),
    traveller(stage, x + sunward * unit * 130, y + 3, unit * 1.9, {
      kind: 'hat',
      coat: inks.paper,
      flip: sunward,
    }),
  ]
}

function palms(stage: Stage, crown: string): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const tones = { ink: inks.leaf[3], trunk: inks.key }
  return [
    palm(crown, xAt(-0.5), height * 0.99, span * chance.between(0.66, 0.76), {
      ...tones,
      lean: sunward * chance.between(0.14, 0.24),
      scale: unit * 1.2,
    }),
    palm(crown, xAt(-0.58), height * 1.02, span * chance.between(0.4, 0.5), {
      ...tones,
      lean: sunward * 0.34,
      scale: unit * 0.95,
      flip: -1,
    }),
  ]
}
