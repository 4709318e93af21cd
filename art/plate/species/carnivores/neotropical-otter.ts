import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const neotropicalOtter: Species = {
  latin: 'Lontra longicaudis',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      river(bench),
      rock(bench),
      tail(own),
      body(bench, own),
      legs(bench, own),
      head(bench, own),
      water(bench),
    ]
  },
}

const OWN = {
  coat: '#6a4a36',
  lit: '#96704f',
  shade: '#3f2b22',
  cream: ['#f0dab0', 0.6],
  creamShade: ['#c4a67c', 0.7],
  dark: '#1a1412',
} as const

type Own = Tints<typeof OWN>

function river(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 240, y: 142, r: 112 }),
    land('0,234 90,208 200,226 310,196 400,214', inks.land[1]),
    land('0,264 120,248 260,258 400,242', inks.land[3]),
    flat(bench, 272, inks.water[1]),
    glints('60,286,110 340,284,120 30,308,80 380,312,90', inks.water[0], 2),
  ]
}

function rock({ inks }: Bench): Art {
  return [
    shape('30,372! 44,336 84,312 140,300 210,298 280,304 336,322 364,350 374,372!', inks.rock[2]),
    shape('60,330 90,312 140,301 210,299 280,305 330,320 260,318 190,314 120,318', inks.rock[1]),
  ]
}

/** Thick where it leaves the body, flat, and pointed. */
function tail(own: Own): Art {
  return [
    limb('286,270,54 330,292,40 362,322,26 384,356,13 392,376,5', own.coat, 'point'),
    limb('296,258,14 336,278,11 366,308,8 386,346,4', own.lit, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '96,170 118,146 146,150 164,174 186,200 222,214 262,222 296,240 312,266 304,292 272,302 222,304 172,304 138,300 120,276 112,242 102,206',
    own.coat,
    shape('90,176 112,190 124,220 130,262 140,304 120,300 104,250 90,210', own.cream),
    shape('132,262 170,282 222,288 272,284 312,268 310,310 140,310', own.shade),
    shape('146,150 164,172 188,200 224,214 262,222 294,240 258,238 216,232 178,222 156,196', own.lit),
  )
}

function legs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '128,222 150,210 170,226 170,254 156,280 148,302 120,306 122,290 134,270 128,246',
      own.coat,
      shape('158,212 176,240 160,278 148,310 136,306 146,270 156,246', own.shade),
    ),
    bench.cut(
      '232,262 262,236 296,246 306,274 290,298 254,310 222,312 218,302 240,292',
      own.coat,
      shape('286,242 312,272 294,304 252,316 278,294 290,268', own.shade),
      shape('238,264 262,244 280,250 260,266', own.lit),
    ),
    limbs(
      [
        '128,300,12 104,306,7',
        '130,304,12 112,313,7',
        '136,306,12 128,317,7',
        '144,304,11 146,316,6',
        '228,304,11 202,308,7',
        '230,308,11 212,316,7',
        '240,310,11 230,320,7',
      ],
      own.coat,
    ),
    line('118,304 112,308;124,308 122,313;216,306 212,310', own.shade, 1.6),
  ]
}

/** Flat-topped, with small ears, a bare nose and stiff whiskers. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    oval(140, 116, 9, 10, own.shade),
    oval(141, 117, 5, 6, own.dark),
    bench.cut(
      '50,146 54,130 68,118 88,106 112,100 136,106 152,124 156,148 146,170 124,184 98,184 74,176 56,164',
      own.coat,
      shape('54,130 70,117 90,106 113,101 136,108 120,116 98,120 78,130 62,140', own.lit),
      shape('48,152 70,154 94,158 120,166 150,160 140,190 90,190 54,170', own.cream),
      shape('70,176 100,176 136,168 150,158 140,196 80,196', own.creamShade),
    ),
    shape('48,140 54,130 68,130 72,140 64,148 52,148', own.dark),
    line('54,154 70,160 88,158', own.shade, 2.2),
    dot(98, 130, 5.6, own.dark),
    dot(96.2, 128.2, 1.7, inks.paper),
    dots('70,152,1.3 78,150,1.3 76,157,1.3', own.shade),
    line('72,154 44,168 22,188;78,157 54,178 38,200;82,158 70,182 60,204', own.cream, 1.4),
  ]
}

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,370 40,364 90,372 160,366 230,373 310,366 370,372 400,368', inks.water[2]),
    glints('80,372,110 240,374,140 340,371,90 150,388,160 320,392,120', inks.water[0], 2),
  ]
}
