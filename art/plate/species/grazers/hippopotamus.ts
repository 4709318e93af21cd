import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, glints, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const hippopotamus: Species = {
  latin: 'Hippopotamus amphibius',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(own), head(bench, own), water(bench), oxpecker(bench, own)]
  },
}

const OWN = {
  hide: '#7d6470',
  lit: '#b08a8e',
  shade: '#54435a',
  dark: '#271d30',
  pink: '#d9928c',
  bird: '#5a3a2c',
  birdHead: '#7a4d36',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 200, y: 148, r: 122 }),
    land('0,214 100,196 260,206 400,190', inks.land[2]),
    flat(bench, 226, inks.water[2]),
    glints('60,250,100 350,256,90 30,290,70 376,296,80', inks.water[1], 2),
  ]
}

function body(own: Own): Art {
  return [
    folded('200,150 150,156 104,178 72,214 60,260 60,310 200,310', own.shade),
    shape('104,178 72,214 60,260 60,300 74,262 92,218 128,178', own.hide),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('200,94 172,96 150,106 138,128 136,156 130,186 108,214 92,246 96,282 124,304 164,310 200,310'),
      own.hide,
      shape('222,94 270,120 274,170 312,230 312,300 230,312 262,280 262,230 240,180 244,130', own.shade),
      folded('200,104 180,106 176,140 180,180 186,210 200,216', own.lit),
      folded('200,222 170,214 140,212 116,226 110,244 140,238 172,242 200,250', own.lit),
    ),
    bench.pair([
      shape('146,112! 128,104 118,86 128,74 144,80 156,100!', own.hide),
      shape('146,104 132,98 126,86 132,80 144,90', own.pink),
      shape('140,138! 148,120 164,116 176,126 178,142! 160,146', own.shade),
      dot(160, 134, 7, own.dark),
      dot(157.5, 131, 1.8, inks.paper),
      shape('142,234 148,222 162,220 170,230 160,240 148,242', own.dark),
      dots('120,268,2 134,274,2 128,286,2 146,284,2 152,270,2 138,262,2', own.shade),
      line('146,160 160,164 176,160', own.shade, 2),
    ]),
    line('100,290 130,292 165,298 200,300 235,298 270,292 300,290', own.dark, 2.6),
  ]
}

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    flat(bench, 304, inks.water[2]),
    land('0,306 80,306 110,298 150,308 200,302 250,308 290,298 320,306 400,306', inks.water[2]),
    glints('200,312,240 200,328,320 200,350,220 120,372,160 300,380,180', inks.water[0], 2.2),
    glints('200,340,120 200,362,90 200,384,110', inks.disc, 2),
  ]
}

function oxpecker({ inks }: Bench, own: Own): Art {
  return [
    shape('182,94! 178,84 182,74 192,70 204,74 214,78! 226,82! 214,84 206,94!', own.bird),
    shape('186,72 182,64 186,56 194,56 198,64 196,72', own.birdHead),
    shape('187,60! 172,62 186,66!', inks.disc),
    dots('189,61,1.4', inks.paper),
  ]
}
