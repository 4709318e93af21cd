import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dot, dots, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const westIndianManatee: Species = {
  latin: 'Trichechus manatus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      water(bench),
      farFlipper(own),
      body(bench, own),
      head(bench, own),
      nearFlipper(bench, own),
      seagrass(bench),
    ]
  },
}

const OWN = {
  skin: '#7e7a78',
  lit: '#a9a39a',
  shade: '#555662',
  dark: '#33353f',
  algae: '#7f8f63',
  nail: '#efe4cc',
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  const beam = mix(inks.water[1], inks.water[0], 0.26)
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 400)),
    disc(bench, { x: 250, y: 26, r: 84, ink: inks.water[0] }),
    shape('190,70! 226,90! 120,420! -40,420!;284,90! 316,66! 460,420! 340,420!', beam),
    land('0,350 70,338 150,348 240,336 330,346 400,338', mix(inks.water[2], inks.key, 0.3)),
  ]
}

function farFlipper(own: Own): Art {
  return shape('112,240! 96,258 84,284 90,306 104,308 118,288 134,262', own.shade)
}

/** No hind limbs: the body runs out into one round paddle. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '40,214 38,192 48,172 66,158 90,148 116,136 152,122 196,116 240,122 278,140 306,164 328,182 352,180 376,190 390,212 388,236 370,250 346,252 324,240 300,234 268,250 226,268 180,274 138,268 108,252 86,248 62,244 46,234',
    own.skin,
    shape('60,240 110,238 160,252 214,250 262,232 306,212 340,228 390,232 380,270 180,290 60,270', own.shade),
    shape(
      '90,148 116,136 152,122 196,116 240,122 276,138 300,158 268,150 226,140 184,138 144,148 116,160',
      own.lit,
    ),
    shape('166,124 200,118 232,124 252,136 224,134 196,130', own.algae),
    line(
      '118,150 110,180 118,206;132,144 126,170;306,166 314,194 308,226;318,174 324,200 318,232;206,150 220,156;240,160 256,166;176,170 192,174;216,186 232,188',
      own.shade,
      2.2,
    ),
    line('372,196 360,212 358,238;384,210 374,222 372,240', own.shade, 2),
  )
}

/** Small eyes, a cleft bristly lip for grazing, and nostrils that shut under water. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '40,216 36,198 42,184 56,178 74,184 84,200 82,222 72,238 54,240',
      mix(own.skin, own.lit, 0.55),
      shape('36,222 52,218 68,222 84,214 80,244 46,244', mix(own.skin, own.shade, 0.4)),
      dots(
        '48,204,1.4 58,200,1.4 68,206,1.4 52,213,1.4 63,213,1.4 74,214,1.4 44,214,1.2 56,228,1.2 66,230,1.2',
        own.dark,
      ),
    ),
    dots('44,190,2.6 54,186,2.6', own.dark),
    line('38,216 50,219 60,217 72,222 82,218', own.dark, 2.2),
    dot(98, 182, 4.6, own.dark),
    dot(96.6, 180.6, 1.4, inks.paper),
    line('90,174 100,171 110,176', own.shade, 2.4),
  ]
}

function nearFlipper(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '128,226 150,222 168,236 170,262 160,292 146,318 130,328 118,318 120,294 126,268 124,246',
      own.skin,
      shape('156,224 174,250 162,296 140,332 126,330 146,296 154,262', own.shade),
      shape('128,232 144,226 148,250 138,284 130,306 124,290 130,260', own.lit),
    ),
    shape('120,318! 116,326 124,326!;128,324! 126,333 134,330!;138,322! 139,331 145,324!', own.nail),
  ]
}

function seagrass(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(
      bench,
      { from: -160, to: 560, y: 404, height: 84, blades: 54 },
      mix(inks.leaf[2], inks.water[2], 0.3),
    ),
    grass(bench, { from: -160, to: 560, y: 408, height: 50, blades: 44 }, inks.leaf[3]),
    shoal('300,300,0.8 322,316,0.7 286,320,0.6', RED),
  ]
}
