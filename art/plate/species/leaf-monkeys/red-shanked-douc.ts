import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const redShankedDouc: Species = {
  latin: 'Pygathrix nemaeus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), drawDouc(bench, own), face(bench, own)]
  },
}

const OWN = {
  fur: '#8b8e93',
  furLit: '#b4b6b6',
  furShade: '#5c6068',
  black: '#1f1d22',
  sheen: '#45434b',
  shin: '#7d2a2c',
  shinLit: '#a9443c',
  forearm: ['#fbf6ea', 0.5],
  forearmShade: ['#cfcac4', 0.6],
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d3ccc4', 0.6],
  collar: '#8a3f26',
  skin: ['#eda55e', 0.4],
  skinShade: ['#c97d41', 0.5],
  lid: '#bcd0de',
} as const

type Coat = Tints<Omit<typeof OWN, 'collar' | 'skin' | 'skinShade' | 'lid'>>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.7)),
    disc(bench, { x: 204, y: 142, r: 120 }),
    land('0,352 90,326 200,344 310,318 400,338', inks.land[1]),
    land('0,384 140,366 280,380 400,362', inks.land[3]),
    sideLeaf(bench, -90, 150, [190, 32, 12, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 492, 130, [190, 32, 168, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

/** A douc that sits square on and reaches for a leaf; its shins and forearms are of their own inks. */
export function drawDouc(bench: Bench, own: Coat): Art {
  return [
    tail(own),
    raisedArm(own),
    body(bench, own),
    boughs(bench),
    legs(bench, own),
    restingArm(own),
    crown(bench, own),
  ]
}

function tail(own: Coat): Art {
  return [
    limb('226,296,22 238,330,17 240,362,15 238,400,14', own.white),
    limb('234,306,7 244,336,6 246,366,5 244,400,5', own.whiteShade),
  ]
}

/** Grey to the elbow, then the ink of the forearm, and a black hand. */
function raisedArm(own: Coat): Art {
  return [
    limb('168,176,46 122,166,34 100,132,26', own.furShade),
    limb('104,146,29 94,108,24 102,66,17', own.forearm),
    limb('100,142,9 88,108,8 97,72,6', own.forearmShade),
    limb('102,70,17 106,48,14', own.black),
  ]
}

function body(bench: Bench, own: Coat): Art {
  return bench.cut(
    mirrored('200,144 168,150 146,170 138,206 136,252 146,292 170,316 200,320'),
    own.fur,
    shape('150,170 180,180 188,220 180,280 160,300 136,260 136,206', own.furLit),
    shape('232,150 256,180 266,230 262,300 222,320 232,270 238,214', own.furShade),
    line(
      '196,206 194,218;214,214 213,228;190,236 188,250;208,246 207,260;224,238 224,252;198,268 197,282',
      own.furLit,
      2.6,
    ),
    shape('136,172 168,150 160,190 144,214 130,206;264,172 232,150 240,190 256,214 270,206', own.black),
  )
}

function boughs({ inks }: Bench): Art {
  return [
    limb('-160,60,18 60,52,16 200,44,14 340,48,12 580,30,8', inks.land[5]),
    limb('-160,54,6 60,47,5 200,40,5 340,44,4 580,27,3', inks.land[3]),
    limb('-160,344,30 60,330,27 200,326,26 330,320,24 580,300,16', inks.land[5]),
    limb('-160,334,10 60,321,9 200,317,9 330,312,8 580,294,5', inks.land[4]),
    leaf(146, 46, [62, 16, 42], inks.leaf[1], inks.leaf[2]),
    leaf(330, 46, [70, 18, 112], inks.leaf[1], inks.leaf[2]),
    leaf(50, 56, [64, 17, 128], inks.leaf[2], inks.leaf[3]),
    leaf(372, 318, [66, 18, -46], inks.leaf[1], inks.leaf[2]),
    leaf(48, 332, [66, 18, 132], inks.leaf[2], inks.leaf[3]),
  ]
}

function legs(bench: Bench, own: Coat): Art {
  return [
    bench.pair([
      bench.cut(
        '176,302 152,306 128,282 118,252 130,232 150,236 170,262 186,290',
        own.black,
        shape('122,258 132,236 150,242 160,262 140,258 130,272', own.sheen),
      ),
      bench.cut(
        '128,240 146,246 160,270 168,300 170,324 146,326 138,306 126,280 120,256',
        own.shin,
        shape('122,248 136,244 142,272 150,304 154,328 140,328 130,290', own.shinLit),
      ),
      limbs(
        ['156,320,15 132,330,9', '156,322,14 138,338,9', '158,324,14 150,342,9', '162,322,13 164,340,8'],
        own.black,
      ),
    ]),
  ]
}

function restingArm(own: Coat): Art {
  return [
    limb('238,180,46 264,210,34 270,238,26', own.fur),
    limb('232,172,34 252,184,28', own.black),
    limb('270,226,28 258,256,23 244,280,16', own.forearm),
    limb('278,232,9 268,260,7 254,280,5', own.forearmShade),
    limbs(
      ['246,276,15 236,288,12', '238,286,9 224,296,7', '240,288,9 230,302,7', '244,288,8 238,304,7'],
      own.black,
    ),
  ]
}

/** Head and whiskers, to lay a face on. */
function crown(bench: Bench, own: Coat): Art {
  return [
    bench.pair(shape('156,104 142,94 138,108 146,122 158,122', own.furShade)),
    bench.cut(
      mirrored('200,58 176,62 156,80 148,106 150,132 160,150 200,160'),
      own.fur,
      shape('160,84 178,66 204,62 192,74 172,84 160,100', own.furLit),
      shape('232,66 256,100 250,150 226,160 240,120', own.furShade),
      folded('200,80 174,84 156,98 152,116 172,104 200,106', own.black),
    ),
    limbs(['100,50,8 92,34,6', '106,48,8 102,30,6', '112,50,8 114,34,6', '98,54,7 86,46,5'], own.black),
  ]
}

function face(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  return [
    folded('200,150 168,140 150,156 152,176 172,188 200,192', own.collar),
    bench.cut(
      mirrored(
        '200,110 170,110 146,108! 152,122 138,128! 150,140 142,150! 158,156 160,168! 174,170 180,182! 190,176 200,190!',
      ),
      own.white,
      shape('206,150 240,120 270,110 262,170 220,186 200,190', own.whiteShade),
    ),
    folded('200,98 180,98 166,108 166,126 176,140 188,148 200,150', own.skin),
    folded('200,104 193,108 194,128 188,134 200,136', own.skinShade),
    folded('200,136 184,136 180,148 188,158 200,160', own.white),
    bench.pair([
      shape('169,120 174,111 184,110 194,119 190,126 180,127', own.lid),
      shape('172,121 178,115 186,115 192,122 186,125 178,125', own.black),
      dot(181, 118.4, 1.5, inks.paper),
    ]),
    dots('196.5,133,1.5 203.5,133,1.5', own.black),
    line('193,148 200,148 207,148', own.skinShade, 1.8),
  ]
}
