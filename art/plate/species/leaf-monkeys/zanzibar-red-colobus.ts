import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const zanzibarRedColobus: Species = {
  latin: 'Piliocolobus kirkii',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), drawRedColobus(bench, own), head(bench, own)]
  },
}

const OWN = {
  back: '#9c4a26',
  backLit: '#c8733c',
  backShade: '#652c1c',
  arm: '#26222a',
  armLit: '#4d4851',
  leg: '#a9a49f',
  legLit: '#cfcac2',
  under: ['#f3ece0', 0.5],
  underShade: ['#cabfb0', 0.6],
  hand: '#221f24',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d8cfc2', 0.6],
  face: '#2a272e',
  faceLit: '#56525b',
  pink: ['#e0988a', 0.5],
  iris: '#8a5228',
} as const

type Coat = Tints<
  Pick<
    typeof OWN,
    'back' | 'backLit' | 'backShade' | 'arm' | 'armLit' | 'leg' | 'legLit' | 'under' | 'underShade' | 'hand'
  >
>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.6)),
    disc(bench, { x: 212, y: 156, r: 124 }),
    land('0,344 90,326 200,340 310,320 400,336', inks.land[1]),
    land('0,382 140,364 280,378 400,360', inks.land[3]),
    sideLeaf(bench, -92, 90, [170, 30, 14, 8], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 496, 120, [180, 32, 168, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

/** A red colobus that sits in a fork with both hands on the stem: four fingers each, and no thumb. */
export function drawRedColobus(bench: Bench, own: Coat): Art {
  return [
    tail(own),
    farLimbs(own),
    fork(bench),
    trunk(bench, own),
    nearLeg(bench, own),
    nearArm(bench, own),
    farGrip(own),
  ]
}

function tail(own: Coat): Art {
  return [
    limb('272,306,24 300,330,18 306,364,15 300,404,14', own.backShade),
    limb('282,306,7 308,332,6 313,364,5 307,404,4', own.back),
  ]
}

function farLimbs(own: Coat): Art {
  return [
    limb('178,178,38 142,182,26 112,146,18', own.arm),
    limb('204,288,50 148,248,36 140,288,24 144,326,17', own.underShade),
  ]
}

function fork({ inks }: Bench): Art {
  return [
    limb('86,370,32 160,340,26 260,334,23 400,318,20 580,302,14', inks.land[5]),
    limb('86,358,9 170,331,8 260,326,7 400,311,6 580,296,4', inks.land[4]),
    limb('84,430,34 96,300,28 104,160,22 100,-30,16', inks.land[5]),
    limb('76,430,9 89,300,8 98,160,6 96,-30,5', inks.land[4]),
    leaf(102, 90, [66, 18, -30], inks.leaf[1], inks.leaf[2]),
    leaf(100, 70, [62, 17, 214], inks.leaf[2], inks.leaf[3]),
    leaf(92, 250, [64, 17, 152], inks.leaf[1], inks.leaf[2]),
    leaf(352, 324, [68, 18, -42], inks.leaf[1], inks.leaf[2]),
    leaf(364, 322, [64, 18, 52], inks.leaf[2], inks.leaf[3]),
  ]
}

function trunk(bench: Bench, own: Coat): Art {
  return bench.cut(
    '152,164 186,136 226,140 264,170 288,220 298,276 286,318 254,334 204,330 172,300 156,256 146,206',
    own.back,
    shape('140,176 178,164 206,190 214,236 206,290 176,316 146,270 136,210', own.under),
    shape('196,178 216,204 218,250 206,300 190,304 202,250 198,206', own.underShade),
    shape('210,136 250,152 282,200 298,262 296,296 278,244 252,196 220,164', own.backLit),
    shape('262,250 294,276 290,318 250,338 214,330 250,300', own.backShade),
    line('244,188 252,200;258,210 264,222;238,210 246,222;252,232 258,245;266,236 271,250', own.backLit, 2.8),
  )
}

function nearLeg(bench: Bench, own: Coat): Art {
  return [
    bench.cut(
      '286,292 276,324 240,332 210,314 196,300 190,334 170,332 168,290 178,254 194,238 220,242 248,256 270,270',
      own.leg,
      shape('178,256 194,240 220,244 244,256 222,258 204,260 192,290 184,334 166,334', own.legLit),
      shape('290,290 276,326 240,334 206,314 228,312 258,304', own.backShade),
    ),
    limbs(
      ['178,330,15 152,334,9', '178,332,14 152,344,9', '180,332,14 164,350,9', '184,330,12 180,348,8'],
      own.hand,
    ),
  ]
}

function nearArm(bench: Bench, own: Coat): Art {
  return [
    bench.cut(
      '204,158 230,146 252,162 252,192 230,226 202,246 170,244 136,228 112,220 112,204 138,206 172,216 196,208 204,184',
      own.arm,
      shape(
        '206,160 230,148 240,160 222,172 218,194 202,214 172,222 140,212 116,208 140,206 174,216 196,206',
        own.armLit,
      ),
    ),
    limbs(
      ['118,208,10 92,204,7', '118,212,10 90,211,7', '118,215,10 91,218,7', '120,218,9 95,225,6'],
      own.hand,
    ),
  ]
}

function farGrip(own: Coat): Art {
  return limbs(
    [
      '114,138,9 92,134,7',
      '114,142,9 90,141,7',
      '114,146,9 91,148,7',
      '116,150,8 95,154,6',
      '144,324,15 120,330,9',
      '146,326,14 126,340,9',
      '148,328,13 138,344,8',
    ],
    own.hand,
  )
}

/** Fringe and cheeks white and long, nose and lips pink. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 186
  return [
    bench.cut(
      mirrored('186,52 164,55 146,70 138,94 140,126 152,152 186,168', middle),
      own.back,
      shape('144,88 158,66 186,58 206,62 182,72 162,84', own.backLit),
      shape('218,62 240,100 232,150 206,166 222,120', own.backShade),
    ),
    bench.cut(
      mirrored(
        '186,76! 178,84 166,80! 160,92 146,90! 144,104 130,106! 136,118 122,126! 134,134 126,146! 140,150 138,164! 152,162 156,176! 168,168 178,178! 186,168',
        middle,
      ),
      own.white,
      shape('206,80 250,100 246,160 196,182 220,150 226,110', own.whiteShade),
    ),
    folded('186,92 172,92 158,98 152,114 156,132 164,146 172,160 186,166', own.face, middle),
    folded('186,98 174,100 162,106 174,110 186,116', own.faceLit, middle),
    folded('186,134 179,138 174,148 176,158 186,162', own.pink, middle),
    dots('171,119,5.2 201,119,5.2', own.iris),
    dots('171,119,3.2 201,119,3.2', inks.key),
    dots('169.5,117.4,1.2 199.5,117.4,1.2', inks.paper),
    dots('182.5,141,1.5 189.5,141,1.5', own.face),
    line('178,152 186,152 194,152', own.face, 2),
  ]
}
