import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const longTailedSilkyFlycatcher: Species = {
  latin: 'Ptiliogonys caudatus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      wing(own),
      head(bench, own),
      perch(bench, own),
    ]
  },
}

const OWN = {
  silk: ['#7f93ab', 0.6],
  lit: ['#b7c6d4', 0.6],
  shade: ['#4f627c', 0.7],
  yellow: ['#f4d24a', 0.4],
  olive: ['#b9b04a', 0.5],
  white: ['#fffaf0', 0.4],
  black: '#1b1e26',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 204, y: 156, r: 124 }),
    land('0,318 90,286 190,306 310,268 400,294', inks.land[1]),
    land('0,366 130,342 270,360 400,330', inks.land[2]),
  ]
}

/** The two middle feathers run on past the rest. */
function tail(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '238,250! 268,240! 296,290 318,340 332,380! 316,382! 290,348 262,306',
      own.black,
      line('262,284 274,300;276,306 288,322;290,326 302,342', own.white, 7),
    ),
    limb('262,252,16 300,318,11 340,404,6', own.black, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '136,122 152,104 176,98 196,108 206,130 222,160 244,194 264,226 268,252 250,268 220,266 186,252 160,226 144,192 136,156',
    own.silk,
    shape('130,160 146,196 164,228 190,252 220,264 200,280 150,240 124,190', own.lit),
    shape('200,236 226,244 254,240 270,252 250,276 214,270', own.yellow),
    shape('192,104 208,130 226,162 250,198 268,230 244,222 222,190 204,154 192,126', own.shade),
    shape('140,134 156,124 178,126 190,140 178,156 156,158 142,148', own.olive),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['218,162,30 246,206,28 276,258,6', '208,178,24 232,220,22 260,264,5'], own.black, 'point'),
    limbs(['214,158,22 238,198,18 264,244,4', '202,174,18 224,210,16 246,250,4'], own.shade, 'point'),
    line('222,170 244,206 262,238', own.lit, 2),
  ]
}

/** A yellow head under a crest as sharp as a thorn. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '122,120 126,100 140,86 156,76 170,58 180,36! 186,60 190,84 196,104 190,124 172,134 148,136 130,132',
      own.yellow,
      shape('128,98 142,84 158,74 172,56 182,30 190,60 178,80 162,92 142,100', own.silk),
      shape('172,100 196,96 198,126 176,138 182,116', own.olive),
    ),
    shape('126,112! 114,110 104,112 96,118! 106,122 116,124 126,124!', own.black),
    dot(150, 108, 9, own.white),
    dot(150.5, 108, 7, own.black),
    dot(148.2, 105.6, 2.2, inks.paper),
  ]
}

/** Fruit of a mistletoe, of which it sows more than anyone. */
function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const berry = mix(own.yellow, inks.paper, 0.3)
  return [
    limb('-160,312,20 40,294,19 200,272,18 330,246,15 580,168,9', inks.land[5]),
    limb('-160,305,7 40,287,6 200,266,6 330,241,5 580,164,3', inks.land[4]),
    limbs(
      [
        '196,252,6 190,263,6 188,276,5',
        '204,254,6 200,264,6 199,276,5',
        '222,256,6 219,264,6 218,273,5',
        '230,256,6 228,263,6 228,271,5',
      ],
      own.black,
    ),
    leaf(60, 292, [70, 17, 130], inks.leaf[1], inks.leaf[2]),
    leaf(40, 294, [66, 16, 172], inks.leaf[1], inks.leaf[2]),
    leaf(90, 288, [60, 16, 96], inks.leaf[2], inks.leaf[3]),
    dots('70,300,7 82,310,7 58,312,6.5 94,298,6 46,304,6', berry),
    leaf(340, 242, [60, 15, 20], inks.leaf[1], inks.leaf[2]),
    leaf(330, 246, [56, 14, 66], inks.leaf[2], inks.leaf[3]),
  ]
}
