import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const giantOtter: Species = {
  latin: 'Pteronura brasiliensis',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), head(bench, own), fish(own), paws(bench, own), water(bench)]
  },
}

const OWN = {
  coat: '#5a3d30',
  lit: '#86604a',
  shade: '#352520',
  cream: ['#f6dfb4', 0.6],
  dark: '#17110f',
  fish: '#c9d3da',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 258, y: 136, r: 92 }),
    land('0,246 100,222 220,240 320,214 400,230', inks.land[2]),
    flat(bench, 268, inks.water[1]),
    glints('70,284,110 340,290,100 30,310,80 370,318,90', inks.water[0], 2),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,110 150,130 138,190 128,250 116,330 112,420 200,420'),
    own.coat,
    shape('214,110 260,140 270,250 300,420 230,420 240,300 226,200', own.shade),
    shape(
      '176,196 190,204 206,198 222,206 216,232 224,258 210,286 214,310 200,330 186,306 190,276 176,252 184,228',
      own.cream,
    ),
    shape('150,150 148,210 138,300 128,400 120,330 132,230', own.lit),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair([dot(126, 92, 14, own.shade), dot(129, 95, 8, own.lit)]),
    bench.cut(
      mirrored('200,54 168,56 138,70 122,100 122,132 140,160 168,180 200,186'),
      own.coat,
      folded('200,54 168,56 140,72 128,98 150,84 176,74 200,72', own.lit),
      shape('230,60 280,100 276,150 236,184 222,180 250,150 258,110', own.shade),
      folded('200,160 182,160 160,154 164,172 184,184 200,188', own.cream),
    ),
    folded('200,108 176,110 152,124 146,144 160,162 184,166 200,164', own.lit),
    shape('200,112 226,116 250,130 252,148 238,162 214,166 222,140', mix(own.lit, own.coat, 0.6)),
    folded('200,112 184,112 178,120 186,132 200,136', own.dark),
    line('200,136 200,148 184,156;200,148 216,156', own.dark, 2.4),
    bench.pair([
      dot(154, 102, 6, own.dark),
      dot(152.5, 100, 1.6, inks.paper),
      dots('172,136,1.4 166,144,1.4 176,146,1.4', own.dark),
      line('166,140 132,136 104,140;168,148 136,152 110,162', own.cream, 1.4),
    ]),
  ]
}

function fish(own: Own): Art {
  return [
    shape(
      '88,318 112,300 156,292 204,294 256,300 296,310 318,294! 316,318 322,340! 296,326 252,338 200,342 150,338 112,332',
      own.fish,
    ),
    shape('88,318 150,322 220,324 296,318 252,338 200,342 150,338 112,332', mix(own.fish, own.coat, 0.35)),
    shape('290,310 320,290! 316,318 324,342! 294,324', RED),
    shape('176,294 196,284 226,296', mix(own.fish, own.coat, 0.5)),
    dots('112,313,4.5', own.dark),
    line('130,302 136,318 130,332', own.coat, 2),
  ]
}

function paws(bench: Bench, own: Own): Art {
  return bench.pair([
    limb('120,330,34 140,310,28 156,304,24', own.coat),
    limbs(
      ['150,296,9 164,300,8 170,312,6', '150,306,9 164,312,8 168,322,6', '148,314,9 158,322,8 162,330,6'],
      own.lit,
    ),
  ])
}

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    flat(bench, 356, inks.water[2]),
    land('0,360 60,350 110,356 160,346 240,346 300,356 400,350', inks.water[2]),
    glints('200,366,200 200,384,280', inks.water[0], 2),
  ]
}
