import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limbs, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const africanBaobab: Species = {
  latin: 'Adansonia digitata',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), crown(bench, own), trunk(bench, own), figure(bench, own), meadow(bench)]
  },
}

const OWN = {
  bark: ['#b98f86', 0.6],
  lit: ['#eabfa6', 0.5],
  shade: ['#6f5266', 0.7],
  dark: ['#46345a', 0.6],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.35)),
    disc(bench, { x: 252, y: 196, r: 112 }),
    land('0,320 120,306 260,318 400,302', inks.land[1]),
    land('0,362 140,350 300,360 400,346', inks.land[4]),
  ]
}

const TIPS = '44,110 30,160 88,70 140,44 206,30 268,46 320,76 362,122 370,168 112,96 176,60 240,60 298,100'

/** Bare, with a fan of twigs at the end of every branch. */
function crown(bench: Bench, own: Own): Art {
  const fan = bench.keep(
    shape('-3,4! -6,-12 -26,-30! -8,-22 -6,-38! 0,-22 10,-40! 6,-20 28,-28! 7,-10 3,4!', own.dark),
  )
  const tips = read(TIPS).map(({ x, y }) => {
    const outward = (Math.atan2(y - 190, x - 200) * 180) / Math.PI + 90
    return print(fan, x, y, 0.8, Math.round(outward))
  })
  return [
    limbs(
      [
        '180,200,50 120,150,26 80,130,14 30,160,4',
        '176,190,44 130,120,22 88,70,5',
        '186,180,44 160,100,24 140,44,5',
        '200,180,44 200,100,22 206,30,5',
        '214,180,44 244,110,22 268,46,5',
        '222,190,46 280,130,22 320,76,5',
        '226,200,46 300,150,24 340,140,12 370,170,4',
        '120,150,16 70,120,10 44,110,4',
        '300,150,16 340,130,9 362,122,4',
        '160,110,12 120,100,8 112,96,3',
        '250,110,12 290,108,8 298,100,3',
        '180,100,10 178,76,7 176,60,3',
        '222,100,10 236,76,7 240,60,3',
      ],
      own.shade,
      'point',
    ),
    tips,
  ]
}

function trunk(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '142,170! 170,176 200,170 232,176 262,170! 276,210 282,260 282,310 296,350 330,376! 70,376! 106,350 118,310 118,260 126,210',
      own.bark,
      shape('230,170 264,170 282,260 282,310 330,380 250,380 244,320 240,250', own.shade),
      shape('142,170 156,176 150,230 144,300 130,350 70,380 106,348 118,300', own.lit),
      limbs(
        ['182,190,5 176,260,9 180,340,4', '206,186,5 210,260,10 204,350,4', '226,200,5 232,270,8 236,340,3'],
        own.shade,
        'point',
      ),
    ),
    limbs(
      ['150,196,24 120,150,13 84,130,4', '166,186,24 146,124,12 120,90,3', '190,182,24 182,120,12 170,80,3'],
      own.bark,
      'point',
    ),
    limbs(
      [
        '212,182,22 216,120,11 210,70,3',
        '236,188,24 268,136,12 300,104,3',
        '252,200,24 300,156,13 336,140,4',
      ],
      own.dark,
      'point',
    ),
  ]
}

function figure({ inks }: Bench, own: Own): Art {
  return [
    shape('100,376 101,362 105,358 110,362 112,376!', RED),
    dot(105, 353, 4, own.dark),
    shape('101,376! 102,388! 105,388! 106,380! 108,388! 111,388! 111,376!', inks.land[5]),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 30, blades: 56 }, inks.land[5])
}
