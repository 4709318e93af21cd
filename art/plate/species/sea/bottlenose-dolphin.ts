import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const bottlenoseDolphin: Species = {
  latin: 'Tursiops truncatus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [sea(bench), companion(own), fins(own), body(bench, own), head(bench, own), wave(bench)]
  },
}

const OWN = {
  back: ['#4f6072', 0.8],
  side: ['#8495a3', 0.8],
  lit: ['#aab8c2', 0.7],
  belly: ['#e8e0dc', 0.7],
  shade: ['#35424f', 0.8],
  dark: '#1d2732',
} as const

type Own = Tints<typeof OWN>

function sea(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient(inks.sky, 0, 262)),
    disc(bench, { x: 136, y: 152, r: 96 }),
    land('0,258 80,240 150,246 240,234 400,258', inks.land[1]),
    flat(bench, 256, bench.gradient([inks.water[1], inks.water[2]], 256, 400)),
    glints('60,274,110 300,270,130 180,284,90 360,300,90', inks.water[0], 2),
  ]
}

function companion(own: Own): Art {
  return [
    shape('254,300! 276,284 302,277 318,276 322,262 336,253! 336,270 348,279 370,290 384,300!', own.shade),
    shape('254,300! 276,284 302,277 320,277 312,286 288,293', own.back),
  ]
}

function fins(own: Own): Art {
  return [
    shape('176,104! 166,82 148,66 126,60! 136,76 142,96 140,116!', own.back),
    shape(
      '78,230! 56,232 34,222 18,204! 20,230 34,250 50,262! 46,276 58,292 78,300! 74,284 76,268 86,252!',
      own.back,
    ),
    shape('50,262! 62,250 74,240 78,230! 56,234 34,224 18,204! 24,228 36,248', own.side),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '346,196 342,168 324,140 296,116 260,100 220,94 180,98 144,112 116,136 94,166 78,204 68,242! 84,250 98,240 114,220 138,202 168,190 202,184 238,184 272,190 300,202 322,216 338,212',
    own.side,
    shape(
      '352,206 320,194 286,182 244,176 206,176 170,182 138,194 110,216 90,246 200,250 340,240',
      own.belly,
    ),
    shape(
      '348,176 330,140 298,114 260,98 220,92 180,96 142,110 114,134 92,166 74,204 66,236 88,212 106,184 130,160 164,142 200,134 240,134 276,142 306,156 330,174',
      own.back,
    ),
    shape(
      '330,146 300,120 262,102 222,96 184,100 214,106 254,112 290,128 314,148',
      mix(own.back, own.lit, 0.45),
    ),
  )
}

/** A short thick beak, parted by a crease from the brow. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('262,190! 262,216 252,244 232,264! 228,238 232,210 242,188!', own.shade),
    bench.cut(
      '312,150 330,164 342,178 356,188 374,200 380,212 374,220 358,220 340,216 320,212 304,200',
      own.side,
      shape('318,150 336,168 350,182 366,192 382,208 366,206 346,202 328,192 312,176', own.back),
      shape('384,214 366,210 344,208 322,204 304,196 312,224 370,228', own.belly),
    ),
    line('376,211 358,209 340,206 324,198', own.dark, 2.2),
    line('338,170 334,182 340,192', own.shade, 2.4),
    dot(310, 185, 4.6, own.dark),
    dot(308.6, 183.4, 1.4, inks.paper),
    line('302,178 312,176 320,181', own.shade, 2.4),
    line('286,118 292,114', own.dark, 3),
  ]
}

function wave(bench: Bench): Art {
  const { inks } = bench
  const deep = mix(inks.water[2], inks.key, 0.2)
  return [
    shape(
      '30,320! 44,300 50,282! 60,298 68,276! 78,294 90,272! 98,294 112,284! 112,304 132,312 146,324! 90,336',
      inks.paper,
    ),
    shape('40,324 66,314 92,320 116,314 138,322 90,336', mix(inks.paper, inks.water[1], 0.5)),
    dots('36,280,2.4 60,258,2 102,262,2.2 122,272,2 16,296,2', inks.paper),
    land('0,334 80,326 170,338 260,326 340,334 400,328', deep),
    glints('136,354,110 136,372,80 136,388,50', inks.disc, 2),
    glints('280,352,120 330,376,110 40,366,70', inks.water[1], 2),
  ]
}
