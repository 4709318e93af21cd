import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const gerenuk: Species = {
  latin: 'Litocranius walleri',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      bush(bench),
      farLegs(own),
      body(bench, own),
      neck(bench, own),
      head(bench, own),
      ground(bench),
    ]
  },
}

const OWN = {
  coat: '#c78550',
  lit: '#e3ab76',
  saddle: '#8f5430',
  white: ['#fff3df', 0.5],
  horn: '#2c2524',
  hoof: '#241d1b',
  iris: '#3a2418',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 176, y: 156, r: 120 }),
    land('0,296 110,280 230,292 330,274 400,290', inks.land[1]),
    land('0,336 140,322 290,334 400,318', mix(inks.land[2], inks.leaf[0], 0.5)),
  ]
}

/** The thorn bush it browses, standing up against it. */
function bush(bench: Bench): Art {
  const { inks } = bench
  const wood = mix(inks.rock[2], inks.key, 0.3)
  return [
    limbs(
      [
        '376,400,16 366,280,12 346,180,8 318,110,5',
        '366,280,10 398,180,7 412,80,4',
        '350,190,7 392,130,5 440,96,3',
        '330,136,5 300,92,4 262,70,3',
      ],
      wood,
    ),
    leaf(318, 110, [34, 12, -150], inks.leaf[1], inks.leaf[2]),
    leaf(300, 92, [32, 11, -96], inks.leaf[0], inks.leaf[1]),
    leaf(280, 80, [32, 11, -170], inks.leaf[1], inks.leaf[2]),
    leaf(264, 70, [30, 11, -130], inks.leaf[0], inks.leaf[1]),
    leaf(326, 120, [34, 12, -60], inks.leaf[1], inks.leaf[2]),
    leaf(346, 176, [36, 13, -20], inks.leaf[0], inks.leaf[1]),
    leaf(352, 206, [38, 13, 196], inks.leaf[1], inks.leaf[2]),
    leaf(396, 184, [36, 13, -30], inks.leaf[1], inks.leaf[2]),
    leaf(362, 250, [38, 13, -24], inks.leaf[2], inks.leaf[3]),
    leaf(366, 286, [36, 12, 200], inks.leaf[1], inks.leaf[2]),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['146,288,34 150,324,16 142,352,10 146,384,9'], own.saddle),
    limbs(['238,172,18 272,182,12 300,168,9 316,152,8'], own.saddle),
    shape('312,156 316,144 324,146 322,158;140,380 152,380 154,390 138,390', own.hoof),
  ]
}

/** Upright on its hind legs, as no other antelope feeds. */
function body(bench: Bench, own: Own): Art {
  return [
    limb('112,272,9 96,296,7 94,318,8', own.horn),
    bench.cut(
      '214,130 240,140 250,168 242,206 222,244 196,284 168,310 138,314 114,298 112,266 132,232 158,196 182,156',
      own.coat,
      shape('200,124 216,128 214,160 190,204 160,246 134,300 104,300 108,260 150,200 180,150', own.saddle),
      shape('250,150 252,190 230,240 196,292 176,306 196,262 222,220 236,180', own.white),
      shape('110,286 126,280 138,296 134,318 112,310', own.white),
    ),
    limbs(['158,286,52 184,320,24 168,352,12 174,386,10'], own.coat),
    limbs(['234,186,22 266,208,14 296,200,10 318,190,9'], own.coat),
    shape('314,194 318,180 328,184 324,198;168,382 180,382 182,392 166,392', own.hoof),
  ]
}

function neck(bench: Bench, own: Own): Art {
  return bench.cut(
    '208,146 206,112 212,76 222,54! 246,60! 244,90 246,122 252,160 230,172',
    own.coat,
    shape('236,54 252,60 250,120 260,170 238,160 236,110', own.lit),
    shape('202,140 204,100 214,60 222,60 216,100 218,150', own.saddle),
  )
}

/** A small wedge of a head, large ears, and the ringed horns of a male. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limbs(['226,46,9 206,36,8 198,22,6 206,9,4', '234,43,9 218,30,8 212,17,6 222,7,4'], own.horn),
    line('212,40 216,34;203,30 209,27;222,34 226,29;213,23 219,21', mix(own.horn, inks.paper, 0.4), 1.8),
    shape('218,54 196,60 174,54! 190,46 210,44', own.lit),
    shape('212,53 196,56 184,54 198,50', own.saddle),
    bench.cut(
      '214,56 220,42 236,38 252,44 266,56 280,66 286,76 278,84 262,82 244,80 226,74',
      own.coat,
      shape('222,64 250,72 284,78 280,90 240,88', own.lit),
      shape('240,46 252,44 260,56 250,64 238,60', own.white),
      shape('274,62 290,72 288,84 278,82', own.white),
    ),
    eye(248, 54, 5.4, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
    line('270,76 280,78', own.hoof, 2),
    shape('279,66 287,71 284,76 278,72', own.hoof),
  ]
}

function ground(bench: Bench): Art {
  const { inks } = bench
  const near = mix(inks.leaf[1], inks.sand[2], 0.45)
  return [
    land('0,386 130,380 270,386 400,378', near),
    grass(bench, { from: -160, to: 560, y: 392, height: 30, blades: 56 }, near),
  ]
}
