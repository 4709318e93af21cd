import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const andeanCockOfTheRock: Species = {
  latin: 'Rupicola peruvianus',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      wing(bench, own),
      head(bench, own),
      bough(bench, own),
    ]
  },
}

const OWN = {
  flame: ['#f4511e', 0.5],
  lit: ['#ff8a3c', 0.5],
  deep: '#b9330f',
  black: '#17161b',
  sheen: '#3a3a44',
  grey: '#cfd3d4',
  greyShade: '#8f979c',
  bill: '#f3b63a',
  iris: ['#fff1d0', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 168, y: 160, r: 124, ink: inks.paper }),
    land('0,330 90,306 210,328 310,300 400,322', inks.land[2]),
    land('0,372 130,350 290,368 400,344', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('278,262,50 302,318,46 318,356,40', own.black),
    line('282,282 308,350;296,276 322,340', own.sheen, 3),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '126,170 158,140 210,134 258,156 290,196 300,244 288,288 248,312 200,312 158,292 130,254 118,212',
    own.flame,
    shape('112,190 144,168 166,210 176,262 206,306 168,300 130,262', own.lit),
    shape('200,312 214,276 262,268 298,238 296,290 250,316', own.deep),
    line('150,206 156,216;146,232 154,242;160,250 168,260;170,222 176,234;176,278 186,286', own.deep, 3),
  )
}

/** Black quills, and over them the broad square grey feathers next to the back. */
function wing(bench: Bench, own: Own): Art {
  return bench.cut(
    '206,162 244,156 280,190 304,240 318,300! 286,308 250,288 220,252 204,206',
    own.black,
    shape('232,200 270,208 300,250 308,292 284,284 258,262 238,232', own.grey),
    line('246,214 268,246 296,286;262,214 286,248 302,280', own.greyShade, 3),
    shape('232,222 258,262 286,286 272,286 244,262', own.greyShade),
    line('216,180 236,172;214,192 240,182', own.sheen, 4),
  )
}

/** The crest stands as a disc of its own over the whole bill, all but its tip. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('92,132 70,140 64,148! 80,152 100,148', own.bill),
    bench.cut(
      '78,144 62,112 68,74 98,46 140,40 182,58 206,94 210,136 194,168 160,182 124,176 104,160 92,150',
      own.flame,
      shape('78,144 62,112 68,74 98,46 140,40 112,58 92,86 90,120 100,148', own.lit),
      shape('206,100 214,140 194,172 160,184 180,150 190,120', own.deep),
    ),
    line('88,72 116,54 154,56 182,76', own.deep, 3.4),
    line('98,92 104,74;92,112 94,96', own.deep, 2.6),
    eye(142, 118, 11, { iris: own.iris, pupil: own.black, glint: inks.paper }),
  ]
}

function bough({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,352,30 70,336,26 220,330,24 340,318,22 580,286,14', inks.land[5]),
    limb('-160,342,10 70,327,9 220,321,8 340,310,7 580,282,4', mix(inks.leaf[2], inks.land[4], 0.3)),
    limbs(
      [
        '190,300,10 184,318,9 178,334,7',
        '202,302,10 200,320,9 200,336,7',
        '236,300,10 234,318,9 230,332,7',
        '248,298,10 250,316,9 252,330,7',
      ],
      own.bill,
    ),
    shape('20,340 34,372 48,338;300,322 312,352 326,320;130,334 140,360 152,334', inks.leaf[3]),
    leaf(70, 330, [76, 18, -150], inks.leaf[1], inks.leaf[2]),
    leaf(60, 332, [70, 17, -110], inks.leaf[0], inks.leaf[1]),
    leaf(350, 314, [74, 18, -36], inks.leaf[1], inks.leaf[2]),
    leaf(356, 316, [60, 15, 20], inks.leaf[2], inks.leaf[3]),
  ]
}
