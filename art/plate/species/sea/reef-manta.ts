import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dots, folded, limb, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const reefManta: Species = {
  latin: 'Mobula alfredi',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [water(bench), ray(bench, own), shoal('58,84 86,104,0.8 40,112,0.9 330,330,0.9 352,312,0.7', RED)]
  },
}

const OWN = {
  skin: '#16242f',
  lit: '#33505f',
  white: '#e6eee8',
  whiteShade: '#8fa9b0',
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 400)),
    disc(bench, { x: 214, y: 20, r: 74, ink: inks.water[0] }),
    shape('150,60! 190,80! 60,420! -90,420!', mix(inks.water[1], inks.water[0], 0.22)),
    shape('240,80! 276,60! 440,420! 330,420!', mix(inks.water[1], inks.water[0], 0.16)),
    land('0,376 60,356 120,372 200,350 300,372 400,340', mix(inks.water[2], inks.key, 0.4)),
  ]
}

function ray(bench: Bench, own: Own): Art {
  const { inks } = bench
  return turned(
    -16,
    200,
    200,
    0.93,
    limb('200,270,9 204,330,5 198,400,3', own.skin, 'point'),
    bench.cut(
      mirrored(
        '200,112! 188,112 180,116 150,128 112,136 64,152 20,178 -22,232! 30,214 74,212 112,224 146,246 172,264 190,282 200,288',
      ),
      own.skin,
      bench.pair([
        shape('178,124 150,138 118,148 106,162 128,170 156,166 176,156 184,140', own.white),
        shape('106,162 128,170 156,166 170,158 150,176 124,178', own.whiteShade),
        shape('-22,232 20,184 64,158 112,142 90,160 50,182 20,212', own.lit),
        shape('112,224 146,246 172,264 190,284 184,250 160,226 134,216', own.lit),
      ]),
      folded('200,190 192,210 190,250 200,272', own.lit),
      folded('200,276! 192,270 190,262 200,258', own.white),
    ),
    bench.pair([
      shape('184,116 176,100 172,80 178,62! 190,70 194,90 192,114', own.skin),
      shape('178,62! 184,76 186,94 184,110 178,94 175,78', own.lit),
      dots('168,126,3', inks.key),
    ]),
  )
}
