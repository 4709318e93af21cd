import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

interface Twig {
  readonly x: number
  readonly y: number
  /** Which way it grows, in radians; -π/2 is up. */
  readonly angle: number
  readonly long: number
  readonly thick: number
}

/** A frangipani: blunt limbs that fork again and again, leaves and flowers at their tips only. */
export function frangipani(stage: Stage, root: Twig, forks: number): Art {
  const { chance, inks } = stage
  const limbs = new Map<number, ReturnType<typeof pen>>()
  const [leaves, deep, petals, hearts] = [pen(), pen(), pen(), pen()]
  let open: readonly Twig[] = [root]
  for (let fork = 0; fork <= forks; fork++) {
    const next: Twig[] = []
    for (const { x, y, angle, long, thick } of open) {
      const bend = angle + chance.between(-0.22, 0.22)
      const [endX, endY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
      const limb = limbs.get(fork) ?? pen()
      limb.M(x, y).Q(x + Math.cos(bend) * long * 0.55, y + Math.sin(bend) * long * 0.55, endX, endY)
      limbs.set(fork, limb)
      if (fork === forks) {
        tip(endX, endY, angle)
        continue
      }
      const spread = chance.between(0.36, 0.56)
      for (const turn of fork === 0 ? [-spread, spread * 0.1, spread] : [-spread, spread]) {
        next.push({
          x: endX,
          y: endY,
          angle: angle + turn,
          long: long * chance.between(0.66, 0.86),
          thick: thick * 0.68,
        })
      }
    }
    open = next
  }
  const bark = mix(inks.key, inks.rock[2], 0.3)
  return [
    [...limbs].map(([fork, limb]) =>
      stroke(limb, bark, root.thick * 0.68 ** fork, { strokeLinecap: 'round' }),
    ),
    fill(deep, inks.leaf[3]),
    fill(leaves, inks.leaf[2]),
    fill(petals, inks.paper),
    fill(hearts, inks.lamp),
  ]

  function tip(x: number, y: number, angle: number): void {
    const size = root.thick * 3.4
    for (let i = 0; i < 5; i++) {
      const turn = angle + (i - 2) * 0.62 + chance.between(-0.12, 0.12)
      const long = size * chance.between(0.85, 1.2)
      const leaf = i % 2 ? leaves : deep
      const at = (along: number, aside: number) =>
        [x + Math.cos(turn + aside) * long * along, y + Math.sin(turn + aside) * long * along] as const
      leaf
        .M(x, y)
        .Q(...at(0.55, -0.34), ...at(1, 0))
        .Q(...at(0.55, 0.34), x, y)
    }
    if (!chance.odds(0.7)) return
    for (let flower = 0; flower < 2; flower++) {
      const [atX, atY] = [x + chance.between(-0.3, 0.3) * size, y + chance.between(-0.35, 0.2) * size]
      const petal = size * 0.13
      const start = chance() * 2
      for (let i = 0; i < 5; i++)
        petals.dot(
          atX + Math.cos(start + i * 1.257) * petal,
          atY + Math.sin(start + i * 1.257) * petal,
          petal * 0.8,
        )
      hearts.dot(atX, atY, petal * 0.55)
    }
  }
}
