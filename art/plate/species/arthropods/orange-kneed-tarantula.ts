import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, oval, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored, read } from '#art/plate/toolbox/points.ts'
import { disc, field, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const orangeKneedTarantula: Species = {
  latin: 'Megaphobema mesomelas',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      turned(-16, 200, 200, 1.02, legs(bench, own), abdomen(bench, own), front(bench, own)),
    ]
  },
}

const OWN = {
  black: ['#1a1618', 0.4],
  sheen: ['#4a4044', 0.5],
  orange: ['#f0742a', 0.3],
  lit: ['#ffb05a', 0.2],
  hair: ['#8a5a44', 0.5],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.leaf[2], inks.land[3], 0.5)),
    oval(200, 204, 186, 176, mix(inks.leaf[2], inks.leaf[1], 0.5)),
    disc(bench, { x: 262, y: 120, r: 88 }),
    sideLeaf(bench, -80, 380, [260, 56, -24, -16], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 480, 400, [260, 58, -152, 18], inks.leaf[1], inks.leaf[3]),
    sideLeaf(bench, -90, 30, [200, 40, 20, 12], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 490, 20, [190, 38, 162, -12], inks.leaf[2], inks.leaf[3]),
  ]
}

/** Four to a side: hip, orange knee, and shin. */
const LEGS = [
  ['188,150,15 158,104,15', '158,104,15 140,74,15', '140,74,13 132,30,7'],
  ['184,166,15 130,136,15', '130,136,15 96,122,15', '96,122,13 44,122,7'],
  ['184,184,15 130,204,15', '130,204,15 96,220,15', '96,220,13 46,252,7'],
  ['190,200,16 152,254,16', '152,254,16 130,288,16', '130,288,13 104,350,7'],
] as const

function legs(bench: Bench, own: Own): Art {
  const fringe = LEGS.map(([, , shin]) => {
    const [start, end] = read(shin)
    if (!start || !end) return ''
    return range(5, (_, t) => {
      const [x, y] = [lerp(start.x, end.x, t * 0.8), lerp(start.y, end.y, t * 0.8)]
      return `${x - 9},${y - 5} ${x + 9},${y + 5};${x - 8},${y + 6} ${x + 8},${y - 6}`
    }).join(';')
  })
  return bench.pair([
    limbs(
      LEGS.map(([hip]) => hip),
      own.black,
    ),
    limbs(
      LEGS.map(([, , shin]) => shin),
      own.black,
    ),
    line(fringe.join(';'), own.hair, 1),
    limbs(
      LEGS.map(([, knee]) => knee),
      own.orange,
    ),
    limbs(
      ['154,98,5 143,79,5', '124,131,5 101,123,5', '124,205,5 101,217,5', '147,258,5 132,283,5'],
      own.lit,
    ),
    limbs(
      ['184,144,4 162,110,4', '176,158,4 138,137,4', '176,184,4 138,199,4', '184,206,4 158,246,4'],
      own.sheen,
    ),
  ])
}

function abdomen(bench: Bench, own: Own): Art {
  const hairs = range(14, i => {
    const angle = ((i * 24 + 12) * Math.PI) / 180
    const [x, y] = [200 + Math.sin(angle) * 44, 268 - Math.cos(angle) * 54]
    return `${x},${y} ${x + Math.sin(angle) * 13},${y - Math.cos(angle) * 13}`
  })
  return [
    line(hairs.join(';'), own.hair, 1.6),
    bench.cut(
      mirrored('200,208 174,214 156,238 150,270 158,302 178,322 200,328'),
      own.black,
      shape('190,210 166,226 156,262 164,300 180,318 172,276 176,236', own.sheen),
      line(
        '182,232 176,248;196,228 194,246;212,230 214,248;172,262 170,280;188,258 186,278;206,258 208,278;222,262 224,282;180,292 182,308;200,290 200,310;218,292 216,308',
        own.hair,
        2,
      ),
    ),
    bench.pair(limb('192,322,7 186,338,4', own.black)),
  ]
}

/** Shield, jaws, and the two feelers that are not legs. */
function front(bench: Bench, own: Own): Art {
  return [
    bench.pair([limb('190,134,12 176,104,11', own.black), limb('176,104,10 174,78,8', own.orange)]),
    bench.pair(limb('191,124,17 190,104,14', own.black)),
    bench.cut(
      mirrored('200,118 182,122 168,142 166,168 174,194 190,208 200,210'),
      own.black,
      shape('192,120 174,136 168,166 176,192 182,160 188,138', own.sheen),
      line(
        '200,170 184,150;200,170 178,176;200,170 186,196;200,170 216,150;200,170 222,176;200,170 214,196',
        own.sheen,
        2,
      ),
    ),
    dot(200, 172, 4, own.hair),
    dots('195,130,2 205,130,2 190,134,1.6 210,134,1.6', own.lit),
  ]
}
