import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { moved, read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const moreletsCrocodile: Species = {
  latin: 'Crocodylus moreletii',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      lake(bench),
      farLegs(own),
      tail(own),
      scutes(own),
      body(bench, own),
      head(bench, own),
      nearLegs(bench, own),
      reeds(bench),
    ]
  },
}

const OWN = {
  hide: '#5f6248',
  lit: '#94946a',
  shade: '#3f4336',
  dark: '#23261f',
  belly: '#d8cb9a',
  iris: ['#c9b25a', 0.4],
} as const

type Own = Tints<typeof OWN>

function lake(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 210, y: 142, r: 112 }),
    land('0,218 60,204 120,212 190,196 260,210 330,200 400,212', inks.land[2]),
    shape(
      '300,208! 304,176! 310,176! 310,160! 316,160! 316,148! 340,148! 340,160! 346,160! 346,176! 352,176! 356,208!',
      inks.land[2],
    ),
    flat(bench, 228, inks.water[1]),
    glints('60,242,120 340,240,130 210,252,150 -80,252,130 480,254,140', inks.water[0], 2),
    glints('210,236,100 210,262,70', inks.disc, 2),
    land('0,290 120,276 260,290 400,274', mix(inks.sand[2], inks.land[4], 0.25)),
  ]
}

function toes(ankle: string, tips: readonly string[], ink: string): Art {
  return limbs(
    tips.map(tip => `${ankle},13 ${tip}`),
    ink,
    'point',
  )
}

function farLegs(own: Own): Art {
  return [
    limb('164,256,38 136,276,26 128,296,20', own.shade),
    toes('126,298', ['108,304,8 94,308,4', '112,308,8 100,316,4', '124,310,8 120,318,4'], own.shade),
    limb('296,262,44 332,282,28 344,304,20', own.shade),
    toes('342,306', ['328,312,8 316,318,4', '338,316,8 332,324,4', '350,316,8 354,324,4'], own.shade),
  ]
}

/** Keeled on top, and as strong as the rest of it. */
function tail(own: Own): Art {
  return [
    shape(
      '300,206! 312,196 318,212! 330,204 336,222! 350,216 352,234! 366,232 366,250! 380,252 376,268! 390,274 382,290! 394,298 382,310! 390,322 374,326! 378,340 360,340! 356,354 342,346!',
      own.shade,
    ),
    limb('290,234,66 330,254,52 362,284,38 366,318,26 340,346,17 290,362,11 236,364,4', own.hide, 'point'),
    limb('296,258,22 334,280,16 348,308,10 324,338,7 280,356,4', own.shade, 'point'),
    line(
      '326,226 312,262;350,244 330,274;372,270 346,290;380,300 352,306;370,332 344,324;340,352 328,338',
      own.dark,
      6,
    ),
  ]
}

function scutes(own: Own): Art {
  const ridge = read('176,210 194,204 212,200 230,198 248,198 266,200 284,206 300,212')
  return shape(
    ridge.map(({ x, y }) => moved('-10,8! -2,-10! 10,8!', x, y)),
    own.shade,
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '130,232 156,216 186,206 220,201 256,201 292,210 318,230 326,258 304,282 262,290 212,290 168,284 140,268',
    own.hide,
    shape('130,262 170,272 216,276 264,274 322,252 320,300 140,300', own.belly),
    shape('156,216 186,206 220,201 256,201 294,211 312,226 270,220 220,218 176,224', own.lit),
    line('186,214 176,254;218,208 212,260;252,208 250,262;284,214 288,260', own.dark, 7),
    dots(
      '198,226,2.4 206,242,2.4 230,224,2.4 236,242,2.4 264,226,2.4 268,244,2.4 170,232,2.4 300,236,2.4 160,250,2.4',
      own.shade,
    ),
  )
}

/** The snout is short and broad for a crocodile's. */
function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '6,258 6,242 16,230 34,228 50,234 72,230 90,218 102,200 118,192 134,196 146,210 166,220 178,240 176,268 154,286 124,286 96,284 60,286 30,284 12,276',
      own.hide,
      shape('0,268 30,264 64,272 96,268 130,272 170,262 180,296 0,296', own.belly),
      shape(
        '6,244 16,230 34,228 50,234 72,230 90,218 102,200 118,192 132,196 122,206 106,222 86,238 50,244 24,242',
        own.lit,
      ),
      shape('134,200 150,212 170,222 182,246 172,270 160,250 144,232', own.shade),
      dots(
        '38,252,2.2 54,250,2.2 70,250,2.2 86,246,2.2 46,260,1.8 62,260,1.8 80,258,1.8 150,256,2.6 142,266,2.6 158,266,2.6',
        own.shade,
      ),
    ),
    line('7,262 24,258 44,266 66,261 92,266 118,256 140,256', own.dark, 3),
    shape(
      '12,261! 16,271! 21,259!;28,260! 33,270! 38,264!;46,266! 50,275! 55,264!;62,262! 67,272! 72,262!;80,264! 84,273! 89,265!;98,264! 102,272! 107,260!',
      bench.inks.paper,
    ),
    shape('104,214! 110,200 124,197 136,206! 128,216 112,220', own.shade),
    dot(120, 209, 6, own.iris),
    limb('120,204,2 120,209,3.4 120,214,2', own.dark),
    shape('10,238 18,230 28,236 20,242', own.dark),
  ]
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    toes(
      '170,322',
      ['150,326,9 132,330,4', '154,332,9 138,340,4', '168,336,9 160,347,4', '182,332,8 188,344,4'],
      own.hide,
    ),
    bench.cut(
      '164,252 186,242 204,254 208,274 194,294 184,314 178,330 158,330 156,312 164,292 164,272',
      own.hide,
      shape('200,250 210,276 184,320 178,334 168,326 184,290 192,268', own.shade),
      shape('168,256 184,248 182,272 172,284', own.lit),
    ),
    toes(
      '286,330',
      ['264,334,9 246,338,4', '270,340,9 254,348,4', '284,344,9 276,354,4', '298,338,8 306,350,4'],
      own.hide,
    ),
    bench.cut(
      '268,252 294,234 320,248 324,272 308,292 298,312 296,338 274,338 270,320 278,298 266,278',
      own.hide,
      shape('314,244 328,272 310,294 300,338 288,336 292,304 306,274', own.shade),
      shape('274,254 292,242 302,250 288,266 278,272', own.lit),
    ),
  ]
}

function reeds(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 404, height: 34, blades: 56 }, inks.land[4]),
    grass(bench, { from: -160, to: 30, y: 406, height: 120, blades: 20 }, inks.land[5]),
    grass(bench, { from: 370, to: 560, y: 406, height: 130, blades: 20 }, inks.land[5]),
  ]
}
