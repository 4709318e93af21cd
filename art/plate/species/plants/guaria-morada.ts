import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { folded, leaf, limb, limbs, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const guariaMorada: Species = {
  latin: 'Guarianthe skinneri',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), leaves(bench), stalks(bench), log(bench), flowers(bench, own)]
  },
}

const OWN = {
  petal: ['#c64fb0', 0.4],
  lit: ['#e88fd4', 0.4],
  shade: ['#8c2f86', 0.5],
  lip: ['#7a1768', 0.4],
  yellow: ['#ffd24a', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 172, r: 140, ink: inks.paper }),
    land('0,352 120,336 280,350 400,330', mix(inks.land[1], inks.sky[1], 0.3)),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    leaf(92, 330, [250, 28, -104, -24], inks.leaf[1], inks.leaf[2]),
    leaf(74, 330, [200, 26, -140, 14], inks.leaf[2], inks.leaf[3]),
    leaf(300, 350, [190, 26, -52, -10], inks.leaf[2], inks.leaf[3]),
    leaf(320, 352, [150, 22, -20, 8], inks.leaf[1], inks.leaf[2]),
  ]
}

function stalks({ inks }: Bench): Art {
  return [
    limb('100,330,8 128,270,7 168,220,6 204,196,5', inks.leaf[2]),
    limbs(
      ['160,228,5 140,180,4 136,130,4', '180,210,5 240,180,4 272,130,4', '150,240,5 220,250,4 250,270,4'],
      inks.leaf[2],
    ),
    shape(
      '84,350 74,326 84,296 94,284 104,298 110,330 104,352;290,360 282,338 290,312 302,302 312,314 316,342 310,362;112,352 110,330 118,308 126,304 134,316 136,340 130,354',
      inks.leaf[1],
    ),
    shape(
      '94,284 104,298 110,330 104,352 94,352 98,320;302,302 312,314 316,342 310,362 300,362 306,330',
      inks.leaf[2],
    ),
  ]
}

function log({ inks }: Bench): Art {
  return [
    limb('-160,392,50 40,364,46 160,362,42 330,374,44 580,352,60', inks.land[4]),
    limb('-160,376,14 40,348,14 160,348,12 330,360,12 580,334,16', inks.land[3]),
  ]
}

/** Drawn round the heart: three sepals, two broad petals, and the dark lip with its white throat. */
function flowers(bench: Bench, own: Own): Art {
  const { inks } = bench
  const flower = bench.keep([
    shape(
      [
        mirrored('0,-8! -14,-30 -17,-64 -8,-92 0,-104!', 0),
        '-6,6! -30,10 -56,34 -70,62 -78,90! -50,80 -26,60 -8,32',
        '6,6! 30,10 56,34 70,62 78,90! 50,80 26,60 8,32',
      ],
      own.shade,
    ),
    shape(
      '0,-8! 14,-30 17,-64 8,-92 0,-104!;6,6! 26,28 50,60 78,90! 50,80 26,60 8,32;-6,6! -26,28 -50,60 -78,90! -66,56 -50,28 -28,10',
      own.petal,
    ),
    shape(
      [
        '-4,0! -24,-34 -56,-52 -88,-48 -106,-26 -100,-2 -74,10 -40,12',
        '4,0! 24,-34 56,-52 88,-48 106,-26 100,-2 74,10 40,12',
      ],
      own.petal,
    ),
    shape(
      '-4,0! -24,-34 -56,-52 -88,-48 -104,-30 -76,-30 -44,-18;4,0! 40,12 74,10 100,-2 106,-22 76,-12 40,-4',
      own.lit,
    ),
    folded('0,-14 -14,-10 -24,8 -26,30 -40,48 -42,70 -22,82 -10,76 0,86', own.lip, 0),
    folded('0,-14 -12,-10 -18,6 -14,22 0,28', own.petal, 0),
    folded('0,6 -10,12 -12,30 0,44', inks.paper, 0),
    folded('0,16 -5,20 -6,30 0,36', own.yellow, 0),
  ])
  return [print(flower, 124, 118, 0.84, -14), print(flower, 284, 124, 0.9, 12), print(flower, 212, 226, 1.02)]
}
