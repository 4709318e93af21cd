import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { hooves } from '#art/plate/toolbox/details.ts'
import { dot, dots, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const vicuna: Species = {
  latin: 'Vicugna vicugna',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), farLegs(own), body(bench, own), nearLegs(own), face(bench, own), meadow(bench)]
  },
}

const OWN = {
  coat: '#d0894a',
  lit: '#eab06c',
  shade: '#96562f',
  whiteShade: '#d8cfc4',
  dark: '#2c2024',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 236, y: 118, r: 74 }),
    shape(
      '-300,420! -200,300! 40,262! 160,212! 250,146! 290,112! 306,120! 322,110! 352,136! 440,210! 640,300! 640,420!',
      inks.land[2],
    ),
    shape(
      '234,158! 290,112! 306,120! 322,110! 352,136! 380,160! 356,154! 346,176! 326,150! 310,182! 294,152! 276,174! 264,152!',
      inks.snow[0],
    ),
    land('0,294 140,280 260,290 400,278', mix(inks.sand[1], inks.land[1], 0.25)),
    land('0,346 120,338 280,350 400,336', inks.sand[2]),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('194,240,30 196,288,15 192,326,10 194,356,10', own.shade),
    limb('276,230,46 270,272,22 284,302,13 274,352,10', own.shade),
    hooves('192,361,0.9 272,357,0.9', own.dark),
  ]
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '84,118 84,106 96,94 112,82 120,74 122,48! 132,58 138,80 148,102 156,140 172,172 202,182 250,176 290,182 312,202 316,234 296,254 250,256 206,264 170,258 146,236 134,200 126,160 118,134 104,128 90,126',
      own.coat,
      shape('150,240 206,246 250,240 300,244 320,300 150,300', inks.paper),
      shape('146,172 172,186 180,220 172,254 150,250 134,220 132,190', inks.paper),
      shape('84,122 100,124 116,128 126,146 108,150 80,140', inks.paper),
      shape(
        '140,84 150,104 158,140 176,172 204,182 252,176 292,182 300,194 250,190 200,196 166,184 148,150 140,114',
        own.lit,
      ),
      shape('270,210 316,200 330,260 290,260 240,250', own.shade),
    ),
    shape('146,238 160,250 176,256 172,276 166,292! 160,276 152,286! 148,262', inks.paper),
    shape('114,74 110,50! 120,58 126,76', own.shade),
  ]
}

function nearLegs(own: Own): Art {
  return [
    limb('166,240,36 164,286,17 160,326,11 162,362,10', own.coat),
    limb('172,244,8 172,300,5 168,356,4', own.shade),
    limb('298,226,50 294,268,26 308,302,14 298,360,10', own.coat),
    limb('314,230,10 306,270,8 316,300,6 306,356,4', own.shade),
    hooves('160,369,0.9 296,367,0.9', own.dark),
    limb('312,200,14 326,212,16 324,234,10', own.lit, 'point'),
  ]
}

function face({ inks }: Bench, own: Own): Art {
  return [
    dot(108, 96, 5.5, own.dark),
    dot(106.5, 94.5, 1.5, inks.paper),
    dots('87,110,2', own.dark),
    line('88,119 98,120', own.dark, 1.6),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 26, blades: 46 }, inks.land[4])
}
