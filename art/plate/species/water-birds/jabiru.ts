import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const jabiru: Species = {
  latin: 'Jabiru mycteria',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), legs(own), body(bench, own), neck(bench, own), bill(bench, own), reeds(bench)]
  },
}

const OWN = {
  white: ['#fffaf0', 0.5],
  shade: ['#c9cbd2', 0.8],
  deep: '#9a9fac',
  black: '#17181c',
  sheen: '#42444c',
  leg: '#2a2a2f',
} as const

type Own = Tints<typeof OWN>

/** Its throat is red and its body white, so the disc is neither. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 176, y: 150, r: 120, ink: mix(inks.sky[0], inks.land[2], 0.35) }),
    land('0,286 100,274 220,284 330,270 400,282', inks.land[1]),
    land('0,302 140,294 290,302 400,292', mix(inks.land[3], inks.leaf[2], 0.4)),
    flat(bench, 306, inks.water[1]),
    glints('60,322,120 300,330,140 170,348,110 20,366,100 370,372,120 210,384,140', inks.water[0], 2),
    glints('222,362,90 258,352,70', inks.water[2], 3),
  ]
}

function legs(own: Own): Art {
  return limbs(
    ['224,256,16 220,296,9 216,330,10 212,364,8', '258,252,16 262,290,9 260,322,10 264,354,8'],
    own.leg,
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '160,186 186,166 222,162 262,176 302,206 334,238 352,262! 312,270 268,276 226,272 190,254 166,224',
    own.white,
    shape('200,206 246,212 296,232 352,262 300,276 250,280 206,268 180,240 214,238', own.shade),
    line('226,214 268,236 316,254;216,228 254,250 298,264;236,200 284,222 330,248', own.deep, 2.6),
    shape('176,232 206,258 250,268 310,268 260,286 206,274', own.deep),
  )
}

/** A bare black neck with a red collar that swells when it is roused. */
function neck(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '150,92 166,82 182,90 188,114 190,146 204,170 202,190 180,204 158,196 152,170 156,140 152,114',
      own.black,
      line('176,98 180,124 182,150', own.sheen, 4),
      shape('140,160 156,152 180,154 204,166 214,200 180,214 146,202', RED),
      shape('148,176 170,170 200,186 190,206 156,202', mix(RED, own.black, 0.28)),
    ),
    bench.cut(
      '136,86 146,66 166,58 186,66 194,84 186,102 166,108 146,104',
      own.black,
      shape('158,62 182,66 192,84 178,80 164,70', own.sheen),
    ),
    eye(164, 80, 5, { iris: own.sheen, pupil: own.black, glint: bench.inks.paper }),
  ]
}

/** As long as the neck, as deep as the head, and bent a little upward. */
function bill(bench: Bench, own: Own): Art {
  return bench.cut(
    '150,68! 130,72 96,82 60,88 26,86! 50,100 90,108 128,106 150,100!',
    own.black,
    shape('150,66 130,70 96,80 60,86 26,84 60,92 100,90 150,82', own.sheen),
    line('150,86 110,94 60,96 34,90', mix(own.black, bench.inks.paper, 0.25), 1.6),
  )
}

function reeds(bench: Bench): Art {
  const { inks } = bench
  return [
    limb('-160,398,20 580,398,20', inks.leaf[3]),
    grass(bench, { from: -160, to: 110, y: 400, height: 86, blades: 26 }, inks.leaf[3]),
    grass(bench, { from: 300, to: 560, y: 400, height: 104, blades: 26 }, inks.leaf[3]),
    grass(bench, { from: 90, to: 320, y: 402, height: 30, blades: 20 }, inks.leaf[3]),
  ]
}
