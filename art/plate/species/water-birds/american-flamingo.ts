import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const americanFlamingo: Species = {
  latin: 'Phoenicopterus ruber',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), legs(own), neck(own), body(bench, own), head(own)]
  },
}

const OWN = {
  plumage: ['#ff6d5c', 0.25],
  lit: ['#ff9c84', 0.25],
  shade: ['#d23a48', 0.4],
  dark: ['#1b1024', 0.3],
  pale: ['#ffe6d2', 0.3],
  leg: ['#ff8f86', 0.3],
  iris: ['#ffe27a', 0.2],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.35)),
    disc(bench, { x: 208, y: 150, r: 126, ink: inks.sky[3] }),
    land('0,268 100,254 220,266 400,250', inks.land[3]),
    flat(bench, 276, inks.water[2]),
    glints('200,292,180 180,310,140 210,330,190 196,352,120 216,374,160', inks.sky[3], 2),
    glints('60,300,70 350,320,80 40,360,90 370,370,70', inks.water[1], 1.6),
  ]
}

function legs(own: Own): Art {
  return [
    limb('224,230,9 230,288,6! 231,295,9 230,302,6! 228,374,5', own.shade),
    limb('252,230,9 292,262,6 295,266,8 290,272,6 250,322,5', own.leg),
    limbs(
      ['251,320,6 240,334,5 228,338,3', '250,322,6 250,338,5 243,344,3', '250,320,5 238,326,4 228,326,3'],
      own.leg,
    ),
    limbs(
      ['229,372,6 212,378,5 202,379,3', '229,372,6 220,383,5 212,386,3', '229,372,5 240,380,4 246,382,2'],
      own.shade,
    ),
  ]
}

function neck(own: Own): Art {
  return [
    limb('176,178,46 150,160,30 140,132,22 154,108,19 172,86,18 168,64,17 146,52,18', own.plumage),
    limb('158,150,10 149,132,8 162,110,7 179,88,6 176,66,5 160,50,4', own.lit),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '152,172 172,152 204,144 240,146 276,162 304,186 330,216! 312,218 322,232! 300,230 276,238 240,242 204,236 174,220 156,198',
      own.plumage,
      shape('156,198 190,210 240,220 290,214 330,216 320,250 200,250 150,220', own.shade),
      shape('176,158 206,148 242,152 276,168 240,166 206,164 184,172', own.lit),
    ),
    limbs(['206,176,30 250,182,28 318,210,6', '204,194,24 246,204,24 302,226,5'], own.shade, 'point'),
    limbs(['210,172,20 252,178,20 312,206,4', '208,192,15 248,200,15 296,222,4'], own.plumage, 'point'),
    limbs(['292,222,12 312,230,8 330,234,3'], own.dark, 'point'),
  ]
}

function head(own: Own): Art {
  return [
    shape('164,44 148,36 130,40 120,54 118,66 132,72 150,68 166,62', own.plumage),
    shape('128,44 116,52 106,66 104,84 112,98! 124,100 130,90 128,78 134,68 130,56', own.pale),
    shape('104,78 105,90 112,100! 126,100 131,90 120,86 110,82', own.dark),
    line('128,66 118,78 116,92', own.shade, 1.6),
    eye(140, 52, 4, { iris: own.iris, pupil: own.dark }),
  ]
}
