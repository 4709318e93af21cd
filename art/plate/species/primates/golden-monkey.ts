import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, eye, leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const goldenMonkey: Species = {
  latin: 'Cercopithecus mitis',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      tail(own),
      body(bench, own),
      limbsOf(bench, own),
      head(bench, own),
      shoot(bench, own),
    ]
  },
}

const OWN = {
  gold: '#d98a2b',
  lit: '#f2b85a',
  shade: '#a55f1f',
  black: '#1b191d',
  sheen: '#3f3b42',
  face: '#4b4c58',
  muzzle: '#9a9496',
  iris: '#b5702c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  const stem = mix(inks.leaf[1], inks.leaf[0], 0.4)
  const far = mix(inks.land[1], inks.leaf[0], 0.25)
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 238, y: 158, r: 122 }),
    limbs(
      ['120,420,12 116,-20,10', '276,420,12 284,-20,10', '-70,420,13 -64,-20,11', '470,420,13 462,-20,11'],
      far,
    ),
    land('0,352 110,334 240,350 400,328', inks.land[2]),
    limbs(
      ['44,420,24 36,-20,22', '366,420,26 376,-20,23', '-130,420,22 -136,-20,20', '530,420,22 540,-20,20'],
      stem,
    ),
    line('30,66 50,66;32,196 54,196;34,322 56,322;364,96 386,96;360,236 382,236', inks.leaf[3], 2.6),
    leaf(40, 66, [92, 13, 32], inks.leaf[1], inks.leaf[2]),
    leaf(40, 66, [70, 11, -20], inks.leaf[1], inks.leaf[2]),
    leaf(372, 96, [96, 14, 158], inks.leaf[1], inks.leaf[2]),
    leaf(370, 96, [74, 11, 212], inks.leaf[0], inks.leaf[1]),
    land('0,382 130,362 280,376 400,358', inks.land[4]),
  ]
}

function tail(own: Own): Art {
  return limb('276,330,24 326,338,20 352,304,18 346,256,16 324,238,13', own.black)
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '164,172 190,148 228,148 264,170 290,212 304,262 302,312 282,348 232,356 186,350 162,310 154,250 156,204',
    own.gold,
    shape('244,150 284,196 310,256 308,320 284,352 250,352 272,300 268,232', own.shade),
    shape('150,214 182,200 204,236 204,310 186,346 156,320', own.lit),
    line(
      '214,170 222,182;236,180 244,194;252,206 258,222;226,204 232,220;240,234 244,252;262,244 264,262',
      own.lit,
      3,
    ),
  )
}

/** Black to the shoulder and the hip; both hands hold the shoot it eats. */
function limbsOf(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '196,314 222,272 264,266 294,292 298,330 276,358 226,364 196,350',
      own.black,
      shape('222,280 262,270 290,296 286,322 262,300 236,300', own.sheen),
    ),
    limb('256,354,26 204,362,20 164,366,14', own.black),
    limbs(['166,366,9 150,370,7', '168,362,9 150,362,7'], own.black),
    limb('238,190,46 226,240,34 186,262,24 150,240,17', own.black),
    line('246,196 236,236 206,254', own.sheen, 5),
    limb('176,196,40 148,236,30 128,236,18', own.black),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '122,112 130,78 160,54 200,50 234,66 252,100 250,140 228,170 192,184 156,178 130,152',
      own.gold,
      shape('210,60 250,96 256,142 226,176 196,186 226,140 228,96', own.shade),
      shape('196,130 226,124 216,158 194,176 180,172', own.lit),
      shape('116,112 136,122 144,158 164,178 130,160', own.lit),
      shape('124,92 150,56 202,44 244,66 256,104 236,92 206,82 170,82 140,96 124,110', own.black),
      shape('150,62 200,54 232,72 200,66 164,72', own.sheen),
    ),
    bench.cut(
      '132,116 146,100 176,96 200,106 206,130 196,156 172,170 148,160 134,140',
      own.face,
      shape('140,142 158,128 184,134 192,150 174,172 150,164', own.muzzle),
      shape('138,102 168,92 204,104 204,112 172,104 140,112', own.black),
    ),
    eye(152, 118, 6.4, { iris: own.iris, pupil: own.black, glint: inks.paper }),
    eye(184, 118, 6.4, { iris: own.iris, pupil: own.black, glint: inks.paper }),
    dots('160,142,2 170,142,2', own.black),
    line('152,156 164,160 178,155', own.black, 2),
  ]
}

function shoot({ inks }: Bench, own: Own): Art {
  return [
    limb('112,304,7 134,240,9 150,196,5', inks.leaf[0]),
    leaf(150, 198, [46, 9, -70], inks.leaf[0], inks.leaf[1]),
    leaf(146, 206, [44, 9, -128], inks.leaf[0], inks.leaf[1]),
    limbs(
      ['122,232,9 142,226,8', '124,244,9 144,240,8', '154,236,9 138,232,8', '152,248,9 136,246,8'],
      own.black,
    ),
  ]
}
