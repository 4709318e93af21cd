import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const galapagosPenguin: Species = {
  latin: 'Spheniscus mendiculus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      lava(bench),
      body(bench, own),
      flippers(bench, own),
      head(bench, own),
      feet(own),
    ]
  },
}

const OWN = {
  black: '#24262d',
  sheen: '#4a4f5b',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d3cfc8', 0.8],
  bill: '#3b3a3e',
  billPale: ['#e8b79a', 0.4],
  skin: ['#e79a8c', 0.4],
  iris: '#8a5a3c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 232, y: 150, r: 118 }),
    land('0,262 70,238 150,224 232,236 320,256 400,262', inks.land[1]),
    flat(bench, 262, inks.water[1]),
    glints('40,280,100 350,284,110 60,304,80 372,312,90 20,326,90', inks.water[0], 1.8),
    land('0,352 60,344 110,330 150,336 250,330 300,338 350,354 400,350', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return limb('244,300,34 264,330,22 278,350,6', own.black, 'point')
}

/** White below with two dark bands: the upper runs into the black of the neck, the lower down both flanks. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '178,118 164,146 150,186 142,232 146,282 162,320 194,338 232,334 258,308 268,262 264,212 253,168 240,128',
    own.white,
    shape('206,334 236,300 246,250 240,190 270,180 280,300 240,350', own.whiteShade),
    shape(
      '232,108 262,110 266,160 272,210 272,262 262,312 234,342 244,300 250,250 244,204 232,166 216,136',
      own.black,
    ),
    shape('160,140 184,148 212,146 236,136 246,170 214,164 184,166 154,168', own.black),
    line('158,330 146,284 144,236 154,200 176,180 204,178 228,192 240,226 242,276 232,330', own.black, 8),
    shape('166,206 184,192 196,192 176,220 168,262 160,250', own.white),
    line('176,236 178,236;190,256 192,256;170,276 172,276;204,290 206,290;184,300 186,300', own.black, 3),
  )
}

/** Held away from the body, so that they shade the feet and cool the blood. */
function flippers(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '160,160 144,178 120,208 100,242 92,270 104,274 126,252 148,220 160,194',
      own.black,
      shape('160,176 148,216 124,250 100,280 116,280 150,240 166,190', own.whiteShade),
      line('148,186 124,216 104,250', own.sheen, 3),
    ),
    bench.cut(
      '240,158 262,178 286,210 304,244 310,274 298,278 274,256 250,222 238,192',
      own.black,
      line('254,186 276,214 294,246', own.sheen, 4),
      shape('236,190 250,224 274,258 300,282 276,270 246,232', own.white),
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '164,136 156,108 158,84 172,64 194,56 218,62 234,82 240,108 242,140 220,152 188,152',
      own.black,
      shape('172,64 194,56 220,62 234,84 216,72 196,68', own.sheen),
      shape('160,118 170,116 184,122 182,132 168,132', own.white),
      line('182,78 200,76 212,90 212,110 202,126 186,134 170,132', own.white, 5),
    ),
    bench.cut(
      '164,84! 146,86 122,92 106,100 102,110! 112,110 136,112 162,112!',
      own.bill,
      shape('112,110 136,104 166,102 166,116 130,116', own.billPale),
      line('112,104 138,100 164,99', own.bill, 2),
    ),
    shape('161,96 170,98 172,106 162,110', own.skin),
    eye(181, 92, 6, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
  ]
}

function feet(own: Own): Art {
  return [
    shape('156,322 184,330 190,346 182,354! 170,350 160,358! 150,350 136,352! 142,336', own.black),
    shape('206,330 232,322 246,338 254,352! 240,350 228,358! 218,350 204,352! 200,340', own.black),
    line('166,336 160,352;174,336 180,350;154,336 142,348;222,336 228,352;230,334 248,348', own.sheen, 2),
  ]
}

function lava({ inks }: Bench): Art {
  return [
    land('0,378 70,366 120,352 180,350 250,348 300,358 360,374 400,372', inks.key),
    line('134,364 160,362 190,366;240,362 272,368 300,380;60,384 90,378', inks.land[4], 3),
  ]
}
