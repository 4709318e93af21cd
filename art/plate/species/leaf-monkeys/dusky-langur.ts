import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, limb, line, oval, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { drawBough, drawSittingLangur } from './langur.ts'

export const duskyLangur: Species = {
  latin: 'Trachypithecus obscurus',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      drawBough(bench),
      drawSittingLangur(bench, own, drawInfant(bench, own)),
      head(bench, own),
    ]
  },
}

const OWN = {
  fur: '#5b5c64',
  lit: '#8d8e94',
  shade: '#3a3a42',
  breast: '#a5a4a6',
  rump: '#63646c',
  rumpLit: '#9899a0',
  rumpShade: '#3a3a42',
  tail: '#4a4a52',
  tailLit: '#7b7c83',
  hand: '#26252b',
  crown: '#c3c2c2',
  face: '#2f2f37',
  white: ['#fff6ec', 0.5],
  pink: ['#e6bfb4', 0.5],
  iris: '#3f2a20',
  infant: ['#e59a3e', 0.5],
  infantLit: ['#f6c070', 0.5],
  infantShade: ['#b8692a', 0.6],
} as const

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.6)),
    disc(bench, { x: 206, y: 164, r: 126 }),
    land('0,338 40,250 84,236 120,300 200,326 280,270 320,210 356,214 400,296', inks.land[1]),
    land('0,372 130,352 270,366 400,346', inks.land[3]),
    sideLeaf(bench, -108, 90, [176, 30, 14, 8], inks.leaf[1], inks.leaf[2]),
    sideLeaf(bench, 512, 70, [176, 30, 166, -8], inks.leaf[1], inks.leaf[2]),
  ]
}

/** An infant of its first months, held at the breast. */
export function drawInfant(
  bench: Bench,
  own: Tints<Record<'infant' | 'infantLit' | 'infantShade' | 'pink', string>>,
): Art {
  const { inks } = bench
  return [
    bench.cut(
      '148,214 164,198 186,204 200,224 202,252 190,272 168,274 152,254',
      own.infant,
      shape('150,214 164,200 182,204 168,218 160,244 156,254', own.infantLit),
      shape('196,216 204,250 190,276 170,276 188,250', own.infantShade),
    ),
    bench.cut(
      mirrored('158,170! 152,176 142,182 137,194 139,206 147,215 158,218', 158),
      own.infant,
      shape('142,190 148,180 160,174 168,180 154,184 146,194', own.infantLit),
    ),
    folded('158,188 151,187 146,193 148,203 153,211 158,213', own.pink, 158),
    dots('153,197,2.2 163,197,2.2', inks.key),
    line('155,207 158,207.6 161,207', own.infantShade, 1.4),
    limb('166,222,13 150,234,9 142,244,7', own.infantLit),
  ]
}

/** White rings round the eyes, and a pale patch on the lips. */
function head(bench: Bench, own: Tints<typeof OWN>): Art {
  const { inks } = bench
  const middle = 180
  return [
    bench.cut(
      mirrored(
        '180,42! 172,52 152,62 136,84 130,108! 124,122! 134,128 130,142! 144,146 152,160 166,168 180,170',
        middle,
      ),
      own.fur,
      shape('140,84 156,64 174,54 180,44 190,54 198,62 176,70 158,82 146,100', own.crown),
      shape('206,62 232,92 232,140 208,164 190,168 210,130', own.shade),
    ),
    folded('180,88 166,86 150,92 146,108 150,124 158,138 166,152 180,158', own.face, middle),
    bench.pair([oval(165.5, 110, 11.5, 11, own.white), oval(166.5, 110.5, 7.6, 7.2, own.face)], middle),
    dots('166.5,110.5,5.4 193.5,110.5,5.4', own.iris),
    dots('166.5,110.5,3.6 193.5,110.5,3.6', inks.key),
    dots('164.4,108.3,1.3 192.4,108.3,1.3', inks.paper),
    folded('180,112 176,114 174,130 180,133', mix(own.face, own.lit, 0.3), middle),
    folded('180,138 172,138 167,145 171,152 180,154', own.pink, middle),
    dots('177,131,1.4 183,131,1.4', inks.key),
    line('171,146 180,146 189,146', own.face, 1.8),
  ]
}
