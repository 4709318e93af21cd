import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greatCurassow: Species = {
  latin: 'Crax rubra',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      legs(own),
      body(bench, own),
      wing(own),
      crest(own),
      head(bench, own),
      floor(bench),
    ]
  },
}

const OWN = {
  black: '#18191f',
  sheen: '#36404e',
  gloss: '#54687c',
  white: ['#fffaf0', 0.4],
  knob: ['#ffcf2e', 0.3],
  knobShade: ['#d99a1c', 0.4],
  bill: '#3a3a40',
  leg: '#7c7a78',
  legShade: '#55535a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 226, y: 156, r: 124 }),
    land('0,292 100,268 220,284 320,256 400,274', inks.land[1]),
    limbs(['30,-20,24 36,140,26 26,400,40', '372,-20,18 366,150,20 376,400,32'], inks.land[2]),
    sideLeaf(bench, -110, 60, [190, 34, 14, 10], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 520, 40, [180, 32, 164, -10], inks.leaf[1], inks.leaf[2]),
    land('0,338 120,326 260,336 400,322', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['292,236,46 338,274,42 382,322,36', '284,250,38 324,290,36 356,336,30'], own.black),
    line('306,246 350,286 388,324;298,260 336,300 362,338', own.sheen, 2.6),
  ]
}

function legs(own: Own): Art {
  return [
    limb('232,270,26 240,304,12 236,346,9', own.legShade),
    limb('200,272,26 200,306,13 196,350,10', own.leg),
    limbs(['236,346,8 216,352,5', '236,346,8 228,356,5', '238,346,7 252,354,4'], own.legShade),
    limbs(
      ['196,350,8 172,356,5', '196,350,8 186,361,5', '198,350,8 206,361,5', '200,350,7 216,356,4'],
      own.leg,
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '134,110 150,96 168,102 176,122 180,146 196,166 230,174 266,184 298,204 318,232 306,260 270,276 226,284 186,276 156,252 140,222 136,190 140,160 138,132',
    own.black,
    shape('140,240 170,246 210,254 260,256 310,246 280,290 190,294 150,270', own.white),
    limbs(
      ['152,168,6 150,206,9 164,236,3', '168,160,6 168,204,9 186,240,3', '186,172,5 190,208,8 208,240,3'],
      own.sheen,
      'point',
    ),
  )
}

function wing(own: Own): Art {
  return [
    shape('196,172! 232,174 270,188 302,214 322,246 328,264! 294,262 256,256 224,240 204,212', own.sheen),
    line('214,188 250,208 296,240;210,206 242,228 282,250;228,182 268,200 312,234', own.gloss, 2.4),
    shape('206,214 226,240 256,256 294,262 328,264 290,270 236,260 210,236', own.black),
  ]
}

/** Feathers that curl forward at their tips, raised like a row of commas. */
function crest(own: Own): Art {
  return [
    limbs(
      [
        '140,80,7 132,58,7 116,50,7 112,62,5',
        '148,74,7 146,46,7 132,34,7 124,46,5',
        '158,72,7 162,42,7 152,24,7 142,34,5',
        '168,76,7 178,50,7 172,28,7 162,32,5',
        '176,84,7 192,64,7 192,44,7 182,44,5',
      ],
      own.black,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '122,102 128,82 146,72 166,74 180,88 182,108 172,126 152,134 134,126',
      own.black,
      shape('130,88 146,74 166,78 178,94 158,86', own.sheen),
    ),
    shape('128,98! 112,98 98,106 92,118! 106,120 118,120 130,116!', own.bill),
    shape('94,116! 108,113 130,111 130,117 106,120', own.black),
    dot(114, 92, 11, own.knob),
    shape('118,82 125,92 120,102 110,103 118,94', own.knobShade),
    shape('108,100 128,96 134,104 130,112 114,106', own.knob),
    dot(148, 100, 6.4, own.knobShade),
    dot(148, 100, 4.4, inks.key),
    dot(146.4, 98.2, 1.5, inks.paper),
  ]
}

function floor(bench: Bench): Art {
  const { inks } = bench
  return [
    shape(
      '40,366 70,358 92,368 64,376;120,378 150,370 168,380 140,388;282,366 314,358 332,368 304,376;340,388 366,380 384,390 356,398',
      mix(inks.land[3], inks.rock[1], 0.45),
    ),
    grass(bench, { from: -160, to: 120, y: 404, height: 36, blades: 24 }, inks.land[5]),
    grass(bench, { from: 270, to: 560, y: 404, height: 40, blades: 26 }, inks.land[5]),
  ]
}
