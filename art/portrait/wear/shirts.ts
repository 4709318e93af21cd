import { SIDES } from '#art/portrait/head/sides.ts'
import { type Cut, cut, tracer, type Vertex } from '#art/portrait/outline.ts'
import { GOLD } from '#art/portrait/portrait-inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { buttons, collar, type Garment } from './garment.ts'

/** A field shirt with two pockets. */
export function field(garment: Garment): Cut[] {
  const { at, side, neck: n, dip, cloth } = garment
  return [
    cut(cloth.mid, at`-3,${dip}! 9,${dip + 4}! 12,400! 2,400!`),
    ...SIDES.map(s => cut(s < 0 ? cloth.mid : cloth.deep, side[s]`40,226! 92,222! 94,240! 68,250! 41,243!`)),
    ...collar(garment, cloth.lit, cloth.deep),
    cut(cloth.mid, at`${-n - 14},138! ${-n + 4},186! ${-n + 1},193! ${-n - 20},146!`),
    buttons(garment, 5, [206, 244, 282], cloth.deep),
  ]
}

/** A uniform shirt: shoulder boards with two stripes. */
export function captain(garment: Garment): Cut[] {
  const { at, side, neck: n, shoulder: w, dip, cloth, second } = garment
  return [
    ...collar(garment, cloth.lit, cloth.deep),
    cut(cloth.mid, at`-3,${dip}! 5,${dip}! 9,400! 3,400!`),
    ...SIDES.map(s => cut(second.mid, side[s]`${n + 40},150! ${w - 22},164! ${w - 26},184! ${n + 38},168!`)),
    ...SIDES.map(s =>
      cut(
        GOLD,
        side[s]`${w - 50},158! ${w - 44},160! ${w - 48},178! ${w - 54},176!`,
        side[s]`${w - 38},161! ${w - 32},163! ${w - 36},182! ${w - 42},180!`,
      ),
    ),
  ]
}

/** A camp shirt printed with leaves. */
export function print(garment: Garment): Cut[] {
  const { cloth, second } = garment
  return [
    cut(second.lit, ...LEAVES_LEFT.map(leaf => printedLeaf(garment, leaf))),
    cut(second.mid, ...LEAVES_RIGHT.map(leaf => printedLeaf(garment, leaf))),
    ...collar(garment, cloth.lit, cloth.deep, 190),
  ]
}

type Leaf = readonly [x: number, y: number, radians: number]
const LEAVES_LEFT: Leaf[] = [
  [-118, 196, 0.6],
  [-84, 180, -0.7],
  [-52, 206, 0.9],
  [-96, 224, 1.9],
  [-128, 244, -0.5],
  [-44, 250, -0.6],
  [-82, 268, 0.5],
  [-14, 228, 1.7],
]
const LEAVES_RIGHT: Leaf[] = [
  [112, 192, -0.6],
  [76, 186, 0.8],
  [54, 216, -0.8],
  [98, 230, 0.4],
  [40, 262, 0.9],
  [84, 270, -0.9],
  [126, 238, 1.4],
]

function printedLeaf({ chest }: Garment, [x, y, radians]: Leaf): Vertex[] {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return tracer((u, v) => chest(x + u * cos - v * sin, y + u * sin + v * cos))`-17,0! 0,-10 17,0! 0,10`
}

export function polo(garment: Garment): Cut[] {
  const { at, dip, cloth, second } = garment
  return [
    ...collar(garment, second.lit, second.mid, 176),
    cut(cloth.mid, at`-9,${dip - 2}! 9,${dip - 2}! 9,236! -7,236!`),
    buttons(garment, 0, [196, 218], cloth.lit),
  ]
}

/** A loose shirt with a stand-up collar and a few creases. */
export function linen(garment: Garment): Cut[] {
  const { at, neck: n, dip, cloth, second } = garment
  return [
    cut(
      second.lit,
      at`${-n - 10},128! ${-n + 4},152 0,${dip - 2}! 0,${dip + 10}! ${-n - 2},168 ${-n - 16},140!`,
    ),
    cut(second.mid, at`${n + 10},128! ${n - 4},152 0,${dip - 2}! 0,${dip + 10}! ${n + 2},168 ${n + 16},140!`),
    cut(cloth.mid, at`-2,${dip + 8}! 3,${dip + 8}! 8,400! 3,400!`),
    buttons(garment, 8, [226, 262], cloth.deep),
    cut(cloth.mid, at`-96,190! -80,250 -84,330! -88,250`, at`-54,200! -40,240 -46,300! -48,250`),
  ]
}

/** An open neck with a band of stitched diamonds. */
export function blouse({ at, side, neck: n, dip, second }: Garment): Cut[] {
  const band = at`${-n - 12},136! ${-n * 0.6},168 0,${dip}! ${n * 0.6},168 ${n + 12},136! ${n + 22},142!
    ${n * 0.8},182 0,${dip + 14}! ${-n * 0.8},182 ${-n - 22},142!`
  const stitches = SIDES.map(s =>
    range(5, i => {
      const [x, y] = [12 + i * 13, dip + 22 - i * 11]
      return s < 0
        ? side[s]`${x + 4.5},${y}! ${x},${y - 5.5}! ${x - 4.5},${y}! ${x},${y + 5.5}!`
        : side[s]`${x - 4.5},${y}! ${x},${y - 5.5}! ${x + 4.5},${y}! ${x},${y + 5.5}!`
    }),
  )
  return [cut(second.lit, band), ...stitches.map((row, i) => cut(i === 0 ? second.lit : second.mid, ...row))]
}
