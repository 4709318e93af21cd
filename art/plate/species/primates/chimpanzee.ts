import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const chimpanzee: Species = {
  latin: 'Pan troglodytes',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), head(bench, own), face(bench, own)]
  },
}

const OWN = {
  fur: '#201d22',
  sheen: '#433c40',
  skin: '#8a6450',
  skinLit: '#b98a6e',
  skinShade: '#5c4238',
  dark: '#100d10',
  iris: '#6b3a1c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 200, y: 150, r: 136 }),
    land('0,340 120,322 280,336 400,316', inks.land[2]),
    sideLeaf(bench, -90, 40, [210, 34, 16, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 490, 30, [200, 34, 164, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,196 160,204 124,222 100,260 88,320 80,420 200,420'),
    own.fur,
    shape('124,222 100,260 88,320 80,420 108,420 112,330 124,270 150,226', own.sheen),
    limbs(
      ['160,260,5 152,320,12 144,400,4', '200,270,5 200,330,12 200,410,4', '240,260,5 248,320,12 256,400,4'],
      own.sheen,
      'point',
    ),
  )
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      bench.cut(
        '126,118 108,104 92,112 86,138 94,166 112,176 128,164',
        own.skin,
        shape('120,120 106,114 98,126 98,146 108,162 120,156', own.skinShade),
      ),
    ]),
    bench.cut(
      mirrored('200,40 170,44 144,62 128,92 122,130 126,170 140,206 164,232 200,240'),
      own.fur,
      shape('140,70 170,48 200,44 190,58 160,74 142,104 130,130 128,110', own.sheen),
      shape('250,60 278,110 276,170 250,220 240,160 256,110', own.dark),
    ),
  ]
}

function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    folded('200,108 172,102 148,108 142,128 152,150 144,178 140,208 158,236 200,246', own.skin),
    folded('200,118 176,104 152,108 140,124 162,120 184,124 200,134', mix(own.skin, own.skinLit, 0.6)),
    folded('200,128 184,126 164,122 150,128 156,144 174,150 200,148', own.skinShade),
    bench.pair([
      dot(174, 135, 5.5, own.iris),
      dot(174, 135, 3.2, own.dark),
      dot(172.2, 133, 1.4, inks.paper),
      line('160,146 172,149 184,146', own.skin, 2),
    ]),
    folded('200,146 190,152 182,166 188,174 200,174', own.skinShade),
    folded('200,150 194,154 190,164 200,168', own.skin),
    folded('200,174 172,174 150,190 146,212 162,232 200,240', own.skinLit),
    line('148,204 172,213 200,216 228,213 252,204', own.skinShade, 3),
    bench.pair(dot(194, 170, 2.6, own.dark)),
    folded('200,228 180,226 166,230 182,242 200,244', own.skin),
    line('176,184 168,196;190,182 187,196;224,184 232,196;210,182 213,196', own.skin, 1.8),
  ]
}
