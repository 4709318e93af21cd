import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, leaf, limb, limbs, line, oval, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored, read } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const kinkajou: Species = {
  latin: 'Potos flavus',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLimbs(own),
      body(bench, own),
      branch(bench),
      nearLimbs(bench, own),
      head(bench, own),
      figs(bench, own),
    ]
  },
}

const OWN = {
  coat: ['#b5803f', 0.5],
  lit: ['#e2b268', 0.4],
  shade: ['#74502f', 0.6],
  belly: ['#f0d08c', 0.4],
  brown: ['#54392a', 0.6],
  pink: ['#d69a80', 0.4],
  iris: ['#a85a24', 0.3],
  fig: ['#c9743a', 0.3],
  figShade: ['#7c3f30', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient(inks.sky, 0, 420)),
    disc(bench, { x: 236, y: 152, r: 120 }),
    land('0,344 110,322 230,338 400,314', inks.land[3]),
    land('0,382 150,364 290,378 400,358', inks.land[4]),
    sideLeaf(bench, -110, 80, [210, 36, 10, 10], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 520, 40, [190, 34, 164, -10], inks.leaf[2], inks.leaf[3]),
  ]
}

/** It holds on with its tail, as no other of the raccoon's family can. */
function tail(own: Own): Art {
  return [
    limb('302,226,26 344,240,21 366,274,19 358,312,18 328,332,17 300,318,16 306,290,14 330,292,10', own.coat),
    limb('306,220,8 346,236,7 370,272,6 362,308,5', own.lit, 'point'),
  ]
}

function farLimbs(own: Own): Art {
  return [
    limb('170,214,36 184,246,28 178,276,20', own.shade),
    limb('270,230,46 252,256,30 260,282,20', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '126,186 148,160 184,146 226,144 264,154 296,174 316,202 320,232 302,256 268,262 226,258 188,254 156,244 134,220',
    own.coat,
    shape('130,216 166,238 214,244 264,240 306,226 326,214 316,280 150,280', own.belly),
    shape('140,166 184,148 226,146 264,156 296,176 264,172 224,166 186,170 158,182', own.lit),
    shape('262,206 296,192 322,220 310,256 278,256 260,236', mix(own.coat, own.shade, 0.5)),
  )
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,312,34 60,298,32 200,292,30 330,284,28 580,246,18', inks.land[5]),
    limb('-160,301,11 60,288,10 200,283,10 330,275,9 580,240,6', mix(inks.land[5], inks.land[3], 0.5)),
  ]
}

function nearLimbs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '126,208 148,186 174,194 182,222 168,250 152,270 148,290 122,290 124,268 134,242',
      own.coat,
      shape('162,190 184,218 170,256 150,296 136,296 144,264 160,234', own.shade),
    ),
    bench.cut(
      '262,244 272,214 300,202 322,220 322,250 302,268 274,276 254,288 232,288 232,274 250,264',
      own.coat,
      shape('302,202 328,232 320,262 292,276 264,286 286,262 304,238', own.shade),
    ),
    limbs(
      [
        '128,286,12 114,294,8 110,306,6',
        '134,288,11 126,298,8 124,310,6',
        '142,288,11 138,300,8 137,311,6',
        '238,284,12 220,292,8 216,304,6',
        '244,286,11 232,296,8 230,308,6',
        '252,286,11 244,298,8 243,309,6',
      ],
      own.brown,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair([dot(82, 112, 17, own.shade), dot(84, 114, 10, own.pink)], 126),
    bench.cut(
      mirrored('126,88 100,92 80,108 70,134 74,160 90,182 110,194 126,196', 126),
      own.coat,
      folded('126,88 110,90 106,116 112,140 126,148', own.lit, 126),
      shape('152,94 180,120 178,160 152,192 134,198 156,160 162,128', own.shade),
      folded('126,158 108,160 100,174 108,190 126,198', own.belly, 126),
    ),
    bench.pair(
      [
        oval(102, 142, 15, 15, own.brown),
        dot(103, 142, 11, own.iris),
        dot(103, 142, 7, inks.key),
        dot(99, 138, 2.8, inks.paper),
      ],
      126,
    ),
    folded('126,158 116,157 112,163 118,171 126,173', own.brown, 126),
    line('126,172 126,180 116,185;126,180 136,185', own.brown, 2.2),
  ]
}

/** Fruit is nine tenths of what it eats. */
function figs(bench: Bench, own: Own): Art {
  const { inks } = bench
  const fig = bench.keep([dot(0, 0, 9, own.fig), shape('2,-9 8,-4 9,3 4,8 -2,9 5,3', own.figShade)])
  return [
    line('30,300 40,330;48,298 58,340;64,298 78,326', inks.land[5], 3),
    read('40,336,1 58,348,1.1 78,334,0.9').map(({ x, y, size }) => print(fig, x, y, size)),
    leaf(24, 298, [64, 18, 150], inks.leaf[1], inks.leaf[2]),
    leaf(56, 300, [60, 17, 112], inks.leaf[1], inks.leaf[2]),
    leaf(370, 268, [72, 18, -40], inks.leaf[1], inks.leaf[2]),
  ]
}
