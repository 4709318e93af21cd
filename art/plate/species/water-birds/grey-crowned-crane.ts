import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, limbs, shape } from '#art/plate/toolbox/marks.ts'
import { moved } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greyCrownedCrane: Species = {
  latin: 'Balearica regulorum',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), crown(own), body(bench, own), head(bench, own)]
  },
}

const OWN = {
  plumage: '#8b9bb0',
  lit: '#c6d0d8',
  shade: '#56677f',
  black: '#14161c',
  gold: ['#ffcb3d', 0.3],
  goldShade: ['#c98a1c', 0.5],
  rust: '#7d3325',
  bill: '#5b626e',
  billShade: '#343a46',
  iris: '#cfe3ee',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 192, y: 118, r: 104, ink: inks.paper }),
    land('0,312 120,294 250,306 400,284', inks.land[1]),
    land('0,356 120,340 260,352 400,332', inks.land[3]),
  ]
}

/** Seventeen stiff bristles, every other one a little longer. */
function crown(own: Own): Art {
  const bristles = range(17, i =>
    moved('14.8,0,4 44.4,0,2.5 74,0,4', 196, 110, i % 2 ? 1 : 0.87, -176 + i * 8.6),
  )
  return [limbs(bristles, own.gold), shape('192,112 184,100 182,92 198,86 212,92 218,106', own.goldShade)]
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return bench.cut(
    '178,134 192,142 208,138 216,150 220,180 222,214 232,246 262,268 310,292 350,330 376,380 392,440 90,440 100,392 124,346 152,306 172,268 182,228 184,190 182,156',
    own.plumage,
    shape(
      '206,138 218,160 222,214 234,248 264,268 312,292 352,330 400,420 400,440 280,440 262,380 240,330 216,284 204,240 206,190',
      own.shade,
    ),
    limbs(
      [
        '172,276,6 150,330,8 140,392,3',
        '184,262,6 170,330,8 162,400,3',
        '196,258,6 190,330,8 186,410,3',
        '208,258,6 212,330,8 210,410,3',
        '218,262,6 232,316,8 238,390,3',
        '164,296,5 134,346,7 120,396,3',
      ],
      own.lit,
      'point',
    ),
    shape('258,330 300,304 346,326 380,380 400,440 270,440 262,380', inks.paper),
    limbs(['276,350,16 300,390,18 310,440,16', '306,346,14 332,390,16 344,440,14'], own.gold),
    shape('340,330 372,362 400,430 376,440 356,380', own.rust),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '160,118 164,104 178,94 198,91 216,100 224,118 222,136 210,148 194,150 178,142 166,132',
      own.black,
      shape('186,120 204,108 220,116 222,136 208,146 192,138', inks.paper),
      shape('190,120 204,109 218,114 204,118', RED),
    ),
    shape('164,112 144,114 124,120 108,127! 130,129 150,130 168,130', own.bill),
    shape('108,127! 132,122 168,120 168,130 140,131', own.billShade),
    shape('178,142 190,146 196,156 194,170 188,184! 182,170 177,156', RED),
    eye(183, 114, 5.5, { iris: own.iris, pupil: own.black }),
  ]
}
