import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { glints, limb, limbs, print, shape } from '#art/plate/toolbox/marks.ts'
import { moved, read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const giantLobelia: Species = {
  latin: 'Lobelia wollastonii',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [valley(bench), posts(own), others(bench, own), plant(bench, own), bog(bench)]
  },
}

const OWN = {
  wool: '#c3cdbb',
  bract: '#93a893',
  shade: '#5c7a70',
  deep: '#38544f',
  blue: ['#5a6fd0', 0.3],
  blueLit: ['#93a6f0', 0.3],
  leafLit: '#b4c7a0',
  leaf: '#7d9c80',
  leafShade: '#3f665c',
  dead: '#7a6a58',
  deadShade: '#54483f',
} as const

type Own = Tints<typeof OWN>

/** The ice of the Rwenzori over a wet valley. */
function valley(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 232, y: 128, r: 104 }),
    shape(
      '-300,420! -260,300! -150,240! -80,176! -40,150! -10,170! 40,210! 100,250! 180,290! 270,250! 330,190! 380,150! 410,164! 450,130! 500,190! 640,300! 640,420!',
      inks.land[1],
    ),
    shape(
      '-112,206! -80,176! -40,150! -10,170! 40,210! 4,200! -10,216! -36,184! -60,210! -80,196!;306,214! 330,190! 380,150! 410,164! 450,130! 500,190! 516,202! 470,196! 446,176! 420,206! 394,182! 370,210! 340,206!',
      inks.snow[0],
    ),
    land('0,300 110,284 250,302 400,282', inks.land[2]),
    land('0,346 120,336 270,350 400,332', inks.land[3]),
  ]
}

/** Spikes that have seeded and died stand about like posts. */
function posts(own: Own): Art {
  return [
    limbs(
      [
        '76,340,14 74,270,16 78,206,9',
        '388,330,12 390,270,13 388,222,8',
        '-30,340,13 -34,260,14 -30,200,8',
        '470,344,14 474,260,15 468,190,8',
      ],
      own.dead,
    ),
    limbs(['80,340,5 78,270,6 80,212,4', '391,330,4 393,270,5 390,228,3'], own.deadShade),
  ]
}

function whorl(x: number, y: number, count: number, length: number, width: number) {
  const half = width * 0.4
  const leaf = `0,${-half}! ${length * 0.55},${-width} ${length},0! ${length * 0.5},${width} 0,${half}!`
  return range(count, i => moved(leaf, x, y, 1, -196 + (i * 212) / (count - 1)))
}

function rosette(own: Own): Art {
  return [
    shape(whorl(0, 0, 13, 112, 13), own.leafShade),
    shape(whorl(0, 0, 11, 92, 12), own.leaf),
    shape(whorl(0, -4, 8, 62, 11), own.leafLit),
  ]
}

/** Bracts hang out of the wool in rows, each with a blue flower half hidden under it. */
function column(bench: Bench, own: Own): Art {
  const bract = bench.keep([
    shape('-2,2 -7,10 -4,18 4,18 8,9 3,2', own.blue),
    shape('-1,5 -5,11 -2,16 1,9', own.blueLit),
    shape('-7,-6! -5,4 2,14 12,22! 12,8 8,-6!', own.shade),
    shape('-7,-6! -4,3 3,12 12,22! 5,8 4,-6!', own.wool),
  ])
  const spine = '0,10,46 0,-80,50 0,-190,42 0,-260,24 0,-306,8'
  const shaded = read(spine).map(point => ({
    ...point,
    x: point.x + (point.size ?? 0) * 0.24,
    size: (point.size ?? 0) * 0.5,
  }))
  const rows = range(17, i => {
    const row = 16 - i
    const y = -14 - row * 17
    const half = 25 * (1 - (row / 17) ** 2.4) + 3
    const scale = 0.96 - row * 0.022
    const middle = row % 2 ? [-0.5, 0.5] : [0]
    return [
      print(bract, -half, y, scale, 26, -1),
      print(bract, half, y, scale, -26),
      ...middle.map(share => print(bract, share * half, y, scale, share < 0 ? 8 : -8, share < 0 ? -1 : 1)),
    ]
  })
  return [limb(spine, own.bract, 'point'), limb(shaded, own.shade, 'point'), rows]
}

function others(bench: Bench, own: Own): Art {
  const young = bench.keep(rosette(own))
  return [
    print(young, 30, 372, 0.46),
    print(young, 344, 362, 0.4),
    print(young, 460, 384, 0.5),
    print(young, -70, 378, 0.5),
  ]
}

function plant(bench: Bench, own: Own): Art {
  const spike = bench.keep(column(bench, own))
  const leaves = bench.keep(rosette(own))
  return [
    limb('200,404,44 200,350,40', own.deep),
    print(leaves, 200, 350, 1.04),
    print(spike, 200, 336),
    shape(whorl(200, 352, 9, 66, 11), own.leaf),
    shape(whorl(200, 354, 7, 46, 10), own.leafLit),
  ]
}

function bog(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 404, height: 40, blades: 66 }, inks.land[5]),
    glints('90,386,110 320,390,120', inks.water[0], 2),
  ]
}
