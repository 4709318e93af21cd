import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, leaf, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const lylesFlyingFox: Species = {
  latin: 'Pteropus lylei',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      pagoda(bench),
      sleepers(bench, own),
      fan(bench, own),
      feet(own),
      bough(bench),
      body(bench, own),
      head(bench, own),
      foldedWing(bench, own),
    ]
  },
}

const OWN = {
  wing: ['#2c2528', 0.5],
  wingLit: ['#5a4a4c', 0.5],
  bone: ['#7a645e', 0.5],
  fur: ['#3a2a26', 0.5],
  furLit: ['#6b4c3c', 0.5],
  collar: ['#e08a2e', 0.4],
  collarLit: ['#f5b45c', 0.4],
  collarShade: ['#a85a20', 0.5],
  dark: '#141013',
  iris: ['#a8602a', 0.4],
} as const

type Own = Tints<typeof OWN>

function pagoda(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 190, y: 216, r: 130 }),
    shape(
      '296,420! 296,366! 278,358! 306,352! 316,334! 302,328! 326,322! 336,300! 324,294! 344,288! 354,262! 358,214! 362,262! 372,288! 392,294! 380,300! 390,322! 414,328! 400,334! 410,352! 438,358! 420,366! 420,420!',
      inks.town[1],
    ),
    land('0,372 110,356 240,370 320,364 400,352', inks.land[2]),
    land('0,396 140,384 280,396 400,384', inks.land[4]),
  ]
}

function sleepers(bench: Bench, own: Own): Art {
  const wrapped = bench.keep([
    limb('0,0,5 0,16,5', own.dark),
    shape('0,10 -10,20 -16,48 -13,78 -6,94 6,94 13,78 16,48 10,20', own.wing),
    shape('-4,16 -12,44 -8,78 -2,90 -2,50', own.wingLit),
    shape('-8,88 8,88 9,98 0,110 -9,98', own.collarShade),
  ])
  return [
    print(wrapped, 30, 60, 0.86),
    print(wrapped, 372, 32, 0.8),
    print(wrapped, -44, 64, 0.9),
    print(wrapped, 440, 26, 0.86),
    print(wrapped, 330, 40, 0.66),
  ]
}

/** One wing held out, to be fanned with in the heat. */
function fan(bench: Bench, own: Own): Art {
  return bench.cut(
    '206,232! 226,262 252,288 276,304! 312,270 342,226 366,172! 340,176 322,168 312,146! 296,156 276,148 264,122! 248,134 232,130 216,110! 196,130 192,190',
    own.wing,
    shape(
      '206,232 226,262 252,288 276,304 312,270 342,226 366,172 330,220 300,252 272,262 244,240 222,210',
      own.wingLit,
    ),
    line('276,302 312,226 312,146;274,300 282,220 264,122;270,298 244,210 216,112', own.bone, 2.6),
    limb('276,304,5 318,262,4 346,216,3 366,172,2', own.bone, 'point'),
  )
}

function feet(own: Own): Art {
  return [limb('186,104,16 180,84,10 178,66,8', own.dark), limb('204,104,16 212,82,10 214,62,8', own.dark)]
}

function bough(bench: Bench): Art {
  const { inks } = bench
  const claws = bench.keep(
    limbs(['-5,14,4 -7,0,4 -3,-11,3', '0,14,4 0,-2,4 1,-12,3', '5,14,4 7,0,4 4,-11,3'], inks.key),
  )
  return [
    limb('-200,52,40 -40,62,34 100,60,30 240,52,28 400,30,26 600,10,30', inks.land[5]),
    limb('-200,40,11 -40,52,10 100,51,9 240,44,8 400,22,8 600,0,9', inks.land[4]),
    print(claws, 178, 54),
    print(claws, 214, 51),
    leaf(70, 54, [74, 15, -52], inks.leaf[1], inks.leaf[2]),
    leaf(100, 56, [70, 14, 118], inks.leaf[1], inks.leaf[2]),
    leaf(286, 44, [76, 15, -66], inks.leaf[1], inks.leaf[2]),
    leaf(284, 46, [70, 14, -140], inks.leaf[2], inks.leaf[3]),
    leaf(-30, 60, [80, 16, -70], inks.leaf[1], inks.leaf[2]),
    leaf(420, 26, [80, 16, -120], inks.leaf[1], inks.leaf[2]),
  ]
}

/** Head down: the collar of orange fur is lowest but for the face. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '196,92 174,104 158,140 152,186 156,226 164,262 176,284 200,292 222,284 234,260 236,222 232,176 222,130 212,104',
    own.fur,
    shape('184,100 168,126 164,170 168,220 182,220 184,170 188,130', own.furLit),
    shape('150,232 170,244 200,248 226,242 242,230 242,300 150,300', own.collar),
    shape('214,246 244,232 244,300 204,300', own.collarShade),
    shape('154,240 172,252 178,276 168,280 156,262', own.collarLit),
    line(
      '196,140 196,154;204,168 204,182;192,190 192,204;206,208 206,222;186,262 188,272;200,256 200,268',
      own.furLit,
      3,
    ),
  )
}

/** A fox's face, hung upside down. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('212,290! 230,296 240,314 238,330 226,324 212,306!', own.dark),
    shape('176,292! 160,302 154,322 160,336 172,326 184,306!', own.dark),
    shape('174,300 164,310 161,326 170,318 178,306', own.bone),
    bench.cut(
      '170,280 186,272 206,274 220,286 222,304 212,318 198,330 182,340 168,347 157,348 152,341 156,331 161,316 163,298',
      own.fur,
      shape('206,272 226,290 222,312 196,334 176,346 190,326 204,304', own.dark),
      shape('164,298 174,296 172,314 164,332 156,344 153,338 157,324', own.furLit),
    ),
    eye(180, 312, 7, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    shape('150,342 153,334 160,336 161,345 155,350', own.dark),
    line('160,347 170,338 182,333', own.dark, 2),
  ]
}

/** The other wing is wrapped about it like a cloak. */
function foldedWing(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '190,110! 168,104 150,128 138,170 132,216 138,256! 152,246 162,238! 172,226 180,210! 190,190 196,150',
      own.wing,
      shape('168,104 150,128 138,170 132,216 138,256 148,216 156,170 172,124', own.wingLit),
      line('140,252 160,190 178,120;150,248 172,200 186,140', own.bone, 2.4),
    ),
    limb('138,254,8 134,214,6 142,160,6 166,110,6', own.bone),
    limb('137,254,6 128,264,5 126,274,3', own.dark, 'point'),
  ]
}
