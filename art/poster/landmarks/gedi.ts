import { streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#art/poster/toolbox/land.ts'
import { foliage, hangingVines } from '#art/poster/toolbox/leaves.ts'
import { buttressedTrunk } from '#art/poster/toolbox/lianas.ts'
import { openSky } from '#art/poster/toolbox/open-sky.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const gedi: Landmark = {
  scene: { title: 'Arches of a Swahili town in the forest of Gedi', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['kenya'],
    habitats: ['dry-forest', 'city'],
    subjects: ['gedi', 'ruin', 'swahili', 'mida', 'history', 'culture'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const ground = height * chance.between(0.74, 0.78)
  const { sun, art } = openSky(stage, { horizon: ground, across: [0.3, 0.42], up: [0.42, 0.5], r: 0.16 })
  return [
    art,
    streaks(stage, sun.x, sun.y + span * 0.05, span * 0.4, 2, inks.mist, { opacity: 0.8 }),
    woods(stage, ground),
    floor(stage, ground),
    ruin(stage, xAt(0.02), ground + span * 0.03, span * chance.between(0.62, 0.7)),
    pillarTomb(stage, xAt(0.6), ground + span * 0.06, span * chance.between(0.34, 0.4)),
    people(stage, ground),
    fig(stage),
  ]
}

function woods(stage: Stage, ground: number): Art {
  const { span, unit, inks, xAt } = stage
  const { land, leaf } = inks
  const belt = (lift: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => ground - span * lift + Math.sin(x / (90 * unit + 30)) * span * 0.03,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.5)], 0, ground - span * lift, 0, ground + span * 0.1),
      lit,
      base: ground + span * 0.1,
      gap: 1.35,
    })
  return [
    belt(0.2, 30, land[1], mix(land[1], inks.mist, 0.4)),
    emergentTree(stage, xAt(-0.3), ground + span * 0.04, span * 0.66, {
      ink: land[2],
      lit: mix(land[2], leaf[0], 0.3),
    }),
    belt(0.1, 38, mix(land[2], leaf[1], 0.5), mix(leaf[1], leaf[0], 0.3)),
  ]
}

function floor(stage: Stage, ground: number): Art {
  const { height, span, inks, xAt } = stage
  const earth = mix(inks.sand[1], inks.leaf[1], 0.3)
  const path = pen()
    .M(xAt(0.0), ground + span * 0.04)
    .Q(xAt(0.1), ground + span * 0.12, xAt(0.02), height + 10)
    .L(xAt(0.5), height + 10)
    .Q(xAt(0.3), ground + span * 0.12, xAt(0.1), ground + span * 0.04)
    .Z()
  return [
    hill(
      stage,
      acrossFrame(stage, 9, (_, t) => ground + span * 0.008 * Math.sin(t * 9)),
      stage.gradient([earth, mix(inks.leaf[2], inks.rock[2], 0.4)], 0, ground, 0, height),
    ),
    fill(path, mix(inks.sand[0], inks.sand[1], 0.4)),
  ]
}

/** A pointed arch of the coast: springing at `spring`, its point at `top`. */
function arch(path: Pen, x: number, half: number, spring: number, top: number, foot = 0): Pen {
  return path
    .M(x - half, foot)
    .V(spring)
    .Q(x - half * 0.95, (spring + top) / 2, x, top)
    .Q(x + half * 0.95, (spring + top) / 2, x + half, spring)
    .V(foot)
    .Z()
}

