import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { hooves } from '#art/plate/toolbox/details.ts'
import { dot, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const grevysZebra: Species = {
  latin: 'Equus grevyi',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      farLegs(bench, own),
      mane(bench, own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      meadow(bench),
    ]
  },
}

const OWN = {
  whiteShade: '#cfc0b0',
  dark: ['#1d191d', 0.5],
  brown: '#6d5248',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 240, y: 140, r: 112 }),
    shape('-260,420! -260,290! -100,270! -20,232! 40,238! 80,262! 180,284! 640,290! 640,420!', inks.land[1]),
    land('0,300 130,290 280,300 400,288', inks.land[2]),
    land('0,344 140,334 300,344 400,332', mix(inks.sand[1], inks.sand[2], 0.3)),
  ]
}

function tail({ inks }: Bench, own: Own): Art {
  return [
    limb('330,184,8 344,214,7 346,248,6', inks.paper),
    limb('345,242,8 350,276,14 344,306,6', own.dark, 'point'),
  ]
}

/** Rungs of narrow stripe across a leg, from `top` to `foot`. */
function rungs(x: number, width: number, top: number, foot: number): string {
  return range(Math.floor((foot - top) / 9), i => {
    const y = top + i * 9
    return `${x - width},${y} ${x},${y + 3} ${x + width},${y}`
  }).join(';')
}

function farLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '180,240 206,240 208,280 200,310 202,352 188,352 186,310 182,276',
      own.whiteShade,
      line(rungs(194, 20, 262, 352), own.dark, 3),
    ),
    bench.cut(
      '274,230 310,230 306,264 298,284 302,310 294,352 280,352 284,312 276,284',
      own.whiteShade,
      line(rungs(290, 24, 250, 352), own.dark, 3),
    ),
    hooves('194,360,0.9 286,360,0.9', own.dark),
  ]
}

function mane(bench: Bench, own: Own): Art {
  const { inks } = bench
  return bench.cut(
    '100,62! 106,42 124,38 144,52 166,82 190,116 208,146 196,152 160,110 124,72',
    own.dark,
    line(
      '112,66 112,34;124,74 132,36;136,86 150,52;148,98 166,70;160,114 180,88;172,128 194,108;184,142 208,128',
      inks.paper,
      5,
    ),
  )
}

/** Above it the stripes are narrow and upright; the belly has none. */
function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  const flank = range(15, i => {
    const x = 178 + i * 8.4
    return `${x + 8},150 ${x + 1},${186} ${x - 1},${222 - i} ${x + 3},${246 - i}`
  })
  const rump = range(6, i => {
    const r = 9 + i * 8.6
    const arc = [-105, -140, -180, -220, -262].map(degrees => {
      const angle = (degrees * Math.PI) / 180
      return `${334 + Math.cos(angle) * r},${186 - Math.sin(angle) * r * 1.25}`
    })
    return arc.join(' ')
  })
  const neck =
    '118,66 112,84 102,92;130,76 122,98 106,112;140,88 132,112 112,126;150,102 142,128 116,140;160,116 150,146 120,156;170,128 158,164 124,172;182,140 164,182 128,190;190,150 164,184 132,200;182,172 168,196 140,212'
  return bench.cut(
    '104,64 122,62 140,78 158,104 178,136 206,156 244,164 286,160 314,168 332,190 334,222 322,248 292,254 250,266 206,270 168,264 144,246 132,218 128,188 122,160 112,140 92,130',
    inks.paper,
    shape('140,240 168,258 206,262 250,258 292,248 330,240 320,290 150,290', own.whiteShade),
    line([...flank, ...rump].join(';'), own.dark, 4),
    line(neck, own.dark, 5.4),
    line('190,148 222,160 250,164 286,160 316,169 334,192', own.dark, 5),
  )
}

function nearLegs(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '142,232 156,216 178,222 184,244 178,276 172,300 172,326 168,354 152,354 154,326 152,300 146,270',
      inks.paper,
      shape('172,222 188,246 176,300 174,356 164,356 164,300', own.whiteShade),
      line(rungs(162, 26, 222, 352), own.dark, 3.2),
    ),
    bench.cut(
      '284,214 306,190 332,200 338,226 328,252 316,270 324,296 318,326 316,354 300,354 300,326 304,300 292,274 282,244',
      inks.paper,
      shape('326,204 342,226 320,270 328,296 318,356 308,356 312,300 304,270', own.whiteShade),
      line(rungs(310, 32, 196, 352), own.dark, 3.2),
    ),
    hooves('160,362 308,362', own.dark),
  ]
}

/** Ears as round as saucers, a long face and a brown muzzle. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('112,68! 106,44 112,24 126,18 138,30 136,50 124,70!', own.dark),
    shape('114,64 112,46 118,34 127,32 130,44 122,62', inks.paper),
    shape('98,70! 84,52 80,32 90,18 106,20 114,40 112,66!', inks.paper),
    shape('98,66 88,52 85,38 92,27 102,30 107,46 106,64', own.dark),
    shape('82,28 90,18 104,20 98,26', own.dark),
    bench.cut(
      '38,152 42,136 58,110 74,88 90,70 106,62 122,70 130,92 128,116 116,136 100,142 84,152 68,166 52,172 40,166',
      inks.paper,
      limbs(
        [
          '92,68,3 76,88,4 62,110,2',
          '98,68,3 82,92,4 68,114,2',
          '104,72,4 96,84,4 92,90,2',
          '126,84,4 112,100,5 96,116,4 78,134,2',
          '130,96,4 116,112,5 100,128,4 84,142,2',
          '128,110,4 116,124,5 102,136,3',
          '120,74,4 110,88,4 100,96,2',
          '86,108,4 74,124,4 64,136,2',
          '58,112,3 56,126,3 58,134,2',
        ],
        own.dark,
        'point',
      ),
      shape('30,156 44,136 60,142 72,156 68,174 40,180', own.brown),
      line('46,136 60,140 72,152', inks.paper, 4),
    ),
    shape('84,92! 90,86 100,88 102,96! 94,100', own.dark),
    dot(93, 92, 1.6, inks.paper),
    limb('48,150,6 54,147,4', own.dark),
    line('44,168 56,165 66,158', own.dark, 2.2),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 34, blades: 56 }, inks.land[5])
}
