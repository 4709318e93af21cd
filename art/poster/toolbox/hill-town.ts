import { mix, tinted } from './inks.ts'
import { nth } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface HillTown {
  readonly from: number
  readonly to: number
  /** Where the highest houses stand, and the lowest. */
  readonly top: (x: number) => number
  readonly base: number
  /** Width of a house; the lowest ones are half as large again. */
  readonly size: number
  readonly walls?: readonly string[]
  readonly roof?: string
  /** How far the highest houses are lost in the air, 0 to 1. */
  readonly haze?: number
}

const WHITES = ['#fff4dc', '#f4e3c2', '#f7d9b0', '#e8dccb'] as const

/** Tiled houses stacked up a slope, row before row. */
export function hillTown(
  stage: Stage,
  { from, to, top, base, size, walls = WHITES, roof = '#c4573c', haze = 0.45 }: HillTown,
): Art {
  const { chance, inks, light, lampsLit } = stage
  const rows = Math.max(
    2,
    Math.round((base - Math.min(top(from), top((from + to) / 2), top(to))) / (size * 0.62)),
  )
  const art: Art[] = []
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const wide = size * (1 + 0.5 * t)
    const [fronts, sides, roofs, panes] = [walls.map(() => pen()), pen(), pen(), pen()]
    for (let x = from + chance() * wide; x < to; x += wide * chance.between(0.85, 1.35)) {
      const y = top(x) + (base - top(x)) * t
      if (y < top(x) + size * 0.4 && t > 0) continue
      const [half, high] = [wide * chance.between(0.42, 0.56), wide * chance.between(0.42, 0.7)]
      nth(fronts, chance.whole(0, walls.length - 1))
        .M(x - half, y + high)
        .V(y - high)
        .H(x + half)
        .V(y + high)
        .Z()
      const shaded = light > 0 ? x - half : x + half * 0.4
      sides
        .M(shaded, y + high)
        .V(y - high)
        .H(shaded + half * 0.6)
        .V(y + high)
        .Z()
      roofs
        .M(x - half * 1.14, y - high * 0.94)
        .L(x - half * 0.8, y - high * 1.5, x + half * 0.8, y - high * 1.5, x + half * 1.14, y - high * 0.94)
        .Z()
      for (const aside of [-0.5, 0.1, 0.6]) {
        if (chance.odds(0.7))
          panes
            .M(x + aside * half, y - high * 0.1)
            .V(y - high * 0.6)
            .H(x + aside * half + half * 0.22)
            .V(y - high * 0.1)
            .Z()
      }
    }
    const air = haze * (1 - t)
    const away = (ink: string) => mix(ink, inks.land[1], air)
    art.push(
      fronts.map((path, i) => fill(path, away(tinted(stage, nth(walls, i), 1.2)))),
      fill(sides, inks.land[3], { opacity: 0.28 }),
      fill(panes, lampsLit ? inks.lamp : away(mix(inks.town[3], inks.key, 0.2))),
      fill(roofs, away(mix(tinted(stage, roof), inks.land[4], 0.12))),
    )
  }
  return art
}
