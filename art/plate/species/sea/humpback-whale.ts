import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const humpbackWhale: Species = {
  latin: 'Megaptera novaeangliae',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [sea(bench), farFin(own), body(bench, own), fin(bench, own), spray(bench, own), water(bench)]
  },
}

const OWN = {
  skin: '#1f3a58',
  lit: '#3f6a92',
  shade: '#122740',
  whiteShade: '#b9cbe0',
} as const

type Own = Tints<typeof OWN>

function sea(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient(inks.sky, 0, 268)),
    disc(bench, { x: 296, y: 172, r: 78 }),
    land('0,268 60,250 110,246 170,262 210,268 400,268', inks.land[1]),
    flat(bench, 264, bench.gradient([inks.water[1], inks.water[2]], 264, 400)),
    glints('330,286,110 60,284,90 300,300,70 370,322,120 40,330,100', inks.water[0], 2),
  ]
}

function farFin(own: Own): Art {
  return [
    shape('150,190 120,176 84,148 54,108 40,76! 56,80 66,92 74,94 90,112 110,122 126,136 146,148', own.shade),
    shape('40,76! 52,84 62,98 76,110 96,130 90,138 70,116 52,96', own.whiteShade),
  ]
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '128,34 140,32 158,42 180,62 206,100 228,150 244,210 254,270 262,340 130,340 128,280 116,220 106,160 104,108 110,66 118,44',
      own.skin,
      shape(
        '140,36 156,44 180,66 204,104 224,150 240,210 250,270 256,350 200,350 196,280 188,220 176,160 162,110 148,70 138,48',
        inks.paper,
      ),
      shape(
        '210,104 232,150 250,210 262,290 260,350 240,350 236,290 228,220 216,160 200,110',
        own.whiteShade,
      ),
      line(
        '150,62 172,110 190,170 202,240 208,300;160,62 184,110 204,170 216,240 222,300;170,66 196,114 216,170 228,236 234,300;146,80 162,120 176,170 188,230 194,290',
        own.skin,
        2.4,
      ),
      shape('120,50 112,90 112,150 122,210 134,280 140,340 120,340 108,240 98,140 108,60', own.lit),
    ),
    line('132,36 140,66 152,100 158,124', own.shade, 3),
    dot(150, 130, 3.2, inks.paper),
    dot(150, 130, 1.8, own.shade),
    dots('122,52,2.6 128,64,2.6 120,74,2.6 131,82,2.6 124,94,2.6 134,100,2.2 122,112,2.2', own.lit),
  ]
}

function fin({ inks }: Bench, own: Own): Art {
  return [
    shape(
      '196,186 216,170 248,150 268,146 284,132 302,130 316,116 334,110 352,92! 350,116 336,136 312,160 284,184 254,206 222,222 204,218',
      inks.paper,
    ),
    shape(
      '204,218 232,204 270,178 310,148 344,110 352,92! 350,116 336,136 312,160 284,184 254,206 222,222',
      own.skin,
    ),
    dots('250,148,4 270,143,3.5 288,131,3.5 304,128,3.5 320,115,3 338,106,2.6', inks.paper),
  ]
}

function spray({ inks }: Bench, own: Own): Art {
  return [
    shape(
      '60,320! 84,300 92,282! 104,294 112,268! 122,286 132,256! 140,280 150,292 170,300 190,292 206,300 226,290 240,298 250,262! 260,284 272,270! 280,290 300,280! 304,300 340,320! 300,326 280,340 250,330 220,344 180,334 150,346 120,332 90,338',
      inks.paper,
    ),
    shape(
      '80,330 120,318 150,330 180,320 220,332 260,318 320,324 280,340 250,332 220,346 180,336 150,348 120,334',
      own.whiteShade,
    ),
    dots('92,262,3 74,276,2.5 116,246,2.5 282,252,3 306,264,2.5 268,238,2 62,296,2', inks.paper),
  ]
}

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    flat(bench, 352, mix(inks.water[2], inks.key, 0.25)),
    land('0,350 60,342 110,350 170,342 230,352 300,344 400,350', mix(inks.water[2], inks.key, 0.25)),
  ]
}
