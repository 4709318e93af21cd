import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spectacledCaiman: Species = {
  latin: 'Caiman crocodilus',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      bank(bench),
      tail(own),
      farFeet(own),
      body(bench, own),
      head(bench, own),
      nearFeet(own),
      water(bench),
    ]
  },
}

const OWN = {
  hide: ['#77765a', 0.6],
  lit: ['#a9a67e', 0.5],
  shade: ['#4a4a3e', 0.7],
  dark: ['#1d1e1c', 0.6],
  belly: ['#d9d2a4', 0.5],
  iris: ['#e8c24a', 0.2],
} as const

type Own = Tints<typeof OWN>

function bank(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient(inks.sky, 0, 300)),
    disc(bench, { x: 150, y: 130, r: 104 }),
    land('0,222 90,196 190,214 300,186 400,206', inks.land[3]),
    flat(bench, 234, inks.water[2]),
    glints('150,246,150 60,256,90 330,250,110 150,264,110 260,272,90', inks.water[0], 2),
    land('0,306 60,290 140,296 230,282 320,290 400,276', inks.land[4]),
  ]
}

/** A double row of keels that joins into one along the tail. */
function tail(own: Own): Art {
  const keels = read('98,228,13 82,236,13 66,245,12 50,255,11 36,266,10 24,278,9 16,291,8')
  return [
    shape(
      keels.map(({ x, y, size = 0 }) => `${x - 9},${y + 6}! ${x - 6},${y - size}! ${x + 9},${y + 4}!`),
      own.shade,
    ),
    limb('130,262,52 90,268,40 54,280,28 26,304,19 14,334,12 26,354,5', own.hide, 'point'),
    line(
      '110,240 106,286;92,244 86,288;74,250 68,290;58,260 50,296;44,272 36,304;32,288 24,314',
      own.shade,
      2.6,
    ),
  ]
}

function farFeet(own: Own): Art {
  return [
    limb('232,270,30 252,292,22 266,300,16', own.shade),
    limbs(['266,302,8 286,300,4', '266,303,8 284,308,4', '264,304,8 276,314,4'], own.shade, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  const scutes = range(8, (i, t) => {
    const [x, y] = [lerp(108, 252, t), 226 - Math.sin(t * Math.PI) * 22]
    return `${x - 11},${y + 10}! ${x - 3 - (i % 2)},${y - 9}! ${x + 11},${y + 8}!`
  })
  return [
    shape(scutes, own.shade),
    bench.cut(
      '84,266 100,236 134,214 176,204 216,210 248,222 272,238 270,268 246,284 206,294 160,298 118,296 92,286',
      own.hide,
      shape('84,276 130,276 190,272 240,262 276,250 270,300 100,306', own.belly),
      shape('98,240 134,214 176,204 216,210 250,224 216,226 176,222 136,230', own.lit),
      line(
        '124,226 122,268;148,218 148,272;172,214 174,272;196,214 200,268;220,218 226,262;108,250 250,242',
        own.shade,
        2.4,
      ),
    ),
  ]
}

/** The bony ridge between its eyes is the bridge of the spectacles. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '232,236 246,210 264,198 278,184 296,180 310,190 318,204 340,214 362,222 376,218 388,226 390,242 384,254 360,262 326,268 290,272 256,272 236,260',
      own.hide,
      shape('228,262 270,258 310,258 350,254 394,242 392,280 240,286', own.belly),
      shape(
        '246,212 264,198 278,185 296,181 310,191 318,205 340,215 362,223 376,219 386,226 360,232 326,226 300,216 270,214',
        own.lit,
      ),
      dots('330,236,2 344,240,2 356,236,2 318,240,2 368,240,1.8 306,244,1.8 334,246,1.6', own.shade),
    ),
    line('389,243 366,252 340,252 314,256 284,252 262,258', own.dark, 3),
    shape(
      '370,248! 374,257 378,246!;352,252! 355,260 359,251!;330,253! 333,261 337,253!;306,255! 309,262 313,255!',
      inks.paper,
    ),
    line('308,196 318,204 330,202', own.shade, 4),
    dot(294, 198, 9, own.iris),
    limb('294,190,2 294,198,5 294,206,2', own.dark, 'point'),
    line('280,196 292,186 306,192', own.dark, 4),
    oval(380, 225, 4, 2.6, own.dark),
    oval(258, 232, 3, 8, own.shade),
  ]
}

function nearFeet(own: Own): Art {
  return [
    limb('220,270,40 230,300,28 250,318,19', own.hide),
    limbs(
      ['250,320,10 276,320,4', '250,322,10 274,330,4', '248,324,10 264,338,4', '244,324,9 246,340,4'],
      own.hide,
      'point',
    ),
    limb('126,276,48 108,306,34 130,322,22', own.hide),
    limb('120,272,14 106,300,11 118,314,7', own.lit),
    limbs(
      ['130,324,10 156,326,4', '130,326,10 152,336,4', '128,328,10 142,343,4', '122,328,9 124,344,4'],
      own.hide,
      'point',
    ),
  ]
}

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,366 80,352 170,362 270,350 400,360', inks.land[5]),
    grass(bench, { from: -160, to: 60, y: 404, height: 90, blades: 22 }, inks.key),
    grass(bench, { from: 330, to: 560, y: 404, height: 80, blades: 24 }, inks.key),
  ]
}