/** The palace gate: coral rag with broken tops, one great arch and the court behind it. 300 wide, 190 tall. */
function ruin(stage: Stage, x: number, y: number, wide: number): Art {
  const { chance, inks, light, sunward } = stage
  const { rock, key, leaf } = inks
  const wall = mix(mix(rock[0], rock[1], 0.55), inks.town[1], 0.12)
  const shade = mix(rock[2], inks.town[2], 0.3)
  const front = pen()
    .M(-160, 0)
    .L(-160, -84, -150, -92, -140, -84, -122, -88, -112, -104, -96, -108, -84, -132)
  front
    .L(
      -78,
      -168,
      -60,
      -176,
      40,
      -176,
      62,
      -170,
      66,
      -158,
      84,
      -156,
      90,
      -112,
      112,
      -104,
      124,
      -90,
      150,
      -84,
      158,
      -66,
      160,
      0,
    )
    .Z()
  const openings = arch(arch(arch(pen(), -8, 34, -74, -128), -122, 13, -40, -60), 124, 13, -38, -58)
  const inside = arch(pen(), -8 - light * 8, 26, -70, -116)
  const recess = arch(pen(), -8, 46, -78, -146)
  const stones = pen()
  for (let i = 0; i < 46; i++) {
    const [sx, sy] = [chance.between(-152, 150), chance.between(-80, -4)]
    if (Math.abs(sx + 8) > 52) stones.dash(sx, sy, chance.between(5, 12))
  }
  for (let i = 0; i < 16; i++)
    stones.dash(chance.between(-72, 60), chance.between(-170, -150), chance.between(5, 11))
  const creeper = pen()
    .M(66, -158)
    .Q(58, -120, 74, -92)
    .Q(66, -70, 78, -52)
    .L(84, -54)
    .Q(76, -72, 84, -92)
    .Q(74, -122, 84, -156)
    .Z()
  const clipPath = stage.clip(front)
  const lee = light > 0 ? 'M-160 0V-180H-104Q-116-110-96 0Z' : 'M160 0V-180H104Q116-110 96 0Z'
  return group(
    { transform: place(x, y, wide / 300, sunward) },
    fill(front, wall),
    group({ clipPath }, fill(lee, shade, { opacity: 0.7 }), stroke(stones, shade, 2, { opacity: 0.8 })),
    fill(recess, mix(wall, shade, 0.4)),
    fill(openings, mix(key, leaf[3], 0.4)),
    fill(inside, mix(leaf[1], inks.mist, 0.45)),
    fill(arch(pen(), -8 - light * 6, 10, -36, -56), mix(key, leaf[3], 0.4)),
    fill(creeper, leaf[2]),
    fill('M-84-132Q-98-118-94-96Q-104-84-98-70L-92-72Q-96-88-86-98Q-88-118-78-130Z', leaf[2]),
  )
}

/** A fluted pillar on its tomb, 200 tall. */
function pillarTomb(stage: Stage, x: number, y: number, high: number): Art {
  const { inks, light } = stage
  const { rock } = inks
  const wall = mix(rock[0], rock[1], 0.5)
  const shade = mix(rock[2], inks.town[2], 0.2)
  return group(
    { transform: place(x, y, high / 200) },
    fill('M-66 0V-34H-60V-42H-54V-34H54V-42H60V-34H66V0Z', wall),
    fill(light > 0 ? 'M-66 0V-34H-30L-24 0Z' : 'M66 0V-34H30L24 0Z', shade, { opacity: 0.7 }),
    fill('M-17-34L-13-186Q0-204 13-186L17-34Z', wall),
    fill(light > 0 ? 'M-17-34L-13-186L-4-196V-34Z' : 'M17-34L13-186L4-196V-34Z', shade, { opacity: 0.7 }),
    stroke('M-46-18H-26M26-18H46M-9-40L-7-180M0-40V-190M9-40L7-180', mix(wall, shade, 0.7), 2),
  )
}

function people(stage: Stage, ground: number): Art {
  const { span, unit, sunward, xAt } = stage
  const y = ground + span * 0.1
  return [
    traveller(stage, xAt(0.2), y, unit * 1.9, { kind: 'plain', flip: -sunward }),
    traveller(stage, xAt(0.27), y + 4, unit * 1.9, { kind: 'hat', coat: stage.inks.lamp, flip: -sunward }),
  ]
}

/** A great fig at the frame's edge, its vines, and leaves at our feet. */
function fig(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const vines = hangingVines(stage, 7, [xAt(-0.5), xAt(-0.24)], 0.4)
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    stroke(vines, inks.key, 1.8),
    leafMass(stage, xAt(-0.44), height * 0.01, span * 0.3, span * 0.08, {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      clumps: 11,
    }),
    buttressedTrunk(stage, xAt(-0.5), span * 0.06, { ink: inks.key, lit: mix(inks.key, inks.rock[2], 0.35) }),
    foliage(stage, nearEdge(stage, 0.02), height * 1.04, unit * 1.7, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
      kinds: ['fern'],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.5, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
