import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const blackRhinoceros: Species = {
  latin: 'Diceros bicornis',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      body(bench, own),
      horns(own),
      head(bench, own),
      legs(bench, own),
      meadow(bench),
    ]
  },
}

const OWN = {
  hide: '#6d6a6e',
  lit: '#9c9492',
  shade: '#4a484f',
  dark: '#2b2a31',
  horn: '#d9c8ae',
  hornShade: '#a08c78',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 286, y: 134, r: 92 }),
    land('0,276 100,262 260,270 400,256', inks.land[1]),
    land('0,318 140,310 300,316 400,306', mix(inks.sand[2], inks.land[2], 0.2)),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['160,240,64 154,290,46 156,320,44', '282,232,74 276,284,48 288,318,46'], own.shade),
    limb('350,160,9 366,190,8 366,214,6', own.shade),
    limbs(['366,210,8 368,224,10'], own.dark),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '40,214 44,202 58,196 66,182 76,166 94,150 106,138 126,124 150,110 176,108 204,124 236,128 270,116 306,120 338,144 352,182 350,224 332,254 290,262 240,274 190,276 152,262 128,240 110,224 90,226 70,232 54,240 44,242! 42,230',
    own.hide,
    shape('100,230 130,246 190,254 250,244 300,226 356,200 360,290 120,290', own.shade),
    shape(
      '126,124 150,112 176,110 204,126 236,130 270,118 306,122 336,146 300,142 262,140 226,150 190,140 160,134',
      own.lit,
    ),
    shape('176,130 196,160 196,210 182,250 170,220 174,170', own.shade),
    line('204,130 212,170 206,220;150,134 158,170 150,204;136,142 140,170', own.shade, 2.4),
    shape('46,206 66,196 92,186 104,204 84,220 56,226', own.lit),
  )
}

function horns(own: Own): Art {
  return [
    shape('48,204! 34,178 34,140 44,112! 54,146 66,174 78,184!', own.horn),
    shape('62,196! 50,176 44,144 44,112! 54,146 66,174 78,184!', own.hornShade),
    shape('78,182! 74,164 78,148 86,136! 94,150 104,160!', own.horn),
    shape('92,172! 84,160 86,136! 94,150 104,160!', own.hornShade),
  ]
}

function head({ inks }: Bench, own: Own): Art {
  return [
    shape('112,138! 104,112 110,94 120,98 128,114 128,132!', own.hide),
    shape('114,122 112,106 116,102 122,114 122,126', own.dark),
    shape('132,126! 134,104 144,94 150,104 148,122 142,130!', own.shade),
    dot(98, 178, 4.5, own.dark),
    dot(96.8, 176.6, 1.3, inks.paper),
    line('90,168 100,167 108,172;88,190 98,193', own.shade, 2),
    dots('54,216,2.5', own.dark),
    line('48,232 60,226 72,226', own.dark, 2.2),
  ]
}

function legs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '134,246 132,208 160,186 190,204 188,246 180,290 184,340 184,350! 136,350! 140,330 140,290',
      own.hide,
      shape('172,204 194,200 186,350 166,350 170,290', own.shade),
      shape('138,216 148,210 148,280 144,340 138,330', own.lit),
    ),
    bench.cut(
      '292,240 290,196 318,170 346,184 350,226 336,262 330,296 340,338 342,350! 294,350! 298,330 304,290',
      own.hide,
      shape('334,184 354,200 340,260 334,296 344,350 324,350 316,296', own.shade),
    ),
    shape('136,350! 140,340 148,350! 156,340 164,350! 172,340 182,350!', own.horn),
    shape('294,350! 300,340 308,350! 316,340 324,350! 332,340 340,350!', own.horn),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 56, blades: 60 }, inks.land[5])
}
