import { BLUE, RED } from '#art/poster/palettes.ts'
import { tussock } from './giant-groundsel.ts'
import { mix } from './inks.ts'
import { hill, rollingSkyline } from './land.ts'
import { bogWalker } from './mountain-walker.ts'
import { lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, use } from './tags.ts'

/** The bog: black pools between tussocks, and the boards that cross it. */
export function bog(stage: Stage, floor: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const { leaf, sand, water } = inks
  const top = floor + span * 0.06
  const near = mix(leaf[2], inks.land[4], 0.35)
  const ground = stage.gradient(
    [mix(leaf[0], sand[1], 0.4), mix(leaf[1], sand[2], 0.3), near],
    0,
    top,
    0,
    height,
  )
  const skyline = rollingSkyline(stage, top, span * 0.012, { scale: 0.012 })
  const [rims, pools, gleams] = [pen(), pen(), pen()]
  for (const [across, down, wide] of POOLS) {
    const x = xAt(across + chance.between(-0.05, 0.05))
    const y = lerp(top, height, down)
    const half = (span * wide) / 2
    const outline = range(8, (i): Point => {
      const turn = (i / 8) * Math.PI * 2
      const out = chance.between(0.8, 1.15)
      return [x + Math.cos(turn) * half * out, y + Math.sin(turn) * half * 0.2 * out]
    })
    rims.blob(outline.map(([px, py]) => [x + (px - x) * 1.06, y + (py - y) * 1.06 - half * 0.025]))
    pools.blob(outline)
    gleams.lens(x + half * 0.2, y + half * 0.05, half * 0.9, half * 0.03)
  }
  const poolInk = stage.gradient(
    [mix(water[0], inks.sky[2], 0.5), water[1], mix(water[2], inks.key, 0.2)],
    0,
    top,
    0,
    height,
  )
  const [far, close] = [
    tussock(stage, leaf[1], leaf[0]),
    tussock(stage, leaf[2], mix(leaf[1], sand[1], 0.25)),
  ]
  const tufts = range(Math.round((width / span) * 30), i => {
    const down = (i / ((width / span) * 30)) ** 1.3
    const x = chance() * (width + 40) - 20
    return use(down < 0.4 ? far : close, {
      transform: place(
        x,
        lerp(top + 4, height * 0.96, down),
        span * lerp(0.0006, 0.0022, down),
        chance.sign(),
      ),
    })
  })
  return [
    hill(stage, skyline, ground),
    fill(rims, near),
    fill(pools, poolInk),
    fill(gleams, inks.paper, { opacity: 0.6 }),
    tufts,
  ]
}

/** Across toward the sun, down the bog, and width in spans. */
const POOLS = [
  [0.42, 0.14, 0.3],
  [-0.2, 0.1, 0.2],
  [0.12, 0.24, 0.22],
  [0.62, 0.42, 0.5],
  [-0.14, 0.5, 0.34],
  [1.3, 0.24, 0.4],
  [-1.2, 0.3, 0.5],
] as const

/** Two walkers on the boards that lead up the bog. */
export function boardwalk(stage: Stage, floor: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const shift = chance.between(-0.05, 0.05)
  const at = (t: number): Point => [
    xAt(lerp(0.72, 0.04, t) + shift),
    lerp(height * 1.03, lerp(floor, height, 0.36), t),
  ]
  const boards = pen()
  for (let i = 0; i < 16; i++) {
    const [from, to] = [(i / 16) ** 0.8, ((i + 0.82) / 16) ** 0.8]
    const [[x1, y1], [x2, y2]] = [at(from), at(to)]
    const [w1, w2] = [span * lerp(0.075, 0.018, from), span * lerp(0.075, 0.018, to)]
    boards.polygon([
      [x1 - w1, y1],
      [x1 + w1, y1],
      [x2 + w2, y2],
      [x2 - w2, y2],
    ])
  }
  const [ahead, behind] = [at(0.74), at(0.5)]
  const going = -sunward
  return [
    fill(boards, mix(inks.rock[1], inks.rock[2], 0.5)),
    bogWalker(stage, ...ahead, unit * 1.05, { coat: BLUE, boots: inks.key, pack: false, flip: going }),
    bogWalker(stage, ...behind, unit * 1.6, {
      coat: RED,
      boots: mix(inks.key, inks.land[4], 0.25),
      flip: going,
    }),
  ]
}
