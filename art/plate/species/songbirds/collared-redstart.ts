import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const collaredRedstart: Species = {
  latin: 'Myioborus torquatus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), wing(own), head(bench, own), perch(bench, own)]
  },
}

const OWN = {
  yellow: ['#ffd52e', 0.3],
  gold: ['#e0a420', 0.5],
  slate: '#4b5562',
  slateLit: '#75828f',
  black: '#1b1d22',
  rufous: ['#b5502a', 0.5],
  white: ['#fffaf0', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 214, y: 164, r: 128 }),
    land('0,326 90,296 190,314 310,278 400,302', mix(inks.land[2], inks.sky[0], 0.3)),
    land('0,370 130,348 270,364 400,336', inks.land[3]),
  ]
}

/** Half fanned, as it flits, to show the white down its sides. */
function tail(own: Own): Art {
  return [
    limb('276,254,22 316,306,26 348,352,24', own.white),
    limb('266,262,20 298,318,22 318,364,20', own.white),
    limb('272,256,22 308,312,22 334,358,20', own.black),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '112,124 124,98 148,82 176,82 200,98 214,126 236,158 264,196 286,232 294,262 276,284 236,288 196,278 160,254 134,220 120,182 114,150',
    own.yellow,
    shape('170,270 140,232 150,220 190,252 240,268 292,262 290,300 190,296', own.gold),
    shape('176,74 204,92 220,128 244,162 272,200 296,240 262,230 232,198 212,164 196,132 178,108', own.slate),
    shape('122,170 142,172 164,166 186,154 206,136 226,160 216,184 194,202 164,208 138,200', own.slate),
    shape('126,174 144,176 166,170 188,160 172,178 148,184', own.slateLit),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['228,156,36 262,208,32 298,270,7', '214,174,30 244,226,26 280,276,6'], own.black, 'point'),
    limbs(
      [
        '226,152,26 256,198,22 288,254,4',
        '212,170,22 236,212,18 268,262,4',
        '204,186,15 224,222,14 250,262,3',
      ],
      own.slate,
      'point',
    ),
    line('236,168 262,206 284,244;220,184 244,218 264,248', own.slateLit, 2.2),
  ]
}

/** A rufous crown edged with black, over a yellow face. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('120,116 124,98 138,84 160,76 184,80 202,96 212,124 200,116 184,104 162,96 140,100', own.black),
    shape('136,94 150,80 170,76 188,84 196,98 178,92 156,90', own.rufous),
    shape('116,118! 104,114 92,112 80,116! 92,122 106,126 116,126!', own.black),
    line('112,112 100,106;114,126 104,132;118,110 110,102', own.black, 1.4),
    dot(152, 114, 8, own.black),
    dot(149.8, 111.8, 2.3, inks.paper),
  ]
}

function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const moss = '20,322 56,314 92,308 130,304 168,300 300,282 340,272 -40,330 -90,336 400,256 450,240 500,228'
  return [
    limb('-160,350,34 40,322,32 200,304,30 330,280,26 580,206,16', inks.land[5]),
    limb('-160,338,11 40,311,11 200,294,10 330,271,9 580,200,5', inks.leaf[2]),
    read(moss).map(({ x, y }) =>
      grass(bench, { from: x - 18, to: x + 18, y: y + 4, height: 22, blades: 6 }, inks.leaf[1]),
    ),
    limbs(
      [
        '198,280,6 192,292,6 190,304,5',
        '206,281,6 202,292,6 201,304,5',
        '226,282,6 222,291,6 221,301,5',
        '234,282,6 232,290,6 232,300,5',
      ],
      own.black,
    ),
  ]
}
