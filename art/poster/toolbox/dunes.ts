import { mix } from './inks.ts'
import { first, last, lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A great dune: its feet and summit on the skyline, and the sharp crest that winds down to us. */
export interface Dune {
  readonly shadeFoot: Point
  readonly summit: Point
  readonly litFoot: Point
  /** From below the summit down. */
  readonly crest: readonly Point[]
  /** 0 far off in the haze, 1 close by. */
  readonly nearness: number
}

/** One flank in the light and one in the shade, and the crest between them. */
export function dune(stage: Stage, { shadeFoot, summit, litFoot, crest, nearness }: Dune): Art {
  const { height, inks, gradient } = stage
  const base = Math.max(height + 30, last(crest)[1])
  const [sunlit, body, shade] = inks.sand
  const hollow: Point = [lerp(shadeFoot[0], summit[0], 0.6), lerp(shadeFoot[1], summit[1], 0.16)]
  const shoulder: Point = [lerp(summit[0], litFoot[0], 0.34), lerp(summit[1], litFoot[1], 0.72)]
  const whole = pen()
    .M(shadeFoot[0], base)
    .L(...shadeFoot)
    .Q(...hollow, ...summit)
    .Q(...shoulder, ...litFoot)
    .L(litFoot[0], base)
    .Z()
  const dark = pen()
    .M(...summit)
    .soft(crest)
    .L(last(crest)[0], base, shadeFoot[0], base, ...shadeFoot)
    .Q(...hollow, ...summit)
  const down = (tones: [string, string]) => gradient(tones, 0, summit[1], 0, base)
  const hazy = (ink: string) => mix(inks.mist, ink, lerp(0.55, 1, nearness))
  const deep = mix(shade, inks.rock[2], lerp(0.2, 0.55, nearness))
  return [
    fill(whole, down([hazy(sunlit), hazy(mix(body, shade, nearness * 0.3))])),
    fill(dark, down([hazy(mix(shade, inks.rock[1], 0.3)), hazy(deep)])),
    stroke(pen().curve([summit, ...crest]), inks.paper, lerp(1, 2.4, nearness), { opacity: 0.55 }),
  ]
}

/** Lines the wind combs into the sand, between two levels; `long` is the nearest ones' length. */
export function windLines(
  { chance, inks }: Stage,
  from: Point,
  to: Point,
  { count, long, ink = inks.sand[2] }: { count: number; long: number; ink?: string },
): Art {
  const lines = pen()
  for (const t of range(count, (_, along) => along)) {
    const size = lerp(0.45, 1, t) * long * chance.between(0.6, 1.2)
    const x = chance.between(from[0], to[0]) - size / 2
    const y = lerp(from[1], to[1], t)
    lines.M(x, y).Q(x + size * 0.4, y - size * 0.05, x + size, y + size * 0.04)
  }
  return stroke(lines, ink, 1.8, { opacity: 0.5 })
}

/** A file of seabirds strung out low over the water, from one point to another. */
export function seabirdFile(
  { chance }: Stage,
  ends: readonly [Point, Point],
  size: number,
  ink: string,
): Art {
  const file = pen()
  const [from, to] = [first(ends), last(ends)]
  for (const [i, t] of range(13, (_, along) => along).entries()) {
    const x = lerp(from[0], to[0], t) + chance.between(-0.4, 0.4) * size
    const y = lerp(from[1], to[1], t) + Math.sin(i * 0.8) * size * 0.7
    const wing = size * chance.between(0.8, 1.1)
    file.M(x - wing, y - wing * 0.3).Q(x - wing * 0.3, y - wing * 0.5, x, y)
    file.Q(x + wing * 0.4, y - wing * 0.6, x + wing, y - wing * 0.2)
  }
  return stroke(file, ink, 1.7, { strokeLinecap: 'round' })
}
