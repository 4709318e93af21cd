import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { folded, limbs, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const andeanCondor: Species = {
  latin: 'Vultur gryphus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), mountains(bench), bird(bench, own)]
  },
}

const OWN = {
  plumage: '#191b22',
  sheen: '#3a3d48',
  whiteShade: '#c3c6d0',
  skin: '#c9776f',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [field(bench, mix(inks.sky[0], inks.sky[1], 0.55)), disc(bench, { x: 146, y: 128, r: 92 })]
}

function mountains({ inks }: Bench): Art {
  return [
    shape('-200,420! -200,330! -90,300! -40,322! 40,268! 84,300! 120,286! 190,340! 260,420!', inks.land[2]),
    shape('40,268! 84,300! 70,312! 58,300! 46,326! 30,300! -2,322! 10,288!', inks.paper),
    shape('120,420! 220,350! 286,286! 320,306! 350,292! 430,350! 600,320! 600,420!', inks.land[4]),
    shape('286,286! 320,306! 308,322! 294,308! 280,334! 268,316! 246,326!', inks.snow[1]),
  ]
}

function bird(bench: Bench, own: Own): Art {
  const { inks } = bench
  return turned(
    -16,
    200,
    190,
    1,
    bench.pair([
      limbs(
        [
          '56,170,17 22,176,13 -10,196,6',
          '58,178,17 26,192,13 0,218,6',
          '64,186,17 36,206,13 14,234,6',
          '72,192,17 48,216,13 30,246,6',
          '82,196,17 62,222,13 48,252,6',
          '94,200,18 78,226,14 68,254,8',
          '58,162,14 26,160,11 -12,172,5',
        ],
        own.plumage,
        'point',
      ),
    ]),
    folded('200,236 184,238 172,262 168,296! 182,300! 192,302! 200,304', own.plumage),
    bench.pair(line('186,250 180,298;194,250 192,300', own.sheen, 1.6)),
    bench.cut(
      mirrored(
        '200,132 178,134 150,128 116,132 84,144 52,158 50,180 70,200 96,212 130,222 160,230 180,244 200,248',
      ),
      own.plumage,
      bench.pair([
        shape('86,178 116,172 150,174 178,184 184,206 180,250 150,240 110,226 84,206', inks.paper),
        shape('100,222 140,220 182,226 182,250 140,240', own.whiteShade),
        line('104,186 102,218;122,182 120,222;140,180 140,226;158,180 160,230', own.whiteShade, 2),
        shape('52,158 84,144 116,132 150,128 178,136 150,142 110,148 76,160 54,170', own.sheen),
      ]),
    ),
    folded('200,108 182,112 172,126 176,142 190,148 200,149', inks.paper),
    folded('200,118 188,121 182,132 190,142 200,144', own.whiteShade),
    folded('200,82! 196,86 195,94 200,98', inks.paper),
    folded('200,90 191,95 188,106 190,118 200,124', own.skin),
    folded('200,92 197,96 196,108 200,114', mix(own.skin, own.plumage, 0.5)),
  )
}
