import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { folded, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blackOrchid: Species = {
  latin: 'Prosthechea cochleata',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [forest(bench), leaves(bench), stems(bench, own), trunk(bench), bulbs(bench), flowers(bench, own)]
  },
}

const OWN = {
  lip: ['#35162f', 0.4],
  lipLit: ['#63305a', 0.5],
  vein: ['#9a6a94', 0.5],
  throat: ['#d9dc8a', 0.3],
  arm: ['#d3dd8a', 0.4],
  armShade: ['#97a850', 0.5],
} as const

type Own = Tints<typeof OWN>

function forest(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 226, y: 168, r: 136 }),
    limbs(['-90,420,26 -84,-20,20', '396,420,24 388,-20,18', '470,420,34 480,-20,28'], inks.land[1]),
    land('0,338 120,320 280,336 400,318', inks.land[1]),
    land('0,372 120,360 280,374 400,360', inks.land[3]),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    leaf(92, 322, [220, 20, -64, 20], inks.leaf[2], inks.leaf[3]),
    leaf(84, 324, [250, 20, -84, 16], inks.leaf[1], inks.leaf[2]),
    leaf(112, 332, [230, 20, -30, 26], inks.leaf[1], inks.leaf[2]),
  ]
}

/** It opens one flower after another, upward along the same stem. */
function stems({ inks }: Bench, own: Own): Art {
  return [
    limb('104,322,7 150,266,6 196,200,6 240,128,5 276,60,4 290,30,3', inks.leaf[2]),
    limbs(
      [
        '190,208,5 170,170,4 150,132,4',
        '222,160,5 262,158,4 292,166,4',
        '250,108,4 226,82,4 214,66,3',
        '276,60,4 300,58,4',
      ],
      inks.leaf[2],
    ),
    shape(
      '284,36 288,14 296,6 302,16 298,34 292,42;300,66 310,46 322,44 324,56 314,68;206,72 198,52 206,40 216,48 218,66',
      own.arm,
    ),
    shape(
      '296,6 302,16 298,34 292,42 292,24;322,44 324,56 314,68 304,68 316,56;206,40 216,48 218,66 212,70 211,54',
      own.armShade,
    ),
  ]
}

function trunk({ inks }: Bench): Art {
  return [
    limb('20,440,110 26,300,96 14,120,92 24,-30,96', inks.land[4]),
    limb('-14,440,26 -8,300,24 -20,120,22 -10,-30,24', inks.land[3]),
    line('44,20 40,80 46,130;24,150 30,210 24,250;52,190 54,240;36,340 40,390', inks.land[5], 3),
    shape(
      '70,0 84,24 74,52 82,90 72,120 62,90 58,40;70,250 86,270 88,300 74,310 66,280;78,352 92,372 90,420 70,420',
      inks.leaf[1],
    ),
  ]
}

/** Flat, pear-shaped, holding to bare bark by grey roots. */
function bulbs({ inks }: Bench): Art {
  return [
    limbs(
      ['92,340,7 60,352,4 30,382,3', '96,344,7 70,370,4 62,410,3', '84,336,6 50,326,4 20,334,3'],
      inks.snow[1],
      'point',
    ),
    shape(
      '74,346 70,330 80,306 88,296 96,308 102,330 98,348;100,350 98,334 108,314 118,308 124,322 122,340 114,354',
      inks.leaf[1],
    ),
    shape(
      '88,296 96,308 102,330 98,348 88,348 92,322;118,308 124,322 122,340 114,354 108,352 116,330',
      inks.leaf[2],
    ),
  ]
}

/** Drawn round the column: the cockle above it, and the thin arms hanging. */
function flowers(bench: Bench, own: Own): Art {
  const { inks } = bench
  const flower = bench.keep([
    limbs(
      [
        '-5,2,9 -30,24,11 -44,64,9 -36,110,4',
        '5,2,9 30,24,11 44,64,9 38,112,4',
        '0,4,9 4,50,12 -2,96,9 8,142,4',
      ],
      own.armShade,
      'point',
    ),
    limbs(['-4,4,8 -18,44,12 -20,88,9 -34,134,4', '4,4,8 18,44,12 22,90,9 30,136,4'], own.arm, 'point'),
    limbs(['-6,1,4 -31,23,5 -46,63,4', '6,1,4 31,22,5 46,62,4', '1,8,4 6,50,5 2,92,4'], own.arm, 'point'),
    bench.cut(
      mirrored('0,8 -16,6 -38,-8 -52,-32 -50,-58 -34,-78 -14,-86 0,-94!', 0),
      own.lip,
      folded('0,-94 -16,-86 -36,-78 -50,-58 -34,-64 -16,-72 0,-74', own.lipLit, 0),
      line(
        '0,-6 0,-82;-4,-6 -14,-40 -18,-74;4,-6 14,-40 18,-74;-8,-4 -28,-30 -36,-60;8,-4 28,-30 36,-60;-12,0 -34,-14 -46,-34;12,0 34,-14 46,-34',
        own.vein,
        1.6,
      ),
      folded('0,10 -18,8 -26,-6 -16,-22 0,-28', own.throat, 0),
      line('0,2 0,-22;-3,2 -8,-16;3,2 8,-16;-6,4 -16,-6;6,4 16,-6', own.lip, 1.6),
    ),
    folded('0,-6 -7,-3 -8,8 0,14', inks.leaf[1], 0),
    folded('0,4 -3,5 -4,10 0,12', own.lip, 0),
  ])
  return [
    print(flower, 300, 152, 0.74, 12),
    print(flower, 158, 112, 0.86, -10),
    print(flower, 226, 232, 1.14, 2),
  ]
}
