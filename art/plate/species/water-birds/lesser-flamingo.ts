import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const lesserFlamingo: Species = {
  latin: 'Phoeniconaias minor',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench, own), legs(own), body(bench, own), neck(own), head(bench, own), ripples(bench)]
  },
}

const OWN = {
  plumage: ['#ff9aa4', 0.3],
  lit: ['#ffc9c6', 0.3],
  shade: ['#e0647c', 0.4],
  crimson: ['#c4213f', 0.3],
  dark: ['#2a1220', 0.3],
  bill: ['#6d1428', 0.3],
  billLit: ['#98283c', 0.3],
  leg: ['#d8405a', 0.3],
  legShade: ['#a32a48', 0.4],
  iris: ['#ffb13c', 0.2],
} as const

type Own = Tints<typeof OWN>

const FLOCK =
  '-138,290,1 -104,288,0.9 -70,291,1 -36,288,0.9 -2,291,1 30,288,0.8 60,290,0.9 334,290,0.9 364,288,0.8 392,291,1 426,288,0.9 462,291,1 500,288,0.9 540,290,1'

/** A soda lake, and the flock along its far side. */
function setting(bench: Bench, own: Own): Art {
  const { inks } = bench
  const far = bench.keep([
    shape('-13,-24 -4,-31 8,-29 19,-21! 6,-17 -8,-17', own.plumage),
    line('-11,-24 -18,-32 -11,-40 -15,-48 -20,-45', own.plumage, 3.4),
    line('-2,-18 -2,0;4,-18 4,0', own.shade, 1.8),
  ])
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 206, y: 158, r: 128, ink: inks.paper }),
    land('0,254 90,226 190,244 290,214 400,240', inks.land[1]),
    land('0,268 140,258 260,264 400,254', inks.land[2]),
    flat(bench, 276, inks.water[1]),
    read(FLOCK).map(({ x, y, size }) => print(far, x, y, size)),
    glints('50,306,110 340,312,130 190,300,120 380,344,90 20,346,110', inks.water[0], 1.8),
  ]
}

function legs(own: Own): Art {
  return [
    limb('262,214,12 290,258,6! 292,264,9 290,270,6! 268,330,5 262,368,5', own.legShade),
    limb('228,218,12 222,266,7! 222,274,10 221,282,7! 224,370,6', own.leg),
    limbs(['262,366,6 244,374,5 234,375,3', '262,366,5 256,378,4'], own.legShade),
    limbs(['224,369,6 204,377,5 194,378,3', '224,369,6 214,382,4', '224,369,5 236,378,4'], own.leg),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    limbs(['296,178,18 328,204,12 350,226,4', '290,190,16 318,214,10 332,232,4'], own.dark, 'point'),
    bench.cut(
      '150,180 158,152 184,130 218,122 256,128 290,146 318,172 340,200! 318,204 300,216! 278,222 240,232 204,230 172,218 154,202',
      own.plumage,
      shape('150,196 190,212 240,216 290,206 340,196 320,250 170,250', own.shade),
      shape('162,158 188,136 220,128 258,134 286,148 250,144 212,146 180,162', own.lit),
    ),
    limbs(['206,158,26 256,172,24 326,204,5', '204,176,22 250,192,20 304,212,5'], own.crimson, 'point'),
    limbs(
      [
        '206,150,22 256,158,20 316,190,4',
        '202,164,18 250,178,15 300,200,4',
        '206,182,12 244,196,11 280,210,3',
      ],
      own.plumage,
      'point',
    ),
    limbs(['212,150,6 254,156,6 296,176,2', '206,164,5 244,174,5 280,190,2'], own.lit, 'point'),
  ]
}

/** Down to the water in one long bend. */
function neck(own: Own): Art {
  return [
    limb('184,178,56 152,180,34 126,196,23 106,224,19 98,258,17 104,288,17 116,308,19', own.plumage),
    limb('160,190,10 132,204,8 112,230,6 104,260,5 110,288,4', own.shade),
    limb('156,168,7 126,184,6 104,212,5 92,246,4', own.lit),
  ]
}

/** Fed upside down: the crown lies on the water, and the bill points back to the feet. */
function head(bench: Bench, own: Own): Art {
  return [
    shape('102,298 98,316 106,332 124,340 144,338 152,326 146,312 132,304 118,300', own.plumage),
    shape('102,312 106,330 124,340 142,338 124,332 112,320', own.shade),
    bench.cut(
      '138,312! 156,312 170,304 178,290 186,286! 192,298 190,318 178,334 160,342 142,340 146,326!',
      own.bill,
      shape('140,310 158,310 172,302 180,288 184,292 178,310 164,320 146,322', own.billLit),
      shape('176,280 198,280 198,316 184,306', own.dark),
      line('146,324 166,320 182,302', own.dark, 1.8),
    ),
    eye(128, 322, 4.2, { iris: own.iris, pupil: own.dark }),
  ]
}

function ripples(bench: Bench): Art {
  const { inks } = bench
  return [
    glints('142,346,130 130,356,90 224,376,70 262,372,50', inks.water[0], 2.4),
    glints('160,388,180 40,384,110 350,384,120', inks.water[2], 1.8),
  ]
}
