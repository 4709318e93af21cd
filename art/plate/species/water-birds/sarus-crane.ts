import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, limbs, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const sarusCrane: Species = {
  latin: 'Antigone antigone',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), reeds(bench), legs(own), neck(own), head(own), body(bench, own), ripples(bench)]
  },
}

const OWN = {
  plumage: '#a9b4bb',
  lit: '#d6dcdc',
  shade: '#74828e',
  dark: '#3a4450',
  leg: '#d9766a',
  legShade: '#b5544e',
  cap: '#c9cfc0',
  bill: '#8d9486',
  iris: '#ff9a2e',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 262, y: 132, r: 96, ink: inks.paper }),
    land('0,260 100,244 260,256 400,238', inks.land[1]),
    flat(bench, 284, inks.water[1]),
    glints('60,300,90 330,306,110 80,350,100 320,370,90', inks.water[0], 2),
  ]
}

function reeds(bench: Bench): Art {
  const { inks } = bench
  return [
    shape('-170,334 -60,322 60,324 120,332 142,338! 60,344 -170,344', inks.leaf[2]),
    shape('270,328! 320,318 420,314 570,322 570,336 400,334', inks.leaf[2]),
    grass(bench, { from: -160, to: 124, y: 334, height: 58, blades: 44 }, inks.leaf[1]),
    grass(bench, { from: 290, to: 560, y: 326, height: 50, blades: 44 }, inks.leaf[1]),
  ]
}

function legs(own: Own): Art {
  return [
    limb('224,226,12 214,290,7! 213,298,9 215,306,6! 224,384,5', own.leg),
    limb('246,226,12 254,292,7! 255,300,9 254,308,6! 250,388,5', own.legShade),
    limbs(
      [
        '224,384,5 206,390,4 196,390,2',
        '224,384,5 222,394,4',
        '250,386,5 232,393,4 224,393,2',
        '250,386,5 258,394,3',
      ],
      own.leg,
    ),
  ]
}

function neck(own: Own): Art {
  return [
    limb('186,186,44 164,146,26 154,106,20 152,74,19', own.plumage),
    limb('176,172,12 158,130,9 150,96,7 148,84,6', own.lit),
    limb('154,112,20 152,84,20 150,62,20', RED),
  ]
}

function head(own: Own): Art {
  return [
    shape('128,58 132,42 146,34 162,38 168,52 164,70 150,78 136,74', RED),
    shape('132,44 146,35 161,38 154,46 140,48', own.cap),
    shape('158,58 166,54 168,64 162,68', own.cap),
    shape('132,54 104,64 80,78! 108,74 132,70', own.bill),
    shape('80,78! 108,72 132,64 132,70 108,75', own.dark),
    eye(146, 54, 4.5, { iris: own.iris, pupil: own.dark }),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '166,176 184,160 214,154 250,164 284,186 314,220 332,262! 316,256 310,268! 294,250 270,240 236,242 204,236 178,218 166,196',
      own.plumage,
      shape('170,206 200,222 240,228 290,236 340,270 300,270 200,256', own.shade),
      shape('184,164 214,156 250,166 280,184 246,180 214,174 190,180', own.lit),
    ),
    limbs(['226,186,26 276,206,24 332,270,6', '216,200,22 262,222,20 314,272,5'], own.shade, 'point'),
    limbs(['228,182,16 278,202,16 328,262,4', '220,196,13 264,216,13 310,266,3'], own.lit, 'point'),
    limbs(['288,232,12 312,260,10 322,292,3', '276,232,11 296,262,9 302,296,3'], own.dark, 'point'),
  ]
}

function ripples({ inks }: Bench): Art {
  return glints('222,388,60 252,390,50', inks.paper, 1.6)
}
