import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const raccoon: Species = {
  latin: 'Procyon lotor',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      body(bench, own),
      hands(bench, own),
      head(bench, own),
      face(bench, own),
      shore(bench),
    ]
  },
}

const OWN = {
  coat: ['#7d7671', 0.6],
  lit: ['#b9b0a4', 0.5],
  shade: ['#4a4648', 0.7],
  black: ['#17161a', 0.6],
  white: ['#f4eee2', 0.4],
  whiteShade: ['#cfc6b8', 0.5],
  hand: ['#2c292d', 0.6],
  crab: ['#f0502e', 0.2],
  crabShade: ['#a83222', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient(inks.sky, 0, 330)),
    disc(bench, { x: 250, y: 130, r: 112 }),
    land('0,262 100,240 220,254 320,228 400,244', inks.land[3]),
    flat(bench, 276, inks.water[2]),
    glints('60,290,90 350,292,110 250,302,120 30,320,80', inks.water[0], 2),
  ]
}

function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '252,352! 296,356 336,340 362,308 372,276 364,252! 350,244 336,252 330,280 312,308 282,322 250,322!',
    own.coat,
    line('276,310 284,366;306,300 326,352;326,280 362,318;334,262 382,282', own.black, 12),
    shape('336,256 350,236 376,250 368,268 348,262', own.black),
    shape('250,322 282,322 312,308 330,282 320,318 284,336 250,336', own.lit),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,170 160,184 132,218 116,262 108,310 112,356 140,384 200,392'),
    own.coat,
    shape('226,180 270,220 290,300 286,370 240,396 252,330 246,250', own.shade),
    limbs(
      ['152,226,5 134,280,14 130,350,4', '172,232,4 160,290,12 158,360,4', '228,232,4 240,290,12 240,360,4'],
      own.lit,
      'point',
    ),
    folded('200,200 180,214 172,256 178,310 190,350 200,356', own.whiteShade),
  )
}

/** It feels its food with its hands: a small crab, here. */
function hands(bench: Bench, own: Own): Art {
  return [
    shape('182,300 190,288 200,286 212,288 220,300 214,312 200,316 188,312', own.crab),
    line('186,308 176,316;192,313 186,324;212,313 216,324;218,307 226,316', own.crabShade, 3),
    dots('194,288,2 206,288,2', own.black),
    bench.pair([
      limb('138,248,40 138,290,32 162,308,26 178,308,18', own.shade),
      limb('130,246,14 128,286,12 146,306,8', own.coat),
      limbs(
        ['174,300,9 188,294,5', '177,305,9 192,302,5', '177,310,9 192,310,5', '174,314,9 188,318,5'],
        own.hand,
      ),
    ]),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      shape('154,100 138,72 118,62 104,72 106,96 122,124', own.black),
      line('106,96 106,74 118,65 136,75 150,96', own.white, 5),
    ]),
    bench.cut(
      mirrored(
        '200,78 166,82 136,98 114,126 96,154! 104,160 96,174! 110,178 108,190! 132,196 158,212 182,222 200,224',
      ),
      own.coat,
      shape('212,78 262,98 300,150 284,196 230,216 252,180 252,130', own.shade),
      bench.pair([
        shape('196,100 176,106 150,122 126,142 112,160 130,150 156,136 180,132 196,140', own.white),
        shape('186,176 166,186 146,184 124,172 116,186 144,202 180,218', own.white),
      ]),
      folded('200,78 192,84 190,110 194,150 200,160', own.shade),
    ),
  ]
}

/** The mask: black under and behind each eye, edged with white. */
function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair(shape('190,152 178,138 158,136 136,146 114,164 124,176 148,184 170,182 186,172', own.black)),
    folded('200,160 188,164 180,178 178,196 188,210 200,214', own.white),
    folded('200,180 190,181 184,186 188,195 200,200', own.black),
    line('200,198 200,206 190,211;200,206 210,211', own.black, 2.4),
    bench.pair([
      dot(162, 160, 9, mix(own.hand, inks.lamp, 0.42)),
      dot(162, 160, 5.4, inks.key),
      dot(159, 156.6, 2.2, inks.paper),
      line('178,198 150,198 126,192;178,203 152,208 130,208', own.whiteShade, 1.4),
    ]),
  ]
}

function shore(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,372 60,360 130,368 220,362 300,370 400,358', inks.land[5]),
    grass(bench, { from: -160, to: 90, y: 404, height: 60, blades: 26 }, inks.key),
    grass(bench, { from: 320, to: 560, y: 404, height: 64, blades: 26 }, inks.key),
  ]
}
