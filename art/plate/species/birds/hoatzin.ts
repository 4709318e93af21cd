import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const hoatzin: Species = {
  latin: 'Opisthocomus hoazin',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      crest(own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  brown: '#5b3a27',
  dark: '#3a2519',
  chestnut: '#a4552a',
  buff: '#e8bf83',
  cream: ['#f7e6c4', 0.7],
  blue: ['#5b9fd6', 0.4],
  bill: '#3c3f48',
  iris: ['#d3281c', 0.2],
  leg: '#4a3a34',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 150, y: 176, r: 116 }),
    land('0,308 100,290 220,304 320,284 400,300', inks.land[1]),
    land('0,332 140,318 290,330 400,316', mix(inks.land[3], inks.leaf[2], 0.4)),
    flat(bench, 350, inks.water[1]),
  ]
}

/** Long and broad, with a pale band across its end. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '252,236 286,244 330,296 368,352 376,378! 352,388 326,390! 292,340 258,286',
    own.brown,
    line('270,256 350,384;262,268 332,386', own.dark, 3),
    shape('352,332 384,372 376,396 320,400 312,362', own.buff),
  )
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '136,136 160,128 186,144 208,178 244,206 274,240 274,276 240,300 196,300 158,278 134,240 124,196 126,160',
      own.buff,
      shape('116,150 148,140 158,190 184,244 214,290 180,300 130,240', own.cream),
      shape('170,300 200,276 250,270 290,250 270,306 200,312', own.chestnut),
      line('142,156 150,190;152,150 164,184;160,196 174,222', mix(own.buff, own.brown, 0.35), 2.4),
    ),
    bench.cut(
      '158,126 180,138 210,172 252,196 288,232 304,268! 286,284 252,284 218,264 192,228 172,186 154,150',
      own.brown,
      shape('196,222 226,238 262,252 302,266 286,288 246,286 214,262', own.chestnut),
      line('172,146 200,190 240,224;164,152 188,200 220,236;186,150 216,186 262,220', own.cream, 2.4),
      line('204,228 250,262 282,270;222,232 262,254 296,262', own.dark, 2.4),
    ),
  ]
}

/** Loose rufous spikes, never laid flat. */
function crest(own: Own): Art {
  return [
    limbs(
      [
        '128,88,9 124,58,6 112,30,3',
        '136,84,9 138,50,6 132,18,3',
        '144,84,9 154,50,6 156,16,3',
        '152,86,9 168,56,6 180,26,3',
        '156,92,9 180,68,6 202,46,3',
      ],
      own.chestnut,
      'point',
    ),
    limbs(
      ['132,86,5 130,60,4 122,40,2', '148,84,5 160,56,4 168,32,2', '140,84,5 145,56,4 144,30,2'],
      own.buff,
      'point',
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '94,112 102,94 122,82 148,82 166,96 174,120 184,148 172,166 144,166 126,150 112,134',
      own.chestnut,
      shape('140,130 170,120 190,150 172,172 140,170', own.buff),
      shape('84,104 106,92 128,90 146,100 146,120 130,132 108,130 92,122', own.blue),
    ),
    bench.cut(
      '102,104 84,102 68,110 62,126! 76,126 90,130 106,130',
      own.bill,
      line('66,120 84,118 104,120', mix(own.bill, inks.paper, 0.35), 2),
    ),
    eye(124, 107, 8.5, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
    line('112,96 124,92 138,97', own.brown, 2.4),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,336,24 60,318,22 200,308,20 330,306,18 580,280,12', inks.land[5]),
    limb('-160,328,8 60,311,7 200,301,6 330,300,6 580,276,4', inks.land[4]),
    limbs(
      [
        '186,290,11 178,304,8 172,318,6',
        '196,292,11 192,306,8 190,320,6',
        '224,292,11 218,304,8 214,318,6',
        '234,290,11 234,304,8 234,318,6',
      ],
      own.leg,
    ),
    leaf(50, 320, [96, 24, 152], inks.leaf[1], inks.leaf[2]),
    leaf(60, 318, [84, 21, -148], inks.leaf[0], inks.leaf[1]),
    leaf(96, 322, [80, 20, 100], inks.leaf[2], inks.leaf[3]),
    leaf(330, 300, [92, 23, -34], inks.leaf[0], inks.leaf[1]),
  ]
}
