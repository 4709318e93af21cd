import { BLUE } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import {
  basket,
  cook,
  cookArms,
  cup,
  garden,
  heap,
  hungBananas,
  openPod,
  openRoof,
  pod,
  steam,
  tableTop,
} from '#art/poster/toolbox/kitchen.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'

export const cacao: Scene = {
  title: 'Grinding cacao in an open kitchen',
  best: 'golden',
  zoom: [0.96, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const sun = stage.hang({
      x: xAt(chance.between(0.28, 0.38)),
      y: height * chance.between(0.34, 0.4),
      r: span * 0.15,
    })
    const top = height * chance.between(0.71, 0.73)
    const at = xAt(chance.between(-0.12, -0.08))
    const size = unit * 1.62
    const shirt = mix(BLUE, inks.paper, 0.05)
    const work = top + span * 0.055
    const [yellow, red, orange] = [
      tinted(stage, '#f0b232'),
      tinted(stage, '#b8402c'),
      tinted(stage, '#e07a2c'),
    ]
    const side = (across: number) => xAt(across)
    return [
      openSky(stage, height * 0.62, sun),
      garden(stage),
      cacaoTree(stage, yellow, red),
      cook(stage, at, top + span * 0.02, size, { shirt }),
      tableTop(stage, top),
      grindstone(stage, at, work, size),
      cookArms(stage, at, work - size * 6, size, shirt),
      roller(stage, at, work - size * 22, size),
      pod(stage, side(0.28), top - span * 0.012, unit * 1.2, yellow, -12),
      pod(stage, side(0.34), top - span * 0.034, unit * 1.2, red, 14),
      pod(stage, side(0.41), top - span * 0.012, unit * 1.2, orange, -4),
      basket(stage, side(0.34), top + span * 0.07, unit * 1.5),
      openPod(stage, side(0.17), top + span * 0.116, unit * 1.15, yellow, -8),
      pod(stage, side(0.53), top + span * 0.096, unit * 1.2, red, 8),
      heap(stage, side(0.13), top + span * 0.034, span * 0.06, tinted(stage, '#6b3a1f'), unit * 6),
      cup(stage, side(-0.34), top + span * 0.112, unit * 1.15, inks.paper),
      steam(stage, side(-0.34), top + span * 0.045, span * 0.24),
      hungBananas(stage, side(-0.36), height * 0.11, unit * 1.05),
      openRoof(stage),
    ]
  },
}

/** The slab of stone on its three feet. */
function grindstone(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks } = stage
  const stone = mix(inks.rock[2], inks.key, 0.2)
  return group(
    { transform: place(x, y, scale) },
    fill('M-46 2L-40 20H-30L-32 2ZM46 2L40 20H30L32 2Z', mix(stone, inks.key, 0.35)),
    fill('M-60-6Q0 6 60-6L54 8Q0 18-54 8Z', stone),
    fill('M-60-6Q-52-18-44-18Q0-10 44-18Q52-18 60-6Q0 6-60-6Z', mix(stone, inks.paper, 0.3)),
    fill('M-30-9Q0-2 30-9Q20-2 0-1Q-20-2-30-9Z', tinted(stage, '#5a2f1a')),
  )
}

/** The stone that is rolled over it, held in both hands. */
function roller({ inks }: Stage, x: number, y: number, scale: number): Art {
  const stone = mix(inks.rock[2], inks.key, 0.1)
  return group(
    { transform: place(x, y, scale) },
    stroke('M-18 2H18', mix(stone, inks.paper, 0.1), 11, { strokeLinecap: 'round' }),
    stroke('M-18-1H18', mix(stone, inks.paper, 0.42), 3, { strokeLinecap: 'round' }),
  )
}

/** A cacao tree at the kitchen's edge: its pods hang from the stem itself. */
function cacaoTree(stage: Stage, yellow: string, red: string): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const x = farEdge(stage, 0.2)
  const bark = mix(inks.rock[2], inks.key, 0.45)
  const stem = pen()
    .M(x - span * 0.022, height * 0.8)
    .Q(x - span * 0.01, height * 0.5, x - sunward * span * 0.03, height * 0.08)
    .L(x - sunward * span * 0.03 + span * 0.02, height * 0.08)
    .Q(x + span * 0.018, height * 0.5, x + span * 0.024, height * 0.8)
    .Z()
  const limb = pen()
    .M(x, height * 0.42)
    .Q(x - sunward * span * 0.08, height * 0.32, x - sunward * span * 0.17, height * 0.26)
  const leaves = pen()
  for (let i = 0; i < 15; i++) {
    const [lx, ly] = [x + span * chance.between(-0.2, 0.16), height * chance.between(0.13, 0.33)]
    const long = span * chance.between(0.07, 0.11)
    const lean = chance.between(-0.3, 0.3) * long
    leaves
      .M(lx, ly)
      .Q(lx - long * 0.24, ly + long * 0.4, lx + lean, ly + long)
      .Q(lx + long * 0.28, ly + long * 0.45, lx, ly)
  }
  const pods = [0.36, 0.45, 0.52, 0.6].map((down, i) =>
    pod(
      stage,
      x + (i % 2 ? 1 : -1) * span * 0.035,
      height * down + span * 0.05,
      unit * lerp(0.9, 1.1, i / 3),
      i % 2 ? red : yellow,
      i % 2 ? 76 : 102,
    ),
  )
  return [
    fill(stem, bark),
    stroke(limb, bark, span * 0.014, { strokeLinecap: 'round' }),
    fill(leaves, mix(inks.leaf[2], inks.leaf[3], 0.35)),
    pods,
  ]
}
