import type { Species } from '#app/features/plate/species.ts'
import type { Bench, Tints } from '#app/features/plate/toolbox/bench.ts'
import { dot, dots, glints, line, shape } from '#app/features/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#app/features/plate/toolbox/setting.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import type { Art } from '#app/features/poster/toolbox/tags.ts'

export const irrawaddyDolphin: Species = {
  latin: 'Orcaella brevirostris',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), face(bench, own), water(bench)]
  },
}

const OWN = {
  coat: ['#6f829c', 0.7],
  lit: ['#a9b9cc', 0.6],
  shade: ['#46546f', 0.7],
  dark: ['#1f2440', 0.6],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.35)),
    disc(bench, { x: 268, y: 138, r: 100 }),
    land('0,216 60,196 120,206 200,188 300,200 400,180', inks.land[1]),
    land('0,236 120,226 260,234 400,222', inks.land[3]),
    flat(bench, 244, inks.water[1]),
    glints('60,258,90 350,262,100 268,254,120', inks.water[0], 2),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '66,208 62,182 70,154 90,134 118,126 148,134 174,154 210,172 250,180 266,182 278,166 292,160! 296,174 310,192 344,218 384,256 420,310 100,340 96,310 108,280 98,256 80,240 66,226',
    own.coat,
    shape('62,214 84,222 110,236 130,260 170,280 240,290 420,300 420,360 90,360 100,270 70,240', own.lit),
    shape(
      '118,128 148,136 174,156 210,174 250,182 270,184 282,170 296,160 312,194 344,220 384,258 430,320 350,270 300,226 240,208 190,194 150,170 124,150',
      own.shade,
    ),
    shape('84,148 104,134 124,134 108,146 92,164 82,184 74,180', own.lit),
  )
}

function face({ inks }: Bench, own: Own): Art {
  return [
    shape('148,254! 176,262 196,286 200,320 188,346! 166,330 148,302 140,272', own.shade),
    line('66,214 86,210 104,212 112,206', own.dark, 2.6),
    dot(122, 186, 5, own.dark),
    dot(120.4, 184.4, 1.5, inks.paper),
    line('150,160 148,184 140,200', own.shade, 2.4),
    line('126,128 134,131', own.dark, 3),
  ]
}

function water({ inks }: Bench): Art {
  return [
    shape(
      '-160,420! -160,306 40,306 84,298 110,304 150,298 200,304 250,298 310,302 370,294 410,300 560,304 560,420!',
      inks.water[2],
    ),
    glints('110,303,90 210,304,120 340,300,130', inks.paper, 2.4),
    glints('140,322,160 300,330,140 200,352,220 90,366,120 320,372,140', inks.water[0], 2.2),
    glints('268,344,70 268,362,90 268,384,60', inks.disc, 2),
    dots('60,286,2.5 76,276,2 44,278,2', inks.paper),
  ]
}
