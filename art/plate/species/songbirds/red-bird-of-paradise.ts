import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const redBirdOfParadise: Species = {
  latin: 'Paradisaea rubra',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      wires(own),
      plumes(bench, own),
      body(bench, own),
      wing(own),
      perch(bench, own),
      head(bench, own),
    ]
  },
}

const OWN = {
  brown: '#6b2f24',
  brownLit: '#935040',
  brownShade: '#42201d',
  yellow: ['#ffc93a', 0.3],
  gold: ['#d9962a', 0.5],
  green: ['#0f6a4a', 0.4],
  greenLit: ['#3fae74', 0.4],
  bill: ['#e6b95a', 0.4],
  billShade: ['#b98a3c', 0.4],
  black: '#17171d',
  tip: ['#ffe3d6', 0.4],
  iris: '#8a3a2a',
  toes: '#5c4a4e',
} as const

type Own = Tints<typeof OWN>

/** Above the forest before sunrise; the plumes are the red of the plate. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 196, y: 150, r: 120, ink: inks.paper }),
    land('0,318 90,296 190,310 300,280 400,300', inks.land[2]),
    sideLeaf(bench, -96, 20, [160, 32, 10, 10], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 490, 60, [150, 30, 172, -10], inks.leaf[1], inks.leaf[2]),
    land('0,376 130,356 270,368 400,346', inks.land[4]),
  ]
}

/** Two black tail feathers narrowed to ribbons, curled as if drawn over scissors. */
function wires(own: Own): Art {
  return line(
    '238,256 244,300 226,342 188,356 160,338 166,312 190,312 194,334;246,254 276,300 284,346 264,384 230,388 218,368 232,354 246,366',
    own.black,
    4.4,
  )
}

function plumes(bench: Bench, own: Own): Art {
  const { inks } = bench
  const shade = mix(RED, inks.key, 0.28)
  return [
    limbs(
      [
        '224,196,26 286,206,24 346,236,18 384,282,5',
        '226,206,26 280,226,26 330,266,18 356,320,5',
        '222,212,26 266,246,24 304,296,16 316,350,5',
      ],
      shade,
      'point',
    ),
    limbs(
      [
        '222,188,20 284,192,20 344,216,14 390,256,4',
        '224,198,20 284,214,20 340,250,14 372,302,4',
        '224,206,20 274,234,20 318,280,14 338,336,4',
        '218,212,18 250,250,18 280,296,12 288,344,4',
      ],
      RED,
      'point',
    ),
    limbs(
      ['250,196,4 300,204,5 352,232,2', '252,212,4 298,234,5 340,276,2', '244,224,4 278,260,5 304,306,2'],
      mix(RED, inks.paper, 0.3),
      'point',
    ),
    line('380,250 390,257;364,296 371,304;333,328 338,338;286,336 288,346', own.tip, 4),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '136,112 148,86 172,74 198,82 214,106 224,138 240,172 250,212 244,250 216,264 184,252 160,224 146,190 138,150',
    own.brown,
    shape('150,200 176,230 210,250 250,240 236,276 190,270 156,236', own.brownShade),
    shape(
      '172,72 200,80 218,106 228,138 240,166 220,176 198,166 184,142 172,120 160,140 140,150 132,128 150,100',
      own.yellow,
    ),
    shape('196,80 220,106 232,142 244,170 224,176 208,150 196,116', own.gold),
    shape('134,138 152,146 172,134 180,150 164,164 140,162', own.gold),
  )
}

function wing(own: Own): Art {
  return [
    shape('196,160 222,164 244,190 258,228 266,268 266,288! 246,272 224,248 204,214 194,184', own.brownShade),
    limbs(['208,170,20 232,206,20 256,262,5', '202,176,18 216,214,18 242,258,4'], own.brown, 'point'),
    limbs(['212,172,7 234,204,7 252,244,2', '204,186,6 218,216,6 236,246,2'], own.brownLit, 'point'),
    shape('184,134 206,136 222,152 226,172 212,182 196,172 186,156', own.yellow),
  ]
}

/** Green to behind the eye, with two small cushions over it. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('134,116 140,94 156,78 178,72 200,82 212,102 204,126 182,134 158,140', own.yellow),
    bench.cut(
      '128,112 134,92 148,78 166,76 172,92 174,110 168,128 158,142 142,142 132,130',
      own.green,
      shape('136,90 150,76 168,74 170,88 152,90', own.greenLit),
      shape('134,128 148,132 160,142 140,148', own.greenLit),
    ),
    shape('146,84 150,74 160,71 169,77 166,88', own.green),
    shape('136,98! 114,96 92,102 78,114! 98,116 118,118 136,120!', own.bill),
    shape('78,114! 104,110 136,108 137,120! 118,119 98,117', own.billShade),
    eye(154, 100, 6.4, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,292,18 60,284,17 200,268,16 320,258,12 580,214,8', inks.land[5]),
    limb('-160,286,6 60,278,5 200,262,5 320,254,4 580,211,3', inks.land[3]),
    limbs(
      [
        '186,248,8 178,262,7 175,276,5',
        '196,250,8 190,264,7 188,278,5',
        '216,254,8 210,262,7 208,274,5',
        '226,254,8 222,262,7 221,273,5',
      ],
      own.toes,
    ),
  ]
}
