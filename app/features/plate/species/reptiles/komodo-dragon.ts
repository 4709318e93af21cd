import type { Species } from '#app/features/plate/species.ts'
import type { Bench, Tints } from '#app/features/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#app/features/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#app/features/plate/toolbox/setting.ts'
import { RED } from '#app/features/poster/palettes.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import type { Art } from '#app/features/poster/toolbox/tags.ts'

export const komodoDragon: Species = {
  latin: 'Varanus komodoensis',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), farLegs(own), body(bench, own), head(bench, own), legs(bench, own), meadow(bench)]
  },
}

const OWN = {
  coat: '#7a6d55',
  lit: '#a99a76',
  shade: '#534a3d',
  dark: '#2a2622',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 250, y: 136, r: 98 }),
    shape(
      '-200,420! -200,280! -40,244! 30,196! 60,212! 120,180! 190,236! 300,262! 420,220! 600,280! 600,420!',
      inks.land[1],
    ),
    land('0,300 120,288 260,296 400,280', inks.sand[1]),
    land('0,352 120,342 280,352 400,338', inks.sand[2]),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['150,232,34 168,262,28 154,292,22', '268,234,38 250,268,28 268,292,22'], own.shade),
    limbs(
      ['154,292,9 140,300,6', '156,294,9 152,304,6', '268,294,9 252,302,6', '270,296,9 266,306,6'],
      own.shade,
      'point',
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    limb('286,214,60 336,234,40 380,262,24 430,276,14 500,270,8', own.coat, 'point'),
    limb('300,200,12 346,222,10 390,252,8 450,264,4', own.lit, 'point'),
    bench.cut(
      '28,170 34,158 54,150 78,146 100,150 118,166 140,184 170,186 210,182 250,182 290,194 316,216 310,246 280,262 230,264 180,262 146,252 124,226 108,204 88,192 60,188 36,184',
      own.coat,
      shape('100,198 130,222 170,238 220,242 280,236 320,226 310,280 150,280', own.shade),
      shape(
        '78,148 100,152 118,168 140,186 170,188 210,184 250,184 286,196 250,198 210,202 170,206 140,204 114,184 96,170 74,160',
        own.lit,
      ),
      line('118,176 112,196;128,186 124,208;138,192 136,216', own.shade, 2.4),
      dots(
        '160,214,3 176,222,3 192,214,3 208,222,3 224,214,3 240,222,3 256,214,3 270,222,3 200,234,2.5 232,234,2.5',
        own.shade,
      ),
    ),
  ]
}

function head({ inks }: Bench, own: Own): Art {
  return [
    line('32,178 58,178 86,182', own.dark, 2.2),
    dot(76, 160, 4.5, own.dark),
    dot(74.6, 158.6, 1.3, inks.paper),
    line('68,153 78,151 88,155', own.shade, 2.4),
    dots('40,164,2', own.dark),
    limb('32,177,4 10,184,3 -4,182,2', RED),
    limbs(['-2,182,3 -16,174,1.5', '-2,182,3 -16,190,1.5'], RED, 'point'),
  ]
}

function legs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '130,238 126,208 148,196 172,210 168,240 146,266 140,292 144,306 116,310 108,300 120,286 122,262',
      own.coat,
      shape('158,206 174,220 150,266 144,306 130,308 134,270', own.shade),
    ),
    limbs(
      [
        '122,302,10 102,308,7 92,306,4',
        '122,304,10 106,316,7 96,318,4',
        '128,306,10 118,320,7 112,324,4',
        '134,304,10 136,318,7 134,324,4',
      ],
      own.coat,
      'point',
    ),
    bench.cut(
      '274,240 280,206 304,198 320,220 316,250 318,276 304,304 278,310 272,300 290,286 292,266',
      own.coat,
      shape('308,206 322,230 316,260 318,280 302,304 298,280', own.shade),
    ),
    limbs(
      ['286,302,10 264,308,7 252,306,4', '288,304,10 270,316,7 260,318,4', '294,306,10 284,320,7 278,324,4'],
      own.coat,
      'point',
    ),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 80, y: 404, height: 60, blades: 26 }, inks.land[5]),
    grass(bench, { from: 330, to: 560, y: 404, height: 60, blades: 24 }, inks.land[5]),
  ]
}
