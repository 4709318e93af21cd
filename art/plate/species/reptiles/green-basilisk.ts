import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greenBasilisk: Species = {
  latin: 'Basiliscus plumifrons',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      river(bench),
      tail(own),
      farLimbs(own),
      crests(bench, own),
      body(bench, own),
      nearLimbs(bench, own),
      head(bench, own),
      splash(bench),
    ]
  },
}

const OWN = {
  green: ['#3fae4c', 0.5],
  lit: ['#8fdc63', 0.5],
  shade: ['#1f7044', 0.6],
  deep: ['#145040', 0.6],
  spot: ['#bfeaf0', 0.4],
  belly: ['#e6efa6', 0.4],
  band: '#1c3a30',
  iris: ['#f6b52e', 0.3],
} as const

type Own = Tints<typeof OWN>

function river(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 196, y: 152, r: 120 }),
    land('0,262 90,238 200,256 310,230 400,250', inks.land[2]),
    sideLeaf(bench, 520, 120, [190, 38, -172, -14], inks.leaf[1], inks.leaf[2]),
    flat(bench, 288, inks.water[1]),
    glints('60,304,110 340,300,120 30,340,90 370,346,100 210,386,140', inks.water[0], 2),
    glints('196,372,90 196,388,70', inks.disc, 2),
  ]
}

/** Held out level behind, to balance the run. */
function tail(own: Own): Art {
  return [
    limb('236,248,34 282,262,22 326,254,15 366,226,10 404,190,4', own.green, 'point'),
    limb('246,242,9 286,254,6 328,246,4 364,222,3', own.lit, 'point'),
    line('280,252 278,270;300,254 302,268;320,248 326,262;340,240 346,252', own.band, 4),
  ]
}

function farLimbs(own: Own): Art {
  return [
    limb('158,176,20 128,196,14 102,186,10', own.shade),
    limbs(['102,187,6 84,180,3', '102,187,6 84,190,3', '102,188,6 88,198,3'], own.shade, 'point'),
    limb('226,252,36 252,286,22 282,282,15 300,300,12', own.shade),
    limbs(
      ['300,300,8 286,318,4', '300,300,8 300,322,4', '300,300,8 314,318,4', '300,300,8 326,306,4'],
      own.shade,
      'point',
    ),
  ]
}

/** A male's three sails: on the head in two lobes, along the back, and on the root of the tail. */
function crests(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '178,146! 190,128 206,122! 212,132! 222,128! 228,140! 238,138! 242,152! 252,152! 254,166! 264,170! 262,184! 270,192! 266,206! 256,220 230,200 200,170',
      own.green,
      line('196,160 204,124;212,174 222,130;228,190 240,140;242,204 254,154;254,214 266,172', own.shade, 2.2),
      shape('178,146 206,122 216,128 210,160 190,156', own.lit),
    ),
    shape(
      '262,254! 266,238 278,232! 284,240! 294,232! 300,240! 312,232! 318,240! 330,234! 336,250 300,260',
      own.shade,
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '134,122 152,128 172,140 196,158 222,182 246,210 260,238 256,262 236,272 212,262 188,238 168,210 150,182 136,158 126,138',
    own.green,
    shape(
      '122,132 136,158 150,184 168,212 190,242 214,266 240,276 226,240 196,204 166,168 146,142',
      own.belly,
    ),
    shape('140,122 172,138 198,158 224,182 250,214 262,240 240,218 214,190 186,166 158,146', own.lit),
    dots(
      '176,166,2.6 192,182,2.8 208,198,2.8 224,216,2.8 236,234,2.6 184,186,2 202,212,2.2 218,234,2.2',
      own.spot,
    ),
    line('206,178 196,196;226,200 214,220;242,222 230,242', own.shade, 4),
  )
}

/** Running: the near leg has slapped the water and kicks back; the long toes are fringed with skin. */
function nearLimbs(bench: Bench, own: Own): Art {
  return [
    limb('162,180,22 148,214,15 120,222,11', own.green),
    limbs(['120,222,7 102,216,3', '120,223,7 100,225,3', '121,224,7 104,234,3'], own.green, 'point'),
    bench.cut(
      '206,246 226,228 250,236 254,258 238,276 214,288 190,298 178,314 164,318 166,300 180,284 196,268',
      own.green,
      shape('248,232 258,256 240,280 212,294 188,304 168,322 180,296 208,278 234,258', own.shade),
      shape('212,244 228,232 240,238 228,256 208,262', own.lit),
    ),
    limbs(
      [
        '168,312,10 142,308,4',
        '166,314,10 136,320,4',
        '166,316,10 144,332,4',
        '170,318,10 160,338,4',
        '176,316,8 184,332,4',
      ],
      own.green,
      'point',
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '112,92! 106,70 112,50 128,38! 144,40 158,54 166,74! 170,66 182,66 192,80 194,98 184,112! 160,124 136,116',
      own.green,
      line('122,92 126,44;138,96 144,46;152,100 158,60;166,108 174,70;176,110 188,80', own.shade, 2.2),
      shape('106,70 112,50 128,38 140,40 126,58 120,90', own.lit),
    ),
    bench.cut(
      '62,128 62,116 76,104 96,94 116,88 136,94 152,108 160,126 152,144 134,150 112,148 90,144 70,140',
      own.green,
      shape('58,130 84,132 112,134 136,134 154,130 150,156 110,158 66,148', own.belly),
      shape('64,112 78,102 98,93 116,87 134,93 118,102 96,106 76,114', own.lit),
    ),
    line('63,129 88,131 114,132 134,126', own.deep, 2.4),
    eye(116, 112, 8, { iris: own.iris, pupil: own.band, glint: inks.paper }),
    dots('68,119,2', own.deep),
    oval(144, 124, 5, 6.4, own.shade),
  ]
}

function splash(bench: Bench): Art {
  const { inks } = bench
  return [
    shape(
      '118,344! 124,328 116,316! 132,324 134,306! 144,322 158,310! 160,326 176,316! 176,330 192,330! 190,344! 156,350',
      inks.paper,
    ),
    shape('128,344 146,334 164,338 184,336 186,344 156,350', mix(inks.paper, inks.water[1], 0.5)),
    dots('106,308,2.4 124,296,2 150,296,2 188,308,2.2 200,322,2 98,326,1.8 276,326,2 322,330,2', inks.paper),
    glints('156,350,110 304,326,60', inks.paper, 2.4),
  ]
}
