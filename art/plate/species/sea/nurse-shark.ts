import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { eye, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const nurseShark: Species = {
  latin: 'Ginglymostoma cirratum',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      fins(bench, own),
      body(bench, own),
      face(bench, own),
      pectoral(bench, own),
      sand(bench),
    ]
  },
}

const OWN = {
  skin: '#b0885a',
  lit: '#d0ab7b',
  shade: '#7d5d3f',
  belly: ['#ecdcbd', 0.7],
  dark: '#4a3729',
  iris: '#e6d3a3',
} as const

type Own = Tints<typeof OWN>

/** Seen in the shallows, over sand and coral heads. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.water[0], inks.water[1], 0.65)),
    disc(bench, { x: 250, y: 128, r: 104 }),
    shoal(
      '70,92,1.1 104,110,0.9 58,124,0.8 120,84,0.8 330,70,0.9 352,88,0.7',
      mix(inks.water[2], inks.key, 0.25),
    ),
    land('0,318 70,300 120,322 250,330 330,300 400,318', mix(inks.water[2], inks.leaf[2], 0.35)),
  ]
}

/** Two fins far back, nearly of one size, and a long low tail without a lower lobe. */
function fins(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '196,168! 214,128 240,108 256,116 252,144 262,172!',
      own.shade,
      line('218,158 230,130;232,162 244,132;246,166 250,144', own.dark, 2),
    ),
    bench.cut(
      '270,186! 286,152 308,138 320,146 318,168 326,192!',
      own.shade,
      line('290,176 300,156;304,182 312,160', own.dark, 2),
    ),
    shape('214,262! 222,292 242,304 250,290 258,258!;284,246! 292,268 308,276 314,262 318,240!', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '34,236 42,206 64,184 104,170 160,164 216,168 266,182 308,196 340,196 368,172 392,136! 404,144 402,178 390,208 362,226 322,236 280,250 226,266 160,274 100,270 58,258',
    own.skin,
    shape(
      '40,206 70,176 160,160 270,178 344,194 372,168 404,130 396,150 374,184 340,204 260,198 160,184 80,196',
      own.lit,
    ),
    shape('30,250 90,256 170,258 250,246 330,226 390,206 330,246 220,276 90,276', own.belly),
    shape('340,218 376,206 404,160 406,200 372,232', own.shade),
    line(
      '124,198 118,214 122,230;138,198 132,214 136,232;152,198 147,214 151,232;166,200 162,216 165,230',
      own.shade,
      3,
    ),
  )
}

/** Barbels under the nose, a small mouth before the eye. */
function face({ inks }: Bench, own: Own): Art {
  return [
    limbs(['46,250,6 44,266,4 50,278,2', '60,256,6 60,272,4 68,284,2'], own.shade, 'point'),
    shape('44,248 56,252 72,256 66,262 52,258', own.dark),
    line('68,262 82,262 92,254', own.dark, 2.6),
    oval(92, 226, 4, 6, own.dark),
    eye(78, 214, 6, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
  ]
}

function pectoral(bench: Bench, own: Own): Art {
  return bench.cut(
    '128,246! 160,246 190,262 208,292 214,322 196,330 166,312 140,282',
    own.shade,
    shape('128,240 164,244 196,266 216,320 190,296 156,268', own.skin),
    line('156,272 190,314;170,270 202,310', own.dark, 2),
  )
}

function sand(bench: Bench): Art {
  const { inks } = bench
  const pale = mix(inks.sand[1], inks.water[1], 0.3)
  return [
    land('0,352 120,340 260,352 400,338', pale),
    line('-120,366 -40,362;30,368 120,362;190,370 290,362;330,366 420,360', mix(pale, inks.water[2], 0.3), 3),
    land('0,388 140,380 290,388 400,378', mix(pale, inks.water[2], 0.35)),
  ]
}
