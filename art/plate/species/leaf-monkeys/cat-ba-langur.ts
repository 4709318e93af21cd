import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, glints, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawCrag, drawStandingLangur } from './langur.ts'

export const catBaLangur: Species = {
  latin: 'Trachypithecus poliocephalus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    const langur = bench.keep([drawStandingLangur(bench, own), cape(bench, own), head(bench, own)])
    return [setting(bench), drawCrag(bench), print(langur, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  fur: '#3b302d',
  lit: '#66554d',
  shade: '#251e1d',
  breast: '#3b302d',
  rump: '#8b8279',
  rumpLit: '#b5aca0',
  rumpShade: '#251e1d',
  tail: '#352b29',
  tailLit: '#62524a',
  hand: '#1d1819',
  gold: ['#e6bf78', 0.5],
  goldLit: ['#f9e2ac', 0.4],
  goldShade: ['#b98b4a', 0.6],
  face: '#2d282c',
  faceLit: '#57504f',
  iris: '#8a5228',
} as const

/** Karst islands in the bay. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 186, y: 156, r: 124 }),
    shape(
      '-150,318! -140,250 -118,236 -100,268 -70,280 -50,318!;8,318! 14,240 30,204 54,196 74,228 84,276 104,318!;300,318! 306,262 326,222 352,232 366,270 400,284 410,318!;452,318! 460,250 486,240 510,290 540,318!',
      inks.land[1],
    ),
    flat(bench, 316, inks.water[1]),
    glints('-80,346,80 30,338,70 120,334,60 330,340,80 450,350,90 400,372,60', inks.water[0]),
  ]
}

/** Gold from the crown to the shoulders. */
function cape(bench: Bench, own: Tints<typeof OWN>): Art {
  return bench.cut(
    '96,170 118,144 148,134 176,138! 186,152 178,164! 176,180 166,192! 158,204 148,212! 138,214 130,222! 118,222 108,204',
    own.gold,
    shape('120,146 150,134 178,140 172,154 150,152 130,164', own.goldLit),
    shape('180,158 168,188 150,208 126,222 108,214 134,202 156,182', own.goldShade),
  )
}

function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 104
  return [
    bench.cut(
      mirrored(
        '104,52! 98,68 80,80 66,100 60,122! 52,132! 60,140 54,152! 64,156 66,168! 78,172 92,182 104,184',
        middle,
      ),
      own.gold,
      shape('68,104 80,84 98,72 104,56 108,74 92,90 78,106', own.goldLit),
      shape('128,84 150,120 148,160 120,184 110,184 132,150 136,116', own.goldShade),
    ),
    folded('104,104 92,101 78,107 74,122 80,138 88,152 94,164 104,168', own.face, middle),
    folded('104,138 97,141 91,152 95,163 104,166', own.faceLit, middle),
    folded('104,109 99,113 98,132 104,135', own.faceLit, middle),
    dots('90,124,5.2 118,124,5.2', own.iris),
    dots('90,124,3.2 118,124,3.2', inks.key),
    dots('88.5,122.4,1.2 116.5,122.4,1.2', inks.paper),
    dots('100.8,144,1.5 107.2,144,1.5', own.face),
    line('95,156 104,156 113,156', own.face, 2),
  ]
}
