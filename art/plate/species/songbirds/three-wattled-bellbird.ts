import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const threeWattledBellbird: Species = {
  latin: 'Procnias tricarunculatus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      wing(own),
      head(bench, own),
      wattles(own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  chestnut: ['#9a4a24', 0.7],
  lit: ['#c9743a', 0.7],
  shade: ['#632a1a', 0.7],
  white: ['#fffaf0', 0.4],
  whiteShade: ['#cfc6c6', 0.7],
  black: '#1a181c',
  gape: ['#f0a68c', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.3)),
    disc(bench, { x: 236, y: 158, r: 116 }),
    land('0,312 90,280 190,300 300,264 400,290', mix(inks.land[2], inks.sky[0], 0.35)),
    land('0,360 120,338 260,354 400,324', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('272,266,34 306,316,32 330,360,26', own.shade),
    limb('264,274,20 296,324,18 314,362,14', own.chestnut),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '120,96 140,72 170,62 200,70 220,94 228,124 242,158 264,196 284,234 290,266 274,290 240,294 204,284 172,258 150,224 140,186 134,146',
    own.chestnut,
    shape(
      '100,100 140,60 200,60 224,96 228,126 234,158 226,184 200,180 184,196 166,190 154,206 140,190 126,150',
      own.white,
    ),
    shape('204,72 224,96 230,128 236,160 226,184 208,180 214,150 210,110', own.whiteShade),
    shape('152,206 176,226 204,246 240,262 284,262 280,300 200,300 160,260', own.shade),
    limbs(
      ['176,210,4 190,236,6 214,262,2', '196,202,4 212,230,6 240,260,2', '158,214,4 168,240,6 188,268,2'],
      own.lit,
      'point',
    ),
  )
}

function wing(own: Own): Art {
  return [
    limbs(
      [
        '236,164,34 268,214,32 300,286,7',
        '224,182,28 252,228,26 284,290,6',
        '216,198,22 238,240,20 264,290,5',
      ],
      own.shade,
      'point',
    ),
    limbs(
      [
        '234,160,22 264,206,18 292,268,4',
        '222,180,18 248,222,16 276,276,4',
        '214,196,14 234,232,13 256,280,3',
      ],
      own.lit,
      'point',
    ),
  ]
}

/** Calling: the bill opened so wide that the throat shows black. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('142,64! 118,50 96,38 70,28! 88,56 116,80 152,94! 154,84 150,74', own.black),
    shape('152,94! 116,108 88,128 72,150! 98,140 124,132 144,122! 153,112 155,102', own.black),
    shape(
      '77,37! 92,58 118,80 152,94! 126,76 100,56;79,143! 92,126 118,109 152,94! 126,114 102,130',
      own.gape,
    ),
    shape('124,83 152,94! 124,106 117,94', own.black),
    dot(168, 92, 7, own.black),
    dot(166, 90, 2, inks.paper),
  ]
}

/** One from the forehead and one from each corner of the bill, limp as wet string. */
function wattles(own: Own): Art {
  return [
    limb('136,72,6 112,80,5.4 98,108,5 96,150,4.6 98,196,4', own.black),
    limb('142,112,6 128,134,5.4 124,170,5 126,226,4', own.black),
    limb('152,116,6 152,146,5.4 148,180,5 150,216,4', own.shade),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,322,26 40,306,24 200,298,22 320,278,17 430,250,10', inks.land[5]),
    limb('-160,313,8 40,298,8 200,291,7 320,272,6 424,247,3', inks.land[4]),
    limb('60,304,14 34,260,9 30,216,4', inks.land[5], 'point'),
    limbs(
      [
        '196,284,7 190,296,7 188,308,6',
        '206,286,7 202,298,7 201,309,6',
        '226,284,7 222,294,7 221,304,6',
        '236,282,7 233,292,7 233,302,6',
      ],
      own.black,
    ),
    leaf(30, 216, [60, 15, -62], inks.leaf[1], inks.leaf[2]),
    leaf(32, 240, [58, 15, 196], inks.leaf[2], inks.leaf[3]),
    leaf(360, 268, [66, 16, 40], inks.leaf[1], inks.leaf[2]),
  ]
}
