import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, leaf, limb, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const violetSabrewing: Species = {
  latin: 'Campylopterus hemileucurus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      heliconia(bench),
      farWing(own),
      tail(bench, own),
      body(bench, own),
      nearWing(bench, own),
      head(bench, own),
    ]
  },
}

const OWN = {
  violet: ['#5a35b0', 0.4],
  lit: ['#8f66e0', 0.4],
  shade: ['#341d78', 0.5],
  green: ['#1f7a5c', 0.5],
  navy: '#181a30',
  wing: '#3a3a48',
  wingLit: '#62627a',
  white: ['#fffdf6', 0.4],
  bill: '#17171c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 232, y: 170, r: 132, ink: inks.paper }),
    land('0,350 110,328 240,344 400,318', inks.land[1]),
    sideLeaf(bench, 520, 330, [240, 52, -150, 16], inks.leaf[1], inks.leaf[2]),
  ]
}

/** The bill is curved to just this flower. */
function heliconia(bench: Bench): Art {
  const { inks } = bench
  const maroon = mix(RED, '#3a0a2a', 0.4)
  const bract = bench.keep([
    shape('0,-10! 20,-22 46,-28 74,-24 100,-10! 78,0 48,10 20,12 0,10!', RED),
    shape('0,6 30,8 60,0 100,-10! 78,0 48,10 20,12 0,10!', maroon),
    shape('70,-24 84,-32 92,-24 100,-10! 88,-14', inks.lamp),
  ])
  return [
    limb('30,420,16 36,340,15 28,270,13 34,200,12 26,140,10 30,90,7', inks.leaf[2]),
    print(bract, 34, 330, 0.9, -16),
    print(bract, 26, 284, 0.86, -16, -1),
    print(bract, 34, 236, 0.84, -18),
    print(bract, 28, 188, 0.7, -14, -1),
    print(bract, 30, 146, 0.56, -22),
    leaf(30, 420, [190, 34, -52, 10], inks.leaf[1], inks.leaf[2]),
    leaf(26, 420, [170, 34, -128, -10], inks.leaf[1], inks.leaf[2]),
  ]
}

function farWing(own: Own): Art {
  return shape('232,168! 226,130 232,92 250,56 276,28! 280,64 280,100 272,136 256,172!', own.shade)
}

/** Three white feathers on each side flash as it turns. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '292,240! 316,228! 350,256 378,290 392,322 374,338 346,342 318,320 298,284',
    own.navy,
    shape('350,246 382,286 400,326 374,336 362,306 346,280', own.white),
    shape('296,280 318,316 346,344 328,350 300,320', own.white),
    line('312,250 344,284 364,318;304,262 330,296 346,324', own.wingLit, 2),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '172,134 184,114 206,106 228,114 244,136 262,160 286,190 312,222 320,246 304,258 276,252 244,236 214,212 192,186 178,160',
    own.violet,
    shape('170,150 186,178 210,208 240,236 276,254 300,262 240,262 190,220', own.lit),
    shape('228,110 248,136 270,164 296,194 324,226 320,246 290,222 262,194 242,168 228,144', own.green),
    line(
      '192,156 202,164 212,158;202,180 214,188 224,180;222,202 234,210 244,202',
      mix(own.violet, own.lit, 0.6),
      2.2,
    ),
  )
}

/** The outer quills have thick flat shafts, like sabres. */
function nearWing(bench: Bench, own: Own): Art {
  return bench.cut(
    '234,168! 254,146 280,118 310,92 346,74 388,68! 376,100 358,130 336,156 308,178 278,190 250,188!',
    own.wing,
    shape('234,168 254,146 280,120 296,108 300,134 284,164 258,188', own.green),
    line(
      '262,180 300,140 340,104 382,74;282,182 318,146 352,116 374,96;300,176 334,146 362,118',
      own.wingLit,
      3.4,
    ),
    line('250,184 282,134 316,96', own.navy, 2),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '160,128 164,108 178,94 200,90 220,98 230,116 226,138 208,150 186,150 168,142',
      own.violet,
      shape('162,110 178,94 202,90 222,100 210,104 190,104 172,114', own.lit),
      shape('160,130 172,142 190,150 210,150 200,160 170,156', own.lit),
    ),
    limb('168,124,10 140,118,8 110,124,6 84,142,3', own.bill, 'point'),
    dot(186, 118, 7, own.bill),
    dot(184, 116, 2, inks.paper),
    dots('199,113,3', own.white),
  ]
}
