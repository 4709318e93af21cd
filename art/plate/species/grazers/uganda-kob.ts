import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { hooves } from '#art/plate/toolbox/details.ts'
import { dot, limb, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const ugandaKob: Species = {
  latin: 'Kobus kob',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      plain(bench),
      farLegs(bench, own),
      farHorn(own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      court(bench),
    ]
  },
}

const OWN = {
  coat: ['#b8692f', 0.6],
  lit: ['#dc9450', 0.5],
  shade: ['#80431f', 0.7],
  dark: ['#241a1a', 0.5],
  horn: '#4a3d38',
  hornLit: '#8a7868',
} as const

type Own = Tints<typeof OWN>

/** Short grass, trampled for generations. */
function plain(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 232, y: 142, r: 116 }),
    land('0,286 120,270 250,284 330,268 400,280', inks.land[1]),
    land('0,312 140,302 290,312 400,300', inks.land[2]),
    land('0,338 130,328 280,338 400,326', mix(inks.leaf[0], inks.sand[1], 0.2)),
  ]
}

function farLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '176,240 206,240 206,278 200,306 202,360 188,360 186,306 182,276',
      own.shade,
      shape('176,290 192,290 194,350 178,350', own.dark),
    ),
    bench.cut('272,230 308,230 306,262 296,284 302,310 294,360 280,360 284,310 274,284', own.shade),
    shape('188,346! 204,346! 203,352! 188,352!;280,346! 298,346! 297,352! 280,352!', bench.inks.paper),
    hooves('194,366,0.9 286,366,0.9', own.dark),
  ]
}

function farHorn(own: Own): Art {
  return limb('112,92,10 128,74,9 144,60,8 152,42,6 148,24,5 142,12,2', own.horn, 'point')
}

function body(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('328,196,9 340,222,9 340,246,7', own.coat),
    limb('340,240,8 341,258,11', own.dark),
    bench.cut(
      '106,94 122,92 138,116 152,144 176,162 220,168 278,164 316,174 334,200 334,230 320,252 286,256 250,264 206,266 166,258 140,238 126,208 118,178 108,156 92,146',
      own.coat,
      shape('136,226 166,246 206,254 250,252 290,242 336,232 320,290 140,280', own.shade),
      shape('150,250 206,259 252,257 300,250 300,290 150,290', inks.paper),
      shape(
        '114,94 124,92 140,116 154,144 178,162 222,168 280,164 316,174 330,190 280,184 222,186 172,182 144,164 128,134',
        own.lit,
      ),
      shape('96,146 110,148 124,152 134,168 128,186 114,182 102,164', inks.paper),
      shape('118,178 130,190 136,214 150,236 136,240 120,210', own.shade),
    ),
  ]
}

/** Each has a black stripe down its front, and a white band above the hoof. */
function nearLegs(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '140,224 158,206 182,216 188,242 180,274 174,300 176,326 170,362 154,362 156,326 152,300 146,268',
      own.coat,
      shape('176,212 194,244 180,290 178,362 166,362 166,300 174,260', own.shade),
      shape('144,268 158,274 162,306 164,346 148,346', own.dark),
      shape('146,346! 182,346! 182,353! 146,353!', inks.paper),
    ),
    bench.cut(
      '278,214 302,186 328,198 336,224 328,250 314,270 322,298 316,328 314,362 298,362 298,328 302,302 290,276 278,246',
      own.coat,
      shape('326,200 342,228 318,270 328,300 318,362 308,362 310,302 300,272', own.shade),
      shape('290,276 304,284 308,306 304,346 292,346', own.dark),
      shape('288,346! 324,346! 324,353! 288,353!', inks.paper),
    ),
    hooves('162,368 306,368', own.dark),
  ]
}

/** Ringed horns bent like an S, and white round the eye. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('116,100! 136,86 160,84 168,92! 154,106 132,114 118,112', own.coat),
    shape('124,102 140,92 158,89 150,100 134,107', inks.paper),
    limb('100,92,12 114,72,11 130,58,10 140,40,8 138,20,6 132,4,2', own.horn, 'point'),
    limb('98,88,4 110,70,4 126,56,3 136,40,3 134,22,2', own.hornLit, 'point'),
    line(
      '99,81 110,90;105,73 117,81;112,65 123,74;119,59 130,68;126,51 137,59;131,44 143,49;133,36 145,39',
      own.dark,
      2,
    ),
    bench.cut(
      '52,146 56,134 68,120 80,104 94,90 110,86 124,96 128,114 122,132 108,144 92,150 74,158 60,158 54,154',
      own.coat,
      shape('56,134 68,120 80,104 94,90 108,87 100,100 84,116 68,134', own.lit),
      shape('50,150 66,150 84,146 104,136 120,134 108,152 76,164 50,160', own.shade),
      shape('46,152 56,132 66,138 68,150 60,162', own.dark),
      shape('52,158 64,152 78,154 70,164 54,164', inks.paper),
    ),
    oval(96, 110, 8.4, 6.6, inks.paper),
    dot(96, 110.6, 5.4, own.dark),
    dot(94.6, 109.4, 1.6, inks.paper),
    limbs(['58,142,4 63,140,3'], own.horn),
  ]
}

function court(bench: Bench): Art {
  const { inks } = bench
  return [
    grass(bench, { from: -160, to: 560, y: 376, height: 20, blades: 70 }, inks.leaf[1]),
    grass(bench, { from: -160, to: 560, y: 404, height: 40, blades: 64 }, inks.leaf[3]),
  ]
}
