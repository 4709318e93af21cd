import { RED } from '#art/poster/palettes.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const kasubi: Landmark = {
  scene: { title: 'The great thatched house of Buganda’s kings at Kasubi', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day'],
    countries: ['uganda'],
    habitats: ['city', 'farmland'],
    subjects: ['kasubi', 'tomb', 'buganda', 'history', 'culture'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const ground = height * chance.between(0.66, 0.7)
  const { art } = openSky(stage, { horizon: ground, across: [0.36, 0.48], up: [0.32, 0.4], r: 0.16 })
  const trees = rollingSkyline(stage, ground - span * 0.06, span * 0.06, { scale: 0.01 })
  const green = mix(inks.land[2], inks.leaf[1], 0.5)
  return [
    art,
    treeline(
      stage,
      trees,
      span * 0.03,
      stage.gradient([green, mix(green, inks.mist, 0.5)], 0, ground - span * 0.1, 0, ground),
    ),
    court(stage, ground),
    tomb(stage, xAt(0), ground + span * 0.07, span * chance.between(0.86, 0.94)),
    visitors(stage),
    grassAtFeet(stage, [0.98, 1.01], [inks.leaf[3], inks.key]),
    leaves(stage),
    flockAt(stage, 0.1, 0.12),
  ]
}

/** A lawn, the reed fence round it, and the path to the door. */
function court(stage: Stage, ground: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const lawn = mix(inks.leaf[1], inks.leaf[2], 0.3)
  const straw = mix(inks.rock[1], inks.rock[2], 0.25)
  const reeds = pen()
  for (let x = -10; x < width + 10; x += span * 0.012)
    reeds.M(x, ground + span * 0.01).V(ground - span * chance.between(0.045, 0.06))
  const path = pen()
    .M(xAt(-0.05), ground + span * 0.07)
    .L(xAt(-0.16), height + 10, xAt(0.2), height + 10, xAt(0.05), ground + span * 0.07)
    .Z()
  return [
    stroke(reeds, straw, span * 0.008),
    stroke(
      pen()
        .M(-10, ground - span * 0.03)
        .H(width + 10),
      mix(straw, inks.key, 0.3),
      span * 0.006,
    ),
    hill(
      stage,
      acrossFrame(stage, 7, () => ground),
      stage.gradient([lawn, inks.leaf[2]], 0, ground, 0, height),
    ),
    fill(path, stage.gradient([inks.sand[0], inks.sand[1]], 0, ground, 0, height)),
  ]
}

/** A cone of thatch from its tip almost to the ground, 52 rings of reeds within it, a wide low mouth. 300 wide, 190 tall. */
function tomb(stage: Stage, x: number, y: number, wide: number): Art {
  const { inks, light, lampsLit } = stage
  const thatch = mix(mix(inks.rock[1], inks.lamp, 0.25), inks.rock[2], 0.2)
  const shade = mix(thatch, mix(inks.rock[2], inks.key, 0.25), 0.6)
  const cone = 'M-150 0C-140-44-84-120-22-170L0-190L22-170C84-120 140-44 150 0Q0 12-150 0Z'
  const layers = pen()
  for (const t of [0.16, 0.34, 0.52, 0.7, 0.86]) {
    const [half, up] = [lerp(150, 8, t ** 0.9), -lerp(0, 186, t)]
    layers.M(-half, up).Q(0, up + half * 0.16, half, up)
  }
  const combs = pen()
  for (let i = -9; i <= 9; i++) combs.M(i * 1.6, -182).Q(i * 9, -96, i * 16, 2)
  const posts = pen()
  for (const at of [-34, -20, 20, 34]) posts.M(at, 2).V(-22)
  const lee = light > 0 ? 'M-160 10V-200H-4C-40-130-60-60-54 12Z' : 'M160 10V-200H4C40-130 60-60 54 12Z'
  const glow = lampsLit ? inks.lamp : mix(RED, inks.key, 0.55)
  return group(
    { transform: place(x, y, wide / 300) },
    fill(pen().lens(0, 4, 340, 9), inks.key, { opacity: 0.25 }),
    fill(cone, thatch),
    group(
      { clipPath: stage.clip(cone) },
      fill(lee, shade),
      stroke(combs, shade, 1.3, { opacity: 0.55 }),
      stroke(layers, mix(shade, inks.key, 0.2), 2, { opacity: 0.6 }),
    ),
    fill('M-58 4C-54-26-30-42 0-44C30-42 54-26 58 4Z', mix(thatch, inks.paper, 0.18)),
    fill('M-46 4C-42-20-24-32 0-33C24-32 42-20 46 4Z', mix(inks.key, inks.rock[2], 0.15)),
    fill('M-12 3V-24H12V3Z', glow),
    stroke(posts, mix(inks.rock[1], inks.rock[2], 0.3), 3.4),
    stroke('M0-186V-204M-7-188L0-196L7-188', mix(inks.rock[2], inks.key, 0.4), 2.6),
  )
}

function visitors(stage: Stage): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const shift = chance.between(-0.03, 0.05)
  return range(3, i =>
    traveller(stage, xAt(0.02 + shift + i * 0.07), height * (0.87 + i * 0.012), unit * (1.7 + i * 0.1), {
      coat: [RED, inks.paper, inks.lamp][i],
      kind: i === 1 ? 'hat' : 'plain',
      flip: -sunward,
    }),
  )
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds: ['banana'] as const }
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 2.2, {
      ...tones,
      spread: sunward > 0 ? [-120, -14] : [-166, -60],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.6, {
      ...tones,
      count: 3,
      spread: sunward > 0 ? [-165, -95] : [-85, -15],
    }),
  ]
}
