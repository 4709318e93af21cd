import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const swordBilledHummingbird: Species = {
  latin: 'Ensifera ensifera',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      daturas(bench, own),
      tail(own),
      body(bench, own),
      wing(own),
      sword(own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  green: ['#1d9460', 0.4],
  lit: ['#5fce8e', 0.4],
  deep: ['#0d5a48', 0.5],
  bronze: ['#a8793a', 0.5],
  breast: ['#7fae84', 0.5],
  dark: '#232a30',
  quillLit: '#6d7686',
  bill: '#1c1c22',
  trumpet: ['#f7b13c', 0.3],
  trumpetShade: ['#d9822a', 0.4],
  mouth: ['#e2622c', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 232, y: 176, r: 126 }),
    land('0,322 90,296 190,312 300,284 400,306', inks.land[1]),
    land('0,366 130,346 270,358 400,336', inks.land[3]),
  ]
}

/** The hanging tubes that no other bill is long enough to empty. */
function daturas(bench: Bench, own: Own): Art {
  const { inks } = bench
  const trumpet = bench.keep([
    shape('-6,0! -8,26 -10,62 -26,94! -12,92 -6,102! 0,94 6,102! 12,92 26,94! 10,62 8,26 6,0!', own.trumpet),
    shape('1,0! 6,0! 8,26 10,62 26,94! 12,92 6,102! 2,60', own.trumpetShade),
    shape('-26,94! -12,84 12,84 26,94! 12,92 6,102! 0,94 -6,102! -12,92', own.mouth),
    shape('-8,-6 8,-6 9,22 0,14 -9,22', inks.leaf[2]),
  ])
  return [
    limb('580,-16,16 400,6,13 320,16,9 252,10,4', inks.land[4]),
    line('338,12 336,26;386,8 390,22;292,12 290,20;452,-2 450,18;506,-8 508,16', inks.leaf[2], 4),
    print(trumpet, 336, 32, 1, 4),
    print(trumpet, 391, 28, 0.84, -6),
    print(trumpet, 450, 24, 1, 5),
    print(trumpet, 509, 22, 0.86, -5),
    leaf(300, 14, [66, 18, 128, 6], inks.leaf[1], inks.leaf[2]),
    leaf(352, 10, [64, 17, 66, 6], inks.leaf[2], inks.leaf[3]),
    leaf(262, 10, [52, 15, 164, 6], inks.leaf[2], inks.leaf[3]),
    leaf(420, 2, [70, 18, 52, 6], inks.leaf[1], inks.leaf[2]),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['306,276,26 338,324,24 352,372,12', '296,282,24 318,330,22 324,380,10'], own.deep, 'point'),
    limb('304,280,12 330,326,10 344,362,4', own.green, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '206,170 216,150 236,140 258,144 276,162 290,192 308,226 322,262 318,292 296,306 264,300 236,278 218,246 208,212',
    own.green,
    shape('204,176 224,190 236,220 250,254 276,282 300,300 270,310 230,290 206,240', own.breast),
    shape('210,176 228,184 238,208 228,226 212,212', own.deep),
    shape('258,144 280,160 296,194 314,228 328,264 320,296 304,264 286,228 268,196 252,170', own.deep),
    line(
      '226,236 228,240;238,250 240,254;234,264 236,268;250,270 252,274;262,286 264,290;222,226 224,230',
      own.green,
      6,
    ),
  )
}

function wing(own: Own): Art {
  return [
    shape('262,188 284,196 312,230 336,272 356,322 364,352! 336,326 308,296 282,258 266,226', own.dark),
    line('278,216 312,264 350,330;272,228 300,276 334,314;290,212 324,258 352,312', own.quillLit, 2.4),
    shape('244,178 268,176 288,196 296,222 284,246 264,244 248,220', own.lit),
    shape('268,176 288,196 298,224 284,250 262,248 276,228 278,202', own.green),
  ]
}

/** Longer than the rest of it, and held up when it sits. */
function sword(own: Own): Art {
  return [
    limb('226,166,13 180,140,9 110,100,7 22,40,3', own.bill, 'point'),
    line('206,152 150,119 84,80', own.quillLit, 1.4),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '208,166 210,148 224,132 244,128 264,138 274,158 270,180 252,192 230,190 214,182',
      own.green,
      shape('204,152 224,130 246,126 266,138 252,142 232,144 216,156', own.bronze),
      shape('210,170 228,174 244,184 236,196 214,190', own.deep),
    ),
    dot(235, 158, 7.2, inks.key),
    dot(232.8, 155.8, 1.9, inks.paper),
    shape('248,152 257,151 259,158 250,160', inks.paper),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,340,13 80,322,12 240,302,11 340,292,9 580,240,6', inks.land[5]),
    limb('-160,336,4 80,318,4 240,298,4 340,289,3 580,238,2', inks.land[3]),
    limbs(
      [
        '252,286,6 246,296,6 244,308,5',
        '262,290,6 257,298,6 255,310,5',
        '278,292,6 273,298,6 271,308,5',
        '286,292,6 283,298,6 281,307,5',
      ],
      own.bill,
    ),
    leaf(70, 322, [64, 16, -150], inks.leaf[1], inks.leaf[2]),
    leaf(120, 318, [58, 15, -34], inks.leaf[1], inks.leaf[2]),
    leaf(96, 322, [52, 14, 130], inks.leaf[2], inks.leaf[3]),
  ]
}
