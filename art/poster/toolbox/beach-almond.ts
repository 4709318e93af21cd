import { crown, crownGlow } from './forest.ts'
import { lerp, type Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** Tiers of the tree from the lowest: up, half-width, and depth, in tree heights. */
const TIERS = [
  [0.5, 0.54, 0.085],
  [0.69, 0.48, 0.095],
  [0.86, 0.34, 0.09],
  [0.97, 0.17, 0.07],
] as const

interface AlmondOptions {
  ink: string
  lit?: string
  trunk: string
  /** How far it leans out over the sand, in heights. */
  lean?: number
}

/** A beach almond: a leaning trunk with level tiers of branches, each a flat roof of leaves. */
export function beachAlmond(
  { chance, light }: Stage,
  x: number,
  y: number,
  height: number,
  { ink, lit, trunk, lean = 0.1 }: AlmondOptions,
): Art {
  const [wood, leaves, glow] = [pen(), pen(), pen()]
  const stem = (up: number): Point => [x + lean * height * up ** 1.3, y - height * up]
  const wide = height * 0.036
  wood
    .M(x - wide * 1.7, y + 2)
    .Q(stem(0.15)[0] - wide, stem(0.15)[1], stem(0.5)[0] - wide * 0.6, stem(0.5)[1])
    .L(...stem(0.95))
    .L(stem(0.5)[0] + wide * 0.7, stem(0.5)[1])
    .Q(stem(0.15)[0] + wide, stem(0.15)[1], x + wide * 1.8, y + 2)
    .Z()
  for (const [up, half, deep] of TIERS) {
    const [midX, midY] = stem(up)
    const reach = half * height * chance.between(0.92, 1.08)
    const root = stem(up - 0.14)
    for (const side of [-1, -0.45, 0.5, 1]) {
      const [tipX, tipY] = [midX + side * reach * 0.9, midY - Math.abs(side) * height * 0.005]
      wood
        .M(root[0] - wide * 0.25, root[1])
        .Q(lerp(root[0], tipX, 0.45), tipY + height * 0.02, tipX, tipY)
        .Q(lerp(root[0], tipX, 0.5), tipY + height * 0.04, root[0] + wide * 0.25, root[1] + wide * 0.45)
        .Z()
    }
    const pads = Math.max(2, Math.round(half * 9))
    for (let i = 0; i < pads; i++) {
      const t = pads === 1 ? 0.5 : i / (pads - 1)
      const across = lerp(-0.8, 0.8, t) * reach
      const radius = (reach / pads) * chance.between(1.4, 1.8)
      const padY = midY + chance.between(-0.012, 0.016) * height
      const tall = height * deep * chance.between(0.85, 1.15)
      crown(leaves, chance, midX + across, padY, radius, tall, 5)
      if (lit) crownGlow(glow, midX + across, padY, radius, tall, light, 4)
    }
  }
  return [fill(wood, trunk), fill(leaves, ink), lit && fill(glow, lit)]
}
