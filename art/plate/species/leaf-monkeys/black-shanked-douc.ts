import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawDouc } from './red-shanked-douc.ts'

export const blackShankedDouc: Species = {
  latin: 'Pygathrix nigripes',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    const douc = bench.keep([drawDouc(bench, own), face(bench, own)])
    return [setting(bench), print(douc, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  fur: '#767b83',
  furLit: '#a3a8ac',
  furShade: '#4b5059',
  black: '#1c1b21',
  sheen: '#403f49',
  shin: '#242329',
  shinLit: '#4c4b55',
  forearm: '#868b92',
  forearmShade: '#5e636c',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d3ccc4', 0.6],
  skin: ['#7fa6c9', 0.3],
  skinShade: ['#54789c', 0.4],
  ring: ['#f0b64a', 0.3],
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[1], 0.3)),
    disc(bench, { x: 196, y: 150, r: 126 }),
    land('0,338 110,320 210,334 320,312 400,330', inks.land[1]),
    land('0,376 130,360 270,374 400,352', inks.land[3]),
    sideLeaf(bench, -92, 120, [186, 32, 14, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 494, 190, [190, 32, 170, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

/** Blue, with yellow rings round the eyes and whiskers shorter than those of its cousin. */
function face(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored(
        '200,120 174,116 154,116! 158,130 148,138! 158,146 156,156! 168,160 172,172! 186,168 200,178!',
      ),
      own.white,
      shape('206,150 240,120 270,110 262,170 220,186 200,190', own.whiteShade),
    ),
    folded('200,98 180,98 166,108 166,126 174,142 184,154 200,160', own.skin),
    folded('200,106 193,110 193,128 188,135 200,137', own.skinShade),
    folded('200,139 186,140 182,150 190,158 200,160', own.white),
    bench.pair([
      shape('168,121 173,110 185,109 195,119 190,127 179,129', own.ring),
      shape('172,121 178,115 186,115 192,122 186,125 178,125', own.black),
      dot(181, 118.4, 1.5, inks.paper),
    ]),
    dots('196.5,134,1.5 203.5,134,1.5', own.black),
    line('193,150 200,151 207,150', own.skinShade, 1.8),
  ]
}
