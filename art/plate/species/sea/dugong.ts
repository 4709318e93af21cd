import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dot, dots, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const dugong: Species = {
  latin: 'Dugong dugon',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    const cow = [
      fluke(bench, own),
      farFlipper(own),
      body(bench, own),
      head(bench, own),
      nearFlipper(bench, own),
    ]
    return [water(bench), turned(0, 100, 330, 0.92, ...cow), meadow(bench)]
  },
}

const OWN = {
  skin: '#96866f',
  lit: '#c4b08c',
  shade: '#6a6058',
  dark: '#38333a',
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  const beam = mix(inks.water[1], inks.water[0], 0.24)
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 400)),
    disc(bench, { x: 150, y: 24, r: 84, ink: inks.water[0] }),
    shape('96,66! 130,88! 30,420! -130,420!;184,90! 216,66! 400,420! 270,420!', beam),
    land('0,336 80,328 170,338 270,326 400,334', mix(inks.sand[2], inks.water[2], 0.5)),
    grass(
      bench,
      { from: 150, to: 560, y: 352, height: 44, blades: 48 },
      mix(inks.leaf[1], inks.water[2], 0.45),
    ),
    grass(
      bench,
      { from: -160, to: 20, y: 352, height: 44, blades: 20 },
      mix(inks.leaf[1], inks.water[2], 0.45),
    ),
  ]
}

/** Forked, as a dolphin's is; this is what tells it from a manatee. */
function fluke(bench: Bench, own: Own): Art {
  return bench.cut(
    '322,130 344,110 352,84 372,58 398,46! 396,72 386,98 380,112! 394,128 404,152 404,178! 382,172 358,152 334,142',
    own.skin,
    shape('330,140 360,124 380,112 404,150 404,182 360,160', own.shade),
    line('340,120 362,98 384,66;346,132 372,134 396,158', own.shade, 2),
  )
}

function farFlipper(own: Own): Art {
  return shape('112,250! 104,272 104,296 114,306 128,294 136,268', own.shade)
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '66,238 84,206 112,178 148,154 192,138 236,130 276,128 312,126 338,116 346,130 338,146 312,160 280,182 244,212 206,242 166,258 126,262 96,262',
    own.skin,
    shape('90,262 130,240 176,226 220,202 262,176 304,152 346,130 350,160 240,250 140,280', own.shade),
    shape(
      '78,214 112,178 148,154 192,138 236,130 276,128 312,126 280,136 238,142 196,152 154,170 120,194 96,222',
      own.lit,
    ),
    line('196,170 222,160;232,154 258,148;160,200 182,188;204,196 228,182;250,172 272,162', own.shade, 2.2),
    line('118,196 112,220 118,244;130,190 126,214', own.shade, 2.4),
  )
}

/** The muzzle is bent straight down, to a bristly disc that roots in the sand. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '98,192 78,206 62,228 50,254 42,278 36,304 40,320! 84,322! 96,308 104,286 116,264 126,240 122,212',
      own.skin,
      shape('124,214 128,244 106,288 90,324 70,324 88,286 108,252', own.shade),
      shape('98,192 78,206 62,228 50,254 42,278 54,276 70,244 92,214', own.lit),
      shape('30,300 60,292 90,300 100,300 94,330 34,330', mix(own.skin, own.lit, 0.5)),
    ),
    line('44,294 62,289 88,297', own.shade, 2.4),
    dots('48,304,1.5 58,300,1.5 70,302,1.5 80,308,1.5 52,313,1.5 64,310,1.5 74,315,1.5', own.dark),
    shape('44,278! 50,268 58,268 58,276 50,282', own.dark),
    dot(90, 238, 4.2, own.dark),
    dot(88.8, 236.7, 1.3, inks.paper),
    line('82,232 90,229 98,233', own.shade, 2.2),
  ]
}

function nearFlipper(bench: Bench, own: Own): Art {
  return bench.cut(
    '138,232 162,226 178,240 178,262 166,288 148,308 132,312 126,300 132,276',
    own.skin,
    shape('168,226 184,250 168,292 138,318 134,304 154,280 164,254', own.shade),
    shape('138,240 152,234 150,262 138,292 132,290', own.lit),
  )
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  const cloud = mix(inks.sand[2], inks.water[1], 0.35)
  return [
    shape('6,330 18,312 34,318 46,306 64,316 84,308 100,318 118,314 130,332 70,342', cloud),
    land('0,366 100,352 220,364 320,350 400,360', mix(inks.sand[2], inks.water[2], 0.3)),
    grass(bench, { from: -160, to: 560, y: 406, height: 58, blades: 64 }, inks.leaf[3]),
    shoal('300,250,0.8 322,264,0.7 288,272,0.6', RED),
  ]
}
