import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { hooves } from '#art/plate/toolbox/details.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blueWildebeest: Species = {
  latin: 'Connochaetes taurinus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      body(bench, own),
      mane(own),
      head(bench, own),
      legs(own),
      meadow(bench),
    ]
  },
}

const OWN = {
  coat: '#6b6a74',
  lit: '#9a969a',
  shade: '#45434e',
  dark: '#1e1b22',
  horn: '#3a3230',
  tan: '#a98a62',
  iris: '#5a3a24',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 262, y: 142, r: 104 }),
    land('0,286 100,270 260,280 400,266', inks.land[1]),
    land('0,336 140,326 300,334 400,322', mix(inks.sand[2], inks.land[3], 0.15)),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('338,166,10 360,200,10 366,236,9', own.shade),
    limb('366,230,10 372,262,15 362,310,6', own.dark, 'point'),
    limbs(
      ['166,216,46 158,266,22 164,296,14 156,350,11', '300,200,60 292,258,26 310,296,13 300,350,11'],
      own.shade,
    ),
    hooves('154,356 298,356', own.dark),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '74,238 68,222 74,196 84,168 94,142 106,124 122,112 146,108 172,100 198,98 226,108 260,128 296,136 326,148 342,174 340,210 322,238 284,238 240,246 200,258 172,258 152,240 140,218 126,204 116,222 106,246 92,254 80,250',
    own.coat,
    shape('150,230 200,236 250,228 300,214 346,196 340,260 160,270', own.shade),
    shape('172,102 198,99 226,110 260,130 296,138 326,150 340,172 300,158 256,148 220,132 190,124', own.lit),
    limbs(
      [
        '176,124,7 172,170,8 180,210,3',
        '194,126,7 192,172,8 200,214,3',
        '212,132,7 212,174,8 218,210,3',
        '230,140,6 232,176,7 236,206,3',
        '160,130,6 152,170,7 160,206,3',
        '248,148,5 250,178,6 252,200,3',
      ],
      own.shade,
      'point',
    ),
    shape('70,250 66,220 76,190 88,162 100,140 112,134 116,160 108,190 104,220 100,250', own.dark),
    shape('112,134 128,126 136,150 126,190 112,214 108,190', own.tan),
  )
}

function mane(own: Own): Art {
  return [
    limb('116,116,12 146,100,20 180,94,24 206,100,14', own.dark),
    shape('128,110! 134,128 148,142! 150,126 164,136! 166,120 182,128! 184,114 198,120! 200,104', own.dark),
    shape(
      '124,206! 132,228 130,252! 138,240 142,264! 148,246 154,262! 158,240 166,250! 160,226 146,210',
      own.dark,
    ),
  ]
}

function head({ inks }: Bench, own: Own): Art {
  return [
    limb('106,122,13 84,120,12 66,108,9 64,86,7 76,74,4', own.horn, 'point'),
    limb('116,116,13 138,96,11 146,76,9 136,58,5', mix(own.horn, own.lit, 0.3), 'point'),
    shape('122,124! 140,118 158,122 164,132! 146,138 130,136', own.shade),
    dot(100, 150, 4.5, own.iris),
    dot(100, 150, 2.4, inks.key),
    dots('78,236,2.5', own.coat),
    line('84,248 96,244 104,236', own.shade, 2),
  ]
}

function legs(own: Own): Art {
  return [
    limb('172,216,54 166,264,26 172,298,15 168,358,12', own.coat),
    limb('180,230,10 174,268,7 178,300,5 174,350,4', own.shade),
    limb('310,196,66 308,252,30 326,298,15 316,358,12', own.coat),
    limb('328,200,12 322,250,9 332,296,6 322,350,4', own.shade),
    hooves('166,366 314,366', own.dark),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 50, blades: 60 }, inks.land[5])
}
