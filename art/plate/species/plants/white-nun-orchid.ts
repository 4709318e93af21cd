import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored, moved } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteNunOrchid: Species = {
  latin: 'Lycaste virginalis',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [forest(bench), leaves(bench), stems(bench), trunk(bench), flowers(bench, own)]
  },
}

const OWN = {
  white: ['#fffaf2', 0.2],
  shade: ['#ddd6dc', 0.6],
  deep: ['#b3aebf', 0.7],
  yellow: ['#f2c63c', 0.3],
  blush: ['#e3a4b4', 0.4],
} as const

type Own = Tints<typeof OWN>

function forest(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 200, y: 168, r: 134 }),
    limbs(
      ['-80,420,30 -88,-20,24', '16,420,22 8,-20,18', '392,420,26 400,-20,20', '476,420,30 484,-20,26'],
      mix(inks.land[1], inks.sky[0], 0.3),
    ),
    land('0,318 110,296 230,312 400,290', inks.land[2]),
  ]
}

/** Broad and pleated like a fan. */
function leaves({ inks }: Bench): Art {
  return [
    leaf(150, 372, [250, 40, -136, 30], inks.leaf[2], inks.leaf[3]),
    leaf(250, 372, [250, 40, -44, -30], inks.leaf[2], inks.leaf[3]),
    leaf(170, 378, [210, 34, -166, -22], inks.leaf[1], inks.leaf[2]),
    leaf(232, 378, [210, 34, -14, 22], inks.leaf[1], inks.leaf[2]),
    line('132,352 92,304 60,262;268,352 308,304 340,262', inks.leaf[3], 2),
  ]
}

function stems({ inks }: Bench): Art {
  return [
    limb('192,372,9 188,310,8 196,240,7 200,196,7', inks.leaf[1]),
    limb('214,372,8 260,330,7 292,296,6 304,272,6', inks.leaf[1]),
  ]
}

function trunk({ inks }: Bench): Art {
  return [
    shape(
      '150,392 148,362 162,336 178,334 190,354 192,392;204,392 202,366 216,342 232,340 244,360 246,392',
      inks.leaf[1],
    ),
    shape('178,334 190,354 192,392 176,392 180,362;232,340 244,360 246,392 230,392 234,366', inks.leaf[2]),
    limb('-200,420,64 40,396,58 200,394,54 380,404,58 600,380,70', inks.land[4]),
    limb('-200,396,14 40,373,13 200,372,12 380,382,13 600,354,16', inks.leaf[1]),
  ]
}

/** Drawn round the column: three sepals spread, and two petals closed over it as a hood. */
function flowers(bench: Bench, own: Own): Art {
  const sepal = bench.keep(
    bench.cut(
      mirrored('0,6! -16,-22 -34,-56 -38,-92 -24,-122 0,-142!', 0),
      own.white,
      shape('4,6 40,-50 44,-100 6,-142 18,-100 14,-50', own.shade),
      line('0,-16 0,-128;-9,-22 -18,-62 -16,-104', own.shade, 1.8),
    ),
  )
  const petal = '-2,10! -26,4 -46,-18 -50,-46 -40,-70 -22,-78! -12,-66 -4,-44 0,-20'
  const flower = bench.keep([
    print(sepal, 0, 0),
    print(sepal, 0, 0, 1.02, 117),
    print(sepal, 0, 0, 1.02, -117),
    bench.cut(
      petal,
      own.white,
      shape('-2,10 -26,4 -46,-18 -36,-16 -16,-10 0,-16', own.shade),
      shape('-22,-78 -12,-66 -4,-44 0,-20 -10,-36 -20,-56', own.shade),
    ),
    bench.cut(
      moved(petal, 0, 0, 1, 0, -1),
      own.white,
      shape('2,10 26,4 46,-18 30,-10 14,-4 0,-16', own.deep),
      shape('22,-78 12,-66 4,-44 0,-20 14,-30 24,-50 30,-70', own.shade),
    ),
    line('-22,-78 -12,-66 -4,-44 0,-20;22,-78 12,-66 4,-44 0,-20', own.deep, 1.8),
    folded('0,-10 -18,-6 -32,8 -34,26 -22,34 -20,48 -8,62 0,64', own.deep, 0),
    folded('0,-12 -16,-8 -29,6 -31,22 -19,31 -17,45 -6,58 0,60', own.white, 0),
    shape('0,60 6,58 17,45 19,31 31,22 29,8 16,20 8,40', own.shade),
    folded('0,-8 -10,-2 -12,14 0,26', own.yellow, 0),
    folded('0,-44 -7,-38 -9,-18 -7,0 0,6', own.white, 0),
    folded('0,-8 -7,-4 -7,2 0,7', own.blush, 0),
    dots('-5,18,1.8 5,18,1.8 0,24,1.8', own.blush),
  ])
  return [print(flower, 306, 262, 0.5, 10), print(flower, 196, 162, 1.06, -3)]
}
