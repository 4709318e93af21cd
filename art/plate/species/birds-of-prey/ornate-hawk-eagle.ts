import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const ornateHawkEagle: Species = {
  latin: 'Spizaetus ornatus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      back(own),
      breast(bench, own),
      head(bench, own),
      legs(bench, own),
    ]
  },
}

const OWN = {
  black: '#1e1c20',
  brown: '#4a3a34',
  sheen: '#6e5c52',
  rufous: ['#c9682e', 0.6],
  rufousShade: ['#94441f', 0.7],
  white: ['#fffaf0', 0.4],
  whiteShade: ['#d6cbbd', 0.6],
  cere: ['#f0c23c', 0.4],
  iris: ['#ffb81e', 0.2],
  horn: '#39393f',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 226, y: 150, r: 122 }),
    land('0,310 90,280 190,300 300,262 400,288', mix(inks.land[2], inks.sky[0], 0.35)),
    land('0,362 120,338 260,354 400,324', inks.land[3]),
  ]
}

function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '226,282! 268,280! 282,340 288,404! 240,412! 232,350',
    own.brown,
    line('226,320 286,312;230,352 290,344;234,384 294,376', own.whiteShade, 9),
  )
}

function back(own: Own): Art {
  return [
    shape(
      '208,126 236,134 266,160 288,200 300,250 298,298 284,330! 266,310 252,280 240,230 224,180',
      own.brown,
    ),
    limbs(['252,176,26 280,232,24 288,312,6', '240,196,22 262,246,20 276,316,5'], own.black, 'point'),
    line('262,178 284,226 294,284;248,192 268,240 282,298', own.sheen, 2.4),
  ]
}

function breast(bench: Bench, own: Own): Art {
  const bars =
    '160,222 174,228 188,222;194,222 206,228 218,222;222,220 234,226 246,220;156,242 170,248 184,242;190,244 204,250 218,244;224,240 236,246 250,240;158,264 172,270 188,264;194,266 208,272 222,266;228,262 240,268 252,262;166,286 180,292 194,286;200,288 214,294 228,288;234,284 244,288 252,284'
  return bench.cut(
    '148,116 172,98 200,98 220,112 232,140 244,176 254,220 258,262 250,294 222,306 188,300 164,276 150,240 144,200 142,158',
    own.white,
    shape('208,100 234,132 248,176 258,230 256,290 236,300 240,240 228,190 214,150', own.whiteShade),
    shape('176,96 204,94 226,112 242,152 250,190 236,204 220,196 208,170 196,140', own.rufous),
    shape('222,112 244,150 252,190 238,204 228,180 220,150', own.rufousShade),
    shape('138,150 152,150 158,176 160,204 148,212 138,186', own.rufous),
    shape('150,138! 160,144 166,162 166,186 158,204 154,180', own.black),
    line(bars, own.black, 5),
  )
}

/** A long crest that lies flat or stands straight up, and a black line from bill to breast. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limbs(
      ['192,72,16 210,44,12 216,12,3', '200,76,14 222,54,10 236,28,3', '184,70,12 196,44,8 196,22,2'],
      own.black,
      'point',
    ),
    bench.cut(
      '126,100 132,80 148,66 170,60 192,66 208,82 212,104 206,126 188,140 166,142 146,134 130,120',
      own.rufous,
      shape('124,96 134,76 150,62 172,56 198,64 206,82 186,82 162,84 142,92', own.black),
      shape('126,112 142,116 156,126 160,146 130,146', own.white),
      shape('140,118 152,120 162,130 166,148 156,150 148,134', own.black),
      shape('196,82 214,96 212,130 192,144 196,116', own.rufousShade),
    ),
    bench.cut(
      '140,90! 122,86 104,94 94,110 92,128! 102,120 116,118 136,118! 146,106',
      own.horn,
      shape('146,84 126,84 112,92 118,108 132,112 148,108', own.cere),
      shape('90,132 98,112 114,114 136,119 104,124', own.black),
    ),
    dots('126,96,2', own.black),
    shape('144,92! 156,86 172,86 180,92 164,92', own.black),
    eye(160, 98, 8.4, { iris: own.iris, pupil: own.black, glint: inks.paper }),
  ]
}

/** Feathered down to the toes. */
function legs(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('-160,352,36 40,340,34 200,334,32 340,316,28 580,262,20', inks.land[5]),
    limb('-160,340,11 40,328,11 200,323,10 340,306,9 580,254,6', inks.land[4]),
    bench.cut(
      '166,272 190,262 206,276 204,302 196,328 180,330 172,306;212,276 236,264 250,280 246,302 236,324 220,328 214,304',
      own.white,
      line(
        '164,280 206,276;168,294 206,290;172,308 204,304;176,320 200,318;210,284 252,278;212,298 250,292;216,312 246,306',
        own.black,
        4.4,
      ),
    ),
    limbs(
      [
        '182,326,13 166,332,10 160,344,7',
        '188,328,13 182,338,10 180,350,7',
        '196,326,12 200,338,9 200,350,6',
        '222,324,13 208,332,10 206,344,7',
        '230,324,12 228,336,9 228,347,7',
        '238,322,11 244,332,9 246,342,6',
      ],
      own.cere,
    ),
    limbs(
      [
        '160,342,6 157,354,4',
        '180,348,6 178,360,4',
        '200,348,6 200,360,4',
        '206,342,6 204,354,4',
        '228,345,6 228,357,4',
        '246,340,6 248,352,4',
      ],
      own.black,
      'point',
    ),
  ]
}
