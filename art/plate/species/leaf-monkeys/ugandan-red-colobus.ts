import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawRedColobus } from './zanzibar-red-colobus.ts'

export const ugandanRedColobus: Species = {
  latin: 'Piliocolobus tephrosceles',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    const colobus = bench.keep([drawRedColobus(bench, own), head(bench, own)])
    return [setting(bench), print(colobus, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  back: '#5a4f4c',
  backLit: '#85766d',
  backShade: '#3a3231',
  arm: '#8b8480',
  armLit: '#b1aaa3',
  leg: '#97908a',
  legLit: '#bcb5ac',
  under: ['#d8cfc2', 0.6],
  underShade: ['#aea498', 0.7],
  hand: '#2b2728',
  cap: '#a44a22',
  capLit: '#d2743a',
  capShade: '#72301a',
  whisker: '#6f6560',
  face: '#2e2b30',
  faceLit: '#5c585f',
  iris: '#8a5228',
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[3], 0.3)),
    disc(bench, { x: 190, y: 160, r: 124 }),
    land('0,338 80,320 180,336 300,312 400,330', inks.land[1]),
    land('0,378 130,358 270,374 400,354', inks.land[3]),
    sideLeaf(bench, -92, 60, [176, 30, 18, 8], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 494, 60, [170, 30, 160, -8], inks.leaf[1], inks.leaf[2]),
  ]
}

/** A rust cap, drawn low over a slate face. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 186
  return [
    bench.cut(
      mirrored(
        '186,60 164,64 148,78 140,100 138,124! 144,132 140,146! 154,152 158,166! 172,166 186,172',
        middle,
      ),
      own.whisker,
      shape('214,70 240,110 232,160 200,174 222,130', own.backShade),
    ),
    bench.cut(
      mirrored('186,48 166,52 148,66 140,88 144,104! 154,98 160,106! 170,98 178,104! 186,98', middle),
      own.cap,
      shape('146,84 160,64 184,54 206,58 184,68 164,80', own.capLit),
      shape('214,56 240,90 226,112 216,96', own.capShade),
    ),
    folded('186,100 172,100 158,106 152,120 156,136 164,148 172,162 186,168', own.face, middle),
    folded('186,134 178,138 172,150 176,160 186,165', own.faceLit, middle),
    folded('186,102 180,106 180,130 186,132', own.faceLit, middle),
    dots('171,122,5.2 201,122,5.2', own.iris),
    dots('171,122,3.2 201,122,3.2', inks.key),
    dots('169.5,120.4,1.2 199.5,120.4,1.2', inks.paper),
    dots('182.5,142,1.6 189.5,142,1.6', own.face),
    line('177,154 186,154 195,154', own.face, 2),
  ]
}
