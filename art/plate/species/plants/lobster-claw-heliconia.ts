import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { leaf, limb, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const lobsterClawHeliconia: Species = {
  latin: 'Heliconia rostrata',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), spike(bench, own)]
  },
}

const OWN = {
  yellow: '#ffd23c',
  green: '#8fbf45',
  stalk: '#c21d1a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 200, y: 190, r: 150, ink: inks.paper }),
    leaf(-60, 520, [420, 76, -72, -30], inks.leaf[1], inks.leaf[2]),
    leaf(470, 530, [430, 76, -110, 30], inks.leaf[2], inks.leaf[3]),
    leaf(120, -60, [240, 50, 146, 20], inks.leaf[2], inks.leaf[3]),
    leaf(250, -70, [270, 54, 40, -20], inks.leaf[1], inks.leaf[2]),
  ]
}

/** From the stalk downward; each bract points the other way than the one above it. */
const BRACTS =
  '198,62,1.12 196,96,1.08 200,138,0.98 198,174,0.92 202,212,0.84 200,244,0.76 202,276,0.66 199,302,0.56 201,326,0.46 199,346,0.36 200,364,0.28'

function spike(bench: Bench, own: Own): Art {
  const shade = mix(RED, '#3a0a2a', 0.38)
  const bract = bench.keep(
    bench.cut(
      '-4,-16! 20,-26 52,-31 86,-24 116,0! 90,10 60,24 30,26 4,18!',
      RED,
      shape('-4,6 30,11 60,5 90,0 120,2 90,14 56,30 0,28', shade),
      shape('62,-40 76,-20 100,-4 122,6 130,-40', own.yellow),
      shape('76,-40 92,-20 122,0 130,-40', own.green),
    ),
  )
  return [
    limb('150,-40,17 178,0,16 194,50,14 200,110,12 202,200,11 200,290,9 198,372,6', own.stalk),
    read(BRACTS).map(({ x, y, size }, i) => print(bract, x, y, size, i % 2 ? -8 : 8, i % 2 ? -1 : 1)),
    limb('202,50,4 205,110,4 206,200,4 203,290,3', shade),
  ]
}
