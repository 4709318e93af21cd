import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const komodoDragon: Species = {
  latin: 'Varanus komodoensis',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      tail(own),
      body(bench, own),
      head(bench, own),
      nearLegs(bench, own),
      meadow(bench),
    ]
  },
}

const OWN = {
  hide: '#7a6d55',
  lit: '#a99a76',
  shade: '#534a3d',
  dark: '#2a2622',
  tongue: ['#ffe08a', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 236, y: 148, r: 112 }),
    shape(
      '-200,420! -200,270! -40,244! 30,196! 60,212! 120,180! 190,236! 300,262! 420,220! 600,280! 600,420!',
      inks.land[1],
    ),
    land('0,288 120,278 260,286 400,270', inks.sand[1]),
    land('0,352 120,344 280,352 400,338', inks.sand[2]),
  ]
}

/** Five long clawed toes spread from the ankle. */
function foot(ankle: string, tips: readonly string[], ink: string): Art {
  return limbs(
    tips.map(tip => `${ankle},13 ${tip}`),
    ink,
    'point',
  )
}

function farLegs(own: Own): Art {
  return [
    limb('150,226,44 118,254,34 84,280,22 70,298,18', own.shade),
    foot('70,298', ['50,300,8 30,304,4', '54,306,8 38,313,4', '66,310,8 56,319,4'], own.shade),
    limb('264,236,50 304,262,34 318,288,24 308,304,20', own.shade),
    foot('308,304', ['290,308,8 274,312,4', '296,312,8 284,320,4', '308,314,8 304,322,4'], own.shade),
  ]
}

/** As long as the rest of it, dragged in a curve. */
function tail(own: Own): Art {
  return [
    limb('286,222,66 330,236,48 362,262,34 372,296,24 356,326,17 322,342,10 282,344,4', own.hide, 'point'),
    limb('296,204,14 338,222,12 368,252,9 380,290,6 368,322,3', own.lit, 'point'),
    limb('312,262,16 346,284,12 356,308,8 340,326,4', own.shade, 'point'),
  ]
}

const HIDE =
  '164,218,2.6 178,210,2.6 192,218,2.6 206,210,2.6 220,218,2.6 234,210,2.6 248,218,2.6 262,212,2.6 276,220,2.6 186,230,2.2 212,232,2.2 240,232,2.2 290,212,2.4 304,222,2.4 150,208,2.4'

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '26,196 30,180 48,168 74,162 98,166 118,180 142,186 176,178 216,174 256,180 292,196 318,220 312,250 280,266 230,268 184,262 150,250 128,234 110,220 90,212 64,210 38,210',
    own.hide,
    shape('90,214 124,218 160,238 214,246 276,240 322,222 316,280 150,280 100,240', own.shade),
    shape(
      '74,160 100,164 120,180 142,187 176,179 216,175 256,181 294,198 256,194 216,194 176,200 144,202 116,192 96,176 72,172',
      own.lit,
    ),
    dots(HIDE, own.shade),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('30,200,4 12,212,3.4 2,216,2.6', own.tongue),
    limbs(['3,216,2.6 -9,214,1', '3,216,2.6 -5,226,1'], own.tongue, 'point'),
    line('29,198 50,199 72,196 90,198', own.dark, 2.4),
    line('112,186 104,204;122,190 116,210;132,194 128,216', own.shade, 2.6),
    dot(74, 176, 4.6, own.dark),
    dot(72.5, 174.5, 1.4, inks.paper),
    line('63,170 74,166 86,170', own.shade, 3),
    dots('36,186,2.2', own.dark),
  ]
}

/** Held out to the side like a lizard's: elbow and knee stand clear of the body. */
function nearLegs(bench: Bench, own: Own): Art {
  return [
    foot(
      '150,302',
      ['130,304,9 110,308,4', '132,310,9 114,317,4', '144,316,9 132,325,4', '158,314,8 164,324,4'],
      own.hide,
    ),
    bench.cut(
      '126,214 146,200 170,206 186,230 188,252 174,274 164,296 156,312 138,308 136,292 146,268 146,250 132,236',
      own.hide,
      shape('168,208 186,230 188,252 174,276 160,312 150,306 160,272 164,244', own.shade),
      shape('132,212 146,204 156,210 150,228 140,226', own.lit),
    ),
    foot(
      '256,306',
      ['234,308,9 212,312,4', '236,314,9 216,321,4', '250,320,9 240,330,4', '266,318,8 272,328,4'],
      own.hide,
    ),
    bench.cut(
      '252,216 280,196 310,210 314,238 296,260 278,272 272,292 264,314 244,310 242,294 250,274 240,256 238,236',
      own.hide,
      shape('300,206 316,236 296,262 280,274 266,314 256,306 264,272 288,244', own.shade),
      shape('258,216 278,204 292,212 276,226 256,240', own.lit),
    ),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 60, y: 404, height: 56, blades: 24 }, inks.land[5]),
    grass(bench, { from: 350, to: 560, y: 404, height: 60, blades: 24 }, inks.land[5]),
  ]
}
