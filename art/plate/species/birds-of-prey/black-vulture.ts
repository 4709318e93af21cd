import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blackVulture: Species = {
  latin: 'Coragyps atratus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      wings(bench, own),
      legs(own),
      body(bench, own),
      head(bench, own),
      snag(bench, own),
    ]
  },
}

const OWN = {
  black: ['#17161a', 0.5],
  sheen: ['#3a383e', 0.6],
  gloss: '#5f5756',
  silver: ['#d9d2c4', 0.6],
  skin: '#5a5656',
  skinLit: '#8a8480',
  bill: '#3a3635',
  billTip: ['#e6d8bc', 0.5],
  leg: '#b3aca2',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 200, y: 146, r: 126 }),
    land('0,320 90,300 190,314 310,286 400,304', inks.land[1]),
    land('0,364 130,346 270,360 400,338', inks.land[3]),
  ]
}

/** Held open to the first sun, to dry; the quills at each tip are silver below. */
function wings(bench: Bench, own: Own): Art {
  return bench.pair([
    limbs(
      ['92,164,26 60,210,26 44,270,14', '106,176,26 80,226,26 68,286,14', '120,188,26 100,240,26 92,296,14'],
      own.silver,
    ),
    limbs(['78,150,22 44,190,22 22,246,12'], own.silver),
    line('70,190 50,256;90,206 74,272;110,222 96,286;54,180 32,236', own.gloss, 2.4),
    limbs(
      [
        '132,194,28 120,246,28 116,298,16',
        '146,198,28 142,250,28 140,296,18',
        '162,204,28 162,252,28 162,292,20',
      ],
      own.black,
    ),
    bench.cut(
      '190,150! 168,128 140,112 108,106 82,112 64,130 58,156 68,178! 92,190 118,202 146,212 174,216 194,214!',
      own.black,
      shape('188,148 166,128 140,113 108,107 84,113 66,130 88,132 120,136 152,148 180,166', own.sheen),
      line('92,182 84,154;116,194 106,162;142,206 132,172;168,212 160,180', own.gloss, 2.2),
    ),
  ])
}

function legs(own: Own): Art {
  return limbs(['184,270,22 182,304,10', '216,270,22 218,304,10'], own.leg)
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,118 182,128 170,152 164,190 166,232 176,266 188,284 200,290'),
    own.black,
    limbs(
      ['184,170,5 178,210,9 186,256,3', '200,166,5 200,214,9 200,268,3', '216,170,5 222,210,9 214,256,3'],
      own.sheen,
      'point',
    ),
  )
}

/** Bare and wrinkled, so that it comes clean. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    folded('200,118 180,126 172,146 184,158 200,160', own.sheen),
    bench.cut(
      '176,128 176,104 172,90 178,74 194,66 212,70 222,84 222,104 218,130 208,142 188,142',
      own.skin,
      shape('172,84 182,70 198,66 214,72 204,80 188,84 178,96', own.skinLit),
      line(
        '186,104 200,108 216,102;184,114 200,119 218,112;182,124 200,130 218,122;206,78 214,88;196,92 208,96',
        own.black,
        1.8,
      ),
    ),
    bench.cut(
      '182,84! 164,84 146,90 134,100 132,116! 142,108 158,104 180,102!',
      own.bill,
      shape('128,120 130,102 146,92 152,104 138,112', own.billTip),
    ),
    oval(166, 91, 4, 2, inks.key),
    dot(192, 88, 4.6, inks.key),
    dot(190.6, 86.6, 1.4, inks.paper),
  ]
}

function snag({ inks }: Bench, own: Own): Art {
  return [
    limb('-20,430,46 60,372,40 130,334,34 200,316,30 290,312,22 346,290,14 372,262,6', inks.land[5]),
    limb('100,350,22 120,376,16 116,420,12', inks.land[5]),
    limb('20,386,14 90,342,12 150,314,10 210,304,8 290,302,6', inks.land[4]),
    limbs(
      [
        '182,300,9 164,308,6',
        '182,302,9 178,314,6',
        '184,302,9 196,312,6',
        '218,302,9 206,312,6',
        '218,302,9 222,314,6',
        '220,300,9 238,308,6',
      ],
      own.leg,
    ),
  ]
}
