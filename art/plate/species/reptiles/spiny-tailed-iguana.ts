import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spinyTailedIguana: Species = {
  latin: 'Ctenosaura similis',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      crest(own),
      tail(own),
      farLegs(own),
      body(bench, own),
      head(bench, own),
      log(bench),
      nearLegs(bench, own),
    ]
  },
}

const OWN = {
  hide: '#8f8a78',
  lit: '#c2b89a',
  shade: '#5a564e',
  band: '#2e2b2b',
  throat: ['#e09a4a', 0.5],
  spine: '#4a4541',
  iris: ['#d9742a', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 238, y: 150, r: 116 }),
    flat(bench, 268, inks.water[1]),
    glints('238,278,120 60,282,100 350,290,110 150,294,90', inks.water[0], 2),
    land('0,318 90,306 200,314 310,302 400,308', inks.sand[1]),
  ]
}

/** `x,y,height` of the comb down its back. */
const CREST =
  '112,150,16 122,152,18 132,156,18 143,161,17 154,166,16 166,171,15 178,176,14 190,181,13 203,186,12 216,191,11 229,196,10 242,201,9 255,206,8'

function crest(own: Own): Art {
  return shape(
    read(CREST).map(({ x, y, size = 0 }) => `${x - 6},${y + 8}! ${x + 4},${y - size}! ${x + 8},${y + 10}!`),
    own.spine,
  )
}

/** Ringed with whorls of sharp spines, which shut the door of its burrow. */
function tail(own: Own): Art {
  const rings = read('300,232,17 318,242,15 335,254,13 350,268,12 362,284,10 371,301,9 377,318,7')
  return [
    limb('262,222,48 302,240,32 340,264,22 366,296,15 380,336,9 384,372,4', own.hide, 'point'),
    shape(
      rings.flatMap(({ x, y, size = 0 }) => [
        `${x - 4},${y - size * 0.5}! ${x + size},${y - size * 1.2}! ${x + 5},${y}!`,
        `${x - 8},${y + size * 0.4}! ${x - size * 0.8},${y + size * 1.4}! ${x},${y + size * 0.9}!`,
      ]),
      own.spine,
    ),
    line(
      '292,220 280,252;312,232 298,262;332,246 316,274;350,264 334,286;362,282 348,298;372,304 360,312',
      own.band,
      4,
    ),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('150,214,28 186,240,20 190,266,15', own.shade),
    limb('258,232,36 292,256,24 290,278,17', own.shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '92,150 112,148 136,158 166,170 200,182 236,194 266,208 282,228 272,250 240,258 200,252 164,242 134,228 112,206 98,182',
    own.hide,
    shape('96,180 118,206 140,226 172,238 210,246 250,250 276,240 270,270 180,270 110,230', own.lit),
    line('138,154 126,214;164,166 150,232;192,176 178,242;220,186 206,250;246,196 236,256', own.band, 9),
    shape(
      '110,148 140,158 172,170 204,182 240,194 268,208 236,206 200,196 164,184 132,172',
      mix(own.hide, own.lit, 0.6),
    ),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '28,152 30,138 42,126 60,116 82,110 102,114 116,126 120,146 114,168 100,186 84,192 76,180 66,170 46,166 34,162',
      own.hide,
      shape('28,156 48,160 68,162 86,166 100,176 112,168 100,200 76,196 60,172 36,168', own.throat),
      shape('32,136 44,125 62,115 84,110 104,116 90,122 68,126 48,136', own.lit),
      dots(
        '52,140,2.4 64,134,2.4 58,150,2.2 72,148,2.4 86,156,3 98,150,3.4 104,138,3 92,140,2.2 80,158,2.2',
        own.shade,
      ),
    ),
    line('30,153 50,156 72,156 90,152', own.band, 2.4),
    eye(80, 132, 7, { iris: own.iris, pupil: own.band, glint: inks.paper }),
    line('70,124 80,121 91,126', own.shade, 3),
    dots('36,142,2', own.band),
    oval(104, 150, 5, 8, own.shade),
    line('84,190 92,176 104,164;96,188 104,178', own.shade, 2),
  ]
}

function log({ inks }: Bench): Art {
  return [
    limb('-160,286,56 40,280,58 200,288,60 330,302,58 580,330,50', inks.land[5]),
    limb('-160,266,16 40,258,17 200,265,17 330,280,16 580,312,12', inks.land[4]),
    line('-60,296 40,294 130,298;60,310 180,312 270,318;220,300 300,306 380,316', inks.key, 2.6),
    land('0,372 90,356 200,368 310,352 400,364', inks.sand[2]),
  ]
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    limb('124,204,34 108,238,24 124,266,17', own.hide),
    limbs(
      [
        '122,266,9 98,270,4',
        '122,268,9 100,278,4',
        '124,270,9 108,285,4',
        '128,270,8 124,287,4',
        '132,268,8 142,282,4',
      ],
      own.hide,
      'point',
    ),
    line('112,216 130,226;104,234 122,242', own.band, 4),
    bench.cut(
      '228,232 250,214 276,222 284,244 270,264 252,276 232,286 216,282 218,270 236,258',
      own.hide,
      shape('270,222 290,244 272,268 246,284 224,290 252,266 268,246', own.shade),
      line('240,222 262,246;258,216 278,240', own.band, 4),
    ),
    limbs(
      [
        '222,278,9 196,280,4',
        '222,281,9 200,289,4',
        '224,284,9 210,297,4',
        '230,285,8 226,300,4',
        '236,284,8 244,298,4',
      ],
      own.hide,
      'point',
    ),
  ]
}
