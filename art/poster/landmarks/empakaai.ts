import { BLUE } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { crown, crownGlow, leafMass, treeline } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, noise, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const empakaai: Landmark = {
  scene: {
    title: 'The crater lake of Empakaai',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, sunward, xAt } = stage
      const rim = height * chance.between(0.38, 0.42)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.42)), y: rim - span * 0.17, r: span * 0.15 })
      const lake = { x: xAt(0.1), y: lerp(rim, height, 0.5), half: span * 0.46, deep: span * 0.1 }
      return [
        openSky(stage, rim, sun),
        lengai(stage, rim),
        bowl(stage, rim, lake),
        water(stage, lake),
        flamingos(stage, lake),
        mistTongue(stage, rim + span * 0.05, span * 0.03, { opacity: 0.3 }),
        nearRim(stage),
        lichenTree(stage),
        traveller(stage, xAt(0.02), height * 0.9, unit * 2.5, { flip: sunward }),
        traveller(stage, xAt(0.1), height * 0.905, unit * 2.4, { kind: 'hat', coat: BLUE, flip: sunward }),
        leafyCorners(stage, { near: 2, far: 1.7, kinds: ['fern'] }),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['tanzania'],
    habitats: ['lake', 'volcano', 'cloud-forest', 'highland'],
    subjects: ['empakaai', 'embakaai', 'crater lake', 'soda lake'],
  },
}

interface Lake {
  x: number
  y: number
  half: number
  deep: number
}

/** The Mountain of God, beyond the farther rim. */
function lengai(stage: Stage, rim: number): Art {
  const { span, inks, xAt } = stage
  const at = (points: readonly number[]) => plot(points, xAt, up => rim - span * up)
  const cone = at([-0.78, -0.1, -0.5, 0.06, -0.36, 0.17, -0.3, 0.2, -0.26, 0.195, -0.22, 0.2, -0.15, 0.14])
  const rest = at([-0.02, 0.05, 0.2, -0.1])
  const shade = at([-0.26, 0.195, -0.22, 0.2, -0.15, 0.14, -0.02, 0.05, 0.2, -0.1, -0.1, -0.1])
  const ridge = rollingSkyline(stage, rim - span * 0.05, span * 0.03, { scale: 0.006 })
  return [
    fill(pen().polygon([...cone, ...rest]), mix(inks.land[0], inks.land[1], 0.35)),
    fill(pen().polygon(shade), mix(inks.land[1], inks.mist, 0.2), { opacity: 0.55 }),
    hill(stage, ridge, mix(inks.land[1], inks.mist, 0.25), rim + span * 0.2),
  ]
}

/** The far wall: a forest from the rim to the shore, in rows that follow the bowl. */
function bowl(stage: Stage, rim: number, lake: Lake): Art {
  const { width, height, span, chance, light, inks } = stage
  const { land, leaf } = inks
  const reach = span * 0.86
  const ragged = noise(chance, 3)
  const ring = (turn: number, down: number): Point => {
    const angle = Math.PI * turn
    const out = Math.cos(angle)
    return [
      lerp(lake.x + out * reach, lake.x + out * lake.half, down ** 0.72),
      lerp(
        rim + ragged(turn * 11) * span * 0.03 - span * 0.42 * Math.min(0.5, 1 - Math.sin(angle)),
        lake.y - Math.sin(angle) * lake.deep,
        down,
      ),
    ]
  }
  const inFrame = range(41, (_, t) => ring(1 - t, 0))
  const rimLine: Point[] = [[-width, ring(1, 0)[1]], ...inFrame, [width * 2, ring(0, 0)[1]]]
  const wall = mix(land[2], leaf[1], 0.55)
  const rows = range(7, (row, t) => {
    const [dark, lit] = [pen(), pen()]
    const down = lerp(0.12, 0.93, t)
    const size = span * lerp(0.016, 0.026, t)
    const count = Math.round((reach * 2 * lerp(1.3, 0.75, t)) / (size * 2.1))
    for (let i = 0; i < count; i++) {
      const [x, y] = ring((i + chance.between(0.1, 0.9)) / count, down + chance.between(-0.05, 0.05))
      if (x < -40 || x > width + 40) continue
      const wide = size * chance.between(0.8, 1.35)
      crown(dark, chance, x, y, wide, wide * 0.72, 4)
      if (chance.odds(0.4)) crownGlow(lit, x, y, wide, wide * 0.72, light)
    }
    const ink = mix(mix(land[2], leaf[2], 0.5), leaf[2], t)
    return [
      fill(dark, mix(ink, inks.mist, 0.24 * (1 - t))),
      row % 2 === 0 && fill(lit, mix(leaf[1], land[1], 0.35)),
    ]
  })
  return [
    treeline(stage, rimLine, span * 0.022, mix(wall, inks.mist, 0.3), height + 20),
    fill(
      pen()
        .M(-60, height + 20)
        .through(rimLine)
        .L(width + 60, height + 20)
        .Z(),
      stage.gradient(
        [mix(wall, inks.mist, 0.3), leaf[1], leaf[2]],
        0,
        rim - span * 0.1,
        0,
        lake.y + lake.deep,
      ),
    ),
    rows,
  ]
}

