import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { read, type Vertex } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const ceiba: Species = {
  latin: 'Ceiba pentandra',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), branches(own), crown(own), trunk(bench, own), figure(own), meadow(bench)]
  },
}

const OWN = {
  bark: '#b9a99a',
  lit: '#e3d5c2',
  shade: '#7d7072',
  dark: '#54494f',
  leafLit: '#8fae52',
  leaf: '#4d8a55',
  leafShade: '#1f5f50',
  head: '#2a1c18',
  legs: '#20242c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 262, y: 214, r: 92 }),
    land('0,330 80,310 160,322 260,300 400,318', inks.land[1]),
    land('0,362 120,350 280,358 400,348', inks.land[3]),
  ]
}

function branches(own: Own): Art {
  return limbs(
    [
      '196,170,30 160,120,18 90,92,9 40,90,4',
      '200,170,30 204,110,20 196,60,10',
      '204,172,30 246,124,18 310,100,9 364,100,4',
      '190,160,16 150,96,10 130,60,5',
      '210,160,16 256,96,10 280,64,5',
    ],
    own.shade,
    'point',
  )
}

const CLOUD =
  '-1,0.8! -0.96,0.16 -0.72,-0.32 -0.44,-0.4 -0.2,-0.96 0.16,-1.04 0.4,-0.56 0.68,-0.56 0.92,0 1,0.72! 0.6,0.96 0.2,0.72 -0.2,1.04 -0.6,0.8'

/** Clouds of leaves, half `wide` and half `high` each. */
function cloud(x: number, y: number, wide: number, high: number): Vertex[] {
  return read(CLOUD).map(point => ({ ...point, x: x + point.x * wide, y: y + point.y * high }))
}

function crown(own: Own): Art {
  return [
    shape([cloud(66, 108, 62, 24), cloud(340, 118, 66, 24), cloud(200, 108, 88, 28)], own.leafShade),
    shape([cloud(112, 82, 74, 30), cloud(290, 88, 76, 30), cloud(200, 62, 84, 32)], own.leaf),
    shape([cloud(96, 66, 44, 17), cloud(196, 40, 54, 20), cloud(276, 70, 44, 17)], own.leafLit),
    shape([cloud(54, 98, 30, 11), cloud(336, 106, 34, 12)], own.leafLit),
  ]
}

function trunk(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '178,120! 222,120! 224,180 222,240 230,290 252,330 292,356 344,374! 290,376 246,368 232,384! 206,372 192,384! 172,368 122,378 62,376! 112,356 150,328 170,290 178,240 176,180',
      own.bark,
      shape('208,120 226,120 226,240 236,296 260,336 344,376 280,380 240,350 218,300 210,220', own.shade),
      shape(
        '178,120 190,120 190,220 184,290 160,340 100,376 60,380 110,352 150,326 170,290 178,240',
        own.lit,
      ),
      shape('204,250 212,300 232,384! 214,374 206,340 200,300', own.dark),
      shape('186,270 184,320 172,370 192,384! 194,340 192,300', own.dark),
      shape('222,290 244,336 290,366 344,374! 280,372 238,340', own.dark),
    ),
    line('186,150 200,152;196,190 212,188;184,220 196,222', own.dark, 1.8),
  ]
}

function figure(own: Own): Art {
  return [
    shape('166,384 168,371 172,367 177,371 179,384!', RED),
    dot(172, 362, 4, own.head),
    shape('167,384! 168,396! 171,396! 172,388! 174,396! 177,396! 178,384!', own.legs),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 26, blades: 40 }, inks.land[5])
}
