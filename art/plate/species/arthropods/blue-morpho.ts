import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, leaf, limb, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { disc, field, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blueMorpho: Species = {
  latin: 'Morpho helenor',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), butterfly(bench, own)]
  },
}

const OWN = {
  black: '#131722',
  blue: ['#1e78e0', 0.5],
  lit: ['#5fb4f4', 0.5],
  deep: ['#1450a8', 0.6],
  thorax: '#47536b',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.leaf[3], inks.key, 0.2)),
    dot(200, 190, 168, inks.leaf[2]),
    disc(bench, { x: 188, y: 76, r: 62, ink: RED, halo: false }),
    sideLeaf(bench, -60, 390, [300, 56, -28, -20], inks.leaf[1], inks.leaf[2]),
    leaf(470, 420, [260, 50, -146, 20], inks.leaf[1], inks.leaf[3]),
    sideLeaf(bench, -80, 60, [170, 34, 18, 10], inks.leaf[2], inks.leaf[3]),
  ]
}

function butterfly(bench: Bench, own: Own): Art {
  const { inks } = bench
  return turned(
    -14,
    200,
    210,
    1.04,
    bench.pair([
      bench.cut(
        '192,206! 150,204 104,210 76,224 62,252 68,284 84,306 100,318 120,334 142,336 160,346 176,330 188,300 196,256',
        own.black,
        shape(
          '190,214! 152,216 112,222 92,238 84,258 94,284 112,304 136,318 162,322 178,304 190,262',
          own.blue,
        ),
        shape('190,214! 152,216 116,222 98,238 126,244 160,240 188,236', own.lit),
        shape('192,220 180,240 172,280 170,320 196,320 200,240', own.deep),
        dots('80,276,3 92,296,3 108,310,3 128,324,3 148,332,3', inks.paper),
      ),
      bench.cut(
        '194,168! 172,140 132,104 88,78 50,66 28,74 24,100 34,136 46,172 54,206 66,222 96,226 140,220 192,214!',
        own.black,
        shape(
          '190,174! 168,152 132,122 98,104 78,106 72,132 78,164 88,196 116,208 156,206 192,204!',
          own.blue,
        ),
        shape('190,174! 168,152 132,122 98,104 82,108 100,128 130,150 160,170 190,186', own.lit),
        shape('180,172 150,146 116,120 102,114 120,134 150,158', '#a8dcff'),
        shape('192,196 150,196 104,196 116,208 156,206 192,204', own.deep),
        dots('48,92,4 44,116,3.5 50,142,3.5 58,168,3.5 66,194,3 66,84,3.5 88,92,2.5', inks.paper),
      ),
      line('196,158 184,128 168,104', own.black, 2),
      dots('167,102,3', own.black),
    ]),
    folded('200,148 192,154 190,166 192,190 194,230 197,262 200,270', own.black),
    limb('200,160,4 200,200,5 200,250,2', own.thorax),
  )
}
