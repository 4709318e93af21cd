import { RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { treeFern } from '#art/poster/toolbox/mossy-trees.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const nyungwe: Landmark = {
  scene: { title: 'The hanging walk over the forest of Nyungwe', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'monsoon', 'day', 'golden'],
    countries: ['rwanda'],
    habitats: ['rainforest', 'cloud-forest', 'mountain'],
    subjects: ['nyungwe', 'uwinka', 'canopy'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const { art } = openSky(stage, {
    horizon: height * 0.52,
    across: [0.28, 0.42],
    up: [0.22, 0.3],
    r: 0.15,
  })
  const deck = layDeck(stage, height * chance.between(0.5, 0.54))
  return [
    art,
    ridges(stage),
    belts(stage),
    walk(stage, deck),
    nearLeaves(stage),
    mistTongue(stage, height * 0.86, span * 0.05, { opacity: 0.45 }),
    edgeLeaves(stage),
    flockAt(stage, 0.1, 0.34),
  ]
}

function ridges(stage: Stage): Art {
  const { height, span, inks } = stage
  const { land, leaf } = inks
  return range(4, (i, near) => {
    const y = height * lerp(0.36, 0.58, near)
    const skyline = rollingSkyline(stage, y, span * lerp(0.1, 0.08, near), {
      scale: lerp(0.005, 0.008, near),
      step: 40,
    })
    const ink = mix([land[0], land[1], land[2], land[3]][i] ?? land[3], leaf[1], 0.1 + near * 0.35)
    const faded = stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, y - span * 0.08, 0, y + span * 0.16)
    return [
      treeline(stage, skyline, span * lerp(0.012, 0.026, near), faded),
      mistTongue(stage, y + span * 0.1, span * 0.03, { opacity: 0.6 }),
    ]
  })
}

function belts(stage: Stage): Art {
  const { height, span, unit, chance, inks, xAt } = stage
  const { leaf, land } = inks
  const start = chance() * 9
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (120 * unit + 20) + start) * span * 0.025,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.5)], 0, y - size, 0, y + span * 0.22),
      lit,
      gap: 1.3,
    })
  return [
    belt(height * 0.72, 26, mix(land[3], leaf[2], 0.6), mix(leaf[1], land[2], 0.3)),
    emergentTree(stage, xAt(0.3), height * 0.9, span * 0.34, { ink: leaf[2], lit: leaf[1], trunk: land[4] }),
    belt(height * 0.83, 36, leaf[2], leaf[1]),
  ]
}

type Deck = (t: number, lift?: number) => Point

/** From the near tower to the far one: the deck sags a little, its cables hang from the heads of the towers. */
function layDeck({ span, xAt }: Stage, y: number): Deck {
  const [from, to] = [xAt(-0.46), xAt(0.66)]
  return (t, lift = 0) => [
    lerp(from, to, t),
    lerp(y + span * 0.1, y + span * 0.02, t) +
      span * 0.045 * 4 * t * (1 - t) -
      lift * span * lerp(1, 0.62, t),
  ]
}

function walk(stage: Stage, deck: Deck): Art {
  const { unit, inks, sunward } = stage
  const steel = steelOf(stage)
  const sag = (t: number) => lerp(0.06, 0.24, Math.abs(t - 0.5) ** 2 * 4)
  const line = (lift: (t: number) => number) => pen().line(range(25, (_, t) => deck(t, lift(t))))
  const [hangers, net] = [pen(), pen()]
  for (let i = 0; i < 24; i++) hangers.M(...deck(i / 23, sag(i / 23))).L(...deck(i / 23))
  for (let i = 0; i < 40; i++) {
    const [from, to] = [i / 40, (i + 1) / 40]
    net.M(...deck(from, 0.004)).L(...deck(to, 0.05))
    net.M(...deck(from, 0.05)).L(...deck(to, 0.004))
  }
  const [rail, planks] = [line(() => 0.055), line(() => 0)]
  const person = (t: number, coat: string, kind: 'pack' | 'hat', k: number) =>
    traveller(stage, ...deck(t), unit * k, { coat, kind, flip: sunward })
  return [
    tower(stage, deck, 1, stage.height * 0.78, 0.72),
    stroke(line(sag), steel, 2.4 * unit),
    stroke(hangers, steel, 1.1 * unit),
    stroke(net, steel, 0.8, { opacity: 0.8 }),
    stroke(rail, steel, 1.6 * unit),
    person(0.34, RED, 'pack', 1.9),
    person(0.48, inks.lamp, 'hat', 1.7),
    stroke(planks, inks.key, 4.5 * unit),
    tower(stage, deck, 0, stage.height + 20, 1.1),
  ]
}

function steelOf({ inks }: Stage): string {
  return mix(inks.town[2], inks.key, 0.35)
}

/** A braced mast at one end of the deck, down to its foot among the trees; `k` is its scale. */
function tower(stage: Stage, deck: Deck, t: number, foot: number, k: number): Art {
  const { span, unit } = stage
  const steel = steelOf(stage)
  const [x, top] = deck(t, 0.25)
  const [, floor] = deck(t)
  const half = span * 0.022 * k
  const legs = pen()
    .M(x - half, top)
    .L(x - half * 1.7, foot)
  legs.M(x + half, top).L(x + half * 1.7, foot)
  const [braces, step] = [pen(), half * 2.4]
  for (let y = top; y < foot; y += step) {
    braces.M(x - half * 1.2, y).L(x + half * 1.3, y + step)
    braces.M(x + half * 1.2, y).L(x - half * 1.3, y + step)
  }
  const platform = pen()
    .M(x - half * 2.2, floor + 2)
    .H(x + half * 2.2)
  return [
    stroke(braces, steel, 1.4 * unit * k),
    stroke(legs, steel, 4 * unit * k),
    stroke(platform, steel, 4),
  ]
}

function nearLeaves(stage: Stage): Art {
  const { height, span, unit, chance, inks } = stage
  const start = chance() * 9
  return forest(stage, {
    y: x => height * 0.95 + Math.sin(x / (100 * unit + 20) + start) * span * 0.03,
    size: 46 * unit,
    ink: inks.leaf[3],
    lit: inks.leaf[2],
    bumps: 6,
    litOdds: 0.6,
  })
}

function edgeLeaves(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds: ['fern'] as const }
  return [
    treeFern(stage, farEdge(stage, 0.08), height * 1.02, span * 0.26, unit * 1.1, inks.key),
    foliage(stage, nearEdge(stage, 0), height * 1.05, unit * 1.8, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
  ]
}
