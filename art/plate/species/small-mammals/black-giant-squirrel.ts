import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blackGiantSquirrel: Species = {
  latin: 'Ratufa bicolor',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      sea(bench),
      tail(bench, own),
      branch(bench),
      body(bench, own),
      head(bench, own),
      limbsOf(bench, own),
      almonds(bench),
    ]
  },
}

const OWN = {
  black: ['#221d20', 0.5],
  sheen: ['#51464a', 0.6],
  cream: ['#f0d79c', 0.4],
  creamShade: ['#d09a52', 0.5],
  claw: '#6d5c50',
  nose: '#8a5f58',
  iris: '#5a3420',
  nut: ['#b9a23f', 0.4],
  nutShade: ['#86752c', 0.5],
} as const

type Own = Tints<typeof OWN>

function sea(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 206, y: 150, r: 128 }),
    shape(
      '-300,310! -300,260! -180,230! -60,250! 30,280! 70,310!;320,310! 370,280! 450,250! 560,270! 640,310!',
      inks.land[1],
    ),
    flat(bench, 306, inks.water[1]),
    line(
      '-60,324 20,324;90,338 170,338;340,330 420,330;-20,352 50,352;380,358 470,358;210,360 260,360',
      inks.water[0],
      2.4,
    ),
  ]
}

/** Longer than the rest of it, and hung straight down. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '268,214 300,214 318,240 322,280 318,320 322,360 314,392! 304,384 298,398! 288,386 278,394! 272,360 278,320 274,280 266,246',
    own.black,
    shape('272,230 286,236 292,280 290,330 292,380 280,400 270,360 274,300', own.sheen),
    limbs(['312,250,3 314,300,5 308,350,2', '302,300,3 304,340,5 300,380,2'], own.sheen, 'point'),
  )
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,300,50 0,276,44 140,262,40 300,250,34 420,220,26 580,190,22', inks.land[4]),
    limb('-160,286,14 0,263,13 140,250,12 300,240,10 420,212,8 580,183,6', inks.land[3]),
    limb('330,244,18 380,276,12 430,296,8', inks.land[4]),
    limb('60,270,16 20,310,11 -20,340,8', inks.land[4]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '138,152 164,138 200,136 238,148 270,170 292,200 298,230 284,250 250,256 206,252 166,254 138,246 122,218 124,180',
    own.black,
    shape('112,176 132,176 146,196 160,224 200,238 240,244 230,270 130,270 110,220', own.cream),
    shape('140,216 164,234 206,242 246,248 240,266 150,262', own.creamShade),
    shape('150,146 200,138 238,150 268,172 250,172 216,162 180,158 156,162', own.sheen),
    limbs(
      ['200,176,4 222,188,7 238,206,3', '232,180,3 254,196,6 266,218,3', '180,186,3 196,200,6 206,218,3'],
      own.sheen,
      'point',
    ),
  )
}

/** Pale cheeks, a dark cap down to the nose, and tufts on the ears. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('128,98! 124,74 130,58! 142,70 148,94', own.sheen),
    bench.cut(
      '56,154 58,140 70,126 88,110 110,98 134,94 156,104 170,126 170,154 154,176 128,186 100,182 76,174 62,166',
      own.black,
      shape('50,160 72,156 92,152 112,158 132,166 152,172 140,200 90,196 56,178', own.cream),
      shape('88,152 112,146 134,152 150,166 130,174 104,166', own.cream),
      shape('70,128 88,111 110,99 134,95 152,102 128,106 104,114 84,130', own.sheen),
    ),
    shape('144,106! 146,80 154,64! 166,78 170,104 164,118', own.black),
    shape('152,104 153,86 156,76 162,88 163,106', own.sheen),
    oval(102, 130, 11, 10, own.sheen),
    dot(102, 130, 8, own.iris),
    dot(102, 130, 5, own.black),
    dot(99.6, 127.4, 2.2, inks.paper),
    shape('54,148 60,140 68,142 67,150 60,156', own.nose),
    line('60,160 72,163 84,160', own.black, 2),
    shape('78,172! 84,166 92,170 88,178!', own.black),
    line('72,152 46,144;73,155 42,156;74,158 48,168', inks.paper, 1.4),
  ]
}

function limbsOf(bench: Bench, own: Own): Art {
  return [
    shape('62,206 72,194 88,194 96,206 88,218 72,218', own.nut),
    shape('62,206 74,210 96,206 88,218 72,218', own.nutShade),
    limb('152,198,32 128,224,22 100,212,13', own.black),
    limb('150,192,9 130,216,7 108,208,5', own.sheen),
    limbs(['100,210,8 84,198,5', '100,213,8 80,206,5', '101,216,8 84,215,5'], own.claw),
    bench.cut(
      '212,214 236,190 270,192 290,214 288,242 262,254 226,256 196,262 184,254 204,244',
      own.black,
      shape('216,212 238,194 264,196 246,212 226,222', own.sheen),
    ),
    limbs(['196,256,10 172,258,5', '198,260,10 176,268,5', '206,262,9 190,274,5'], own.claw),
  ]
}

/** Leaves of the Indian almond, broad past the middle, and one that has turned. */
function almonds({ inks }: Bench): Art {
  return [
    leaf(390, 232, [96, 28, -70], inks.leaf[1], inks.leaf[2]),
    leaf(400, 226, [100, 28, -24], inks.leaf[2], inks.leaf[3]),
    leaf(430, 296, [84, 24, 40], inks.leaf[2], inks.leaf[3]),
    leaf(388, 280, [70, 22, 84], inks.leaf[1], inks.leaf[2]),
    leaf(4, 272, [90, 27, -118], inks.leaf[1], inks.leaf[2]),
    leaf(-8, 270, [100, 28, -158], inks.leaf[2], inks.leaf[3]),
    leaf(20, 312, [84, 24, 62], inks.leaf[1], inks.leaf[2]),
    leaf(-18, 338, [80, 24, 120], inks.sky[0], inks.sand[2]),
  ]
}
