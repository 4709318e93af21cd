import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, limbs, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const osprey: Species = {
  latin: 'Pandion haliaetus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      sea(bench),
      turned(
        -8,
        200,
        190,
        1,
        tail(bench, own),
        wings(bench, own),
        body(bench, own),
        head(bench, own),
        prey(bench, own),
      ),
    ]
  },
}

const OWN = {
  brown: '#4a3a31',
  lit: '#7d6552',
  shade: '#2d2421',
  white: ['#fffaf0', 0.5],
  whiteShade: ['#cdc9c4', 0.8],
  bar: '#a08a74',
  leg: '#a9b4b4',
  iris: ['#ffc72e', 0.2],
  fish: '#9fb4c2',
  fishShade: '#64798c',
} as const

type Own = Tints<typeof OWN>

function sea(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 200, y: 142, r: 112 }),
    land('0,326 80,300 160,312 250,294 400,326', inks.land[2]),
    flat(bench, 324, inks.water[1]),
    glints('60,340,110 330,344,130 180,356,90 30,376,90 370,380,110 220,388,120', inks.water[0], 2),
  ]
}

function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,200 180,210 156,250 142,276! 170,288 200,292'),
    own.white,
    line('150,240 200,250 250,240;140,256 200,268 260,256;134,272 200,285 266,272', own.bar, 6),
    line('186,216 166,286;200,210 200,292;214,216 234,286', own.whiteShade, 2),
  )
}

/** From below: white linings, a black wrist, barred quills, and the bend that makes an M of them. */
function wings(bench: Bench, own: Own): Art {
  const quills = [
    '112,120,20 70,128,16 26,112,5',
    '108,128,20 66,144,16 24,136,5',
    '106,138,20 68,160,16 30,160,5',
    '108,148,20 76,174,16 42,182,5',
    '114,156,20 88,184,15 60,202,5',
  ]
  return bench.pair([
    limbs(quills, own.shade, 'point'),
    bench.cut(
      '196,150! 176,132 150,108 128,92 106,88 92,96 88,112 92,136 104,160 120,184 140,200 166,210 196,212!',
      own.white,
      shape('104,86 88,96 86,124 96,136 110,124 116,104', own.shade),
      line('100,146 118,170 146,190 190,202', own.shade, 7),
      shape('92,150 110,178 140,198 196,210 196,226 130,216 90,180', own.bar),
      line('118,180 108,196;134,192 126,208;152,198 146,216;170,202 168,220;186,204 186,222', own.shade, 3),
      line('130,108 146,128 170,150;120,120 138,142 166,164', own.whiteShade, 2.4),
    ),
  ])
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,118 180,128 170,152 172,186 182,218 200,236'),
    own.white,
    line('182,146 186,152;190,142 194,149;206,142 210,149;214,147 218,153;196,152 200,158', own.lit, 3),
  )
}

/** The dark band runs through the eye to the nape. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '166,108 170,90 186,78 206,78 222,90 228,108 222,124 204,134 184,130 172,120',
      own.white,
      shape('160,102 178,98 200,96 232,104 234,126 214,122 196,112 178,110 162,112', own.shade),
      shape('196,74 224,84 232,104 216,94', own.whiteShade),
    ),
    shape('174,98! 160,96 150,104 146,118! 154,114 164,112 174,112!', inks.key),
    dot(184, 102, 6, own.iris),
    dot(184, 102, 3, inks.key),
    dot(182.4, 100.4, 1.2, inks.paper),
  ]
}

/** Carried head first, in both feet, one before the other. */
function prey(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limbs(['186,216,20 178,256,12 172,284,9', '214,216,20 217,256,12 218,284,9'], own.white),
    bench.cut(
      '112,298 126,286 150,278 184,276 220,280 252,288 268,292 286,278! 282,296 288,314! 268,302 240,308 204,314 164,316 132,312',
      own.fish,
      shape('112,298 150,302 200,302 250,296 290,296 270,322 140,322', mix(own.fish, inks.paper, 0.6)),
      shape('112,294 126,286 150,278 184,276 220,280 252,288 220,290 170,288', own.fishShade),
      line('148,284 154,298 148,310', own.fishShade, 2),
    ),
    dot(130, 295, 3.6, inks.key),
    shape('178,278! 190,266 204,272 200,280!;190,315! 198,326 208,314!', own.fishShade),
    limbs(
      [
        '172,280,6 164,294,4',
        '172,280,6 174,298,4',
        '174,280,6 184,294,4',
        '218,282,6 210,296,4',
        '218,282,6 220,300,4',
        '220,282,6 230,294,4',
      ],
      own.leg,
      'point',
    ),
  ]
}
