import { cityHill } from '#art/poster/toolbox/city-hill.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const kigali: Landmark = {
  scene: { title: 'Kigali on its hills, and the convention dome', best: 'dusk', draw },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'night', 'day'],
    countries: ['rwanda'],
    habitats: ['city', 'highland'],
    subjects: ['kigali', 'city', 'nyamirambo', 'gisozi', 'dome'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const ridge = height * chance.between(0.5, 0.55)
  const { art } = openSky(stage, { horizon: ridge, across: [0.32, 0.46], up: [0.2, 0.28], r: 0.16 })
  return [
    art,
    farHills(stage, ridge),
    slope(stage, ridge, [0.08, 0.1, 0.075], 0.3, 0.035, 0.4),
    mist(stage, ridge + span * 0.06, span * 0.1, { opacity: 0.5 }),
    crest(stage, ridge),
    slope(stage, ridge + span * 0.15, [0.11, 0.02, 0.06], 0.28, 0.048, 0.14),
    slope(stage, ridge + span * 0.34, [-0.02, 0.06, 0.16], 0.42, 0.075, 0),
    leaves(stage),
    flockAt(stage, 0.1, 0.16),
  ]
}

function farHills(stage: Stage, ridge: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, ridge - span * 0.06, span * 0.06, { scale: 0.006 })
  const near = rollingSkyline(stage, ridge - span * 0.01, span * 0.05, { scale: 0.009 })
  return [
    hill(stage, far, mix(inks.land[0], inks.mist, 0.2)),
    hill(
      stage,
      near,
      stage.gradient([inks.land[1], mix(inks.land[1], inks.mist, 0.5)], 0, ridge, 0, ridge + span * 0.1),
    ),
  ]
}

/** One of the thousand hills: how high it stands at the left, the middle and the right, in spans. */
function slope(
  stage: Stage,
  y: number,
  [left, middle, right]: readonly [number, number, number],
  deep: number,
  size: number,
  haze: number,
): Art {
  const { width, span, chance, inks } = stage
  const waver = chance() * 6
  const skyline = range(13, (_, t): Point => {
    const rise = t < 0.5 ? lerp(left, middle, t * 2) : lerp(middle, right, t * 2 - 1)
    return [lerp(-40, width + 40, t), y - span * (rise + 0.012 * Math.sin(t * 9 + waver))]
  })
  const ground = mix(mix(inks.leaf[1], inks.leaf[2], 0.6), inks.mist, haze)
  return cityHill(stage, {
    skyline,
    base: y + span * deep,
    ground: stage.gradient([ground, mix(ground, inks.land[5], 0.3)], 0, y - span * 0.1, 0, y + span * deep),
    leaf: mix(mix(inks.leaf[2], inks.leaf[3], 0.5), inks.mist, haze),
    size: span * size,
    haze,
  })
}

/** The ridge of offices, and beside them the dome in its spiral of light. */
function crest(stage: Stage, ridge: number): Art {
  const { span, inks, chance, light, lampsLit, xAt } = stage
  const { town } = inks
  const foot = ridge + span * 0.1
  const [walls, shade, lights] = [pen(), pen(), pen()]
  const towers = [
    [-0.46, 0.06, 0.17],
    [-0.38, 0.045, 0.24],
    [-0.31, 0.06, 0.15],
    [0.28, 0.05, 0.14],
    [0.36, 0.06, 0.19],
    [0.45, 0.05, 0.13],
  ] as const
  for (const [at, wide, high] of towers) {
    const [x, half, top] = [xAt(at), (span * wide) / 2, foot - span * high * chance.between(0.94, 1.08)]
    walls
      .M(x - half, foot)
      .V(top)
      .H(x + half)
      .V(foot)
      .Z()
    shade
      .M(x - light * half * 0.1, foot)
      .V(top)
      .H(x - light * half)
      .V(foot)
      .Z()
    for (let y = top + span * 0.014; y < foot - span * 0.03; y += span * 0.016) {
      if (chance.odds(0.7)) lights.dash(x - half * 0.75, y, half * chance.between(0.5, 1.4))
    }
  }
  const lamp = lampsLit ? inks.lamp : mix(inks.paper, inks.sky[2], 0.3)
  return [
    fill(walls, mix(town[1], inks.mist, 0.15)),
    fill(shade, town[2]),
    stroke(lights, lamp, 1.5, { opacity: 0.75 }),
    dome(stage, xAt(0.02), foot + span * 0.02),
  ]
}

function dome(stage: Stage, x: number, foot: number): Art {
  const { span, inks, light, lampsLit } = stage
  const [half, high] = [span * 0.15, span * 0.21]
  const at = (across: number, up: number): Point => [x + across * half, foot - up * high]
  const shell = pen()
    .M(...at(-1, 0))
    .C(...at(-1.06, 0.56), ...at(-0.62, 1), ...at(0, 1))
    .C(...at(0.62, 1), ...at(1.06, 0.56), ...at(1, 0))
    .Z()
  const lee = pen()
    .M(...at(-light, 0))
    .C(...at(-light * 1.06, 0.56), ...at(-light * 0.62, 1), ...at(0, 1))
    .Q(...at(-light * 0.44, 0.5), ...at(-light * 0.36, 0))
    .Z()
  const bands = pen()
  for (let i = 0; i < 9; i++) {
    const up = i * 0.115
    bands.M(...at(-1.1, up - 0.05)).Q(...at(0, up - 0.2), ...at(1.1, up + 0.12))
  }
  const skin = mix(inks.town[1], inks.paper, 0.35)
  const lit = lampsLit ? inks.lamp : inks.paper
  const wing = pen()
    .M(...at(1.02, 0))
    .V(foot - high * 0.46)
    .H(x + half * 2.3)
    .V(foot)
    .Z()
  const rows = pen()
  for (let i = 1; i < 5; i++) rows.M(...at(1.1, i * 0.09)).H(x + half * 2.22)
  return [
    fill(wing, inks.town[2]),
    stroke(rows, lit, 2, { opacity: 0.8, strokeDasharray: `${Math.round(span * 0.012)} 4` }),
    fill(shell, skin),
    group(
      { clipPath: stage.clip(shell) },
      fill(lee, mix(skin, inks.town[3], 0.55)),
      stroke(bands, lit, span * 0.0075, { opacity: lampsLit ? 1 : 0.85 }),
    ),
  ]
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds: ['banana'] as const }
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.05, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-125, -12] : [-168, -55],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.4, {
      ...tones,
      count: 3,
      spread: sunward > 0 ? [-165, -95] : [-85, -15],
    }),
  ]
}
