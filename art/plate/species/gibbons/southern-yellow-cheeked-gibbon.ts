import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawSeatedGibbon } from './pileated-gibbon.ts'

/** A male in song: the female is pale gold. */
export const southernYellowCheekedGibbon: Species = {
  latin: 'Nomascus gabriellae',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    const gibbon = bench.keep([drawSeatedGibbon(bench, own), head(bench, own)])
    return [setting(bench), print(gibbon, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  fur: '#29262c',
  lit: '#4f4b53',
  shade: '#18161b',
  hand: '#1f1c21',
  breast: '#3a2f2c',
  breastLit: '#55463f',
  cheek: ['#f0c068', 0.4],
  cheekShade: ['#cf9440', 0.5],
  skin: '#19161a',
  skinLit: '#4a4348',
  mouth: '#b3524a',
  iris: '#9a6638',
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[3], 0.35)),
    disc(bench, { x: 194, y: 178, r: 130 }),
    land('0,326 90,304 190,318 300,292 400,312', inks.land[1]),
    land('0,374 140,354 280,370 400,348', inks.land[3]),
    sideLeaf(bench, -92, 110, [186, 32, 12, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 494, 210, [190, 32, 172, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

/** A crest that stands up, and yellow whiskers brushed outward. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('200,54! 190,66 170,76 154,98 150,124 156,150 172,168 200,176'),
      own.fur,
      shape('160,100 172,82 192,70 200,60 202,76 184,88 170,104', own.lit),
    ),
    bench.pair(
      bench.cut(
        '172,114 162,116 155,128! 156,134 151,144! 157,149 156,159! 166,162 170,171! 182,174 194,176 190,164 180,150',
        own.cheek,
        shape('168,166 176,150 172,130 184,150 192,170', own.cheekShade),
      ),
    ),
    folded('200,106 184,102 170,110 168,124 174,140 180,156 190,168 200,171', own.skin),
    folded('200,126 191,132 184,142 188,148 200,146', own.skinLit),
    dots('185,120,4.6 215,120,4.6', own.iris),
    dots('185,120,2.6 215,120,2.6', inks.key),
    dots('183.8,118.4,1.1 213.8,118.4,1.1', inks.paper),
    dots('197,139,1.5 203,139,1.5', own.skin),
    folded('200,147 189,149 185,158 190,167 200,170', own.skinLit),
    folded('200,150 192,152 189,158 193,165 200,167', own.mouth),
    folded('200,150 192,152 190,157 200,158', own.skin),
  ]
}
