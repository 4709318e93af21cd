import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const sideStripedViper: Species = {
  latin: 'Bothriechis nigroadspersus',
  best: 'monsoon',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), branch(bench), backLoops(own), frontLoops(own), head(bench, own)]
  },
}

const OWN = {
  green: ['#3f9f4a', 0.5],
  lit: ['#8fcf5a', 0.5],
  shade: ['#1f6a4a', 0.6],
  stripe: ['#f4e28a', 0.4],
  blue: ['#3fa9a8', 0.4],
  belly: ['#dbe79a', 0.5],
  dark: '#12302a',
  iris: ['#f0c63c', 0.3],
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.4)),
    disc(bench, { x: 204, y: 176, r: 136 }),
    land('0,344 110,322 230,340 400,314', inks.land[1]),
    sideLeaf(bench, -120, 120, [230, 44, 8, 14], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 520, 90, [200, 40, 168, -12], inks.leaf[1], inks.leaf[3]),
    sideLeaf(bench, -110, 400, [230, 46, -20, -14], inks.leaf[2], inks.leaf[3]),
  ]
}

function branch({ inks }: Bench): Art {
  return [
    limb('-160,330,30 40,296,28 200,272,27 340,252,24 580,190,16', inks.land[5]),
    limb('-160,320,10 40,287,9 200,263,9 340,244,8 580,184,5', inks.land[4]),
  ]
}

/** One turn of the body, lit along its back, with the pale stripe low on its side. */
function coil(spine: readonly (readonly [x: number, y: number, width: number])[], own: Own): Art {
  const along = (aside: number, width: number) =>
    spine.map(([x, y, size]) => `${x},${y + size * aside},${Math.max(1.6, size * width)}`).join(' ')
  return [
    limb(along(0, 1), own.green),
    limb(along(0.38, 0.2), own.shade),
    limb(along(0.24, 0.1), own.stripe),
    limb(along(0.33, 0.06), own.blue),
    limb(along(-0.26, 0.2), own.lit),
  ]
}

function backLoops(own: Own): Art {
  return [
    coil(
      [
        [330, 250, 14],
        [352, 282, 13],
        [348, 322, 10],
        [322, 340, 7],
        [304, 330, 4],
      ],
      own,
    ),
    coil(
      [
        [112, 296, 30],
        [136, 240, 34],
        [206, 216, 38],
        [278, 226, 34],
        [312, 258, 26],
      ],
      own,
    ),
  ]
}

function frontLoops(own: Own): Art {
  return [
    coil(
      [
        [308, 250, 28],
        [300, 290, 34],
        [240, 312, 40],
        [168, 312, 42],
        [110, 288, 40],
        [92, 246, 38],
        [118, 206, 36],
      ],
      own,
    ),
    coil(
      [
        [112, 214, 34],
        [160, 178, 32],
        [216, 176, 30],
        [240, 196, 28],
        [222, 222, 27],
        [176, 232, 26],
        [140, 214, 25],
        [128, 184, 24],
        [132, 160, 24],
      ],
      own,
    ),
  ]
}

/** A broad head on a thin neck, upright pupils, and the heat pit between eye and nostril. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    limb('60,142,3 36,150,2.6 22,152,2', own.dark),
    limbs(['24,152,2.6 10,146,1', '24,152,2.6 12,160,1'], own.dark, 'point'),
    bench.cut(
      '52,146 50,130 60,116 80,104 104,96 130,96 150,108 158,128 154,150 138,166 116,168 94,162 72,158',
      own.green,
      shape('50,144 76,148 104,150 136,146 158,134 156,170 100,180 56,160', own.belly),
      shape('60,114 80,102 104,95 130,95 150,107 128,112 104,112 82,118 66,126', own.lit),
      line('78,142 104,144 132,138 152,124', own.blue, 3),
      line(
        '70,120 80,126 92,124;100,104 104,114 116,116;122,102 126,112 138,116;112,124 122,128 132,124;136,130 144,132;60,126 68,132',
        mix(own.green, own.shade, 0.7),
        1.8,
      ),
    ),
    line('53,146 78,150 106,152 128,150', own.shade, 2.4),
    dot(95, 128, 9, own.iris),
    limb('95,120,2 95.5,128,5 95,136,2', own.dark, 'point'),
    shape('76,112 92,110 106,118 104,121 90,117', own.shade),
    dots('78,135,3.2 58,131,2', own.dark),
    dot(92, 124, 1.6, inks.paper),
  ]
}
