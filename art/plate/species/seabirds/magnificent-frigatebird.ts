import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, leaf, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { moved, read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const magnificentFrigatebird: Species = {
  latin: 'Fregata magnificens',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      wing(own),
      pouch(bench),
      head(bench, own),
      bush(bench),
    ]
  },
}

const OWN = {
  black: '#17181f',
  sheen: '#2f3a5c',
  gloss: '#5b6f9e',
  green: '#2f5f5c',
  bill: '#b9b4ac',
  billShade: '#85817c',
  ring: '#3d4a66',
} as const

type Own = Tints<typeof OWN>

const SOARING =
  '-46,8! -30,-9 -14,-5 -4,-3 0,-9 4,-3 14,-5 30,-9 46,8! 28,-1 14,3 5,8 11,34! 0,17 -11,34! -5,8 -14,3 -28,-1'

/** The pouch is the red of this plate, so the disc is paper; a bird far off shows the bent wings and the fork. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 206, y: 158, r: 126, ink: inks.paper }),
    shape(moved(SOARING, 326, 64, 0.9, 14), inks.land[4]),
    land('0,270 80,256 150,264 260,250 400,268', inks.land[1]),
    flat(bench, 274, inks.water[1]),
    glints('40,292,90 340,296,110 90,314,80 380,326,80', inks.water[0], 1.8),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['276,258,34 332,286,24 392,312,5'], own.sheen, 'point'),
    limbs(['266,270,34 312,306,24 350,346,5'], own.black, 'point'),
    line('284,284 314,310 342,338', own.sheen, 2.4),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '186,92 200,74 222,74 236,92 242,120 256,150 284,182 308,216 314,258 298,300 256,322 214,314 190,286 186,240 192,190 196,140',
    own.black,
    shape('222,74 240,94 246,122 258,152 286,184 300,208 270,196 246,172 230,140 224,104', own.sheen),
  )
}

/** Folded, it still reaches past the tail; the plumes of the back shine green and purple. */
function wing(own: Own): Art {
  return [
    shape(
      '230,176 252,164 284,184 314,216 350,250 398,282! 352,278 314,270 282,262 252,238 234,208',
      own.black,
    ),
    line('256,214 296,244 352,270;262,196 302,228 356,264', own.sheen, 2.6),
    limbs(
      [
        '232,132,9 246,166,12 280,206,3',
        '242,140,9 260,172,11 300,214,3',
        '228,150,9 238,184,12 268,226,3',
        '230,176,8 238,204,10 258,240,3',
      ],
      own.sheen,
      'point',
    ),
    limbs(
      ['238,150,3 252,174,5 280,206,2', '246,154,3 266,182,4 296,212,2', '234,172,3 244,194,5 266,222,2'],
      own.gloss,
      'point',
    ),
    limbs(['232,192,3 240,212,4 256,236,2', '232,150,3 240,174,4 260,204,2'], own.green, 'point'),
  ]
}

function pouch(bench: Bench): Art {
  const { inks } = bench
  return bench.cut(
    '204,104 178,104 142,112 106,136 86,176 90,222 118,258 156,272 192,260 218,228 230,188 228,146 220,118',
    RED,
    shape(
      '224,120 212,170 196,214 164,246 120,262 160,286 210,262 244,210 240,140',
      mix(RED, inks.key, 0.28),
    ),
    shape('150,122 118,146 102,182 108,206 120,176 138,148', mix(RED, inks.paper, 0.34)),
    line('198,118 196,150 184,190;180,116 172,146', mix(RED, inks.key, 0.28), 2),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '184,96 190,78 206,66 226,70 238,88 238,112 226,126 206,118 190,110',
      own.black,
      shape('190,78 208,68 228,72 236,92 218,82 202,82', own.sheen),
    ),
    bench.cut(
      '196,84! 168,80 128,68 98,58 84,56 72,64 70,82! 78,73 88,70 102,73 130,84 164,98 192,108!',
      own.bill,
      shape('66,86 82,66 102,68 130,78 168,92 198,102 190,116 90,90', own.billShade),
      line('92,63 130,75 184,93', own.billShade, 1.8),
    ),
    eye(208, 90, 6.4, { iris: own.ring, pupil: inks.key, glint: inks.paper }),
  ]
}

const BUSH =
  '-130,356,1.1 -70,350,1 -14,352,1.1 44,350,1 98,346,0.9 146,352,0.9 196,342,0.8 244,350,0.9 292,362,0.9 344,368,0.9 398,360,1 456,354,1 520,346,1.1'

/** Low sea-grape and mangrove, with the feet lost among the leaves. */
function bush(bench: Bench): Art {
  const { inks } = bench
  const spray = bench.keep([
    leaf(0, 0, [46, 16, -96], inks.leaf[2], inks.leaf[3]),
    leaf(0, 2, [44, 15, -48], inks.leaf[1], inks.leaf[2]),
    leaf(0, 2, [44, 15, -140], inks.leaf[1], inks.leaf[2]),
    leaf(0, 4, [42, 15, -8], inks.leaf[2], inks.leaf[3]),
    leaf(0, 4, [42, 15, -176], inks.leaf[2], inks.leaf[3]),
  ])
  return [
    land('0,342 60,326 140,336 220,328 300,350 400,346', inks.leaf[3]),
    read(BUSH).map(({ x, y, size }) => print(spray, x, y, size)),
    land('0,384 100,372 220,380 400,366', inks.land[5]),
  ]
}
