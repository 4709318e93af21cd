import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, folded, limb, line, oval, print, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const africanWildDog: Species = {
  latin: 'Lycaon pictus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLegs(own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      meadow(bench),
    ]
  },
}

const OWN = {
  tan: '#c98a45',
  lit: '#e6b26b',
  shade: '#8a5a2e',
  black: '#201b1c',
  sheen: '#443b3b',
  white: '#f6ead2',
  ear: '#5b4a48',
  nose: '#0f0b0d',
  iris: '#a8622a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 244, y: 150, r: 118 }),
    land('0,290 90,262 190,280 300,250 400,276', inks.land[1]),
    land('0,330 140,318 300,328 400,316', mix(inks.sand[1], inks.sand[2], 0.4)),
  ]
}

/** Bushy, dark in the middle and white at the tip. */
function tail(own: Own): Art {
  return [
    limb('322,186,16 350,196,18 366,224,20', own.tan),
    limb('360,210,20 370,238,22', own.black),
    limb('368,234,24 372,264,24 362,298,10', own.white, 'point'),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('184,236,30 190,280,18 186,330,13 184,350,14', own.shade),
    limb('186,352,12 172,356,10', own.shade),
    limb('282,226,44 274,268,24 292,304,15 284,348,13', own.shade),
    limb('286,352,12 272,356,10', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '94,150 140,146 172,156 208,168 252,170 292,164 324,178 336,206 328,240 300,244 268,234 236,240 204,258 170,266 138,258 112,236 96,196',
    own.tan,
    shape('130,240 168,248 208,238 250,222 320,226 340,280 130,290', own.shade),
    shape('140,154 172,156 208,168 252,170 292,164 322,176 290,180 250,184 206,184 170,174', own.lit),
    shape(
      '90,150 152,146 166,166 160,194 176,220 166,250 140,262 112,230 100,206;196,170 226,164 238,184 226,210 206,214 198,196;256,196 280,190 292,210 280,230 258,226;284,158 318,164 330,190 314,206 296,190',
      own.black,
    ),
    shape(
      '176,190 194,198 198,222 184,236 174,216;236,192 252,182 258,206 246,222 236,212;210,222 230,226 226,246 206,250',
      own.white,
    ),
    shape('128,176 146,170 150,186 138,200', own.sheen),
    shape('128,206 142,206 146,224 134,232', own.white),
  )
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '126,222 138,204 166,208 174,236 164,266 158,300 158,340 154,358 132,360 130,352 142,340 142,300 136,264',
      own.tan,
      shape('156,206 178,230 166,268 160,300 160,344 150,344 150,290 156,250', own.shade),
      shape('126,232 150,240 166,262 160,286 138,282 130,260', own.black),
      shape('128,306 166,300 164,362 124,366', own.white),
      shape('140,320 150,316 152,334 144,338', own.black),
    ),
    bench.cut(
      '280,214 300,186 328,190 338,216 328,244 312,264 316,296 308,330 306,352 302,360 280,360 280,352 292,342 294,304 284,270 274,244',
      own.tan,
      shape('326,190 344,216 328,248 316,266 320,298 310,346 302,346 306,300 300,266 318,236', own.shade),
      shape('284,212 306,200 318,220 304,240 286,236', own.white),
      shape('286,250 314,252 322,280 304,288 288,270', own.black),
      shape('288,312 318,304 316,366 276,366', own.white),
      shape('296,322 308,318 306,340 298,342', own.black),
    ),
  ]
}

/** Seen square on, drawn round the bridge of the nose. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  const ear = turned(
    -14,
    0,
    0,
    1,
    oval(-33, -50, 24, 32, own.black),
    oval(-32, -47, 17, 25, own.ear),
    oval(-27, -40, 7, 14, own.lit),
  )
  const face = bench.keep([
    bench.pair(ear, 0),
    bench.cut(
      mirrored('0,-42 -18,-40 -34,-28 -42,-8 -38,12 -24,26 -17,42 -12,54 0,58', 0),
      own.tan,
      shape('14,-44 44,-30 46,10 26,28 16,44 22,10 24,-14', own.shade),
      folded('0,-44 -16,-42 -22,-28 -10,-18 0,-16', own.lit, 0),
      folded('0,-46 -4,-44 -4,-14 -9,0 -26,10 -44,6 -40,22 -26,30 -16,62 0,64', own.black, 0),
      folded('0,16 -8,20 -9,34 0,38', own.sheen, 0),
    ),
    bench.pair(
      [
        shape('-31,-8! -24,-17 -14,-14 -9,-4! -18,-2', own.black),
        eye(-20, -8, 5.4, { iris: own.iris, pupil: own.black, glint: inks.paper }),
      ],
      0,
    ),
    folded('0,38 -9,38 -11,44 -5,51 0,52', own.nose, 0),
    line('-10,57 -4,54 0,56 4,54 10,57', own.sheen, 1.6),
  ])
  return print(face, 118, 138, 1.2, -4)
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 50, blades: 60 }, inks.land[5])
}