function water(stage: Stage, { x, y, half, deep }: Lake): Art {
  const { span, chance, inks } = stage
  const glints = pen()
  for (let i = 0; i < 16; i++) {
    const across = chance.between(-0.8, 0.8)
    const down = chance.between(-0.6, 0.8) * Math.sqrt(1 - across * across)
    glints.lens(x + across * half * 0.86, y + down * deep, span * chance.between(0.03, 0.1), 1.6)
  }
  const dark = tinted(stage, mix(inks.water[2], '#2f8f8a', 0.5))
  return [
    fill(pen().dot(x, y, half * 1.05, deep * 1.12), mix(inks.sand[0], inks.paper, 0.4)),
    fill(
      pen().dot(x, y, half, deep),
      stage.gradient([mix(dark, inks.water[1], 0.5), dark], 0, y - deep, 0, y + deep),
    ),
    fill(glints, inks.paper, { opacity: 0.6 }),
  ]
}

/** Flamingos round the shore: from up here, a pale broken line. */
function flamingos(stage: Stage, { x, y, half, deep }: Lake): Art {
  const { span, chance, inks } = stage
  const [line, edge] = [pen(), pen()]
  for (const [from, to, size] of [
    [1.04, 1.5, 0.014],
    [1.58, 1.95, 0.014],
    [0.1, 0.46, 0.024],
    [0.56, 0.9, 0.022],
  ] as const) {
    const count = Math.round((Math.abs(to - from) * Math.PI * half) / (span * size * 0.55))
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * lerp(from, to, (i + chance.between(-0.4, 0.4)) / count)
      const out = chance.between(0.84, 0.98)
      const path = i % 3 ? line : edge
      path.lens(
        x + Math.cos(angle) * half * out,
        y + Math.sin(angle) * deep * out,
        span * size,
        span * size * 0.4,
      )
    }
  }
  const pink = mix(inks.paper, '#ff5a4a', 0.45)
  return [fill(edge, mix(pink, '#ff5a4a', 0.35)), fill(line, mix(pink, inks.paper, 0.3))]
}

/** The near rim: the head of the path, and forest on both sides of it. */
function nearRim(stage: Stage): Art {
  const { width, height, span, chance, inks, xAt, sunward } = stage
  const [key, leaf] = [inks.key, inks.leaf]
  const start = chance() * 9
  const ground = (x: number) => {
    const off = Math.abs(x - xAt(0.1)) / span
    return height * 0.92 - span * 0.16 * Math.min(1.2, off ** 1.7) + Math.sin(x / 70 + start) * span * 0.008
  }
  const points = range(26, (_, t): Point => {
    const x = lerp(-30, width + 30, t)
    return [x, ground(x)]
  })
  const path = pen()
    .M(xAt(0.06), ground(xAt(0.06)))
    .Q(xAt(0.02), height * 0.96, xAt(-0.08), height + 10)
    .H(xAt(-0.08) + sunward * span * 0.2)
    .Q(xAt(0.16), height * 0.96, xAt(0.12), ground(xAt(0.12)))
    .Z()
  return [
    treeline(stage, points, span * 0.05, mix(leaf[2], leaf[3], 0.5), height + 20),
    hill(
      stage,
      points.map(([x, y]): Point => [x, y + span * 0.03]),
      mix(leaf[3], key, 0.25),
    ),
    fill(path, mix(inks.sand[1], inks.rock[1], 0.5)),
  ]
}

/** A pillarwood at the frame's side, hung with lichen. */
function lichenTree(stage: Stage): Art {
  const { height, span, chance, inks, xAt, sunward } = stage
  const { key, leaf } = inks
  const [x, w] = [xAt(-0.5), span * 0.05]
  const bole = pen()
    .M(x - w, height + 10)
    .Q(x - w * 0.3, height * 0.5, x - w * 0.5, -10)
    .H(x + w * 0.3)
    .Q(x + w * 0.3, height * 0.5, x + w * 1.2, height + 10)
    .Z()
  const boughs = pen()
    .M(x, height * 0.42)
    .Q(xAt(-0.34), height * 0.34, xAt(-0.2), height * 0.27)
    .M(x, height * 0.28)
    .Q(xAt(-0.38), height * 0.2, xAt(-0.32), height * 0.12)
  const lichen = pen()
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    const at = xAt(lerp(-0.48, -0.18, t))
    const from = height * lerp(0.41, 0.26, t)
    const long = span * chance.between(0.04, 0.12)
    const half = span * 0.006
    lichen
      .M(at - half, from)
      .Q(at - half * 0.6, from + long * 0.7, at + half * sunward, from + long)
      .Q(at + half, from + long * 0.5, at + half, from)
      .Z()
  }
  const tones = { ink: leaf[3], lit: leaf[2] }
  return [
    fill(lichen, mix(leaf[0], inks.mist, 0.3)),
    stroke(boughs, mix(key, inks.rock[2], 0.15), span * 0.018, { strokeLinecap: 'round' }),
    fill(bole, mix(key, inks.rock[2], 0.2)),
    leafMass(stage, xAt(-0.2), height * 0.25, span * 0.12, span * 0.04, { ...tones, clumps: 7 }),
    leafMass(stage, xAt(-0.42), height * 0.05, span * 0.3, span * 0.09, { ...tones, clumps: 12 }),
  ]
}
