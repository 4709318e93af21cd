import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { leaf, limb, limbs, print, shape } from '#art/plate/toolbox/marks.ts'
import { moved } from '#art/plate/toolbox/points.ts'
import { disc, field } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const frangipani: Species = {
  latin: 'Plumeria rubra',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), branch(bench, own), buds(own), flowers(bench, own)]
  },
}

const OWN = {
  white: ['#fff6e6', 0.25],
  shade: ['#e9c9c4', 0.6],
  yellow: ['#ffc93a', 0.2],
  orange: ['#ff9a2e', 0.2],
  bark: '#8f7a86',
  barkShade: '#5f4c66',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 212, y: 178, r: 140, ink: inks.disc }),
    leaf(210, 230, [230, 36, -40, -10], inks.leaf[1], inks.leaf[2]),
    leaf(190, 230, [230, 38, 196, 14], inks.leaf[1], inks.leaf[2]),
    leaf(200, 240, [220, 36, 38, 10], inks.leaf[2], inks.leaf[3]),
    leaf(190, 240, [220, 36, 140, -10], inks.leaf[2], inks.leaf[3]),
    leaf(196, 210, [200, 36, -112, 10], inks.leaf[2], inks.leaf[3]),
  ]
}

function branch({ inks }: Bench, own: Own): Art {
  return [
    limb('240,440,40 222,370,34 206,300,28', own.bark),
    limb('250,440,14 232,370,12 214,300,9', own.barkShade),
    limbs(
      ['206,300,10 150,250,7 136,220,6', '206,300,10 250,240,7 270,210,6', '206,300,10 200,270,7 196,240,6'],
      inks.leaf[2],
    ),
  ]
}

function buds(own: Own): Art {
  return [
    shape(moved('0,0! -8,-14 -8,-30 0,-46! 10,-32 8,-14', 196, 118, 1, 10), own.white),
    shape(moved('0,0! 8,-14 10,-32 0,-46!', 196, 118, 1, 10), own.shade),
    shape(moved('0,0! -8,-14 -8,-30 0,-46! 10,-32 8,-14', 226, 128, 0.9, 34), own.shade),
  ]
}

/** Five petals like a turning screw; the first laps over the last again. */
function flowers(bench: Bench, own: Own): Art {
  const petal = bench.keep([
    shape('0,0! -8,-22 -26,-48 -28,-78 -8,-98 18,-92 32,-66 26,-32 10,-8', own.white),
    shape('0,0! 10,-24 16,-56 12,-94 18,-92 32,-66 26,-32 10,-8', own.shade),
    shape('0,0! -7,-18 -16,-34 -10,-48 4,-52 14,-38 12,-18', own.yellow),
    shape('0,0! -4,-12 -6,-24 4,-28 8,-14', own.orange),
  ])
  const flower = bench.keep([
    range(5, i => print(petal, 0, 0, 1, i * 72)),
    shape('0,0! -8,-22 -26,-48 -28,-78 -8,-98 0,-98 -4,-60 0,-24', own.white),
  ])
  return [
    print(flower, 134, 176, 0.86, -20),
    print(flower, 270, 176, 0.9, 24),
    print(flower, 204, 262, 1.02, 4),
  ]
}
