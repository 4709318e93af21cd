import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const mountainViscacha: Species = {
  latin: 'Lagidium viscacia',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      mountains(bench),
      tail(bench, own),
      boulders(bench),
      body(bench, own),
      head(bench, own),
      paws(own),
      tufts(bench),
    ]
  },
}

const OWN = {
  fur: '#9c9388',
  lit: '#cbbfa8',
  shade: '#6d665f',
  dark: '#2f2a2b',
  belly: '#dcc08c',
  rust: '#9a5a34',
  inner: '#c49a86',
} as const

type Own = Tints<typeof OWN>

function mountains(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.7)),
    disc(bench, { x: 216, y: 152, r: 126 }),
    shape(
      '-300,420! -220,300! -120,230! -60,180! -20,210! 30,170! 80,230! 160,300! 260,270! 340,200! 380,226! 430,180! 500,250! 640,320! 640,420!',
      inks.land[2],
    ),
    shape(
      '-88,204! -60,180! -20,210! 30,170! 62,208! 40,200! 26,216! 4,200! -16,230! -40,210! -60,222!;314,224! 340,200! 380,226! 430,180! 470,220! 440,212! 424,230! 400,216! 382,246! 350,226! 334,238!',
      inks.snow[0],
    ),
  ]
}

/** A squirrel's tail, crested along the top and rusty at the end. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    '268,300 300,308 328,296 340,270 334,240 340,214! 350,222 356,204! 366,218 376,206! 382,232 384,262 374,300 346,332 304,344 262,336',
    own.fur,
    shape('340,210 356,200 378,202 388,250 376,300 366,270 358,240', own.rust),
    shape('262,330 304,342 346,330 372,300 350,310 310,324 270,318', own.shade),
    line('340,238 352,232;344,262 358,258;340,286 354,290;322,302 334,314', own.shade, 3),
  )
}

function boulders({ inks }: Bench): Art {
  const [lit, rock, shade] = inks.rock
  return [
    shape(
      '-300,420! -300,360! -200,330! -100,322! -40,350! 10,420!;390,420! 420,350! 490,320! 600,340! 640,420!',
      shade,
    ),
    shape('-200,330! -100,322! -70,336! -160,350!;420,350! 490,320! 560,332! 470,346!', rock),
    shape('30,420! 50,356! 96,330! 200,322! 310,330! 362,352! 384,420!', rock),
    shape('50,356! 96,330! 200,322! 310,330! 362,352! 300,348! 200,344! 110,350!', lit),
    shape('300,348! 362,352! 384,420! 280,420!;110,350! 130,420! 100,420! 90,370!', shade),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '160,180 190,164 224,172 254,196 278,232 290,274 288,312 266,334 220,340 170,340 136,334 124,304 128,262 136,220',
    own.fur,
    shape('118,250 140,214 158,236 164,276 170,310 160,344 120,340', own.belly),
    shape('226,172 258,196 282,234 294,280 286,336 236,344 262,310 262,262 244,214', own.shade),
    shape('166,182 192,168 222,176 240,196 216,192 188,190 168,200', own.lit),
    limbs(
      [
        '196,210,4 214,226,7 224,250,3',
        '224,218,3 240,236,6 248,260,3',
        '186,236,3 200,252,6 206,276,3',
        '222,262,3 234,282,6 236,306,3',
      ],
      own.lit,
      'point',
    ),
    line('192,168 228,178 258,202 280,238 290,276', own.dark, 4),
  )
}

/** Ears of a rabbit, whiskers of an uncle, and the eye half shut in the sun. */
function head(bench: Bench, own: Own): Art {
  return [
    shape('150,104! 144,70 150,36 164,18 176,30 178,64 172,102!', own.shade),
    shape('156,98 152,66 158,40 166,30 171,46 170,80', own.inner),
    bench.cut(
      '94,162 92,146 102,128 120,112 144,100 170,98 194,110 206,134 204,162 188,186 160,198 130,196 108,186 98,176',
      own.fur,
      shape('88,166 112,164 136,170 160,176 190,168 176,204 126,204 98,184', own.lit),
      shape('102,128 120,112 145,100 172,99 190,108 160,112 132,120 112,134', own.lit),
      shape('190,108 212,136 208,168 188,190 166,200 186,168 190,138', own.shade),
      shape('92,152 98,132 112,126 116,142 108,160 96,168', mix(own.fur, own.lit, 0.5)),
    ),
    shape('172,112! 170,76 180,40 196,22 208,36 208,74 198,122!', own.fur),
    shape('181,108 180,76 188,48 196,36 201,52 199,86 194,110', own.inner),
    shape('130,142! 138,133 152,133 160,143! 148,150 138,149', own.dark),
    shape('126,142! 136,131 153,131 164,144! 150,139 138,139', own.shade),
    shape('90,150 95,143 103,146 101,154 95,158', own.dark),
    line('97,158 102,166 114,168', own.dark, 2.2),
    line(
      '108,158 84,170 64,190;110,160 90,182 80,210;112,162 100,190 98,218;106,154 80,158 54,168',
      own.dark,
      1.5,
    ),
  ]
}

function paws(own: Own): Art {
  return [
    limb('168,240,26 152,268,20 132,278,14', own.shade),
    limb('160,236,26 142,262,18 124,270,13', own.fur),
    limbs(['124,268,8 112,270,6', '126,273,8 114,278,6'], own.lit),
    limb('240,290,56 222,322,40 176,336,18', own.fur),
    limb('226,284,10 208,308,8 190,322,5', own.lit),
    limbs(['178,334,14 148,338,9', '176,340,13 150,344,8'], own.lit),
  ]
}

function tufts(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,402 130,392 280,402 400,390', inks.land[4]),
    grass(bench, { from: -160, to: 560, y: 406, height: 46, blades: 54 }, inks.land[4]),
  ]
}
