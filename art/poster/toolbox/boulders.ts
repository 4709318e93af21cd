import type { Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, stroke } from './tags.ts'

export interface Boulder {
  /** Middle of its foot, and half its width and height. */
  readonly x: number
  readonly y: number
  readonly half: number
  readonly high: number
}

interface BoulderInks {
  ink: string
  shade: string
  lit: string
  crack: string
}

/** Weathered granite: round-shouldered blocks with a lit brow, a shaded side and stains down their faces. */
export function boulder(stage: Stage, { x, y, half, high }: Boulder, inks: BoulderInks): Art {
  const { chance, light } = stage
  const on = (across: number, up: number): Point => [x + across * half * light, y - up * high]
  const jitter = () => chance.between(-0.05, 0.05)
  const outline: Point[] = [
    on(-1, 0),
    on(-1.04 + jitter(), 0.55),
    on(-0.72 + jitter(), 0.95),
    on(-0.1, 1.04 + jitter()),
    on(0.6 + jitter(), 0.98),
    on(1.02 + jitter(), 0.6),
    on(1.04, 0),
  ]
  const body = pen().blob(outline)
  const lee = pen().blob([
    on(-1.2, -0.1),
    on(-1.2, 0.8),
    on(-0.6, 0.86 + jitter()),
    on(-0.42 + jitter(), 0.5),
    on(-0.16 + jitter(), 0.2),
    on(-0.3, -0.1),
  ])
  const brow = pen().blob([
    on(-0.2, 0.98),
    on(0.3, 1.1),
    on(0.8, 0.86),
    on(0.94, 0.5),
    on(0.6, 0.74),
    on(0.2, 0.84),
  ])
  const cracks = pen()
  for (let i = 0; i < 2; i++) {
    const across = chance.between(-0.2, 0.6)
    cracks.M(...on(across, 0.8)).Q(...on(across + jitter() * 3, 0.5), ...on(across + jitter() * 4, 0.1))
  }
  const clipPath = stage.clip(body)
  return [
    fill(body, inks.ink),
    group(
      { clipPath },
      fill(lee, inks.shade),
      fill(brow, inks.lit),
      stroke(cracks, inks.crack, Math.max(1, half * 0.02)),
    ),
  ]
}
