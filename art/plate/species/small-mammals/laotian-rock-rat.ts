import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, oval, shape, turned } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const laotianRockRat: Species = {
  latin: 'Laonastes aenigmamus',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    const rat = [tail(bench, own), farLegs(own), body(bench, own), head(bench, own), nearLegs(bench, own)]
    return [karst(bench), boulder(bench), turned(0, 214, 330, 0.92, ...rat), leaves(bench)]
  },
}

const OWN = {
  fur: ['#6a6260', 0.4],
  lit: ['#a39a92', 0.4],
  shade: ['#403a3e', 0.5],
  dark: ['#1c191d', 0.4],
  belly: ['#b9ab98', 0.4],
  skin: ['#c4a196', 0.4],
} as const

type Own = Tints<typeof OWN>

/** Towers of limestone, where it was found. */
function karst(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 228, y: 146, r: 118 }),
    shape(
      '-300,420! -300,220 -270,130 -220,110 -180,150 -160,230! -130,180 -90,70 -40,40 0,70 30,160 50,270! 90,300! 300,310! 330,250 350,170 390,130 430,150 450,220! 480,140 520,110 570,160 640,260 640,420!',
      inks.land[2],
    ),
    line(
      '-60,70 -66,130 -58,190;-10,90 -2,150 4,210;386,160 382,210 390,250;420,180 428,230',
      inks.land[1],
      3,
    ),
  ]
}

/** Bushy all round, as a rat's never is. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '296,264 330,262 358,246 376,218! 382,228 394,212! 396,232 406,226! 402,258 384,290 352,308 316,312 286,304',
    own.shade,
    shape('300,268 332,266 360,250 378,222 384,236 366,266 334,284 300,284', own.fur),
    line('330,272 342,284;352,260 366,272;372,244 386,252', own.lit, 2.6),
  )
}

function boulder({ inks }: Bench): Art {
  const [lit, rock, shade] = inks.rock
  return [
    shape('-300,420! -300,350! -180,312! -90,330! -20,380! 0,420!', shade),
    shape('-30,420! -6,350! 40,320! 130,326! 230,316! 340,322! 400,344! 450,330! 560,360! 640,420!', rock),
    shape('-6,350! 40,320! 130,326! 230,316! 340,322! 400,344! 330,342! 240,336! 140,346! 60,340!', lit),
    shape('140,346! 156,420! 90,420! 110,380!;330,342! 400,344! 450,330! 470,420! 340,420! 350,380!', shade),
  ]
}

/** The feet turn out like a duck's. */
function farLegs(own: Own): Art {
  return [
    limb('152,276,24 146,306,18', own.shade),
    limbs(['146,310,11 164,322,8', '146,312,10 152,326,7'], own.skin),
    limb('276,282,40 284,306,24', own.shade),
    limbs(['284,310,13 312,322,9', '284,312,12 300,328,8'], own.skin),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '124,206 152,184 192,172 236,172 276,188 304,218 316,256 306,290 276,308 226,312 174,306 138,290 118,256',
    own.fur,
    shape('118,262 150,282 196,292 240,292 290,280 318,262 306,320 130,320', own.shade),
    shape('130,280 174,300 226,306 270,302 260,322 140,322', own.belly),
    shape('128,204 154,185 192,173 236,173 274,188 296,210 262,200 222,192 180,194 148,206', own.lit),
    limbs(
      [
        '170,212,3 186,222,6 198,238,2',
        '204,204,3 222,216,6 234,232,2',
        '240,210,3 258,224,6 268,242,2',
        '190,240,3 206,252,6 216,268,2',
        '230,242,3 246,256,6 254,272,2',
        '268,240,3 282,256,5 288,272,2',
        '158,240,3 170,252,5 178,266,2',
      ],
      own.lit,
      'point',
    ),
  )
}

/** A long blunt muzzle, a rounded ear set low, and very long whiskers. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    oval(140, 182, 15, 18, own.shade),
    bench.cut(
      '18,250 18,234 30,220 50,208 74,194 100,184 126,184 148,196 160,220 156,248 136,268 106,274 74,274 46,270 28,264',
      own.fur,
      shape('14,254 40,254 70,256 100,256 136,246 160,236 146,284 40,284', own.belly),
      shape('30,220 50,208 75,194 100,185 126,185 144,194 116,198 86,206 58,218 38,230', own.lit),
      shape('148,196 166,222 160,252 134,272 118,272 140,250 146,222', own.shade),
    ),
    oval(134, 196, 15, 18, own.fur),
    oval(133, 198, 9.5, 12.5, own.skin),
    oval(90, 218, 10, 9, own.lit),
    dot(90, 218, 7.4, own.dark),
    dot(87.6, 215.4, 2.4, inks.paper),
    shape('16,242 20,232 30,233 32,242 25,249', own.skin),
    line('25,249 32,258 46,260', own.dark, 2.2),
    line(
      '44,244 24,262 12,290;46,246 36,274 34,300;48,247 56,276 70,298;42,240 16,250 -10,266;46,241 80,256 112,284',
      inks.paper,
      1.5,
    ),
  ]
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    limb('134,268,32 126,296,22 118,316,16', own.fur),
    limbs(['116,318,11 92,322,7', '116,321,11 98,332,7', '120,322,10 114,336,7'], own.skin),
    bench.cut(
      '236,254 262,232 294,240 308,266 298,296 270,318 240,328 222,324 238,306 240,280',
      own.fur,
      shape('296,242 314,268 300,300 262,326 240,328 276,300 286,270', own.shade),
      shape('242,254 262,238 282,244 266,258 248,270', own.lit),
    ),
    limbs(['234,322,14 204,326,8', '232,326,14 206,337,8', '238,328,12 226,342,8'], own.skin),
  ]
}

function leaves({ inks }: Bench): Art {
  return [
    land('0,398 140,388 280,398 400,388', inks.land[5]),
    leaf(30, 372, [110, 20, -28, 14], inks.leaf[1], inks.leaf[2]),
    leaf(20, 386, [120, 20, -4, 10], inks.leaf[2], inks.leaf[3]),
    leaf(360, 390, [100, 18, -150, -14], inks.leaf[1], inks.leaf[2]),
    leaf(380, 392, [96, 18, -96, 10], inks.leaf[2], inks.leaf[3]),
    leaf(400, 394, [110, 18, -50, 14], inks.leaf[1], inks.leaf[2]),
  ]
}
