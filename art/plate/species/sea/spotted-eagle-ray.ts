import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dots, folded, limb, limbs, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spottedEagleRay: Species = {
  latin: 'Aetobatus narinari',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      water(bench),
      turned(28, 200, 200, 0.94, tail(own), ray(bench, own)),
      shoal('70,250 96,266,0.8 58,276,0.8', RED),
    ]
  },
}

const OWN = {
  skin: '#1f2d3a',
  lit: '#3d5566',
  shade: '#141d28',
  white: '#eef2ea',
  beak: '#8b98a0',
} as const

type Own = Tints<typeof OWN>

/** Over sand, with its shadow on it. */
function water(bench: Bench): Art {
  const { inks } = bench
  const sand = mix(inks.sand[1], inks.water[1], 0.4)
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 330)),
    disc(bench, { x: 226, y: 20, r: 76, ink: inks.water[0] }),
    shape(
      '164,62! 204,82! 70,420! -80,420!;252,82! 288,62! 440,420! 330,420!',
      mix(inks.water[1], inks.water[0], 0.2),
    ),
    land('0,338 90,328 200,340 300,324 400,334', sand),
    shape('110,376 170,358 240,352 320,360 360,374 300,380 240,392 180,386', mix(sand, inks.water[2], 0.5)),
    grass(
      bench,
      { from: -160, to: 50, y: 404, height: 52, blades: 24 },
      mix(inks.leaf[2], inks.water[2], 0.3),
    ),
    grass(
      bench,
      { from: 370, to: 560, y: 404, height: 46, blades: 22 },
      mix(inks.leaf[2], inks.water[2], 0.3),
    ),
  ]
}

/** A whip far longer than the ray, with spines at its root. */
function tail(own: Own): Art {
  return [
    limb('200,262,9 198,310,5 206,370,4 232,440,3 262,500,2', own.skin, 'point'),
    limbs(['199,292,4 190,316,2', '200,296,4 208,320,2'], own.beak, 'point'),
  ]
}

/** Rows of white rings and spots, closer together toward the tail. */
function spots(bench: Bench): string {
  const { chance } = bench
  return range(9, row =>
    range(13 - Math.round(row * 0.7), i => {
      const x = 194 - i * 16 - (row % 2) * 8 + chance.between(-3, 3)
      const y = 128 + row * 17 + chance.between(-3, 3) + i * 2
      return `${x.toFixed(1)},${y.toFixed(1)},${(3.6 - i * 0.14).toFixed(1)}`
    }).join(' '),
  ).join(' ')
}

function ray(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair(shape('196,262 182,266 172,286 182,294 196,286', own.lit)),
    bench.cut(
      mirrored(
        '200,106 168,108 140,120 96,132 48,150 6,182 -28,232! 16,218 60,210 104,214 142,232 172,256 188,274 200,280',
      ),
      own.skin,
      bench.pair([
        shape('-28,232 6,182 48,150 96,132 140,120 160,122 110,142 60,164 24,196', own.lit),
        shape('-28,236 16,220 60,210 104,214 142,232 172,256 186,274 160,240 120,220 70,204', own.shade),
        dots(spots(bench), own.white),
      ]),
    ),
    bench.cut(
      mirrored('200,44 186,48 178,62 176,78 166,92 162,110 168,132 184,148 200,152'),
      own.skin,
      folded('200,40 184,46 174,64 174,76 190,82 200,80', own.beak),
      folded('200,44 190,48 184,60 190,66 200,66', mix(own.beak, own.white, 0.5)),
      folded('200,92 186,98 182,120 192,138 200,140', own.lit),
      bench.pair(dots('180,112,2.6 176,126,2.8 190,128,3 184,142,3 194,110,2.4', own.white)),
    ),
    bench.pair([dots('167,100,4.6', own.lit), dots('166,99,3', inks.key)]),
    line('176,80 188,85 200,86 212,85 224,80', own.shade, 1.8),
  ]
}
