import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greenTailedSunbird: Species = {
  latin: 'Aethopyga nipalensis',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      wing(own),
      head(bench, own),
      rhododendron(bench, own),
    ]
  },
}

const OWN = {
  green: ['#12856e', 0.4],
  lit: ['#46c8a4', 0.4],
  deep: ['#0b4f58', 0.5],
  blue: ['#1f5fa8', 0.4],
  maroon: ['#7c2438', 0.4],
  olive: ['#7d8a3c', 0.4],
  oliveShade: ['#56662e', 0.5],
  yellow: ['#ffd83a', 0.3],
  gold: ['#e2a826', 0.4],
  orange: ['#f5702a', 0.3],
  quill: '#4a4238',
  bill: '#1d1c22',
} as const

type Own = Tints<typeof OWN>

/** The rhododendrons are the red of the plate. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 214, y: 156, r: 126, ink: inks.paper }),
    land('0,330 90,306 190,318 290,286 400,308', mix(inks.land[2], inks.sky[0], 0.3)),
    land('0,372 130,352 270,366 400,342', inks.land[3]),
  ]
}

/** The two middle feathers are longest. */
function tail(own: Own): Art {
  return [
    limbs(['276,232,20 304,276,18 322,316,8', '266,240,18 286,288,16 296,326,8'], own.deep, 'point'),
    limb('274,234,18 308,290,14 344,372,3', own.green, 'point'),
    limb('268,238,16 296,300,12 322,384,3', own.green, 'point'),
    limbs(['280,246,4 308,298,4 334,352,2', '274,252,4 296,304,3 314,360,2'], own.lit, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '144,108 156,86 180,74 206,82 222,104 234,132 256,164 278,200 290,236 278,258 248,264 214,252 184,228 162,196 150,160 146,132',
    own.yellow,
    shape('160,190 190,224 224,246 286,244 270,280 200,270', own.gold),
    shape('150,150 172,152 192,146 204,158 206,182 194,196 178,204 164,190', own.orange),
    shape('206,80 226,106 238,136 260,168 284,204 296,240 266,226 244,196 222,164 206,130', own.olive),
    shape('192,92 214,88 230,110 238,136 226,154 210,150 200,128', own.maroon),
  )
}

function wing(own: Own): Art {
  return [
    shape('222,148 244,154 268,186 290,226 300,262! 276,244 250,218 230,188', own.quill),
    line('248,176 272,212 294,250;238,184 260,216 286,246', own.olive, 2.4),
    shape('212,140 234,144 254,168 262,192 252,204 234,194 218,170', own.oliveShade),
    shape('212,138 232,142 250,162 240,168 222,160', own.olive),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '144,110 152,88 172,74 196,76 212,94 214,118 204,140 184,150 162,148 148,132',
      own.green,
      shape('152,92 170,76 196,78 208,92 186,88 166,94', own.lit),
      shape('146,128 164,136 184,132 204,140 184,156 154,152', own.blue),
    ),
    limb('150,110,9 118,112,7 90,124,5 72,142,3', own.bill, 'point'),
    dot(170, 108, 7, inks.key),
    dot(168, 106, 1.9, inks.paper),
  ]
}

/** It hangs from the stem to drink. */
function rhododendron(bench: Bench, own: Own): Art {
  const { inks } = bench
  const shade = mix(RED, inks.key, 0.3)
  const bell = bench.keep([
    shape('-5,0! -12,18 -20,34 -27,46! -14,43 -10,52! 0,45 10,52! 14,43 27,46! 20,34 12,18 5,0!', RED),
    shape('2,0! 5,0! 12,18 20,34 27,46! 14,43 10,51! 7,26', shade),
  ])
  return [
    limb('-160,300,16 30,292,15 140,272,14 230,240,12 330,196,10 580,70,6', inks.land[5]),
    limb('-160,295,5 30,287,5 140,267,5 230,235,4 330,191,4 580,67,3', inks.land[3]),
    limb('124,278,9 104,244,7 94,206,6', inks.land[5]),
    leaf(94, 204, [70, 17, -32], inks.leaf[1], inks.leaf[2]),
    leaf(90, 206, [64, 16, -146], inks.leaf[1], inks.leaf[2]),
    leaf(92, 204, [58, 15, -92], inks.leaf[2], inks.leaf[3]),
    print(bell, 76, 206, 0.94, 76),
    print(bell, 102, 212, 0.94, -24),
    print(bell, 84, 214, 1, 44),
    print(bell, 93, 218, 1.05, 12),
    leaf(330, 196, [74, 18, -4], inks.leaf[1], inks.leaf[2]),
    leaf(346, 190, [66, 17, -70], inks.leaf[2], inks.leaf[3]),
    leaf(20, 292, [62, 16, 140], inks.leaf[1], inks.leaf[2]),
    limbs(
      [
        '204,240,6 196,250,6 192,264,5',
        '213,242,6 207,252,6 204,264,5',
        '236,250,6 228,240,6 224,252,5',
        '246,250,6 240,236,6 235,248,5',
      ],
      own.bill,
    ),
  ]
}
