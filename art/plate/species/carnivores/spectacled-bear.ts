import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, folded, leaf, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spectacledBear: Species = {
  latin: 'Tremarctos ornatus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      body(bench, own),
      head(bench, own),
      spectacles(bench, own),
      face(bench, own),
      bromeliad(bench),
    ]
  },
}

const OWN = {
  fur: '#231f22',
  sheen: '#4a4348',
  dark: '#100e12',
  cream: '#efdcb0',
  creamShade: '#bf9f70',
  nose: '#171418',
  iris: '#7a4a26',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.35)),
    disc(bench, { x: 208, y: 146, r: 134 }),
    shape(
      '-260,420! -260,300! -120,250! -40,150! 4,96! 34,128! 60,190! 120,270! 200,320! 300,420!',
      inks.land[2],
    ),
    shape('160,420! 260,300! 330,250! 380,170! 420,140! 470,220! 640,300! 640,420!', inks.land[1]),
    land('0,330 100,312 220,326 320,306 400,318', inks.land[3]),
    line(
      '-60,346 20,342 60,346;-80,362 10,358 50,362;340,336 400,332 470,338;350,352 410,348 480,354',
      inks.land[1],
      3,
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '200,150 150,160 108,188 76,236 58,300 50,420 350,420 342,300 324,236 292,188 250,160',
    own.fur,
    shape('108,188 76,236 58,300 50,420 82,420 90,320 112,244 146,196', own.sheen),
    shape('292,188 326,240 344,300 352,420 320,420 312,320 288,240 262,196', own.dark),
    line(
      '140,290 150,312;166,310 174,334;236,312 228,336;262,292 252,314;122,330 130,350;280,330 272,350',
      own.sheen,
      4,
    ),
  )
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      shape('140,96 120,90 110,70 120,52 140,48 158,62 160,86', own.fur),
      shape('140,86 126,80 122,68 130,60 142,62 148,76', own.sheen),
    ]),
    bench.cut(
      mirrored('200,58 170,60 140,78 120,112 114,152 122,190 142,216 160,240 178,256 200,260'),
      own.fur,
      folded('200,60 172,62 144,80 150,92 172,80 200,78', own.sheen),
      shape('260,80 290,120 290,180 250,240 220,262 250,210 268,150', own.dark),
      line('128,170 120,186;136,190 130,206;270,190 276,204', own.sheen, 4),
    ),
  ]
}

/** Rings that no two bears share: here the left one is closed over the brow and the right one is open. */
function spectacles(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '192,128! 180,112 160,106 142,116 134,136 138,160 150,182 148,210 160,236 184,256 200,270 218,256 240,236 250,208 248,186 260,166 268,142 262,124! 256,144 248,162 234,174 222,188 200,196 178,188 164,174 152,158 148,138 156,124 172,124!',
      own.cream,
      shape('280,120 236,186 238,210 226,234 204,252 200,280 250,260 270,200', own.creamShade),
    ),
    shape('208,128! 220,112 238,106 252,112! 240,116 228,124', own.cream),
    bench.cut(
      mirrored('200,168 182,172 168,190 164,212 174,232 200,240'),
      own.cream,
      shape('204,160 240,180 240,220 204,246 216,220 220,196', own.creamShade),
    ),
  ]
}

function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    folded('200,150 190,152 184,168 190,180 200,182', own.fur),
    eye(166, 146, 7, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    eye(234, 146, 7, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    folded('200,182 184,182 178,190 186,202 200,206', own.nose),
    folded('200,185 190,185 187,189 200,190', own.sheen),
    line('200,204 200,215;200,215 193,222 183,222;200,215 207,222 217,222', own.dark, 2.6),
    dots('180,208,1.5 176,214,1.5 220,208,1.5 224,214,1.5', own.dark),
  ]
}

/** Its food: the rosette whose soft heart it tears out. */
function bromeliad({ inks }: Bench): Art {
  const from = (angle: number, length: number, lit: string, shade: string) =>
    leaf(200, 424, [length, 15, angle, angle < -90 ? 8 : -8], lit, shade)
  return [
    ...[-172, -156, -24, -8].map(angle => from(angle, 190, inks.leaf[2], inks.leaf[3])),
    ...[-140, -122, -58, -40].map(angle => from(angle, 150, inks.leaf[1], inks.leaf[2])),
    ...[-106, -90, -74].map(angle => from(angle, 112, inks.leaf[0], inks.leaf[1])),
  ]
}
