import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawBough, drawSittingLangur } from './langur.ts'

/** The Rwenzori colobus is a race of it. */
export const angolaColobus: Species = {
  latin: 'Colobus angolensis',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    const colobus = bench.keep([
      farShoulder(own),
      drawSittingLangur(bench, own),
      tailEnd(own),
      nearShoulder(bench, own),
      head(bench, own),
    ])
    return [setting(bench), drawBough(bench), print(colobus, 400, 0, 1, 0, -1)]
  },
}

const OWN = {
  fur: '#1f1d22',
  lit: '#47434c',
  shade: '#131216',
  breast: '#29262d',
  rump: '#232126',
  rumpLit: '#4a464f',
  rumpShade: '#131216',
  tail: '#1f1d22',
  tailLit: '#47434c',
  hand: '#151317',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#cdc8c2', 0.6],
  face: '#36333a',
  faceLit: '#5d5861',
  iris: '#8a5228',
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 192, y: 160, r: 124 }),
    land('0,340 90,322 200,338 310,314 400,332', inks.land[2]),
    land('0,382 140,364 280,378 400,360', inks.land[4]),
    sideLeaf(bench, -100, 70, [180, 30, 14, 8], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 506, 100, [180, 30, 168, -8], inks.leaf[1], inks.leaf[2]),
  ]
}

function farShoulder(own: Tints<typeof OWN>): Art {
  return limbs(
    ['156,162,18 134,196,16 122,226,6', '160,166,18 146,204,14 138,232,5'],
    own.whiteShade,
    'point',
  )
}

/** The last third of the tail is white. */
function tailEnd(own: Tints<typeof OWN>): Art {
  return [
    limb('290,352,16 293,372,17 290,412,16', own.white),
    limb('298,356,4 299,376,5 296,412,5', own.whiteShade),
  ]
}

/** Long white hair that hangs from the shoulder over the arm. */
function nearShoulder(bench: Bench, own: Tints<typeof OWN>): Art {
  return bench.cut(
    '196,164 214,142 240,148 262,174 278,210 290,256! 276,242 274,268! 262,240 258,258! 248,228 240,244! 232,212 222,222! 216,194 204,188',
    own.white,
    shape('240,150 264,178 282,214 292,262 274,240 258,208 240,180', own.whiteShade),
    line('222,166 232,196;236,172 250,212', own.whiteShade, 2),
  )
}

function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 180
  return [
    bench.cut(
      mirrored('180,52 160,56 142,72 134,98 138,130 152,156 180,170', middle),
      own.fur,
      shape('142,88 156,66 180,57 196,60 178,70 158,82', own.lit),
      shape('212,66 230,104 226,146 206,166 214,120', own.shade),
    ),
    bench.pair(
      shape(
        '154,108 142,104! 138,114 126,116! 130,128 116,134! 126,144 114,156! 130,160 126,174! 142,170 150,182! 160,170 172,176 176,158 162,140',
        own.white,
      ),
      middle,
    ),
    folded('180,86! 168,88 152,96! 168,96 180,98', own.white, middle),
    folded('180,96 166,94 154,100 150,114 154,130 162,144 170,158 180,163', own.face, middle),
    folded('180,132 172,136 166,148 170,158 180,161', own.faceLit, middle),
    folded('180,102 175,106 174,126 180,130', own.faceLit, middle),
    dots('166,116,5.2 194,116,5.2', own.iris),
    dots('166,116,3.2 194,116,3.2', inks.key),
    dots('164.5,114.4,1.2 192.5,114.4,1.2', inks.paper),
    dots('176.4,138,1.5 183.6,138,1.5', own.face),
    line('171,150 180,150 189,150', own.face, 2),
  ]
}
