import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteNosedCoati: Species = {
  latin: 'Nasua narica',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      tail(bench, own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      ground(bench),
    ]
  },
}

const OWN = {
  coat: '#8a5a38',
  lit: '#b98252',
  shade: '#54351f',
  dark: '#2a1c16',
  white: ['#fff4e2', 0.5],
  whiteShade: ['#dcc8ac', 0.6],
  nose: '#1a1314',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 222, y: 158, r: 112 }),
    land('0,286 100,262 220,280 320,252 400,268', inks.land[1]),
    sideLeaf(bench, -100, 60, [190, 32, 16, 10], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 520, 250, [200, 40, -160, 12], inks.leaf[1], inks.leaf[2]),
    land('0,330 120,320 260,328 400,316', inks.land[3]),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('168,236,38 178,282,24 170,320,18', own.shade),
    limb('286,230,46 268,272,26 286,300,20 280,322,18', own.shade),
    limbs(['170,322,14 152,330,12', '280,322,14 260,330,12'], own.dark),
  ]
}

/** Carried straight up like a flag, so that the band can follow one another through the grass. */
function tail(bench: Bench, own: Own): Art {
  const outline =
    '296,216! 318,190 330,150 334,104 330,60 318,26 306,16! 310,50 308,100 300,144 286,176 272,196!'
  return bench.cut(
    outline,
    own.coat,
    line(
      '276,190 322,204;290,166 332,174;298,138 340,142;302,108 344,108;304,78 342,76;302,50 338,46',
      own.shade,
      9,
    ),
    line('298,22 330,18', own.dark, 22),
    shape(
      '272,196 290,170 302,140 310,100 310,40 304,20 300,60 300,110 290,146 276,180',
      mix(own.coat, own.lit, 0.6),
    ),
  )
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '118,178 142,164 176,160 216,156 256,160 292,176 316,204 320,236 304,254 270,252 226,254 186,256 156,248 132,226',
    own.coat,
    shape('130,224 160,236 210,240 262,236 312,222 326,262 150,280', own.shade),
    shape('136,170 176,160 216,157 256,161 288,174 256,174 216,172 176,178 150,186', own.lit),
    shape('118,170 140,166 152,186 152,214 138,226 120,206', mix(own.lit, own.white, 0.4)),
  )
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '128,216 148,196 172,204 176,234 166,272 162,304 164,326 140,326 138,300 140,262 132,240',
      own.coat,
      shape('160,202 178,234 166,276 164,330 154,330 154,280 164,236', own.shade),
      shape('130,288 180,288 180,340 130,340', own.dark),
    ),
    bench.cut(
      '260,226 284,196 314,206 324,232 312,262 304,284 312,306 308,328 286,328 288,308 280,288 270,262',
      own.coat,
      shape('308,204 328,234 312,268 308,288 318,330 300,330 296,290 304,250', own.shade),
      shape('270,296 324,296 324,340 270,340', own.dark),
    ),
    limbs(['150,326,17 130,332,14', '296,328,17 274,334,14'], own.dark),
    limbs(
      [
        '134,332,4 120,337,3',
        '138,335,4 124,341,3',
        '146,336,4 134,342,3',
        '278,334,4 264,339,3',
        '282,337,4 268,343,3',
        '290,338,4 278,344,3',
      ],
      own.whiteShade,
      'point',
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('130,158! 126,140 136,130 148,136 150,154', own.dark),
    line('129,152 128,142 136,133 145,137', own.white, 3),
    bench.cut(
      '42,236 36,226 40,214 56,202 74,184 88,164 108,152 132,152 152,166 158,188 148,208 126,216 104,216 84,222 64,234 52,240',
      own.coat,
      shape('92,160 112,152 136,154 152,168 130,168 108,172 92,184 74,204 58,214 74,186', own.lit),
      shape('30,236 40,212 56,204 66,206 70,216 84,222 104,218 120,224 96,236 60,246', own.white),
      shape('66,206 84,192 100,188 112,196 108,208 86,214 70,216', own.shade),
    ),
    shape('92,172 100,168 108,172 104,178 94,178;90,190 98,196 108,194 104,201 92,199', own.white),
    shape('38,232 34,222 40,212 50,212 54,222 48,232', own.nose),
    line('50,236 66,232 84,224', own.shade, 2),
    dot(103, 184, 5.4, inks.key),
    dot(101.4, 182.2, 1.6, inks.paper),
    shape('112,164! 108,144 118,134 130,140 134,160', own.shade),
    line('111,160 111,146 119,137 128,142', own.white, 3.4),
  ]
}

function ground(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 404, height: 44, blades: 50 }, inks.land[5]),
    leaf(-40, 410, [120, 24, -24, -10], inks.leaf[1], inks.leaf[2]),
    leaf(440, 412, [130, 26, -154, 10], inks.leaf[1], inks.leaf[2]),
  ]
}
