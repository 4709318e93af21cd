import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const leopard: Species = {
  latin: 'Panthera pardus',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), branch(bench), body(bench, own), head(bench, own)]
  },
}

const OWN = {
  coat: ['#e8a74a', 0.5],
  lit: ['#ffd080', 0.4],
  shade: ['#a8642f', 0.6],
  white: ['#fff0d8', 0.3],
  dark: ['#1d1418', 0.5],
  nose: ['#b5625a', 0.4],
  iris: ['#d3d85a', 0.15],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[0], 0.35)),
    disc(bench, { x: 262, y: 130, r: 106 }),
    land('0,340 120,326 280,334 400,322', inks.land[3]),
    land('0,376 120,366 280,372 400,362', inks.land[5]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('338,196,28 366,226,21 366,272,18 350,316,16 352,352,15 372,366,13', own.coat),
    limbs(
      ['367,256,19 365,268,19', '358,292,18 353,304,18', '349,322,17 350,334,17', '356,356,15 374,367,13'],
      own.dark,
    ),
    limbs(['284,212,44 298,262,30 290,308,22 284,322,20', '150,212,36 158,256,24 152,292,20'], own.shade),
  ]
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,282,48 40,246,44 160,236,44 300,234,42 420,206,44 580,150,54', inks.land[5]),
    limb('-160,266,13 40,230,13 160,220,13 300,219,13 420,190,13 580,132,13', inks.land[4]),
    limb('380,210,32 430,120,22 470,20,16', inks.land[5]),
    leaf(430, 104, [80, 14, 180], inks.land[4]),
  ]
}

function body(bench: Bench, own: Own): Art {
  const ring =
    shape('-6,-2 -2,-6 5,-4 6,3 1,6 -5,4', own.shade) +
    shape('-9,1 -9,-5 -4,-9 -1,-8 -5,-4;3,-9 8,-6 10,0 6,-1;8,4 4,9 -2,10 2,5;-5,8 -9,5 -5,4', own.dark)
  return [
    bench.cut(
      '70,212 84,180 112,162 146,156 178,164 214,176 252,172 286,158 318,164 342,186 350,214 336,238 296,236 240,238 180,240 130,240 92,236',
      own.coat,
      shape('80,222 130,222 190,226 250,222 310,222 356,200 350,260 80,260', own.shade),
      shape(
        '108,164 146,156 178,164 214,176 252,172 286,158 318,164 334,178 296,176 256,188 214,192 176,182 146,174 118,180',
        own.lit,
      ),
      bench.stamp(
        ring,
        '140,177 164,185 190,193 216,196 240,192 264,186 288,179 314,186 152,205 178,213 204,217 230,216 256,210 280,205',
      ),
    ),
    bench.cut(
      '268,232 270,200 298,180 330,192 344,220 326,254 320,290 326,320 316,338 298,340 294,326 302,302 290,264',
      own.coat,
      shape('322,192 348,220 328,256 324,290 328,322 316,338 308,314 312,266', own.shade),
      bench.stamp(ring, '302,206 320,226'),
      dots('298,234,3.4 310,248,3.2 298,256,3 308,272,3 306,290,2.6 310,308,2.6', own.dark),
    ),
    bench.cut(
      '62,226 84,206 110,214 112,244 104,276 100,306 104,324 92,336 74,334 70,322 80,304 76,272 66,250',
      own.coat,
      shape('96,214 116,226 106,280 106,326 92,336 88,310 94,270', own.shade),
      dots('78,250,3.2 90,264,3 80,280,2.8 90,294,2.6 84,310,2.4', own.dark),
    ),
  ]
}

/** Seen square on, drawn round the bridge of the nose. */
function head(bench: Bench, own: Own): Art {
  const face = bench.keep([
    dots('-31,-33,14 31,-33,14', own.dark),
    dots('-30,-31,9 30,-31,9', own.lit),
    bench.cut(
      mirrored('0,-42 -16,-41 -32,-32 -42,-12 -43,8 -37,24 -26,36 -12,44 0,46', 0),
      own.coat,
      shape('8,-44 40,-34 48,0 30,36 10,46 20,20 26,-10', own.shade),
      folded('0,-42 -7,-40 -6,-12 -8,8 0,10', own.lit, 0),
      folded('0,16 -13,11 -26,17 -29,28 -18,40 0,46', own.white, 0),
      bench.pair(
        dots('-12,-32,2.4 -20,-24,2.4 -28,-14,2.4 -10,-20,2 -34,0,2.2 -33,12,2.2 -22,-33,2', own.dark),
        0,
      ),
    ),
    folded('0,6 -9,5 -12,9 -6,17 0,19', own.nose, 0),
    line('0,19 0,27 -10,32;0,27 10,32', own.dark, 1.8),
    bench.pair(
      [
        shape('-29,-2! -22,-8 -13,-6 -7,3! -14,5 -22,4', own.dark),
        dot(-18, -2, 4, own.iris),
        dot(-18, -2, 1.8, own.dark),
      ],
      0,
    ),
  ])
  return print(face, 88, 182, 1.12, -5)
}
