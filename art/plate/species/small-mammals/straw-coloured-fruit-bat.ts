import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, folded, glints, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored, read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const strawColouredFruitBat: Species = {
  latin: 'Eidolon helvum',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [lake(bench), colony(bench), wings(bench, own), body(bench, own), head(bench, own)]
  },
}

const OWN = {
  straw: ['#d9b063', 0.5],
  collar: ['#f0a92f', 0.3],
  lit: ['#f3d894', 0.4],
  shade: ['#8f6a3a', 0.6],
  wing: ['#3a2a28', 0.6],
  wingLit: ['#6a4c40', 0.6],
  bone: ['#8a6650', 0.6],
  dark: '#1d1516',
  iris: ['#7a3c1a', 0.4],
} as const

type Own = Tints<typeof OWN>

/** The island that they sleep on, and the lake they cross. */
function lake(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 200, y: 168, r: 136 }),
    land('0,316 90,300 200,312 310,296 400,308', inks.land[1]),
    flat(bench, 322, inks.water[1]),
    shape(
      '-60,336! -50,316 -30,308 -14,296 8,300 24,290 48,296 62,286 86,298 104,300 118,314 136,320 150,336!',
      inks.land[4],
    ),
    glints(
      '200,334,120 340,344,130 60,352,120 250,366,140 -60,370,140 470,362,140 120,386,120',
      inks.water[0],
      2,
    ),
    glints('206,350,90 200,378,60', inks.disc, 2),
  ]
}

/** The stream that lasts half an hour. */
function colony(bench: Bench): Art {
  const far = bench.keep(
    shape(
      '0,3! -6,0 -14,-7 -24,-3! -16,-2 -9,4 -3,6 0,10! 3,6 9,4 16,-2 24,-3! 14,-7 6,0',
      bench.inks.land[5],
    ),
  )
  return read(
    '66,274,0.4 92,262,0.36 116,272,0.34 128,256,0.4 158,262,0.42 280,278,0.5 318,264,0.56 352,272,0.6 372,244,0.7 420,262,0.7 40,288,0.3 -20,262,0.5 448,222,0.8 302,294,0.4',
  ).map(({ x, y, size }, i) => print(far, x, y, size, (i % 3) * 8 - 8))
}

/** Long, narrow and pointed; the arm and three fingers hold each open. */
function wings(bench: Bench, own: Own): Art {
  return bench.pair([
    bench.cut(
      '186,140! 166,118 140,98 116,84 84,92 44,120 14,156 -14,208! 18,196 40,204 58,224! 72,206 92,204 112,228! 124,214 140,214 158,240! 170,232 184,236 196,240!',
      own.wing,
      shape(
        '186,140 166,118 140,98 116,84 84,92 44,120 14,156 40,146 80,116 112,106 140,126 164,156',
        own.wingLit,
      ),
      line(
        '118,90 84,142 58,226;118,90 112,160 112,230;122,94 142,170 158,240;116,88 50,134 -14,210',
        own.bone,
        2.6,
      ),
    ),
    limbs(['186,146,16 160,122,11 130,98,8 116,88,7', '116,88,6 80,98,4 40,132,3 6,178,2'], own.bone),
    limbs(['118,88,5 112,74,4 116,66,2'], own.dark, 'point'),
  ])
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.pair(
      limbs(['188,250,12 182,272,8 178,284,5', '178,282,4 172,294,2', '178,282,4 180,296,2'], own.dark),
    ),
    bench.cut(
      mirrored('200,110 182,118 168,142 164,176 168,212 178,242 190,258 200,262'),
      own.straw,
      shape('206,110 240,130 240,210 206,264 214,220 220,176 214,140', own.shade),
      shape('170,150 182,146 186,190 188,230 178,240 166,200', own.lit),
      line(
        '196,196 196,206;190,214 192,224;204,214 204,224;186,180 187,190;210,184 210,194;198,234 198,242',
        own.shade,
        2.4,
      ),
      folded('200,150 182,146 168,130 166,152 178,168 190,176 200,178', own.collar),
    ),
  ]
}

/** A face like a dog's, with eyes for the dusk. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair([
      shape('180,100! 164,88 156,70 160,58 172,66 184,84 190,96!', own.dark),
      shape('178,94 166,82 161,68 170,74 180,88', own.wingLit),
    ]),
    bench.cut(
      mirrored('200,74 184,78 172,92 170,110 178,124 186,136 190,150 200,154'),
      own.straw,
      folded('200,74 186,78 174,92 184,90 200,88', own.lit),
      shape('206,74 240,90 230,124 206,156 212,128 216,104', own.shade),
      folded('200,112 192,116 186,132 188,148 200,158', own.shade),
    ),
    bench.pair(eye(184, 107, 7.6, { iris: own.iris, pupil: own.dark, glint: inks.paper })),
    folded('200,132 192,131 189,137 194,143 200,144', own.dark),
    bench.pair(dots('195,138,1.3', own.bone)),
    line('190,148 196,151 200,149 204,151 210,148', own.dark, 1.8),
  ]
}
