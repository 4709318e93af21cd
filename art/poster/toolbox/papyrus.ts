import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, place, stroke, use } from './tags.ts'

/** Stores one papyrus head, a mop of rays 60 across round (0, 0). Gives its id. */
export function papyrusHead(stage: Stage): string {
  const { chance } = stage
  const rays = pen()
  for (let i = 0; i < 25; i++) {
    const angle = lerp(-Math.PI * 1.18, Math.PI * 0.18, i / 24) + chance.between(-0.06, 0.06)
    const long = chance.between(24, 31)
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long]
    rays.M(0, 0).Q(x * 0.5, y * 0.8, x, y + Math.abs(x) * 0.1)
  }
  return stage.define(`<path fill="none" stroke-width="1.8" stroke-linecap="round" d="${rays}"/>`)
}

/** A stand of papyrus from x to x: bare stems that lean out, a mop on each. */
export function papyrusStand(
  { chance }: Stage,
  head: string,
  {
    from,
    to,
    foot,
    high,
    count,
    ink,
  }: { from: number; to: number; foot: number; high: number; count: number; ink: string },
): Art {
  const stems = pen()
  const heads: Art[] = []
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, (i + chance()) / count)
    const tall = high * chance.between(0.6, 1.05)
    const tip = x + tall * chance.between(-0.16, 0.16)
    stems.M(x, foot).Q(x + (tip - x) * 0.2, foot - tall * 0.5, tip, foot - tall)
    heads.push(
      use(head, {
        stroke: ink,
        transform: place(tip, foot - tall, (high / 100) * chance.between(0.45, 0.6)),
      }),
    )
  }
  return [stroke(stems, ink, Math.max(1.2, high * 0.014)), heads]
}
