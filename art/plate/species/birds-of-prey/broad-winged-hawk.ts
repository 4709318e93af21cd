import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, limbs, line, print, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored, read } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const broadWingedHawk: Species = {
  latin: 'Buteo platypterus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      kettle(bench),
      turned(-14, 200, 200, 1.04, tail(bench, own), wings(bench, own), body(bench, own), head(bench, own)),
    ]
  },
}

const OWN = {
  white: ['#fff6e6', 0.4],
  whiteShade: ['#dccdb8', 0.6],
  dark: '#2a221f',
  rufous: ['#b0673a', 0.6],
  brown: '#6a4a36',
  brownShade: '#453026',
  cere: ['#f6c63c', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 218, y: 164, r: 116 }),
    land('0,342 80,312 170,332 280,292 400,320', inks.land[1]),
    land('0,378 120,356 260,370 400,344', inks.land[3]),
  ]
}

/** They cross the isthmus by the hundred thousand each October, circling up on warm air. */
function kettle(bench: Bench): Art {
  const other = bench.keep(shape('-14,-2! -6,-5 0,-1 6,-5 14,-2! 6,0 2,3 0,8! -2,3 -6,0', bench.inks.land[4]))
  const spots =
    '46,60,0.8 70,44,0.6 92,66,0.7 58,86,0.5 346,316,0.9 372,296,0.7 330,292,0.6 366,334,0.6 84,94,0.45 34,108,0.6'
  return read(spots).map(({ x, y, size }, i) => print(other, x, y, size, (i * 37) % 60))
}

/** One broad white band across a dark tail. */
function tail(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,236 184,244 164,284 150,318! 172,330 200,334'),
    own.dark,
    line('140,290 200,306 260,290', own.white, 13),
    line('146,318 200,334 254,318', own.whiteShade, 3),
    line('160,270 200,278 240,270', own.white, 4),
  )
}

/** Pale below, with every quill tipped black as if drawn round with a pen. */
function wings(bench: Bench, own: Own): Art {
  const quills = [
    '70,150,18 34,152,15 2,142,6',
    '70,158,18 30,166,15 -4,164,6',
    '72,168,18 36,184,15 6,192,6',
    '78,178,18 46,202,15 22,216,6',
  ]
  return bench.pair([
    limbs(quills, own.dark, 'point'),
    limbs(
      ['74,152,14 44,154,11', '74,160,14 42,167,11', '78,170,14 48,184,11', '84,180,14 58,200,11'],
      own.white,
    ),
    bench.cut(
      '194,152! 170,136 138,126 104,124 72,132 54,148 56,172 74,192 98,208 128,220 160,228 190,234!',
      own.white,
      shape('60,186 84,204 116,218 156,230 192,236 192,250 110,240 60,210', own.dark),
      line(
        '92,168 84,200;112,174 106,208;132,180 130,216;152,184 152,222;172,188 174,226',
        own.whiteShade,
        3,
      ),
      line('196,160 166,150 132,144 98,144 70,152', own.rufous, 5),
      line('190,174 160,164 128,158 98,160', own.whiteShade, 3),
      shape('54,148 72,132 104,124 138,126 170,136 190,150 160,138 126,134 92,136', own.brown),
    ),
  ])
}

function body(bench: Bench, own: Own): Art {
  const bars =
    '178,170 186,176 194,170;206,170 214,176 222,170;192,184 200,190 208,184;176,190 184,196 190,191;210,191 216,196 224,190;184,206 192,212 200,206;202,206 210,212 216,206;192,222 200,228 208,222'
  return bench.cut(
    mirrored('200,122 182,132 172,154 172,190 180,222 192,246 200,252'),
    own.white,
    shape('172,134 200,126 228,134 228,164 200,172 172,164', own.rufous),
    line(bars, own.rufous, 4.4),
  )
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '172,122 172,102 184,88 204,84 222,94 228,112 222,130 204,138 184,136',
      own.brown,
      shape('208,84 230,110 222,132 204,140 212,116', own.brownShade),
      shape('170,124 184,122 196,130 190,140 174,136', own.white),
    ),
    shape('178,108! 162,106 150,114 148,128! 156,122 168,120 178,120!', own.dark),
    shape('180,104 170,104 164,108 168,116 180,116', own.cere),
    dot(188, 105, 6, own.cere),
    dot(188, 105, 3.4, inks.key),
    dot(186.4, 103.4, 1.3, inks.paper),
    line('178,98 188,96 198,100', own.brownShade, 3),
  ]
}
