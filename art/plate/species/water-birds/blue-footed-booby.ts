import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { moved } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blueFootedBooby: Species = {
  latin: 'Sula nebouxii',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), head(bench, own)]
  },
}

const OWN = {
  brown: '#5a4638',
  brownShade: '#382c2a',
  whiteShade: '#d9cdb8',
  streak: '#a68a6c',
  bill: '#8fa3b0',
  billShade: '#5f7482',
  iris: ['#ffe27a', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 250, y: 150, r: 108 }),
    flat(bench, 256, inks.water[1]),
    glints('70,276,110 330,280,100 30,300,90 360,306,80', inks.water[0], 1.8),
    land('0,338 60,322 110,334 170,346 250,344 320,322 400,326', inks.rock[2]),
    land('0,368 90,356 150,362 210,352 290,350 350,362 400,352', inks.key),
  ]
}

const BLUE_FEET = { lit: '#3f9fdc', shade: '#2573b4' }

/** Three webbed toes forward, drawn round the ankle. */
function foot(x: number, y: number, degrees = 0): Art {
  const web = '-7,-40 7,-40 8,-16 16,0 24,8! 0,6 -16,18! -36,8 -62,10! -40,-8 -12,-20'
  const toes = ['-3,-14 -50,6', '0,-12 -15,12', '3,-12 16,4']
  return [
    shape(moved(web, x, y, 1, degrees), BLUE_FEET.lit),
    line(
      toes.map(toe => moved(toe, x, y, 1, degrees)),
      BLUE_FEET.shade,
      2.6,
    ),
  ]
}

function tail(own: Own): Art {
  return [
    limb('262,256,50 290,312,34 312,356,8', own.brownShade, 'point'),
    shape('276,300 290,296 304,330 318,372! 300,352', own.brown),
    foot(246, 342),
  ]
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '168,92 178,70 198,56 222,60 236,80 236,108 238,134 260,166 280,210 286,256 272,294 244,314 208,312 180,290 166,252 164,210 172,168 180,138 176,116',
      inks.paper,
      shape('244,150 280,210 290,262 262,310 220,320 246,280 254,230', own.whiteShade),
      shape(
        '168,92 178,68 198,54 224,58 240,84 240,140 250,156 226,150 196,146 176,142 180,120',
        mix(inks.paper, own.streak, 0.35),
      ),
      limbs(
        [
          '190,66,3 196,84,4 196,100,2',
          '204,62,3 212,80,4 214,100,2',
          '220,68,3 226,90,4 226,110,2',
          '186,104,3 190,124,4 188,140,2',
          '204,106,3 208,128,4 208,144,2',
          '222,116,3 226,134,4 228,148,2',
        ],
        own.streak,
        'point',
      ),
    ),
    bench.cut(
      '236,148 262,168 286,214 298,264 306,318! 284,302 262,276 240,244 226,208 222,172',
      own.brown,
      shape('262,168 286,214 298,264 306,318! 284,290 274,240 258,200', own.brownShade),
      line('240,196 262,240 288,282;236,216 254,250 276,284', own.brownShade, 2.4),
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '176,78 150,90 118,108 92,124! 124,124 154,120 182,114',
      own.bill,
      shape('92,124! 130,114 184,100 186,124 120,132', own.billShade),
    ),
    eye(187, 82, 6, { iris: own.iris, pupil: own.brownShade }),
    foot(190, 322, 26),
  ]
}
