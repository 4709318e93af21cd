import { mix } from './inks.ts'
import { heightAlong, leftToRight, lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface EscarpmentOptions {
  /** Its rim: across toward the sun, and up from its base, in spans. */
  line: readonly Point[]
  base: number
  ink: string
  shade: string
  /** Bushes along the ledges. */
  scrub?: string
}

/** A fault scarp: a level rim, gullies that open downward, aprons of scree at its foot. */
export function escarpment(stage: Stage, { line, base, ink, shade, scrub }: EscarpmentOptions): Art {
  const { width, span, chance, inks, light, xAt } = stage
  const rim = leftToRight(line.map(([across, up]): Point => [xAt(across), base - span * up]))
  const top = heightAlong(rim)
  const [from, to] = [Math.max(-20, rim[0]?.[0] ?? 0), Math.min(width + 20, rim.at(-1)?.[0] ?? width)]
  const steps = Math.max(6, Math.round((to - from) / (span * 0.03)))
  const ragged = range(steps, (i, t): Point => {
    const x = lerp(from, to, t)
    return [x, Math.min(base, top(x) + (i % 3 ? 0 : span * 0.008) + chance.between(-0.004, 0.006) * span)]
  })
  const body = pen().M(from, base).through(ragged).L(to, base).Z()
  const [gullies, bushes] = [pen(), pen()]
  for (let x = from; x < to; ) {
    const wide = span * chance.between(0.035, 0.15)
    const [start, tall] = [x + wide * 0.4, base - top(x + wide * 0.4)]
    if (tall > span * 0.02 && chance.odds(0.85)) {
      const foot = base - tall * chance.between(0.02, 0.45)
      gullies
        .M(start, base - tall * chance.between(0.8, 0.99))
        .L(
          start - light * wide * 0.1,
          lerp(base - tall, foot, 0.3),
          start + light * wide * 0.08,
          lerp(base - tall, foot, 0.42),
        )
        .L(start - light * wide * 0.22, lerp(base - tall, foot, 0.75), start - light * wide * 0.12, foot)
        .L(start - light * wide * 0.62, foot, start - light * wide * 0.5, lerp(base - tall, foot, 0.5))
        .L(start - light * wide * 0.3, base - tall * chance.between(0.72, 0.95))
        .Z()
      for (let bush = 0; bush < 4; bush++) {
        const [bx, size] = [x + chance() * wide * 1.2, span * chance.between(0.006, 0.012)]
        bushes.dot(bx, lerp(base, top(bx), chance() ** 1.6 * 0.9) - size * 0.3, size * 1.3, size)
      }
    }
    x += wide
  }
  const high = Math.min(...rim.map(([, y]) => y))
  const faded = (tone: string) => stage.gradient([tone, tone, mix(tone, inks.mist, 0.62)], 0, high, 0, base)
  return [fill(body, faded(ink)), fill(gullies, faded(shade)), scrub && fill(bushes, faded(scrub))]
}
