import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const fieryThroatedHummingbird: Species = {
  latin: 'Panterpe insignis',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      throat(bench, own),
      head(bench, own),
      wing(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  green: ['#149a6a', 0.4],
  lit: ['#4fd39a', 0.4],
  deep: ['#0a5a4c', 0.5],
  blue: ['#1f6fd0', 0.4],
  violet: ['#3a3fb0', 0.4],
  navy: ['#14245c', 0.5],
  orange: ['#ff8a1e', 0.25],
  yellow: ['#ffd23c', 0.25],
  bill: '#1c1c22',
  rose: ['#d9766a', 0.4],
  pink: ['#e06a9a', 0.4],
  pinkShade: ['#a83c76', 0.5],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 216, y: 170, r: 134, ink: inks.paper }),
    land('0,336 100,312 210,330 310,300 400,322', mix(inks.land[2], inks.sky[0], 0.3)),
    land('0,376 130,356 270,370 400,346', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['250,258,20 282,312,20 306,362,14', '240,264,18 266,320,18 284,370,12'], own.navy),
    limb('254,256,14 288,308,12 312,350,6', own.violet, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '132,104 150,84 178,76 204,86 220,108 232,140 252,176 268,214 270,250 252,276 222,280 188,262 162,230 146,192 138,152',
    own.green,
    shape('128,140 160,158 184,186 196,214 186,240 160,232 140,196', own.blue),
    shape('150,200 176,214 196,244 190,266 160,236', own.green),
    shape('220,108 236,140 258,176 274,214 274,260 240,284 250,240 238,196 218,160 206,130', own.deep),
    limbs(
      ['168,220,4 182,240,5 202,258,2', '190,216,4 206,240,5 226,262,2', '208,200,4 226,230,5 240,258,2'],
      own.lit,
      'point',
    ),
  )
}

/** From any other angle it is black: the fire is all in how the feathers turn the light. */
function throat(bench: Bench, own: Own): Art {
  return bench.cut(
    '130,112! 146,112 166,120 182,140 186,164 174,182 156,178 142,158 134,134',
    own.orange,
    shape('130,112 148,110 160,116 156,132 144,140 134,130', own.yellow),
    shape('150,132 168,130 178,146 174,162 160,162 150,150', RED),
    shape('142,158 160,166 176,160 190,150 190,190 150,190', mix(own.yellow, own.green, 0.5)),
    line(
      '140,126 150,124;146,138 158,134;150,152 164,146;158,166 172,160;162,122 170,130',
      mix(own.orange, own.bill, 0.35),
      1.6,
    ),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('134,98 150,82 178,74 202,84 190,92 166,92 146,100', own.blue),
    shape('132,104! 148,98 172,96 190,104 192,118 176,122 156,114', own.bill),
    limb('138,106,9 90,98,6 34,90,4', own.bill, 'point'),
    limb('136,110,4 108,105,3 80,100,2', own.rose, 'point'),
    dot(164, 104, 7, inks.key),
    dot(162, 101.8, 1.8, inks.paper),
    shape('178,100 188,99 190,106 180,107', inks.paper),
  ]
}

function wing(bench: Bench, own: Own): Art {
  return [
    shape('214,120 238,128 262,164 280,212 292,266 296,310! 270,280 246,244 226,206 214,164', own.navy),
    line('228,150 258,206 284,280;222,172 246,220 274,276', own.violet, 2.4),
    bench.cut(
      '196,112 218,112 236,128 242,152 232,178 216,184 202,168 194,140',
      own.lit,
      shape('218,112 246,130 246,190 214,190 228,164 230,138', own.green),
    ),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const flower = bench.keep([
    shape('0,0! -10,14 -13,36 -20,58! -8,52 0,62! 8,52 20,58! 13,36 10,14', own.pink),
    shape('0,0! 10,14 13,36 20,58! 8,52 0,62! 3,36', own.pinkShade),
  ])
  return [
    limb('-160,330,10 40,306,10 200,286,9 320,256,8 580,150,5', inks.land[5]),
    limb('-160,327,3 40,303,3 200,283,3 320,253,3 580,147,2', inks.land[3]),
    limbs(
      [
        '198,268,5 192,278,5 190,290,4',
        '206,270,5 202,280,5 201,290,4',
        '222,272,5 218,280,5 217,288,4',
        '230,270,5 227,278,5 227,286,4',
      ],
      own.bill,
    ),
    print(flower, 60, 306, 1, 14),
    print(flower, 96, 302, 0.84, -12),
    print(flower, 22, 310, 0.76, 26),
    print(flower, 356, 246, 0.8, 4),
    leaf(44, 304, [64, 15, -142], inks.leaf[1], inks.leaf[2]),
    leaf(320, 258, [66, 15, -24], inks.leaf[1], inks.leaf[2]),
    leaf(112, 298, [52, 13, -40], inks.leaf[0], inks.leaf[1]),
  ]
}
