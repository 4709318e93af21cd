import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const strawberryPoisonFrog: Species = {
  latin: 'Oophaga pumilio',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      perch(bench),
      farLegs(own),
      body(bench, own),
      hindLeg(own),
      foreLeg(own),
      spots(own),
    ]
  },
}

const OWN = {
  blue: ['#2c5fb4', 0.4],
  navy: ['#173a7c', 0.4],
  dark: '#0d1220',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, inks.sky[2]),
    disc(bench, { x: 262, y: 150, r: 116, ink: inks.paper }),
    sideLeaf(bench, 500, 10, [300, 46, 150, 20], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, -120, 50, [230, 34, 24, 16], inks.leaf[1], inks.leaf[2]),
  ]
}

function perch({ inks }: Bench): Art {
  return [
    shape('-160,352 0,336 140,322 260,322 380,340 580,392 580,470 -160,470', inks.leaf[1]),
    shape('-160,372 60,356 220,352 360,368 580,430 580,470 -160,470', inks.leaf[2]),
    line('-160,368 60,353 220,349 360,365 580,426', inks.leaf[0], 2),
  ]
}

function farLegs(own: Own): Art {
  return limbs(['176,244,26 192,276,20 178,318,14', '178,318,9 150,326,6 140,326,6'], own.navy)
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  const shade = mix(RED, '#3a0a2a', 0.36)
  return [
    bench.cut(
      '84,170 90,152 108,134 126,124 150,122 182,134 232,164 286,210 316,252 318,282 290,300 236,300 178,284 136,256 104,216 88,190',
      RED,
      shape('88,186 120,206 160,250 220,278 290,284 330,270 330,330 160,330 80,230', shade),
      shape('84,160 110,130 150,118 190,132 240,164 290,208 240,178 184,146 144,138 108,150', '#ff6a4a'),
      dots(
        '170,168,4 196,160,3 210,188,5 236,186,3.5 186,196,3 250,214,4.5 276,220,3 226,218,3 160,192,3 268,244,4 206,238,3.5 292,250,3 150,212,2.5',
        own.dark,
      ),
    ),
    line('86,182 108,192 132,190', shade, 2.4),
    dot(124, 152, 17, own.dark),
    dot(118, 146, 4.5, inks.paper),
    dots('93,163,2', shade),
  ]
}

function hindLeg(own: Own): Art {
  return [
    limb('306,262,44 266,262,50 222,278,34', own.blue),
    limb('300,250,12 266,246,13 232,262,8', '#82b2df'),
    limb('226,276,32 262,296,30 306,312,20', own.navy),
    limb('306,314,16 268,326,11 236,328,8', own.blue),
    limbs(
      ['246,328,6 222,322,5 208,322,6', '246,329,6 220,332,5 202,334,6', '250,330,6 232,340,5 214,345,6'],
      own.blue,
    ),
    dots('206,322,4.5 200,334,4.5 212,345,4.5', own.blue),
  ]
}

function foreLeg(own: Own): Art {
  return [
    limb('152,232,34 158,258,28 146,276,22', RED),
    limb('148,268,24 130,296,18 118,318,13', own.blue),
    limb('142,272,8 126,296,7 116,312,4', '#82b2df'),
    limbs(
      ['118,318,7 100,318,5 86,320,6', '118,320,7 102,328,5 90,334,6', '120,320,7 116,332,5 112,340,6'],
      own.blue,
    ),
    dots('85,320,4.5 89,334,4.5 111,340,4.5', own.blue),
  ]
}

function spots(own: Own): Art {
  return dots('280,276,3 256,280,2.5 262,258,3 140,288,2.5', own.dark)
}
