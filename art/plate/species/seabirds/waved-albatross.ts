import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const wavedAlbatross: Species = {
  latin: 'Phoebastria irrorata',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      legs(own),
      body(bench, own),
      wing(bench, own),
      head(bench, own),
      grasses(bench),
    ]
  },
}

const OWN = {
  brown: '#6a5546',
  brownLit: '#95806c',
  brownShade: '#443831',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d6cfc6', 0.7],
  wave: '#8d7b6c',
  grey: '#bdb0a2',
  cream: ['#f5d78c', 0.4],
  bill: ['#f2c53c', 0.3],
  billShade: ['#c9962c', 0.4],
  brow: '#5d4c42',
  leg: '#8fa9b8',
  legShade: '#64808f',
} as const

type Own = Tints<typeof OWN>

/** The cliff of Española, which it walks to for the wind. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 236, y: 152, r: 122 }),
    flat(bench, 274, inks.water[1]),
    glints('40,290,110 350,288,110 20,316,80 376,312,90', inks.water[0], 1.8),
    land('0,338 60,328 140,342 240,336 330,318 400,322', inks.rock[2]),
    land('0,366 100,356 200,362 300,350 400,356', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return limbs(
    ['316,244,34 352,272,26 376,284,8', '306,256,30 338,284,22 356,300,6'],
    own.brownShade,
    'point',
  )
}

function legs(own: Own): Art {
  return [
    limb('254,286,18 258,314,10 262,346,9', own.legShade),
    shape('254,338 268,338 272,352 262,358! 244,354 226,358! 238,348', own.legShade),
    limb('214,288,20 210,318,11 208,354,10', own.leg),
    shape('200,346 214,346 218,360 206,366! 186,362 164,368! 178,356', own.leg),
    line('206,354 186,362;208,358 204,366', own.legShade, 2),
  ]
}

/** Fine waves cross the breast and flanks, which gave it its name. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '112,96 122,74 144,64 166,72 176,94 180,124 192,150 226,166 272,182 318,206 344,238 330,264 290,286 240,300 196,296 164,276 146,240 138,198 132,150 120,120',
    own.white,
    shape('136,206 170,194 210,200 260,210 320,220 350,240 320,290 220,310 160,290 140,250', own.grey),
    shape('160,268 210,282 270,276 330,250 320,300 200,310', mix(own.grey, own.brown, 0.5)),
    line(
      '142,214 156,206 170,214 186,206 202,214;144,230 160,222 176,230 192,222 208,230 224,222;150,246 166,238 182,246 198,238 214,246 230,238 246,246;160,262 176,254 192,262 208,254 224,262 240,254 256,262 272,254;176,278 192,270 208,278 224,270 240,278 256,270',
      own.wave,
      1.7,
    ),
    shape('150,70 170,72 182,100 186,130 200,154 180,150 168,122 164,96', own.cream),
    shape('112,110 124,124 134,154 140,190 152,190 146,150 138,124', own.whiteShade),
  )
}

function wing(bench: Bench, own: Own): Art {
  return [
    shape('262,196 316,206 360,236 398,276! 356,276 318,268 282,252', own.brownShade),
    bench.cut(
      '186,176 206,162 240,164 284,182 326,206 366,246 388,276! 346,270 296,264 250,250 214,228 192,202',
      own.brown,
      shape('186,176 206,160 242,162 290,184 330,208 286,200 240,186 206,184', own.brownLit),
      line('220,204 268,228 330,252;244,198 294,222 356,256;206,206 240,232 290,252', own.brownShade, 2.6),
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '122,86! 102,87 74,94 50,95 34,99 25,110 26,126! 34,117 46,113 74,113 104,113 122,111!',
      own.bill,
      shape('22,130 30,112 46,107 74,105 124,102 124,118 60,120', own.billShade),
      line('114,94 84,97 56,100', own.billShade, 1.8),
    ),
    shape('120,84 134,74 152,76 160,86 146,86 130,90', own.brow),
    dot(140, 92, 6.6, inks.key),
    dot(138, 90, 1.8, inks.paper),
  ]
}

function grasses(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 150, y: 404, height: 44, blades: 34 }, inks.land[5]),
    grass(bench, { from: 150, to: 290, y: 404, height: 20, blades: 16 }, inks.land[5]),
    grass(bench, { from: 290, to: 560, y: 404, height: 48, blades: 30 }, inks.land[5]),
  ]
}
