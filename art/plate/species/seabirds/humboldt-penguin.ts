import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const humboldtPenguin: Species = {
  latin: 'Spheniscus humboldti',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), flipper(bench, own), head(bench, own), feet(own)]
  },
}

const OWN = {
  black: '#25272e',
  sheen: '#4b515e',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#cfcbd0', 0.8],
  bill: '#3a3a3e',
  billBand: '#8b8782',
  skin: ['#f08f86', 0.3],
  skinShade: ['#c9655f', 0.4],
  iris: '#a0552f',
  foot: '#54505a',
} as const

type Own = Tints<typeof OWN>

/** A ledge white with guano, under a desert coast. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 166, y: 150, r: 120 }),
    land('0,244 60,230 130,240 220,216 300,222 400,206', inks.sand[1]),
    land('0,262 120,254 240,256 320,240 400,236', mix(inks.sand[1], inks.sand[2], 0.6)),
    flat(bench, 270, inks.water[1]),
    glints('50,290,110 350,286,100 30,314,90 370,318,110', inks.water[0], 1.8),
    land('0,366 70,352 130,346 290,344 340,358 400,352', inks.rock[2]),
    shape(
      '90,356 130,346 200,343 290,344 320,352 306,358 296,374! 288,358 270,360 262,384! 254,362 220,358 180,360 172,378! 164,360 130,358 122,370! 114,358',
      inks.snow[0],
    ),
  ]
}

function tail(own: Own): Art {
  return limb('160,300,36 140,332,22 122,350,6', own.black, 'point')
}

/** One black band, over the breast and down the flank; the Galápagos bird has two. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '186,118 168,152 150,196 138,246 142,298 162,332 202,344 242,336 268,304 276,256 274,206 264,164 256,130',
    own.white,
    shape('244,340 262,306 268,256 262,214 290,220 290,340', own.whiteShade),
    shape(
      '176,110 160,150 142,196 128,250 136,310 164,340 200,350 190,320 186,270 190,220 204,180 226,150 240,126',
      own.black,
    ),
    shape('150,196 138,246 140,296 150,290 152,240 164,196', own.sheen),
    line('272,190 256,180 236,182 220,202 212,244 214,290 226,336', own.black, 13),
    line('250,220 252,220;240,254 242,254;256,276 258,276;244,300 246,300', own.black, 3.4),
  )
}

function flipper(bench: Bench, own: Own): Art {
  return bench.cut(
    '184,162 204,166 210,190 206,228 194,266 178,296 166,302 164,284 168,246 172,200',
    own.black,
    shape('180,168 192,170 188,210 178,256 168,290 166,250 172,200', own.sheen),
    line('208,196 204,230 192,266 176,298', own.white, 4),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '178,140 180,108 186,80 204,60 230,54 254,64 266,84 264,108 254,128 252,152 222,158 194,156',
      own.black,
      shape('188,82 206,62 232,56 250,62 226,68 204,84', own.sheen),
      line('262,74 240,72 222,80 212,98 214,122 230,138 254,142', own.white, 9),
    ),
    shape('252,90! 260,82 270,84 274,96 272,110 262,117 252,112 248,100', own.skin),
    shape('254,110 264,106 274,106 270,116 258,119', own.skinShade),
    bench.cut(
      '262,86! 282,82 302,86 318,96 322,112! 310,109 300,110 282,114 264,114!',
      own.bill,
      line('266,101 290,100 312,105', own.billBand, 2),
      line('300,80 304,96 300,114', own.billBand, 4.4),
    ),
    eye(241, 92, 6.6, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
  ]
}

function feet(own: Own): Art {
  return [
    shape('214,330 240,332 262,350! 248,352 240,358! 226,352 214,356! 204,348', own.foot),
    shape('176,334 202,338 226,354! 210,356 202,364! 190,358 178,362! 168,350', own.foot),
    line('190,344 206,356;184,346 182,356;226,344 242,352', own.black, 2),
  ]
}
