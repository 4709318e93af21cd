import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { sheet } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { marketBoat, storeBoatParts, sunshade, woodOf } from '#art/poster/toolbox/market-boats.ts'
import { hasRoomForShade, moor, PLANS, TALL_LANES, WIDE_LANES } from '#art/poster/toolbox/moorings.ts'
import { nth, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { disc } from '#art/poster/toolbox/sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { ripples } from '#art/poster/toolbox/water.ts'

export const market: Scene = {
  title: 'Floating market from above',
  best: 'day',
  zoom: [0.94, 1.12],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const parts = storeBoatParts(stage)
    const lie = sunward * chance.between(-30, -18)
    const { lanes, sunAt } = nth(PLANS, chance.whole(0, 2))
    const sun = stage.hang({ x: xAt(sunAt[0]), y: height * sunAt[1], r: span * 0.15 })
    const cuts = wavesOverSun(stage, sun)
    const currents = currentsAcross(stage)
    const hyacinth = floatingLeaves(stage)
    const fromBridge = chance.odds(0.6)
    const more = [...(width > span * 1.5 ? WIDE_LANES : []), ...(height > span * 1.2 ? TALL_LANES : [])]
    const moored = moor(stage, [...lanes, ...more], lie, sun)
    const shaded = moored.find(({ afloat, vendorAt }) => afloat && hasRoomForShade(stage, vendorAt, sun))
    return [
      openWater(stage, currents),
      disc(stage, sun),
      cuts,
      ripples(stage, 0, height, { opacity: 0.4, big: 60 }),
      hyacinth,
      moored.map((berth, i) => berth.afloat && marketBoat(stage, parts, { ...berth, ...paintOf(stage, i) })),
      shaded && sunshade(stage, ...shaded.vendorAt, unit * 1.02, RED, inks.paper),
      chance.odds(0.6) &&
        sunshade(stage, nearEdge(stage, 0.03), height * 0.02, unit * 1.15, BLUE, inks.paper),
      fromBridge && bridgeRail(stage),
      foliage(stage, farEdge(stage, 0), -span * 0.03, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [100, 175] : [5, 80],
      }),
    ]
  },
}

function paintOf(stage: Stage, i: number): { hull: string; coat?: string } {
  const wood = woodOf(stage)
  const hulls = [wood, mix(wood, stage.inks.key, 0.35), wood, mix(BLUE, wood, 0.25)]
  return { hull: nth(hulls, i % 4), coat: i % 5 === 2 ? RED : undefined }
}

function openWater(stage: Stage, [light, dark]: readonly [Art, Art]): Art {
  const { height, inks } = stage
  const [, middle, deep] = inks.water
  return [
    sheet(stage, 0, height, stage.gradient([middle, mix(middle, deep, 0.55), deep], 0, 0, 0, height)),
    light,
    dark,
  ]
}

function currentsAcross({ width, height, span, chance, inks }: Stage): [light: Art, dark: Art] {
  const [light, dark] = [pen(), pen()]
  for (let i = 0; i < 34; i++) {
    const [x, y] = [chance() * width, chance() * height]
    const long = span * chance.between(0.05, 0.2)
    const streak = i % 2 ? light : dark
    streak
      .M(x - long / 2, y)
      .Q(x - long * 0.2, y - span * 0.012, x, y)
      .Q(x + long * 0.25, y + span * 0.01, x + long / 2, y - span * 0.002)
      .Q(x + long * 0.2, y + span * 0.016, x, y + 2.6)
      .Q(x - long * 0.25, y - span * 0.004, x - long / 2, y)
  }
  const [far, middle, deep] = inks.water
  return [
    fill(light, mix(middle, far, 0.35), { opacity: 0.55 }),
    fill(dark, mix(deep, inks.key, 0.2), { opacity: 0.5 }),
  ]
}

/** There is no horizon: the disc is the sun lying in the water, and waves run over it. */
function wavesOverSun({ chance, inks }: Stage, { x, y, r }: Disc): Art {
  const waves = pen()
  for (let i = 0; i < 9; i++) {
    const wide = r * chance.between(0.3, 1.3) * (0.5 + i * 0.07)
    waves.lens(x + chance.between(-0.6, 0.6) * r, y + r * (-0.72 + i * 0.2), wide, 2 + i * 0.5)
  }
  return fill(waves, mix(inks.water[1], inks.water[2], 0.25))
}

/** Rafts of water hyacinth: across, down the picture, and how many leaves. */
const RAFTS = [
  [-0.5, 0.98, 12],
  [0.7, 0.02, 8],
  [0.76, 1, 7],
] as const

function floatingLeaves({ height, span, chance, inks, xAt }: Stage): Art {
  const dark: string[] = []
  const light: string[] = []
  const flowers = pen()
  for (const [across, down, count] of RAFTS) {
    for (let i = 0; i < count; i++) {
      const angle = chance() * 6.3
      const out = Math.sqrt(chance()) * span * 0.2
      const [x, y] = [xAt(across) + Math.cos(angle) * out, height * down + Math.sin(angle) * out * 0.8]
      const size = span * chance.between(0.016, 0.034)
      const leaves = i % 3 ? dark : light
      leaves.push(roundLeaf(x, y, size, chance() * 6.3))
      if (i % 4 === 1) flowers.dot(x, y, size * 0.42).dot(x + size * 0.3, y - size * 0.3, size * 0.3)
    }
  }
  return [
    fill(dark.join(''), inks.leaf[2]),
    fill(light.join(''), inks.leaf[1]),
    fill(flowers, mix(RED, inks.paper, 0.7)),
  ]
}

/** A round leaf with a notch at `turn`. */
function roundLeaf(x: number, y: number, size: number, turn: number): string {
  const at = (off: number, out: number) => {
    const [px, py] = [x + Math.cos(turn + off) * size * out, y + Math.sin(turn + off) * size * out]
    return `${px.toFixed(0)} ${py.toFixed(0)}`
  }
  const radius = size.toFixed(0)
  return `M${at(0.3, 0.15)}L${at(0.25, 1)}A${radius} ${radius} 0 1 1 ${at(-0.25, 1)}Z`
}

/** The rail of the bridge we look down from. */
function bridgeRail({ width, height, span, unit, inks }: Stage): Art {
  const { key, rock } = inks
  const [left, right] = [height - span * 0.07, height - span * 0.035]
  const board = pen()
    .M(-20, height + 20)
    .L(-20, left, width + 20, right, width + 20, height + 20)
    .Z()
  const gaps = range(Math.round(width / (26 * unit)), i => {
    const x = i * 26 * unit
    return `M${Math.round(x)} ${Math.round(left + span * 0.035 * (x / width))}V${height}`
  })
  const edge = pen()
    .M(-20, left)
    .L(width + 20, right)
  return [
    fill(board, mix(rock[2], key, 0.45)),
    stroke(gaps.join(''), mix(rock[2], key, 0.75), 1.6),
    stroke(edge, mix(rock[1], rock[2], 0.3), 3 * unit),
  ]
}
