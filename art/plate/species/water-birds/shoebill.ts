import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const shoebill: Species = {
  latin: 'Balaeniceps rex',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), legs(own), body(bench, own), head(bench, own), reeds(bench)]
  },
}

const OWN = {
  plumage: '#7f93ab',
  lit: '#a9bacb',
  shade: '#4f627c',
  dark: '#2a3850',
  bill: '#d9b184',
  billShade: '#a97c5c',
  billDark: '#6f5348',
  iris: '#f7df8a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 252, y: 158, r: 104 }),
    land('0,330 120,318 260,326 400,316', inks.land[1]),
    flat(bench, 346, inks.water[1]),
    glints('80,366,100 300,372,130 160,388,90', inks.water[0], 1.6),
  ]
}

function legs(own: Own): Art {
  return [
    limbs(['214,300,15 218,340,11 214,400,10'], own.dark),
    limbs(['250,296,15 258,340,11 256,400,10'], own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '150,72 172,50! 182,44 178,54! 190,50 198,50! 194,58 214,76 222,104 218,132 216,156 240,172 272,196 298,236 308,286 300,330 288,352! 276,330 256,320 232,326 206,312 186,282 176,244 172,204 172,168 166,140 148,124',
      own.plumage,
      shape(
        '212,80 224,104 220,134 216,160 240,172 272,196 300,236 320,300 280,350 262,300 240,252 214,216 200,180 204,130',
        own.shade,
      ),
      shape('172,168 186,172 196,204 206,250 226,290 206,306 186,282 176,244', own.lit),
      shape('150,72 176,60 200,72 206,98 190,86 168,80', own.lit),
    ),
    limbs(
      [
        '236,206,36 266,250,34 288,318,8',
        '228,226,30 252,276,28 272,332,6',
        '220,246,24 238,292,22 256,330,5',
      ],
      own.shade,
      'point',
    ),
    limbs(
      ['246,210,12 272,252,12 288,310,3', '236,232,10 256,278,10 270,322,3', '226,252,8 240,294,8 252,322,3'],
      own.plumage,
      'point',
    ),
    shape('288,236 304,276 302,322 290,352! 284,320 288,276', own.dark),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '156,76 132,78 98,90 66,114 50,142 52,162 60,178! 66,164 78,160 100,166 128,170 152,160 166,140 170,106',
      own.bill,
      shape('52,162 70,140 100,134 140,132 170,116 180,150 120,190 60,180', own.billShade),
      shape('60,178! 50,160 54,138 66,142 66,160', own.billDark),
      dots('96,110,4 112,120,3 86,122,3 120,104,3.5 134,116,3 104,98,2.5', mix(own.bill, own.billShade, 0.6)),
    ),
    line('64,150 90,140 124,138 162,124', own.billDark, 2.2),
    shape('154,74 164,90 172,116 166,142 178,120 176,92', own.plumage),
    eye(172, 92, 9.5, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    shape('158,82 172,79 186,85 172,84', own.shade),
  ]
}

function reeds(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 110, y: 402, height: 90, blades: 30 }, inks.land[5]),
    grass(bench, { from: 310, to: 560, y: 402, height: 110, blades: 30 }, inks.land[5]),
  ]
}
