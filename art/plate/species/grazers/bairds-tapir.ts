import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { hooves } from '#art/plate/toolbox/details.ts'
import { dot, dots, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const bairdsTapir: Species = {
  latin: 'Tapirus bairdii',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      shore(bench),
    ]
  },
}

const OWN = {
  coat: '#4f3f3c',
  lit: '#7b655b',
  shade: '#2c2529',
  pale: '#cdb79c',
  hoof: '#171518',
  pupil: '#0f0d10',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 282, y: 124, r: 84 }),
    land('0,214 100,184 200,206 300,180 400,196', inks.land[1]),
    land('0,262 120,240 260,252 400,236', inks.land[3]),
    flat(bench, 288, inks.water[1]),
    glints('60,322,90 300,316,120 190,344,150 380,352,100 20,366,110 260,376,90', inks.water[0], 1.6),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['146,216,54 136,262,36 138,292,30', '282,214,64 270,256,40 282,292,30'], own.shade),
    hooves('138,308,1.7 282,308,1.7', own.hoof),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '36,224 32,206 40,188 56,172 78,152 96,132 112,120 140,116 176,116 220,106 272,108 312,122 338,152 346,192 334,232 300,246 240,262 180,262 136,252 112,232 98,222 84,220 70,218 60,217! 57,230 50,238 42,236',
      own.coat,
      shape('110,250 160,224 230,236 300,214 350,190 360,280 110,290', own.shade),
      shape('130,124 176,122 220,112 272,114 312,130 276,136 220,132 170,144 140,146', own.lit),
      shape('58,220 72,198 92,180 108,184 118,206 134,234 120,264 96,232', own.pale),
      shape('78,152 60,172 44,188 38,206 46,204 58,188 76,172 92,156', mix(own.coat, own.lit, 0.7)),
    ),
    limb('342,156,9 352,174,7', own.coat),
  ]
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '124,236 122,200 150,184 178,204 172,240 168,276 170,312 138,312 140,280',
      own.coat,
      shape('160,210 184,204 174,312 158,312 156,270', own.shade),
    ),
    bench.cut(
      '288,236 280,196 306,156 340,170 348,206 334,242 326,268 332,312 300,312 302,272',
      own.coat,
      shape('330,180 352,190 330,262 334,312 318,312 316,262', own.shade),
    ),
    hooves('154,314,1.7 316,314,1.7', own.hoof),
  ]
}

function head({ inks }: Bench, own: Own): Art {
  return [
    shape('108,126! 104,108 110,96 120,98 126,112 124,128', own.coat),
    shape('108,104 111,96 119,97 122,104 115,100', inks.paper),
    shape('112,110 118,108 121,118 116,124', own.shade),
    dot(84, 170, 4.5, own.pupil),
    dot(82.6, 168.5, 1.3, inks.paper),
    dots('42,212,2.2', own.shade),
    line('56,212 68,208 80,210', own.shade, 2),
  ]
}

function shore(bench: Bench): Art {
  const { inks } = bench
  return [
    glints('154,316,60 316,318,64 138,312,50 282,314,50', inks.paper, 1.8),
    grass(bench, { from: -160, to: 30, y: 402, height: 100, blades: 24 }, inks.land[5]),
    grass(bench, { from: 340, to: 560, y: 402, height: 84, blades: 28 }, inks.land[5]),
  ]
}
