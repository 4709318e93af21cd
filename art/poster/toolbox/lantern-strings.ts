import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { lantern } from './made-things.ts'
import { lerp, nth, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, stroke } from './tags.ts'

/** Three strings of lanterns across the street; `houses` turns the order of their shapes. */
export function lanternStrings(stage: Stage, houses: number): Art {
  const { width, height, span, unit, chance } = stage
  const spans = width / span
  const leftY = chance.between(0.02, 0.14)
  const lowY = chance.between(0.06, 0.26)
  const knot = chance.between(0.45, 0.8)
  const hang = (line: Omit<LanternLine, 'houses'>) => lanternString(stage, { ...line, houses })
  return [
    hang({
      from: [-10, height * leftY],
      to: [width + 10, height * (0.16 - leftY)],
      count: Math.round(chance.between(3.6, 5.4) * spans),
      size: unit * chance.between(0.85, 1.05),
      sag: span * 0.05,
    }),
    hang({
      from: [-10, height * lowY],
      to: [width * knot, -10],
      count: Math.max(1, Math.round(3.2 * spans * knot)),
      size: unit * chance.between(1.3, 1.8),
      sag: span * 0.06,
    }),
    hang({
      from: [width * (knot - 0.2), -10],
      to: [width + 10, height * (0.3 - lowY)],
      count: Math.max(1, Math.round(3 * spans * (1.1 - knot))),
      size: unit * chance.between(1.2, 1.7),
      sag: span * 0.06,
    }),
  ]
}

interface LanternLine {
  from: readonly [number, number]
  to: readonly [number, number]
  count: number
  size: number
  sag: number
  houses: number
}

function lanternString(stage: Stage, { from, to, count, size, sag, houses }: LanternLine): Art {
  const { width, chance, inks, lampsLit } = stage
  const silks = [RED, inks.lamp, RED, BLUE, mix(RED, inks.lamp, 0.5)]
  const line = pen()
    .M(...from)
    .Q((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2, ...to)
  const lanterns = range(count, i => {
    const t = (i + 0.5 + chance.between(-0.15, 0.15)) / count
    const x = lerp(from[0], to[0], t)
    const y = lerp(from[1], to[1], t) + sag * 4 * t * (1 - t) + 26 * size
    const silk = nth(silks, (i * 2 + (to[0] > width ? 1 : 3)) % silks.length)
    return lantern(stage, x, y, size * chance.between(0.85, 1.15), (i + houses) % 3, silk, lampsLit)
  })
  return [stroke(line, inks.key, 1.4), lanterns]
}
