import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const longTailedMacaque: Species = {
  latin: 'Macaca fascicularis',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLimbs(own),
      body(bench, own),
      nearLeg(bench, own),
      head(bench, own),
      face(bench, own),
      nearArm(bench, own),
    ]
  },
}

const OWN = {
  fur: '#86735c',
  lit: '#b39c7c',
  shade: '#594a3d',
  dark: '#33291f',
  pale: ['#ddd3c0', 0.6],
  paleShade: ['#b3a68f', 0.7],
  skin: ['#c48f77', 0.5],
  skinShade: ['#94614f', 0.6],
  lid: ['#f0dccb', 0.4],
  iris: '#a8642a',
  hand: '#4a3c35',
  rind: '#5f2b4c',
  rindLit: '#8d4a70',
  flesh: '#fff6e6',
} as const

type Own = Tints<typeof OWN>

/** The two halves of a temple gate, and the wall before it. */
function setting(bench: Bench): Art {
  const { inks } = bench
  const stone = mix(inks.town[1], inks.land[2], 0.3)
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.45)),
    disc(bench, { x: 200, y: 158, r: 126 }),
    land('0,318 120,302 260,312 400,298', inks.land[1]),
    bench.pair([
      shape(
        '66,420! 66,40! 58,56! 50,58! 50,84! 36,90! 36,120! 18,128! 18,164! -2,172! -2,212! -24,222! -24,420!',
        stone,
      ),
      shape('66,420! 66,40! 60,52! 60,420!', inks.town[3]),
      line('50,84 60,84;36,120 60,120;18,164 60,164;-2,212 60,212', inks.town[2], 3),
    ]),
    flat(bench, 332, inks.rock[2]),
    flat(bench, 332, mix(inks.rock[2], inks.rock[1], 0.45)),
    flat(bench, 350, mix(inks.rock[2], inks.land[5], 0.35)),
    line(
      '-180,378 580,378;20,352 20,376;150,352 150,376;330,352 330,376;84,380 84,420;236,380 236,420',
      inks.land[5],
      2.4,
    ),
  ]
}

/** Longer than head and body together. */
function tail(own: Own): Art {
  return [
    limb('270,308,24 306,314,18 330,334,16 334,366,14 318,390,12 296,384,10', own.fur),
    limb('280,304,7 310,310,6 334,332,5 338,362,4', own.lit),
  ]
}

function farLimbs(own: Own): Art {
  return [
    limb('206,290,46 138,252,34 130,284,22 128,320,16', own.shade),
    limbs(['128,324,13 104,332,9', '128,326,13 112,340,8'], own.hand),
    limb('168,178,36 140,222,25 136,252,20', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '158,152 196,130 236,142 270,176 290,226 298,280 286,320 254,336 206,332 170,308 152,266 146,214 148,180',
    own.fur,
    shape('140,170 176,160 196,196 194,250 184,300 150,300 138,230', own.pale),
    shape('180,166 198,196 196,250 186,306 176,270 182,216', own.paleShade),
    shape('214,136 250,152 280,196 296,256 296,300 276,250 254,204 226,168', own.lit),
    shape('250,232 290,270 296,312 260,338 220,334 248,290', own.shade),
    line('236,176 244,188;252,196 259,210;232,202 239,214;264,222 269,236;246,224 252,238', own.lit, 2.8),
  )
}

function nearLeg(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '280,292 272,322 238,330 204,314 186,300 184,330 164,330 160,292 164,256 180,240 208,242 240,254 264,268',
      own.fur,
      shape('164,258 180,242 208,244 236,254 212,258 190,256 180,280 178,330 160,330', own.lit),
      shape('284,290 272,324 238,332 204,316 188,302 220,306 254,300', own.shade),
    ),
    limbs(
      ['174,326,15 146,332,9', '174,328,14 150,342,9', '176,328,14 164,346,9', '180,328,12 178,344,8'],
      own.hand,
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    shape('222,104 236,94 246,104 244,122 232,132 220,124', own.skinShade),
    bench.cut(
      '126,128 128,98 142,76 166,66! 172,48 186,38! 190,52 198,58! 220,70 234,96 236,130 224,158 198,174 166,176 140,164',
      own.fur,
      shape('140,84 166,68 172,50 186,40 184,60 166,76 150,92', own.lit),
      shape('216,70 242,100 238,150 206,178 186,172 212,146 218,110', own.shade),
    ),
    bench.cut(
      '122,120 130,104 150,96 180,98 204,108 212,122! 206,132 214,144! 202,152 202,164! 186,168 176,182! 162,176 148,184! 142,172 130,168! 130,152 120,144! 126,134',
      own.pale,
      shape('196,104 216,118 212,160 170,184 180,160 194,138', own.paleShade),
    ),
  ]
}

function face({ inks }: Bench, own: Own): Art {
  return [
    shape(
      '128,120 136,106 158,102 182,106 196,118 192,136 180,146 174,164 156,174 138,168 132,150 126,136',
      own.skin,
    ),
    shape('182,106 196,118 192,136 180,146 174,164 158,174 168,150 176,130', own.skinShade),
    shape('130,112 142,102 158,100 184,104 196,116 178,111 158,110 142,111', own.dark),
    shape('134,118 144,112 152,118 144,122;162,119 174,112 184,119 174,124', own.lid),
    dot(144, 122, 5.4, own.iris),
    dot(173, 123, 5.6, own.iris),
    dots('144,122,3.2 173,123,3.2', own.dark),
    dots('142.6,120.4,1.2 171.6,121.4,1.2', inks.paper),
    shape('152,128 160,128 164,144 158,150 148,149 147,143', own.skinShade),
    dots('150.5,146,1.5 157.5,147,1.5', own.dark),
    line('141,160 152,159 164,160', own.dark, 2),
  ]
}

/** It has bitten a mangosteen open. */
function nearArm(bench: Bench, own: Own): Art {
  return [
    dot(134, 200, 19, own.rind),
    shape('118,194 124,184 138,182 130,190 120,202', own.rindLit),
    shape('118,206 124,196 136,194 146,200 140,212 126,216', own.flesh),
    line('124,206 134,200;132,212 138,202', own.paleShade, 1.6),
    bench.cut(
      '210,164 232,150 256,164 260,196 244,232 222,254 196,256 166,236 146,214 156,202 178,214 202,222 214,198',
      own.fur,
      shape('212,166 232,152 244,164 228,176 226,200 208,226 178,216 156,204 166,204 200,214', own.lit),
      shape('256,170 262,200 244,236 220,258 196,258 226,230 244,200', own.shade),
    ),
    limbs(
      ['154,212,14 136,220,9', '150,208,12 132,212,8', '154,216,12 140,228,8', '152,206,10 148,192,7'],
      own.hand,
    ),
  ]
}
