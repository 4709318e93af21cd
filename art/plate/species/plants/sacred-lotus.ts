import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { glints, limb, oval, shape } from '#art/plate/toolbox/marks.ts'
import { read } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const sacredLotus: Species = {
  latin: 'Nelumbo nucifera',
  best: 'dawn',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), pads(bench), petals(bench, own)]
  },
}

const OWN = {
  petal: ['#f08fb0', 0.5],
  lit: ['#fbd0dc', 0.4],
  shade: ['#cf5a8c', 0.5],
  dark: ['#a23c78', 0.5],
  yellow: ['#ffd24a', 0.2],
  seeds: ['#c3b83c', 0.4],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 200, y: 160, r: 128 }),
    land('0,262 120,246 280,258 400,240', inks.land[1]),
    flat(bench, 272, inks.water[1]),
    glints('50,284,90 350,288,100 60,318,70 350,330,90', inks.water[0], 2),
  ]
}

interface Pad {
  lit: string
  shade: string
}

/** A leaf on the water, its near rim turned into the shade. */
function pad(x: number, y: number, rx: number, ry: number, { lit, shade }: Pad): Art {
  const rim = '-1,0 0,1 1,0 0.6,0.2 0,0.3 -0.6,0.2'
  const points = read(rim).map(point => ({ ...point, x: x + point.x * rx, y: y + point.y * ry }))
  return [oval(x, y, rx, ry, lit), shape(points, shade)]
}

function pads({ inks }: Bench): Art {
  return [
    oval(74, 216, 74, 22, inks.leaf[2]),
    oval(70, 211, 66, 16, inks.leaf[1]),
    limb('74,236,7 84,280,7 90,330,7', inks.leaf[3]),
    pad(330, 330, 96, 26, { lit: inks.leaf[1], shade: inks.leaf[2] }),
    pad(70, 354, 110, 28, { lit: inks.leaf[2], shade: inks.leaf[3] }),
    pad(214, 388, 120, 26, { lit: inks.leaf[1], shade: inks.leaf[2] }),
    limb('200,270,12 202,320,11 198,376,11', inks.leaf[3]),
  ]
}

function petals(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      shape('176,250! 130,240 84,212 52,168! 104,176 150,204 186,246', own.shade),
      shape('184,256! 126,268 76,254 36,222! 90,218 150,232', own.dark),
    ]),
    bench.pair([
      shape('186,250! 144,216 112,160 108,104! 152,132 184,182 196,240', own.petal),
      shape('108,104! 152,132 184,182 196,240 176,206 146,158', own.shade),
    ]),
    shape('200,60! 172,104 164,160 176,220 200,250 224,220 236,160 228,104', own.lit),
    shape('200,60! 228,104 236,160 224,220 200,250 206,180', own.petal),
    bench.pair([
      shape('196,256! 160,226 140,180 146,128! 182,160 200,204 204,250', own.lit),
      shape('146,128! 182,160 200,204 204,250 186,208 168,166', own.petal),
    ]),
    shape('170,222 180,206 200,200 220,206 230,222 216,232 184,232', own.yellow),
    shape('182,214 200,208 218,214 212,232 188,232', own.seeds),
    bench.pair([
      shape('200,268! 160,266 118,246 92,208! 140,212 180,232 202,262', own.lit),
      shape('200,268! 160,266 118,246 92,208! 130,232 170,252', own.petal),
    ]),
    shape('200,276! 178,262 164,236 172,208! 192,216 200,230 208,216 228,208! 236,236 222,262', own.petal),
    shape('200,276! 178,262 164,236 172,208! 186,236 200,276 200,276', own.lit),
  ]
}
