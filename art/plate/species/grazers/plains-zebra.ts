import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const plainsZebra: Species = {
  latin: 'Equus quagga',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), mane(bench, own), ears(bench, own), neck(bench, own), face(bench, own)]
  },
}

const OWN = {
  whiteShade: '#dccfb6',
  dark: ['#1a171b', 0.5],
  muzzle: '#3b3234',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 262, y: 142, r: 116 }),
    land('0,330 120,316 260,324 400,310', inks.land[1]),
    land('0,372 140,360 300,368 400,356', mix(inks.sand[2], inks.land[3], 0.3)),
  ]
}

function mane(bench: Bench, own: Own): Art {
  const { inks } = bench
  return bench.cut(
    '176,50! 196,44 226,62 258,96 290,140 322,196 352,262! 330,250 300,190 266,140 232,104 200,84',
    own.dark,
    line(
      '192,70 212,40;214,92 240,56;238,116 268,82;262,144 290,112;284,176 316,144;306,220 336,190',
      inks.paper,
      8,
    ),
  )
}

function ears({ inks }: Bench, own: Own): Art {
  return [
    shape('168,84! 158,52 166,28 180,22! 194,40 198,70 190,92', inks.paper),
    shape('166,72 164,48 170,32 180,24! 184,48 180,76', own.dark),
  ]
}

function neck(bench: Bench, own: Own): Art {
  const { inks } = bench
  return bench.cut(
    '176,72 200,80 234,104 268,142 302,194 334,256 372,330 410,430 150,430 168,370 176,320 172,270 164,236 148,224 126,236 104,262 84,288 62,298 44,290 36,272 42,250 58,226 80,190 102,150 126,112 150,84',
    inks.paper,
    shape('164,236 172,270 178,320 168,370 150,430 200,430 210,340 200,260 190,220', own.whiteShade),
    limbs(
      [
        '232,102,16 206,140,15 186,184,11 172,232,4',
        '256,128,18 232,168,17 206,214,13 178,262,4',
        '280,160,19 258,204,19 222,254,15 178,296,4',
        '300,192,20 284,240,20 240,294,16 176,334,4',
        '320,230,22 306,284,22 256,338,18 172,370,5',
        '342,270,23 328,330,23 280,380,20 190,420,8',
        '364,316,22 350,380,22 310,430,20',
        '206,84,12 186,116,12 172,156,9 162,204,3',
      ],
      own.dark,
      'point',
    ),
    limbs(
      [
        '164,80,8 148,104,7 146,126,3',
        '140,96,7 128,118,6 128,138,3',
        '122,122,7 112,140,6 112,158,3',
        '108,146,7 98,162,6 98,178,3',
        '94,168,7 86,184,6 84,202,3',
        '176,110,8 166,132,8 152,150,7 128,160,3',
        '170,150,8 156,172,8 136,184,6 112,190,3',
        '160,186,8 144,204,8 122,212,6 100,212,3',
      ],
      own.dark,
      'point',
    ),
    shape('30,280 44,246 58,228 76,232 86,252 82,290 60,304', own.muzzle),
  )
}

function face({ inks }: Bench, own: Own): Art {
  return [
    shape('124,130! 134,118 148,120 152,130! 140,138', own.dark),
    dot(137, 127, 2, inks.paper),
    limb('50,254,9 58,250,7', own.dark),
    line('44,284 62,280 80,272', own.dark, 2.6),
  ]
}
