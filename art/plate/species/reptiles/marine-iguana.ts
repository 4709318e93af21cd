import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const marineIguana: Species = {
  latin: 'Amblyrhynchus cristatus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), back(own), body(bench, own), head(bench, own), rock(bench), legs(own)]
  },
}

const OWN = {
  hide: '#3a3f42',
  lit: '#6d7572',
  shade: '#23282c',
  red: '#a34b3c',
  salt: '#e6e4d8',
  spine: '#8e948c',
  iris: '#c98a3a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient(inks.sky, 0, 236)),
    disc(bench, { x: 292, y: 118, r: 70 }),
    flat(bench, 232, inks.water[1]),
    land('0,232 140,228 150,232', inks.water[1]),
    glints('60,250,90 330,256,120 200,246,80', inks.water[0], 2),
    shape(
      '-200,310! -200,276 -120,262! -60,276 -20,258! 20,268 40,254! 60,276 84,290 100,310!',
      inks.snow[0],
    ),
  ]
}

/** `x,y,height` from the nape to the tail: tall on the neck, low along the back. */
const CREST =
  '108,116,30 122,120,28 136,130,26 150,140,24 166,150,22 184,160,20 204,170,19 224,182,17 244,194,16 264,208,15 284,222,13 304,236,12 324,248,11 344,258,9 362,264,8'

function spine(x: number, y: number, height: number): string {
  return `${x - 8},${y + 7}! ${x + 1},${y - height + 4} ${x + 5},${y - height}! ${x + 7},${y + 9}!`
}

function back(own: Own): Art {
  const spines = read(CREST).flatMap(({ x, y, size = 0 }) => [
    spine(x, y, size),
    spine(x + 9, y, size * 0.82),
  ])
  return [
    shape(spines, own.spine),
    limb('290,236,54 340,262,30 400,268,20 470,250,8', own.hide, 'point'),
    limbs(['176,214,30 206,246,24 214,276,18', '300,252,32 330,276,24 326,300,18'], own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '44,128 42,114 50,102 66,92 88,92 106,106 122,124 150,144 190,162 230,184 270,210 310,236 330,262 316,284 280,286 230,270 180,254 140,238 112,212 96,182 84,164 66,158 50,146',
    own.hide,
    shape('96,182 112,212 140,238 180,254 230,270 280,286 320,290 320,300 160,290 90,220', own.shade),
    shape(
      '110,112 124,126 150,146 190,164 232,188 272,214 310,240 300,244 262,226 220,204 180,184 144,164 118,142',
      own.lit,
    ),
    shape('150,190 190,206 210,226 190,232 160,216', own.red),
    shape('226,222 262,236 280,256 250,252', own.red),
    dots('132,176,6 116,160,5 146,200,5 200,196,5 236,214,5', own.red),
  )
}

function head({ inks }: Bench, own: Own): Art {
  return [
    shape('44,120 50,103 66,93 88,93 98,102 88,112 70,112 56,118', own.salt),
    dots('60,104,4 72,100,4.5 86,102,4 74,110,3.5 62,113,3', own.lit),
    line('46,138 64,142 84,138', own.shade, 2.6),
    eye(84, 120, 6, { iris: own.iris, pupil: own.shade, glint: inks.paper }),
    dots('48,118,2', own.shade),
    limbs(['62,150,7 74,154,7', '80,152,7 92,156,7'], own.lit),
  ]
}

function rock({ inks }: Bench): Art {
  return [
    land('0,300 60,290 100,268 150,272 210,290 260,292 330,300 400,286', inks.key),
    land('0,340 80,322 180,336 300,326 400,336', mix(inks.key, '#000000', 0.35)),
  ]
}

function legs(own: Own): Art {
  return [
    limb('142,214,44 118,250,32 124,276,24', own.hide),
    limbs(
      [
        '122,272,12 100,280,9 84,282,5',
        '122,276,12 106,290,9 94,296,5',
        '126,278,12 118,294,9 112,304,5',
        '130,276,11 134,292,8 134,302,5',
      ],
      own.hide,
      'point',
    ),
    limb('296,250,46 268,274,34 286,294,24', own.hide),
    limbs(
      ['280,290,12 258,298,9 244,298,5', '284,294,12 268,308,9 258,312,5', '290,294,12 286,310,8 282,318,5'],
      own.hide,
      'point',
    ),
    limb('134,220,10 114,250,9 118,268,6', own.lit),
    limb('292,244,12 270,268,9 280,282,6', own.lit),
  ]
}
