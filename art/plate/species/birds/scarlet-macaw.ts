import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const scarletMacaw: Species = {
  latin: 'Ara macao',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench), head(bench, own), wing(own), perch(bench, own)]
  },
}

const OWN = {
  yellow: '#ffc62b',
  blue: '#1c6fc0',
  navy: '#123f86',
  dark: '#1b1f27',
  horn: '#fbeee2',
  ivory: '#fff6e2',
  ivoryShade: '#d8c3a0',
  tongue: '#5a4a44',
  toes: '#4b4a4c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 150, y: 150, r: 112, ink: inks.paper }),
    land('0,352 140,330 280,348 400,322', inks.land[2]),
    land('0,386 150,366 300,380 400,364', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return [
    limb('182,246,34 150,318,26 112,398,8', own.navy, 'point'),
    limb('196,250,30 168,320,20 138,384,5', own.blue, 'point'),
    limb('184,240,30 146,316,18 100,404,3', RED, 'point'),
  ]
}

function body(bench: Bench): Art {
  const { inks } = bench
  const shade = mix(RED, inks.key, 0.28)
  return bench.cut(
    '226,58 246,48 268,52 280,66 282,96 276,122 278,150 272,190 256,228 228,262 196,272! 176,262 178,210 188,150 204,96',
    RED,
    shape('268,112 290,110 290,190 262,240 228,270 190,280 230,246 254,204 266,156', shade),
    shape('214,112 244,128 250,168 240,206 220,240 216,200 226,160', shade),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  const shade = mix(RED, inks.key, 0.28)
  return [
    shape('230,74 252,66 274,72 280,92 272,112 252,112 238,98', own.horn),
    line('243,96 254,99 265,98;248,105 258,107 268,105;240,88 250,92 262,91', shade, 1.3),
    bench.cut(
      '264,60! 286,54 308,66 319,92 314,126! 304,108 292,103 276,107! 268,84',
      own.ivory,
      shape('262,50 276,52 282,80 280,112 262,112 258,80', own.ivoryShade),
      shape('276,107 286,94 300,100 316,112 316,140 296,120', own.dark),
    ),
    shape('274,105! 292,102 302,108 300,122 286,128 272,120', own.dark),
    shape('276,106! 292,101 304,106 296,111 282,113', own.tongue),
    eye(254, 82, 6.5, { iris: own.yellow, pupil: own.dark }),
  ]
}

function wing(own: Own): Art {
  return [
    shape('190,128 214,118 236,132 240,166 226,214 190,264 146,318! 150,276 164,220 174,170', own.blue),
    shape('174,180 186,170 200,214 180,262 146,318! 150,276 164,220', own.navy),
    line('226,204 196,248 162,294;214,200 186,240 158,282;202,196 178,234 158,262', own.navy, 2.2),
    shape(
      '186,142 214,128 240,150 238,184 228,208! 218,196 212,216! 203,200 194,218! 189,198 178,212! 172,188',
      own.yellow,
    ),
    shape('188,126 212,114 238,130 241,158 234,178! 224,166 216,184! 206,168 196,182! 190,164 178,174!', RED),
  ]
}

function perch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,304,22 60,288,20 200,276,18 320,258,16 580,226,10', inks.land[5]),
    limb('-160,297,8 60,282,7 200,270,6 320,253,5 580,222,4', inks.land[3]),
    limbs(
      [
        '214,262,8 210,272,8 208,284,6',
        '224,261,8 221,271,8 220,283,6',
        '242,257,8 240,267,8 239,279,6',
        '252,255,8 251,265,8 251,277,6',
      ],
      own.toes,
    ),
    leaf(330, 256, [76, 18, 34], inks.leaf[1], inks.leaf[2]),
    leaf(352, 252, [60, 15, -34], inks.leaf[1], inks.leaf[2]),
    leaf(52, 290, [56, 13, 150], inks.leaf[1], inks.leaf[2]),
  ]
}
