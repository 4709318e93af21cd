import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteThroatedMagpieJay: Species = {
  latin: 'Calocitta formosa',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      wing(own),
      crest(own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  blue: ['#4a86c9', 0.5],
  lit: ['#8fbbe6', 0.5],
  deep: ['#25508f', 0.6],
  white: ['#fffaf0', 0.5],
  whiteShade: ['#cfd3dc', 0.7],
  black: '#1c1d24',
  bill: '#2d2e34',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 190, y: 158, r: 122 }),
    land('0,330 90,306 200,322 310,290 400,308', inks.land[2]),
    land('0,374 140,354 280,368 400,344', inks.land[4]),
  ]
}

/** Longer than the bird itself: blue, and white down both sides. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '216,228! 248,220! 274,270 300,330 318,390 322,420 262,420 250,360 232,290',
    own.white,
    shape('222,224 250,220 278,274 298,330 312,400 316,430 282,430 272,360 246,282', own.blue),
    shape('244,222 276,274 300,332 316,400 320,430 306,430 294,350 264,280', own.deep),
    line('230,270 254,340 268,412', own.whiteShade, 2),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '134,98 152,82 176,84 190,102 194,130 208,156 228,184 246,216 246,240 226,252 196,248 168,230 150,202 142,168 138,132',
    own.white,
    shape('194,130 212,158 232,188 248,222 230,256 200,252 224,226 216,190 200,160', own.whiteShade),
    shape('172,82 190,98 196,130 212,158 230,186 214,184 196,158 184,126', own.blue),
    line('146,148 160,160 176,164 190,158;144,140 158,152 174,156', own.black, 4),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['206,156,30 234,202,28 262,258,6', '198,174,24 222,216,22 248,264,6'], own.deep, 'point'),
    limbs(
      [
        '204,152,22 230,194,18 256,246,4',
        '196,168,18 216,206,16 240,252,4',
        '192,182,12 206,212,11 226,246,3',
      ],
      own.blue,
      'point',
    ),
    limb('204,148,8 224,178,7 240,206,3', own.lit, 'point'),
  ]
}

/** A tuft that curls forward at the tip, waved about when it scolds. */
function crest(own: Own): Art {
  return [
    limb('160,82,8 164,56,6 156,32,6 140,24,6 130,34,5', own.black),
    limb('168,82,8 178,58,6 178,34,6 168,18,5', own.black),
    limb('154,82,7 150,60,6 140,46,5 130,48,4', own.black),
    limb('166,84,5 172,62,4 170,42,3', own.deep),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('136,92 150,80 172,80 188,98 192,118 178,104 158,94 142,98', own.blue),
    line('172,98 184,118 182,142 170,158', own.black, 4.4),
    bench.cut(
      '142,94! 124,92 104,98 88,110! 106,114 126,116 142,116!',
      own.bill,
      shape('84,112 110,106 142,106 142,120 106,116', own.black),
    ),
    dot(156, 104, 6.4, own.black),
    dot(154.2, 102.2, 1.8, inks.paper),
  ]
}

/** On the thorny branch of a dry forest. */
function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,300,24 40,282,22 180,264,20 320,236,17 580,150,9', inks.land[5]),
    limb('-160,292,8 40,275,8 180,257,7 320,230,6 580,146,3', inks.land[3]),
    limb('300,242,12 346,196,8 360,150,4', inks.land[5], 'point'),
    shape(
      '60,272! 62,256! 68,270!;110,264! 116,248! 119,263!;264,244! 262,228! 272,242!;344,226! 350,210! 352,223!;20,282! 18,266! 28,281!',
      inks.land[5],
    ),
    limbs(
      [
        '176,242,7 170,254,7 168,268,6',
        '186,244,7 182,256,7 181,268,6',
        '206,246,7 203,255,7 202,264,6',
        '216,246,7 214,254,7 214,262,6',
      ],
      own.black,
    ),
    leaf(358, 156, [44, 12, -70], inks.leaf[1], inks.leaf[2]),
    leaf(352, 180, [44, 12, -20], inks.leaf[0], inks.leaf[1]),
    leaf(340, 200, [42, 11, 200], inks.leaf[1], inks.leaf[2]),
    leaf(30, 288, [50, 13, 140], inks.leaf[1], inks.leaf[2]),
    leaf(80, 280, [48, 12, 110], inks.leaf[0], inks.leaf[1]),
  ]
}
