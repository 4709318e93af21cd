import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limb, limbs, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const mantledHowler: Species = {
  latin: 'Alouatta palliata',
  best: 'golden',
  draw: bench => drawHowler(bench, bench.tint(OWN)),
}

const OWN = {
  fur: '#191418',
  sheen: '#3f3335',
  gold: '#b0713a',
  goldLit: '#d79a55',
  face: '#0f0c10',
  mouth: '#b5483f',
  iris: '#a8713c',
} as const

type Own = Tints<typeof OWN>

/** A howler calling from its branch; its mantle is of the two golden inks. */
export function drawHowler(bench: Bench, own: Own): Art {
  return [setting(bench), tail(own), body(bench, own), head(bench, own), branch(bench, own), leaves(bench)]
}

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[3], 0.25)),
    disc(bench, { x: 200, y: 176, r: 128 }),
    land('0,338 90,318 180,334 300,306 400,322', inks.land[1]),
    land('0,372 140,352 280,366 400,346', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('300,238,28 346,246,24 372,282,20 360,318,18 330,326,16 318,300,14 330,284,11', own.fur),
    limbs(['150,200,44 118,246,34 96,296,26', '280,232,54 236,268,38 250,302,26'], own.sheen),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '118,168 128,132 160,120 204,124 252,138 296,168 318,210 318,256 292,276 250,262 206,250 168,250 134,232',
      own.fur,
      shape('156,170 200,158 252,170 292,196 304,232 272,224 230,214 190,226 160,214', own.gold),
      shape('176,168 210,162 252,176 284,202 240,192 200,186', own.goldLit),
      shape('140,128 204,128 252,142 296,172 250,158 204,142 160,140', own.sheen),
    ),
    bench.cut(
      '140,214 152,176 182,174 192,204 182,244 164,272 158,304 130,306 136,274',
      own.fur,
      shape('176,180 198,200 184,246 166,276 160,306 150,306 160,260 176,220', own.sheen),
    ),
    bench.cut(
      '266,262 282,220 318,224 322,262 296,284 262,292 246,306 222,306 228,290 250,276',
      own.fur,
      shape('290,226 324,230 322,266 290,288 302,256', own.sheen),
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '50,84 56,72 68,66 82,56 104,46 128,52 146,72 156,104 158,144 150,184 130,204 106,204 86,190 74,172 68,154 58,148 50,140 50,132! 62,132 76,128 82,118 78,106 64,100 50,98',
      own.fur,
      shape('112,48 132,54 150,80 158,120 156,150 140,150 140,112 128,78', own.sheen),
      shape('64,150 78,160 98,166 120,160 132,176 120,206 96,200 72,176', mix(own.fur, own.gold, 0.75)),
      shape('84,170 98,182 116,184 108,198 92,192', own.goldLit),
    ),
    shape('50,98! 66,99 80,107 83,118 76,128 62,132 50,132! 58,124 62,114 58,104', own.mouth),
    shape('52,98! 66,99 68,108! 60,104', inks.paper),
    shape('54,132! 62,132 66,124! 60,126', inks.paper),
    shape(
      '50,86 58,74 72,68 84,62 98,66 104,80 100,98 92,110 84,108 76,100 62,96 50,96',
      mix(own.face, own.sheen, 0.55),
    ),
    shape('54,140 64,142 76,138 88,128 96,116 100,128 92,146 78,154 64,150', mix(own.face, own.sheen, 0.4)),
    shape('78,70! 90,64 102,72 104,82! 92,76', own.fur),
    dot(90, 80, 4.5, own.iris),
    dot(89.5, 79.5, 2.4, own.face),
    dots('56,82,2 61,78,1.8', own.face),
    shape('120,84 130,78 138,90 134,106 124,104 118,94', mix(own.face, own.sheen, 0.6)),
  ]
}

function branch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,330,28 60,316,26 200,314,24 330,304,22 580,276,14', inks.land[5]),
    limb('-160,321,10 60,307,9 200,305,8 330,296,8 580,270,4', inks.land[4]),
    limbs(
      [
        '98,296,13 86,308,10 86,322,8',
        '106,298,12 98,312,9 99,324,7',
        '138,300,13 126,312,10 126,324,8',
        '148,302,12 140,314,9 141,326,7',
        '228,298,12 214,310,10 214,322,8',
        '238,300,12 230,312,9 230,324,7',
      ],
      own.fur,
    ),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    leaf(96, 316, [70, 18, 128], inks.leaf[1], inks.leaf[2]),
    leaf(40, 318, [66, 17, 150], inks.leaf[2], inks.leaf[3]),
  ]
}
