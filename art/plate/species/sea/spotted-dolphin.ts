import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spottedDolphin: Species = {
  latin: 'Stenella attenuata',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [sea(bench), fins(own), body(bench, own), head(bench, own), splash(bench)]
  },
}

const OWN = {
  cape: '#2f3f52',
  side: '#71869a',
  belly: ['#cfd8dc', 0.7],
  dark: '#1b2636',
  spot: ['#e6ebec', 0.6],
} as const

type Own = Tints<typeof OWN>

function sea(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 222, y: 176, r: 128 }),
    land('0,286 60,270 130,280 200,276 400,286', inks.land[1]),
    flat(bench, 284, inks.water[2]),
    glints('70,300,120 330,296,140 40,330,90 370,340,100 200,312,100', inks.water[0], 2),
    glints('222,352,90 222,370,120 222,388,80', inks.disc, 2),
  ]
}

function fins(own: Own): Art {
  return [
    shape('214,92! 226,70 250,48 274,40! 264,60 262,82 270,104!', own.cape),
    shape(
      '330,238! 350,246 372,240 392,222! 388,250 372,270 356,278! 350,292 332,304 310,306! 322,290 326,268 322,250!',
      own.cape,
    ),
    shape('356,278! 340,262 330,244! 350,250 374,242 392,222! 382,246 370,262', own.side),
    shape('146,168! 150,196 164,222 188,240! 190,214 186,188 178,166!', own.dark),
  ]
}

/** A dark cape dips below the fin, over a side that pales to the belly. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '60,192 66,166 84,138 112,114 148,98 188,90 230,94 268,108 298,134 320,168 334,206 346,250! 330,256 318,244 300,222 276,202 246,188 212,182 176,184 140,192 112,206 88,220 72,216 62,206',
    own.side,
    shape('50,210 90,196 130,180 176,172 216,172 252,182 286,204 320,244 330,262 200,240 60,240', own.belly),
    shape(
      '60,180 76,140 112,108 148,94 188,84 230,90 272,106 302,132 324,166 342,214 326,200 306,166 284,146 262,142 244,156 222,160 200,144 170,130 136,132 108,148 88,166 72,182',
      own.cape,
    ),
    dots(
      '150,112,1.6 168,104,1.6 186,110,1.6 204,102,1.6 220,112,1.6 236,106,1.6 250,118,1.6 266,126,1.6 282,132,1.5 176,120,1.6 210,124,1.6 232,130,1.6 196,122,1.4 292,146,1.5 306,160,1.4 156,124,1.4',
      own.spot,
    ),
    dots(
      '150,152,1.8 170,158,1.8 192,164,1.8 216,172,1.8 240,176,1.7 262,182,1.6 160,174,1.6 184,176,1.6 280,196,1.5 136,166,1.8',
      own.cape,
    ),
  )
}

/** A long slender beak with white lips. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '86,160 74,176 60,190 40,206 24,222 22,232 32,236 50,232 70,222 88,214 98,190',
      own.side,
      shape('88,156 72,178 56,192 36,208 22,222 40,218 62,206 84,192 96,176', own.cape),
      shape('20,236 36,232 60,222 84,212 96,206 90,224 40,244', own.belly),
    ),
    line('25,230 44,223 66,211 86,200', inks.paper, 2.4),
    limb('26,226,5 30,222,4', inks.paper),
    shape('84,170 96,168 106,174 108,182 98,186 86,182', own.dark),
    dot(98, 177, 4, inks.key),
    dot(96.8, 175.8, 1.2, inks.paper),
    line('86,178 76,186', own.dark, 2.4),
    line('104,188 118,190 148,178', own.dark, 2),
  ]
}

function splash(bench: Bench): Art {
  const { inks } = bench
  return [
    shape(
      '280,330! 296,318 300,304! 310,314 316,296! 324,310 332,292! 340,308 352,300! 354,316 372,322 384,330! 340,338',
      inks.paper,
    ),
    shape('290,332 316,324 340,328 366,324 378,332 340,340', mix(inks.paper, inks.water[1], 0.5)),
    dots('318,280,2.4 344,282,2 300,290,2 362,290,2.2 330,274,1.8', inks.paper),
    land('0,346 90,340 180,348 270,340 330,336 400,346', mix(inks.water[2], inks.key, 0.25)),
  ]
}
