import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const redAndGreenMacaw: Species = {
  latin: 'Ara chloropterus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      clayBank(own),
      body(bench),
      foot(own),
      wing(bench, own),
      head(bench, own),
    ]
  },
}

const OWN = {
  green: '#1f8a4c',
  greenShade: '#12613f',
  blue: '#1c6fc0',
  navy: '#123f86',
  pale: '#6fb4e0',
  dark: '#1b1f27',
  horn: '#fbeee2',
  ivory: '#fff6e2',
  ivoryShade: '#d8c3a0',
  iris: '#ffe27a',
  toes: '#4b4a4c',
  clay: '#c9764e',
  clayLit: '#e39a6c',
  clayShade: '#8f4a3a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 166, y: 148, r: 122, ink: inks.sky[3] }),
    land('0,330 90,314 190,326 400,300', inks.land[2]),
    land('0,372 120,356 250,366 400,350', inks.land[4]),
  ]
}

/** The bank the flocks come down to for its salt, bitten into hollows and ledges. */
function clayBank(own: Own): Art {
  return [
    shape(
      '306,-20! 290,30 300,70 284,112 296,150 276,190 284,236 262,270 270,316 244,356 236,420! 720,420! 720,-20!',
      own.clay,
    ),
    shape(
      '306,-20! 290,30 300,70 284,112 296,150 276,190 284,236 262,270 270,316 244,356 236,420! 266,420! 278,360 296,320 288,274 308,238 300,192 322,152 308,112 326,70 314,30 330,-20!',
      own.clayLit,
    ),
    oval(372, 78, 26, 12, own.clayShade),
    oval(352, 206, 22, 11, own.clayShade),
    oval(396, 300, 30, 13, own.clayShade),
    oval(316, 362, 20, 9, own.clayShade),
    line(
      '330,140 380,146 470,138;344,262 420,254 520,264;420,196 520,190;330,30 420,36 540,28',
      own.clayShade,
      3,
    ),
  ]
}

function tail(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('158,262,30 122,330,26 92,396,7', own.navy, 'point'),
    limb('184,262,28 160,330,20 132,398,5', own.blue, 'point'),
    limb('172,256,34 140,320,30 104,404,4', RED, 'point'),
    limb('172,280,5 146,326,5 118,376,2', mix(RED, inks.key, 0.28), 'point'),
  ]
}

function body(bench: Bench): Art {
  const { inks } = bench
  const shade = mix(RED, inks.key, 0.28)
  return bench.cut(
    '158,92 164,68 182,52 206,48 228,60 238,84 240,114 250,146 258,190 250,230 226,262 194,278 164,272! 150,232 146,180 150,132',
    RED,
    shape('150,150 196,140 222,170 222,220 196,280 150,290 130,220', shade),
    shape('244,128 262,160 268,210 240,262 200,290 224,250 242,210 246,168', mix(RED, inks.paper, 0.16)),
  )
}

/** Two toes forward. */
function foot(own: Own): Art {
  return [
    limbs(['236,234,24 256,238,15 274,234,11'], mix(RED, own.dark, 0.4)),
    limbs(['270,230,10 286,220,9 300,208,5', '272,236,10 290,238,9 304,232,5'], own.toes),
    limbs(['224,262,20 244,272,13 260,274,11'], mix(RED, own.dark, 0.5)),
    limbs(['258,270,10 274,262,9 288,252,5', '260,276,10 278,280,9 292,276,5'], own.toes),
  ]
}

/** Red, then green where the scarlet macaw is yellow, then blue. */
function wing(bench: Bench, own: Own): Art {
  const shade = mix(RED, bench.inks.key, 0.28)
  return [
    shape(
      '140,132 166,118 198,126 214,158 212,204 192,256 158,298 124,328! 122,288 126,236 132,180',
      own.blue,
    ),
    shape('132,190 146,190 158,226 148,270 124,328! 122,288 126,236', own.navy),
    line('196,220 170,266 136,310;180,214 156,260 131,304;166,208 144,250 126,288', own.navy, 2.2),
    line('204,208 184,256 154,296', own.pale, 2),
    shape(
      '140,150 170,128 206,146 214,186 208,232! 198,214 190,240! 182,216 172,240! 166,214 154,236! 150,210 138,226! 132,194',
      own.green,
    ),
    shape('136,190 150,184 160,204 154,236! 150,210 138,226! 132,200', own.greenShade),
    shape(
      '144,128 172,112 204,124 214,152 210,184! 200,172 192,190! 182,172 172,190! 164,172 152,188! 148,170 138,182! 136,152',
      RED,
    ),
    shape('138,152 148,138 162,150 152,188! 148,170 138,182!', shade),
  ]
}

/** Lines of small red feathers cross the white of its face. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  const shade = mix(RED, inks.key, 0.28)
  return [
    shape('186,80 202,68 224,66 240,78 240,104 228,118 208,116 192,102', own.horn),
    line(
      '226,76 220,77 212,76;230,96 214,100 198,96;232,103 216,107 202,102;232,110 218,113 208,109;222,84 224,90 232,90',
      shade,
      1.8,
    ),
    bench.cut(
      '226,60! 248,54 270,65 282,92 280,122 271,142! 265,120 254,107 238,106! 228,84',
      own.ivory,
      shape('222,94 242,98 258,100 271,112 274,142 262,130 250,110 226,112', own.ivoryShade),
      shape('228,102 240,99 250,102 240,110 228,112', own.dark),
    ),
    shape('232,106! 252,106 264,116 266,128 254,136 238,126', own.dark),
    eye(208, 84, 6.8, { iris: own.iris, pupil: own.dark }),
  ]
}
