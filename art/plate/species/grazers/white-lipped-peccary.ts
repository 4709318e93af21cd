import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { hooves } from '#art/plate/toolbox/details.ts'
import { dot, dots, leaf, limb, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteLippedPeccary: Species = {
  latin: 'Tayassu pecari',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      band(bench),
      farLegs(own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      ground(bench),
    ]
  },
}

const OWN = {
  coat: '#3d322f',
  lit: '#6d5a4e',
  shade: '#231d1e',
  bristle: '#85705f',
  white: ['#f6ecd8', 0.5],
  whiteShade: ['#cdbfa6', 0.6],
  snout: '#8a6a60',
  snoutShade: '#5a423e',
  hoof: '#151214',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 240, y: 142, r: 108 }),
    land('0,262 100,238 220,254 320,228 400,244', inks.land[1]),
    sideLeaf(bench, -110, 70, [200, 36, 12, 12], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 520, 60, [180, 34, 166, -12], inks.leaf[1], inks.leaf[2]),
    land('0,318 120,306 260,316 400,302', inks.land[3]),
  ]
}

/** They go in herds of a hundred: the rest of it, far off. */
function band(bench: Bench): Art {
  const { inks } = bench
  const other = bench.keep(
    shape(
      '-40,6 -36,-8 -22,-16 0,-22 24,-20 38,-8 40,8 36,12 36,28! 28,28! 26,14 -4,14 -6,28! -14,28! -16,14 -30,14',
      mix(inks.land[3], inks.key, 0.35),
    ),
  )
  return read('36,296,0.5 352,290,0.56 396,294,0.4 -10,300,0.44').map(({ x, y, size }) =>
    print(other, x, y, size),
  )
}

function farLegs(own: Own): Art {
  return [
    limb('156,250,40 164,292,20 158,338,14', own.shade),
    limb('286,246,50 272,290,22 282,338,14', own.shade),
    hooves('156,350,0.9 280,350,0.9', own.hoof),
  ]
}

function body(bench: Bench, own: Own): Art {
  const bristles = range(15, (i, t) => {
    const [x, y] = [lerp(112, 326, t), 132 + (t - 0.42) ** 2 * 96]
    return `${x - 8},${y + 14}! ${x + 4 + i * 0.4},${y - 14}! ${x + 12},${y + 14}!`
  })
  return [
    shape(bristles, own.shade),
    bench.cut(
      '92,206 96,168 116,144 150,132 192,126 236,128 276,138 312,156 334,184 338,218 326,250 296,268 250,270 204,274 160,272 124,256 102,234',
      own.coat,
      shape('98,226 136,256 200,264 260,258 318,238 342,210 340,280 120,290', own.shade),
      shape(
        '112,148 150,132 192,126 236,128 276,138 308,154 276,156 232,148 190,148 150,154 122,168',
        own.lit,
      ),
      line(
        '150,172 158,190;176,164 184,184;204,166 212,186;232,164 240,184;260,172 268,190;288,182 294,200;164,204 172,220;194,200 202,218;224,200 232,218;254,206 262,222;284,216 290,230',
        own.bristle,
        2,
      ),
    ),
  ]
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '112,240 136,222 160,232 164,258 152,290 148,318 150,346 132,346 130,318 128,288 118,264',
      own.coat,
      shape('148,226 168,256 154,292 152,350 142,350 142,300 150,264', own.shade),
    ),
    bench.cut(
      '280,244 302,214 334,224 340,252 326,280 318,304 326,326 326,346 308,346 308,326 300,304 290,278',
      own.coat,
      shape('328,222 346,252 328,286 324,306 332,350 318,350 314,308 318,272', own.shade),
    ),
    hooves('141,358 317,358', own.hoof),
  ]
}

/** A wedge as long as its shoulders, white from the lip back along the jaw. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('124,142! 118,116 126,104 142,112 150,136', own.shade),
    bench.cut(
      '28,254 26,240 36,228 58,210 80,186 96,164 116,148 140,148 158,166 164,196 156,226 136,248 108,258 80,262 54,266 36,266',
      own.coat,
      shape('84,182 100,162 118,149 142,149 134,164 112,174 92,196 66,218 50,222', own.lit),
      shape('40,270 34,252 50,242 72,240 92,230 118,222 142,228 132,250 104,262 72,268', own.white),
      shape('40,270 60,258 92,254 130,244 120,264 80,274', own.whiteShade),
      line('112,170 120,180;128,166 136,178;140,184 146,196;120,196 128,206;138,208 144,218', own.bristle, 2),
    ),
    shape('32,266 24,258 22,244 28,234 38,234 44,246 42,260', own.snout),
    dots('29,246,2.6 35,255,2.6', own.snoutShade),
    line('44,258 66,252 90,244', own.shade, 2.4),
    shape('70,250! 74,240 80,248!', inks.paper),
    shape('112,150! 106,122 114,110 130,118 138,146', own.coat),
    shape('116,142 112,124 118,118 128,126 130,142', own.snoutShade),
    dot(98, 192, 5, inks.key),
    dot(96.4, 190.4, 1.4, inks.paper),
  ]
}

function ground(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 404, height: 40, blades: 50 }, inks.land[5]),
    leaf(-30, 412, [130, 26, -20, -8], inks.leaf[2], inks.leaf[3]),
    leaf(430, 414, [130, 26, -156, 8], inks.leaf[1], inks.leaf[2]),
  ]
}
