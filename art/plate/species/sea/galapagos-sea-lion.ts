import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const galapagosSeaLion: Species = {
  latin: 'Zalophus wollebaeki',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      harbour(bench),
      pier(bench),
      hindFlippers(own),
      body(bench, own),
      head(bench, own),
      foreFlipper(bench, own),
    ]
  },
}

const OWN = {
  fur: '#93683f',
  lit: '#c99a62',
  shade: '#674628',
  dark: '#33241c',
  iris: '#3a2618',
} as const

type Own = Tints<typeof OWN>

function harbour(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 216, y: 156, r: 124 }),
    land('0,262 60,250 130,258 400,258', inks.land[2]),
    flat(bench, 260, inks.water[1]),
    glints(
      '50,276,110 340,272,120 216,284,150 90,300,120 330,304,130 -60,290,140 480,292,150',
      inks.water[0],
      2,
    ),
    glints('216,272,90 216,296,60', inks.disc, 2),
  ]
}

function pier(bench: Bench): Art {
  const { inks } = bench
  const [lit, wood, dark] = [mix(inks.sand[1], inks.rock[1], 0.5), inks.rock[1], inks.rock[2]]
  return [
    limb('52,372,22 52,420,22', inks.land[5]),
    limb('352,372,22 352,420,22', inks.land[5]),
    flat(bench, 330, lit),
    flat(bench, 352, wood),
    flat(bench, 366, dark),
    line(
      '-130,330 -146,352;-20,330 -28,352;84,330 80,352;190,330 190,352;296,330 300,352;404,330 412,352;510,330 526,352',
      dark,
      2.4,
    ),
  ]
}

function hindFlippers(own: Own): Art {
  return [
    shape('330,318 360,306 388,318 398,340! 372,346 344,348', own.dark),
    shape('326,326 356,326 378,342 384,356! 356,356 330,350', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '126,132 150,104 180,100 200,124 216,164 244,204 282,242 320,276 346,306 352,334 338,350 290,354 230,354 186,350 160,336 138,300 126,256 122,210 124,170',
    own.fur,
    shape('170,330 220,330 280,318 330,300 360,320 350,360 160,360', own.shade),
    shape('124,150 140,140 150,180 148,230 158,280 180,330 160,340 134,300 120,240', own.lit),
    shape(
      '196,116 216,162 246,204 284,242 322,276 346,304 306,282 262,252 226,218 202,180 190,140',
      mix(own.fur, own.shade, 0.55),
    ),
    line('136,168 146,174;134,200 146,206;138,232 150,238;146,264 158,268', own.fur, 2.4),
  )
}

/** A long narrow muzzle held up, small ears that show, and whiskers laid back. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '74,78 82,66 100,60 118,50 140,40 164,42 184,56 194,80 198,112 180,140 146,146 128,124 108,112 88,106 76,96',
      own.fur,
      shape('72,96 96,98 124,108 146,126 170,150 140,160 106,124 80,110', own.lit),
      shape('140,38 166,40 186,56 198,90 200,130 186,100 172,72 156,54', own.shade),
      shape('80,66 100,60 120,50 140,42 134,54 114,62 96,70', own.lit),
    ),
    shape('73,80 74,71 82,68 86,74 80,83', own.dark),
    line('76,92 94,96 112,96', own.dark, 2.4),
    eye(124, 70, 7.4, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    line('112,64 122,59 134,62', own.shade, 2.4),
    limb('166,84,8 176,96,8 182,108,4', own.shade, 'point'),
    dots('90,82,1.6 97,86,1.6 92,90,1.6 100,80,1.6', own.dark),
    line('94,86 106,104 112,122;98,84 114,100 124,118;92,90 98,106 100,122', inks.paper, 1.3),
  ]
}

function foreFlipper(bench: Bench, own: Own): Art {
  return [
    shape('150,290 138,318 122,346 96,356! 128,360 156,354 168,320', own.shade),
    bench.cut(
      '166,256 196,246 222,270 228,304 222,328 250,346 290,360! 240,366 196,363 172,346 160,304',
      own.fur,
      shape('206,246 240,280 226,330 290,360 240,370 206,346 206,300', own.shade),
      shape('166,270 178,264 180,306 184,344 168,340', own.lit),
    ),
    line('222,344 246,362;206,348 220,363', own.dark, 2),
  ]
}
