import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const geoffroysTamarin: Species = {
  latin: 'Saguinus geoffroyi',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLimbs(own),
      body(bench, own),
      branch(bench),
      nearLimbs(bench, own),
      head(bench, own),
      face(bench, own),
    ]
  },
}

const OWN = {
  black: '#2b2623',
  fleck: '#a78352',
  rust: '#93411f',
  rustLit: '#c4672f',
  white: ['#fff8ea', 0.4],
  whiteShade: ['#dccbb0', 0.6],
  skin: '#5f5351',
  skinLit: '#94857f',
  dark: '#1d191a',
  iris: '#8f5a2c',
  claw: '#6d5f55',
} as const

type Own = Tints<typeof OWN>

/** The towers of the city beyond the trees of the hill. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 222, y: 164, r: 126 }),
    shape(
      '-180,420! -180,310! -150,310! -150,270! -128,270! -128,296! -100,296! -100,250! -82,250! -82,304! 6,304! 6,268! 24,268! 24,232! 40,232! 40,286! 62,286! 62,252! 78,252! 78,308! 330,308! 330,262! 346,262! 346,290! 362,290! 362,236! 380,236! 380,278! 404,278! 404,310! 440,310! 440,256! 458,256! 458,300! 500,300! 500,274! 524,274! 524,310! 580,310! 580,420!',
      inks.town[0],
    ),
    land('0,338 100,316 210,334 310,312 400,330', inks.land[2]),
    land('0,380 140,360 280,376 400,356', inks.land[4]),
    sideLeaf(bench, -104, 50, [180, 30, 16, 8], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 508, 40, [180, 30, 164, -8], inks.leaf[1], inks.leaf[2]),
  ]
}

/** Longer than the rest of it: rust at the root, then black. */
function tail(own: Own): Art {
  return [
    limb('282,240,22 318,268,19 334,312,17 326,354,16 306,398,13', own.dark),
    limb('278,236,24 308,254,20 328,286,17', own.rust),
    limb('286,234,6 312,252,6 331,286,5', own.rustLit),
  ]
}

function farLimbs(own: Own): Art {
  return [
    limb('180,214,32 200,254,21 200,296,15', own.whiteShade),
    limb('270,244,44 232,268,28 250,292,18', own.black),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '134,196 150,170 182,158 222,162 262,180 290,210 300,242 286,264 252,270 212,262 176,256 148,236',
    own.black,
    shape('126,196 150,180 172,196 182,226 214,246 256,256 290,262 240,284 160,270', own.white),
    shape('176,206 186,228 216,246 260,256 284,264 236,270 190,256 172,240', own.whiteShade),
    shape('130,186 150,160 186,154 214,162 204,178 182,190 158,196', own.rust),
    shape('140,176 160,162 188,158 206,163 186,172 164,178', own.rustLit),
    line(
      '216,176 222,184;234,178 240,187;252,188 257,197;212,194 218,203;230,198 236,207;248,206 254,215;206,212 212,220;226,218 232,227',
      own.fleck,
      3,
    ),
  )
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,330,20 60,312,18 200,304,17 330,298,15 580,262,9', inks.land[5]),
    limb('-160,324,6 60,306,6 200,299,5 330,293,5 580,258,3', inks.land[3]),
    leaf(56, 310, [74, 20, 136], inks.leaf[1], inks.leaf[2]),
    leaf(74, 310, [70, 19, 96], inks.leaf[2], inks.leaf[3]),
    leaf(364, 292, [72, 18, -48], inks.leaf[1], inks.leaf[2]),
    leaf(372, 290, [64, 17, 44], inks.leaf[2], inks.leaf[3]),
  ]
}

/** Claws, not nails, on all but the great toes. */
function nearLimbs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '136,206 152,190 172,200 176,226 166,254 158,282 156,302 140,304 138,282 142,254 134,230',
      own.white,
      shape('158,192 178,216 168,258 158,304 148,304 152,270 162,232', own.whiteShade),
    ),
    bench.cut(
      '242,250 250,222 274,208 296,220 302,246 290,266 274,280 262,288 258,298 248,304 226,304 218,294 226,278',
      own.black,
      shape('212,284 234,276 252,286 268,294 252,310 212,310', own.white),
    ),
    limbs(
      [
        '146,298,10 130,306,7 124,318,3',
        '148,300,10 138,310,7 135,322,3',
        '152,300,9 149,312,6 149,324,3',
        '236,298,10 220,304,7 213,316,3',
        '240,300,10 228,310,7 224,321,3',
        '246,300,9 240,312,6 238,323,3',
      ],
      own.white,
    ),
    line(
      '124,316 121,323;135,320 133,327;149,322 149,329;213,314 210,321;224,319 221,326;238,321 236,328',
      own.claw,
      2.6,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const middle = 128
  return [
    bench.pair(
      [
        shape('92,128 80,116 74,124 77,142 86,152 96,150', own.skin),
        shape('90,130 82,123 80,130 83,142 90,146', own.dark),
      ],
      middle,
    ),
    bench.cut(
      mirrored('128,78 108,82 94,98 88,122 92,150 104,174 128,184', middle),
      own.skin,
      folded('128,72 108,74 84,96 82,128 96,112 112,104 116,92', own.rust, middle),
      shape('92,108 100,92 114,82 112,96 100,106', own.rustLit),
      shape('84,136 96,144 106,160 118,173 128,177 132,192 96,184', own.white),
      shape('172,136 160,144 150,160 138,173 128,177 128,192 166,184', own.whiteShade),
    ),
  ]
}

/** A white wedge stands up from the brow, between two dark bands. */
function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  const middle = 128
  return [
    folded('128,66! 122,80 117,76! 116,92 110,92! 116,108 122,120 128,124', own.white, middle),
    shape('134,84 139,92 139,106 131,121 133,104', own.whiteShade),
    bench.pair(
      shape('99,127 103,119 112,118 119,124 119,133 111,139 103,136', mix(own.skin, own.dark, 0.6)),
      middle,
    ),
    folded('128,136 121,143 111,151 110,164 118,174 128,177', own.skinLit, middle),
    folded('128,126 124,130 121,146 128,150', own.skinLit, middle),
    dots('109,129,6.4 147,129,6.4', own.iris),
    dots('109,129,4 147,129,4', inks.key),
    dots('107.2,127,1.4 145.2,127,1.4', inks.paper),
    dots('124,151,1.6 132,151,1.6', own.dark),
    line('118,163 128,162.4 138,163', own.dark, 1.8),
  ]
}
