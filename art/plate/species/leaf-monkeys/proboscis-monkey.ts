import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const proboscisMonkey: Species = {
  latin: 'Nasalis larvatus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLimbs(own),
      body(bench, own),
      branch(bench),
      nearLeg(bench, own),
      nearArm(bench, own),
      head(bench, own),
      face(bench, own),
    ]
  },
}

const OWN = {
  brick: '#a8502a',
  brickLit: '#d07d45',
  brickShade: '#6f3220',
  cream: ['#f4dcb0', 0.5],
  creamShade: ['#d3ac7c', 0.6],
  grey: '#a8a29c',
  greyLit: '#cdc7bd',
  greyShade: '#77726f',
  white: ['#f8f1e2', 0.5],
  skin: ['#dc9c78', 0.5],
  skinLit: ['#f0bf9c', 0.5],
  skinShade: ['#b06f55', 0.5],
  dark: '#2a1d1a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 208, y: 160, r: 128, ink: inks.paper }),
    land('0,318 60,296 130,310 210,292 300,308 400,290', inks.land[2]),
    land('0,340 100,330 240,338 400,328', inks.land[3]),
    flat(bench, 346, inks.water[1]),
    glints('60,372,80 250,384,110 370,366,70 -60,386,90 470,380,90 150,394,60', inks.water[0]),
  ]
}

/** As long as the body, and it holds nothing. */
function tail(own: Own): Art {
  return [
    limb('274,288,26 296,310,20 300,340,16 298,368,15 294,390,12', own.white),
    limb('284,290,7 303,314,6 306,342,5 303,376,4', own.greyLit),
  ]
}

function farLimbs(own: Own): Art {
  return [
    limb('220,276,50 124,244,38 108,268,27 116,308,18', own.greyShade),
    limbs(['116,310,14 94,318,9', '116,314,13 98,324,9'], own.greyShade),
    limb('166,168,36 116,204,24 100,238,16', own.grey),
    limbs(['100,236,11 88,252,8', '102,240,11 94,260,8', '106,242,10 103,260,7'], own.grey),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '176,140 206,120 244,128 274,162 292,212 300,264 290,304 262,318 216,316 178,312 136,292 114,252 124,206 152,166',
    own.cream,
    shape(
      '200,112 244,120 284,160 304,220 308,290 286,312 276,260 256,220 226,196 200,180 178,150',
      own.brick,
    ),
    shape('244,128 276,160 296,214 302,262 284,226 268,188 244,152', own.brickLit),
    shape('250,230 284,250 300,290 280,322 236,322 248,280', own.white),
    shape('190,322 132,300 108,252 116,222 132,264 166,290 220,294 220,322', own.creamShade),
  )
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,342,30 60,326,26 200,320,24 330,318,22 580,296,14', inks.land[5]),
    limb('-160,333,10 60,318,9 200,312,8 330,311,8 580,290,4', inks.land[4]),
    leaf(60, 326, [70, 20, 118], inks.leaf[1], inks.leaf[2]),
    leaf(30, 328, [64, 18, 150], inks.leaf[2], inks.leaf[3]),
    leaf(366, 314, [70, 19, -52], inks.leaf[1], inks.leaf[2]),
    leaf(376, 314, [66, 18, 40], inks.leaf[2], inks.leaf[3]),
  ]
}

function nearLeg(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '276,284 262,308 226,306 192,284 186,290 184,318 164,318 162,286 164,254 174,238 194,234 226,242 260,256',
      own.grey,
      shape('164,254 176,238 200,236 240,248 222,256 190,250 178,268 172,318 160,318', own.greyLit),
      shape('276,280 262,312 226,310 194,288 226,290 254,284', own.greyShade),
    ),
    limbs(
      ['174,312,14 148,320,9', '174,314,14 152,328,9', '176,314,13 164,332,9', '178,314,12 176,332,8'],
      own.grey,
    ),
  ]
}

function nearArm(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '204,150 226,138 250,150 256,182 244,216 226,238 196,246 174,248 170,234 194,226 208,208 204,182',
      own.grey,
      shape('196,140 230,130 262,150 262,190 244,196 226,176 204,176', own.brick),
      shape('206,150 226,142 240,156 222,158', own.brickLit),
      shape('206,184 216,190 214,212 196,230 172,240 168,232 196,222', own.greyLit),
    ),
    limbs(
      ['176,238,13 156,244,9 150,258,8', '178,242,13 164,252,9 160,266,8', '182,244,12 174,256,9 172,268,8'],
      own.grey,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '140,104 144,72 164,50 192,44 222,54 242,80 250,116 244,150 224,172 198,176 172,168 150,146',
      own.cream,
      shape('136,86 150,60 190,38 226,50 250,84 254,120 240,118 228,96 208,82 184,76 160,78', own.brick),
      shape('152,70 176,52 206,52 230,74 206,68 180,66', own.brickLit),
      shape('250,110 250,160 214,182 176,172 214,158 234,130', own.creamShade),
    ),
  ]
}

/** The nose of a grown male hangs over his mouth. */
function face({ inks }: Bench, own: Own): Art {
  return [
    shape('136,96 144,80 166,76 188,80 200,96 202,118 192,142 176,160 154,164 136,148', own.skin),
    shape('180,82 200,96 202,120 192,146 172,162 180,130 184,106', own.skinShade),
    shape('222,104 232,98 236,110 230,122 221,118', own.skinShade),
    line('152,160 164,161 174,158', own.dark, 2.4),
    shape('148,84 162,84 166,104 167,130 161,152 146,164 128,162 119,146 124,122 136,102', own.skin),
    shape('148,86 156,88 152,108 142,124 134,140 126,142 128,122 138,102', own.skinLit),
    shape('162,92 168,120 162,152 146,164 128,162 146,152 156,128', own.skinShade),
    shape('134,92 144,84 150,92 144,100 136,100;162,92 174,86 186,92 180,102 168,102', own.skinShade),
    dot(142, 93, 4.6, own.dark),
    dot(173, 95, 5, own.dark),
    dot(140.5, 91.5, 1.4, inks.paper),
    dot(171.5, 93, 1.5, inks.paper),
    line('133,85 141,82 149,85;162,84 174,81 187,86', own.skinShade, 2.6),
  ]
}
