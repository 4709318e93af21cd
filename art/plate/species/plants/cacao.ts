import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limbs, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const cacao: Species = {
  latin: 'Theobroma cacao',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), trunk(bench, own), pods(bench, own), flowers(bench)]
  },
}

const OWN = {
  bark: '#7b5a4c',
  barkLit: '#a9846c',
  barkShade: '#523a3a',
  ripe: ['#f2b030', 0.35],
  ripeShade: ['#c9761f', 0.4],
  ripeRib: ['#d88d24', 0.4],
  raw: ['#9bb545', 0.4],
  rawShade: ['#5f8436', 0.4],
  rawRib: ['#7c9c3c', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[0], 0.3)),
    disc(bench, { x: 268, y: 168, r: 118, ink: inks.sky[3] }),
    land('0,350 120,330 280,346 400,324', inks.land[3]),
    land('0,384 140,370 300,380 400,366', inks.land[5]),
    leaf(190, 20, [190, 34, 150, 20], inks.leaf[1], inks.leaf[2]),
    leaf(210, 16, [200, 36, 28, -20], inks.leaf[1], inks.leaf[2]),
    leaf(180, 0, [170, 32, 112, 10], inks.leaf[1], inks.leaf[2]),
    leaf(236, 6, [170, 32, 62, 10], inks.leaf[1], inks.leaf[2]),
  ]
}

function trunk(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '160,-20! 222,-20! 222,60 218,140 224,220 232,300 250,420! 150,420! 160,300 168,220 164,140 162,60',
      own.bark,
      shape('204,-20 224,-20 222,140 228,220 250,420 216,420 210,300 204,200 206,100', own.barkShade),
      shape('162,-20 176,-20 176,100 180,220 172,320 168,420 148,420 166,220', own.barkLit),
      dots('190,60,5 196,170,4 188,300,5 194,360,4', own.barkShade),
    ),
    limbs(
      [
        '170,128,8 150,124,7 132,132,6',
        '222,196,8 244,190,7 262,200,6',
        '176,262,7 160,258,6 146,266,5',
        '214,96,6 232,90,5 246,98,5',
      ],
      own.barkShade,
    ),
  ]
}

interface PodInks {
  ink: string
  shade: string
  rib: string
}

/** Hanging from its stalk at (0, 0), 148 long, ribbed lengthwise. */
function pod(bench: Bench, { ink, shade, rib }: PodInks): string {
  return bench.keep(
    bench.cut(
      '0,-6 -14,0 -30,22 -38,56 -34,92 -18,122 0,142! 18,122 34,92 38,56 30,22 14,0',
      ink,
      shape('10,-4 38,30 40,70 20,122 0,144 14,100 18,50', shade),
      limbs(
        [
          '-8,0,3 -22,40,5 -22,90,4 -4,136,2',
          '2,0,3 -2,50,6 -2,100,4 0,138,2',
          '10,2,3 20,44,5 18,92,4 2,136,2',
        ],
        rib,
        'point',
      ),
      shape('-16,14 -28,36 -32,64 -26,70 -24,40', mix(ink, '#ffffff', 0.35)),
    ),
  )
}

function pods(bench: Bench, own: Own): Art {
  const maroon = '#3a0a2a'
  const ripe = pod(bench, { ink: own.ripe, shade: own.ripeShade, rib: own.ripeRib })
  const red = pod(bench, { ink: RED, shade: mix(RED, maroon, 0.45), rib: mix(RED, maroon, 0.3) })
  const raw = pod(bench, { ink: own.raw, shade: own.rawShade, rib: own.rawRib })
  return [
    print(ripe, 126, 138, 1.04, 12),
    print(red, 270, 206, 1.1, -12),
    print(raw, 142, 272, 0.7, 8),
    print(raw, 250, 102, 0.5, -10),
  ]
}

/** Five-petalled, straight from the bark. */
function flowers(bench: Bench): Art {
  const petal = bench.keep(shape('0,0 -4,-10 0,-18 4,-10', bench.inks.paper))
  const flower = (x: number, y: number, size: number, turn: number) => [
    range(5, i => print(petal, x, y, size, turn + i * 72)),
    dot(x, y, 3 * size, RED),
  ]
  return [flower(196, 232, 1, 0), flower(206, 326, 0.83, 20)]
}
