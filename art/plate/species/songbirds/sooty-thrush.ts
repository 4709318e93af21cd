import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const sootyThrush: Species = {
  latin: 'Turdus nigrescens',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), legs(own), body(bench, own), wing(own), head(bench, own), rock(bench)]
  },
}

const OWN = {
  soot: '#3a3634',
  lit: '#66605a',
  black: '#1c1a1b',
  orange: ['#ff8a1e', 0.2],
  orangeShade: ['#cc5f14', 0.3],
  iris: ['#f1efe6', 0.2],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 230, y: 156, r: 120, ink: inks.paper }),
    land('0,288 90,258 190,278 310,240 400,266', inks.land[0]),
    land('0,326 120,306 260,320 400,300', inks.land[1]),
    land('0,352 120,340 260,348 400,334', inks.land[2]),
  ]
}

function tail(own: Own): Art {
  return [limb('282,236,38 330,256,34 376,274,26', own.black), line('296,234 336,252 380,268', own.lit, 2.4)]
}

/** Upright, on legs as orange as its bill. */
function legs(own: Own): Art {
  return [
    limb('230,276,22 234,310,10 222,346,8', own.orangeShade),
    limb('200,278,22 204,312,10 192,350,8', own.orange),
    limbs(['222,346,7 204,352,5', '222,346,7 214,357,5', '224,346,7 240,354,4'], own.orangeShade),
    limbs(
      ['192,350,7 170,356,5', '192,350,7 180,361,5', '194,350,7 208,360,5', '196,348,6 212,352,4'],
      own.orange,
    ),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '112,130 120,100 142,82 170,80 194,96 206,124 228,150 260,172 290,198 306,232 292,258 258,276 214,284 174,272 142,246 122,208 114,168',
    own.soot,
    shape('108,160 126,212 152,244 184,264 222,266 216,296 150,280 110,220', own.lit),
    shape(
      '176,80 200,100 212,130 236,154 268,178 298,206 300,240 264,222 232,192 208,160 190,126',
      own.black,
    ),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['232,166,40 274,204,36 328,250,8', '214,182,34 254,224,30 306,264,7'], own.black, 'point'),
    limbs(['226,162,24 264,194,20 312,236,4', '208,182,22 244,216,18 290,252,4'], own.soot, 'point'),
    line('230,172 268,202 312,238;212,190 246,220 286,248;224,158 250,178', own.lit, 2.2),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('118,106 130,90 150,82 172,82 158,90 138,98', own.lit),
    shape('118,116! 102,120 120,130 142,128 152,116 140,106', own.black),
    bench.cut(
      '120,112! 102,108 82,112 64,124! 84,128 102,132 120,130!',
      own.orange,
      shape('60,126 86,120 120,121 120,136 90,134', own.orangeShade),
    ),
    dot(146, 112, 12, own.orange),
    dot(146, 112, 8.6, own.iris),
    dot(146, 112, 4.6, own.black),
    dot(144, 109.6, 1.7, inks.paper),
  ]
}

/** The highest meadows and parking places of the volcanoes are its own. */
function rock(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,378 80,362 140,354 210,352 280,356 340,366 400,376', inks.land[5]),
    shape('120,362 170,355 230,354 280,359 230,364 170,366', inks.land[4]),
    grass(bench, { from: -160, to: 110, y: 404, height: 50, blades: 26 }, inks.leaf[2]),
    grass(bench, { from: 300, to: 560, y: 404, height: 54, blades: 26 }, inks.leaf[2]),
  ]
}
