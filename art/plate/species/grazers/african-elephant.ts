import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { folded, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const africanElephant: Species = {
  latin: 'Loxodonta africana',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(bench, own),
      ears(bench, own),
      head(bench, own),
      tusks(bench, own),
      meadow(bench),
    ]
  },
}

const OWN = {
  hide: '#6f7076',
  lit: '#9b9a98',
  shade: '#45474f',
  dark: '#2a2c34',
  ear: '#5a5b62',
  ivoryShade: '#d6c3a0',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 200, y: 150, r: 140 }),
    land('0,298 100,290 260,296 400,288', inks.land[1]),
    land('0,340 140,332 300,338 400,330', mix(inks.sand[1], inks.sand[2], 0.5)),
  ]
}

function farLegs(bench: Bench, own: Own): Art {
  return [
    bench.pair(limb('160,280,44 160,330,38 158,368,40', own.dark)),
    folded('200,90 150,110 128,170 124,230 140,300 200,310', own.shade),
  ]
}

function ears(bench: Bench, own: Own): Art {
  const { inks } = bench
  return bench.pair([
    bench.cut(
      '164,92 140,68 104,58 66,66 38,92 28,130 34,170 52,206 76,232 92,262! 112,240 136,214 156,190',
      own.ear,
      shape('164,92 140,68 104,58 80,62 110,78 134,110 144,150 140,200 160,190', mix(own.ear, own.dark, 0.5)),
      shape('104,58 66,66 38,92 28,130 34,170 44,160 44,120 66,86', own.lit),
    ),
    bench.cut(
      '126,226 150,206 186,214 192,260 186,310 184,356 188,374! 134,374! 138,340 132,290',
      own.hide,
      shape('176,220 194,230 190,374 172,374 176,300', own.shade),
      shape('132,240 144,250 142,330 146,374 132,374', own.lit),
    ),
    shape('138,374! 142,364 150,374! 158,364 166,374! 174,365 182,374!', inks.paper),
  ])
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      mirrored(
        '200,50 176,52 156,70 148,104 150,144 160,176 172,200 178,240 182,290 180,340 176,366 184,376! 200,372',
      ),
      own.hide,
      folded('200,50 176,52 158,70 164,84 182,72 200,70', own.lit),
      shape(
        '214,60 246,74 254,110 250,150 238,184 226,210 222,260 218,310 222,372 206,376 206,300 208,220 222,170 228,110',
        own.shade,
      ),
      shape('184,120 196,112 200,160 198,240 196,330 188,330 188,240 180,180', own.lit),
    ),
    line(
      '182,216 200,222 218,216;182,234 200,240 219,234;183,252 200,258 218,252;183,270 200,276 218,270;183,288 200,294 217,288;182,306 200,312 217,306',
      own.dark,
      1.8,
    ),
  ]
}

function tusks(bench: Bench, own: Own): Art {
  const { inks } = bench
  return bench.pair([
    shape('166,184 180,196 182,212 168,236 148,262 126,276! 138,252 152,226 160,204', inks.paper),
    shape('126,276! 150,254 170,226 181,206 182,214 168,238 148,262', own.ivoryShade),
    shape('154,128 162,122 170,126 168,134 158,135', own.dark),
    line('152,120 162,116 172,120', own.dark, 2),
  ])
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 44, blades: 60 }, inks.land[5])
}
