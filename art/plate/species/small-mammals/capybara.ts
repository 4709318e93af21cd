import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const capybara: Species = {
  latin: 'Hydrochoerus hydrochaeris',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), farLegs(own), body(bench, own), head(bench, own), bank(bench)]
  },
}

const OWN = {
  fur: '#9c6a3f',
  lit: '#c9935c',
  shade: '#6d4629',
  dark: '#3d281c',
  claw: '#2a1d16',
  iris: '#5a3420',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 244, y: 148, r: 118 }),
    land('0,244 110,230 230,242 320,226 400,238', inks.land[1]),
    land('0,262 140,252 290,262 400,250', mix(inks.land[3], inks.leaf[2], 0.4)),
    flat(bench, 266, inks.water[1]),
    glints('40,284,110 330,280,130 60,308,120 380,304,100 -60,296,140 500,300,140', inks.water[0], 2),
  ]
}

function farLegs(own: Own): Art {
  return limbs(['196,288,38 192,326,28 182,352,22', '300,284,44 300,322,28 290,350,22'], own.shade)
}

/** A barrel without a tail, its coarse hair lying back. */
function body(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '122,206 142,166 186,140 244,132 300,146 340,182 358,232 352,284 322,316 262,324 200,322 150,304 126,262',
      own.fur,
      shape('140,160 190,132 250,126 306,142 340,180 290,162 230,156 176,172', own.lit),
      shape('130,270 170,300 240,308 310,296 356,250 356,300 320,330 180,334', own.shade),
      line(
        '196,176 214,180;230,168 250,172;262,180 282,186;206,206 226,210;246,200 266,206;286,210 306,218;222,236 242,240;266,234 286,240;306,244 324,252;178,228 196,232;196,260 216,262;250,264 270,266',
        own.shade,
        3,
      ),
    ),
    bench.cut(
      '260,246 306,234 340,262 338,306 316,344 318,362 270,364 280,330 258,294',
      own.fur,
      shape('306,234 344,262 340,308 320,344 322,366 302,366 308,320 318,276', own.shade),
    ),
    limbs(['156,262,52 150,312,34 144,350,26'], own.fur),
    limbs(
      ['146,350,12 130,360,10', '152,352,12 140,363,10', '280,356,12 264,364,10', '290,358,12 276,367,10'],
      own.claw,
    ),
  ]
}

/** A blunt deep muzzle; eyes, ears and nostrils in one line along its top. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('150,118 154,98 168,94 176,108 168,124', own.shade),
    bench.cut(
      '44,158 50,138 72,128 104,122 136,112 166,116 186,142 190,182 176,220 144,236 108,228 78,222 52,214 42,186',
      own.fur,
      shape('50,140 104,118 140,108 168,114 150,130 104,140 64,152', own.lit),
      shape('80,224 120,214 160,206 188,176 190,220 150,244', own.shade),
      shape('36,150 58,142 72,158 72,196 62,216 40,210', own.dark),
    ),
    shape('160,114 166,92 180,92 186,108 176,122', own.fur),
    shape('166,110 170,98 178,98 180,108 174,116', own.dark),
    shape('44,160 54,154 58,164 50,170', inks.key),
    line('50,198 70,202 94,196', own.claw, 3),
    line('54,180 54,194', own.claw, 2),
    line('78,182 92,180;80,190 96,190;80,172 92,168', own.shade, 2),
    eye(122, 140, 7, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
    line('112,132 122,129 132,133', own.shade, 3),
  ]
}

function bank(bench: Bench): Art {
  const { inks } = bench
  const near = mix(inks.leaf[2], inks.sand[2], 0.25)
  return [
    land('0,362 110,354 250,362 400,350', near),
    grass(bench, { from: -160, to: 560, y: 366, height: 26, blades: 56 }, near),
    land('0,386 140,378 300,386 400,376', inks.leaf[3]),
    grass(bench, { from: -160, to: 560, y: 392, height: 34, blades: 46 }, inks.leaf[3]),
  ]
}
