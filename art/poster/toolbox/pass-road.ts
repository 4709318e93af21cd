import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { nth, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A point of a road's middle, and half its width there. */
export type RoadPoint = readonly [x: number, y: number, half: number]

/** A ribbon that narrows as it goes: a road on a slope, a river far below. Half as high as it is wide. */
export function ribbon(points: readonly RoadPoint[], flatness = 0.45): Pen {
  const side = (sign: number): Point[] =>
    points.map(([x, y, half], i) => {
      const [fromX, fromY] = points[i - 1] ?? [x, y]
      const [toX, toY] = points[i + 1] ?? [x, y]
      const [alongX, alongY] = [toX - fromX, (toY - fromY) / flatness]
      const length = Math.hypot(alongX, alongY) || 1
      return [x - (sign * half * alongY) / length, y + (sign * half * alongX * flatness) / length]
    })
  const [left, right] = [side(1), side(-1)]
  return pen()
    .curve(left)
    .L(...nth(right, right.length - 1))
    .soft(right.toReversed().slice(1))
    .Z()
}

/** Two on a motorbike with a pack behind, riding right, 46 tall. */
export function motorbike({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock } = inks
  const skin = mix(rock[2], key, 0.3)
  const wheel = 'a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0'
  return group(
    { transform: place(x, y, scale, flip) },
    stroke(`M-36-10${wheel}M14-10${wheel}`, key, 3.4),
    stroke('M-26-10L-6-12L8-14M24-10L15-31L20-34M13-33L20-36', key, 2.6),
    fill('M-34-22Q-20-26-4-24L8-29L18-27L13-12L-8-7L-16-14Q-28-12-34-22Z', mix(key, inks.land[4], 0.35)),
    fill('M12-31L21-30L18-21L11-20Z', paper),
    fill('M19-29a3 3 0 1 0 6 0a3 3 0 1 0-6 0', lamp),
    fill('M-44-23H-30V-38Q-37-42-44-38Z', mix(rock[2], key, 0.4)),
    stroke('M-44-31H-30', paper, 1.4),
    fill('M-20-25L-6-27L2-13L-1-6L-6-7L-5-13L-14-19L-24-20Z', mix(key, inks.land[3], 0.25)),
    fill('M-6-26L4-28L12-16L10-8L5-8L6-15L-4-20Z', key),
    fill('M-27-23Q-29-41-21-43Q-12-41-12-24Z', BLUE),
    fill('M-9-24Q-10-43-2-46Q7-44 6-27Z', RED),
    stroke('M0-40L8-34L16-34', mix(RED, key, 0.35), 3.4),
    fill('M-24-48a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-4-51a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0', skin),
    fill('M-25-48C-25-56-13-56-13-48Q-19-50-25-48ZM-5-51C-5-59.5 7-59.5 7-51Q1-53-5-51Z', paper),
  )
}

/** A bank of buckwheat in flower: reddish stems, heads of pink and white. */
export function buckwheat(
  stage: Stage,
  foot: (x: number) => number,
  from: number,
  to: number,
  high: number,
  count: number,
): Art {
  const { chance, inks } = stage
  const pink = tinted(stage, '#e9a3bd', 0.8)
  const rose = mix(pink, tinted(stage, '#b85c8a', 0.8), 0.55)
  const [stems, leaves, light, dark] = [pen(), pen(), pen(), pen()]
  for (let i = 0; i < count; i++) {
    const x = from + ((i + chance()) / count) * (to - from)
    const y = foot(x) + chance.between(0, 0.5) * high
    const tall = high * chance.between(0.6, 1.15)
    const lean = chance.between(-0.2, 0.2) * tall
    stems.M(x, y + high * 0.4).Q(x, y - tall * 0.5, x + lean, y - tall)
    leaves
      .M(x, y - tall * 0.2)
      .Q(x + tall * 0.34, y - tall * 0.42, x + tall * 0.34, y - tall * 0.1)
      .Q(x + tall * 0.12, y, x, y - tall * 0.2)
    for (let head = 0; head < 4; head++) {
      const size = high * chance.between(0.06, 0.11)
      const bloom = chance.odds(0.6) ? light : dark
      bloom.dot(
        x + lean * (1 - head * 0.2) + chance.between(-1, 1) * size * 1.6,
        y - tall + head * size * 1.1,
        size,
        size * 0.85,
      )
    }
  }
  return [
    stroke(stems, mix(rose, inks.leaf[3], 0.6), 1.6),
    fill(leaves, inks.leaf[2]),
    fill(dark, rose),
    fill(light, mix(pink, inks.paper, 0.25)),
  ]
}
