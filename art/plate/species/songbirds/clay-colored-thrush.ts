import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { moved, read } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const clayColoredThrush: Species = {
  latin: 'Turdus grayi',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), wing(own), head(bench, own), perch(bench, own)]
  },
}

const OWN = {
  clay: ['#b98a5a', 0.7],
  lit: ['#e0b884', 0.7],
  brown: ['#8a6242', 0.7],
  shade: ['#5f4430', 0.7],
  streak: ['#6b5040', 0.6],
  bill: ['#a9a04a', 0.5],
  billShade: ['#74702f', 0.5],
  iris: ['#b5502a', 0.4],
  toes: '#8a6a5a',
  blossom: ['#f5a8bd', 0.3],
  blossomShade: ['#cc6d92', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 222, y: 166, r: 122 }),
    land('0,330 90,300 190,318 310,282 400,306', mix(inks.land[2], inks.sky[0], 0.3)),
    land('0,372 130,350 270,366 400,338', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('282,254,34 318,300,32 346,348,26', own.shade),
    limb('276,260,22 308,306,20 334,350,16', own.brown),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '116,116 128,90 152,76 178,78 200,94 212,122 230,154 258,190 284,224 298,254 284,278 248,286 208,280 170,260 142,228 126,190 118,152',
    own.clay,
    shape('118,150 138,196 170,232 214,256 262,262 296,252 280,296 190,290 130,230', own.lit),
    shape(
      '150,74 180,76 204,94 216,124 236,158 262,194 290,230 256,222 226,192 204,160 190,124 168,98',
      own.brown,
    ),
    line('128,140 136,148;138,136 146,146;148,142 154,150;132,152 140,158;144,154 150,160', own.streak, 2.2),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['222,152,36 258,204,32 298,272,7', '208,172,30 240,222,26 280,276,6'], own.shade, 'point'),
    limbs(
      [
        '220,148,26 252,194,22 288,256,4',
        '206,166,22 234,208,18 268,262,4',
        '198,182,15 220,218,14 250,262,3',
      ],
      own.brown,
      'point',
    ),
  ]
}

/** Plain clay all over, the bill dull yellow-green: chosen for its song, not its looks. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('126,98! 108,92 90,86 76,82! 90,96 108,108 122,112!', own.bill),
    shape('124,114! 108,116 94,120 82,124! 98,126 114,126 128,124!', own.billShade),
    shape('122,106! 110,108 100,112 112,114 124,114', own.shade),
    dot(148, 106, 8, own.iris),
    dot(148, 106, 5.2, inks.key),
    dot(145.8, 103.6, 1.9, inks.paper),
    line('136,98 146,94 158,97', own.lit, 2.4),
  ]
}

/** Among the flowers of a roble de sabana, when it sings for the rain. */
function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const flower = bench.keep([
    range(5, i => shape(moved('0,0! -8,-8 -9,-18 0,-22 9,-18 8,-8', 0, 0, 1, i * 72), own.blossom)),
    dot(0, 0, 5, own.blossomShade),
  ])
  const spots = '50,296,0.9 78,318,1 30,326,0.8 104,300,0.7 356,262,0.9 384,244,0.8 376,284,0.8 62,342,0.7'
  return [
    limb('-160,330,20 40,312,19 200,294,18 330,270,15 580,200,9', inks.land[5]),
    limb('-160,323,7 40,306,6 200,288,6 330,265,5 580,196,3', inks.land[4]),
    limbs(
      [
        '196,276,7 190,287,7 188,300,6',
        '206,278,7 202,288,7 201,300,6',
        '228,280,7 224,289,7 223,298,6',
        '238,280,7 235,288,7 235,296,6',
      ],
      own.toes,
    ),
    leaf(120, 302, [56, 15, 60], inks.leaf[1], inks.leaf[2]),
    leaf(332, 268, [58, 15, 30], inks.leaf[1], inks.leaf[2]),
    read(spots).map(({ x, y, size }, i) => print(flower, x, y, size, i * 31)),
  ]
}
