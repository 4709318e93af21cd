import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dot, dots, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const hawksbillTurtle: Species = {
  latin: 'Eretmochelys imbricata',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      water(bench),
      reef(bench, own),
      farFlippers(own),
      head(bench, own),
      shell(bench, own),
      foreFlipper(bench, own),
    ]
  },
}

const OWN = {
  amber: ['#d98f35', 0.4],
  lit: ['#f3c268', 0.4],
  streak: ['#6b3a1c', 0.5],
  rim: ['#3f2618', 0.5],
  patch: '#5b4a34',
  skin: ['#efdca0', 0.4],
  skinShade: '#b39c66',
  sponge: ['#f0b03c', 0.3],
  spongeShade: ['#b9732c', 0.4],
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 400)),
    disc(bench, { x: 226, y: 22, r: 84, ink: inks.water[0] }),
    shape(
      '160,66! 200,88! 70,420! -80,420!;254,90! 290,66! 440,420! 330,420!',
      mix(inks.water[1], inks.water[0], 0.22),
    ),
  ]
}

/** Tubes of sponge among the coral: what the beak is for. */
function reef(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    land('0,360 60,330 120,352 200,346 270,362 330,326 400,340', mix(inks.water[2], inks.key, 0.3)),
    limbs(
      ['22,400,30 24,340,32 18,298,34', '58,400,28 60,350,28 66,322,30', '-16,400,26 -20,350,26 -30,322,28'],
      own.sponge,
    ),
    limbs(
      ['32,400,9 34,340,10 28,304,10', '67,400,8 69,350,8 75,326,8', '-8,400,8 -12,350,8 -22,326,8'],
      own.spongeShade,
    ),
    shape('4,292 18,288 32,292 18,299;53,314 66,310 79,314 66,320;-42,314 -30,310 -18,314 -30,320', own.rim),
    land('0,388 110,374 220,386 320,368 400,380', mix(inks.water[2], inks.key, 0.5)),
    shoal('320,300,0.8 344,314,0.7 308,320,0.6', RED),
  ]
}

function farFlippers(own: Own): Art {
  return [
    shape('140,184 134,144 114,104 84,72! 120,84 152,114 176,152', own.skinShade),
    shape('318,236 350,240 378,262 390,290! 358,280 330,262', own.patch),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '140,184 116,172 96,158 76,154 56,160 38,174 24,192 15,216! 30,211 44,212 58,219 80,226 108,234 144,238',
      own.skin,
      shape('10,220 24,190 38,172 58,160 52,180 42,198 40,214', own.patch),
      shape(
        '60,162 76,155 88,160 84,172 68,174;94,160 112,170 112,182 98,184 88,174;64,180 80,178 84,190 70,196;90,188 106,188 108,200 94,202;118,176 140,186 136,200 120,196;54,198 66,200 62,208 52,206;116,204 132,208 130,222 114,218;74,202 86,200 90,210 78,214;94,210 106,212 104,222 92,218',
        own.patch,
      ),
      shape('40,214 60,218 84,226 150,234 150,250 60,240', own.skinShade),
    ),
    line('24,202 38,203 52,206 60,213', own.rim, 2.2),
    dot(64, 183, 6, own.rim),
    dot(62.2, 181, 1.8, inks.paper),
  ]
}

const BACK = '338,178,0.74 300,158,0.84 256,146,0.9 208,146,0.92 164,164,0.86 126,184,0.8'
const SIDE = '320,216,0.76 280,206,0.92 232,200,0.98 182,206,0.94 144,216,0.8'

/** Plates like tiles, each over the next behind it, to a saw's edge at the tail. */
function shell(bench: Bench, own: Own): Art {
  const plate = bench.keep([
    shape('-32,-30! 6,-34 44,0! 6,34 -32,30!', own.rim),
    shape('-34,-28! 4,-31 40,0! 4,31 -34,28!', own.amber),
    shape('-34,-27! 3,-30 20,-18 -6,-14 -34,-12!', own.lit),
    shape('34,-1! -6,-12! -20,-7!;35,2! -14,4! -12,11!;28,8! -4,16! 6,24!;26,-8! 2,-22! 10,-26!', own.streak),
  ])
  const tiles = (spots: string) =>
    read(spots).map(({ x, y, size }) => print(plate, x, y, size, (x - 220) * 0.16))
  return [
    shape('130,226 180,252 240,262 300,252 330,240 300,240 200,240', own.skin),
    bench.cut(
      '116,204 130,176 158,148 198,130 244,126 290,140 328,166 360,200 382,230! 362,230! 362,244! 342,240! 336,252! 318,246! 306,258! 288,250! 260,258 214,256 168,246 132,230',
      own.rim,
      tiles(BACK),
      tiles(SIDE),
      shape('116,214 150,234 214,242 280,238 340,226 350,260 120,260', own.streak),
      line(
        '140,232 146,222;166,244 172,230;196,252 202,238;228,256 232,240;258,256 260,240;288,250 288,236;312,248 308,232;334,242 328,226',
        own.lit,
        2,
      ),
    ),
  ]
}

function foreFlipper(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '138,220 170,222 194,240 194,270 178,304 152,340 118,372 92,384! 98,352 112,312 122,276 126,244',
      own.skin,
      dots(
        '146,234,8 164,238,8 180,250,8 134,250,6 152,256,8 170,268,8 136,272,7 154,282,8 166,290,6 130,294,7 146,304,7 124,316,7 138,324,6 116,338,6 128,344,6 108,358,5',
        own.patch,
      ),
      shape('190,238 202,262 182,308 152,346 96,390 132,344 164,296 180,262', own.skinShade),
    ),
    shape('127,270! 114,275 126,281!;119,300! 106,305 118,311!', own.rim),
  ]
}
