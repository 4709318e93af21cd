import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const volcanoJunco: Species = {
  latin: 'Junco vulcani',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), legs(own), body(bench, own), wing(own), head(bench, own), rock(bench)]
  },
}

const OWN = {
  brown: ['#9a7a54', 0.7],
  lit: ['#c9a878', 0.7],
  grey: ['#94948f', 0.7],
  greyLit: ['#c4c2b8', 0.7],
  dark: ['#33291f', 0.7],
  black: '#1b1a1c',
  pink: ['#f2a29a', 0.4],
  pinkShade: ['#c9716c', 0.5],
  yellow: ['#ffc82e', 0.2],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 204, y: 158, r: 122 }),
    shape(
      '-250,420! -250,320! -40,276! 60,232! 96,222! 110,230! 128,228! 146,238! 240,282! 420,318! 620,330! 620,420!',
      inks.land[2],
    ),
    shape('60,232! 96,222! 110,230! 128,228! 146,238! 124,240! 108,248! 92,236! 76,244!', inks.land[3]),
    land('0,330 120,312 260,324 400,306', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('272,246,30 316,268,26 362,282,18', own.dark),
    limb('270,240,14 314,260,12 358,272,8', own.brown),
  ]
}

/** Long, pink and built for hopping over lava. */
function legs(own: Own): Art {
  return [
    limb('216,270,16 222,306,8 212,338,7', own.pinkShade),
    limb('188,272,16 192,308,8 182,342,7', own.pink),
    limbs(['212,338,6 194,344,4', '212,338,6 204,348,4', '214,338,6 228,346,4'], own.pinkShade),
    limbs(
      ['182,342,6 162,348,4', '182,342,6 172,353,4', '184,342,6 198,350,4', '184,340,5 198,340,3'],
      own.pink,
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '98,142 108,112 130,94 158,92 182,106 198,132 222,152 252,176 278,206 288,236 272,260 238,276 200,280 164,270 134,246 114,212 102,176',
    own.grey,
    shape('96,170 118,220 146,250 182,266 226,264 220,294 150,284 100,230', own.greyLit),
    shape(
      '138,92 164,92 188,108 202,134 228,156 258,180 282,210 286,240 252,232 220,206 196,176 180,146 164,118',
      own.brown,
    ),
    line('176,108 186,126;188,118 200,140;200,136 216,156;164,100 172,116;216,152 232,170', own.dark, 4),
    shape('232,240 262,236 286,238 268,264 240,272', own.lit),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['216,168,38 256,206,34 306,256,8', '200,184,32 238,224,28 286,264,7'], own.dark, 'point'),
    limbs(
      [
        '210,164,24 246,196,20 292,242,4',
        '196,182,22 230,214,18 274,254,4',
        '190,198,16 216,226,14 252,258,3',
      ],
      own.brown,
      'point',
    ),
    line('214,170 250,202 290,240;198,188 230,216 268,248', own.lit, 2.2),
    limbs(['204,160,8 220,172,6', '192,176,8 206,188,6', '186,192,7 196,202,5'], own.lit, 'point'),
  ]
}

/** A yellow eye in a black mask gives it a furious look. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('106,116 128,94 158,92 178,102 160,106 134,108 116,118', own.brown),
    line('126,100 144,97;140,104 160,101', own.dark, 2.4),
    shape('100,134! 112,122 128,116 146,118 152,128 140,136 120,138', own.black),
    bench.cut(
      '104,126! 88,126 72,132 60,142! 76,146 92,148 104,144!',
      own.pink,
      shape('56,144 80,139 106,137 106,150 76,150', own.pinkShade),
    ),
    dot(134, 127, 8.4, own.yellow),
    dot(134, 127, 4.2, own.black),
    dot(132, 124.8, 1.7, inks.paper),
  ]
}

function rock(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,372 70,354 120,346 180,344 240,342 300,350 400,366', inks.land[5]),
    shape('96,356 150,347 220,345 280,350 230,356 160,358', inks.land[4]),
    read('60,370 330,362 20,378 376,370').map(({ x, y }) =>
      grass(bench, { from: x - 22, to: x + 22, y: y + 14, height: 56, blades: 10 }, inks.leaf[2]),
    ),
  ]
}
