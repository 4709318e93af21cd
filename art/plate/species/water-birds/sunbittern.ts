import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const sunbittern: Species = {
  latin: 'Eurypyga helias',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      river(bench),
      legs(own),
      tail(bench, own),
      wings(bench, own),
      body(bench, own),
      head(bench, own),
      rock(bench),
    ]
  },
}

const OWN = {
  brown: '#7a5a3c',
  buff: ['#e6c489', 0.6],
  cream: ['#f6e6c2', 0.6],
  rufous: ['#b5522a', 0.6],
  gold: ['#f2b544', 0.5],
  black: '#1c1a1c',
  leg: '#ff8a2a',
  bill: '#f0a04a',
  iris: '#a3162c',
} as const

type Own = Tints<typeof OWN>

function river(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 200, y: 140, r: 128, ink: inks.paper }),
    land('0,262 100,244 240,256 400,236', inks.land[2]),
    flat(bench, 286, inks.water[1]),
    glints('60,300,100 330,306,120 30,326,80 380,330,90', inks.water[0], 2),
  ]
}

function legs(own: Own): Art {
  return limbs(
    [
      '186,290,9 182,326,6 184,356,6',
      '214,290,9 218,326,6 216,356,6',
      '184,356,5 166,362,4',
      '184,356,5 190,364,4',
      '216,356,5 200,363,4',
      '216,356,5 236,362,4',
    ],
    own.leg,
  )
}

/** Fanned, two dark bars edged with chestnut. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,210 176,220 150,262 142,306 158,318 180,324 200,326'),
    own.cream,
    folded('200,250 176,252 150,262 146,276 172,268 200,266', own.black),
    folded('200,266 172,268 146,276 145,284 172,277 200,275', own.rufous),
    folded('200,292 174,292 146,298 144,310 172,306 200,306', own.black),
    folded('200,306 172,306 144,310 146,316 174,312 200,313', own.rufous),
  )
}

/** The sunburst it opens at an enemy: a chestnut and golden shield on each wing, ringed with black. */
function wings(bench: Bench, own: Own): Art {
  return bench.pair(
    bench.cut(
      '196,170! 174,132 140,96 98,70 54,58 20,64! 8,84 14,96! 6,116 12,128! 8,148 18,160! 18,178 30,190! 36,208 52,216! 64,232 84,236! 104,246 126,240! 150,248 176,238 196,224!',
      own.buff,
      shape('196,160 160,110 110,72 60,54 16,60 30,80 80,86 126,112 160,150 186,186', own.brown),
      line('34,76 70,84 110,102 146,136 172,172;52,64 90,74 130,98 164,138', own.cream, 3),
      shape('72,112 104,112 134,132 152,164 150,190 128,198 100,188 78,166 66,136', own.gold),
      shape('86,124 108,124 130,140 142,164 138,182 122,186 102,176 88,156 82,138', own.rufous),
      shape('100,136 116,138 130,156 130,170 116,170 104,156', own.black),
      line('18,104 52,112 62,146 80,180 108,202 140,210 176,204', own.black, 7),
      line('14,140 40,150 56,182 86,210 120,224 170,222', own.rufous, 4),
      line('18,164 40,178 64,206 98,226 140,236', own.black, 3),
    ),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,126 186,136 172,162 167,198 171,238 184,264 200,272'),
    own.brown,
    folded('200,206 180,210 168,238 176,262 200,280', own.cream),
    line(
      '178,176 190,184 200,186 210,184 222,176;174,192 188,202 200,204 212,202 226,192;178,216 200,222 222,216;180,234 200,240 220,234;184,252 200,257 216,252',
      own.black,
      2.4,
    ),
  )
}

/** Two white stripes on black, above and below the eye, and a bill like a dagger. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('200,172,26 196,136,20 202,104,20', own.brown),
    line('192,166 190,140 194,118;204,170 202,144 206,122', mix(own.brown, own.black, 0.5), 2),
    bench.cut(
      '160,88 166,70 184,60 206,60 224,72 232,90 226,108 208,116 184,112 168,104',
      own.black,
      shape('162,80 184,72 210,74 236,88 236,92 210,82 184,80 164,86', inks.paper),
      shape('166,100 186,98 210,100 230,106 226,112 204,108 182,106', inks.paper),
    ),
    shape('166,84! 140,88 108,98! 138,100 166,100!', own.bill),
    shape('166,84! 140,88 108,98! 138,92 166,90', mix(own.bill, own.black, 0.6)),
    dot(184, 91, 6, own.iris),
    dot(184, 91, 3, own.black),
    dot(182.5, 89.5, 1.3, inks.paper),
  ]
}

function rock({ inks }: Bench): Art {
  return [
    land('0,400 60,392 110,372 160,360 240,358 290,370 340,390 400,398', inks.land[5]),
    shape('110,374 160,362 236,360 280,370 220,372 150,374', inks.land[4]),
  ]
}
