import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, leaf, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greatGreenMacaw: Species = {
  latin: 'Ara ambiguus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), wing(own), face(bench, own), bill(bench, own), leaves(bench)]
  },
}

const OWN = {
  green: ['#7fb53a', 0.5],
  lit: ['#b4d957', 0.5],
  shade: ['#3f8038', 0.6],
  blue: ['#2f86c9', 0.5],
  navy: ['#1d4f9a', 0.5],
  skin: ['#fbe9df', 0.4],
  skinShade: ['#e0b3a4', 0.5],
  black: '#1a1a1e',
  sheen: '#4a4a50',
  iris: ['#f6d04a', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 214, y: 168, r: 142, ink: inks.paper }),
    land('0,334 110,312 230,330 400,302', inks.land[1]),
    land('0,372 130,354 280,368 400,346', inks.land[3]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '134,92 158,62 196,48 238,54 270,80 288,120 294,168 310,216 334,268 350,330 352,420 96,420 104,360 122,306 142,262 152,226 146,190 132,150',
    own.green,
    shape('120,300 150,240 156,200 180,230 182,300 164,420 90,420', own.lit),
    shape(
      '250,60 290,120 296,170 316,220 350,300 360,420 270,420 280,320 268,240 264,170 262,110',
      own.shade,
    ),
    line(
      '226,74 240,82 250,78;238,104 252,112 264,106;242,138 258,146 272,140;238,172 256,180 274,174;226,206 246,214 266,208;206,236 226,246 248,240;190,268 212,278 236,272;180,302 204,312 230,306;176,338 200,348 228,342',
      mix(own.green, own.shade, 0.7),
      3,
    ),
    line(
      '160,282 174,290 186,286;146,318 160,326 174,322;138,356 152,364 168,360',
      mix(own.green, own.shade, 0.5),
      3,
    ),
  )
}

function wing(own: Own): Art {
  return [
    shape('266,256 306,250 344,290 370,350 386,440 262,440 254,360 254,296', own.navy),
    limbs(
      [
        '270,330,26 282,380,26 284,440,24',
        '300,328,26 316,380,26 322,440,24',
        '330,330,24 350,384,24 358,440,22',
      ],
      own.blue,
      'point',
    ),
    shape(
      '258,262 282,240 316,250 342,286 354,326 338,320 326,340! 314,324 298,344! 288,326 270,342! 260,316 252,290',
      own.shade,
    ),
    shape('262,262 284,242 314,254 334,286 318,284 306,302! 294,284 280,302! 270,284', own.green),
  ]
}

/** Bare skin crossed by lines of small black feathers, under a tuft of red. */
function face(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '138,102 160,90 188,90 212,104 222,132 214,164 192,184 166,186 148,170 138,140',
      own.skin,
      shape('210,96 230,130 216,172 180,196 196,160 204,128', own.skinShade),
      line(
        '150,150 168,156 190,152 208,142;152,164 170,170 190,166 204,158;196,104 208,116 214,132;164,178 180,182 194,176',
        own.black,
        2.6,
      ),
      line('148,136 160,140;186,98 200,108', mix(RED, own.black, 0.2), 2.4),
    ),
    eye(178, 120, 11, { iris: own.iris, pupil: own.black, glint: bench.inks.paper }),
    shape('126,104 132,82 150,62 174,52! 170,64 182,62! 172,76 164,88 148,96', RED),
    shape('126,104 134,92 150,86 164,88 148,96', mix(RED, own.black, 0.3)),
  ]
}

function bill(bench: Bench, own: Own): Art {
  return [
    shape('112,184! 126,176 146,176 154,190 146,214 126,226 108,216! 104,198', own.black),
    shape('112,200 128,190 146,196 138,214 122,220', own.sheen),
    bench.cut(
      '148,96 124,96 96,108 72,132 62,164 66,196 78,222! 86,204 96,190 112,182 132,182 148,176! 156,150 156,118',
      own.black,
      shape('124,100 98,112 78,136 70,166 78,150 94,128 116,112 140,106', own.sheen),
      shape('132,158 152,150 152,176 120,182 100,186 112,172', mix(own.black, own.sheen, 0.5)),
    ),
    dots('140,114,3', own.sheen),
  ]
}

function leaves(bench: Bench): Art {
  const { inks } = bench
  return [
    sideLeaf(bench, -110, 380, [220, 40, -22, -14], inks.leaf[1], inks.leaf[2]),
    leaf(-60, 430, [190, 36, -40, 10], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 500, 60, [180, 34, 160, 14], inks.leaf[1], inks.leaf[2]),
    leaf(520, 420, [160, 34, -156, 12], inks.leaf[1], inks.leaf[2]),
  ]
}
