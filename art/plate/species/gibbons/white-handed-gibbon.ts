import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteHandedGibbon: Species = {
  latin: 'Hylobates lar',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      reachingArm(own),
      farLeg(own),
      body(bench, own),
      hangingArm(own),
      nearLeg(bench, own),
      head(bench, own),
      bough(bench, own),
    ]
  },
}

const OWN = {
  buff: ['#cfa063', 0.6],
  lit: ['#ecca92', 0.6],
  shade: ['#96683a', 0.7],
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d9d0c0', 0.6],
  face: '#2c2627',
  faceLit: '#574b4a',
  iris: '#8a5a32',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.35)),
    disc(bench, { x: 220, y: 196, r: 128 }),
    land('0,336 70,312 160,330 270,300 400,324', inks.land[1]),
    land('0,380 140,362 280,376 400,358', inks.land[3]),
    sideLeaf(bench, -92, 190, [190, 32, 10, 12], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 500, 230, [190, 32, 172, -12], inks.leaf[1], inks.leaf[2]),
  ]
}

function reachingArm(own: Own): Art {
  return [
    limb('232,200,36 284,186,26 322,142,22', own.shade),
    limb('318,152,24 338,106,18 344,74,13', own.buff),
    limb('326,144,7 346,106,5 350,80,4', own.lit),
    limb('343,82,14 346,62,13', own.white),
  ]
}

function farLeg(own: Own): Art {
  return [
    limb('234,282,44 284,296,32 286,330,22 270,352,15', own.shade),
    limbs(
      ['272,346,15 252,362,10', '250,360,8 238,362,6', '252,362,8 242,370,6', '256,360,8 250,374,6'],
      own.whiteShade,
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '176,176 196,160 226,164 250,184 262,218 264,256 256,288 234,306 206,300 186,276 174,240 168,204',
    own.buff,
    shape('240,170 268,210 270,270 240,310 214,304 240,270 244,220', own.shade),
    shape('176,190 198,196 204,236 198,276 186,276 172,236', own.lit),
    line('216,214 214,228;228,236 226,250;212,252 211,266;224,270 222,284', own.shade, 2.6),
  )
}

function hangingArm(own: Own): Art {
  return [
    limb('198,188,38 172,146,26 150,112,22', own.buff),
    limb('154,122,23 132,84,17 124,56,13', own.buff),
    limb('188,180,9 160,138,8 144,114,7 126,76,5', own.lit),
    limb('127,66,14 123,48,13', own.white),
  ]
}

function nearLeg(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '246,280 232,306 202,310 168,302 158,306 172,330 184,352 174,362 158,346 142,318 136,298 146,284 172,276 206,262 232,260',
      own.buff,
      shape('136,298 146,284 176,276 206,270 180,288 156,296 164,326 176,356 160,350', own.lit),
      shape('250,276 236,310 200,314 170,304 206,298 230,284', own.shade),
    ),
    limb('178,352,15 186,366,12', own.white),
    limbs(
      ['184,364,9 176,380,7', '188,366,9 186,384,7', '190,364,8 196,380,6', '184,360,8 200,366,6'],
      own.white,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('216,104 194,108 178,124 174,146 180,168 196,182 216,186', 216),
      own.buff,
      shape('182,126 196,110 218,106 208,116 192,128 184,142', own.lit),
      shape('244,112 262,146 246,180 222,190 240,160', own.shade),
    ),
    bench.cut(
      mirrored('216,122 200,120 188,130 186,148 194,166 206,176 216,178', 216),
      own.white,
      shape('230,120 250,140 240,172 220,180 232,160', own.whiteShade),
    ),
    folded('216,132 204,128 194,134 193,146 200,158 206,168 216,171', own.face, 216),
    folded('216,148 209,152 205,160 209,168 216,170', own.faceLit, 216),
    dots('205,143,4 227,143,4', own.iris),
    dots('205,143,2.3 227,143,2.3', inks.key),
    dots('204,141.5,1 226,141.5,1', inks.paper),
    dots('213.5,157,1.3 218.5,157,1.3', own.face),
    line('209,165 216,166 223,165', own.face, 1.8),
  ]
}

function bough({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,56,24 60,46,22 200,40,20 340,50,18 580,34,12', inks.land[5]),
    limb('-160,49,8 60,39,8 200,34,7 340,44,6 580,29,4', inks.land[3]),
    limbs(
      [
        '114,54,7 112,36,7 116,28,6',
        '121,54,8 120,36,7 123,27,6',
        '128,54,8 128,36,7 131,28,6',
        '337,64,7 334,46,7 337,36,6',
        '344,64,8 342,46,7 344,35,6',
        '351,64,8 350,46,7 352,36,6',
      ],
      own.white,
    ),
    leaf(236, 42, [64, 17, 70], inks.leaf[1], inks.leaf[2]),
    leaf(380, 46, [70, 18, 104], inks.leaf[2], inks.leaf[3]),
    leaf(40, 48, [70, 18, 76], inks.leaf[1], inks.leaf[2]),
    leaf(62, 46, [60, 16, 122], inks.leaf[2], inks.leaf[3]),
  ]
}
