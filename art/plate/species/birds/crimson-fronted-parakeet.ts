import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const crimsonFrontedParakeet: Species = {
  latin: 'Psittacara finschi',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), wing(own), head(bench, own), perch(bench, own)]
  },
}

const OWN = {
  green: ['#4fa83a', 0.5],
  lit: ['#93d252', 0.5],
  shade: ['#2a7040', 0.6],
  yellow: ['#f2d03a', 0.4],
  horn: ['#f3e2c4', 0.5],
  hornShade: ['#c9ab84', 0.6],
  ring: ['#fdf3e6', 0.4],
  iris: ['#e8862a', 0.3],
  toes: '#8a7a74',
  black: '#1b1d20',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 214, y: 166, r: 130, ink: inks.paper }),
    land('0,342 110,318 240,336 400,308', inks.land[2]),
    land('0,380 150,360 290,374 400,352', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('270,262,32 298,320,26 322,384,8', own.shade, 'point'),
    limb('260,266,24 286,324,18 308,392,4', own.green, 'point'),
    limb('256,262,8 276,316,6 298,378,3', own.lit, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '140,112 150,86 172,70 200,70 222,86 232,114 246,146 268,184 286,222 290,256 270,280 232,284 196,270 168,240 152,204 144,160',
    own.green,
    shape('136,130 154,190 176,230 204,258 240,270 230,296 160,260 130,180', own.lit),
    shape('208,70 232,112 250,148 272,188 290,230 280,270 262,240 240,196 222,154 210,116', own.shade),
    line(
      '160,170 170,178 182,172;170,196 182,204 194,198;184,222 196,230 208,224;202,244 214,252 226,246',
      mix(own.green, own.shade, 0.6),
      2.4,
    ),
    dots('196,142,3.4 184,156,2.6 206,128,2.6', RED),
  )
}

/** Red at the bend of the wing, as on its brow. */
function wing(own: Own): Art {
  return [
    limbs(['240,160,38 274,214,34 302,282,8', '226,178,32 260,230,28 288,288,7'], own.shade, 'point'),
    limbs(
      [
        '236,156,28 266,206,24 294,266,4',
        '222,176,24 250,220,20 276,272,4',
        '214,192,17 236,232,15 258,272,3',
      ],
      own.green,
      'point',
    ),
    shape('214,158 226,142 242,140 238,154 226,170 216,178', RED),
    shape('216,176 226,168 236,172 228,186 220,192', own.yellow),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('134,104 138,86 152,72 172,64 186,66 182,80 166,88 150,96', RED),
    shape('134,104 140,94 152,90 166,88 150,98', mix(RED, own.shade, 0.4)),
    bench.cut(
      '156,98! 138,96 122,106 114,124 116,142 124,152! 130,140 140,132 152,128!',
      own.horn,
      shape('156,110 140,114 126,128 122,150 134,138 156,134', own.hornShade),
    ),
    shape('152,130! 142,134 134,142 138,150 148,148 156,138', own.hornShade),
    dot(176, 106, 14, own.ring),
    eye(176, 106, 8, { iris: own.iris, pupil: own.black, glint: inks.paper }),
    dots('148,102,2', own.hornShade),
  ]
}

function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,322,24 40,306,23 220,292,22 330,280,19 580,240,12', inks.land[5]),
    limb('-160,314,8 40,298,8 220,285,8 330,274,7 580,235,4', inks.land[3]),
    limbs(
      [
        '204,276,9 200,288,9 198,302,7',
        '216,278,9 213,289,9 212,302,7',
        '240,276,9 238,287,9 237,299,7',
        '252,275,9 251,286,9 251,297,7',
      ],
      own.toes,
    ),
    leaf(90, 302, [76, 20, 150], inks.leaf[1], inks.leaf[2]),
    leaf(120, 300, [70, 18, 108], inks.leaf[2], inks.leaf[3]),
    leaf(360, 276, [72, 19, -44], inks.leaf[1], inks.leaf[2]),
    leaf(376, 272, [66, 17, 30], inks.leaf[0], inks.leaf[1]),
  ]
}
