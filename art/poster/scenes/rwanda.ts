import { BLUE } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { gorilla } from '#art/poster/toolbox/mountain-animals.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'

export const rwanda: Scene = {
  title: 'Misty green hills, gorilla country',
  best: 'monsoon',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const sunX = xAt(chance.between(0.3, 0.42))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.26, 0.32), r: span * 0.15 })
    const hills = thousandHills(stage)
    const x = xAt(chance.between(-0.12, 0.1))
    const facing = chance.odds(0.7) ? stage.sunward : stage.sunward > 0 ? -1 : 1
    const young = chance.odds(0.65)
    const clearing = forest(stage, {
      y: at => height * 0.93 - span * 0.05 * Math.exp(-(((at - x) / (span * 0.3)) ** 2)),
      size: 34 * unit,
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      bumps: 6,
    })
    return [
      sky(stage, { horizon: height * 0.5, sun }),
      streaks(stage, sun.x, sun.y + span * 0.05, span * 0.7, 3, inks.mist, { opacity: 0.85 }),
      virunga(stage, xAt(-chance.between(0.35, 0.6)), chance.between(0.18, 0.28), 0.5),
      virunga(stage, xAt(chance.between(-0.1, 0.1)), chance.between(0.1, 0.2), 0.42),
      virunga(stage, xAt(chance.between(0.6, 0.9)), chance.between(0.14, 0.24), 0.5),
      mist(stage, height * 0.5, span * 0.16, { opacity: 0.8 }),
      hills,
      emergentTree(stage, xAt(-chance.between(0.4, 0.56)), height * 0.93, span * chance.between(0.34, 0.56), {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        trunk: inks.key,
      }),
      clearing,
      gorillas(stage, x, facing, young),
      foreground(stage),
      birds(stage, xAt(0.1), height * 0.4, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** A far volcano of the Virunga chain. */
function virunga(stage: Stage, x: number, rise: number, half: number): Art {
  const { height, span, inks } = stage
  const surface = cone({
    x,
    top: height * 0.5 - span * rise,
    base: height * 0.52,
    half: span * half,
    crater: span * 0.02,
    curve: 1.5,
  })
  const shade = mix(inks.land[0], inks.land[1], 0.5)
  return volcanoCone(stage, surface, { ink: inks.land[0], shade, gullies: 4, fade: 0.8 })
}

const LAYERS = 6

function thousandHills(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const { land, leaf } = inks
  const tones = [
    land[0],
    land[1],
    mix(land[2], leaf[1], 0.3),
    mix(land[3], leaf[1], 0.6),
    mix(leaf[1], leaf[2], 0.6),
    leaf[2],
  ]
  return tones.map((tone, i) => {
    const t = i / (LAYERS - 1)
    const y = height * lerp(0.48, 0.86, t ** 0.9)
    const rise = span * lerp(0.05, 0.09, t)
    const waves = Math.max(3, Math.round((width / span) * lerp(6, 2.4, t)))
    const start = chance() * 6
    const skyline = (x: number) =>
      y -
      rise *
        Math.abs(Math.sin((x / width) * waves * Math.PI * 0.5 + start)) ** 0.85 *
        (0.7 + 0.5 * Math.sin((x / width) * 5 + start)) -
      rise * 0.15 * Math.sin(x / 37 + start)
    const points = acrossFrame(stage, Math.round(width / 40), skyline, 30)
    const base = y + span * 0.17
    const inMist = (amount: number) => mix(tone, inks.mist, amount)
    const faded = stage.gradient([tone, inMist(0.25), inMist(0.9)], 0, y - rise, 0, base)
    const wooded = i > 1
    return [
      wooded
        ? treeline(stage, points, span * lerp(0.014, 0.036, t), faded, base)
        : hill(stage, points, faded, base),
      wooded && i < 5 && plots(stage, skyline, mix(tone, leaf[0], 0.55)),
      i < LAYERS - 1 && mistTongue(stage, y + span * 0.12, span * 0.05, { opacity: lerp(0.75, 0.55, t) }),
    ]
  })
}

/** Fields on the hillside: strips along the contour of the slope. */
function plots({ width, span, chance }: Stage, skyline: (x: number) => number, ink: string): Art {
  const strips = pen()
  for (let i = 0; i < 5; i++) {
    const x = chance() * width
    const wide = span * chance.between(0.1, 0.22)
    const below = span * chance.between(0.02, 0.08)
    const [middleX, endX] = [x + wide * 0.5, x + wide]
    const [y, middleY, endY] = [x, middleX, endX].map(at => skyline(at) + below) as [number, number, number]
    strips
      .M(x, y)
      .Q(middleX, middleY - 2, endX, endY)
      .L(endX - 6, endY + span * 0.012)
      .Q(middleX, middleY + span * 0.014, x + 4, y + span * 0.01)
      .Z()
  }
  return fill(strips, ink, { opacity: 0.8 })
}

/** The silverback, and with him either a young one or two people who keep their distance. */
function gorillas(stage: Stage, x: number, facing: 1 | -1, young: boolean): Art {
  const { height, span, unit, chance, inks } = stage
  const { key, land } = inks
  const silver = mix(BLUE, land[2], 0.3)
  return [
    gorilla(x, height * 0.9, unit * chance.between(1.3, 1.65), key, silver, mix(key, land[4], 0.55), facing),
    young &&
      gorilla(
        x - facing * span * chance.between(0.3, 0.4),
        height * 0.93,
        unit * chance.between(0.6, 0.85),
        key,
        key,
        mix(key, land[4], 0.4),
        chance.sign(),
      ),
    !young && [
      traveller(stage, x + facing * span * 0.5, height * 0.85, unit * 1.15, { kind: 'pack', flip: -facing }),
      traveller(stage, x + facing * span * 0.56, height * 0.852, unit * 1.15, {
        kind: 'hat',
        coat: BLUE,
        flip: -facing,
      }),
    ],
  ]
}

function foreground(stage: Stage): Art {
  const { height, span, unit, inks, xAt } = stage
  const { key, leaf } = inks
  return [
    forest(stage, {
      y: x => height * 0.985 + Math.sin(x / 60) * span * 0.01,
      size: 40 * unit,
      ink: key,
      lit: leaf[3],
      bumps: 6,
      gap: 1.5,
    }),
    foliage(stage, xAt(-0.62), height * 1.02, unit * 1.5, {
      ink: key,
      rib: leaf[3],
      spread: [-150, -30],
      kinds: ['fern'],
    }),
    foliage(stage, xAt(0.6), height * 1.02, unit * 1.6, { ink: key, rib: leaf[3], spread: [-155, -25] }),
  ]
}
