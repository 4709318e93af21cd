import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const hornedGuan: Species = {
  latin: 'Oreophasis derbianus',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      wing(own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  black: '#191b21',
  sheen: '#34465a',
  gloss: '#4f708c',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d3d2cc', 0.7],
  streak: '#5a5650',
  brown: '#5d4636',
  bill: ['#f2cf5a', 0.3],
  iris: ['#fff3d0', 0.2],
  leg: ['#e2503c', 0.3],
  legShade: ['#a83a34', 0.4],
} as const

type Own = Tints<typeof OWN>

/** Cloud forest on the side of a volcano; the horn is the red of the plate. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 196, y: 156, r: 124, ink: inks.paper }),
    land('0,318 70,300 170,250 236,222! 262,222! 320,262 400,300', inks.land[1]),
    limbs(['24,-20,20 30,140,22 20,420,34', '386,-20,16 380,150,18 392,420,28'], inks.land[2]),
    land('0,356 120,334 270,352 400,328', inks.land[3]),
  ]
}

/** Long and black, with one white band across it. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '258,234 292,240 322,288 348,340 362,386! 340,398 314,398! 286,346 260,286',
    own.black,
    line('278,258 314,328 340,392', own.sheen, 2.6),
    shape('282,330 310,320 338,304 350,326 322,344 292,354', own.white),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '140,116 148,92 168,80 190,88 202,110 204,140 224,166 258,196 288,230 298,264 276,290 232,298 188,286 156,256 138,218 134,180 142,148',
    own.black,
    shape('138,160 156,164 176,158 194,166 206,190 204,226 190,254 160,260 136,220', own.white),
    shape('140,206 152,232 172,250 194,240 180,268 150,258', own.whiteShade),
    line(
      '150,176 151,184;164,174 165,184;180,172 181,182;146,194 147,202;160,194 161,204;176,192 177,202;192,188 192,198;154,214 156,222;170,214 172,222;186,210 187,220;164,234 166,242;180,230 182,238',
      own.streak,
      2.4,
    ),
    shape('156,256 190,262 230,266 290,258 280,300 190,300', own.brown),
    shape('196,100 206,140 232,168 264,196 244,190 214,170 198,142', own.sheen),
  )
}

function wing(own: Own): Art {
  return [
    shape('208,164 236,168 268,196 292,230 306,268 304,284! 278,274 246,256 220,226 204,194', own.black),
    limbs(
      [
        '216,178,15 248,206,14 290,252,4',
        '212,194,14 238,222,13 274,256,3',
        '224,172,10 258,192,10 292,232,3',
      ],
      own.sheen,
      'point',
    ),
    limbs(['222,180,4 252,206,5 284,238,2', '216,198,4 240,222,5 264,244,2'], own.gloss, 'point'),
    line('236,240 266,262 292,274;226,226 250,248 280,266', own.sheen, 2.2),
  ]
}

/** A spike of bare red skin stands on the crown of a velvet head. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '160,90! 154,66 152,44 160,30 170,34 176,56 182,88!',
      RED,
      shape('168,28 182,60 186,92 174,92 170,60', mix(RED, inks.key, 0.28)),
    ),
    bench.cut(
      '136,116 142,94 158,80 182,80 198,94 204,120 194,142 170,152 148,144',
      own.black,
      shape('148,88 164,80 186,82 198,100 178,92 160,92', own.sheen),
    ),
    shape('142,100 128,98 114,104 104,116! 118,120 132,120 144,118', own.bill),
    shape('150,90 138,92 128,97 125,102 132,105 140,110 150,112', own.black),
    line('108,115 124,112 140,112', own.streak, 1.6),
    shape('146,138 158,136 168,146 164,160 154,162 148,150', mix(RED, own.black, 0.35)),
    dot(165, 106, 7.4, own.iris),
    dot(165, 106, 4.2, inks.key),
    dots('163.4,104.4,1.3', inks.paper),
  ]
}

const MOSS = '-110,326 -50,320 8,314 62,310 112,306 148,304 290,288 348,276 410,262 476,246'

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,338,30 60,318,28 200,306,26 330,288,22 580,224,14', inks.land[5]),
    limb('-160,327,9 60,308,9 200,297,8 330,280,7 580,219,4', inks.leaf[2]),
    read(MOSS).map(({ x, y }) =>
      grass(bench, { from: x - 18, to: x + 18, y: y + 4, height: 20, blades: 6 }, inks.leaf[1]),
    ),
    limbs(['196,276,18 192,288,12 190,298,10'], own.leg),
    limbs(['232,282,18 232,290,12 232,296,10'], own.legShade),
    limbs(
      ['190,296,9 176,304,8 170,316,5', '190,296,9 186,308,8 184,320,5', '192,296,9 200,306,7 202,316,5'],
      own.leg,
    ),
    limbs(
      ['232,294,9 220,302,8 216,312,5', '232,294,9 230,306,8 230,316,5', '234,294,9 242,302,7 244,311,5'],
      own.legShade,
    ),
    leaf(20, 318, [60, 18, 140], inks.leaf[1], inks.leaf[2]),
    leaf(366, 276, [60, 17, -30], inks.leaf[1], inks.leaf[2]),
  ]
}
