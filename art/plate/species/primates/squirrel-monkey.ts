import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, leaf, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const squirrelMonkey: Species = {
  latin: 'Saimiri oerstedii',
  best: 'day',
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
      face(bench, own),
      leaves(bench),
    ]
  },
}

const OWN = {
  orange: ['#d9752a', 0.5],
  lit: ['#f2a24e', 0.5],
  shade: ['#96481f', 0.6],
  olive: '#8f8448',
  oliveShade: '#625c34',
  gold: ['#e8b23c', 0.5],
  white: ['#fff8e8', 0.4],
  whiteShade: ['#e2d2b4', 0.6],
  black: '#1d181a',
  pink: ['#d99a86', 0.5],
  iris: '#8a4f24',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 232, y: 166, r: 124, ink: inks.paper }),
    land('0,344 110,322 230,338 400,314', inks.land[1]),
    land('0,382 150,364 290,378 400,358', inks.land[3]),
  ]
}

/** Longer than the rest of it and no use for holding; the tip is black. */
function tail(own: Own): Art {
  return [
    limb('306,232,22 338,252,19 352,290,17 342,330,16 322,360,18', own.olive),
    limb('330,346,18 318,366,20 304,384,16', own.black),
    limb('312,230,8 342,254,7 356,290,6 346,326,5', own.gold),
  ]
}

function farLimbs(own: Own): Art {
  return [
    limb('170,214,30 182,248,24 176,284,18', own.oliveShade),
    limb('276,238,44 252,262,30 262,288,20', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '122,190 142,164 174,150 212,146 250,154 284,174 310,204 318,238 304,264 274,272 232,262 196,256 164,248 138,228',
    own.orange,
    shape('130,218 166,240 210,246 256,248 300,238 322,224 320,290 150,280', own.gold),
    shape('120,180 142,160 158,164 160,190 158,226 144,240 126,220', own.white),
    shape('156,158 176,150 214,147 252,156 286,176 306,202 276,188 240,176 200,170 164,176', own.lit),
    shape('258,214 290,200 316,222 310,262 278,262 258,242', own.olive),
  )
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,316,28 60,300,26 200,294,24 330,288,22 580,256,14', inks.land[5]),
    limb('-160,307,9 60,292,9 200,286,8 330,281,8 580,250,5', inks.land[3]),
  ]
}

function nearLimbs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '128,208 148,190 172,198 178,226 166,254 152,276 146,292 124,292 124,272 134,246',
      own.olive,
      shape('160,192 180,220 168,258 150,296 138,296 144,266 158,238', own.oliveShade),
      shape('112,250 176,250 176,300 112,300', own.gold),
    ),
    bench.cut(
      '254,250 266,220 294,208 316,224 318,254 300,274 272,282 250,290 230,292 228,280 248,270',
      own.olive,
      shape('296,206 322,232 318,262 290,282 262,288 284,268 300,244', own.oliveShade),
      shape('220,276 262,270 270,284 250,300 220,300', own.gold),
    ),
    limbs(
      [
        '130,290,11 118,298,8 114,310,6',
        '136,292,10 130,302,8 128,314,6',
        '144,292,10 142,302,8 141,314,6',
        '236,286,11 220,294,8 216,306,6',
        '242,288,10 232,298,8 230,310,6',
        '250,290,10 244,300,8 243,312,6',
      ],
      own.gold,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.pair([dot(77, 146, 14, own.white), dot(78, 147, 8, own.pink)], 122),
    bench.cut(
      mirrored('122,70 98,74 80,92 74,120 76,150 86,176 104,192 122,196', 122),
      own.white,
      folded('122,60 94,64 70,92 68,124 80,112 94,106 110,112 122,124', own.black, 122),
      shape('150,76 176,110 172,150 146,194 128,200 150,170 160,130', own.whiteShade),
    ),
  ]
}

/** A white mask, a black muzzle, and eyes too large for its face. */
function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair(
      [
        oval(103, 136, 15, 15, own.pink),
        dot(104, 136, 10.4, own.iris),
        dot(104, 136, 6, inks.key),
        dot(101, 132.5, 2.4, inks.paper),
      ],
      122,
    ),
    folded('122,142 115,148 110,158 100,166 100,176 112,184 122,186', own.black, 122),
    dots('118,162,1.6 126,162,1.6', own.pink),
    line('110,176 122,179 134,176', own.pink, 1.6),
  ]
}

function leaves(bench: Bench): Art {
  const { inks } = bench
  return [
    leaf(40, 296, [74, 18, 150], inks.leaf[1], inks.leaf[2]),
    leaf(70, 300, [70, 18, 104], inks.leaf[2], inks.leaf[3]),
    leaf(378, 278, [70, 17, -44], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, -100, 40, [190, 32, 14], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 510, 60, [180, 32, 166], inks.leaf[2], inks.leaf[3]),
  ]
}
