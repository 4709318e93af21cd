import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greatHornbill: Species = {
  latin: 'Buceros bicornis',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      neck(bench, own),
      bill(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  black: '#17171b',
  sheen: '#3b3b44',
  white: ['#fff9ea', 0.5],
  cream: ['#f4dd97', 0.5],
  yellow: ['#f2bd2e', 0.5],
  orange: ['#e8862a', 0.5],
  iris: ['#c9321f', 0.3],
  leg: '#8d938a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 240, y: 156, r: 122 }),
    land('0,326 100,304 220,322 320,298 400,316', inks.land[2]),
    land('0,370 130,350 290,366 400,344', inks.land[4]),
  ]
}

/** White, with one black band. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '278,262 312,258 338,320 356,386! 342,400 312,402! 292,340',
    own.white,
    shape('282,322 350,304 364,352 300,366', own.black),
    line('306,276 330,398;320,280 346,390', mix(own.white, own.black, 0.25), 2),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '196,150 226,142 258,154 288,190 308,236 316,282! 292,302 256,306 222,294 196,264 182,222 182,180',
    own.black,
    shape('176,262 216,256 250,284 296,290 280,316 220,310', own.white),
    shape('232,196 262,196 300,226 316,246 312,264 286,244 250,224', own.cream),
    shape('262,262 292,266 320,276 306,300 284,290', own.white),
    line('214,160 240,170;212,174 236,182', own.sheen, 4),
  )
}

function neck(bench: Bench, own: Own): Art {
  return bench.cut(
    '166,78 190,62 216,66 232,88 238,122 248,158 234,182 206,190 184,176 176,144 168,112',
    own.cream,
    shape('216,64 240,88 242,130 254,170 228,190 224,140 218,100', own.yellow),
    shape('150,88 170,74 192,78 204,98 196,116 172,118', own.black),
    line('196,140 206,176;212,130 222,172;184,134 192,164', mix(own.yellow, own.orange, 0.4), 2.6),
  )
}

/** The casque sits on it like an upturned boat. */
function bill(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '176,100 140,96 104,106 74,126 52,156 44,188! 62,172 88,156 122,140 156,130 178,124',
      own.yellow,
      shape('180,90 140,92 100,104 72,126 54,152 84,130 124,112 180,106', own.cream),
      shape('40,196 50,160 72,138 66,168', own.orange),
      line('176,116 134,122 92,142 58,172', mix(own.orange, inks.key, 0.35), 2.6),
    ),
    bench.cut(
      '204,72 186,46 152,36 116,42 88,62! 90,92 98,110 136,98 176,96 198,94',
      own.yellow,
      shape('88,50 116,36 160,34 192,50 206,74 170,60 130,58 98,68', own.cream),
      shape('80,56 100,60 106,112 86,106', own.orange),
      shape('190,60 210,70 204,98 184,92', own.black),
    ),
    eye(182, 96, 7.5, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
    line('172,86 184,84 194,90', own.black, 3),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,344,28 70,322,26 220,316,24 340,306,22 580,276,14', inks.land[5]),
    limb('-160,334,9 70,313,8 220,307,8 340,298,6 580,272,4', mix(inks.leaf[2], inks.land[4], 0.3)),
    limbs(
      [
        '216,290,13 208,308,10 202,322,7',
        '228,292,13 224,312,10 222,326,7',
        '254,292,13 248,308,10 244,320,7',
        '266,292,13 266,308,10 266,320,7',
      ],
      own.leg,
    ),
    leaf(64, 320, [82, 20, 150], inks.leaf[1], inks.leaf[2]),
    leaf(70, 318, [70, 18, -142], inks.leaf[0], inks.leaf[1]),
    leaf(120, 326, [64, 17, 96], inks.leaf[2], inks.leaf[3]),
    leaf(366, 300, [76, 19, -30], inks.leaf[1], inks.leaf[2]),
    shape('104,332 112,326 120,332 118,342 108,344;88,340 96,334 104,340 102,350 92,352', own.orange),
  ]
}
