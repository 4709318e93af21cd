import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, limb, print, shape } from '#art/plate/toolbox/marks.ts'
import { moved } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const queenOfTheAndes: Species = {
  latin: 'Puya raimondii',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [slope(bench), stand(bench, own), meadow(bench)]
  },
}

const OWN = {
  leafLit: '#a9b68a',
  leaf: '#6f8a6c',
  leafShade: '#3f5f58',
  dead: '#8a7660',
  stem: '#7f8a5c',
  flower: '#dfe3b4',
  flowerShade: '#a9b57c',
  stamen: ['#f2a62e', 0.4],
} as const

type Own = Tints<typeof OWN>

function slope(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 208, y: 132, r: 104 }),
    shape(
      '-300,420! -240,300! -120,220! -60,170! -30,186! 10,150! 44,190! 110,250! 200,290! 290,240! 340,196! 372,214! 420,160! 470,206! 640,300! 640,420!',
      inks.land[2],
    ),
    shape(
      '-98,204! -60,170! -30,186! 10,150! 44,190! 70,214! 40,204! 24,222! 8,192! -14,214! -32,200! -56,216! -70,198!;316,220! 340,196! 372,214! 420,160! 470,206! 500,226! 464,218! 446,234! 424,196! 404,226! 376,232! 344,216!',
      inks.snow[0],
    ),
    land('0,302 120,288 260,302 400,284', mix(inks.sand[1], inks.land[1], 0.3)),
    land('0,350 140,340 280,352 400,336', inks.sand[2]),
  ]
}

/** Leaves of one length all round, as a ball of spines. */
function ball(own: Own): Art {
  const whorl = (count: number, length: number, turn: number) =>
    range(count, i => moved('0,-5! 100,0! 0,5!', 0, 0, length, -188 + turn + (i * 196) / (count - 1)))
  return [
    shape(whorl(27, 1.18, 0), own.leafShade),
    shape(whorl(21, 1, 3), own.leaf),
    shape(whorl(15, 0.76, 5), own.leafLit),
  ]
}

/** Those that have not flowered and one that is dead, farther up, behind one in flower. */
function stand(bench: Bench, own: Own): Art {
  const { inks } = bench
  const leaves = bench.keep(ball(own))
  return [
    limb('338,300,9 342,250,8 340,206,3', own.dead, 'point'),
    print(leaves, 338, 304, 0.2),
    print(leaves, 52, 310, 0.34),
    print(leaves, 440, 324, 0.3),
    shape('18,316! 90,316! 80,322 30,322;410,329! 470,329! 460,334 420,334', inks.sand[2]),
    shape(
      range(11, i => moved('0,-8! 84,0! 0,8!', 200, 352, 1, 4 + i * 17.2)),
      own.dead,
    ),
    print(leaves, 200, 346, 1.04),
    spike(bench, own),
    print(leaves, 200, 352, 0.66),
  ]
}

/** Thousands of flowers, in short branches that wind round it to the tip. */
function spike(bench: Bench, own: Own): Art {
  const { chance } = bench
  const cluster = bench.keep([
    shape('0,-12 11,-8 14,2 8,11 -4,12 -13,6 -13,-5', own.flowerShade),
    shape('0,-12 10,-8 8,0 -4,4 -13,-2 -10,-9', own.flower),
    dots('-4,-5,2 4,-6,2 1,2,2', own.stamen),
  ])
  const rows = range(19, row => {
    const y = 304 - row * 15
    const half = 31 * (1 - (row / 19) ** 2.6) + 4
    const count = row > 16 ? 2 : row > 13 ? 3 : 4
    return range(count, i => {
      const x = 200 - half + (2 * half * (i + (row % 2 ? 0.5 : 0))) / (count - 0.5)
      return print(cluster, x, y + Math.round(chance.between(-5, 5)), row > 13 ? 0.9 : 1.1)
    })
  })
  const stem = '200,316,50 200,270,54 200,160,50 200,80,32 200,22,8'
  return [limb(stem, own.stem, 'point'), rows]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 34, blades: 64 }, inks.land[4])
}
