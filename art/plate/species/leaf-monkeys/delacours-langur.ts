import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawCrag, drawStandingLangur } from './langur.ts'

export const delacoursLangur: Species = {
  latin: 'Trachypithecus delacouri',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), drawCrag(bench), drawStandingLangur(bench, own), head(bench, own)]
  },
}

const OWN = {
  fur: '#232127',
  lit: '#4b4850',
  shade: '#151418',
  breast: '#232127',
  rump: ['#f0ead9', 0.5],
  rumpLit: ['#fffaf0', 0.4],
  rumpShade: ['#bdb5a6', 0.6],
  tail: '#2a272d',
  tailLit: '#524f57',
  hand: '#1a181c',
  whisker: ['#e9e2d2', 0.5],
  face: '#2f2c33',
  faceLit: '#57535b',
  iris: '#8a5228',
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 158, r: 124 }),
    land(
      '-150,330 -110,240 -76,226 -50,290 -10,300 20,216 50,180 84,206 110,280 190,306 280,290 320,196 352,170 390,200 420,290 470,300 500,230 540,250',
      inks.land[1],
    ),
    land('0,360 100,340 260,352 400,336', inks.land[2]),
  ]
}

function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 104
  return [
    bench.cut(
      mirrored('104,56! 98,70 80,82 66,102 62,124 66,146 80,168 104,180', middle),
      own.fur,
      shape('70,106 82,84 98,72 104,60 108,76 92,88 78,104', own.lit),
    ),
    bench.pair(
      shape('88,152 74,146 62,128! 58,140 52,146! 60,154 60,164! 76,166 92,164', own.whisker),
      middle,
    ),
    folded('104,106 92,102 78,108 74,122 80,138 88,152 94,164 104,168', own.face, middle),
    folded('104,138 97,141 91,152 95,163 104,166', own.faceLit, middle),
    folded('104,110 99,114 98,132 104,135', own.faceLit, middle),
    dots('90,124,5.2 118,124,5.2', own.iris),
    dots('90,124,3.2 118,124,3.2', inks.key),
    dots('88.5,122.4,1.2 116.5,122.4,1.2', inks.paper),
    dots('100.8,144,1.5 107.2,144,1.5', own.face),
    line('95,156 104,156 113,156', own.face, 2),
  ]
}
