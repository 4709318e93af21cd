import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const riverLapwing: Species = {
  latin: 'Vanellus duvaucelii',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      legs(own),
      body(bench, own),
      wing(own),
      crest(own),
      head(bench, own),
      stones(bench),
    ]
  },
}

const OWN = {
  black: '#191a20',
  sheen: '#454a58',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d3d2d6', 0.8],
  grey: '#b9b6b8',
  sand: '#a3907c',
  sandLit: '#c3b19a',
  sandShade: '#78685c',
  iris: '#8a3b2e',
} as const

type Own = Tints<typeof OWN>

/** A sandbank of the Nam Ou, under its limestone. */
function setting(bench: Bench): Art {
  const { inks } = bench
  const karst =
    '-700,290! 0,268 24,214 52,196 78,222 92,262 112,240 132,222 150,250 166,276 250,284 286,262 300,206 326,164 350,156 372,186 384,236 400,262 440,228 470,212 500,252 530,284 1100,290! 1100,404! -700,404!'
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 154, r: 122 }),
    shape(karst, inks.land[1]),
    flat(bench, 282, inks.water[1]),
    glints('40,296,110 340,300,120 190,292,90 470,296,100 -70,300,110', inks.water[0], 1.8),
    land('0,336 90,322 200,318 310,324 400,340', inks.sand[1]),
    land('0,384 120,366 260,374 400,362', inks.sand[2]),
  ]
}

function tail(own: Own): Art {
  return [limbs(['300,226,34 344,246,28 376,258,20'], own.white), limb('344,246,27 368,256,23', own.black)]
}

function legs(own: Own): Art {
  return [
    limb('242,254,18 250,296,8 252,310,9 252,346,7', own.sheen),
    limb('208,258,20 210,298,9 212,312,10 208,352,8', own.black),
    limbs(['252,344,7 236,352,5', '252,344,7 248,356,4', '253,344,6 266,351,4'], own.sheen),
    limbs(['208,350,8 186,358,5', '208,350,8 204,363,5', '209,350,7 224,358,4'], own.black),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '98,120 106,94 130,80 156,90 166,116 174,144 202,162 248,176 296,200 330,230 318,252 270,266 222,270 178,258 146,232 126,198 114,162 102,142',
    own.white,
    shape('150,92 170,120 178,146 204,164 186,184 152,196 124,184 120,160 146,140', own.whiteShade),
    shape('112,170 134,186 164,188 196,168 214,190 198,216 168,226 138,214 118,196', own.grey),
    shape('150,230 186,254 240,264 318,246 300,280 200,284', own.whiteShade),
    shape('184,240 206,232 232,240 236,256 214,272 190,264', own.black),
  )
}

function wing(own: Own): Art {
  return [
    shape('290,214 326,222 360,246 388,272! 350,268 314,258 286,240', own.black),
    line('318,236 346,250 372,264', own.sheen, 2.4),
    shape('176,178 202,160 240,168 284,190 322,220 346,248! 316,250 280,248 240,238 204,218', own.sand),
    shape('182,172 204,158 242,168 288,192 318,216 280,202 240,188 206,182', own.sandLit),
    line('204,204 242,222 290,236;226,192 262,206 312,234', own.sandShade, 2.4),
    shape('204,218 240,238 280,248 316,250 346,248! 314,260 272,260 232,250 208,234', own.white),
  ]
}

/** Flat along the nape until it is worried. */
function crest(own: Own): Art {
  return limbs(
    [
      '132,88,16 166,86,14 206,100,9 232,122,3',
      '138,96,16 168,98,13 200,114,8 216,132,3',
      '128,84,10 164,78,10 206,86,6 238,100,2',
    ],
    own.black,
    'point',
  )
}

/** A black face and throat between white cheeks. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape(
      '98,122 104,96 122,80 146,82 160,98 152,112 138,120 134,136 138,156 134,170 124,170 114,154 104,142',
      own.black,
    ),
    shape('108,96 124,82 144,84 154,94 132,92 116,100', own.sheen),
    shape('104,108! 88,108 70,112 54,120! 72,122 90,122 104,120!', own.black),
    dot(127, 104, 7.4, own.iris),
    dot(127, 104, 4.6, inks.key),
    dot(125.4, 102.4, 1.5, inks.paper),
  ]
}

function stones({ inks }: Bench): Art {
  return [
    oval(96, 358, 15, 7, inks.rock[1]),
    oval(128, 366, 10, 5, inks.rock[2]),
    oval(316, 366, 16, 7, inks.rock[1]),
    oval(346, 374, 11, 5, inks.rock[2]),
    oval(58, 382, 12, 5, inks.rock[1]),
    oval(-60, 364, 16, 7, inks.rock[1]),
    oval(462, 362, 15, 7, inks.rock[2]),
  ]
}
