import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const mekongWagtail: Species = {
  latin: 'Motacilla samveasnae',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), legs(own), body(bench, own), wing(own), head(bench, own), rock(bench)]
  },
}

const OWN = {
  black: '#1b1c22',
  sheen: '#444956',
  white: ['#fffaf0', 0.4],
  shade: ['#d2d0cc', 0.8],
  grey: '#a5a3a3',
  leg: '#2c2a2e',
} as const

type Own = Tints<typeof OWN>

/** The channels of Si Phan Don at low water. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 186, y: 152, r: 124 }),
    land('0,262 60,246 140,256 230,240 320,252 400,244', inks.land[1]),
    land('0,280 60,268 110,276 170,282 260,278 330,266 400,276', inks.land[3]),
    flat(bench, 284, inks.water[1]),
    glints(
      '50,300,110 320,298,120 150,316,90 380,322,100 20,340,110 350,352,110 -80,320,120 490,330,110',
      inks.water[0],
      2,
    ),
  ]
}

/** Long, white down its sides, and never still. */
function tail(own: Own): Art {
  return [
    limb('284,214,20 330,236,18 390,268,10', own.white),
    limb('284,206,22 330,224,20 394,250,12', own.black),
    line('300,212 340,228 380,244', own.sheen, 2.2),
  ]
}

function legs(own: Own): Art {
  return [
    limbs(['230,250,10 240,284,6 234,318,5'], own.leg),
    limbs(['204,256,11 206,290,7 194,324,6'], own.leg),
    limbs(['234,316,5 220,322,4', '234,316,5 230,326,4', '235,316,5 248,321,3'], own.leg),
    limbs(['194,322,6 174,328,4', '194,322,6 188,333,4', '195,322,5 210,328,4'], own.leg),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '110,126 120,98 144,82 172,86 190,108 198,134 224,152 262,174 294,200 304,218 282,240 244,256 206,262 170,250 142,224 124,190 116,154',
    own.white,
    shape('146,222 176,236 214,244 260,236 300,216 282,262 190,270', own.shade),
    shape(
      '118,170 132,184 154,192 176,186 196,168 206,150 190,130 176,150 160,160 140,158 118,146',
      own.black,
    ),
    shape(
      '172,86 194,110 202,136 228,152 266,174 300,202 286,218 250,200 216,178 192,154 178,122',
      own.black,
    ),
    shape('196,126 206,142 232,158 262,176 244,174 214,160', own.sheen),
    shape('196,170 214,184 210,216 194,228 184,206', own.shade),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['220,172,28 268,200,24 326,230,5', '212,186,24 252,216,20 298,236,5'], own.black, 'point'),
    shape('204,164 226,158 254,174 272,190 262,200 240,196 220,186', own.white),
    line('226,204 258,220 288,234;248,206 280,218 310,228', own.white, 2.6),
    line('230,190 250,198 266,202', own.grey, 2),
  ]
}

/** A black face under a white brow, and a white throat. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '108,124 114,100 132,84 156,80 180,92 194,114 194,140 176,154 148,156 124,146',
      own.black,
      shape('118,96 134,82 158,80 178,90 160,88 138,92', own.sheen),
      shape('110,134 130,130 148,136 150,148 136,156 116,150', own.white),
      shape('112,110 126,100 148,96 170,102 186,118 190,128 174,116 150,108 130,110', own.white),
    ),
    shape('112,114! 96,116 78,122 66,129! 84,131 100,131 114,127!', own.black),
    line('72,127 92,123 110,120', own.sheen, 1.4),
    dot(140, 119, 6.8, inks.key),
    dot(138, 117, 2, inks.paper),
  ]
}

function rock(bench: Bench): Art {
  const { inks } = bench
  return [
    shape('40,420! 70,372 112,342 160,328 214,322 264,324 310,344 346,376 380,420!', inks.rock[2]),
    shape(
      '36,424! 70,372 112,342 160,328 214,322 264,324 296,338 250,335 206,339 162,350 122,372 84,424!',
      inks.rock[1],
    ),
    shape('264,324 310,344 346,376 380,420! 300,420! 306,372', mix(inks.rock[2], inks.key, 0.35)),
    line('150,366 176,362 200,370;224,384 256,378;120,392 150,388', mix(inks.rock[2], inks.key, 0.35), 3),
  ]
}
