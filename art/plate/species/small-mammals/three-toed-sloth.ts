import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { moved, read } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const threeToedSloth: Species = {
  latin: 'Bradypus variegatus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), branch(bench), claws(own), face(bench, own), leaves(bench)]
  },
}

const OWN = {
  fur: '#b79c78',
  lit: '#dcc7a0',
  shade: '#7f6950',
  moss: '#8f9a66',
  face: '#f3e4c4',
  dark: '#3b2b24',
  claw: '#efe2c0',
  pupil: '#14100e',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 232, y: 216, r: 118 }),
    land('0,352 80,330 170,346 260,326 400,344', inks.land[2]),
    land('0,380 120,366 260,382 400,362', inks.land[4]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    limbs(['168,218,44 196,160,36 204,112,28', '282,226,46 262,164,38 252,114,30'], own.shade),
    bench.cut(
      '112,196 150,184 200,200 252,196 304,184 336,204 344,240 330,270! 326,264 316,288! 304,284 284,304! 272,298 244,314! 232,304 200,312! 190,300 160,298! 154,286 124,264 104,226',
      own.fur,
      shape('100,240 140,268 200,284 262,282 310,262 350,220 360,340 100,340', own.shade),
      shape('120,196 150,188 200,204 252,200 304,188 280,214 220,226 160,214', own.lit),
      shape(
        '196,232 222,226 238,232 262,226 290,230 276,240 250,238 236,244 214,240',
        mix(own.fur, own.moss, 0.7),
      ),
    ),
    bench.cut(
      '118,250! 100,214 84,176 76,138 78,110 104,108 108,136 122,172 150,206 168,236 150,262',
      own.fur,
      shape('84,120 92,108 102,112 100,140 116,180 104,186 88,156', own.lit),
    ),
    bench.cut(
      '300,262 292,226 302,180 300,140 302,110 330,110 336,146 346,190 348,236 334,262',
      own.fur,
      shape('322,110 334,120 346,190 350,240 332,262 330,200 326,150', own.shade),
    ),
  ]
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,104,26 60,92,26 220,96,24 340,90,22 580,70,16', inks.land[5]),
    limb('-160,97,9 60,85,9 220,89,8 340,84,8 580,66,5', inks.land[3]),
  ]
}

/** Three to a foot. */
function claws(own: Own): Art {
  const feet = read('92,104 314,106 204,108 252,110')
  const hooks = feet.flatMap(({ x, y }) =>
    [-9, 0, 9].map(aside => moved('0,6,7 -1,-12,7 1,-26,5', x + aside, y)),
  )
  return limbs(hooks, own.claw, 'point')
}

function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '66,262 70,236 88,220 112,216 136,224 150,244 152,268 140,292 116,304 90,302 72,288',
      own.fur,
      shape('76,262 84,242 108,238 134,244 144,264 134,286 112,298 90,294', own.face),
      shape('60,230 90,210 140,212 156,244 130,240 108,246 84,242 70,256', mix(own.fur, own.shade, 0.6)),
      shape('98,262 88,258 74,270 62,284 76,288 92,276', own.dark),
      shape('124,264 134,260 146,272 158,284 148,292 130,278', own.dark),
    ),
    dot(94, 265, 5, own.pupil),
    dot(127, 267, 5, own.pupil),
    dots('92.5,263,1.4 125.5,265,1.4', inks.paper),
    shape('100,272 111,268 122,273 118,282 111,285 103,281', own.dark),
    line('92,285 102,291 112,292 122,291 131,286', own.dark, 2.2),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    leaf(150, 96, [62, 18, 62], inks.leaf[1], inks.leaf[2]),
    leaf(372, 84, [78, 20, 52], inks.leaf[1], inks.leaf[2]),
    leaf(40, 90, [60, 17, 118], inks.leaf[1], inks.leaf[2]),
    leaf(346, 84, [70, 17, -38], inks.leaf[2], inks.leaf[3]),
    leaf(30, 86, [64, 16, -130], inks.leaf[2], inks.leaf[3]),
  ]
}
