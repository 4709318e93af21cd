import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { eye, glints, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const lesserCapybara: Species = {
  latin: 'Hydrochoerus isthmius',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      gamboa(bench),
      farLegs(own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      young(bench, own),
      lawn(bench),
    ]
  },
}

const OWN = {
  fur: ['#8f5f3c', 0.5],
  lit: ['#c8905c', 0.4],
  shade: ['#5e3c2a', 0.6],
  dark: ['#33221d', 0.6],
  iris: '#4a2a1a',
} as const

type Own = Tints<typeof OWN>

/** A house of the old canal among palms, above the Chagres. */
function gamboa(bench: Bench): Art {
  const { inks } = bench
  const palm = bench.keep([
    limb('0,0,7 2,-40,6 0,-84,5', inks.land[4]),
    shape(
      '0,-84! -16,-100 -36,-98 -50,-80! -30,-88;0,-84! -10,-110 -28,-120 -44,-114! -24,-106;0,-84! 4,-112 18,-124 34,-120! 16,-108;0,-84! 16,-100 36,-98 50,-80! 30,-88;0,-84! -20,-84 -34,-72 -40,-56! -22,-74;0,-84! 20,-84 34,-72 40,-56! 22,-74',
      inks.land[4],
    ),
  ])
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.25)),
    disc(bench, { x: 216, y: 150, r: 116 }),
    land('0,246 90,226 200,240 310,222 400,236', inks.land[2]),
    print(palm, -30, 262),
    print(palm, 20, 258, 0.8, 0, -1),
    print(palm, 492, 258, 0.9),
    print(palm, 348, 252, 0.62),
    shape('370,262! 370,214! 360,214! 386,190! 442,190! 468,214! 458,214! 458,262!', inks.land[4]),
    shape(
      '382,222! 394,222! 394,240! 382,240!;408,222! 420,222! 420,240! 408,240!;434,222! 446,222! 446,240! 434,240!',
      inks.lamp,
    ),
    land('0,262 120,256 280,262 400,254', inks.land[3]),
    flat(bench, 272, inks.water[1]),
    glints('60,282,120 330,284,120 200,292,130 -70,290,130 480,292,130', inks.water[0], 2),
    land('0,312 120,302 270,314 400,300', mix(inks.leaf[2], inks.land[3], 0.3)),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(['174,262,44 172,306,28 166,344,20', '300,258,52 306,306,32 298,344,22'], own.shade),
    limbs(['164,346,9 150,352,7', '296,346,9 282,352,7'], own.dark),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '126,196 150,168 190,150 242,144 292,154 330,180 350,220 350,260 334,288 290,300 230,304 176,298 142,280 124,244',
    own.fur,
    shape('128,250 160,276 220,284 284,278 340,246 356,300 130,310', own.shade),
    shape('140,176 190,150 242,144 292,154 330,180 344,206 310,184 266,170 214,168 168,184', own.lit),
    line(
      '186,194 204,200;222,186 242,192;258,196 278,204;204,222 224,228;246,218 266,226;292,214 310,224;226,248 246,254;270,242 288,250;184,244 200,248;316,240 330,248',
      own.shade,
      3,
    ),
  )
}

function nearLegs(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '132,250 152,232 178,244 182,276 172,306 166,332 166,356 140,358 140,336 138,304 130,278',
      own.fur,
      shape('172,242 188,276 170,320 168,360 154,358 156,316 166,280', own.shade),
    ),
    bench.cut(
      '272,232 304,214 336,234 348,266 336,294 320,310 322,340 316,358 290,358 292,336 290,310 276,282',
      own.fur,
      shape('330,228 352,266 336,298 322,312 324,360 306,360 310,310 324,276', own.shade),
      shape('276,238 302,220 316,230 296,246 284,262', own.lit),
    ),
    limbs(
      ['146,356,11 128,362,8', '154,358,11 138,367,8', '296,356,11 278,362,8', '306,358,11 288,367,8'],
      own.dark,
    ),
  ]
}

/** Blunt as a block, held level as it looks up from the grass. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('146,138 148,120 160,116 168,126 162,142', own.shade),
    bench.cut(
      '44,182 48,162 66,152 94,146 124,136 152,138 174,158 182,190 176,224 154,244 122,244 94,238 68,238 50,228 42,206',
      own.fur,
      shape('50,162 94,146 126,137 152,139 166,152 138,154 98,164 64,174', own.lit),
      shape('66,240 96,230 140,228 174,198 190,220 150,256 80,250', own.shade),
      shape('36,176 56,164 68,178 68,216 58,234 38,226', own.dark),
    ),
    shape('156,142 160,120 174,118 180,132 172,148', own.fur),
    shape('162,136 165,125 173,124 175,132 169,142', own.dark),
    shape('44,182 52,176 57,184 50,191', inks.key),
    line('48,214 64,220 88,216', own.dark, 2.8),
    line('72,200 86,202;74,208 90,212;72,192 84,190', own.shade, 2),
    eye(118, 164, 6.4, { iris: own.iris, pupil: inks.key, glint: inks.paper }),
  ]
}

/** Kept in the middle, between the grown ones. */
function young(bench: Bench, own: Own): Art {
  const pup = bench.keep([
    limbs(['-14,20,12 -14,36,9', '20,20,14 22,36,9'], own.shade),
    bench.cut(
      '-40,4 -38,-8 -24,-16 -10,-20 2,-16 24,-18 38,-4 40,14 30,28 8,32 -14,28 -20,18 -34,16',
      mix(own.fur, own.lit, 0.35),
      shape('-22,18 0,22 24,18 44,4 40,36 -20,36', own.shade),
      shape('-36,-8 -10,-20 2,-16 24,-18 36,-6 14,-8 -6,-8 -24,-4', own.lit),
      shape('-44,2 -34,-4 -31,12 -42,16', own.dark),
    ),
    shape('-8,-16 -8,-24 -1,-24 0,-14', own.shade),
    limbs(['-8,24,11 -10,40,9', '28,22,13 28,40,9'], own.fur),
    line('-22,-6 -20,-6', own.dark, 4.4),
  ])
  return [print(pup, 236, 340, 1.02), print(pup, 84, 352, 0.9, 0, -1)]
}

function lawn(bench: Bench): Art {
  const { inks } = bench
  const near = mix(inks.leaf[3], inks.land[4], 0.3)
  return [
    grass(bench, { from: -160, to: 560, y: 384, height: 22, blades: 66 }, near),
    land('0,384 140,380 300,386 400,378', near),
    grass(bench, { from: -160, to: 560, y: 404, height: 30, blades: 56 }, inks.land[5]),
  ]
}
