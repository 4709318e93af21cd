import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const lhoestsMonkey: Species = {
  latin: 'Allochrocebus lhoesti',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      farLegs(own),
      body(bench, own),
      nearLegs(bench, own),
      bib(bench, own),
      head(bench, own),
      verge(bench),
    ]
  },
}

const OWN = {
  fur: '#2b2a2f',
  sheen: '#55535a',
  dark: '#17161a',
  chestnut: '#8a4526',
  chestnutLit: '#bd6c3a',
  white: ['#fffaf0', 0.4],
  whiteShade: ['#cfcbcb', 0.7],
  cheek: '#8d8f98',
  iris: '#d9832c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 214, y: 158, r: 124 }),
    land('0,282 90,254 190,276 300,244 400,270', inks.land[1]),
    land('0,322 120,306 260,320 400,304', inks.land[2]),
    land('0,348 140,342 280,346 400,340', inks.land[4]),
    sideLeaf(bench, -112, 52, [170, 30, 14, 8], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 522, 20, [170, 30, 164, -8], inks.leaf[1], inks.leaf[2]),
  ]
}

/** Carried high, with a hook at its end. */
function tail(own: Own): Art {
  return [
    limb('286,184,24 326,196,20 354,172,17 362,128,15 352,88,14 328,74,13 312,88,11', own.fur),
    limb('296,182,7 328,190,6 348,166,5 355,126,4', own.sheen),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('176,220,40 184,270,26 190,316,17 188,342,15', own.dark),
    limbs(['188,344,12 172,350,9', '188,346,11 178,354,8'], own.dark),
    limb('272,214,54 246,262,34 256,310,19 252,338,16', own.dark),
    limbs(['252,342,14 228,350,10', '252,345,12 234,354,8'], own.dark),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '98,190 124,158 152,138 174,138 204,150 246,146 284,158 304,188 300,224 274,240 232,238 190,248 150,254 130,242 108,212',
    own.fur,
    shape(
      '140,120 176,130 206,144 250,140 296,158 304,186 284,196 250,202 210,204 176,196 140,180',
      own.chestnut,
    ),
    shape('150,136 176,138 204,150 248,146 284,160 296,178 266,168 226,168 190,166', own.chestnutLit),
    line(
      '186,180 192,190;206,178 212,190;226,176 232,188;246,176 253,188;266,178 274,190',
      own.chestnutLit,
      3,
    ),
    shape('190,224 240,214 268,226 240,242 190,250', own.sheen),
  )
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '130,190 152,178 174,192 178,226 168,268 160,310 158,344 138,344 140,306 138,262 124,226',
      own.fur,
      shape('128,196 146,190 150,226 148,300 144,346 130,340 136,262 122,226', own.sheen),
    ),
    limbs(['148,342,14 126,350,9', '148,346,13 130,356,8', '150,346,13 140,358,8'], own.fur),
    bench.cut(
      '252,196 276,176 302,186 310,214 300,244 286,266 294,300 300,334 292,346 276,344 274,318 262,288 246,262 242,228',
      own.fur,
      shape('256,200 272,190 284,208 272,240 266,266 252,262 244,230', own.sheen),
    ),
    limbs(['288,340,15 258,350,10', '288,344,13 264,356,9', '288,344,13 272,360,8'], own.fur),
  ]
}

/** From the ears down over throat and breast, like a napkin. */
function bib(bench: Bench, own: Own): Art {
  return bench.cut(
    '62,138 56,158! 66,166 62,182! 76,190 78,206! 92,208 98,226! 112,220 124,234! 134,218 150,214! 152,198 166,188! 162,170 170,150! 160,128 116,110 76,116',
    own.white,
    shape('128,240 134,206 146,180 152,140 176,120 180,200 150,230', own.whiteShade),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '66,134 66,104 84,80 114,72 144,80 160,104 162,134 150,132 138,128 114,124 90,128 78,134',
      own.fur,
      shape('74,110 80,94 98,82 118,78 112,86 96,92 86,102', own.sheen),
      shape('146,84 170,104 166,140 150,134 154,108', own.dark),
    ),
    shape('64,130 57,120 61,108 70,110 74,126', own.fur),
    shape('160,130 169,118 166,106 157,108', own.dark),
    bench.cut(
      '76,130 84,116 112,112 140,116 148,130 142,146 134,162 128,180 112,188 96,180 90,162 82,146',
      own.fur,
      shape('76,140 92,148 96,162 90,172 80,156;146,140 132,148 128,162 134,172 144,156', own.cheek),
      shape('94,166 102,156 112,154 122,156 130,166 126,182 112,190 98,182', own.sheen),
      shape('76,122 92,114 112,118 132,114 148,122 148,130 130,124 112,130 94,124 78,132', own.dark),
      shape('106,132 118,132 121,158 112,162 103,158', own.dark),
    ),
    eye(97, 137, 6.4, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    eye(127, 137, 6.4, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    dots('108.5,163,1.8 115.5,163,1.8', own.dark),
    line('103,175 112,174 121,175', own.dark, 2),
  ]
}

function verge(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,366 120,360 260,368 400,358', inks.land[5]),
    grass(bench, { from: -160, to: 560, y: 404, height: 62, blades: 74 }, inks.leaf[2]),
  ]
}
