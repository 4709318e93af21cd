import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { shoal } from '#art/plate/toolbox/details.ts'
import { dots, limbs, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const whitetipReefShark: Species = {
  latin: 'Triaenodon obesus',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [water(bench), farFins(own), body(bench, own), fins(bench, own), head(own, bench), reef(bench)]
  },
}

const OWN = {
  skin: '#6f7a84',
  lit: '#98a3a8',
  shade: '#48535f',
  belly: ['#e4e4d8', 0.8],
  dark: '#222a34',
  tip: ['#fffdf4', 0.3],
  coral: ['#c9788a', 0.8],
  coralShade: ['#7f4a70', 0.8],
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  const beam = mix(inks.water[1], inks.water[0], 0.24)
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], -20, 400)),
    disc(bench, { x: 168, y: 34, r: 80, ink: inks.water[0] }),
    shape('110,80! 150,96! 20,420! -140,420!;196,96! 236,76! 420,420! 280,420!', beam),
  ]
}

function farFins(own: Own): Art {
  return [
    shape('128,226! 138,250 142,276 138,304! 156,284 166,256 166,232', own.shade),
    shape('262,214! 266,228 264,244! 278,232 286,214', own.shade),
  ]
}

/** Slender, with a broad flat head. */
function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '18,212 20,198 36,186 62,176 98,168 140,164 184,164 228,168 268,172 304,172 336,168 358,160! 362,172 356,182! 330,190 300,200 262,212 220,224 176,232 132,236 92,236 58,232 32,224',
    own.skin,
    shape(
      '14,214 40,218 80,216 130,214 180,208 230,200 290,190 340,180 340,200 250,250 100,250 30,240',
      own.belly,
    ),
    shape(
      '20,196 36,186 62,176 98,168 140,164 184,164 228,168 268,172 304,172 350,162 330,176 280,180 228,178 180,176 130,180 84,186 48,194',
      own.lit,
    ),
    line('126,190 120,208;136,189 131,208;146,188 142,207;156,188 153,206', own.shade, 2.4),
    dots('206,190,2.2 232,184,1.8 252,190,2 182,198,1.8 278,184,1.6', own.shade),
  )
}

function fins(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      '186,168! 198,140 214,118 234,102! 232,126 236,150 250,172!',
      own.skin,
      shape('210,124 234,98 240,126 224,132', own.tip),
      shape('228,120 240,126 252,176 226,172', own.shade),
    ),
    bench.cut(
      '282,174! 290,158 304,148! 304,160 312,174!',
      own.skin,
      shape('296,156 306,144 308,162', own.shade),
    ),
    bench.cut(
      '344,168! 352,140 366,112 388,88! 384,116 378,144 366,168 374,186 376,208! 360,198 350,188',
      own.skin,
      shape('366,118 388,84 392,112 376,128', own.tip),
      shape('378,112 390,112 370,170 380,212 364,186 362,160', own.shade),
    ),
    bench.cut(
      '104,222! 116,250 118,282 108,318! 134,298 154,266 164,230!',
      own.skin,
      shape('118,284 112,326 136,300 132,280', own.lit),
      shape('150,222 168,234 140,290 112,314 134,270', own.shade),
    ),
    shape('242,216! 244,232 238,248! 256,238 268,212', own.skin),
    shape('300,200! 302,212 296,222! 312,212 320,196', own.skin),
  ]
}

/** Tubes over the nostrils, an oval eye under a heavy brow, and a mouth set far back. */
function head(own: Own, { inks }: Bench): Art {
  return [
    line('34,226 46,218 60,216 72,222', own.dark, 2.6),
    shape('28,202 34,204 34,212 28,210', own.shade),
    oval(72, 196, 7, 4.6, mix(own.tip, own.skin, 0.3)),
    oval(72, 196, 2.2, 4.2, own.dark),
    line('62,189 72,187 84,190', own.shade, 3),
    dots('70,194.5,0.9', inks.paper),
  ]
}

function reef(bench: Bench): Art {
  const { inks } = bench
  const own = bench.tint(OWN)
  const deep = mix(inks.water[2], inks.key, 0.35)
  return [
    shoal('300,276 324,292,0.8 286,296,0.7 312,310,0.7', RED),
    land('0,352 60,334 130,346 210,330 300,346 400,326', deep),
    limbs(
      ['-20,404,22 -24,360,14 -44,330,9', '-20,404,18 -8,356,12 4,326,8', '-10,404,16 18,362,10 30,340,7'],
      own.coralShade,
    ),
    limbs(
      [
        '330,410,26 322,362,17 300,330,10',
        '334,410,22 344,356,15 336,318,9',
        '338,410,20 368,360,14 388,330,9',
        '350,360,9 362,334,7',
      ],
      own.coral,
    ),
    limbs(['60,410,14 56,382,10 44,366,7', '64,410,14 72,378,10 84,362,7', '62,400,10 62,372,8'], own.coral),
    shape('150,410! 156,372 178,354 206,352 230,366 240,388 244,410!', own.coralShade),
    line(
      '168,372 176,380 190,374;196,366 208,372 220,366;162,390 178,396 194,388;206,388 218,392 232,386',
      mix(own.coral, own.coralShade, 0.5),
      3,
    ),
  ]
}
