import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, leaf, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const jaguar: Species = {
  latin: 'Panthera onca',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), head(bench, own), muzzle(bench, own), leaves(bench)]
  },
}

const OWN = {
  coat: ['#f0a23a', 0.45],
  lit: ['#ffcf7c', 0.4],
  shade: ['#b5682c', 0.6],
  white: ['#fff2dc', 0.3],
  dark: ['#1c1216', 0.5],
  nose: ['#b5625a', 0.4],
  iris: ['#e8c83a', 0.15],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[0], 0.2)),
    disc(bench, { x: 252, y: 146, r: 124 }),
    land('0,300 120,280 260,290 400,270', inks.land[3]),
    sideLeaf(bench, -110, 300, [200, 36, -34, 14], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 500, 290, [210, 38, -150, -14], inks.leaf[1], inks.leaf[2]),
  ]
}

function body(bench: Bench, own: Own): Art {
  const ring =
    shape('-14,-2 -8,-12 4,-14 14,-6 14,6 4,13 -9,11', own.shade) +
    shape(
      '-17,-2 -14,-12 -7,-16 -4,-13 -10,-7 -12,2;0,-17 10,-16 15,-9 9,-7 3,-12;18,-3 18,6 11,14 8,10 13,4;5,17 -4,17 -9,12 -2,11;-12,13 -17,6 -13,4 -8,9',
      own.dark,
    ) +
    dots('-1,-2,2.4 5,4,2', own.dark)
  return bench.cut(
    mirrored('200,128 150,134 104,160 72,210 56,280 50,420 200,420'),
    own.coat,
    shape('250,140 300,160 350,260 350,420 280,420 296,320 280,220', own.shade),
    shape('104,160 72,210 56,280 52,340 66,300 88,230 130,170', own.lit),
    bench.pair(
      bench.stamp(ring, '96,222,1 84,268,1.05 118,180,0.8 112,304,1.1 74,318,1.05 108,352,1.05 76,372,1'),
    ),
    folded('200,280 150,280 140,330 146,420 200,420', own.white),
    dots(
      '180,326,6 206,340,5 222,322,5.5 168,350,5 192,366,6 228,362,6 176,388,5.5 208,392,5.5 240,388,5',
      own.dark,
    ),
  )
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      shape('152,112 134,88 112,88 100,106 106,130 124,144', own.dark),
      shape('140,112 128,98 114,98 108,110 114,126 128,132', own.lit),
    ]),
    bench.cut(
      mirrored('200,88 172,90 144,102 122,124 110,154 110,188 118,220 132,250 150,276 172,296 200,302'),
      own.coat,
      shape('222,88 280,120 292,190 262,260 220,302 240,256 262,210 262,150 248,110', own.shade),
      folded('200,88 186,92 184,130 186,170 182,214 200,220', own.lit),
      folded('200,236 176,226 146,236 138,258 150,284 176,302 200,306', own.white),
      bench.pair([
        dots(
          '190,104,4 178,112,4.5 164,118,5 192,122,4 176,130,4.5 150,130,4.5 188,140,3.5 162,140,4 138,146,4.5 172,150,3 124,164,4.5 120,184,4.5 128,204,4.5 138,222,4.5 126,226,3.5 144,240,3.5 148,204,3 154,220,3 192,156,2.5',
          own.dark,
        ),
        shape('140,166 152,158 170,162 182,176 166,168', own.white),
        shape('146,196 160,198 176,194 170,204 154,206', own.white),
      ]),
    ),
  ]
}

function muzzle(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    folded('200,236 180,222 160,230 152,246 162,262 182,266 200,258', own.lit),
    folded('200,246 184,236 168,240 162,252 172,262 188,262 200,256', own.white),
    folded('200,214 184,211 174,217 180,230 194,241 200,242', own.nose),
    folded('200,232 190,234 196,242 200,244', own.dark),
    line('200,242 200,258 184,268 166,264;200,258 216,268 234,264', own.dark, 3),
    folded('200,268 186,274 188,288 200,292', own.white),
    bench.pair([
      dots('170,244,1.8 163,250,1.8 172,252,1.8 165,257,1.6', own.dark),
      shape('138,182! 148,170 164,169 182,186! 168,192 150,191', own.dark),
      dot(160, 180, 8, own.iris),
      dot(160, 180, 3.6, own.dark),
      dot(157, 177, 1.6, inks.paper),
      shape('182,186! 186,200 182,212 178,198', own.shade),
    ]),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    leaf(-70, 430, [220, 40, -24, -12], inks.leaf[1], inks.leaf[2]),
    leaf(470, 432, [230, 40, -158, 14], inks.leaf[2], inks.leaf[3]),
  ]
}
