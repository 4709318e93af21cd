import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const fieryBilledAracari: Species = {
  latin: 'Pteroglossus frantzii',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      wing(own),
      face(bench, own),
      bill(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  black: '#1b1d22',
  sheen: '#3b4750',
  green: ['#2f5c48', 0.6],
  yellow: ['#f6d13a', 0.4],
  chestnut: ['#7a2f22', 0.6],
  orange: ['#ff7a1c', 0.2],
  flame: ['#ffb12e', 0.2],
  ivory: ['#f4e8c4', 0.4],
  skin: ['#c9382e', 0.3],
  iris: ['#f2e24a', 0.2],
  toes: '#6d7a63',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 234, y: 164, r: 128, ink: inks.paper }),
    land('0,344 110,320 240,340 400,308', inks.land[2]),
    land('0,382 150,360 290,376 400,352', inks.land[4]),
    sideLeaf(bench, 520, 60, [190, 34, 166, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('282,258,34 308,316,32 322,372,26', own.black),
    line('292,278 310,330 320,376', own.sheen, 2.4),
    shape('252,276 286,262 300,282 298,306! 276,300', RED),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '170,92 188,74 212,66 238,74 256,98 274,138 294,188 304,232 300,264 280,284 248,286 216,272 192,244 178,206 172,164 168,128',
    own.black,
    shape(
      '166,132 190,138 216,140 236,160 248,196 260,240 276,270 250,290 210,276 184,240 170,190',
      own.yellow,
    ),
    shape('172,190 200,206 228,206 252,196 262,220 250,238 214,244 184,234', RED),
    shape('176,214 204,228 232,226 258,214 262,228 248,238 214,242 186,236', mix(RED, own.black, 0.62)),
    shape('238,150 252,190 264,236 276,266 268,230 256,188 246,156', own.chestnut),
    shape('238,76 256,100 274,140 250,130 236,104', own.chestnut),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['262,142,34 288,194,32 308,268,8', '252,158,28 276,206,26 298,272,6'], own.green, 'point'),
    line('262,150 288,204 306,262;252,170 278,218 296,266', own.sheen, 2.6),
  ]
}

/** Bare red skin round a yellow eye. */
function face(bench: Bench, own: Own): Art {
  return [
    shape('176,92! 192,82 210,84 220,96 216,108 200,114 180,112', own.skin),
    eye(200, 98, 8.4, { iris: own.iris, pupil: own.black, glint: bench.inks.paper }),
  ]
}

/** Black below and flame-orange above, with a white line round its root. */
function bill(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '180,118 150,122 112,130 78,146 56,164! 80,164 120,156 158,148 182,138',
      own.black,
      shape('180,132 140,144 90,158 60,164 120,160 184,146', own.sheen),
    ),
    bench.cut(
      '182,84 154,76 120,80 88,96 64,122 54,150 56,164! 72,148 100,134 140,124 182,118',
      own.orange,
      shape('184,82 154,76 120,80 88,96 66,120 92,104 124,94 156,92 184,98', own.flame),
      shape('184,108 150,112 110,124 78,140 58,164 100,140 150,126 184,120', own.black),
      line(
        '170,112 166,120;152,114 148,122;134,118 130,126;116,122 112,130;98,128 94,137;82,137 79,145',
        own.ivory,
        3,
      ),
    ),
    shape('180,82 187,82 189,110 186,142 179,142 182,112', own.ivory),
  ]
}

function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,314,22 60,304,21 220,296,20 330,284,18 580,242,11', inks.land[5]),
    limb('-160,306,8 60,297,7 220,289,7 330,278,6 580,237,4', inks.land[3]),
    limbs(
      [
        '222,282,8 217,293,8 216,306,6',
        '232,283,8 229,294,8 228,306,6',
        '252,281,8 250,291,8 249,302,6',
        '262,280,8 261,290,8 261,301,6',
      ],
      own.toes,
    ),
    leaf(90, 302, [72, 17, 152], inks.leaf[1], inks.leaf[2]),
    leaf(60, 304, [60, 15, -146], inks.leaf[0], inks.leaf[1]),
    leaf(372, 276, [66, 16, 40], inks.leaf[1], inks.leaf[2]),
  ]
}
