import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const brownPelican: Species = {
  latin: 'Pelecanus occidentalis',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      sea(bench),
      post(bench),
      body(bench, own),
      wing(bench, own),
      neck(bench, own),
      head(bench, own),
      feet(own),
    ]
  },
}

const OWN = {
  grey: '#8d8780',
  lit: '#c4bcae',
  shade: '#57524f',
  dark: '#302c2c',
  nape: ['#6e2f20', 0.6],
  white: ['#fff6e2', 0.4],
  crown: ['#f6d47a', 0.4],
  bill: '#b9a88e',
  billTip: ['#d9703c', 0.5],
  pouch: '#5f5a52',
  pouchLit: '#857c6c',
  iris: ['#dfeaf0', 0.3],
} as const

type Own = Tints<typeof OWN>

function sea(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 182, y: 160, r: 124 }),
    land('0,284 90,262 160,270 250,256 400,284', inks.land[1]),
    flat(bench, 282, inks.water[2]),
    glints('60,298,110 340,302,120 30,330,80 380,340,90 100,360,110 320,380,100', inks.water[0], 2),
    glints('182,344,60 172,366,80', inks.disc, 2),
  ]
}

function post(bench: Bench): Art {
  const { inks } = bench
  return [
    bench.cut(
      '206,330! 292,328! 300,420! 198,420!',
      inks.land[4],
      shape('262,320 300,320 310,420 264,420', inks.land[5]),
      line('222,346 220,400;244,342 246,420', inks.land[5], 3),
    ),
    oval(249, 329, 44, 10, inks.land[3]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    limbs(['306,276,34 346,306,28 372,338,18', '292,284,30 326,316,22 344,346,14'], own.shade, 'point'),
    bench.cut(
      '196,190 220,172 250,170 280,184 306,212 322,248 322,286 300,312 262,322 226,314 200,292 186,256 184,220',
      own.dark,
      shape('184,214 200,200 214,230 224,270 240,300 256,322 220,316 192,280', own.shade),
      limbs(
        ['200,222,4 206,256,6 224,292,3', '214,214,4 222,250,6 240,288,3', '194,240,3 198,266,5 212,296,2'],
        own.grey,
        'point',
      ),
    ),
  ]
}

function wing(bench: Bench, own: Own): Art {
  return [
    shape(
      '230,186 262,184 298,210 326,250 350,300 360,338! 330,326 300,306 268,280 244,244 232,212',
      own.dark,
    ),
    limbs(
      [
        '240,216,20 276,262,18 330,312,5',
        '252,206,20 292,250,18 344,312,5',
        '264,198,18 306,240,16 350,304,5',
      ],
      own.grey,
      'point',
    ),
    bench.cut(
      '222,186 246,172 276,180 302,204 312,232 296,240! 286,230 278,246! 266,234 256,246! 246,230 236,238! 226,214',
      own.grey,
      shape('226,186 248,174 276,182 298,204 276,200 250,196', own.lit),
      line('238,200 246,226;256,196 266,228;274,200 286,226;290,210 300,230', own.shade, 2.2),
    ),
  ]
}

/** Folded back on itself, with the bill laid along its front: chestnut nape, white throat. */
function neck(bench: Bench, own: Own): Art {
  return bench.cut(
    '150,88 172,70 200,74 220,96 228,128 232,160 246,190 250,214 236,230 212,228 196,210 188,180 178,150 162,124',
    own.white,
    shape(
      '176,68 204,72 224,96 232,130 236,160 252,190 250,224 234,206 224,176 214,140 202,108 184,86',
      own.nape,
    ),
    shape('196,214 220,226 246,220 240,240 204,240', own.shade),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '138,92 146,74 164,62 184,64 198,76 200,92 188,104 166,108 146,104',
      own.white,
      shape('136,86 148,70 166,60 188,66 176,74 156,80', own.crown),
    ),
    bench.cut(
      '150,100! 166,106 170,120 160,148 142,184 120,222 102,252! 96,250 104,216 116,176 130,136',
      own.pouch,
      shape('164,112 158,146 138,184 116,224 100,254 126,216 152,172 172,130', own.pouchLit),
      line('150,122 136,160 112,216;158,132 144,170 120,216', own.dark, 1.6),
    ),
    bench.cut(
      '140,92! 154,96 156,106 142,134 124,176 106,220 96,250 88,258! 84,248 90,220 104,176 122,130',
      own.bill,
      shape('82,262 84,238 98,222 102,244', own.billTip),
      line('146,102 126,148 106,202', own.pouch, 2.4),
    ),
    shape('140,92 154,88 168,92 170,102 156,106 146,102', mix(own.pouch, own.nape, 0.5)),
    eye(163, 90, 6, { iris: own.iris, pupil: inks.key }),
  ]
}

function feet(own: Own): Art {
  return [
    limbs(['236,312,14 234,326,10', '266,312,14 268,326,10'], own.dark),
    shape('240,322 222,326 208,336! 220,336 228,342! 238,336 248,340! 248,328', own.dark),
    shape('272,322 256,328 246,338! 258,336 266,342! 274,336 284,338! 280,326', own.dark),
  ]
}
