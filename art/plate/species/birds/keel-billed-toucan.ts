import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const keelBilledToucan: Species = {
  latin: 'Ramphastos sulfuratus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), face(bench, own), bill(bench, own), perch(bench)]
  },
}

const OWN = {
  black: '#15181d',
  sheen: '#34343c',
  yellow: ['#ffd92e', 0.5],
  lime: ['#a9d14a', 0.5],
  green: '#5ea845',
  orange: ['#ff8a1c', 0.3],
  tip: '#a3162c',
  skin: '#7cc06a',
  iris: '#23352a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 268, y: 176, r: 122 }),
    land('0,346 120,322 260,344 400,312', inks.land[2]),
    land('0,380 150,356 300,372 400,350', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('298,272,36 316,330,32 326,384,30', own.black),
    line('306,300 320,340 328,388', own.sheen, 2.5),
    shape('262,296 290,286 304,304 300,330! 282,322', RED),
  ]
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '186,100 198,78 222,66 248,74 268,102 288,150 306,210 310,262 300,296! 270,306 238,292 212,262 194,222 184,180 180,140',
      own.black,
      shape('150,110 196,112 222,100 236,126 232,168 214,202 190,214 170,190', own.yellow),
      shape('190,214 214,202 232,168 238,176 220,212 194,228', RED),
      shape(
        '196,110 216,114 228,150 212,190 190,208 214,202 232,168 236,126 222,100',
        mix(own.yellow, own.orange, 0.45),
      ),
      shape('254,130 282,170 300,228 296,270 276,236 258,190', own.sheen),
    ),
    shape('290,248 312,244 314,272 302,292 292,276', inks.paper),
  ]
}

function face({ inks }: Bench, own: Own): Art {
  return [
    shape('190,88 206,82 222,92 222,110 206,118 190,112', own.skin),
    eye(209, 100, 8.5, { iris: own.iris, pupil: own.black, glint: inks.paper }),
  ]
}

function bill(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '190,128 150,132 104,138 64,154! 80,162 120,162 164,156 188,146',
      own.lime,
      shape('190,120 190,160 150,166 110,150 140,136', '#82b2df'),
      shape('60,140 84,144 92,166 50,170', own.tip),
      shape('190,142 150,152 90,156 90,170 190,160', mix(own.green, inks.key, 0.2)),
    ),
    bench.cut(
      '192,86 160,74 122,78 86,94 60,122 50,154! 66,148 104,136 150,130 192,126',
      own.lime,
      shape('184,104 150,96 112,104 96,120 120,126 160,120', own.orange),
      shape('40,160 44,118 74,104 80,124 70,148', own.tip),
      shape('192,80 160,70 110,76 74,104 110,88 160,84 192,92', own.yellow),
      shape('192,128 150,131 104,138 74,146 110,128 192,118', own.green),
    ),
    shape('189,85 195,86 197,112 194,147 188,147 191,112', own.black),
  ]
}

function perch({ inks }: Bench): Art {
  return [
    limb('-160,320,20 80,312,19 240,306,18 340,296,16 580,262,10', inks.land[5]),
    limb('-160,313,7 80,305,7 240,299,6 340,290,5 580,258,3', inks.land[3]),
    limbs(
      [
        '234,292,8 230,302,8 228,315,6',
        '244,292,8 241,302,8 240,315,6',
        '262,291,8 260,301,8 259,313,6',
        '272,290,8 271,300,8 271,312,6',
      ],
      '#82b2df',
    ),
    leaf(100, 312, [74, 17, 152], inks.leaf[1], inks.leaf[2]),
    leaf(70, 312, [60, 15, -148], inks.leaf[0], inks.leaf[1]),
    leaf(362, 290, [66, 15, -40], inks.leaf[0], inks.leaf[1]),
  ]
}
