import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

/** A female: the male is black all over. */
export const pileatedGibbon: Species = {
  latin: 'Hylobates pileatus',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), drawSeatedGibbon(bench, own), head(bench, own)]
  },
}

const OWN = {
  fur: ['#d9d3c6', 0.6],
  lit: ['#f6f1e4', 0.5],
  shade: ['#9c978f', 0.7],
  hand: ['#efe9dc', 0.5],
  breast: '#1f1d22',
  breastLit: '#45424b',
  skin: '#2b272a',
  skinLit: '#5a5253',
  iris: '#8a5a32',
} as const

type Coat = Tints<Pick<typeof OWN, 'fur' | 'lit' | 'shade' | 'hand' | 'breast' | 'breastLit'>>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[1], 0.35)),
    disc(bench, { x: 206, y: 170, r: 128 }),
    land('0,330 80,300 170,322 290,294 400,316', inks.land[1]),
    land('0,372 130,352 270,368 400,346', inks.land[3]),
    sideLeaf(bench, -92, 200, [186, 32, 8, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 494, 120, [190, 32, 166, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

/** A gibbon that sits with its knees drawn up and one hand on the bough above it. */
export function drawSeatedGibbon(bench: Bench, own: Coat): Art {
  return [raisedArm(own), trunk(bench, own), boughs(bench), legs(bench, own), propArm(own), fingers(own)]
}

function raisedArm(own: Coat): Art {
  return [
    limb('176,186,42 124,152,28 94,120,23', own.fur),
    limb('97,132,24 92,92,18 110,54,13', own.fur),
    limb('162,170,4 112,136,8 88,114,7 88,86,5', own.lit),
  ]
}

function trunk(bench: Bench, own: Coat): Art {
  return bench.cut(
    mirrored('200,152 172,158 150,178 144,216 142,264 150,306 172,326 200,330'),
    own.fur,
    shape('148,180 166,176 162,220 160,270 168,310 140,300 138,220', own.lit),
    shape('238,170 262,200 262,290 230,330 216,330 236,280 242,220', own.shade),
    folded('200,150 176,160 168,188 170,226 178,262 188,288 200,298', own.breast),
    shape('180,172 190,180 186,214 188,250 178,236 174,200', own.breastLit),
  )
}

function boughs({ inks }: Bench): Art {
  return [
    limb('-160,54,20 60,48,18 200,42,16 340,48,14 580,30,9', inks.land[5]),
    limb('-160,48,7 60,42,6 200,37,6 340,43,5 580,26,3', inks.land[3]),
    limb('-160,352,30 60,340,28 200,336,26 330,332,24 580,312,16', inks.land[5]),
    limb('-160,342,10 60,331,9 200,327,9 330,323,8 580,306,5', inks.land[4]),
    leaf(300, 46, [70, 18, 62], inks.leaf[1], inks.leaf[2]),
    leaf(336, 46, [60, 16, 110], inks.leaf[2], inks.leaf[3]),
    leaf(44, 50, [62, 16, 128], inks.leaf[1], inks.leaf[2]),
    leaf(66, 344, [66, 18, 140], inks.leaf[2], inks.leaf[3]),
    leaf(366, 328, [66, 18, -50], inks.leaf[1], inks.leaf[2]),
  ]
}

function legs(bench: Bench, own: Coat): Art {
  return bench.pair([
    bench.cut(
      '186,316 160,318 146,300 146,316 150,334 130,334 124,306 118,274 124,252 142,246 162,258 180,284',
      own.fur,
      shape('120,276 126,252 144,248 160,260 142,262 132,276 136,310 140,336 126,330', own.lit),
      shape('188,318 160,322 146,302 152,290 166,300 184,306', own.shade),
    ),
    limbs(
      ['140,330,15 120,338,9', '140,332,14 124,346,9', '142,332,14 136,350,9', '146,330,13 150,348,8'],
      own.hand,
    ),
  ])
}

function propArm(own: Coat): Art {
  return [
    limb('234,184,42 280,220,28 310,256,24', own.fur),
    limb('226,196,10 268,228,9 296,256,6', own.shade),
    limb('306,246,25 314,288,18 306,318,14', own.fur),
    limb('314,256,6 321,286,5 314,312,4', own.lit),
    limb('306,312,15 303,328,13', own.hand),
    limbs(
      ['302,324,8 289,334,7', '303,326,8 294,342,7', '306,328,8 304,346,7', '310,326,7 314,342,6'],
      own.hand,
    ),
  ]
}

function fingers(own: Coat): Art {
  return limbs(
    [
      '108,64,15 112,50,14',
      '106,52,8 102,36,6',
      '112,50,8 111,33,6',
      '117,52,8 120,36,6',
      '104,58,7 94,50,5',
    ],
    own.hand,
  )
}

function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('200,72 174,76 156,94 150,118 154,144 170,164 200,172'),
      own.lit,
      shape('232,74 254,110 246,150 214,172 232,140 238,108', own.fur),
    ),
    folded('200,68 180,71 164,83 160,98 174,104 188,102 200,106', own.breast),
    shape('172,84 186,76 204,75 192,82 178,92', own.breastLit),
    folded('200,110 186,104 172,110 168,124 174,140 180,154 190,164 200,167', own.skin),
    folded('200,130 190,136 184,148 188,160 200,165', own.skinLit),
    dots('185,122,4.6 215,122,4.6', own.iris),
    dots('185,122,2.6 215,122,2.6', inks.key),
    dots('183.8,120.4,1.1 213.8,120.4,1.1', inks.paper),
    dots('197,140,1.5 203,140,1.5', own.skin),
    line('190,154 200,155 210,154', own.skin, 2),
  ]
}
