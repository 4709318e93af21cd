import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { moved } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const redFootedBooby: Species = {
  latin: 'Sula sula',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      branch(bench),
      tail(own),
      body(bench, own),
      wing(own),
      head(bench, own),
      feet(bench),
    ]
  },
}

const OWN = {
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d2d6dc', 0.8],
  deep: '#a3abb8',
  cream: ['#f3d893', 0.4],
  quill: '#33323a',
  quillLit: '#5c5a64',
  bill: '#86b2d6',
  billShade: '#5b8ab4',
  pink: ['#f0958c', 0.3],
  skin: '#4f84b8',
  dark: '#1b2028',
} as const

type Own = Tints<typeof OWN>

/** Its feet are the red here, so the disc is not. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.3)),
    disc(bench, { x: 216, y: 148, r: 124, ink: mix(inks.sky[0], inks.land[2], 0.4) }),
    flat(bench, 290, inks.water[1]),
    land('0,296 90,286 200,292 400,284', inks.water[0]),
    flat(bench, 308, inks.water[1]),
    glints('40,330,110 330,338,120 180,354,90 380,372,100 60,380,110', inks.water[0], 1.8),
  ]
}

/** The only booby that nests in trees: a ziricote, with its broad leaves and orange flowers. */
function branch(bench: Bench): Art {
  const { inks } = bench
  return [
    limb('-160,384,24 40,356,24 200,338,20 320,330,16 580,284,10', inks.land[5]),
    limb('-160,376,8 40,349,8 200,332,6 320,325,5 580,281,4', inks.land[3]),
    leaf(60, 350, [74, 24, -128], inks.leaf[1], inks.leaf[2]),
    leaf(48, 354, [72, 22, 160], inks.leaf[2], inks.leaf[3]),
    leaf(90, 352, [60, 20, 116], inks.leaf[1], inks.leaf[2]),
    leaf(352, 324, [70, 22, -70], inks.leaf[1], inks.leaf[2]),
    leaf(364, 324, [70, 22, 26], inks.leaf[2], inks.leaf[3]),
    leaf(330, 330, [56, 19, 92], inks.leaf[1], inks.leaf[2]),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['276,280,34 316,324,24 352,372,6', '268,288,30 296,330,22 322,382,5'], own.whiteShade, 'point'),
    limb('284,284,16 320,328,11 350,366,3', own.white, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '164,96 172,72 192,58 216,60 232,78 236,104 240,130 262,160 284,204 296,250 286,294 252,316 210,316 180,294 164,256 160,214 168,174 176,142 172,120',
    own.white,
    shape('164,96 170,70 192,56 218,58 234,80 238,112 226,128 204,122 186,124 172,118', own.cream),
    shape('246,140 270,180 292,230 300,280 270,316 216,326 244,290 256,240 254,190', own.whiteShade),
    shape('164,214 172,206 180,244 196,280 226,306 200,320 172,290 158,250', own.whiteShade),
  )
}

function wing(own: Own): Art {
  return [
    shape('252,206 284,220 310,258 334,306 346,344! 318,326 292,296 268,262 250,234', own.quill),
    line('276,240 300,278 332,328;292,236 318,276 340,322;262,240 286,278 318,316', own.quillLit, 2.4),
    shape(
      '232,148 256,156 282,190 300,230 308,262! 296,256 290,266! 280,254 272,264! 262,248 252,254! 240,226 228,190',
      own.white,
    ),
    shape('256,156 282,190 300,230 308,262! 296,256 288,226 272,192', own.whiteShade),
    line('240,182 254,214 262,236;252,176 272,210 284,238', own.deep, 2.2),
  ]
}

/** A pale blue bill, pink where it meets the face. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '176,76! 152,84 120,98 86,114 80,122! 112,124 146,122 180,112!',
      own.bill,
      shape('78,124! 118,112 182,98 184,124 120,130', own.billShade),
      shape('160,72 190,66 186,122 164,122 172,100', own.pink),
      line('92,117 130,107 164,100', own.skin, 1.8),
    ),
    shape('176,82 188,78 200,82 204,92 196,100 182,98', own.skin),
    dot(191, 89, 6, own.dark),
    dot(189.2, 87.2, 1.7, inks.paper),
  ]
}

function feet(bench: Bench): Art {
  const shade = mix(RED, bench.inks.key, 0.3)
  const web = '-6,-26 6,-26 7,-10 17,3 26,20! 10,15 -2,26! -16,17 -36,19! -24,2 -8,-10'
  const toes = ['-3,-12 -26,14', '0,-10 -3,22', '4,-10 19,16']
  return [
    [190, 328, 6],
    [236, 322, 0],
  ].map(([x = 0, y = 0, degrees]) => [
    shape(moved(web, x, y, 1, degrees), RED),
    line(
      toes.map(toe => moved(toe, x, y, 1, degrees)),
      shade,
      2.6,
    ),
  ])
}
