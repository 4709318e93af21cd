import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, glints, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const southAmericanSeaLion: Species = {
  latin: 'Otaria flavescens',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      coast(bench),
      body(bench, own),
      mane(bench, own),
      head(bench, own),
      foreFlipper(bench, own),
      cow(bench, own),
      rocks(bench),
    ]
  },
}

const OWN = {
  fur: '#5d4030',
  shade: '#3f2b24',
  mane: '#93663f',
  maneLit: '#c08d56',
  dark: '#241a19',
  cow: '#d0a05a',
  cowLit: '#ecc886',
  cowShade: '#9a7040',
  iris: '#2c1c14',
} as const

type Own = Tints<typeof OWN>

/** Arched islands, white with what the birds leave. */
function coast(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 250, y: 138, r: 112 }),
    shape(
      '-300,290! -300,190! -220,150! -120,136! -60,160! -20,150! 24,176! 44,290! 6,290! -2,250 -24,238 -44,252 -50,290!;396,290! 410,210! 450,180! 520,170! 640,200! 640,290!',
      inks.land[2],
    ),
    shape(
      '-240,158! -220,150! -120,136! -60,160! -20,150! 24,176! 10,180! -6,172! -30,186! -60,176! -90,192! -120,164! -170,186! -200,168!;410,210! 450,180! 520,170! 600,190! 540,204! 500,190! 460,206! 430,200!',
      inks.snow[0],
    ),
    flat(bench, 282, inks.water[2]),
    glints('40,296,120 370,294,120 200,304,160 -80,304,140 480,306,140', inks.water[1], 2),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    shape('320,334 352,322 384,334 400,354! 360,362 328,356', own.shade),
    bench.cut(
      '180,120 220,140 254,190 290,236 328,276 350,316 352,350 330,362 150,362 124,330 120,260',
      own.fur,
      shape('150,340 220,330 290,312 340,296 360,366 140,370', own.shade),
      shape('220,140 256,190 292,236 330,278 346,310 310,282 270,246 240,210', own.mane),
    ),
  ]
}

/** A bull's: shaggy from the crown to the shoulders, and as thick as the rest of him. */
function mane(bench: Bench, own: Own): Art {
  return bench.cut(
    '124,62 150,52 178,58 200,76 220,104 238,140! 236,150 254,176! 248,186 266,214! 256,222 262,250! 244,254 240,282! 222,280 210,304! 194,298 180,318! 166,308 150,320! 138,304 116,316! 108,294 90,298! 90,272 72,270! 76,242 64,232! 72,206 68,190! 82,170 82,154! 94,146 100,136',
    own.mane,
    shape('92,144 112,156 116,200 108,250 122,304 100,310 56,240', own.maneLit),
    shape('186,60 222,104 240,146 266,212 262,252 240,284 210,300 226,250 224,190 206,130 186,90', own.fur),
    line(
      '140,170 136,190;160,186 156,208;182,176 180,200;140,212 138,234;164,230 162,254;188,222 188,246;146,256 148,276;172,272 174,290;206,200 208,222;204,250 202,270;118,190 114,208;116,232 116,252',
      own.fur,
      3,
    ),
  )
}

/** Short, blunt and turned up at the nose. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '76,78 82,64 96,60 112,64 128,60 150,52 174,60 188,82 188,112 172,138 146,148 122,140 104,132 90,118 80,98',
      own.mane,
      shape('72,92 90,98 108,108 124,124 150,136 150,156 110,146 84,120', own.fur),
      shape('84,64 98,60 112,64 130,60 152,54 170,62 150,66 128,72 104,76 88,76', own.maneLit),
      shape('174,60 194,84 190,120 166,146 150,146 172,112 174,84', own.fur),
    ),
    shape('74,80 75,69 83,64 91,68 89,78 82,84', own.dark),
    line('80,97 96,102 112,109 124,114', own.dark, 2.6),
    eye(130, 84, 6.6, { iris: own.iris, pupil: own.dark, glint: inks.paper }),
    line('118,78 130,72 142,76', own.dark, 2.6),
    limb('164,96,8 174,106,8 178,116,4', own.fur, 'point'),
    dots('96,86,1.6 104,90,1.6 98,93,1.6 108,84,1.6', own.dark),
    line('98,90 92,112 82,128;104,91 102,116 94,134;100,88 84,106 72,118', inks.paper, 1.3),
  ]
}

function foreFlipper(bench: Bench, own: Own): Art {
  return [
    shape('124,290 104,316 76,334 30,346! 52,356 96,358 136,348', own.shade),
    bench.cut(
      '152,250 184,248 206,274 208,304 200,328 214,346 238,358 262,374! 220,378 180,372 156,352 146,318 144,280',
      own.fur,
      shape('192,250 216,286 206,330 270,378 214,380 186,344 190,300', own.shade),
      shape('146,276 160,262 166,296 166,332 160,350 148,326', mix(own.fur, own.mane, 0.6)),
    ),
    line('202,344 236,372;186,350 206,374', own.dark, 2.2),
  ]
}

/** Half of his weight, slim and yellowish. */
function cow(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '248,272 254,260 270,252 290,250 306,262 312,282 328,306 356,328 392,344 420,362 412,376! 280,376 268,346 272,316 276,296 262,288 250,284',
      own.cow,
      shape('280,350 330,346 380,350 424,360 420,384 270,384', own.cowShade),
      shape('272,300 286,290 288,320 284,360 266,350', own.cowLit),
      shape('300,254 316,282 332,306 360,328 340,326 314,302 300,276', own.cowShade),
    ),
    shape('246,274 250,264 258,264 258,274 252,280', own.dark),
    eye(276, 266, 4.4, { iris: own.iris, pupil: own.dark, glint: bench.inks.paper }),
    line('252,282 264,284 274,282', own.dark, 1.8),
    limb('298,270,5 304,278,5 306,284,3', own.cowShade, 'point'),
    shape('300,330 322,328 330,350 316,370 284,382! 296,360', own.cowShade),
  ]
}

function rocks(bench: Bench): Art {
  const { inks } = bench
  return [
    land(
      '-200,352! -120,340! -40,358! 30,350! 90,366! 170,358! 250,372! 330,362! 400,370! 470,348! 560,356!',
      inks.land[4],
    ),
    land('-200,384! -80,372! 20,388! 110,380! 230,392! 360,380! 480,388! 560,376!', inks.land[5]),
    shape('30,350! 90,366! 60,368! 20,360!;250,372! 330,362! 310,372! 270,378!', inks.snow[0]),
  ]
}
