import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const galapagosTortoise: Species = {
  latin: 'Chelonoidis niger',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      head(bench, own),
      shell(bench, own),
      legs(bench, own),
      meadow(bench),
    ]
  },
}

const OWN = {
  skin: '#8b8067',
  skinLit: '#b5a886',
  skinShade: '#5b533f',
  shade: '#4c4638',
  lit: '#86795c',
  bright: '#b8a87c',
  dark: '#2e2a22',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 270, y: 140, r: 112 }),
    land('0,282 100,262 190,274 320,246 400,258', inks.land[2]),
    land('0,326 120,318 260,326 400,314', mix(inks.leaf[1], inks.land[3], 0.3)),
  ]
}

function farLegs(own: Own): Art {
  return [
    limb('168,264,60 156,304,52 150,332,50', own.skinShade),
    limb('300,268,60 290,304,54 288,332,52', own.skinShade),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '150,254 128,240 106,206 92,164 84,134 62,130 44,120 38,106 46,94 66,84 92,84 110,96 120,126 134,166 158,196 180,220 180,256',
      own.skin,
      shape('94,86 112,98 122,128 136,166 160,196 180,216 160,230 128,200 110,160 102,120', own.skinShade),
      shape('40,104 50,92 68,86 90,88 80,98 56,104', own.skinLit),
      shape('84,134 96,140 108,190 130,226 118,226 98,180', own.skinLit),
    ),
    line('40,113 58,118 76,116', own.dark, 2),
    dot(66, 100, 5, own.dark),
    dot(64.5, 98.5, 1.4, inks.paper),
    dots('43,103,1.4', own.dark),
    line('100,120 112,116;104,136 118,130;108,152 124,146;114,168 130,162;122,184 140,176', own.skinShade, 2),
  ]
}

function shell(bench: Bench, own: Own): Art {
  return bench.cut(
    '118,214 124,190! 142,164 162,136 190,112 226,100 264,102 300,118 334,150 358,194 370,236 374,262! 350,274 300,270 240,276 180,272 148,262 132,240',
    own.shade,
    shape('166,142! 196,114! 214,130! 208,166! 178,176!', own.lit),
    shape('204,110! 262,104! 272,130! 250,164! 216,164! 220,130!', own.lit),
    shape('270,106! 314,130! 318,160! 290,178! 258,166! 280,132!', own.lit),
    shape('142,176! 158,150! 170,180! 164,218! 138,226! 128,204!', own.lit),
    shape('178,184! 208,174! 216,174! 216,222! 172,226!', own.lit),
    shape('224,174! 250,174! 258,176! 270,220! 224,224!', own.lit),
    shape('264,176! 288,186! 318,170! 330,212! 280,222!', own.lit),
    shape('324,160! 352,196! 360,222! 338,216!', own.lit),
    shape('172,144! 194,122! 202,132! 196,156! 180,164!', own.bright),
    shape('220,118! 254,114! 256,132! 240,150! 228,148!', own.bright),
    shape('284,122! 304,134! 302,150! 284,158!', own.bright),
    shape('146,180! 158,166! 162,184! 156,204! 140,210!', own.bright),
    shape('186,194! 208,186! 206,208! 184,212!', own.bright),
    line(
      '140,240 180,246 240,246 300,242 368,236;158,230 154,262;190,232 188,270;222,230 222,274;256,228 260,274;290,226 298,270;322,222 334,270',
      own.dark,
      2.6,
    ),
    shape('374,262! 350,274 300,270 240,276 180,272 148,262 180,260 240,262 320,254', own.dark),
  )
}

function legs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '132,262 160,248 192,262 188,296 184,330 188,348! 118,348! 122,326 128,296',
      own.skin,
      shape('170,252 200,262 190,350 164,350 168,300', own.skinShade),
      dots('140,282,5 154,296,5 140,308,5 152,322,5 138,332,4', own.skinLit),
    ),
    bench.cut(
      '300,266 330,252 360,262 354,296 350,330 356,348! 292,348! 298,318',
      own.skin,
      shape('336,256 362,264 356,350 332,350 338,300', own.skinShade),
      dots('312,290,5 324,304,5 312,318,5 322,330,4', own.skinLit),
    ),
    shape('120,348! 124,340 130,348! 138,340 144,348! 152,340 158,348!', own.dark),
    shape('296,348! 300,340 306,348! 314,340 320,348!', own.dark),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 52, blades: 60 }, inks.land[5])
}
