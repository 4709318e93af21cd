import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const asianElephant: Species = {
  latin: 'Elephas maximus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), farLegs(own), body(bench, own), legs(bench, own), meadow(bench)]
  },
}

const OWN = {
  hide: '#77757c',
  lit: '#a5a0a2',
  shade: '#504f5a',
  dark: '#2d2c37',
  pink: '#cf9c94',
  ear: '#65636c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 150, y: 118, r: 80 }),
    land('0,290 100,272 240,284 400,262', inks.land[1]),
    land('0,334 140,326 300,332 400,322', inks.land[3]),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['168,250,62 164,306,46 166,334,46', '292,240,66 282,300,46 288,334,46'], own.shade),
    limb('352,170,10 368,220,7 362,270,5', own.shade),
    limb('362,268,6 360,286,8', own.dark),
  ]
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '68,150 70,118 84,92 104,80 116,86 124,82 140,86 154,104 176,96 214,82 260,80 306,96 340,130 354,176 352,226 334,262 280,272 220,284 172,276 144,252 128,226 112,220 100,232 92,262 88,296 76,328 54,344 38,336! 40,326 54,324 64,306 66,270 68,230 66,190',
      own.hide,
      shape('140,220 190,244 250,242 310,222 356,190 360,300 140,300', own.shade),
      shape('154,106 176,98 214,84 260,82 306,98 336,128 296,114 256,104 214,108 176,124', own.lit),
      shape('72,120 86,94 104,84 112,92 100,110 88,140 82,190 82,250 76,300 66,310 72,260 72,190', own.lit),
      shape('100,232 112,214 96,190 88,240 84,300 60,340 90,320', own.shade),
      line(
        '68,200 84,202;68,218 86,220;68,236 88,238;68,254 88,256;68,272 86,274;66,290 84,292',
        own.shade,
        1.8,
      ),
    ),
    bench.cut(
      '114,114 138,102 166,108 184,130 190,166 184,204 170,236! 152,226 134,204 120,174 112,142',
      own.ear,
      shape('112,114 138,102 160,106 140,118 128,140 128,170 140,208 118,180 110,142', own.lit),
      shape('190,190 170,238 150,226 160,214 176,196', own.pink),
    ),
    shape('92,196! 102,200 106,214 92,236 70,250 52,252! 68,240 82,222', inks.paper),
    dot(98, 150, 4.5, own.dark),
    dot(96.5, 148.5, 1.3, inks.paper),
    line('88,142 98,139 108,144;90,160 100,163', own.shade, 2),
    dots('90,104,2 100,98,2 108,106,2 96,116,2', own.pink),
  ]
}

function legs(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '144,256 142,216 170,196 200,212 196,262 188,310 192,364! 142,364! 148,310',
      own.hide,
      shape('182,212 204,206 194,364 174,364 178,300', own.shade),
      shape('148,222 158,216 156,300 154,356 146,350', own.lit),
    ),
    bench.cut(
      '302,250 298,206 326,180 352,196 356,236 342,276 338,312 346,364! 298,364! 304,310',
      own.hide,
      shape('340,196 358,216 340,290 348,364 328,364 324,300', own.shade),
    ),
    shape('144,364! 150,353 158,364! 166,353 174,364! 182,354 190,364!', inks.paper),
    shape('300,364! 306,354 314,364! 322,353 330,364! 338,354 344,364!', inks.paper),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 44, blades: 50 }, inks.land[5])
}
