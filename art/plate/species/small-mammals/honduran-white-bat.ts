import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, limb, limbs, line, print, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const honduranWhiteBat: Species = {
  latin: 'Ectophylla alba',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    const bat = bench.keep([fur(bench, own), face(own)])
    return [
      setting(bench),
      tent(bench),
      print(bat, 92, 206, 0.86, -4),
      print(bat, 308, 206, 0.86, 4),
      print(bat, 200, 214, 1.12),
      rib(bench),
    ]
  },
}

const OWN = {
  fur: ['#fffaf0', 0.5],
  shade: ['#d9cfc0', 0.7],
  yellow: ['#ffb52e', 0.3],
  orange: ['#f08a1c', 0.4],
  dark: '#2a1c18',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.leaf[2], inks.leaf[3], 0.4)),
    disc(bench, { x: 262, y: 330, r: 84 }),
    sideLeaf(bench, -120, 380, [240, 44, -18, -12], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 520, 400, [250, 44, -162, 12], inks.leaf[2], inks.leaf[3]),
  ]
}

/** A heliconia leaf bitten along its rib until both halves hang down like a ridge tent. */
function tent(bench: Bench): Art {
  const { inks } = bench
  const veins = range(11, i => `${-150 + i * 70},62 ${-176 + i * 74},250`).join(';')
  return [
    bench.cut(
      '-240,60! 0,52 200,48 400,52 640,60! 640,232! 520,250 460,236 380,262 300,244 220,268 130,246 60,266 -20,244 -100,262 -240,236!',
      inks.leaf[1],
      shape('-240,40! 640,40! 640,84! 200,70 -240,84!', inks.leaf[0]),
      line(veins, inks.leaf[2], 2.2),
      shape(
        '-240,222 -60,226 120,224 300,226 640,220 640,290! -240,290!',
        mix(inks.leaf[1], inks.leaf[2], 0.55),
      ),
    ),
  ]
}

function rib({ inks }: Bench): Art {
  return [
    limb('-160,58,14 60,50,13 200,46,12 340,49,12 580,58,9', inks.leaf[3]),
    limb('-160,54,4 60,46,4 200,42,4 340,45,4 580,55,3', inks.leaf[0]),
  ]
}

/** Hanging by its feet with its wings folded round it: a ball of white, drawn round its middle. */
function fur(bench: Bench, own: Own): Art {
  return [
    limbs(
      ['-14,-96,5 -14,-128,4', '-6,-96,5 -5,-130,4', '8,-96,5 7,-130,4', '16,-96,5 16,-128,4'],
      own.orange,
    ),
    bench.cut(
      mirrored('0,-108 -30,-104 -52,-84 -62,-50 -62,-12 -54,22 -40,48 -20,62 0,66', 0),
      own.fur,
      shape('20,-110 70,-70 70,30 20,74 30,20 40,-40', own.shade),
      line(
        '-40,-84 -48,-40 -44,10;-22,-96 -28,-50 -28,-6;2,-98 0,-56 0,-16;24,-94 28,-50 28,-6',
        own.shade,
        2.4,
      ),
    ),
    bench.pair(
      [
        limb('-56,-74,9 -60,-34,8 -50,6,6 -34,24,4', own.orange, 'point'),
        limb('-58,-72,3 -62,-34,3 -54,0,2', own.yellow, 'point'),
      ],
      0,
    ),
  ]
}

/** Upside down, as it sleeps: ears and the leaf of the nose as yellow as the ripe figs it eats. */
function face(own: Own): Art {
  return [
    folded('0,8 -24,12 -34,32 -32,54 -16,72 0,78', own.fur, 0),
    shape(
      '-30,34! -46,42 -58,64 -52,88! -34,84 -20,70 -18,56;30,34! 46,42 58,64 52,88! 34,84 20,70 18,56',
      own.yellow,
    ),
    shape('-34,48 -46,62 -48,80! -36,74 -27,64;34,48 46,62 48,80! 36,74 27,64', own.orange),
    dots('-15,48,4.6 15,48,4.6', own.dark),
    folded('0,34 -9,38 -12,48 -6,58 0,76!', own.yellow, 0),
    folded('0,38 -4,42 -4,50 0,56', own.orange, 0),
    line('-10,27 0,23 10,27', own.dark, 1.8),
  ]
}
