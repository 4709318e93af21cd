import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Art, group } from '#art/poster/toolbox/tags.ts'

export const ocellatedTurkey: Species = {
  latin: 'Meleagris ocellata',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      fan(bench, own),
      legs(own),
      wings(bench, own),
      breast(bench, own),
      head(bench, own),
      turf(bench),
    ]
  },
}

const OWN = {
  green: '#1f7a64',
  lit: '#4fb08a',
  deep: '#0f4a4c',
  bronze: '#a8692f',
  copper: '#d98a35',
  gold: '#f2b44e',
  quill: '#6f6a66',
  quillShade: '#4a4749',
  eyeSpot: '#2f7fe0',
  black: '#17181f',
  white: ['#fffaf0', 0.4],
  skin: '#4f93e0',
  skinShade: '#2c62b4',
  wart: '#ff8a2a',
  ring: '#e2402a',
  leg: '#c94a4a',
  legShade: '#943441',
  bill: '#e9d3b0',
} as const

type Own = Tints<typeof OWN>

/** The temples of Petén, where it is not hunted. */
function setting(bench: Bench): Art {
  const { inks } = bench
  const temple =
    '292,290! 300,262! 306,262! 312,236! 318,236! 324,210! 330,210! 335,186! 340,186! 342,160! 348,152! 350,132! 372,132! 374,152! 380,160! 382,186! 387,186! 392,210! 398,210! 404,236! 410,236! 416,262! 422,262! 430,290!'
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 200, y: 152, r: 134 }),
    shape(temple, inks.land[1]),
    land('0,292 60,276 130,288 270,288 330,274 400,288', inks.land[2]),
    land('0,326 140,318 280,324 400,316', inks.land[3]),
  ]
}

const SPREAD = [-84, -72, -60, -48, -36, -24, -12, 0, 12, 24, 36, 48, 60, 72, 84]

/** Each feather ends in a blue eye ringed with black and copper. */
function fan(bench: Bench, own: Own): Art {
  const feather = bench.keep([
    shape('-7,-40 -14,-110 -17,-142 0,-160 17,-142 14,-110 7,-40', own.quill),
    shape('0,-40 0,-150 17,-142 14,-110 7,-40', own.quillShade),
    shape('-17,-138 -12,-152 0,-162 12,-152 17,-138 0,-146', own.gold),
    shape('-17,-134 -16,-142 0,-152 16,-142 17,-134 14,-122 0,-114 -14,-122', own.copper),
    dot(0, -130, 11, own.black),
    dot(0, -131, 8, own.eyeSpot),
  ])
  return SPREAD.map(degrees => print(feather, 200, 236, 0.98, degrees))
}

function legs(own: Own): Art {
  return [
    limbs(['180,286,26 180,316,11 178,362,9', '220,286,26 222,316,11 224,362,9'], own.leg),
    limbs(['181,336,6 188,332,5 193,328,3', '223,336,6 216,332,5 211,328,3'], own.legShade, 'point'),
    limbs(['178,360,8 158,372,5', '178,360,8 176,376,5', '179,360,8 194,372,5'], own.leg),
    limbs(['224,360,8 206,372,5', '224,360,8 226,376,5', '224,360,8 244,372,5'], own.legShade),
  ]
}

/** Let down on both sides: copper coverts, then barred white quills. */
function wings(bench: Bench, own: Own): Art {
  return bench.pair([
    limbs(
      [
        '146,226,20 128,272,18 120,326,8',
        '138,226,20 114,268,18 104,318,8',
        '132,222,20 104,258,18 88,302,8',
      ],
      own.white,
      'point',
    ),
    line(
      '98,262 112,268;92,276 108,282;90,290 102,296;114,274 128,280;108,290 124,296;104,304 118,310;130,282 142,286;124,298 138,302;120,312 132,316',
      own.quillShade,
      5,
    ),
    bench.cut(
      '168,176 146,184 128,202 116,228 114,250! 130,246 138,258! 146,248 158,256! 168,230',
      own.copper,
      shape('168,172 150,184 134,204 124,232 140,220 158,206 172,200', own.gold),
      line('126,224 140,232;138,210 152,220;122,238 134,242;146,232 158,240', own.bronze, 3),
    ),
  ])
}

function breast(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,138 180,150 160,178 150,212 152,250 168,282 200,298'),
    own.green,
    shape('214,146 246,190 254,240 232,286 200,304 222,260 228,210', own.deep),
    shape('178,156 160,190 154,232 164,256 172,210 188,170', own.lit),
    line(
      '166,206 176,214 186,206;188,212 200,220 212,212;214,206 224,214 234,206;160,228 172,237 184,228;186,234 200,243 214,234;216,228 228,237 240,228;164,252 176,260 188,252;190,258 200,265 210,258;212,252 224,260 236,252;178,190 188,198 198,190;202,190 212,198 222,190',
      own.copper,
      2.4,
    ),
    shape('164,270 182,282 200,286 218,282 236,270 226,300 174,300', own.bronze),
  )
}

/** Bare and blue, with orange warts, a red ring round the eye, and a stalk that falls across the bill. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return group(
    { transform: 'translate(0 -30)' },
    bench.cut(
      '176,162 180,136 178,112 172,92 178,72 194,60 212,60 226,72 230,90 226,114 224,138 228,162 202,174',
      own.skin,
      shape('214,58 236,80 236,170 206,178 214,146 214,116 218,90', own.skinShade),
      dots(
        '190,128,3.4 200,140,3 188,148,3.4 210,126,3 206,156,3.4 196,114,2.6 218,144,2.6 182,158,3',
        own.wart,
      ),
    ),
    limb('192,62,12 200,46,15 208,48,14', own.skin),
    dots('196,44,4 204,38,4 210,46,4 202,50,3.4 212,56,3.2 216,72,3.2 222,84,3', own.wart),
    shape('178,84! 160,84 146,92 140,105! 156,105 178,104!', own.bill),
    limb('182,74,9 172,80,8 168,90,7 167,98,7', own.skin),
    dots('172,80,2.4 167,98,3', own.wart),
    dot(196, 86, 9, own.ring),
    dot(196, 86, 5.6, inks.key),
    dot(194.2, 84.2, 1.7, inks.paper),
  )
}

function turf(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,384 130,376 280,380 400,374', inks.land[4]),
    grass(bench, { from: -160, to: 560, y: 404, height: 30, blades: 60 }, inks.land[5]),
  ]
}
