import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const waterBuffalo: Species = {
  latin: 'Bubalus bubalis',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(own), garland(own), horns(bench, own), head(bench, own), water(bench)]
  },
}

const OWN = {
  hide: '#4b4a50',
  lit: '#77747a',
  shade: '#2e2d34',
  dark: '#17161b',
  horn: '#8c8478',
  hornLit: '#c2b8a4',
  hornShade: '#5a544e',
  bell: '#e0ae3e',
  bellShade: '#a87824',
  nostril: '#4a4346',
  lip: '#5d5558',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 200, y: 150, r: 118 }),
    land('0,244 100,226 260,238 400,220', inks.land[1]),
    flat(bench, 258, inks.water[1]),
    glints('50,284,90 350,280,100 40,320,70 370,326,80', inks.water[0], 2),
    limbs(
      [
        '30,400,6 40,360,5 34,310,3',
        '44,400,6 48,350,5 60,310,3',
        '20,400,6 14,360,5 4,326,3',
        '372,400,6 366,350,5 374,300,3',
        '386,400,6 392,350,5 388,316,3',
        '360,400,6 352,366,5 340,330,3',
      ],
      inks.leaf[1],
      'point',
    ),
  ]
}

function body(own: Own): Art {
  return [
    folded('200,120 150,130 112,170 84,230 70,300 66,420 200,420', own.shade),
    shape('112,170 84,230 70,300 66,400 84,400 92,310 110,240 140,180', own.hide),
  ]
}

function garland(own: Own): Art {
  return [
    shape(
      '84,250 120,306 160,340 200,350 240,340 280,306 316,250 322,262 284,318 244,354 200,364 156,354 116,318 78,262',
      RED,
    ),
    dot(200, 366, 13, own.bell),
    shape('200,353 213,364 210,378 200,379 206,366', own.bellShade),
    limb('200,374,4 200,382,5', own.dark),
  ]
}

function horns(bench: Bench, own: Own): Art {
  return bench.pair([
    bench.cut(
      '176,130 146,128 112,118 78,96 52,64 40,26! 60,58 88,82 118,94 150,98 182,106',
      own.horn,
      shape('40,26! 52,68 78,98 112,120 146,130 180,134 176,122 140,114 106,100 76,76', own.hornShade),
      shape('40,26 60,56 88,78 118,90 100,92 70,70', own.hornLit),
      line('150,96 146,130;132,94 124,124;114,90 102,116;98,84 82,102;82,74 66,86', own.hornShade, 2),
    ),
    shape('158,142! 130,132 100,138 76,158! 92,174 120,176 152,164', own.hide),
    shape('150,150 124,146 94,156 112,166 140,162', own.shade),
  ])
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('200,102 174,104 158,118 150,146 152,180 158,220 162,256 158,286 172,312 200,318'),
      own.hide,
      shape('214,102 250,124 250,170 240,230 244,290 226,316 204,318 218,270 214,200 222,140', own.shade),
      folded('200,108 184,110 178,140 182,190 186,240 200,250', own.lit),
    ),
    folded('200,256 178,256 162,268 158,288 172,308 200,314', own.dark),
    bench.pair([
      shape('172,282 176,272 188,274 190,284 180,288', own.nostril),
      dot(164, 170, 6.5, own.dark),
      dot(162, 167.5, 1.8, inks.paper),
      line('152,160 164,156 176,164', own.shade, 2.4),
    ]),
    folded('200,298 186,300 188,306 200,308', own.lip),
  ]
}

function water({ inks }: Bench): Art {
  return glints('60,384,80 350,388,80', inks.water[0], 2)
}
