import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greatBlueTuraco: Species = {
  latin: 'Corythaeola cristata',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      perch(bench),
      body(bench, own),
      wing(own),
      head(bench, own),
      toes(own),
    ]
  },
}

const OWN = {
  blue: ['#2fa3bf', 0.4],
  lit: ['#62cbd8', 0.4],
  deep: ['#1a7296', 0.5],
  navy: ['#163a5e', 0.5],
  crest: '#141a2c',
  crestSheen: '#2e4168',
  lime: ['#c7d84a', 0.4],
  yellow: ['#ffd23a', 0.3],
  chestnut: ['#8e3f1f', 0.4],
  chestnutShade: ['#5f2817', 0.5],
  toes: '#35363d',
  iris: '#7a2f24',
} as const

type Own = Tints<typeof OWN>

/** The bill's tip is the one red, so the disc is paper. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 150, r: 122, ink: inks.paper }),
    land('0,330 90,306 190,318 300,292 400,310', inks.land[2]),
    sideLeaf(bench, -96, 24, [150, 30, 12, 8], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 496, 40, [160, 30, 160, -8], inks.leaf[1], inks.leaf[2]),
    land('0,374 120,352 260,366 400,346', inks.land[4]),
  ]
}

/** Long and broad, with a black bar before its tip. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '236,220 268,224 296,270 322,326 342,384! 322,392 300,396 280,392! 262,340 242,290 226,250',
    own.deep,
    shape('236,220 252,222 284,290 312,392 296,398 262,320', own.blue),
    shape('226,250 242,246 272,310 292,394 276,394', own.yellow),
    shape('254,350 284,350 330,338 340,360 302,372 262,374', own.crest),
    line('262,262 294,330 316,388', own.navy, 2.2),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '128,100 144,82 172,84 188,108 190,136 206,156 236,178 258,210 264,246 248,276 216,286 180,276 152,250 136,214 130,176 134,146 126,124',
    own.blue,
    shape('128,100 140,90 148,120 150,150 142,190 128,200 120,150', own.lit),
    shape('128,182 150,192 178,196 204,220 216,260 200,290 160,270 134,226', own.lime),
    shape('134,206 156,212 180,218 200,240 206,280 170,290 140,240', own.yellow),
    shape('150,244 176,246 204,244 240,248 270,240 260,290 200,300 160,276', own.chestnut),
    shape('196,262 230,264 268,250 256,292 200,296', own.chestnutShade),
  )
}

function wing(own: Own): Art {
  return [
    shape(
      '190,146 214,152 244,178 268,216 284,258 290,292! 264,278 236,260 208,232 190,198 182,168',
      own.navy,
    ),
    shape('188,144 214,150 244,176 266,212 278,250! 256,246 232,236 208,214 190,188 180,164', own.deep),
    limbs(
      [
        '194,156,20 222,184,20 258,232,5',
        '192,168,18 214,198,18 244,234,5',
        '192,182,14 208,208,14 228,232,4',
      ],
      own.blue,
      'point',
    ),
    limbs(['196,152,7 224,176,8 256,216,3', '192,166,6 210,188,7 236,220,3'], own.lit, 'point'),
    line('224,226 252,254 280,282;236,214 262,244 284,276', own.crest, 2),
  ]
}

/** The crest stands flat and black, like a brush seen from the side. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('132,98 120,64 124,44 140,36 156,32 174,36 192,48 200,66 194,84 180,108', own.crest),
    limbs(
      [
        '136,94,14 124,62,16 116,40,9',
        '144,90,16 136,52,18 132,26,10',
        '152,88,18 152,48,20 152,20,12',
        '160,90,18 168,52,20 172,26,11',
        '168,94,16 182,62,18 190,40,10',
        '174,102,14 192,80,14 204,62,8',
      ],
      own.crest,
    ),
    line(
      '144,78 140,50 136,34;154,74 154,44 154,30;164,76 170,50 172,38;172,82 182,62 188,52',
      own.crestSheen,
      2.6,
    ),
    bench.cut(
      '126,116 128,96 142,82 162,80 180,92 188,112 182,134 160,142 138,136',
      own.blue,
      shape('126,96 146,84 166,82 182,96 160,94 144,98', own.deep),
      shape('132,120 150,122 164,132 158,142 136,138', own.lit),
    ),
    bench.cut(
      '136,98! 116,92 96,98 84,112 84,126! 96,126 114,128 134,126!',
      own.yellow,
      shape('80,94 98,94 104,108 98,128 80,130', RED),
      line('90,118 112,116 134,114', own.chestnut, 2),
    ),
    eye(152, 108, 7.4, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
  ]
}

function perch(bench: Bench): Art {
  const { inks } = bench
  return [
    limb('-160,318,26 40,300,24 200,290,22 330,274,18 580,230,12', inks.land[5]),
    limb('-160,310,9 40,293,8 200,283,8 330,268,6 580,226,4', inks.land[3]),
    leaf(60, 298, [70, 18, -150], inks.leaf[1], inks.leaf[2]),
    leaf(40, 300, [66, 18, 150], inks.leaf[2], inks.leaf[3]),
    leaf(344, 270, [68, 17, -36], inks.leaf[1], inks.leaf[2]),
    leaf(360, 268, [60, 16, 30], inks.leaf[2], inks.leaf[3]),
  ]
}

function toes(own: Own): Art {
  return limbs(
    [
      '180,278,9 172,288,8 168,300,6',
      '190,280,9 186,290,8 184,303,6',
      '216,280,9 210,288,8 208,299,6',
      '226,279,9 223,288,8 222,300,6',
    ],
    own.toes,
  )
}
