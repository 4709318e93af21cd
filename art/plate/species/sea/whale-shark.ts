import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dot, dots, folded, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { heightAlong, lerp, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whaleShark: Species = {
  latin: 'Rhincodon typus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      water(bench),
      turned(36, 196, 214, 1, fins(bench, own), tail(own), body(bench, own)),
      shoal('52,300 76,322,0.8 36,328,0.9 318,60,0.8', RED, -20),
    ]
  },
}

const OWN = {
  skin: '#2f536e',
  lit: '#4f7d99',
  shade: '#1c3750',
  spot: '#f0ecd2',
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 400)),
    shape('-40,-20! 70,-20! -40,420! -200,420!', mix(inks.water[1], inks.water[0], 0.25)),
    shape('300,-20! 380,-20! 330,420! 200,420!', mix(inks.water[1], inks.water[0], 0.16)),
    land('0,390 90,364 200,384 300,366 400,384', mix(inks.water[2], inks.key, 0.35)),
  ]
}

function fins(bench: Bench, own: Own): Art {
  return bench.pair([
    shape('154,116! 126,138 102,172 84,224! 110,212 136,192 160,166', own.shade),
    shape('154,116! 126,138 102,172 84,224! 104,184 130,158 158,146', own.lit),
    shape('172,250! 156,262 150,284! 166,278 180,268', own.shade),
  ])
}

/** Seen from above it is a blade, swung aside by the stroke. */
function tail(own: Own): Art {
  return [
    shape('188,306! 191,340 200,372 222,408! 224,376 217,340 212,306!', own.skin),
    shape('204,340 210,372 222,408! 224,376 217,340 212,316!', own.lit),
  ]
}

/** Half the width of the back at each y. */
const halfWidth = heightAlong([
  [30, 34],
  [60, 48],
  [110, 46],
  [190, 42],
  [250, 32],
  [300, 17],
  [340, 9],
])

/** Rows of spots across the back, closer toward the tail, with a thin bar between each two. */
function rows(own: Own): Art {
  const middles = range(13, (_, t) => lerp(116, 330, t ** 0.92))
  const spots = middles.map((y, i) => {
    const across = i % 2 ? [-0.78, -0.44, -0.14, 0.14, 0.44, 0.78] : [-0.62, -0.29, 0, 0.29, 0.62]
    return across.map(u => `${200 + u * halfWidth(y)},${y + Math.abs(u) * 5},${1.3 + halfWidth(y) / 40}`)
  })
  const bars = middles.slice(0, -3).map(y => {
    const [half, between] = [halfWidth(y + 8), y + 8]
    return `${200 - half},${between + 5} ${200 - half * 0.3},${between};${200 + half * 0.3},${between} ${200 + half},${between + 5}`
  })
  return [line(bars.join(';'), mix(own.skin, own.spot, 0.4), 1.6), dots(spots.flat().join(' '), own.spot)]
}

const FRECKLES =
  '160,64,1.6 168,54,1.5 178,48,1.6 190,44,1.5 164,78,1.7 176,68,1.6 188,60,1.6 160,94,1.8 172,84,1.7 184,78,1.6 195,70,1.6 168,100,1.8 181,94,1.8 193,88,1.7'

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored(
        '200,28 178,29 160,38 151,56 150,84 154,112 156,150 158,190 162,220 170,256 182,292 190,322 200,346',
      ),
      own.skin,
      shape('200,20 240,20 270,120 250,260 206,350 216,280 230,200 232,110 222,50', own.shade),
      shape('178,29 160,38 150,60 154,112 156,160 166,120 164,70', own.lit),
      bench.pair([
        line('172,104 174,180 184,260 194,320', mix(own.skin, own.lit, 0.7), 1.8),
        dots(FRECKLES, own.spot),
      ]),
      rows(own),
    ),
    folded('200,33 178,34 163,42 170,44 184,40 200,39', own.shade),
    bench.pair(dot(152, 66, 3, inks.key)),
    folded('200,204! 195,226 197,252 200,258!', own.shade),
    shape('200,204! 195,226 197,252 200,258!', own.lit),
  ]
}
