import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blackGuan: Species = {
  latin: 'Chamaepetes unicolor',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      legs(own),
      body(bench, own),
      wing(bench, own),
      head(bench, own),
      branch(bench, own),
    ]
  },
}

const OWN = {
  black: '#1c1d22',
  sheen: '#3c4450',
  gloss: '#5b6a7a',
  blue: ['#3d7fd4', 0.4],
  deepBlue: ['#1f4c9a', 0.5],
  leg: ['#e0503a', 0.4],
  legShade: ['#a83426', 0.5],
  iris: ['#c92a1e', 0.3],
  bill: '#2a2c33',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 206, y: 158, r: 126, ink: inks.paper }),
    land('0,292 90,264 190,284 300,250 400,276', inks.land[1]),
    land('0,346 120,322 260,340 400,312', inks.land[2]),
    sideLeaf(bench, 510, 120, [170, 30, 170, -10], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, -110, 90, [180, 32, 10, 10], inks.leaf[2], inks.leaf[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['284,222,40 332,262,38 384,320,34', '276,236,34 318,282,34 358,340,30'], own.black),
    line('300,228 346,268 392,318;292,244 334,288 372,338', own.sheen, 2.6),
  ]
}

function legs(own: Own): Art {
  return [
    limbs(['196,262,22 190,288,12 188,310,9', '226,264,22 226,288,12 226,308,9'], own.legShade),
    limbs(['190,260,14 186,290,9 184,312,7', '220,262,14 222,290,9 222,310,7'], own.leg),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '118,104 130,84 152,74 172,80 184,100 188,124 204,146 236,160 270,176 300,200 312,230 296,256 260,270 218,274 180,264 152,240 138,208 136,172 140,144 128,128',
    own.black,
    shape('134,90 152,76 170,82 180,100 172,98 152,92', own.sheen),
    limbs(
      ['150,170,5 152,206,9 170,240,3', '166,164,5 170,204,9 190,244,3', '184,170,5 190,206,8 208,246,3'],
      own.sheen,
      'point',
    ),
  )
}

function wing(bench: Bench, own: Own): Art {
  return bench.cut(
    '192,152! 226,156 262,172 294,200 318,236 330,266! 296,262 258,256 224,242 202,214 190,182',
    own.sheen,
    shape('204,196 236,226 280,248 332,268 300,290 210,260', own.black),
    line('214,176 250,200 290,236;208,192 240,220 276,246;226,166 266,190 306,226', own.gloss, 2.2),
  )
}

/** Bare blue from the bill round the eye; no crest and no hanging throat, unlike other guans. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('128,96! 114,98 100,105 94,116! 106,116 118,120 132,120!', own.bill),
    shape('96,113! 110,112 130,112 132,120 106,119', own.black),
    shape('120,98! 128,90 144,90 158,98 162,110 152,120 136,124 122,120 128,110', own.blue),
    shape('122,120 136,124 152,120 162,110 150,112 134,114', own.deepBlue),
    dot(143, 103, 6.6, own.iris),
    dot(143, 103, 3.6, inks.key),
    dot(141.2, 101, 1.5, inks.paper),
    dots('110,106,1.6', own.sheen),
  ]
}

function branch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const tufts = '20,324 60,318 112,318 150,316 262,312 300,308 350,300 390,290 -60,334 460,276 520,262'
  return [
    limb('-160,344,40 40,326,38 200,324,36 330,310,32 580,256,24', inks.land[5]),
    limb('-160,330,14 40,313,13 200,311,12 330,298,11 580,248,8', mix(inks.leaf[1], inks.land[3], 0.3)),
    read(tufts).map(({ x, y }) =>
      grass(bench, { from: x - 16, to: x + 16, y, height: 20, blades: 6 }, inks.leaf[2]),
    ),
    limbs(
      [
        '186,310,8 168,316,6',
        '186,310,8 180,320,6',
        '188,310,8 198,320,6',
        '224,308,8 206,314,6',
        '224,308,8 218,318,6',
        '226,308,8 238,317,6',
      ],
      own.leg,
    ),
  ]
}
