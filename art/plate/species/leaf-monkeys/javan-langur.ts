import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawInfant } from './dusky-langur.ts'
import { drawBough, drawSittingLangur } from './langur.ts'

export const javanLangur: Species = {
  latin: 'Trachypithecus auratus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    const langur = bench.keep([drawSittingLangur(bench, own, drawInfant(bench, own)), head(bench, own)])
    return [setting(bench), drawBough(bench), print(langur, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  fur: '#201e24',
  lit: '#4d4a54',
  shade: '#131216',
  breast: '#2f2c34',
  rump: '#242228',
  rumpLit: '#504d57',
  rumpShade: '#131216',
  tail: '#1e1c21',
  tailLit: '#4d4a54',
  hand: '#17161a',
  face: '#38353d',
  faceLit: '#5f5b65',
  pink: ['#e6bfb4', 0.5],
  iris: '#94602f',
  infant: ['#e59a3e', 0.5],
  infantLit: ['#f6c070', 0.5],
  infantShade: ['#b8692a', 0.6],
} as const

/** The rim of a volcano with another one smoking inside it. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 194, y: 160, r: 124 }),
    shape('-260,420! -150,318! -30,228! 2,206! 18,214! 40,206! 62,220! 150,312! 260,420!', inks.land[1]),
    land('0,330 120,316 240,326 330,304 400,312', inks.land[2]),
    land('0,376 130,356 270,370 400,348', inks.land[3]),
  ]
}

/** Black all over, with a crest and a fringe of hair about the cheeks. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 180
  return [
    bench.cut(
      mirrored(
        '180,36! 174,50 158,58! 156,66 140,80 132,104! 122,116! 130,124 122,138! 134,142 136,156! 150,160 164,170 180,172',
        middle,
      ),
      own.fur,
      shape('136,100 144,80 160,64 174,54 180,40 184,58 168,72 152,88', own.lit),
      shape('210,66 232,100 230,146 206,168 190,170 214,130', own.shade),
    ),
    folded('180,90 166,87 152,93 148,109 152,126 160,140 168,154 180,160', own.face, middle),
    folded('180,94 166,92 154,98 164,103 180,106', own.faceLit, middle),
    folded('180,132 173,135 166,146 170,156 180,159', own.faceLit, middle),
    dots('166,113,5.4 194,113,5.4', own.iris),
    dots('166,113,3.3 194,113,3.3', inks.key),
    dots('164.5,111.4,1.3 192.5,111.4,1.3', inks.paper),
    dots('176.6,137,1.5 183.4,137,1.5', own.face),
    line('171,148 180,148 189,148', own.face, 2),
  ]
}
