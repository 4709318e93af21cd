import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, oval, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const montezumaOropendola: Species = {
  latin: 'Psarocolius montezuma',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      nests(bench, own),
      tail(own),
      body(bench, own),
      wing(own),
      head(bench, own),
      branch(bench, own),
    ]
  },
}

const OWN = {
  chestnut: '#7a3b22',
  lit: '#a9592f',
  shade: '#4c2318',
  black: '#1b171a',
  yellow: ['#ffd22e', 0.4],
  gold: ['#e0a21c', 0.5],
  cheek: ['#bfe0ee', 0.3],
  wattle: ['#ef8f92', 0.4],
  orange: ['#f2642a', 0.4],
  straw: '#b08a4e',
  strawShade: '#7c5c34',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 176, y: 170, r: 128 }),
    land('0,344 110,324 240,340 400,312', inks.land[2]),
    land('0,382 150,362 290,376 400,356', inks.land[4]),
  ]
}

/** Woven bags a metre long, hung where no monkey dares to climb. */
function nests(bench: Bench, own: Own): Art {
  const nest = bench.keep(
    bench.cut(
      '-4,-10! -8,40 -10,80 -24,116 -30,150 -20,180 0,190 20,180 30,150 24,116 10,80 8,40 4,-10!',
      own.straw,
      shape('6,-10 10,60 14,90 30,130 24,180 0,196 12,150 6,110 2,60', own.strawShade),
      line(
        '-8,40 8,46;-10,72 10,64;-16,100 14,92;-26,128 22,118;-28,154 28,140;-20,176 26,160;-22,116 12,140;-10,90 24,124;-28,144 10,182',
        own.strawShade,
        1.8,
      ),
      oval(-4, 62, 5, 12, own.shade),
    ),
  )
  return [
    line('344,-10 346,92;398,-10 398,74;302,-10 300,96', own.strawShade, 3),
    print(nest, 346, 92, 0.96, -2),
    print(nest, 398, 74, 0.66, 3),
    print(nest, 300, 96, 0.6, 2),
  ]
}

function tail(own: Own): Art {
  return [
    limb('238,262,30 272,326,30 296,384,26', own.yellow),
    limb('220,270,24 248,332,24 268,390,20', own.gold),
    limb('232,258,20 262,320,18 284,370,12', own.black, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '120,122 132,100 156,92 180,100 196,124 214,156 238,190 258,228 266,262 258,288 236,298 208,290 178,270 150,240 130,204 120,166',
    own.chestnut,
    shape('112,110 150,84 190,92 204,128 196,158 178,176 162,204 150,240 124,210 114,160', own.black),
    shape('150,240 170,214 190,236 214,262 240,276 262,270 256,300 200,300', own.shade),
  )
}

function wing(own: Own): Art {
  return [
    limbs(
      [
        '206,160,34 238,214,32 268,284,8',
        '196,178,30 224,230,28 258,296,6',
        '188,196,24 210,242,22 240,296,5',
      ],
      own.shade,
      'point',
    ),
    limbs(
      [
        '204,156,22 234,206,18 262,272,4',
        '194,176,18 220,222,16 250,284,4',
        '186,194,15 206,234,13 232,282,3',
      ],
      own.lit,
      'point',
    ),
  ]
}

/** A bill running up into a shield on the forehead, a blue cheek and a pink wattle. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '144,92! 126,92 104,102 74,118 42,140! 74,138 104,134 134,130! 142,112',
      own.black,
      shape('30,150 46,120 84,104 96,110 92,146 40,160', own.orange),
      shape('36,142 70,134 100,126 128,124 134,134 80,142', mix(own.orange, own.black, 0.35)),
    ),
    shape('124,122! 136,112 154,112 168,122 168,136 154,144 138,142 126,134', own.cheek),
    shape('126,134! 140,142 152,144 148,154 134,156 124,148', own.wattle),
    dot(148, 107, 6, own.shade),
    dot(148, 107, 3.4, inks.key),
    dot(146.4, 105.4, 1.3, inks.paper),
  ]
}

function branch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,318,22 40,300,21 200,288,20 330,270,17 580,206,10', inks.land[5]),
    limb('-160,310,8 40,293,7 200,281,7 330,264,6 580,201,3', inks.land[3]),
    limbs(
      [
        '172,274,8 166,284,8 164,298,6',
        '182,276,8 178,286,8 177,298,6',
        '206,278,8 202,288,8 200,298,6',
        '216,276,8 214,286,8 213,298,6',
      ],
      own.black,
    ),
    leaf(60, 296, [72, 17, 148], inks.leaf[1], inks.leaf[2]),
    leaf(90, 292, [64, 16, -146], inks.leaf[0], inks.leaf[1]),
  ]
}
