import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteFacedCapuchin: Species = {
  latin: 'Cebus imitator',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      branch(bench, own),
      head(bench, own),
      face(bench, own),
    ]
  },
}

const OWN = {
  fur: '#1d1a1d',
  sheen: '#453b3a',
  cream: ['#fdf0d2', 0.5],
  creamShade: ['#dfc095', 0.6],
  pink: ['#eab08e', 0.4],
  fold: ['#b9785e', 0.5],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.6)),
    disc(bench, { x: 226, y: 168, r: 122 }),
    land('0,350 100,330 220,346 400,322', inks.land[2]),
    sideLeaf(bench, -90, 70, [190, 30, 12], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 500, 30, [190, 30, 158], inks.leaf[1], inks.leaf[2]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('254,272,26 300,296,22 330,330,19 326,368,17 294,378,15 280,358,13 296,346,10', own.fur),
    limb('196,262,40 156,236,36 140,290,22', own.sheen),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '150,146 186,128 220,142 250,182 272,230 278,276 258,304 214,308 176,296 150,262 136,214 136,172',
      own.fur,
      shape('120,150 160,130 204,132 222,154 212,186 196,206 180,240 160,262 130,240 120,190', own.cream),
      shape('196,140 222,154 214,188 196,210 184,236 176,214 190,180', own.creamShade),
      shape('236,168 262,212 276,270 262,296 254,250 240,206', own.sheen),
    ),
    bench.cut(
      '160,172 178,158 202,168 208,196 196,226 176,254 150,278 128,298 114,290 126,268 148,244 160,216',
      own.fur,
      shape('150,160 178,150 214,166 210,200 186,206 164,200', own.cream),
      shape('204,180 212,200 196,232 180,252 186,226', own.creamShade),
    ),
    bench.cut(
      '262,298 214,300 186,272 164,254 158,270 164,300 140,304 138,276 140,244 160,230 190,236 232,248 266,268',
      own.fur,
      shape('150,244 176,240 220,254 252,272 220,266 180,254', own.sheen),
    ),
  ]
}

function branch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,326,26 60,312,24 200,308,22 330,300,20 580,268,14', inks.land[5]),
    limb('-160,318,9 60,304,8 200,300,8 330,293,7 580,262,4', inks.land[3]),
    limbs(
      [
        '118,292,10 108,304,9 106,316,7',
        '124,294,10 118,308,9 118,320,7',
        '144,298,11 130,306,10 128,318,7',
        '154,300,11 144,310,10 142,322,7',
        '162,300,10 158,312,9 157,322,7',
      ],
      own.fur,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '108,112 112,86 132,68 160,64 188,74 202,98 200,126 186,150 160,164 132,158 114,140',
      own.cream,
      shape('118,90 122,64 160,50 200,68 208,104 192,98 176,84 156,92! 138,82 126,96', own.fur),
      shape('190,104 206,100 200,140 176,166 160,160 184,140', own.creamShade),
    ),
    shape('98,112 106,100 116,106 118,124 108,132', own.creamShade),
    shape('202,112 210,108 214,118 208,132 198,134', own.creamShade),
  ]
}

function face({ inks }: Bench, own: Own): Art {
  return [
    shape('124,110 138,100 154,104 170,102 184,112 182,130 170,150 152,158 136,148 126,132', own.pink),
    shape('138,134 152,128 168,134 168,150 152,157 138,148', mix(own.pink, own.fold, 0.35)),
    dots('138,117,6 168,118,6', own.fur),
    dots('136.5,115,1.8 166.5,116,1.8', inks.paper),
    line('128,107 138,105 147,108;160,108 168,106 178,109', own.fold, 2.2),
    limbs(['148,132,5 144,137,4', '156,132,5 160,137,4'], own.fold),
    line('142,148 152,150 163,147', own.fur, 1.8),
  ]
}
