import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** A drift of lotus leaves on still water, about half a span wide, every third with an open flower. */
export function lotusPads({ span, unit, chance, inks }: Stage, x: number, y: number, count: number): Art {
  const [pads, petals, hearts] = [pen(), pen(), pen()]
  for (let i = 0; i < count; i++) {
    const [angle, out] = [chance() * 6.3, Math.sqrt(chance())]
    const padX = x + Math.cos(angle) * out * span * 0.27
    const padY = y + Math.sin(angle) * out * span * 0.05
    const half = span * chance.between(0.018, 0.036)
    pads.dot(padX, padY, half, half * 0.36)
    if (i % 3) continue
    const high = half * 1.1
    petals
      .M(padX - half * 0.7, padY - high * 0.7)
      .Q(padX - half * 0.4, padY, padX, padY)
      .Q(padX + half * 0.4, padY, padX + half * 0.7, padY - high * 0.7)
      .Q(padX + half * 0.3, padY - high * 0.5, padX, padY - high * 1.3)
      .Q(padX - half * 0.3, padY - high * 0.5, padX - half * 0.7, padY - high * 0.7)
    hearts
      .M(padX, padY - high * 0.2)
      .L(padX - half * 0.14, padY - high * 0.8, padX + half * 0.14, padY - high * 0.8)
      .Z()
  }
  return [
    fill(pads, inks.leaf[3]),
    fill(pads, inks.leaf[2], { transform: `translate(0 ${(-2 * unit).toFixed(1)})` }),
    fill(petals, mix(RED, inks.paper, 0.6)),
    fill(hearts, mix(RED, inks.paper, 0.35)),
  ]
}
