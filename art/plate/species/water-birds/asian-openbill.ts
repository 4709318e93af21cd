import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, glints, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const asianOpenbill: Species = {
  latin: 'Anastomus oscitans',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      legs(own),
      wingTips(own),
      body(bench, own),
      wing(own),
      neck(bench, own),
      bill(own),
      rice(bench),
    ]
  },
}

const OWN = {
  white: ['#fbf7ee', 0.4],
  shade: ['#cfd0d2', 0.7],
  deep: '#9a9ea6',
  black: '#1c1e24',
  gloss: '#3b5060',
  bill: '#a99c8c',
  billShade: '#6f665e',
  face: '#55565c',
  leg: ['#e09a8c', 0.4],
  legShade: ['#b06e68', 0.5],
  shell: '#8a5a34',
  shellLit: '#c98f52',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 200, y: 152, r: 126 }),
    land('0,276 60,258 150,268 250,250 330,264 400,254', inks.land[1]),
    land('0,296 120,288 260,294 400,286', inks.leaf[1]),
    flat(bench, 306, inks.water[1]),
    glints('40,322,110 320,330,130 160,344,100 380,362,110 60,370,120', inks.water[0], 2),
  ]
}

function legs(own: Own): Art {
  return [
    limb('258,246,16 263,284,7! 264,290,10 263,296,7! 261,404,6', own.legShade),
    limb('226,248,18 225,288,8! 225,294,11 224,300,8! 220,408,7', own.leg),
  ]
}

function wingTips(own: Own): Art {
  return [
    limbs(['290,208,34 334,242,24 372,274,6', '280,220,34 320,256,24 346,290,6'], own.black, 'point'),
    line('304,222 336,246 362,268;294,236 320,260 340,282', own.gloss, 2.4),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '156,164 178,142 216,136 256,150 292,178 318,212 310,240 276,256 234,260 196,250 170,226 156,196',
    own.white,
    shape('158,198 182,224 220,238 268,236 316,216 300,262 200,268 164,232', own.shade),
  )
}

function wing(own: Own): Art {
  return [
    limb('244,216,18 292,242,26 352,262,7', own.black, 'point'),
    line('276,238 312,252 340,260', own.gloss, 2),
    shape('196,160 226,150 262,164 296,190 322,218 336,240! 306,236 274,228 238,212 208,190', own.white),
    line('226,180 258,202 300,226;222,192 246,210 276,224;240,172 274,194 314,226', own.deep, 2.4),
  ]
}

function neck(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '138,94 146,74 164,64 182,70 192,86 190,106 180,124 178,140 190,158 206,174 190,204 166,206 154,182 152,150 150,122',
      own.white,
      shape('178,68 196,86 194,108 184,126 184,142 206,170 190,180 172,154 170,126 180,104', own.shade),
      shape('156,176 166,190 176,206 160,206', own.shade),
    ),
    shape('136,96 146,82 158,82 162,94 156,106 142,108', own.face),
    dot(161, 86, 5.6, inks.key),
    dot(159.4, 84.4, 1.6, inks.paper),
  ]
}

/** The halves meet at the root and the tip alone; between them goes a snail. */
function bill(own: Own): Art {
  return [
    shape('148,84! 128,88 104,102 80,126 62,158! 72,154 90,134 114,116 136,106 150,98!', own.bill),
    shape('62,158! 82,126 106,104 130,92 150,90 150,98! 134,106 112,116 88,136', own.billShade),
    shape('150,98! 141,114 126,129 106,142 84,152 62,159! 72,166 94,163 118,151 140,134 156,112!', own.bill),
    shape('62,159! 92,158 116,146 136,128 152,106 156,112! 140,134 116,153 90,165', own.billShade),
    dot(111, 129, 10, own.shell),
    dot(109.5, 127.5, 7, own.shellLit),
    line('109,128 113,126 113,132 106,132 105,124', own.shell, 2),
  ]
}

function rice(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 190, y: 404, height: 56, blades: 44 }, inks.leaf[3]),
    grass(bench, { from: 180, to: 290, y: 404, height: 34, blades: 16 }, inks.leaf[3]),
    grass(bench, { from: 280, to: 560, y: 404, height: 64, blades: 38 }, inks.leaf[3]),
  ]
}
