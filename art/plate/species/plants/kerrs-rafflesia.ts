import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limb, limbs, line, oval, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const kerrsRafflesia: Species = {
  latin: 'Rafflesia kerrii',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [forest(bench), bud(bench, own), lobes(bench, own), bowl(own), litter(bench)]
  },
}

const OWN = {
  lobe: ['#b3321f', 0.4],
  lit: ['#d8583a', 0.4],
  shade: ['#7a1d18', 0.5],
  wart: ['#f0b08c', 0.4],
  rim: ['#c9472c', 0.4],
  deep: ['#3c0f12', 0.4],
  disc: ['#a8442a', 0.4],
  bud: ['#8a4a34', 0.6],
  budLit: ['#b8714e', 0.6],
} as const

type Own = Tints<typeof OWN>

/** The floor of the forest, and the vine it lives in. */
function forest(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 206, y: 120, r: 118, ink: inks.paper }),
    limbs(
      ['-70,420,40 -60,-20,30', '36,420,30 26,-20,22', '380,420,36 392,-20,26', '480,420,44 470,-20,36'],
      inks.land[2],
    ),
    land('0,262 120,246 280,262 400,244', inks.land[3]),
    limb(
      '-200,150,14 -40,210,15 60,300,16 140,330,16 260,300,15 350,190,14 420,60,12 460,-30,12',
      inks.land[4],
    ),
    limb('-200,146,4 -40,206,4 60,296,5', inks.land[2]),
    land('0,322 120,310 280,322 400,306', inks.land[4]),
    leaf(354, 184, [70, 15, 30], inks.leaf[1], inks.leaf[2]),
    leaf(396, 112, [76, 16, -170], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, -110, 80, [190, 40, 12, 16], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 510, 60, [180, 38, 168, 16], inks.leaf[2], inks.leaf[3]),
  ]
}

/** For months no more than a brown cabbage. */
function bud(bench: Bench, own: Own): Art {
  return bench.cut(
    '338,352 342,318 362,296 388,294 412,310 420,340 408,362 370,368',
    own.bud,
    shape('346,320 362,298 386,296 372,312 364,340 350,350', own.budLit),
    line('388,296 372,326 376,364;404,306 396,336 400,364;360,302 352,330 356,362', own.deep, 2.4),
  )
}

const WARTS =
  '-40,-120,5 -22,-140,6 6,-150,5 30,-136,6 48,-116,5 -10,-118,6 20,-112,5 -56,-98,4.4 58,-94,4.4 -30,-96,5 2,-92,5 36,-90,4.6 -14,-76,4 18,-74,4 -44,-78,3.6 46,-74,3.6 -4,-166,3.6 -34,-158,3.6 28,-158,3.6 -62,-118,3.4 64,-116,3.4'

function lobes(bench: Bench, own: Own): Art {
  const lobe = bench.keep(
    bench.cut(
      mirrored('0,-40! -40,-56 -76,-82 -84,-120 -64,-154 -30,-172 0,-176', 0),
      own.lobe,
      shape('30,-40 84,-86 90,-130 60,-170 20,-180 56,-140 52,-90 20,-50', own.shade),
      shape('-84,-120 -64,-154 -30,-172 0,-176 10,-168 -30,-160 -58,-138 -70,-106', own.lit),
      dots(WARTS, own.wart),
    ),
  )
  return range(5, i => print(lobe, 200, 218, 0.96, i * 144))
}

/** A collar round the hole, and in it a plate set with spikes. */
function bowl(own: Own): Art {
  const spikes = range(9, i => {
    const angle = (i * Math.PI) / 4.5
    const [x, y] = i === 0 ? [200, 222] : [200 + Math.cos(angle) * 20, 222 + Math.sin(angle) * 17]
    return `${x},${y + 4},5 ${x},${y - 8},3`
  })
  return [
    dot(200, 218, 76, own.shade),
    dot(199, 216, 71, own.rim),
    shape('134,206 146,170 178,150 214,148 244,160 214,158 182,164 156,186 144,214', own.lit),
    dots(
      range(18, i => {
        const angle = (i * Math.PI) / 9
        return `${200 + Math.cos(angle) * 59},${217 + Math.sin(angle) * 57},${i % 2 ? 3.4 : 4.6}`
      }).join(' '),
      own.wart,
    ),
    oval(200, 219, 46, 42, own.deep),
    oval(200, 224, 34, 28, own.disc),
    oval(200, 228, 30, 22, own.rim),
    limbs(spikes, own.wart, 'point'),
  ]
}

function litter({ inks }: Bench): Art {
  return [
    land('0,392 120,380 280,392 400,378', inks.land[5]),
    leaf(20, 386, [90, 16, -14], inks.rock[1], inks.rock[2]),
    leaf(-60, 390, [80, 16, -30], inks.rock[0], inks.rock[1]),
    leaf(392, 388, [96, 17, 190], inks.rock[1], inks.rock[2]),
    leaf(470, 384, [80, 15, 204], inks.rock[0], inks.rock[1]),
    leaf(150, 398, [84, 14, -8], inks.rock[0], inks.rock[1]),
  ]
}
