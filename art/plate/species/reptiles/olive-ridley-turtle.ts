import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const oliveRidleyTurtle: Species = {
  latin: 'Lepidochelys olivacea',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      beach(bench),
      arrival(bench, own),
      hindFlippers(own),
      head(bench, own),
      shell(bench, own),
      foreFlipper(bench, own),
    ]
  },
}

const OWN = {
  shell: '#737a55',
  lit: '#9aa06f',
  shade: '#4d5440',
  seam: '#363c30',
  skin: '#7f8471',
  skinLit: '#b3b498',
  skinShade: '#585d50',
  plastron: '#efe2b4',
} as const

type Own = Tints<typeof OWN>

function beach(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 226, y: 136, r: 104 }),
    flat(bench, 214, inks.water[1]),
    glints('226,222,130 226,232,90 60,226,110 350,230,120', inks.water[0], 2),
    land('0,252 80,246 170,254 260,246 340,254 400,248', inks.snow[0]),
    land('0,260 80,254 170,262 260,254 340,262 400,256', inks.sand[1]),
    land('0,352 120,336 260,350 400,334', inks.sand[2]),
  ]
}

/** The arribada: others coming out of the sea behind her. */
function arrival(bench: Bench, own: Own): Art {
  const other = bench.keep([
    shape('-50,0! -40,-24 -14,-38 14,-38 40,-24 52,0!', own.shade),
    shape('-44,-8 -62,-18 -70,-10 -60,-2 -42,2;-36,0 -52,14! -20,6;30,0 50,10! 44,-2', own.skinShade),
  ])
  return read('30,264,0.36 372,266,0.4 334,258,0.22 74,258,0.2 398,258,0.24').map(({ x, y, size }) =>
    print(other, x, y, size),
  )
}

function hindFlippers(own: Own): Art {
  return [
    shape('300,278 338,280 368,296 382,318! 348,316 318,304', own.skinShade),
    shape('96,276! 70,288 46,310 38,330! 66,322 96,306 118,290', own.skinShade),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '132,280 108,272 92,252 72,246 48,246 30,240! 24,230 28,212 42,196 64,188 88,194 106,210 122,232 146,248',
      own.skin,
      shape('24,236 44,232 66,236 92,236 110,252 136,270 130,290 90,262 60,250 30,244', own.plastron),
      shape('30,208 44,195 64,188 90,194 108,212 88,206 64,202 44,208', own.skinLit),
      line('46,200 54,214 72,216 90,210;54,214 48,226;72,216 78,232 98,238', own.skinShade, 2),
    ),
    shape('24,230 28,212 38,206 42,220 34,236 30,240!', own.skinShade),
    dot(60, 219, 5, inks.key),
    dot(58.4, 217.4, 1.5, inks.paper),
  ]
}

const SEAMS =
  '112,234 144,204 182,188 222,182 264,186 302,202 336,232;148,202 142,262;176,190 174,264;206,184 206,265;236,183 240,265;266,187 274,264;296,199 306,262;322,218 334,260;156,178 164,195;192,162 194,186;228,156 228,182;266,162 262,186;302,182 294,198'

/** Heart-shaped seen from above, so high and short from here; six plates or more along each side, where other turtles have four or five. */
function shell(bench: Bench, own: Own): Art {
  return [
    shape('112,270 160,284 230,290 300,286 352,274 330,296 250,304 170,300', own.plastron),
    bench.cut(
      '94,270 104,236 130,198 168,168 212,154 258,158 302,180 336,214 358,252 364,278! 330,286 280,291 220,292 160,288 116,280',
      own.shell,
      shape('94,262 150,262 230,268 310,266 368,258 372,300 90,300', own.shade),
      shape('112,234 132,200 170,170 212,157 256,161 298,182 262,182 222,178 182,184 144,202', own.lit),
      shape(
        '116,240 142,208 140,258 112,262;152,204 172,194 170,240 148,250;180,190 202,186 202,226 180,232',
        mix(own.shell, own.lit, 0.5),
      ),
      line(SEAMS, own.seam, 2.2),
      line(
        '96,262 150,263 230,268 310,266 366,260;128,266 122,286;160,268 158,292;194,270 194,294;230,271 232,296;266,270 270,294;302,269 310,292;336,266 348,290',
        own.seam,
        2.2,
      ),
    ),
  ]
}

function foreFlipper(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '118,262 146,262 170,276 174,296 156,318 126,338 88,354 56,360! 70,340 92,318 108,298 112,280',
      own.skin,
      shape('166,272 176,298 156,322 126,342 56,364 96,338 132,314 150,292', own.skinShade),
      dots(
        '132,280,5 146,286,5 122,294,5 138,300,5 112,308,5 124,316,4.6 100,322,4.6 110,330,4.2 88,336,4 76,348,3.4',
        own.skinLit,
      ),
    ),
    shape('96,314! 86,314 90,322!;82,332! 72,333 77,340!', own.seam),
    shape('30,370 60,356 90,362 130,352 170,360 150,372 90,378', bench.inks.sand[0]),
  ]
}
