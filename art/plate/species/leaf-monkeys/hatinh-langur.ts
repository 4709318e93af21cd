import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, eye, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawCrag, drawSittingLangur } from './langur.ts'

export const hatinhLangur: Species = {
  latin: 'Trachypithecus hatinhensis',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), drawCrag(bench), drawSittingLangur(bench, own), head(bench, own)]
  },
}

const OWN = {
  fur: '#232127',
  lit: '#504c56',
  shade: '#151418',
  breast: '#302d34',
  rump: '#28252b',
  rumpLit: '#544f59',
  rumpShade: '#151418',
  tail: '#211f24',
  tailLit: '#4d4952',
  hand: '#19171b',
  white: ['#fffaf0', 0.4],
  face: '#38343b',
  faceLit: '#5d5862',
  iris: '#94602f',
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.6)),
    disc(bench, { x: 212, y: 156, r: 124 }),
    land(
      '-140,300 -90,230 -50,300 0,310 30,236 62,200 90,250 112,304 200,318 290,300 316,230 346,214 370,280 410,306 470,220 520,300',
      inks.land[1],
    ),
    land('0,356 100,336 260,350 400,332', inks.land[2]),
  ]
}

/** In profile, for the stripe from its mouth past the ear to the nape. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  return [
    bench.cut(
      '136,92 146,76 160,66 174,59 188,46! 198,61 218,76 234,98 236,130 222,158 196,172 164,172 144,166 130,156 124,144 124,134 130,122 134,106',
      own.fur,
      shape('148,84 158,70 174,61 187,49 184,64 170,72', own.lit),
      shape('222,76 244,120 224,162 190,176 206,140 212,108', own.shade),
    ),
    shape(
      '138,98 150,94 162,100 166,116 158,134 160,150 150,164 136,160 126,152 122,142 125,132 132,120',
      own.face,
    ),
    shape('124,136 134,130 146,134 152,146 146,160 134,160 126,152', own.faceLit),
    shape('134,98 146,90 162,94 168,106 156,102 144,102', own.fur),
    shape(
      '138,154! 150,150 166,146 188,148 208,144 224,134 235,120! 234,138 222,152 202,160 178,162 156,162!',
      own.white,
    ),
    shape('190,130 192,116 202,109 211,115 209,128 200,137', own.face),
    shape('195,128 198,118 204,115 207,121 203,130', own.shade),
    eye(149, 112, 5.4, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
    dot(128, 137, 1.6, own.shade),
    line('125,149 134,152 144,153', own.shade, 2),
  ]
}
