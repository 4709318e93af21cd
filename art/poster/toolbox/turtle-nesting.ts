import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import { HATCHLING, turtle } from './sea-animals.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, stroke, tag, use } from './tags.ts'

interface Mother {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** She has come up from the sea to nest, or turns back to it. */
export function placeMother({ height, unit, chance, sunward, xAt }: Stage, nesting: boolean): Mother {
  return {
    x: xAt(nesting ? chance.between(0.08, 0.26) : chance.between(-0.08, 0.06)),
    y: height * (nesting ? chance.between(0.77, 0.82) : 0.84),
    scale: unit * (nesting ? chance.between(1.5, 1.9) : 1.35),
    turn: sunward * chance.between(24, 70),
  }
}

/** A plough of chevrons behind her, up the beach from her nest or down to the sea. */
export function motherTracks(
  stage: Stage,
  { x, y }: Mother,
  edge: (x: number) => number,
  nesting: boolean,
): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const from: Point = nesting
    ? [x - sunward * span * 0.06, y + span * 0.03]
    : [x + sunward * span * 0.05, y - span * 0.07]
  const to: Point = nesting ? [xAt(-0.36), height * 1.02] : [xAt(0.16), edge(xAt(0.16)) + span * 0.02]
  const [bow, count, wide] = nesting ? [-0.03, 13, 0.075] : [0.02, 12, 0.05]
  const tracks = pen()
  for (let i = 0; i < count; i++) {
    const t = i / count
    const stepX = lerp(from[0], to[0], t) + sunward * span * bow * Math.sin(Math.PI * t)
    const stepY = lerp(from[1], to[1], t)
    const half = span * wide * lerp(1, 0.6, t)
    for (const side of [-1, 1]) {
      tracks
        .M(stepX + side * half, stepY + half * 0.3)
        .Q(stepX + side * half * 0.4, stepY - half * 0.12, stepX + side * half * 0.2, stepY + half * 0.1)
    }
  }
  const ink = mix(inks.sand[2], inks.land[4], 0.35)
  return stroke(tracks, ink, 3.4 * unit, { strokeLinecap: 'round', opacity: 0.85 })
}

export function motherTurtle(stage: Stage, { x, y, scale, turn }: Mother): Art {
  const { span, inks, sunward } = stage
  const { land, leaf, rock } = inks
  const shadow = pen().lens(x - sunward * span * 0.03, y + span * 0.03, span * 0.4, span * 0.035)
  return [
    fill(shadow, mix(inks.sand[2], inks.key, 0.45), { opacity: 0.6 }),
    turtle(stage, x, y, scale, {
      turn,
      skin: mix(land[4], leaf[2], 0.4),
      shell: mix(leaf[2], rock[2], 0.35),
      rim: mix(leaf[1], rock[1], 0.35),
      line: mix(leaf[0], inks.paper, 0.35),
    }),
  ]
}

function nestAt({ height, xAt }: Stage): Point {
  return [xAt(0.42), height * 0.93]
}

/** Hatchlings on their way from the nest to the sea, each with a dotted track. */
export function hatchlings(
  stage: Stage,
  edge: (x: number) => number,
  { count, size, from }: { count: number; size: number; from: number },
): { art: Art; prints: Pen } {
  const { span, unit, chance, inks, xAt } = stage
  const outline = stage.define(tag('path', { d: HATCHLING }))
  const [nestX, nestY] = nestAt(stage)
  const prints = pen()
  const young = range(count, i => {
    const t = lerp(size > 1 ? 0.3 : 0, 1, (i + chance.between(0.1, 0.9)) / count)
    const goalX = xAt(lerp(from, 0.9, (i * 0.618 + 0.3) % 1) + chance.between(-0.05, 0.05))
    const x = lerp(nestX, goalX, t ** 0.6) + chance.between(-1, 1) * span * 0.04
    const y =
      lerp(nestY - span * 0.02, edge(goalX) + span * 0.03, t) + chance.between(-0.5, 0.5) * span * 0.03
    const angle = Math.atan2(goalX - nestX, (nestY - edge(goalX)) * 1.2) * 57 + chance.between(-16, 16)
    const scale = unit * lerp(1, 0.6 / size ** 0.5, t) * size
    printSteps(prints, x, y, angle, scale)
    const transform = `${place(x, y, scale)}scale(1 .7)rotate(${Math.round(angle)})`
    return { y, art: use(outline, { fill: inks.key, transform }) }
  })
  return { art: young.sort((a, b) => a.y - b.y).map(({ art }) => art), prints }
}

function printSteps(prints: Pen, fromX: number, fromY: number, angle: number, scale: number): void {
  for (let step = 1; step < 7; step++) {
    const back = step * 9 * scale
    const x = fromX - Math.sin(angle / 57) * back
    const y = fromY + Math.cos(angle / 57) * back * 0.7
    prints
      .M(x - 5 * scale, y)
      .H(x - 3 * scale)
      .M(x + 3 * scale, y + 1)
      .H(x + 5 * scale)
  }
}

export function openNest(stage: Stage): Art {
  const { span, unit, inks } = stage
  const [x, y] = nestAt(stage)
  const shells = pen()
    .dot(x - span * 0.02, y + 2, 6 * unit, 4.5 * unit)
    .dot(x + span * 0.012, y + 6 * unit, 6 * unit, 4.5 * unit)
    .dot(x + span * 0.03, y - 1, 5 * unit, 4 * unit)
  return [
    fill(pen().dot(x, y, span * 0.07, span * 0.028), mix(inks.sand[2], inks.land[4], 0.4)),
    fill(pen().dot(x + 3, y + span * 0.008, span * 0.055, span * 0.019), mix(inks.sand[2], inks.key, 0.5)),
    fill(shells, inks.paper),
  ]
}
