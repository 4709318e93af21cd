import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, limb, line, shape } from '#art/plate/toolbox/marks.ts'
import { moved } from '#art/plate/toolbox/points.ts'
import { disc, field, flat, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const nileCrocodile: Species = {
  latin: 'Crocodylus niloticus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), back(own), head(bench, own), water(bench)]
  },
}

const OWN = {
  hide: '#6c7248',
  lit: '#a3a568',
  shade: '#444a34',
  dark: '#22271f',
  iris: ['#e8c23a', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 262, y: 152, r: 112 }),
    land('0,212 100,196 260,208 400,192', inks.land[1]),
    flat(bench, 228, inks.water[1]),
    glints('60,238,110 150,246,70', inks.water[0], 1.8),
  ]
}

function back(own: Own): Art {
  const scutes = range(12, i => {
    const y = 208 - Math.sin(Math.min(1, i / 7) * Math.PI) * 16 + i * 1.2
    return moved('-14,14! 3,-22! 15,14!', 246 + i * 24, y)
  })
  return [
    shape(scutes, own.shade),
    shape('226,262! 232,216 262,200 320,188 380,196 440,206 560,226 560,262!', own.hide),
    shape('236,220 262,203 320,191 380,199 440,209 560,229 440,222 380,214 320,210 270,220', own.lit),
    line('270,210 266,258;300,202 298,258;330,200 330,258;360,204 362,258;392,210 394,258', own.shade, 2.4),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '14,252! 12,238 18,222 32,214 46,218 58,228 84,226 112,216 136,204 152,184 170,172 190,174 204,188 222,198 240,212 250,236 250,262! 20,262!',
      own.hide,
      shape(
        '18,222 32,214 46,218 58,228 84,226 112,216 136,204 152,184 172,172 190,174 180,186 160,196 140,216 112,228 80,238 48,234 30,226',
        own.lit,
      ),
      shape('170,196 196,196 222,210 244,236 244,262 180,262 196,236', own.shade),
      dots('66,238,2.5 86,236,2.5 106,230,2.5 76,246,2 98,242,2 124,224,2.5 120,240,2', own.shade),
    ),
    shape(
      '10,246! 30,244 56,252 84,246 116,252 150,240 186,238 214,230! 196,248 160,254 120,262 20,262',
      own.dark,
    ),
    shape(
      '20,244! 25,258! 31,246! 44,249! 49,260! 56,252! 70,250! 75,260! 82,248! 96,249! 102,261! 110,252! 122,251! 128,260! 136,246! 148,242! 154,252! 160,240!',
      inks.paper,
    ),
    shape('150,188! 158,176 176,172 190,180! 180,194 162,196', own.shade),
    dot(172, 185, 7, own.iris),
    limb('173,179,2 172,185,4 173,191,2', own.dark),
    shape('22,218 32,212 40,218 32,222', own.dark),
  ]
}

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    flat(bench, 260, inks.water[2]),
    shape(
      '20,264! 60,290 120,296 160,318 184,326 206,314 244,296 320,306 420,296 560,280 560,264!',
      mix(inks.water[2], inks.key, 0.35),
    ),
    glints(
      '110,262,240 300,264,180 90,282,140 230,292,180 330,280,120 170,314,140 60,330,110 300,340,150 180,366,160',
      inks.water[0],
      2.2,
    ),
    glints('262,322,90 262,350,110 262,384,70', inks.disc, 2),
    grass(bench, { from: -160, to: 40, y: 404, height: 110, blades: 16 }, inks.land[5]),
    grass(bench, { from: 350, to: 560, y: 404, height: 100, blades: 18 }, inks.land[5]),
  ]
}
