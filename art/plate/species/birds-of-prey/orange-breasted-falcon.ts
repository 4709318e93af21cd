import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const orangeBreastedFalcon: Species = {
  latin: 'Falco deiroleucus',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), wings(own), head(bench, own), ledge(bench), feet(own)]
  },
}

const OWN = {
  black: '#1c2028',
  slate: '#35404e',
  slateLit: '#566474',
  white: ['#fffaf0', 0.4],
  orange: ['#e27a2c', 0.3],
  orangeLit: ['#f6a850', 0.3],
  rufous: ['#a8481f', 0.4],
  bar: ['#e8a868', 0.4],
  yellow: ['#ffce3a', 0.3],
  yellowShade: ['#d69a24', 0.4],
  bill: '#4a535e',
} as const

type Own = Tints<typeof OWN>

/** The wall beside the Thousand Foot Falls. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.3)),
    disc(bench, { x: 190, y: 150, r: 122 }),
    land('0,300 90,286 190,296 300,280 400,292', inks.land[1]),
    land('0,336 110,322 220,334 400,318', inks.land[2]),
    shape('310,96! 324,90 720,70! 720,420! 296,420! 304,340 300,260 312,190', inks.land[3]),
    shape('352,84! 378,82! 382,160 376,240 384,330 380,420! 346,420! 352,330 346,240 354,160', inks.snow[0]),
    shape('366,83! 378,82! 382,160 376,240 384,330 380,420! 366,420! 370,300 364,200', inks.snow[1]),
    line(
      '318,150 326,190 320,240;330,280 326,320 334,360;404,140 410,200 402,260;440,120 446,190 438,270;500,150 506,240 498,330',
      inks.land[4],
      4,
    ),
    shape(
      '300,116! 302,98 318,86 334,94 348,84 353,112! 328,106;379,112! 380,82 402,90 424,74 450,84 480,70 520,80 720,60! 720,104! 520,106 430,104',
      inks.land[4],
    ),
  ]
}

/** White throat, orange band, a black vest barred with buff, and rufous below. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '150,104 164,84 204,80 236,92 256,142 272,190 276,236 264,278 238,306 202,314 170,302 146,272 134,228 136,180 144,140',
    own.black,
    shape('140,112 160,78 210,74 228,96 240,126 214,150 184,152 156,142 140,130', own.white),
    shape(
      '136,144 160,142 188,152 218,148 242,132 262,150 266,176 236,186 200,190 164,186 132,174',
      own.orange,
    ),
    shape('140,150 162,148 190,158 204,158 190,172 160,170 136,166', own.orangeLit),
    line(
      '148,200 158,205 168,200;176,204 186,209 196,204;206,204 216,209 226,204;234,200 244,205 254,198;144,220 154,225 164,220;172,224 182,229 192,224;202,224 212,229 222,224;232,220 242,225 252,220;150,240 160,245 170,240;180,244 190,249 200,244;210,244 220,249 230,244;238,240 246,244 256,240;160,258 170,263 180,258;190,260 200,265 210,260;220,258 230,263 240,258',
      own.bar,
      2.6,
    ),
    shape('140,268 166,274 186,286 200,296 214,286 240,274 268,262 262,300 220,320 170,316', own.rufous),
    line('166,286 172,291;180,296 186,301;236,286 230,291;222,296 216,301;200,304 201,308', own.black, 3),
  )
}

function wings(own: Own): Art {
  return [
    shape('150,112 134,132 124,168 120,216 128,262 144,306! 150,270 146,226 148,184 156,146', own.slate),
    shape('236,112 262,134 282,176 292,226 292,276 280,338! 268,300 260,256 256,206 246,156', own.black),
    shape('236,112 262,134 282,176 288,216 276,232 262,196 248,152', own.slate),
    line('266,160 278,200 282,250;258,172 270,216 276,280', own.slateLit, 2.6),
    line('132,172 130,216 136,258', own.slateLit, 2.6),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '148,94 152,66 172,46 202,42 228,54 242,80 242,108 228,122 208,120 200,108 186,104 180,122 168,128 160,112',
      own.black,
      shape('158,64 176,48 204,44 230,56 238,74 214,62 186,62', own.slate),
      shape('232,84 244,100 240,120 226,122 228,104', own.slate),
    ),
    shape('154,84! 142,82 130,90 126,108! 134,104 144,104 156,106!', own.bill),
    shape('128,104 140,101 156,102 156,108 144,108', own.black),
    shape('150,82 160,82 164,94 158,104 150,100', own.yellow),
    dot(177, 84, 10.4, own.yellow),
    dot(177, 84, 7.6, inks.key),
    dot(174.6, 81.6, 2, inks.paper),
  ]
}

function ledge({ inks }: Bench): Art {
  return [
    land('0,336 60,330 120,324 200,326 270,324 330,334 400,328', inks.land[5]),
    line('60,346 110,342 150,346;250,346 300,350;130,372 190,368 240,374', inks.land[3], 3),
  ]
}

/** Too large for it, as they look: it takes swifts and bats in the air. */
function feet(own: Own): Art {
  return [
    limbs(['178,302,20 174,318,15', '222,304,20 226,318,15'], own.rufous),
    limbs(
      [
        '174,318,13 156,324,11 138,334,8',
        '174,318,13 170,332,11 164,346,8',
        '174,318,13 186,328,11 192,342,8',
      ],
      own.yellow,
    ),
    limbs(
      [
        '226,318,13 210,328,11 206,342,8',
        '226,318,13 230,332,11 234,346,8',
        '226,318,13 244,324,11 260,334,8',
      ],
      own.yellowShade,
    ),
    limbs(
      [
        '138,333,6 130,338,5 127,346,3',
        '164,345,6 160,352,5 161,359,3',
        '192,341,6 195,349,5 193,356,3',
        '206,341,6 203,349,5 205,356,3',
        '234,345,6 238,352,5 237,359,3',
        '260,333,6 268,338,5 271,346,3',
      ],
      own.black,
      'point',
    ),
  ]
}
