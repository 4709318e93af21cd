import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, leaf, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored, moved } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const twoToedSloth: Species = {
  latin: 'Choloepus hoffmanni',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      arms(bench, own),
      body(bench, own),
      feet(bench, own),
      branch(bench),
      claws(own),
      head(bench, own),
      face(bench, own),
      leaves(bench),
    ]
  },
}

const OWN = {
  fur: ['#c2a078', 0.6],
  lit: ['#ecd2a4', 0.5],
  shade: ['#856748', 0.7],
  moss: ['#98a066', 0.6],
  skin: ['#e6a98c', 0.5],
  skinShade: ['#b87462', 0.6],
  claw: ['#f0e2c2', 0.4],
  iris: ['#7a4a2c', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 236, y: 170, r: 132, ink: inks.sky[3] }),
    land('0,352 110,330 230,346 400,322', inks.land[3]),
    land('0,384 140,368 300,380 400,362', inks.land[5]),
  ]
}

/** Longer than its legs, and as shaggy. */
function arms(bench: Bench, own: Own): Art {
  return bench.pair([
    limb('148,262,62 108,206,52 92,146,42 104,92,32', own.shade),
    limb('140,254,46 104,204,40 90,148,32 102,92,24', own.fur),
    limbs(
      ['132,244,4 104,200,10 92,150,4', '118,250,4 92,196,8 84,150,3', '108,150,4 98,120,8 104,94,3'],
      own.lit,
      'point',
    ),
  ])
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,196 160,210 130,236 112,280 106,330 118,376 150,398! 160,388 172,404! 186,392 200,408!'),
    own.fur,
    shape('236,206 276,250 296,320 280,410 232,410 250,330 244,260', own.shade),
    limbs(
      [
        '148,256,4 132,310,14 138,376,4',
        '172,268,4 162,326,14 166,394,4',
        '202,276,4 200,330,14 202,400,4',
        '230,268,4 236,326,12 232,388,4',
      ],
      own.lit,
      'point',
    ),
    limbs(['126,300,4 120,340,10 130,372,3', '254,282,4 264,330,10 258,372,3'], own.moss, 'point'),
  )
}

/** Three toes on the hind foot of every sloth: only the hand tells the two kinds apart. */
function feet(bench: Bench, own: Own): Art {
  return bench.pair([
    limb('126,372,48 104,352,40 92,330,34', own.fur),
    limbs(
      ['92,330,9 80,308,7 84,292,4', '102,326,9 94,302,7 98,286,4', '112,324,9 108,300,7 112,286,4'],
      own.claw,
      'point',
    ),
  ])
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,96,28 60,80,28 200,74,27 340,78,26 580,96,22', inks.land[5]),
    limb('-160,88,9 60,72,9 200,66,9 340,70,8 580,89,7', inks.land[4]),
  ]
}

function claws(own: Own): Art {
  const hook = '0,24,11 -3,2,10 0,-20,8 6,-28,4'
  return limbs(
    [moved(hook, 94, 84), moved(hook, 114, 84), moved(hook, 286, 84), moved(hook, 306, 84)],
    own.claw,
    'point',
  )
}

function head(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,128 166,132 140,150 124,180 122,214 132,240 150,256! 158,250 166,266! 182,262 200,270'),
    own.fur,
    shape('222,126 272,170 276,230 232,270 220,262 246,230 252,184', own.shade),
    folded('200,150 172,154 152,174 146,204 156,232 178,248 200,252', own.lit),
    limbs(
      ['170,136,4 150,150,8 136,182,3', '196,130,4 180,138,8 160,152,3', '210,130,4 224,138,8 242,154,3'],
      own.lit,
      'point',
    ),
  )
}

/** A pig's bare nose, brown wide-set eyes, and no dark stripe through them. */
function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair([
      oval(169, 194, 13, 12, own.skinShade),
      dot(170, 194, 8.6, own.iris),
      dot(170, 194, 5, inks.key),
      dot(167.5, 191, 2, inks.paper),
    ]),
    folded('200,196 184,200 172,212 174,228 186,238 200,240', own.skin),
    folded('200,224 184,226 176,222 178,232 188,240 200,242', own.skinShade),
    bench.pair(oval(190, 215, 5.4, 6.6, own.skinShade)),
    bench.pair(oval(190.5, 216, 3, 4.2, inks.key)),
    line('168,238 184,247 200,249 216,247 232,238', own.skinShade, 2.6),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    leaf(40, 82, [76, 20, 112], inks.leaf[1], inks.leaf[2]),
    leaf(20, 78, [70, 18, -130], inks.leaf[1], inks.leaf[2]),
    leaf(370, 84, [80, 20, 64], inks.leaf[0], inks.leaf[2]),
    leaf(200, 72, [66, 17, -58], inks.leaf[1], inks.leaf[2]),
    leaf(350, 76, [64, 16, -44], inks.leaf[1], inks.leaf[2]),
  ]
}
