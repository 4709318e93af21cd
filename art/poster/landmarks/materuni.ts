import { mist } from '#art/poster/toolbox/clouds.ts'
import { coffeeSpray } from '#art/poster/toolbox/coffee-farm.ts'
import { fall, spray } from '#art/poster/toolbox/falls.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { gorgeWall } from '#art/poster/toolbox/gorge.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { womanWithBasin } from '#art/poster/toolbox/kanga-women.ts'
import { cloudBelt, cutMountain, type Massif, printMountain } from '#art/poster/toolbox/kibo.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const materuni: Landmark = {
  scene: { title: 'Materuni’s fall among the coffee under Kilimanjaro', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'day', 'monsoon'],
    countries: ['tanzania'],
    habitats: ['river', 'farmland', 'mountain', 'highland'],
    subjects: ['materuni', 'moshi', 'coffee', 'banana', 'chagga'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, xAt } = stage
  const brink = height * chance.between(0.46, 0.5)
  const foot = height * 0.82
  const { art } = openSky(stage, { horizon: brink, across: [0.34, 0.46], up: [0.18, 0.26], r: 0.15 })
  const at: Stage = { ...stage, focusX: xAt(-0.16) }
  return [
    art,
    kibo(stage, brink),
    gardens(stage, brink),
    cliff(stage, brink, foot),
    fall(stage, xAt(-0.16), brink + span * 0.03, foot, span * 0.06),
    mist(stage, foot, span * 0.14, { opacity: 0.5 }),
    spray(at, foot, span * 0.11, span * 0.1, 14, 0.5),
    floor(stage, foot),
    bananas(stage),
    flockAt(stage, 0.1, 0.12),
  ]
}

function kibo(stage: Stage, brink: number): Art {
  const { span, chance, inks, xAt, sunward } = stage
  const horizon = brink + span * 0.1
  const size = span * chance.between(0.95, 1.1)
  const massif: Massif = {
    size,
    x: across => xAt(0.12) - sunward * across * size,
    y: up => horizon - up * size,
  }
  return [
    printMountain(stage, cutMountain(stage, massif, horizon), massif.y(0.33), horizon),
    fill(cloudBelt(chance, massif), mix(inks.mist, inks.paper, 0.5), { opacity: 0.95 }),
    mist(stage, horizon - span * 0.04, span * 0.16, { opacity: 0.9 }),
  ]
}

/** The wooded gardens of the lower slope, with roofs of iron in them. */
function gardens(stage: Stage, brink: number): Art {
  const { width, span, unit, chance, inks } = stage
  const { leaf, land } = inks
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (100 * unit + 30)) * span * 0.02,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.35)], 0, y - span * 0.05, 0, y + span * 0.2),
      lit,
    })
  const roofs = range(Math.round((width / span) * 3), () =>
    group(
      { transform: place(width * chance(), brink + span * chance.between(0.03, 0.06), unit * 0.8) },
      fill('M-16 2V-12H16V2Z', mix(inks.paper, inks.rock[0], 0.5)),
      fill('M-22-11L-14-22H14L22-11Z', mix(inks.town[1], inks.rock[1], 0.3)),
    ),
  )
  return [
    belt(brink, 16, mix(land[2], leaf[1], 0.5), leaf[1]),
    roofs,
    belt(brink + span * 0.07, 24, mix(leaf[2], land[3], 0.2), leaf[1]),
  ]
}

function cliff(stage: Stage, brink: number, foot: number): Art {
  const { width, span, unit, inks, xAt, sunward } = stage
  const { leaf, land, rock } = inks
  const top = (x: number) => {
    const across = ((x - xAt(-0.16)) * sunward) / span
    return (
      brink +
      span *
        (0.035 - 0.05 * Math.cos(Math.min(3.1, Math.abs(across) * 4)) * 0.3 + Math.max(0, across - 0.3) * 0.9)
    )
  }
  return [
    gorgeWall(stage, {
      top,
      from: -20,
      to: width + 20,
      foot: foot + span * 0.02,
      lip: brink,
      side: 0,
      ink: mix(rock[1], land[3], 0.5),
      shade: mix(rock[2], land[4], 0.5),
      moss: mix(leaf[1], leaf[2], 0.5),
    }),
    forest(stage, {
      y: x => top(x) + span * 0.005,
      size: 22 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: brink + span,
      below: x => top(x) + span * 0.06,
    }),
  ]
}

/** The path at the foot, a woman from the coffee gardens, and those who have come for a swim. */
function floor(stage: Stage, foot: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const { leaf } = inks
  const start = chance() * 6
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (80 * unit + 20) + start) * span * 0.02,
      size: size * unit,
      ink,
      lit,
    })
  return [
    belt(foot + span * 0.03, 22, mix(leaf[2], leaf[1], 0.25), leaf[1]),
    traveller(stage, xAt(0.02), foot + span * 0.03, unit * 1.5, { flip: -sunward }),
    traveller(stage, xAt(0.07), foot + span * 0.032, unit * 1.5, {
      coat: inks.lamp,
      kind: 'hat',
      flip: -sunward,
    }),
    womanWithBasin(stage, xAt(0.18), foot + span * 0.075, unit * 2.1, {
      cloth: inks.lamp,
      wrap: mix(inks.sky[0], inks.paper, 0.2),
      flip: -sunward,
    }),
    belt(foot + span * 0.11, 34, leaf[3], leaf[2]),
  ]
}

/** Bananas and a bough of ripe coffee close by. */
function bananas(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds: ['banana'] as const }
  const bough = stage.define(group({}, coffeeSpray(stage)))
  const turn = sunward > 0 ? 205 : -25
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.05, unit * 2.5, {
      ...tones,
      spread: sunward > 0 ? [-120, -14] : [-166, -60],
    }),
    `<use href="#${bough}" transform="${place(farEdge(stage, -0.03), height * 0.93, unit * 1.25, 1, turn)}"/>`,
  ]
}
