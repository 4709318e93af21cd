import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const mountainGorilla: Species = {
  latin: 'Gorilla beringei',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), body(bench, own), head(bench, own), face(bench, own)]
  },
}

const OWN = {
  fur: '#1c2026',
  sheen: '#3c454f',
  silver: '#b9c2c6',
  skin: '#2f3238',
  skinLit: '#565c64',
  dark: '#0b0d10',
  iris: '#6b3a20',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[2], inks.sky[1], 0.3)),
    disc(bench, { x: 272, y: 126, r: 100 }),
    shape('-200,420! -200,280! -60,240! 20,180! 56,150! 84,172! 150,240! 240,300! 300,420!', inks.land[1]),
    land('0,312 100,290 200,306 300,282 400,300', inks.land[3]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '200,130 150,132 104,152 66,190 44,250 30,330 24,420 376,420 370,330 356,250 336,194 300,154 252,134',
    own.fur,
    shape('104,152 66,190 44,250 30,330 28,420 66,420 72,330 84,260 108,204 140,170', own.sheen),
    shape(
      '300,154 336,194 356,250 370,330 376,420 344,420 338,320 322,240 296,194 270,160',
      mix(own.sheen, own.fur, 0.3),
    ),
    shape('120,300 150,270 200,262 250,270 280,300 270,420 130,420', mix(own.fur, own.dark, 0.6)),
    shape('136,330 170,310 200,326 230,310 264,330 262,420 138,420', own.sheen),
    shape('150,346 180,330 200,344 220,330 250,346 250,420 150,420', own.skin),
  )
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      mirrored('200,24 176,32 152,60 136,100 126,146 126,190 142,226 170,250 200,256'),
      own.fur,
      shape('172,40 196,28 190,60 168,92 150,128 138,150 134,110 150,64', own.sheen),
      shape('240,60 270,120 276,190 250,240 240,200 250,140', own.dark),
    ),
    bench.pair(shape('128,142 118,136 112,148 116,166 128,172', own.skin)),
  ]
}

function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    folded('200,118 176,112 152,120 142,140 150,164 156,196 158,222 176,242 200,248', own.skin),
    folded('200,126 180,116 156,122 146,138 166,134 184,140 200,148', own.skinLit),
    folded('200,142 184,144 164,140 152,148 156,160 172,164 186,160 200,168', own.dark),
    bench.pair([
      dot(170, 152, 5, own.iris),
      dot(170, 152, 2.8, own.dark),
      dot(168.5, 150.5, 1.3, inks.paper),
    ]),
    folded('200,160 190,164 184,178 170,188 170,202 184,208 200,204', own.skinLit),
    bench.pair(shape('192,190 182,186 176,194 182,201 191,199', own.dark)),
    folded('200,208 182,212 164,208 160,222 176,240 200,246', own.skinLit),
    line('160,222 180,226 200,224 220,226 240,222', own.dark, 3),
  ]
}
