import { mix } from './inks.ts'
import { last, lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group } from './tags.ts'

/** The surface of a volcano's cone: `across` -1 to 1, `down` 0 at the summit to 1 at the foot. */
export type Cone = (across: number, down: number) => Point

interface ConeShape {
  x: number
  top: number
  base: number
  /** Half the width of the foot, and of the crater. */
  half: number
  crater: number
  /** How steeply the flanks sweep up: 1 is straight. */
  curve: number
}

export function cone({ x, top, base, half, crater, curve }: ConeShape): Cone {
  const widthAt = (down: number) => crater + (half - crater) * (0.42 * down + 0.58 * down ** curve)
  return (across, down) => [x + across * widthAt(down), top + (base - top) * down]
}

interface ConeInks {
  ink: string
  shade: string
  lit?: string
  gullies?: number
  /** How far its foot is lost, 0 to 1, and in what: the mist unless told otherwise. */
  fade?: number
  fadeTo?: string
  snow?: readonly [lit: string, shade: string]
  snowline?: number
}

/** A volcano on its cone: a fluted shaded flank, gullies down both, snow if it has any. */
export function volcanoCone(stage: Stage, surface: Cone, options: ConeInks): Art {
  const { chance, inks } = stage
  const { ink, shade, lit, gullies = 7, fade = 0.7, fadeTo = inks.mist, snow } = options
  const [left, right] = [flank(stage, surface, -1), flank(stage, surface, 1)]
  const rim = [surface(-0.45, 0.018), surface(0, 0.006), surface(0.4, 0.024)]
  const body = pen()
    .M(...last(left))
    .through(left.slice(0, -1).reverse())
    .through(rim)
    .through(right)
    .Z()
  const dark = stage.light < 0 ? 1 : -1
  const shades = shadedFlank(stage, surface, dark, dark > 0 ? right : left)
  const glints = pen()
  for (let i = 0; i < gullies; i++) {
    const across = (i + chance.between(0.2, 0.8)) / gullies
    gully(shades, surface, -dark * lerp(0.3, 0.95, across), {
      from: chance.between(0.03, 0.35),
      to: chance.between(0.55, 0.95),
      wide: chance.between(0.06, 0.12) * chance.sign(),
    })
    if (!lit) continue
    gully(glints, surface, dark * lerp(0.25, 0.95, across), {
      from: chance.between(0.05, 0.4),
      to: chance.between(0.5, 0.9),
      wide: chance.between(0.04, 0.09) * chance.sign(),
    })
  }
  const [top, base] = [surface(0, 0)[1], surface(0, 1)[1]]
  const faded = (tone: string) => stage.gradient([tone, tone, mix(tone, fadeTo, fade)], 0, top, 0, base)
  return [
    fill(body, faded(ink)),
    fill(shades, faded(shade)),
    lit && fill(glints, faded(lit)),
    snow && snowCap(stage, surface, rim, shades, snow, options.snowline ?? 0.2),
  ]
}

function flank({ chance }: Stage, surface: Cone, side: 1 | -1): Point[] {
  return range(9, (_, down) => {
    const [x, y] = surface(side, down)
    return [x + chance.between(-1.5, 1.5), y]
  })
}

function shadedFlank({ chance }: Stage, surface: Cone, dark: 1 | -1, outline: readonly Point[]): Pen {
  const flutes = 5
  const edge: Point[] = []
  for (let i = 0; i <= flutes; i++) {
    const down = i / flutes
    edge.push(surface(dark * (0.14 - 0.12 * chance()), down * 0.92 + 0.02))
    if (i === flutes) break
    const across = -dark * chance.between(0.1, 0.3) * (1 - 0.55 * down)
    edge.push(surface(across, down * 0.92 + chance.between(0.2, 0.27)))
  }
  return pen()
    .M(...surface(dark * 0.1, 0.01))
    .through(edge)
    .L(...surface(dark * 0.1, 1), ...surface(dark, 1))
    .through(outline.toReversed())
    .Z()
}

function gully(
  path: Pen,
  surface: Cone,
  across: number,
  { from, to, wide }: { from: number; to: number; wide: number },
): void {
  path
    .M(...surface(across, from))
    .L(
      ...surface(across + wide * 0.5, lerp(from, to, 0.4)),
      ...surface(across + wide * 0.25, lerp(from, to, 0.55)),
    )
    .L(...surface(across + wide, to), ...surface(across - wide * 0.1, lerp(from, to, 0.75)))
    .L(...surface(across - wide * 0.35, lerp(from, to, 0.35)))
    .Z()
}

function snowCap(
  stage: Stage,
  surface: Cone,
  rim: readonly Point[],
  shades: Pen,
  [lit, shade]: readonly [string, string],
  snowline: number,
): Art {
  const { chance } = stage
  const hem = range(13, (i, t) =>
    surface(lerp(1.02, -1.02, t), snowline * (i % 2 ? chance.between(0.7, 1) : chance.between(1.1, 1.7))),
  )
  const cap = pen()
    .M(...surface(-1, 0))
    .through(rim)
    .L(...surface(1, 0))
    .through(hem)
    .Z()
  return [fill(cap, lit), group({ clipPath: stage.clip(cap) }, fill(shades, shade))]
}
