import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { inyambo } from '#art/poster/toolbox/inyambo.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { herder } from '#art/poster/toolbox/people.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const nyanza: Landmark = {
  scene: { title: 'The king’s thatched house at Nyanza and his long-horned cows', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['rwanda'],
    habitats: ['city', 'highland', 'farmland'],
    subjects: ['nyanza', 'huye', 'king', 'palace', 'history', 'culture', 'inyambo'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const ground = height * chance.between(0.64, 0.68)
  const { art } = openSky(stage, { horizon: ground, across: [0.34, 0.48], up: [0.26, 0.34], r: 0.16 })
  return [
    art,
    hills(stage, ground),
    court(stage, ground),
    fence(stage, ground),
    palace(stage, xAt(-0.08), ground + span * 0.06, span * chance.between(0.5, 0.56)),
    smallHouse(stage, xAt(0.46), ground + span * 0.055, span * 0.24),
    cows(stage),
    grassAtFeet(stage, [0.97, 1], [inks.leaf[3], inks.key]),
    leaves(stage),
    flockAt(stage, 0.1, 0.14),
  ]
}

function hills(stage: Stage, ground: number): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, ground - span * 0.14, span * 0.06, { scale: 0.006 })
  const near = rollingSkyline(stage, ground - span * 0.06, span * 0.05, { scale: 0.009 })
  const faded = (ink: string, up: number) =>
    stage.gradient([ink, mix(ink, inks.mist, 0.6)], 0, ground - span * up, 0, ground)
  return [
    hill(stage, far, faded(land[0], 0.2)),
    treeline(stage, near, span * 0.016, faded(mix(land[1], leaf[1], 0.4), 0.1)),
    mist(stage, ground - span * 0.02, span * 0.08, { opacity: 0.5 }),
  ]
}

/** Swept earth, between lawns. */
function court(stage: Stage, ground: number): Art {
  const { height, span, inks, xAt } = stage
  const lawn = mix(inks.leaf[1], inks.sand[1], 0.3)
  const edge = acrossFrame(stage, 9, (_, t) => ground + span * 0.006 * Math.sin(t * 9))
  const swept = pen()
    .M(xAt(-0.2), ground + span * 0.05)
    .Q(xAt(-0.5), height * 0.86, xAt(-0.6), height + 10)
    .L(xAt(0.9), height + 10)
    .Q(xAt(0.5), height * 0.86, xAt(0.1), ground + span * 0.05)
    .Z()
  return [
    hill(stage, edge, stage.gradient([lawn, mix(inks.leaf[2], lawn, 0.4)], 0, ground, 0, height)),
    fill(swept, stage.gradient([inks.sand[0], mix(inks.sand[1], inks.rock[1], 0.4)], 0, ground, 0, height)),
  ]
}

/** The fence of bound reeds round the court. */
function fence(stage: Stage, ground: number): Art {
  const { width, span, chance, inks } = stage
  const straw = mix(inks.rock[1], inks.lamp, 0.3)
  const [reeds, binds] = [pen(), pen()]
  const [foot, top] = [ground + span * 0.035, ground - span * 0.055]
  reeds.M(-10, foot)
  for (let x = -10; x < width + 10; x += span * 0.011) {
    const tip = top - span * chance.between(0, 0.022)
    reeds.L(x, tip, x + span * 0.007, tip + span * 0.006)
  }
  reeds.L(width + 10, foot).Z()
  for (const t of [0.25, 0.5, 0.75]) binds.M(-10, foot + (top - foot) * t).H(width + 10)
  return [
    fill(reeds, stage.gradient([straw, mix(straw, inks.rock[2], 0.5)], 0, top, 0, foot)),
    stroke(binds, mix(inks.rock[2], inks.key, 0.3), span * 0.005),
  ]
}

