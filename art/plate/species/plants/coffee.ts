import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const coffee: Species = {
  latin: 'Coffea arabica',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), branch(bench, own), cherries(bench, own)]
  },
}

const OWN = {
  leafLit: '#6f9a4c',
  leaf: '#2f6b4a',
  leafShade: '#17483f',
  unripe: '#b9c24c',
  stem: '#7a5236',
  stemLit: '#b58a5e',
  unripeShade: '#87923a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 196, y: 196, r: 156, ink: inks.paper }),
    land('0,346 120,328 280,344 400,322', inks.land[1]),
    land('0,382 140,366 300,378 400,362', inks.land[3]),
  ]
}

/** Wavy-edged and glossy, 150 long, growing along x and hanging aside by `bend`. */
function leaf(bench: Bench, own: Own, bend: number): string {
  const under = `150,${bend}! 123,${18 + bend} 99,${21.6 + bend} 75,${36 + bend / 2} 48,27 22.5,32.4`
  const over = `22.5,-36 48,-25.2 75,-37.8 99,-21.6 123,${bend * 0.7 - 19.8}`
  return bench.keep([
    shape(`0,0! ${over} ${under}`, own.leaf),
    shape(`0,0! 75,${bend * 0.3} ${under}`, own.leafShade),
    shape(`15,-2 75,-18 135,${bend * 0.6} 75,-4.3`, own.leafLit),
  ])
}

function branch(bench: Bench, own: Own): Art {
  const [drooping, rising] = [leaf(bench, own, 10), leaf(bench, own, -10)]
  return [
    print(rising, 120, 120, 1, 158),
    print(drooping, 262, 250, 1, -18),
    print(drooping, 196, 180, 1, -60),
    limb('-160,20,16 40,70,14 120,118,12 196,182,11 262,250,9 330,330,7 380,420,5', own.stem),
    limb('-160,16,5 40,66,5 120,114,4 196,178,4 262,246,3', own.stemLit),
    print(rising, 112, 116, 1, 84),
    print(rising, 196, 186, 1.07, 128),
    print(rising, 258, 246, 1, 110),
    print(drooping, 118, 112, 0.93, -46),
  ]
}

function cherry(bench: Bench, ink: string, shade: string): string {
  return bench.keep([
    dot(0, 0, 20, ink),
    shape('4,-20 15,-14 20,0 15,14 0,20 10,10 12,0', shade),
    dot(-7, -8, 4, bench.inks.paper),
  ])
}

/** In the order they ripen over one another: where, how large, and whether it is still green. */
const CLUSTERS = [
  ['96,92,0.85', 'raw'],
  ['146,116,0.9 118,140,0.95 98,122,0.9 128,104,0.85', 'ripe'],
  ['214,168,0.95 176,196,1 226,198,1 200,210,1.05', 'ripe'],
  ['190,168,0.9', 'raw'],
  ['204,186,0.95 280,240,0.85 244,262,0.9', 'ripe'],
  ['284,268,0.85', 'raw'],
  ['262,282,0.9 262,252,0.9', 'ripe'],
] as const

function cherries(bench: Bench, own: Own): Art {
  const ids = {
    ripe: cherry(bench, RED, mix(RED, '#3a0a2a', 0.42)),
    raw: cherry(bench, own.unripe, own.unripeShade),
  }
  return CLUSTERS.map(([spots, kind]) => read(spots).map(({ x, y, size }) => print(ids[kind], x, y, size)))
}
