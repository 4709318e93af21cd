import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const todyMotmot: Species = {
  latin: 'Hylomanes momotula',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), wing(own), head(bench, own), perch(bench, own)]
  },
}

const OWN = {
  green: ['#4f8a52', 0.6],
  lit: ['#84b46a', 0.6],
  shade: ['#2f5c48', 0.7],
  buff: ['#d9b98a', 0.6],
  whitish: ['#f3ead2', 0.5],
  rufous: ['#b5622e', 0.6],
  blue: ['#4fb4dc', 0.3],
  black: '#1c1d20',
  bill: '#3f4043',
  iris: ['#7a3a24', 0.4],
  toes: '#7a6a62',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 226, y: 164, r: 126 }),
    limbs(['40,-20,26 34,160,30 44,420,40', '352,-20,20 362,180,22 356,420,30'], inks.land[1]),
    land('0,340 110,318 240,334 400,312', inks.land[2]),
    sideLeaf(bench, -90, 50, [190, 36, 16, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 500, 90, [180, 34, 166, -10], inks.leaf[2], inks.leaf[3]),
    land('0,384 150,366 290,380 400,362', inks.land[4]),
  ]
}

/** Short and plain: the one motmot without rackets. */
function tail(own: Own): Art {
  return [
    limb('276,262,34 304,310,30 324,352,24', own.shade),
    limb('268,268,20 294,314,18 312,352,14', own.green),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '128,128 142,104 168,90 196,92 216,110 226,140 244,172 270,204 290,238 290,264 268,282 228,284 190,272 162,248 144,214 134,172',
    own.green,
    shape('126,150 140,190 158,226 186,256 224,272 270,266 260,296 180,290 130,230', own.buff),
    shape('170,240 196,246 226,254 250,262 240,284 196,280', own.whitish),
    shape('200,92 222,118 230,150 250,182 276,214 292,246 270,236 244,204 224,172 210,136', own.shade),
    line(
      '150,190 156,204;162,186 168,202;158,214 166,228;174,204 180,218;176,230 186,242',
      mix(own.buff, own.green, 0.5),
      3,
    ),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['238,168,36 270,212,32 300,270,8', '224,184,30 254,228,26 282,278,7'], own.shade, 'point'),
    limbs(
      [
        '234,164,26 262,204,22 290,254,4',
        '218,182,22 244,220,18 270,264,4',
        '210,196,15 230,230,13 252,264,3',
      ],
      own.lit,
      'point',
    ),
  ]
}

/** A rufous cap, a turquoise brow, and black ears between two pale stripes. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('130,118 136,100 152,86 178,80 202,88 216,108 196,102 172,100 150,108', own.rufous),
    shape('148,110 160,100 178,98 188,102 174,108 160,114', own.blue),
    shape('166,124! 186,118 208,122 222,134 208,140 188,138 170,134', own.black),
    shape('140,128 158,130 176,138 196,146 204,152 180,152 158,144 142,138', own.whitish),
    shape('134,142 154,148 176,158 190,164 168,168 146,160', own.whitish),
    bench.cut(
      '144,114! 124,112 98,116 70,128 54,138! 80,140 112,140 142,134!',
      own.bill,
      shape('50,140 84,132 120,128 146,124 144,140 100,144', own.black),
    ),
    line('76,131 100,126 130,123', own.whitish, 1.6),
    dot(158, 121, 8, own.iris),
    dot(158, 121, 5, inks.key),
    dot(155.8, 118.6, 2, inks.paper),
  ]
}

function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,300,18 40,298,17 200,294,16 330,290,14 580,280,9', inks.land[5]),
    limb('-160,294,6 40,292,6 200,288,6 330,285,5 580,276,3', inks.land[3]),
    limbs(
      [
        '204,276,7 200,288,7 198,300,6',
        '214,277,7 211,288,7 210,300,6',
        '236,278,7 234,288,7 233,299,6',
        '246,277,7 245,287,7 245,298,6',
      ],
      own.toes,
    ),
    leaf(70, 298, [70, 17, 128], inks.leaf[1], inks.leaf[2]),
    leaf(100, 296, [60, 15, 78], inks.leaf[2], inks.leaf[3]),
    leaf(370, 290, [64, 16, 56], inks.leaf[1], inks.leaf[2]),
  ]
}
