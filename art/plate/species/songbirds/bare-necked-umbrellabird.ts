import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const bareNeckedUmbrellabird: Species = {
  latin: 'Cephalopterus glabricollis',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      wing(own),
      pouch(bench, own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  black: '#17181d',
  sheen: '#2f3d50',
  gloss: '#4f6b8c',
  bill: '#3a3c42',
  billShade: '#232429',
  feet: '#4b4a4c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 168, r: 134, ink: inks.paper }),
    land('0,340 100,316 220,334 400,306', inks.land[1]),
    land('0,378 140,358 280,372 400,350', inks.land[3]),
    sideLeaf(bench, -110, 60, [190, 34, 14, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 520, 110, [180, 34, 172, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('284,266,46 314,310,44 334,350,36', own.black),
    line('300,278 322,322 336,354;288,284 308,326', own.sheen, 2.4),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '144,112 164,92 196,92 216,112 226,146 246,178 274,212 298,244 302,270 284,290 246,296 206,288 174,266 154,234 146,196 148,154',
    own.black,
    limbs(
      ['168,222,6 180,248,8 206,274,3', '186,208,6 202,240,8 232,268,3', '160,240,5 168,258,6 186,278,3'],
      own.sheen,
      'point',
    ),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['240,172,38 276,218,34 316,282,8', '226,190,32 260,236,28 298,286,7'], own.black, 'point'),
    limbs(
      [
        '240,166,26 270,206,22 306,264,4',
        '226,184,22 254,222,18 290,270,4',
        '216,198,16 240,232,14 270,272,3',
      ],
      own.sheen,
      'point',
    ),
    line('244,170 272,208 300,254;228,188 256,226 284,264', own.gloss, 2),
  ]
}

/** The male's bare throat, blown up like a ball to boom at his lek, with a wattle hanging from it. */
function pouch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const shade = mix(RED, own.black, 0.32)
  return [
    limb('150,216,12 146,246,9 150,268,13', shade),
    bench.cut(
      '136,136 158,130 184,138 200,158 202,186 188,210 162,222 136,216 120,196 116,168 122,148',
      RED,
      shape('190,142 210,180 190,214 156,226 180,200 188,170', shade),
      line(
        '130,162 142,160;126,180 138,180;134,198 146,196;152,206 164,202;150,150 162,152;150,178 162,178;170,190 180,184;172,164 182,162',
        shade,
        2,
      ),
    ),
    shape('126,160 134,148 146,144 138,158 130,172', mix(RED, inks.paper, 0.35)),
  ]
}

/** A parasol of feathers falls forward over the bill. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '150,104! 128,100 104,106 84,120! 104,128 128,132 150,132!',
      own.bill,
      shape('80,122 108,116 150,118 150,138 104,130', own.billShade),
    ),
    bench.cut(
      '96,92! 98,76 108,62 126,48 150,40 176,44 196,58 210,80 216,106 212,132 196,146 174,148 156,140 146,124! 138,112 128,104! 122,112 114,104! 108,108 104,98!',
      own.black,
      limbs(
        [
          '176,56,6 140,54,9 106,86,3',
          '188,66,6 152,62,9 118,96,3',
          '196,78,6 168,72,9 136,100,3',
          '202,92,5 184,82,8 156,100,3',
        ],
        own.sheen,
        'point',
      ),
      line('170,50 132,54 104,80;190,72 156,66 126,96', own.gloss, 1.8),
    ),
    dot(166, 116, 7, own.gloss),
    dot(166, 116, 4.8, inks.key),
    dot(164, 114, 1.7, inks.paper),
  ]
}

function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,332,26 40,314,25 200,302,24 330,286,21 580,232,13', inks.land[5]),
    limb('-160,323,9 40,305,8 200,294,8 330,279,7 580,227,4', inks.land[4]),
    limbs(
      [
        '198,286,9 192,298,9 190,312,7',
        '210,288,9 206,299,9 205,312,7',
        '236,288,9 232,297,9 231,308,7',
        '248,288,9 245,296,9 245,306,7',
      ],
      own.feet,
    ),
    leaf(70, 308, [70, 17, 150], inks.leaf[1], inks.leaf[2]),
    leaf(100, 306, [64, 16, 112], inks.leaf[2], inks.leaf[3]),
    leaf(370, 280, [68, 16, 36], inks.leaf[1], inks.leaf[2]),
  ]
}
