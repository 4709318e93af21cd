import type { Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** Arms of a candelabra: where each leaves the trunk, how far out, and its tip, in tree heights. */
const ARMS = [
  [0.4, -0.3, 0.86],
  [0.42, 0.3, 0.84],
  [0.46, -0.2, 0.95],
  [0.46, 0.2, 0.96],
  [0.5, -0.1, 1],
  [0.5, 0.1, 0.99],
  [0.44, 0, 1.02],
  [0.38, -0.38, 0.74],
  [0.38, 0.38, 0.76],
] as const

/** A candelabra euphorbia: a short trunk and fluted arms that all turn up. */
export function candelabra(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { ink, lit, trunk }: { ink: string; lit?: string; trunk: string },
): Art {
  const { chance, light } = stage
  const at = (across: number, up: number): Point => [x + across * height, y - up * height]
  const [arms, gleams] = [pen(), pen()]
  for (const [from, out, tip] of ARMS) {
    const top = tip * chance.between(0.94, 1.03)
    arms
      .M(...at(0, from))
      .Q(...at(out, from + 0.02), ...at(out * 1.05, from + 0.2))
      .L(...at(out * 1.08, top))
    gleams.M(...at(out * 1.05 + light * 0.012, from + 0.2)).L(...at(out * 1.08 + light * 0.012, top - 0.02))
  }
  const bole = pen()
    .M(...at(-0.05, 0))
    .L(...at(-0.032, 0.46), ...at(0.032, 0.46), ...at(0.05, 0))
    .Z()
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' }
  return [
    fill(bole, trunk),
    stroke(arms, ink, height * 0.062, round),
    lit && stroke(gleams, lit, height * 0.014, round),
  ]
}
