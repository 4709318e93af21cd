import { mix } from './inks.ts'
import { brokenLine } from './land.ts'
import { first, heightAlong, leftToRight, lerp, nth, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface ShoreInks {
  grass: string
  shade: string
  lit: string
  sand: string
  shallows: string
}

/** A sharp-crested hill of dry grass that runs out to a point; its foot bends round the bays before it. */
export function grassyRidge(
  stage: Stage,
  crest: readonly Point[],
  foot: readonly Point[],
  beach: number,
  inks: ShoreInks,
): Art {
  const { chance, light, span } = stage
  const skyline = crest.slice(1).flatMap((to, i) => brokenLine(chance, nth(crest, i), to, span * 0.05, 0.09))
  const outline = [first(crest), ...skyline]
  const shore = (lower: number) =>
    pen()
      .line(outline)
      .soft(foot.map(([x, y], i): Point => [x, y + lower * (i % 2 ? 1.25 : 0.8)]))
      .Z()
  const [shades, glints] = [pen(), pen()]
  const bottom = heightAlong(leftToRight(foot))
  for (const [i, peak] of crest.entries()) {
    const [before, after] = [crest[i - 1], crest[i + 1]]
    if (!before || !after) continue
    const away = (after[0] - before[0]) * light < 0 ? after : before
    const toward = away === after ? before : after
    spur(shades, stage, peak, away, bottom, 0.9)
    if (peak[1] < before[1] && peak[1] < after[1]) rib(glints, stage, peak, toward, bottom)
    rib(shades, stage, [lerp(peak[0], toward[0], 0.5), lerp(peak[1], toward[1], 0.5)], toward, bottom)
  }
  const [top, base] = [Math.min(...crest.map(([, y]) => y)), Math.max(...foot.map(([, y]) => y))]
  const faded = (ink: string) => stage.gradient([ink, mix(ink, inks.lit, 0.35)], 0, top, 0, base)
  const clipPath = stage.clip(shore(0))
  return [
    fill(shore(beach * 2.3), inks.shallows, { opacity: 0.55 }),
    fill(shore(beach), inks.sand),
    fill(shore(0), faded(inks.grass)),
    `<g clip-path="${clipPath}">${fill(shades, faded(inks.shade))}${fill(glints, inks.lit)}</g>`,
  ]
}

/** The face away from the light: from a peak along its crest, and down to the foot by a broken edge. */
function spur(
  shades: Pen,
  { chance }: Stage,
  [x, y]: Point,
  away: Point,
  bottom: (x: number) => number,
  deep: number,
) {
  const wide = away[0] - x
  const low = lerp(y, bottom(x), deep)
  const at = (across: number, down: number): Point => [x + wide * across, lerp(y, low, down)]
  shades
    .M(x, y - 2)
    .L(...at(chance.between(-0.12, 0.02), 0.2), ...at(0.1, 0.32), ...at(chance.between(-0.1, 0.05), 0.55))
    .L(...at(0.16, 0.66), ...at(chance.between(0, 0.12), 1), ...at(chance.between(0.3, 0.45), 0.7))
    .L(...at(0.5, 0.94), ...at(0.85, 0.5), away[0], away[1])
    .Z()
}

/** A narrow fold down the slope. */
function rib(folds: Pen, { chance }: Stage, [x, y]: Point, toward: Point, bottom: (x: number) => number) {
  const wide = (toward[0] - x) * 0.16
  const long = (bottom(x) - y) * chance.between(0.5, 0.85)
  folds
    .M(x, y + 1)
    .L(x + wide, y + long * 0.4, x + wide * 0.6, y + long * 0.55, x + wide * 1.6, y + long)
    .L(x + wide * 0.1, y + long * 0.6)
    .Z()
}
