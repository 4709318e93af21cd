import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, limb, print, shape } from '#art/plate/toolbox/marks.ts'
import { moved, read } from '#art/plate/toolbox/points.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const giantGroundsel: Species = {
  latin: 'Dendrosenecio kilimanjari',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), trunks(own), skirts(bench, own), rosettes(bench, own), meadow(bench)]
  },
}

const OWN = {
  skirt: '#a48a63',
  skirtShade: '#6b5744',
  lit: '#cdb385',
  leafLit: '#a9c66c',
  leaf: '#5f9a5b',
  leafShade: '#2a6a55',
  yellow: '#ffd23c',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.6)),
    disc(bench, { x: 318, y: 112, r: 64 }),
    shape(
      '-250,420! -250,310! -40,266! 60,216! 110,188! 140,178! 220,174! 280,178! 320,196! 400,250! 600,310! 600,420!',
      inks.land[1],
    ),
    shape(
      '60,216! 110,188! 140,178! 220,174! 280,178! 320,196! 340,210! 310,206! 300,220! 280,202! 262,216! 244,200! 226,224! 206,200! 180,212! 160,198! 140,216! 124,202! 100,212!',
      inks.snow[0],
    ),
    land('0,316 120,298 280,312 400,296', inks.land[2]),
    land('0,366 120,352 280,364 400,350', inks.land[4]),
  ]
}

/** A trunk under a skirt of dead leaves, in shade along its right side. */
function trunk(spine: string, own: Own): Art {
  const shaded = read(spine).map(point => {
    const width = point.size ?? 0
    return { ...point, x: point.x + width * 0.3, size: width * 0.42 }
  })
  return [limb(spine, own.skirt), limb(shaded, own.skirtShade)]
}

function trunks(own: Own): Art {
  return [
    trunk('196,390,52 192,330,48 190,270,46 190,220,44', own),
    trunk('188,262,40 150,226,38 116,184,38 106,134,40', own),
    trunk('194,260,40 238,230,38 280,200,38 294,166,40', own),
    trunk('190,240,40 196,170,40 200,96,42', own),
  ]
}

function skirts(bench: Bench, own: Own): Art {
  const frill = bench.keep(shape('-22,-4! 22,-4! 20,12! 12,5! 7,15! 0,6! -8,15! -13,5! -21,11!', own.lit))
  const spots =
    '197,352,1.2 193,312,1.1 190,276,1.1 136,216,0.9 114,180,0.9 107,152,0.9 256,220,0.9 284,194,0.9 194,206,1 198,166,1 199,128,1'
  return read(spots).map(({ x, y, size }) => print(frill, x, y, size))
}

const ROSETTE = [
  { angles: [-172, -150, -128, -106, -84, -62, -40, -18, -4], scale: 1, ink: 'leafShade' },
  { angles: [-160, -134, -108, -80, -54, -28], scale: 0.84, ink: 'leaf' },
  { angles: [-140, -112, -90, -66, -44], scale: 0.6, ink: 'leafLit' },
] as const

function rosettes(bench: Bench, own: Own): Art {
  const whorls = ROSETTE.map(({ angles, scale, ink }, i) => {
    const leaves = angles.map(angle => moved('0,4! 20,-9 54,0! 20,9', 0, i * 2, scale, angle))
    return shape(leaves, own[ink])
  })
  const rosette = bench.keep(whorls)
  return [
    print(rosette, 106, 132, 1.02),
    print(rosette, 294, 162),
    print(rosette, 200, 92, 1.14),
    limb('200,72,12 200,40,10 201,18,6', own.leaf),
    dots('196,62,5 206,56,5 195,48,5 205,40,4.5 197,32,4.5 203,24,4 200,16,3.5', own.yellow),
  ]
}

function meadow(bench: Bench): Art {
  const { inks } = bench
  return grass(bench, { from: -160, to: 560, y: 404, height: 44, blades: 60 }, inks.land[5])
}
