import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greaterAdjutant: Species = {
  latin: 'Leptoptilos dubius',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      legs(own),
      tail(own),
      body(bench, own),
      wing(bench, own),
      neck(bench, own),
      head(bench, own),
      crown(bench),
    ]
  },
}

const OWN = {
  slate: '#4c5664',
  slateLit: '#6d7887',
  slateShade: '#333b48',
  silver: '#aab3bc',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#cdcfd6', 0.8],
  skin: ['#ef9a52', 0.4],
  skinLit: ['#ffc07a', 0.4],
  skinShade: ['#c26a3a', 0.5],
  pouch: ['#e8845a', 0.4],
  bill: '#b7ab93',
  billShade: '#857b6c',
  down: '#7a6a60',
  leg: '#b8b2ac',
  legShade: '#87848a',
  iris: '#dfe6ea',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 148, r: 124 }),
    land('0,296 80,284 190,292 300,280 400,290', inks.land[1]),
    flat(bench, 302, inks.water[1]),
    glints('40,318,110 340,322,120 90,340,80 380,346,90', inks.water[0], 1.8),
  ]
}

function legs(own: Own): Art {
  return [
    limb('254,254,24 258,296,11 256,330,11 258,366,9', own.legShade),
    limb('220,256,26 218,296,12 222,330,12 220,366,10', own.leg),
  ]
}

function tail(own: Own): Art {
  return limbs(
    ['292,232,34 322,268,24 342,300,8', '282,240,30 304,278,22 316,306,8'],
    own.slateShade,
    'point',
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '160,150 186,136 224,140 262,160 296,196 318,238 306,262 270,276 226,276 190,262 166,230 154,190',
    own.white,
    shape('156,196 176,226 206,246 250,254 310,248 290,284 200,284 160,240', own.whiteShade),
  )
}

/** Slate, with a paler band where the long feathers of the back lie over it. */
function wing(bench: Bench, own: Own): Art {
  return [
    shape('262,198 300,222 328,262 342,300! 312,290 282,270 258,240', own.slateShade),
    bench.cut(
      '186,152 208,142 242,148 276,172 306,210 326,252 332,278! 304,270 268,260 234,246 206,222 190,188',
      own.slate,
      shape('190,150 212,140 246,148 280,174 304,206 270,182 238,164 208,160', own.slateLit),
      shape('208,216 240,222 276,234 326,262 336,284 290,270 240,252 212,234', own.silver),
      line('224,232 260,244 312,266;214,222 256,232 318,256', own.slateShade, 2.2),
      line('216,176 244,196 284,224;210,192 236,210 270,226;236,168 266,190 300,222', own.slateShade, 2.4),
    ),
  ]
}

/** Bare and orange, with a ruff of white at its foot and the pouch hung before the breast. */
function neck(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '148,104 160,82 182,78 200,92 204,116 206,140 216,158 206,170 178,172 158,160 152,134',
      own.skin,
      shape('188,82 212,100 214,160 196,172 196,140 192,112', own.skinShade),
      line('158,122 172,126 186,124;160,136 176,140 190,138;164,150 180,153 196,150', own.skinShade, 2),
    ),
    shape(
      '154,168! 162,154 180,160 200,156 222,150 236,164! 226,166 228,178! 212,176 206,188! 194,178 184,188! 174,176 162,180!',
      own.white,
    ),
    bench.cut(
      '160,156 176,154 186,170 184,200 176,230 162,246 148,238 144,212 148,180',
      own.pouch,
      shape('180,160 190,180 184,220 166,252 156,244 170,220 176,190', own.skinShade),
      shape('154,176 162,172 160,206 154,226 148,212', own.skinLit),
      line('170,176 168,204 160,232', own.skinShade, 1.8),
    ),
  ]
}

/** A wedge of a bill, and a few hairs for all its feathers. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '150,74! 124,82 92,98 60,120 38,140! 70,138 104,130 134,120 158,112!',
      own.bill,
      shape('34,142! 80,122 156,94 160,116 110,134', own.billShade),
      line('50,134 98,111 150,92', own.slateShade, 2),
    ),
    bench.cut(
      '144,96 148,74 164,60 186,58 202,72 206,94 196,110 174,116 154,112',
      own.skin,
      shape('150,76 166,62 186,60 178,74 160,80', own.skinLit),
      shape('196,68 210,96 196,114 176,116 192,98', own.skinShade),
      dots('184,96,2 178,104,1.8 192,84,1.8 168,106,1.8', own.skinShade),
    ),
    line('172,58 170,50;180,57 182,48;190,61 196,54;200,70 208,66;204,82 212,80', own.down, 2),
    eye(168, 82, 6, { iris: own.iris, pupil: inks.key }),
  ]
}

const CLUMPS =
  '-140,392,1.2 -84,388,1.1 -28,392,1.2 30,386,1.1 84,388,1.1 138,380,1 186,378,0.9 238,376,1 290,382,1 342,386,1.1 396,382,1.2 452,388,1.1 510,386,1.2'

/** The crown of a flooded tree at Prek Toal, where it nests. */
function crown(bench: Bench): Art {
  const { inks } = bench
  const spray = bench.keep([
    leaf(0, 0, [40, 12, -92], inks.leaf[2], inks.leaf[3]),
    leaf(0, 0, [40, 12, -54], inks.leaf[1], inks.leaf[2]),
    leaf(0, 0, [40, 12, -130], inks.leaf[1], inks.leaf[2]),
    leaf(0, 4, [40, 12, -18], inks.leaf[2], inks.leaf[3]),
    leaf(0, 4, [40, 12, -164], inks.leaf[2], inks.leaf[3]),
  ])
  return [
    land('0,380 70,368 150,370 220,362 300,370 400,366', inks.leaf[3]),
    read(CLUMPS).map(({ x, y, size }) => print(spray, x, y, size)),
    land('0,396 100,390 220,388 400,392', inks.land[5]),
  ]
}
