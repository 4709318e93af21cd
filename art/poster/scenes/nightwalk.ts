import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { leafMass } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hangingVines } from '#art/poster/toolbox/leaves.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { tallForest } from '#art/poster/toolbox/tall-forest.ts'
import { treeFrog } from '#art/poster/toolbox/tree-frog.ts'

export const nightwalk: Scene = {
  title: 'A frog in the light of a night walk',
  best: 'night',
  zoom: [0.94, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const sun = stage.hang({
      x: xAt(chance.between(0.28, 0.4)),
      y: height * chance.between(0.2, 0.26),
      r: span * 0.12,
    })
    const frog: Point = [xAt(chance.between(-0.18, -0.12)), height * chance.between(0.5, 0.54)]
    const ground = height * 0.9
    const torch: Point = [xAt(0.34), ground - unit * 44]
    return [
      sky(stage, { horizon: height * 0.8, sun }),
      tallForest(stage),
      dark(stage),
      eyes(stage),
      stage.lampsLit && beam(stage, torch, frog),
      stroke(hangingVines(stage, 7, [xAt(-0.6), xAt(0.1)], 0.3), inks.key, 2),
      walkers(stage, torch, ground),
      leaf(stage, frog),
      treeFrog(stage, frog[0], frog[1] + span * 0.02, unit * chance.between(1.6, 1.74), sunward, 4 * sunward),
      leafMass(stage, xAt(-0.4), -span * 0.01, span * 0.44, span * 0.09, {
        ink: inks.key,
        lit: inks.leaf[3],
        clumps: 12,
      }),
      fireflies(stage),
      leafyCorners(stage, { near: 1.9, far: 1.9 }),
    ]
  },
}

/** What the moon does not reach. */
function dark(stage: Stage): Art {
  const { width, height, inks } = stage
  const night = stage.gradient(
    [
      [inks.key, 0],
      [inks.key, stage.lampsLit ? 0.8 : 0.3],
    ],
    0,
    height * 0.3,
    0,
    height * 0.9,
  )
  return fill(pen().M(0, 0).H(width).V(height).H(0).Z(), night)
}

/** Pairs of eyes that give the light back. */
function eyes({ height, span, chance, inks, lampsLit, xAt }: Stage): Art {
  if (!lampsLit) return null
  const pairs = pen(10)
  for (let i = 0; i < 4; i++) {
    const [x, y] = [xAt(lerp(-0.1, 0.85, (i + chance()) / 4)), height * chance.between(0.5, 0.72)]
    const [gap, r] = [span * 0.009, span * 0.0042]
    pairs.dot(x - gap, y, r).dot(x + gap, y, r)
  }
  return fill(pairs, inks.lamp)
}

/** The torch's cone, and the round of light where it falls. */
function beam(stage: Stage, [x, y]: Point, [toX, toY]: Point): Art {
  const { span, inks } = stage
  const [dx, dy] = [toX - x, toY - span * 0.08 - y]
  const long = Math.hypot(dx, dy)
  const [alongX, alongY] = [dx / long, dy / long]
  const reach = long + span * 0.2
  const at = (along: number, off: number): Point => [
    x + alongX * along - alongY * off,
    y + alongY * along + alongX * off,
  ]
  const cone = (half: number) =>
    pen()
      .M(...at(0, -2))
      .L(...at(long, -half))
      .C(...at(reach, -half), ...at(reach, half), ...at(long, half))
      .L(...at(0, 2))
      .Z()
  return [
    fill(cone(span * 0.2), inks.lamp, { opacity: 0.2 }),
    fill(cone(span * 0.14), inks.lamp, { opacity: 0.34 }),
  ]
}

function walkers(stage: Stage, [x, y]: Point, ground: number): Art {
  const { span, unit, inks, sunward } = stage
  const ink = mix(inks.key, inks.land[4], 0.15)
  const path = pen()
    .M(x - sunward * span * 0.16, ground)
    .Q(x + sunward * span * 0.1, ground - span * 0.02, x + sunward * span * 0.4, ground)
    .L(x + sunward * span * 0.4, ground + span * 0.02)
    .Q(x + sunward * span * 0.1, ground + span * 0.03, x - sunward * span * 0.16, ground)
  return [
    fill(path, mix(inks.rock[2], inks.key, 0.4)),
    [0.07, 0.15, 0.22].map((off, i) =>
      traveller(stage, x + sunward * span * off, ground + (i % 2) * 3, unit * (2.3 - i * 0.14), {
        ink,
        coat: [RED, BLUE, inks.paper][i] ?? RED,
        kind: i === 1 ? 'plain' : 'pack',
        flip: -sunward,
      }),
    ),
    stroke(
      pen()
        .M(x + sunward * span * 0.055, y - unit * 2)
        .L(x, y),
      ink,
      5 * unit,
      { strokeLinecap: 'round' },
    ),
    fill(pen(10).dot(x, y, unit * 5), stage.lampsLit ? inks.paper : ink),
  ]
}

/** The great leaf on which it sits. */
function leaf(stage: Stage, [x, y]: Point): Art {
  const { span, inks, sunward, lampsLit } = stage
  const at = (across: number, down: number): Point => [x + sunward * span * across, y + span * down]
  const blade = pen()
    .M(...at(-0.62, 0.2))
    .C(...at(-0.4, 0), ...at(-0.1, -0.03), ...at(0.12, 0.02))
    .C(...at(0.22, 0.045), ...at(0.3, 0.1), ...at(0.36, 0.19))
    .C(...at(0.22, 0.15), ...at(0.02, 0.17), ...at(-0.16, 0.22))
    .C(...at(-0.34, 0.27), ...at(-0.5, 0.28), ...at(-0.62, 0.2))
    .Z()
  const lower = pen()
    .M(...at(-0.62, 0.2))
    .C(...at(-0.36, 0.08), ...at(0.02, 0.02), ...at(0.36, 0.19))
    .C(...at(0.22, 0.15), ...at(0.02, 0.17), ...at(-0.16, 0.22))
    .C(...at(-0.34, 0.27), ...at(-0.5, 0.28), ...at(-0.62, 0.2))
    .Z()
  const rib = pen()
    .M(...at(-0.62, 0.2))
    .C(...at(-0.36, 0.08), ...at(0.02, 0.02), ...at(0.36, 0.19))
  const veins = pen()
  for (const t of range(8, i => i / 8)) {
    const [px, py] = [lerp(-0.44, 0.2, t), lerp(0.12, 0.075, Math.sin(t * Math.PI * 0.6))]
    veins.M(...at(px, py)).L(...at(px + 0.07, py + 0.1))
  }
  const [lit, shade] = lampsLit
    ? [tinted(stage, '#6fae4e', 0.7), tinted(stage, '#2f7a4a', 0.9)]
    : [inks.leaf[0], inks.leaf[1]]
  return [
    fill(blade, lit),
    fill(lower, shade),
    stroke(veins, mix(shade, inks.leaf[3], 0.5), 1.6),
    stroke(rib, mix(lit, inks.paper, 0.3), 2.6),
  ]
}

function fireflies({ height, span, chance, inks, lampsLit, xAt }: Stage): Art {
  if (!lampsLit) return null
  const lights = pen(10)
  for (let i = 0; i < 12; i++) {
    lights.dot(
      xAt(chance.between(-0.5, 0.9)),
      height * chance.between(0.34, 0.84),
      span * chance.between(0.0022, 0.004),
    )
  }
  return fill(lights, inks.lamp, { opacity: 0.9 })
}
