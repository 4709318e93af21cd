import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, limb, limbs, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const waterMonitor: Species = {
  latin: 'Varanus salvator',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    const lizard = [farLegs(own), tail(own), body(bench, own), head(bench, own), nearLegs(bench, own)]
    return [park(bench), turned(0, 200, 330, 0.93, ...lizard), lawn(bench)]
  },
}

const OWN = {
  hide: '#3a3c3b',
  lit: '#60645e',
  shade: '#232628',
  yellow: ['#f2c64e', 0.5],
  pale: ['#efe0b4', 0.5],
  dark: '#15161a',
  tongue: '#d8b25a',
} as const

type Own = Tints<typeof OWN>

/** The lake of a city park before the city is up. */
function park(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 232, y: 138, r: 106 }),
    shape(
      '-200,240! -200,150! -168,150! -168,190! -140,190! -140,120! -110,120! -110,200! -60,200! -60,160! -34,160! -34,210! 6,210! 6,178! 24,178! 24,240!;290,240! 290,186! 312,186! 312,146! 336,146! 336,200! 352,200! 352,112! 358,112! 358,84! 362,84! 362,112! 378,112! 378,190! 410,190! 410,136! 440,136! 440,204! 480,204! 480,160! 520,160! 520,240!',
      inks.town[0],
    ),
    land('0,226 60,212 120,222 190,210 260,224 330,214 400,222', inks.leaf[1]),
    flat(bench, 236, inks.water[1]),
    glints('60,250,120 340,250,130 200,262,120 -80,262,140 500,266,150', inks.water[0], 2),
    land('0,300 140,288 280,300 400,286', mix(inks.leaf[0], inks.sand[1], 0.3)),
  ]
}

function foot(ankle: string, tips: readonly string[], ink: string): Art {
  return limbs(
    tips.map(tip => `${ankle},12 ${tip}`),
    ink,
    'point',
  )
}

function farLegs(own: Own): Art {
  return [
    limb('162,236,34 128,262,24 98,284,17 88,304,14', own.shade),
    foot('88,304', ['70,308,7 50,310,3', '74,314,7 58,320,3', '86,318,7 78,328,3'], own.shade),
    limb('286,246,40 320,272,26 334,296,18 322,314,15', own.shade),
    foot('322,314', ['304,318,7 288,322,3', '310,322,7 300,330,3', '322,324,7 320,333,3'], own.shade),
  ]
}

function tail(own: Own): Art {
  return [
    limb('290,228,52 334,244,38 366,268,28 378,304,20 362,338,14 324,358,9 270,362,4', own.hide, 'point'),
    limb('300,212,10 342,230,9 374,258,7 388,300,5 374,336,4 336,360,3', own.lit, 'point'),
    line(
      '330,228 322,262;350,240 338,272;366,256 352,286;382,280 364,300;386,308 368,312;376,334 360,326;354,354 346,340;326,364 322,350',
      own.yellow,
      4.4,
    ),
  ]
}

const RINGS =
  '174,206,5 196,210,5.4 220,212,5.4 244,214,5.4 268,218,5.4 290,226,5 182,224,4.6 206,230,5 232,232,5 256,234,5 280,240,4.6'

/** Black, with rows of yellow rings across the back. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '88,106 108,118 128,144 150,176 182,192 222,196 264,202 300,216 320,240 308,264 270,270 222,270 178,262 146,244 122,214 104,178 86,156 66,150',
    own.hide,
    shape('84,150 104,172 122,208 146,238 178,256 222,262 272,262 314,256 300,290 150,290 90,200', own.pale),
    shape(
      '96,108 118,126 140,160 168,184 222,192 268,200 306,216 268,212 220,206 176,200 146,184 124,156 104,126',
      own.lit,
    ),
    dots(RINGS, own.yellow),
    dots(
      read(RINGS).map(ring => ({ ...ring, size: 2.4 })),
      own.hide,
    ),
    line(
      '176,262 170,248;204,268 200,254;232,270 230,256;260,268 260,256;132,222 144,212;116,194 128,184;104,172 114,160',
      own.hide,
      4,
    ),
    dots(
      '122,150,2.6 134,166,2.8 148,184,3 116,136,2.4 132,186,2.6 150,204,3 160,222,3 140,200,2.4',
      own.yellow,
    ),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('22,140,4 8,150,3.2 -2,150,2.4', own.tongue),
    limbs(['-1,150,2.4 -12,144,1', '-1,150,2.4 -9,158,1'], own.tongue, 'point'),
    bench.cut(
      '18,136 20,124 34,114 52,102 72,92 92,94 110,110 112,132 100,150 78,152 52,150 30,146',
      own.hide,
      shape('14,138 40,138 66,140 90,138 112,140 100,160 40,156', own.pale),
      shape('24,122 52,102 72,92 94,95 84,102 60,110 38,122', own.lit),
      line('34,146 36,134;48,150 50,136;62,150 64,138', own.hide, 3),
      shape('82,112 112,122 116,132 96,128 80,118', own.dark),
      line('82,122 98,132 114,138', own.yellow, 3),
    ),
    line('19,136 42,138 66,140 88,137', own.dark, 2.2),
    dot(72, 112, 5.6, own.yellow),
    dot(72, 112, 3.4, own.dark),
    dot(70.8, 110.6, 1.2, inks.paper),
    dots('34,122,2.2', own.dark),
  ]
}

/** Elbow and knee held out, as a lizard's are. */
function nearLegs(bench: Bench, own: Own): Art {
  return [
    foot(
      '164,318',
      ['144,320,8 122,324,3.4', '146,326,8 126,334,3.4', '158,332,8 146,342,3.4', '172,330,7 178,341,3.4'],
      own.hide,
    ),
    bench.cut(
      '146,226 166,214 188,220 202,244 202,266 188,288 178,310 170,326 154,324 150,308 160,284 162,264 150,248',
      own.hide,
      shape('186,220 206,246 202,268 188,292 174,326 164,322 176,286 182,258', own.shade),
      dots('164,230,2.6 176,238,2.8 170,252,2.6 182,262,2.6 172,276,2.6 166,292,2.4 162,308,2.2', own.yellow),
    ),
    foot(
      '272,322',
      ['250,324,8 228,328,3.4', '252,330,8 232,338,3.4', '266,336,8 256,346,3.4', '282,334,7 288,344,3.4'],
      own.hide,
    ),
    bench.cut(
      '268,234 294,214 322,228 326,254 310,276 294,288 288,308 280,330 262,328 258,312 266,292 256,272 254,252',
      own.hide,
      shape('312,222 330,254 312,278 296,290 282,332 272,326 280,290 302,262', own.shade),
      dots('280,236,2.8 296,232,2.8 290,248,2.8 274,254,2.6 284,266,2.6 276,282,2.4 272,300,2.2', own.yellow),
    ),
  ]
}

function lawn(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 404, height: 36, blades: 54 }, inks.leaf[2]),
    grass(bench, { from: -160, to: 60, y: 406, height: 60, blades: 14 }, inks.leaf[3]),
    grass(bench, { from: 340, to: 560, y: 406, height: 60, blades: 14 }, inks.leaf[3]),
  ]
}
