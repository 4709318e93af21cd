import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const spiderMonkey: Species = {
  latin: 'Ateles geoffroyi',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLimbs(own),
      body(bench, own),
      nearLimbs(own),
      head(bench, own),
      branch(bench, own),
    ]
  },
}

const OWN = {
  rust: '#a85a2c',
  lit: '#d08a4c',
  shade: '#6e3820',
  belly: ['#efc78e', 0.6],
  black: '#1e191b',
  face: '#3a3033',
  mask: ['#e2a98c', 0.5],
  iris: '#9a5a2a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 214, y: 214, r: 126 }),
    land('0,356 100,338 220,352 400,330', inks.land[2]),
    land('0,386 140,370 280,382 400,366', inks.land[4]),
    sideLeaf(bench, -90, 150, [180, 32, 14, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 500, 190, [190, 32, 168, -12], inks.leaf[1], inks.leaf[2]),
  ]
}

/** The fifth hand: it holds the whole weight, with bare skin under its tip. */
function tail(own: Own): Art {
  return [
    limb(
      '262,196,20 292,168,18 304,132,16 300,96,14 288,62,13 296,38,12 318,34,11 330,52,10 322,70,8',
      own.shade,
    ),
    limb('266,190,8 296,160,7 306,128,6 302,96,5 292,66,4', own.rust),
  ]
}

/** A hook of four fingers without a thumb, or a foot of five toes. */
function hand(wrist: string, tips: readonly string[], own: Own): Art {
  return limbs(
    tips.map(tip => `${wrist},9 ${tip},5`),
    own.black,
  )
}

function farLimbs(own: Own): Art {
  return [
    limb('160,196,24 196,146,20 190,96,15 186,56,12', own.shade),
    limb('252,222,34 302,252,26 322,300,18 326,342,14', own.shade),
    hand('326,342', ['308,360', '314,366', '322,369', '331,370', '341,365'], own),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '120,176 142,158 172,156 204,164 240,176 270,192 284,218 276,246 252,258 218,254 182,246 148,236 124,216',
    own.rust,
    shape('120,214 150,220 190,232 230,238 270,232 290,210 290,270 120,260', own.belly),
    shape('132,166 172,158 206,166 242,178 270,194 236,192 200,184 160,178', own.lit),
    shape('236,206 262,204 284,218 270,250 244,240', mix(own.rust, own.shade, 0.6)),
  )
}

function nearLimbs(own: Own): Art {
  return [
    limb('150,196,30 98,172,24 76,120,18 84,58,13', own.rust),
    limb('140,184,10 98,164,8 82,120,6 88,74,4', own.lit),
    limb('92,150,20 76,118,17 80,84,14 84,56,12', own.black),
    limb('248,234,42 206,262,32 214,304,22 206,338,15', own.rust),
    limb('256,228,14 216,258,11 220,296,7', own.lit),
    limb('212,292,22 214,312,19 208,336,15', own.black),
    hand('206,340', ['182,354', '189,364', '198,369', '208,370', '220,365'], own),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '82,214 80,190 90,170 108,160 130,162 146,176 152,196 148,216 134,230 112,236 94,230',
      own.black,
      shape('84,182 98,164 118,160 136,166 120,172 100,182', own.face),
    ),
    shape('88,206 92,192 104,188 114,192 126,190 136,198 136,212 128,222 118,232 102,232 92,222', own.mask),
    shape('96,216 104,210 114,211 124,214 126,226 114,236 100,234', own.face),
    shape(
      '92,199 104,194 113,198 113,205 102,208 93,206;117,198 126,194 136,200 135,207 126,209 117,205',
      own.black,
    ),
    dots('103,201,3.4 126,202,3.4', own.iris),
    dots('103,201,1.8 126,202,1.8', inks.key),
    dots('102,200,0.8 125,201,0.8', inks.paper),
    dots('107,215,1.6 115,215,1.6', own.black),
    line('102,227 112,229 121,226', own.black, 1.8),
  ]
}

function branch({ inks }: Bench, own: Own): Art {
  return [
    limb('-160,66,28 40,52,26 200,46,24 340,52,22 580,30,16', inks.land[5]),
    limb('-160,58,9 40,44,9 200,39,8 340,45,7 580,24,5', inks.land[3]),
    limbs(
      [
        '76,64,8 76,44,7 78,30,5',
        '84,64,8 85,44,7 87,29,5',
        '92,64,7 94,46,7 96,32,5',
        '180,62,7 179,44,6 181,31,5',
        '188,62,7 188,44,6 190,31,5',
      ],
      own.black,
    ),
    limb('300,64,13 292,50,13 300,34,12 318,32,11 331,46,10 326,66,8', own.shade),
    leaf(236, 52, [66, 17, 56], inks.leaf[1], inks.leaf[2]),
    leaf(376, 46, [74, 18, 116], inks.leaf[2], inks.leaf[3]),
    leaf(20, 54, [64, 17, 60], inks.leaf[1], inks.leaf[2]),
  ]
}
