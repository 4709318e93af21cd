import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, glints, limb, limbs, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored, moved } from '#art/plate/toolbox/points.ts'
import { field, land } from '#art/plate/toolbox/setting.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const leatherbackTurtle: Species = {
  latin: 'Dermochelys coriacea',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    const turtle = [track(bench), flippers(bench, own), head(bench, own), shell(bench, own)]
    return [beach(bench), turned(-14, 200, 220, 0.94, ...turtle)]
  },
}

const OWN = {
  hide: ['#1d2836', 0.4],
  lit: ['#4d6380', 0.4],
  shade: ['#0d141f', 0.4],
  spot: ['#c6d3e0', 0.3],
  pineal: ['#d8909a', 0.3],
} as const

type Own = Tints<typeof OWN>

function beach(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, inks.sand[1]),
    land('0,-400 400,-400', inks.sand[1]),
    shape('-200,-200 600,-200 600,30 440,22 330,44 230,26 120,52 20,34 -80,50 -200,36', inks.water[2]),
    shape(
      '-200,40 -80,54 20,38 120,56 230,30 330,48 440,26 600,34 600,46 440,38 330,64 230,44 120,72 20,52 -80,68 -200,54',
      inks.snow[0],
    ),
    shape(
      '-200,70 -80,84 20,68 120,88 230,60 330,80 440,54 600,62 600,72 440,66 330,92 230,74 120,100 20,80 -80,96 -200,82',
      inks.sand[0],
    ),
    glints('300,-8,120 286,8,90 300,22,60 60,4,70', inks.snow[1], 2),
  ]
}

/** The strokes of her flippers, the furrow of her shell, and her shadow on the sand. */
function track(bench: Bench): Art {
  const { inks } = bench
  const strokes = range(7, i => [
    moved('96,334,9 74,324,7 52,318,3', 0, i * 22),
    moved('132,332,8 118,324,6 106,318,3', 0, i * 22),
  ])
  return [
    bench.pair(limbs(strokes.flat(), inks.sand[2])),
    shape('186,310! 214,310! 208,480! 192,480!', inks.sand[2]),
    folded('210,100 172,108 140,132 130,170 132,216 146,266 172,320 196,362 210,384', inks.sand[2], 210),
  ]
}

function flippers(bench: Bench, own: Own): Art {
  return bench.pair([
    bench.cut(
      '164,128 140,112 104,106 62,124 28,158 6,204! 22,206 54,188 90,174 124,168 156,176',
      own.hide,
      shape('150,112 104,104 60,124 24,160 4,206 40,170 80,144 120,132 150,140', own.lit),
      dots('60,150,2.5 80,160,2 100,144,2.5 44,174,2 120,156,2.5 134,142,2', own.spot),
    ),
    bench.cut(
      '160,286 140,300 128,322 134,338 152,330 172,308',
      own.hide,
      dots('146,310,2.5 140,324,2 156,306,2', own.spot),
    ),
  ])
}

/** The pink spot over the pineal gland is as good as a fingerprint. */
function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      mirrored('200,28 182,34 170,50 168,72 176,96 182,118 200,124'),
      own.hide,
      folded('200,50 196,53 195,62 200,66', own.pineal),
      bench.pair(dots('180,60,2.5 178,74,2 188,84,2.5 184,48,2 186,96,2', own.spot)),
      shape('200,20 170,36 166,72 176,110 190,60', own.lit),
    ),
    bench.pair(dots('171,62,3', own.shade)),
  ]
}

/** Skin and no plates, drawn up into seven ridges. */
function shell(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,92 166,98 138,122 126,160 128,206 142,256 168,310 190,352 200,376'),
    own.hide,
    shape('200,90 160,96 130,124 120,170 130,230 160,310 200,380 176,300 160,220 160,150 178,110', own.lit),
    bench.pair([
      limb('164,104,3 152,160,6 156,230,6 176,310,4 194,356,2', own.shade, 'point'),
      limb('184,98,3 178,160,6 180,240,6 190,320,3 197,364,2', own.shade, 'point'),
      limb('146,120,3 136,170,5 144,240,5 166,300,3', own.shade, 'point'),
      dots(
        '170,130,2.2 166,180,2.2 168,220,2.2 146,160,2.2 144,200,2 152,250,2.2 174,270,2.2 186,140,2 188,210,2.2 188,280,2 160,276,2 134,190,2 182,320,2',
        own.spot,
      ),
    ]),
    limb('200,96,3 200,180,7 200,280,6 200,372,2', own.shade, 'point'),
  )
}
