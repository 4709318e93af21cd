import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawCrag, drawSittingLangur } from './langur.ts'

export const laoLangur: Species = {
  latin: 'Trachypithecus laotum',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    const langur = bench.keep([drawSittingLangur(bench, own), head(bench, own)])
    return [setting(bench), drawCrag(bench), print(langur, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  fur: '#232127',
  lit: '#4f4b55',
  shade: '#151418',
  breast: '#302d34',
  rump: '#28252b',
  rumpLit: '#544f59',
  rumpShade: '#151418',
  tail: '#211f24',
  tailLit: '#4d4952',
  hand: '#19171b',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#cfc8bd', 0.6],
  face: '#2f2c32',
  faceLit: '#5b5660',
  iris: '#94602f',
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[3], 0.4)),
    disc(bench, { x: 188, y: 156, r: 124 }),
    land(
      '-150,310 -100,214 -60,224 -30,296 0,304 20,250 40,186 66,180 92,240 116,306 210,320 290,296 320,214 352,196 380,250 404,300 460,210 500,216 540,306',
      inks.land[1],
    ),
    land('0,358 100,338 260,352 400,334', inks.land[2]),
  ]
}

/** White across the brow and down the cheeks to the throat, the crest black. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 180
  return [
    bench.cut(
      mirrored('180,38! 174,52 154,64 138,84 132,110 136,140 152,162 180,174', middle),
      own.fur,
      shape('140,92 152,72 172,58 180,42 184,60 168,74 152,90', own.lit),
      shape('212,68 232,104 230,146 206,168 214,130', own.shade),
    ),
    bench.cut(
      mirrored(
        '180,82! 170,76 154,80 142,94 138,112! 128,122! 136,132 128,146! 140,150 142,164! 156,164 162,176! 172,170 180,178!',
        middle,
      ),
      own.white,
      shape('204,84 226,110 220,160 186,180 206,150 208,110', own.whiteShade),
    ),
    folded('180,96 168,92 154,97 149,110 152,126 160,140 168,154 180,160', own.face, middle),
    folded('180,132 173,135 166,146 170,156 180,159', own.faceLit, middle),
    folded('180,102 175,106 174,126 180,130', own.faceLit, middle),
    dots('166,114,5.4 194,114,5.4', own.iris),
    dots('166,114,3.3 194,114,3.3', inks.key),
    dots('164.5,112.4,1.3 192.5,112.4,1.3', inks.paper),
    dots('176.6,137,1.5 183.4,137,1.5', own.face),
    line('171,148 180,148 189,148', own.face, 2),
  ]
}
