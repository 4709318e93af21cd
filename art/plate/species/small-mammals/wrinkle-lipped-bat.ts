import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, folded, limb, limbs, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const wrinkleLippedBat: Species = {
  latin: 'Mops plicatus',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    const bat = [tail(own), wings(bench, own), body(bench, own), head(bench, own)]
    return [hill(bench), ribbon(bench), turned(-14, 200, 170, 0.96, ...bat)]
  },
}

const OWN = {
  fur: ['#7c604c', 0.3],
  lit: ['#b08f70', 0.3],
  shade: ['#4c3a34', 0.4],
  wing: ['#2b2228', 0.4],
  wingLit: ['#5c4850', 0.3],
  bone: ['#8d7268', 0.3],
  skin: ['#a27c70', 0.3],
  dark: '#110d12',
} as const

type Own = Tints<typeof OWN>

/** The hill with the cave, above fields of rice. */
function hill(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.25)),
    disc(bench, { x: 222, y: 150, r: 118 }),
    land('0,312 120,302 260,310 400,298', inks.land[1]),
    shape(
      '-300,420! -300,330! -180,300! -110,252! -60,262! -20,226! 30,236! 64,276! 120,312! 190,340! 300,420!',
      inks.land[3],
    ),
    shape('10,304 14,284 28,276 42,284 46,304 30,312', inks.key),
    land('0,360 120,350 260,362 400,346', inks.land[4]),
    land('0,386 140,378 280,388 400,376', inks.land[5]),
  ]
}

/** For half an hour it bends over the fields and does not stop. */
function ribbon(bench: Bench): Art {
  const { chance } = bench
  const swarm = range(150, i => {
    const along = i / 150
    const x = 28 + along * 460 + chance.between(-5, 5)
    const y = 292 - Math.sin(along * 5.2) * 26 + along * 18 + chance.between(-1, 1) * (4 + along * 14)
    return `${x.toFixed()},${y.toFixed()},${i % 3 ? 1 : 1.6}`
  })
  return dots(swarm.join(' '), bench.inks.key)
}

/** Free of the skin between the legs for half its length. */
function tail(own: Own): Art {
  return [
    limb('200,236,8 200,268,6 202,300,4', own.shade, 'point'),
    shape('180,232! 186,252 200,266! 214,252 220,232!', own.wingLit),
  ]
}

/** Long and very narrow, for speed. */
function wings(bench: Bench, own: Own): Art {
  return bench.pair([
    bench.cut(
      '186,146! 168,134 144,132 116,120 90,98 56,92 12,106 -34,142! 4,138 36,146! 62,142 88,156! 112,164 132,188! 152,190 170,206 186,234!',
      own.wing,
      shape(
        '186,146 168,134 144,132 116,120 90,98 56,92 12,106 -10,122 50,108 86,116 118,142 150,158 176,168',
        own.wingLit,
      ),
      line('92,104 64,122 36,146;94,106 92,132 88,156;96,108 116,150 132,188', own.bone, 2.4),
    ),
    limbs(['186,152,13 150,140,9 118,124,7 92,102,7', '92,102,6 56,96,4 10,112,3 -34,142,2'], own.bone),
    limb('92,102,5 84,90,4 88,82,2', own.dark, 'point'),
  ])
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.pair(
      limbs(
        ['188,232,11 182,250,7', '182,250,4 174,262,2', '182,250,4 179,266,2', '182,250,4 186,264,2'],
        own.shade,
        'point',
      ),
    ),
    bench.cut(
      mirrored('200,124 178,130 168,150 166,180 172,212 184,236 200,244'),
      own.fur,
      shape('208,124 240,150 236,210 206,248 216,214 222,176', own.shade),
      folded('200,160 186,164 182,196 190,224 200,230', own.lit),
      line('194,176 194,186;205,190 205,200;196,206 196,216', own.shade, 2.4),
    ),
  ]
}

/** Ears laid forward and joined over the brow, and an upper lip in folds. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('200,92 178,92 166,104 164,122 172,140 184,154 200,158'),
      own.fur,
      shape('210,92 240,104 236,130 208,160 216,130', own.shade),
    ),
    bench.pair([
      shape('200,104! 196,84 182,72 164,70 148,82 142,100 148,118 160,128! 174,116 188,110!', own.skin),
      shape('194,100 188,86 176,78 162,78 152,88 150,104 158,118 172,108', own.shade),
      line('187,94 174,86 162,88;181,101 168,96 157,100;172,108 164,106 157,110', own.skin, 2),
      eye(178, 120, 4.6, { iris: own.dark, pupil: own.dark, glint: inks.paper }),
    ]),
    folded('200,116 188,120 178,132 178,146 188,152 200,150', mix(own.skin, own.fur, 0.5)),
    line(
      '184,132 181,146;189,130 187,149;194,134 193,150;206,134 207,150;211,130 213,149;216,132 219,146',
      own.shade,
      1.5,
    ),
    folded('200,112 190,114 188,124 194,130 200,128', own.dark),
    dots('195,121,2 205,121,2', own.bone),
    line('181,153 190,150 200,154 210,150 219,153', own.dark, 2.2),
  ]
}
