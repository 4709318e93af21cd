import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const lion: Species = {
  latin: 'Panthera leo',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), mane(own), head(bench, own), muzzle(bench, own), eyes(bench, own)]
  },
}

const OWN = {
  coat: ['#e2a557', 0.5],
  lit: ['#f6cd88', 0.4],
  shade: ['#b57636', 0.6],
  maneLit: ['#8f4a22', 0.5],
  mane: ['#5c2c1a', 0.5],
  maneDark: ['#3a1c16', 0.4],
  dark: '#1f1412',
  iris: ['#e8b02e', 0.2],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 200, y: 168, r: 168 }),
    land('0,330 100,312 300,320 400,304', inks.land[3]),
  ]
}

function mane(own: Own): Art {
  return [
    shape('60,420! 70,372 100,320 300,320 330,372 340,420!', own.shade),
    folded(
      '200,26 184,34! 176,24 150,34! 146,44! 128,40 108,62! 108,72! 92,74 78,104! 82,112! 68,124 62,156! 68,162! 56,180 60,212! 68,216! 60,236 72,266! 80,266! 78,288 96,310! 102,306! 106,330 128,346! 134,338! 144,360 164,372! 168,360! 184,384 200,396!',
      own.mane,
    ),
    folded(
      '200,44 174,52! 150,60 132,78! 112,96 102,126! 92,150 92,180! 88,206 98,236! 102,260 118,282! 130,306 150,322! 170,340 186,352! 194,350 200,362!',
      own.maneLit,
    ),
    folded('200,300 170,300 150,290 160,320! 172,318! 184,346! 190,336! 200,372!', own.maneDark),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair([
      shape('142,98 124,84 108,92 104,112 116,130 136,132', own.shade),
      shape('136,102 124,94 114,102 116,116 126,124', own.maneDark),
    ]),
    bench.cut(
      mirrored('200,78 170,82 146,100 134,134 136,172 144,204 150,236 160,264 180,282 200,286'),
      own.coat,
      shape('216,80 262,100 270,150 256,230 240,270 214,286 226,240 240,200 244,140', own.shade),
      folded('200,78 184,84 184,120 188,160 186,200 200,206', own.lit),
      folded('200,228 180,222 158,232 152,252 164,276 200,300', inks.paper),
    ),
  ]
}

function muzzle({ inks }: Bench, own: Own): Art {
  return [
    folded('200,226 178,214 156,222 148,240 158,258 180,262 200,254', own.lit),
    folded('200,240 184,228 166,234 160,246 170,256 188,256 200,250', inks.paper),
    folded('200,204 182,202 174,208 180,220 194,230 200,232', own.dark),
    line('200,230 200,250 184,260 168,258;200,250 216,260 232,258', own.dark, 3),
    folded('200,262 186,268 188,282 200,288', inks.paper),
    dots('168,240,1.6 162,246,1.6 172,248,1.6 232,240,1.6 238,246,1.6 228,248,1.6', own.dark),
  ]
}

function eyes(bench: Bench, own: Own): Art {
  return bench.pair([
    shape('148,164! 158,154 172,154 184,166! 178,170 162,170', own.dark),
    dot(167, 162, 5.5, own.iris),
    dot(167, 162, 2.6, own.dark),
    shape('184,168! 186,184 182,200 178,184', own.shade),
    shape('150,146 162,140 176,144 164,148', own.lit),
  ])
}
