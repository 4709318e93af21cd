import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, shape, turned } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Art, group } from '#art/poster/toolbox/tags.ts'

export const quetzal: Species = {
  latin: 'Pharomachrus mocinno',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    const bird = [train(bench, own), body(bench, own), wing(own), head(bench, own)]
    return [
      setting(bench),
      group({ transform: 'translate(0 26)' }, turned(0, 185, 216, 1.13, ...bird), perch(bench, own)),
    ]
  },
}

const OWN = {
  green: ['#0f8a68', 0.4],
  lit: ['#43c794', 0.4],
  deep: ['#075247', 0.5],
  dark: '#0e2a2c',
  bill: '#f6c62f',
  billShade: '#c98f22',
  toes: '#8a8f6a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.35)),
    disc(bench, { x: 262, y: 128, r: 96, ink: inks.paper }),
    land('0,330 90,300 190,318 300,286 400,312', mix(inks.land[2], inks.sky[0], 0.35)),
    land('0,372 120,352 260,368 400,340', inks.land[3]),
  ]
}

/** Two of the coverts, longer than all the rest of it, over the white of the true tail. */
function train({ inks }: Bench, own: Own): Art {
  return [
    limb('210,186,16 226,236,19 236,282,18 266,318,13 328,338,3', own.deep, 'point'),
    limb('222,214,5 236,272,6 262,308,5 318,334,2', mix(own.deep, own.lit, 0.5), 'point'),
    limb('204,186,18 214,240,20 214,290,19 234,330,14 284,356,3', own.green, 'point'),
    limb('204,196,9 210,244,9 210,290,9 228,328,7 272,352,2', own.lit, 'point'),
    shape('164,196 208,198 204,290 196,312! 188,302! 180,314! 171,300! 164,304!', inks.paper),
    shape('196,198 210,200 206,290 197,312!', inks.snow[1]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '137,78 141,62 152,50! 158,42 171,36! 184,40 199,56 208,82 220,118 227,160 220,205! 196,218 166,206 145,182 134,150 132,118 138,98',
    own.green,
    shape('120,150 140,142 168,146 200,130 214,150 230,240 150,240 120,190', RED),
    shape('176,196 196,150 230,150 230,230 186,226', mix(RED, own.dark, 0.3)),
    shape('196,60 208,82 222,118 232,160 240,60 200,20', own.deep),
    shape('120,104 138,100 140,124 136,150 120,150', own.lit),
    shape('132,138 150,134 176,140 200,128 176,148 150,146 132,152', own.deep),
  )
}

/** Dark quills, and the loose plumes of the shoulder that fall across them. */
function wing(own: Own): Art {
  return [
    shape('196,116 224,124 232,166 228,212 216,242! 204,214 192,170', own.dark),
    limbs(
      [
        '202,104,20 190,128,17 172,142,5',
        '206,112,22 198,144,18 181,164,4',
        '211,122,22 208,160,18 192,188,4',
        '217,134,18 217,172,15 206,206,4',
      ],
      own.deep,
      'point',
    ),
    limbs(
      [
        '208,96,16 196,120,14 180,136,4',
        '212,104,18 204,138,14 188,160,4',
        '216,116,17 213,156,13 199,184,3',
        '220,128,14 222,170,11 213,202,3',
      ],
      own.lit,
      'point',
    ),
  ]
}

function head({ inks }: Bench, own: Own): Art {
  return [
    shape('141,62! 143,52 152,44! 157,38 166,32! 172,34 182,34! 186,40 192,46! 176,54 158,60', own.lit),
    shape('139,80! 128,79 117,86 116,94! 126,93 139,95!', own.bill),
    shape('139,89! 128,89 116,94! 126,93 139,95!', own.billShade),
    dot(157, 80, 7, own.dark),
    dot(154.5, 77.5, 1.8, inks.paper),
  ]
}

function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,242,18 60,228,16 180,219,14 300,209,12 580,180,6', own.dark),
    limb('-160,237,7 60,224,6 180,215,5 300,206,4 580,178,2', inks.land[3]),
    leaf(322, 204, [66, 15, 28], inks.leaf[1], inks.leaf[2]),
    leaf(60, 224, [60, 14, 148], inks.leaf[1], inks.leaf[2]),
    leaf(36, 224, [52, 12, -150], inks.leaf[2], inks.leaf[3]),
    limbs(
      [
        '160,210,5 157,217,5 156,224,4',
        '167,210,5 165,217,5 164,224,4',
        '178,209,5 176,216,5 176,223,4',
        '185,209,5 184,216,5 184,222,4',
      ],
      own.toes,
    ),
  ]
}