/** The great dome of thatch: ribbed from its crown, low at the eaves, a porch over the door. 200 wide, 150 tall. */
function palace(stage: Stage, x: number, y: number, wide: number): Art {
  const { inks, light, lampsLit } = stage
  const thatch = mix(mix(inks.rock[1], inks.lamp, 0.3), inks.rock[2], 0.15)
  const shade = mix(thatch, mix(inks.rock[2], inks.key, 0.25), 0.6)
  const dome = 'M-104 0C-104-58-70-116-14-140L0-166L14-140C70-116 104-58 104 0Z'
  const ribs = pen()
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    ribs
      .M(-104 * (1 - t * 0.1) + t * 84, -136 * t)
      .Q(0, -136 * t + 24 - 10 * t, 104 * (1 - t * 0.1) - t * 84, -136 * t)
  }
  const combs = pen()
  for (let i = -6; i <= 6; i++) combs.M(i * 1.8, -138).Q(i * 12, -88, i * 16.4, -2)
  const clipPath = stage.clip(dome)
  const lee = light > 0 ? 'M-110 4V-170H-6C-46-120-58-60-50 4Z' : 'M110 4V-170H6C46-120 58-60 50 4Z'
  const lit =
    light > 0
      ? 'M104 0C104-58 70-116 14-140C58-110 84-60 84 0Z'
      : 'M-104 0C-104-58-70-116-14-140C-58-110-84-60-84 0Z'
  return group(
    { transform: place(x, y, wide / 200) },
    fill(pen().lens(0, 2, 250, 9), inks.key, { opacity: 0.25 }),
    fill(dome, thatch),
    group(
      { clipPath },
      fill(lee, shade),
      fill(lit, mix(thatch, inks.paper, 0.3)),
      stroke(combs, shade, 1.4, { opacity: 0.6 }),
      stroke(ribs, mix(shade, inks.key, 0.25), 2.2, { opacity: 0.7 }),
    ),
    fill('M-40 0C-40-40-24-62 0-68C24-62 40-40 40 0Z', mix(thatch, inks.paper, 0.12)),
    fill('M-26 0C-26-30-16-46 0-50C16-46 26-30 26 0Z', mix(inks.key, inks.rock[2], 0.25)),
    fill('M-14 0C-14-24-8-34 0-36C8-34 14-24 14 0Z', lampsLit ? inks.lamp : mix(inks.key, inks.rock[2], 0.1)),
    stroke('M-36-14Q0-34 36-14M-33-26Q0-46 33-26', shade, 2),
    stroke('M0-160V-186', mix(inks.rock[2], inks.key, 0.4), 3),
  )
}

/** A milk house or a beer house beside it: the same dome, small. */
function smallHouse(stage: Stage, x: number, y: number, wide: number): Art {
  const { inks, light } = stage
  const thatch = mix(mix(inks.rock[1], inks.lamp, 0.25), inks.rock[2], 0.25)
  const shade = mix(thatch, mix(inks.rock[2], inks.key, 0.25), 0.6)
  return group(
    { transform: place(x, y, wide / 120) },
    fill('M-60 0C-60-40-40-76 0-92C40-76 60-40 60 0Z', thatch),
    fill(
      light > 0 ? 'M-60 0C-60-40-40-76 0-92C-26-60-30-30-26 0Z' : 'M60 0C60-40 40-76 0-92C26-60 30-30 26 0Z',
      shade,
    ),
    stroke('M-58-16Q0-2 58-16M-50-42Q0-28 50-42M-34-66Q0-54 34-66', shade, 1.8),
    fill('M-12 0C-12-22-7-30 0-32C7-30 12-22 12 0Z', mix(inks.key, inks.rock[2], 0.2)),
    stroke('M0-90V-106', mix(inks.rock[2], inks.key, 0.4), 2.4),
  )
}

function cows(stage: Stage): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const brown = mix(mix(inks.rock[2], inks.rock[1], 0.3), inks.key, 0.35)
  const dark = mix(brown, inks.key, 0.45)
  const shift = chance.between(-0.04, 0.04)
  const second = chance.odds(0.7)
  return [
    second && inyambo(stage, xAt(0.84 + shift), height * 0.9, unit * 1.15, dark, -sunward),
    inyambo(stage, xAt(0.3 + shift), height * 0.96, unit * chance.between(1.5, 1.65), brown, sunward),
    herder(stage, xAt(0.06 + shift), height * 0.965, unit * 2.1, sunward),
  ]
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  return foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 2.1, {
    ink: inks.key,
    rib: inks.leaf[3],
    spread: sunward > 0 ? [-120, -14] : [-166, -60],
    kinds: ['banana'],
  })
}
