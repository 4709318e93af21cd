import { forest } from './forest.ts'
import { mix } from './inks.ts'
import { clamp, lerp, type Point, range } from './numbers.ts'
import { frond, palm, palmCrown } from './palms.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** One wall of forest along the water: three belts, each nearer and higher, with raffia palms on its edge. */
export function bank(stage: Stage, side: number, horizon: number, end: number): Art {
  const { width, span, unit, chance, inks } = stage
  const { leaf, land } = inks
  const reach = Math.max(span * 0.5, side > 0 ? width - end : end)
  const along = (x: number) => clamp(((x - end) * side - span * 0.05) / reach)
  const water = (x: number) => horizon + span * 0.34 * along(x) ** 1.15
  const belts = [
    { from: 0.03, rise: 0.16, ink: mix(land[3], leaf[1], 0.4), lit: mix(land[2], leaf[0], 0.4), size: 15 },
    { from: 0.2, rise: 0.4, ink: mix(leaf[2], leaf[1], 0.3), lit: leaf[1], size: 30 },
    { from: 0.52, rise: 0.52, ink: leaf[2], lit: mix(leaf[1], leaf[2], 0.4), size: 42 },
  ]
  const crownId = stage.once('palm', () => palmCrown(stage))
  const bounds = (t: number) =>
    side > 0 ? { from: end + reach * t, to: width + 30 } : { from: -30, to: end - reach * t }
  return [
    belts.map(({ from, rise, ink, lit, size }, i) => [
      forest(stage, {
        ...bounds(from),
        y: x => horizon - span * (0.02 + rise * Math.max(0, along(x) - from * 0.92) ** 0.8),
        below: x => water(x) + 2,
        size: size * unit + 3,
        ink,
        lit,
        rows: i + 2,
        bumps: 5,
      }),
      i === 1 &&
        palm(crownId, end + side * reach * 0.44, water(end + side * reach * 0.44), span * 0.36, {
          lean: -side * 0.16,
          ink: leaf[3],
          scale: unit * 0.6,
        }),
    ]),
    raffia(
      stage,
      range(5, (_, t) => end + side * reach * lerp(0.16, 0.86, t)),
      water,
      side,
    ),
    fill(
      pen()
        .M(end + side * span * 0.06, horizon + 2)
        .L(
          ...range(
            9,
            (_, t) =>
              [
                end + side * reach * lerp(0.06, 1.1, t),
                water(end + side * reach * lerp(0.06, 1.1, t)) + 2,
              ] as const,
          ).flat(),
          end + side * reach * 1.1,
          horizon + span * 0.33,
          end + side * reach * 0.5,
          water(end + side * reach * 0.5) - 3,
        )
        .Z(),
      mix(leaf[3], inks.key, 0.4),
      { opacity: chance.between(0.5, 0.7) },
    ),
  ]
}

/** Raffia palms: great fronds that rise from the water's edge itself. */
function raffia(stage: Stage, places: readonly number[], water: (x: number) => number, side: number): Art {
  const { span, chance, inks } = stage
  const leaves = pen()
  for (const [i, x] of places.entries()) {
    const foot = water(x) + 3
    const high = span * lerp(0.07, 0.24, i / places.length)
    for (const lean of [-0.8, -0.4, 0, 0.4, 0.8]) {
      const tip: Point = [
        x + (lean - side * 0.25) * high * chance.between(0.8, 1.1),
        foot - high * (1.1 - Math.abs(lean) * 0.55),
      ]
      frond(leaves, [x + lean * high * 0.2, foot - high * 0.8], tip, {
        from: [x, foot],
        leaflets: 7,
        wide: 0.2,
      })
    }
  }
  return fill(leaves, mix(inks.leaf[3], inks.leaf[2], 0.35))
}
