import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const titicacaGrebe: Species = {
  latin: 'Rollandia microptera',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      reeds(bench),
      reflection(bench, own),
      body(bench, own),
      wing(own),
      neck(bench, own),
      head(bench, own),
      water(bench),
    ]
  },
}

const OWN = {
  brown: '#5b4a40',
  brownLit: '#84705f',
  brownShade: '#38302d',
  chestnut: '#9a4a26',
  chestnutLit: '#c06c3c',
  chestnutShade: '#6c321f',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d0d3d6', 0.8],
  crown: '#2c2524',
  crest: '#5a3524',
  bill: ['#f2c53a', 0.3],
  billShade: ['#c8922a', 0.4],
  iris: '#6f2a1e',
} as const

type Own = Tints<typeof OWN>

/** The high lake, and the snow beyond it. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 196, y: 152, r: 124 }),
    land('0,250 40,232 90,214 128,226 170,240 230,246 284,222 322,206 360,226 400,240', inks.snow[1]),
    land('0,262 90,250 200,258 310,248 400,256', inks.land[2]),
    flat(bench, 268, inks.water[1]),
    glints('70,286,110 330,282,120 -60,290,120 470,288,110', inks.water[0], 1.8),
  ]
}

function reeds(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: 318, to: 560, y: 320, height: 170, blades: 34 }, inks.leaf[2]),
    grass(bench, { from: -160, to: 44, y: 322, height: 130, blades: 30 }, inks.leaf[1]),
    flat(bench, 312, inks.water[2]),
  ]
}

function reflection(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    oval(222, 330, 130, 16, mix(own.brown, inks.water[2], 0.55)),
    oval(226, 326, 112, 10, mix(own.chestnut, inks.water[2], 0.55)),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '110,296 116,268 136,246 172,236 216,236 262,244 304,252 336,248 356,256 350,284 330,312 290,328 230,332 170,330 128,318',
    own.brown,
    shape('106,296 130,300 170,294 214,300 270,310 330,296 320,340 120,340', own.chestnut),
    shape('120,316 170,318 240,324 320,312 300,340 140,340', own.chestnutShade),
    shape('176,236 220,236 266,246 304,252 270,256 224,250 186,250', own.brownLit),
    shape('324,262 356,252 362,272 340,296 322,290', own.whiteShade),
    limbs(['296,254,8 326,260,10 350,250,3', '290,266,8 322,272,10 352,264,3'], own.brownShade, 'point'),
  )
}

/** Too short to lift it. */
function wing(own: Own): Art {
  return [
    shape('196,250 224,246 256,256 280,274 290,292! 264,294 234,288 208,274', own.brownShade),
    limbs(['210,256,12 244,266,11 282,288,3', '206,268,10 236,280,9 268,292,3'], own.brown, 'point'),
    line('214,254 246,264 272,280', own.brownLit, 2.4),
    line('236,290 262,295 288,294', own.white, 3.4),
  ]
}

/** White down the front, chestnut behind and at the foot. */
function neck(bench: Bench, own: Own): Art {
  return bench.cut(
    '128,96 150,82 178,92 188,116 184,146 176,176 176,206 190,232 206,254 190,284 152,298 120,286 112,258 122,226 134,194 138,160 132,130',
    own.white,
    shape(
      '164,86 192,104 190,146 182,176 182,206 196,234 210,256 186,258 164,232 158,200 164,164 168,130',
      own.chestnut,
    ),
    shape('108,246 130,232 152,240 176,234 212,250 196,300 140,310 106,280', own.chestnut),
    shape('112,262 132,258 152,266 150,296 124,290', own.chestnutLit),
    shape('178,110 192,110 186,160 180,190 190,226 174,210 170,176 178,144', own.chestnutShade),
    line('140,176 138,206 132,230', own.whiteShade, 4),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limbs(
      [
        '150,82,14 182,72,14 212,78,4',
        '158,86,14 190,86,13 216,98,4',
        '164,94,14 192,102,12 212,118,4',
        '168,104,13 188,118,11 202,136,3',
      ],
      own.crest,
      'point',
    ),
    bench.cut(
      '118,110 126,90 146,76 172,78 186,96 184,116 170,130 148,134 128,128',
      own.white,
      shape('114,108 122,88 144,70 176,72 194,98 186,122 172,116 160,106 140,104', own.crown),
      shape('164,104 180,112 190,120 176,136 164,126', own.chestnut),
      shape('130,84 146,76 168,78 176,88 156,86', own.crest),
    ),
    shape('124,104! 102,106 76,112 52,122! 78,126 104,124 126,120!', own.bill),
    shape('52,122! 84,117 126,113 126,121! 104,125 78,126', own.billShade),
    dot(147, 104, 7.6, own.iris),
    dot(147, 104, 4.6, inks.key),
    dot(145.2, 102.2, 1.6, inks.paper),
  ]
}

function water(bench: Bench): Art {
  const { inks } = bench
  return glints(
    '222,338,250 130,350,120 310,352,130 220,368,170 60,376,110 390,380,120 -70,366,120 480,366,110',
    inks.water[0],
    2,
  )
}
