import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spotBilledPelican: Species = {
  latin: 'Pelecanus philippensis',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      reflection(bench, own),
      tail(own),
      neck(bench, own),
      body(bench, own),
      wing(own),
      head(bench, own),
      bill(bench, own),
      water(bench),
    ]
  },
}

const OWN = {
  pale: '#d6d0c8',
  lit: '#efe9de',
  grey: '#aaa49e',
  shade: '#7d7976',
  dark: '#4c4a4c',
  tuft: '#8f8276',
  bill: ['#f0c894', 0.4],
  billShade: ['#cc9a6a', 0.4],
  pouch: ['#c79aa0', 0.5],
  pouchShade: ['#96707e', 0.5],
  spot: '#3a4266',
  skin: ['#f2b04a', 0.3],
  iris: ['#f6ead0', 0.2],
} as const

type Own = Tints<typeof OWN>

/** The Tonlé Sap, with the crowns of its drowned forest. */
function setting(bench: Bench): Art {
  const { inks } = bench
  const crowns =
    '-240,262 -190,232 -150,240 -120,222 -80,244 -40,238 -10,262! 20,262! 34,236 66,226 96,244 120,262! 296,262! 312,238 338,218 366,230 392,224 414,244 430,262! 460,262! 480,232 520,224 560,240 600,262!'
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 154, r: 124 }),
    shape(crowns, inks.land[2]),
    flat(bench, 260, inks.water[1]),
    flat(bench, 316, inks.water[2]),
    glints('40,282,120 360,278,110 330,300,90 -80,292,130 480,296,110', inks.water[0], 1.8),
  ]
}

function reflection(bench: Bench, own: Own): Art {
  return [
    oval(236, 322, 132, 18, mix(own.shade, bench.inks.water[2], 0.5)),
    oval(240, 318, 116, 11, mix(own.grey, bench.inks.water[2], 0.3)),
  ]
}

function tail(own: Own): Art {
  return limbs(['322,274,36 356,268,26 384,256,8', '324,286,30 356,284,22 388,276,6'], own.shade, 'point')
}

/** Drawn back in a bend, with a short mane of curled feathers down the nape. */
function neck(bench: Bench, own: Own): Art {
  return [
    limbs(
      [
        '186,72,8 200,78,8 214,90,3',
        '192,84,8 206,92,8 218,106,3',
        '196,98,8 210,108,8 218,124,3',
        '198,114,8 210,126,8 214,142,3',
        '198,132,8 208,144,7 210,160,3',
      ],
      own.tuft,
      'point',
    ),
    bench.cut(
      '148,92 160,70 182,64 198,80 204,108 202,140 192,172 182,200 188,226 214,244 200,280 164,276 140,250 134,216 142,180 156,148 162,122 154,108',
      own.pale,
      shape(
        '184,66 204,84 208,112 204,146 194,176 188,204 196,228 216,244 204,262 180,236 172,204 182,168 190,130 190,96',
        own.grey,
      ),
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '132,258 142,232 168,214 208,204 252,206 292,220 324,244 342,270 334,298 300,318 240,326 184,322 148,302 134,280',
    own.pale,
    shape('130,280 170,300 230,308 300,302 350,270 330,330 170,334', own.grey),
    shape('136,262 146,240 168,226 176,252 164,280 146,282', own.lit),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['282,252,30 326,272,22 366,290,6', '272,266,28 314,288,20 346,304,6'], own.dark, 'point'),
    shape('188,228 216,206 256,204 296,220 326,246 342,272! 316,278 284,284 244,280 208,262', own.grey),
    shape('190,226 218,204 258,204 296,222 316,240 276,230 240,224 212,226', own.lit),
    line('214,246 250,264 296,274;230,236 270,250 320,266;248,226 286,238 320,254', own.shade, 2.6),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '142,96 150,74 170,60 190,66 202,86 200,108 184,122 162,120 148,112',
      own.pale,
      shape('154,72 172,60 192,68 200,84 182,78 166,78', own.lit),
      shape('180,122 200,110 204,92 190,100 176,112', own.grey),
    ),
    shape('138,92 152,82 170,80 182,92 174,104 158,108 142,106', own.skin),
    eye(165, 92, 6.4, { iris: own.iris, pupil: inks.key }),
  ]
}

/** A row of dark spots runs along the upper half, which ends in a nail. */
function bill(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '152,102! 168,112 172,132 160,162 138,192 108,218 74,240 50,254! 62,238 90,208 122,160',
      own.pouch,
      shape('172,116 172,140 158,168 134,198 90,232 54,256 110,224 150,196 180,150', own.pouchShade),
      dots(
        '152,132,2.6 146,148,3 136,160,2.4 140,172,2.6 122,182,3 124,196,2.4 106,200,2.6 94,216,2.4 156,150,2',
        own.pouchShade,
      ),
    ),
    bench.cut(
      '142,94! 156,98 158,108 146,126 118,164 88,202 62,236 48,258! 40,260 36,250 44,232 66,202 100,154 126,116',
      own.bill,
      shape('156,104 130,144 92,194 56,240 48,262 42,256 56,230 92,182 124,138', own.billShade),
      dots(
        '142,110,3.4 130,125,3.8 118,141,3.8 106,157,3.8 94,173,3.8 82,189,3.6 71,204,3.4 61,218,3',
        own.spot,
      ),
    ),
    shape('36,250 48,236 54,244 50,258 42,264', own.skin),
  ]
}

function water({ inks }: Bench): Art {
  return [
    glints(
      '236,330,250 150,342,120 300,344,140 230,360,180 70,366,110 380,372,120 -60,360,120 480,350,120',
      inks.water[0],
      2,
    ),
  ]
}
