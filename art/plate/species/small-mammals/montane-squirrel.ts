import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, oval, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const montaneSquirrel: Species = {
  latin: 'Syntheosciurus brochus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(bench, own),
      trunk(bench),
      body(bench, own),
      head(bench, own),
      limbsOf(bench, own),
      moss(bench),
    ]
  },
}

const OWN = {
  olive: ['#7a6440', 0.7],
  lit: ['#a88c5c', 0.7],
  shade: ['#4c3c2a', 0.7],
  belly: ['#c9743a', 0.6],
  bellyLit: ['#e59a58', 0.5],
  dark: '#1c1614',
  tooth: ['#f0a83c', 0.3],
  acorn: ['#b5803f', 0.5],
  acornCap: ['#6a4a2c', 0.6],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 178, y: 158, r: 124 }),
    land('0,312 90,282 190,302 310,264 400,290', mix(inks.land[2], inks.sky[0], 0.35)),
    limbs(['28,-20,16 34,150,18 26,420,26', '372,-20,12 366,150,14 376,420,20'], inks.land[2]),
    land('0,364 130,340 270,358 400,330', inks.land[3]),
  ]
}

function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '262,300! 300,306 332,284 346,246 342,204 352,164 344,124! 336,130 330,110! 322,120 312,104! 308,118 296,112! 288,140 294,176 298,214 288,250 264,272!',
    own.olive,
    shape('300,116 288,140 294,176 298,214 288,250 264,272 282,276 306,250 314,206 308,160', own.shade),
    limbs(
      ['330,136,5 334,180,10 326,230,4', '316,126,4 320,170,8 316,210,3', '338,190,4 336,240,8 312,284,3'],
      own.lit,
      'point',
    ),
  )
}

function trunk({ inks }: Bench): Art {
  return [
    limb('-160,380,60 20,346,58 160,330,54 300,332,50 580,300,40', inks.land[5]),
    limb('-160,360,18 20,327,18 160,312,17 300,315,15 580,286,10', inks.land[4]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '150,182 176,166 208,170 236,190 260,220 276,256 278,288 258,308 220,316 178,314 150,304 140,280 144,244 146,210',
    own.olive,
    shape('140,190 160,186 170,206 168,240 172,276 164,312 130,310 130,220', own.belly),
    shape('138,204 152,198 158,220 156,260 158,300 136,300', own.bellyLit),
    shape('210,168 240,190 264,222 280,260 280,300 256,310 264,270 246,228 222,196', own.shade),
    limbs(['186,184,5 206,204,8 220,236,3', '204,182,4 228,206,8 244,240,3'], own.lit, 'point'),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('162,112! 158,92 168,80 182,86 186,108', own.shade),
    bench.cut(
      '86,168 86,150 100,132 122,116 148,108 174,114 192,132 196,156 184,178 160,192 132,196 108,190 92,180',
      own.olive,
      shape('84,172 104,176 130,178 158,176 180,172 164,200 120,202 92,190', own.belly),
      shape('100,132 122,116 149,108 176,115 156,122 130,128 108,142', own.lit),
    ),
    shape('176,118! 176,94 188,84 200,94 200,116', own.olive),
    shape('182,112 182,98 189,92 195,100 194,112', own.belly),
    oval(140, 144, 12, 11, own.lit),
    dot(140, 144, 8.6, own.dark),
    dot(137.4, 141, 2.6, inks.paper),
    shape('84,160 90,152 98,154 96,162 88,168', own.dark),
    line('90,170 102,174 112,172', own.shade, 2),
    shape('92,174! 91,184 97,185 98,175!', own.tooth),
    line('98,166 74,160;98,169 72,172;100,172 78,184', inks.paper, 1.4),
  ]
}

/** Sitting up to an acorn of the high oaks. */
function limbsOf(bench: Bench, own: Own): Art {
  const acorn = bench.keep([
    shape('-13,-2 -10,14 0,24! 10,14 13,-2', own.acorn),
    shape('-16,0! -14,-10 0,-15 14,-10 16,0! 0,4', own.acornCap),
    limb('0,-14,4 3,-22,3', own.acornCap),
  ])
  return [
    print(acorn, 100, 216, 1, 64),
    limb('168,208,30 144,232,22 118,222,15', own.olive),
    limb('164,200,9 142,222,7 122,216,5', own.lit),
    limbs(['118,218,8 104,212,5', '117,222,8 101,220,5', '118,226,8 104,230,5'], own.shade),
    bench.cut(
      '188,268 212,246 244,248 262,272 256,298 226,312 190,318 160,322 152,312 176,304 190,292',
      own.olive,
      shape('240,248 266,276 258,304 220,316 180,322 212,302 236,280', own.shade),
      shape('196,266 214,252 234,254 214,270', own.lit),
    ),
    limbs(['164,312,10 144,312,5', '164,316,10 144,320,5', '168,320,9 152,328,5'], own.shade),
  ]
}

function moss(bench: Bench): Art {
  const { inks } = bench
  return read('-30,348 20,340 70,332 120,326 300,326 350,322 400,318 -90,356 -140,364 460,310 520,304').map(
    ({ x, y }) => grass(bench, { from: x - 24, to: x + 24, y: y + 4, height: 22, blades: 8 }, inks.leaf[1]),
  )
}
