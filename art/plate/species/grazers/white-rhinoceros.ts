import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whiteRhinoceros: Species = {
  latin: 'Ceratotherium simum',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), farLegs(own), body(bench, own), legs(bench, own), head(bench, own), lawn(bench)]
  },
}

const OWN = {
  hide: '#85827f',
  lit: '#b3aca2',
  shade: '#5c5a5d',
  dark: '#302f35',
  horn: '#e2d2b6',
  hornShade: '#a8947a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 214, y: 144, r: 116 }),
    land('0,272 110,260 230,270 320,250 400,262', inks.land[1]),
    land('0,318 140,308 300,316 400,304', mix(inks.leaf[0], inks.sand[1], 0.35)),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['196,244,66 198,292,46 202,326,44', '304,236,72 302,290,48 312,324,44'], own.shade),
    limb('368,152,9 382,182,8 380,212,6', own.shade),
    limb('380,210,8 381,226,10', own.dark),
  ]
}

/** The hump of the nape, which lifts so long a head, is higher than the rump. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '120,160 136,120 158,98 180,98 202,118 232,130 264,122 298,112 334,120 360,146 372,188 368,230 350,260 310,270 256,284 206,284 168,274 140,250 122,206',
    own.hide,
    shape('128,236 170,260 226,266 284,252 336,222 380,190 380,300 140,300', own.shade),
    shape(
      '132,124 158,98 182,98 202,118 232,130 264,122 298,112 334,120 358,144 322,140 284,142 240,154 204,148 178,128 152,128',
      own.lit,
    ),
    shape('204,142 222,172 220,220 204,256 196,220 200,180', own.shade),
    line('232,148 242,190 234,232;180,136 190,164 184,196;318,152 304,190 306,226', own.shade, 2.4),
  )
}

function legs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '150,236 152,200 178,184 206,202 208,246 200,290 204,340 206,352! 156,352! 160,330 160,290',
      own.hide,
      shape('190,200 216,196 206,290 208,352 188,352 190,290', own.shade),
      shape('156,210 168,204 168,280 164,340 158,330', own.lit),
    ),
    bench.cut(
      '306,242 306,200 334,174 364,188 370,230 356,264 350,296 358,338 360,352! 312,352! 316,330 322,290',
      own.hide,
      shape('352,186 376,200 360,262 354,296 364,352 342,352 336,296', own.shade),
    ),
    shape('157,352! 161,342 170,352! 178,342 187,352! 195,342 205,352!', own.horn),
    shape('313,352! 318,342 326,352! 334,342 342,352! 350,342 359,352!', own.horn),
  ]
}

/** Long, carried low, and cut off square at the lip. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('136,140! 138,108 148,90 160,100 162,128 156,146!', own.shade),
    bench.cut(
      '172,122 150,128 128,146 110,174 92,206 72,236 56,262 44,284 40,304! 44,320! 82,324! 92,310 108,292 134,278 160,262 182,230 192,180',
      own.hide,
      shape(
        '192,170 184,232 160,264 132,282 106,296 84,326 70,326 92,290 128,262 152,226 168,180',
        own.shade,
      ),
      shape(
        '150,126 128,146 110,174 92,206 72,236 56,262 44,284 58,284 84,252 108,216 130,178 152,150',
        own.lit,
      ),
      shape('36,304 60,304 84,310 92,304 90,330 40,326', mix(own.hide, own.lit, 0.5)),
    ),
    shape('46,282! 28,264 14,232 10,192 20,152! 30,196 44,226 70,240!', own.horn),
    shape('70,240! 44,226 30,196 20,152! 26,206 40,240 58,256!', own.hornShade),
    shape('72,236! 62,214 62,192 70,174! 80,194 96,204!', own.horn),
    shape('96,204! 80,194 70,174! 74,200 84,220!', own.hornShade),
    shape('122,152! 112,128 112,104 120,88 132,100 138,124 140,146!', own.hide),
    shape('124,142 119,122 120,98 128,106 133,126', own.dark),
    line('42,306 62,311 82,309', own.dark, 2.4),
    shape('52,282 60,276 66,282 58,290', own.dark),
    dot(122, 206, 4.6, own.dark),
    dot(120.6, 204.6, 1.4, inks.paper),
    line('112,198 122,195 132,201;114,216 124,218', own.shade, 2.2),
    line('104,240 116,236;96,254 108,250;160,190 152,226', own.shade, 2.2),
    dots('66,300,1.5 74,296,1.5 56,298,1.5', own.shade),
  ]
}

/** Grass that it has mown short, and a taller edge nearer. */
function lawn(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 356, height: 18, blades: 70 }, inks.leaf[1]),
    grass(bench, { from: -160, to: 560, y: 404, height: 46, blades: 60 }, inks.land[5]),
  ]
}
