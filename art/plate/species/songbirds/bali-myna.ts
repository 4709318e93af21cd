import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const baliMyna: Species = {
  latin: 'Leucopsar rothschildi',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      wing(bench, own),
      crest(own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  white: ['#fffdf6', 0.25],
  shade: ['#dcdde2', 0.7],
  deep: '#a9afbb',
  black: '#1b1c22',
  sheen: '#454a55',
  blue: ['#2c74d6', 0.3],
  blueLit: ['#5ea2f0', 0.3],
  bill: '#8d8a86',
  billTip: ['#e5c25c', 0.3],
  toes: '#6d7884',
} as const

type Own = Tints<typeof OWN>

/** The dry woods of the west of Bali, and a volcano over them. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 212, y: 158, r: 126 }),
    land('0,316 70,300 150,262 196,236! 214,240 226,236! 280,276 340,300 400,310', inks.land[1]),
    land('0,344 110,326 230,340 400,322', inks.land[3]),
    land('0,380 130,362 280,376 400,360', inks.land[4]),
  ]
}

function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '246,252 274,250 304,300 330,350 340,382! 322,390 302,388! 276,336 252,288',
    own.white,
    shape('246,252 262,262 296,330 322,392 296,392 260,312', own.shade),
    shape('286,372 312,356 332,342 350,384 318,400 296,396', own.black),
    line('268,276 298,334 318,384', own.deep, 2.2),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '126,120 138,92 164,76 192,82 210,104 218,134 240,168 264,206 278,244 270,274 238,288 200,284 166,264 142,230 130,192 128,152',
    own.white,
    shape('132,196 150,226 182,252 224,264 276,252 262,290 200,296 158,270', own.shade),
    shape('128,152 144,164 162,182 170,206 152,206 136,190', own.shade),
    line('146,176 152,196 164,214;158,172 166,192 180,212', own.deep, 2),
  )
}

function wing(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '212,224 240,226 268,254 288,290 298,322! 272,304 246,278 224,252',
      own.black,
      line('238,244 264,274 288,308;228,250 250,280 276,302', own.sheen, 2.4),
    ),
    shape(
      '196,140 218,138 244,170 266,208 280,246! 268,242 264,254! 252,242 244,252! 232,236 224,242! 208,212 194,176',
      own.white,
    ),
    shape('218,138 244,170 266,208 280,246! 268,242 256,210 238,180', own.shade),
    line('206,168 222,202 238,232;218,164 238,198 256,232;198,182 208,210 220,234', own.deep, 2.2),
    shape('194,136 214,132 230,150 232,170 218,180 202,166', own.white),
  ]
}

/** Long loose feathers that droop behind the head until it bobs and raises them. */
function crest(own: Own): Art {
  return [
    limbs(
      [
        '160,82,14 184,62,16 212,64,14 240,88,4',
        '168,84,16 196,76,18 224,86,14 248,116,4',
        '176,92,16 202,92,18 226,108,13 244,142,3',
      ],
      own.white,
      'point',
    ),
    limbs(['176,76,4 204,70,5 232,84,2', '184,86,4 212,88,5 238,112,2'], own.deep, 'point'),
    limb('182,100,5 208,106,6 232,132,2', own.deep, 'point'),
  ]
}

/** Bare blue skin runs to a point behind the eye. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('130,112 142,98 162,92 182,98 204,116! 186,122 168,126 148,124 136,120', own.blue),
    shape('136,110 148,100 164,96 178,100 160,104 146,110', own.blueLit),
    bench.cut(
      '132,106! 112,110 92,120 78,132! 100,132 118,130 136,124!',
      own.bill,
      shape('74,134 88,118 104,112 108,130 90,138', own.billTip),
      line('86,129 110,121 134,116', own.black, 1.8),
    ),
    dot(157, 110, 7.6, inks.paper),
    dot(157, 110, 6, inks.key),
    dot(155, 108, 1.7, inks.paper),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,330,16 60,312,16 200,298,14 330,270,12 580,200,7', inks.land[5]),
    limb('-160,325,5 60,307,5 200,293,5 330,266,4 580,197,3', inks.land[3]),
    limb('92,308,9 70,280,6 60,250,4', inks.land[5], 'point'),
    limbs(
      [
        '188,276,8 181,288,7 178,302,5',
        '198,278,8 192,291,7 190,304,5',
        '226,280,8 221,287,7 219,299,5',
        '236,279,8 232,286,7 231,297,5',
      ],
      own.toes,
    ),
    leaf(60, 256, [40, 13, -120], inks.leaf[1], inks.leaf[2]),
    leaf(64, 268, [42, 13, 176], inks.leaf[0], inks.leaf[1]),
    leaf(350, 262, [54, 15, -20], inks.leaf[1], inks.leaf[2]),
    leaf(344, 266, [48, 14, 52], inks.leaf[0], inks.leaf[1]),
  ]
}
