import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const pinkHeadedWarbler: Species = {
  latin: 'Cardellina versicolor',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), tail(own), body(bench, own), wing(own), head(bench, own), perch(bench, own)]
  },
}

const OWN = {
  wine: ['#a3213a', 0.3],
  red: ['#d03a48', 0.3],
  deep: ['#641a30', 0.4],
  quill: ['#4a1a2c', 0.4],
  pink: ['#f2bcc8', 0.3],
  frost: ['#ffe9ec', 0.3],
  rose: ['#d98aa0', 0.4],
  bill: '#4a3436',
  toes: '#8a5f58',
} as const

type Own = Tints<typeof OWN>

/** Red itself, so the disc is paper. */
function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.4)),
    disc(bench, { x: 206, y: 158, r: 128, ink: inks.paper }),
    land(
      '0,320 60,306 140,262 176,246! 194,246! 260,290 330,310 400,314',
      mix(inks.land[2], inks.sky[0], 0.3),
    ),
    land('0,366 120,344 270,360 400,338', inks.land[3]),
  ]
}

function tail(own: Own): Art {
  return [
    limbs(['266,252,24 310,300,24 346,350,20', '258,262,22 294,312,22 320,362,18'], own.quill),
    limb('270,256,11 310,304,10 338,342,5', own.wine, 'point'),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '116,132 126,104 150,86 178,86 202,104 216,132 238,164 266,200 288,234 290,264 270,284 230,286 190,274 156,250 132,216 120,178 116,152',
    own.red,
    shape('150,246 180,250 220,262 290,250 284,292 190,290', own.wine),
    shape('178,84 206,104 222,136 246,168 274,204 296,240 264,230 236,200 214,168 198,140 182,112', own.wine),
    shape(
      '112,140 150,160 190,152 212,136 222,160 214,190! 202,186 196,206! 184,196 176,216! 164,204 152,218! 144,204 132,212! 124,190',
      own.rose,
    ),
    line(
      '136,176 142,184;156,182 162,190;176,180 181,188;194,168 198,176;146,196 152,203;168,198 173,205',
      own.pink,
      3,
    ),
  )
}

function wing(own: Own): Art {
  return [
    limbs(['224,164,36 256,208,32 292,266,7', '212,180,30 240,228,26 276,274,6'], own.quill, 'point'),
    limbs(
      [
        '222,160,26 250,200,22 282,248,4',
        '208,178,22 232,216,18 262,260,4',
        '202,194,15 220,226,14 246,262,3',
      ],
      own.wine,
      'point',
    ),
    limbs(['226,160,8 252,196,8 276,230,2', '210,180,7 232,212,7 254,242,2'], own.red, 'point'),
    line('232,180 258,214 282,248;218,194 242,226 264,256', own.deep, 2),
  ]
}

/** The head and breast look frosted. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '114,128 122,104 140,88 166,80 190,88 206,108 212,134 200,152 172,162 144,160 122,148',
      own.pink,
      shape('124,104 142,88 166,80 188,88 172,94 148,98 132,112', own.frost),
      shape('202,106 220,140 196,158 178,162 190,148 198,130', own.rose),
      line(
        '150,136 158,140;162,146 170,148;176,136 184,138;184,120 190,124;138,146 146,150;172,100 180,104',
        own.frost,
        3,
      ),
    ),
    shape('122,122 134,114 146,112 150,122 140,128 124,130', own.rose),
    shape('120,120! 106,120 90,124 78,132! 94,136 110,136 122,134!', own.bill),
    line('84,131 104,128 120,128', own.rose, 1.4),
    line('124,116 112,112;126,136 114,142', own.bill, 1.4),
    dot(150, 119, 7.4, inks.key),
    dot(148, 117, 2.1, inks.paper),
  ]
}

/** A twig of the cypress it works through. */
function perch(bench: Bench, own: Own): Art {
  const { inks } = bench
  const spray = bench.keep([
    limb('0,0,5 26,-4,5 56,-2,3', inks.leaf[2], 'point'),
    limbs(
      [
        '10,-1,6 20,-16,7 34,-22,3',
        '24,-3,6 36,-17,6 50,-20,3',
        '38,-3,5 50,-12,5 62,-13,3',
        '8,0,6 20,13,7 34,16,3',
        '22,-2,6 34,10,6 48,12,3',
        '38,-2,5 50,6,5 60,7,3',
      ],
      inks.leaf[1],
      'point',
    ),
  ])
  return [
    limb('-160,334,17 60,314,16 200,300,15 330,276,12 580,206,7', inks.land[5]),
    limb('-160,329,6 60,309,6 200,295,5 330,272,4 580,203,3', inks.land[3]),
    print(spray, 70, 312, 1.1, -156),
    print(spray, 46, 316, 1, 150),
    print(spray, 110, 310, 0.9, 130),
    print(spray, 326, 276, 1.1, -40),
    print(spray, 348, 270, 1, 16),
    print(spray, 306, 282, 0.8, 60),
    print(spray, -40, 322, 1, 160),
    print(spray, 460, 240, 1, -30),
    limbs(
      [
        '198,280,6 192,292,6 189,305,5',
        '207,282,6 203,293,6 201,307,5',
        '230,284,6 226,291,6 224,302,5',
        '239,284,6 237,290,6 235,300,5',
      ],
      own.toes,
    ),
  ]
}
