import { treeline } from './forest.ts'
import { clamp, leftToRight, lerp, type Point, range } from './numbers.ts'
import { palm } from './palms.ts'
import type { Stage } from './stage.ts'
import type { Art } from './tags.ts'

/** Height of the bushy mound on the near side, by how far across it is. */
function moundAt({ height, span }: Stage, across: number): number {
  return height * 1.01 - span * 0.36 * clamp((-0.16 - across) / 0.36) ** 1.5
}

export function palmMound(stage: Stage, crownId: string): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const planted = [
    { across: -0.5, high: 0.5, lean: 0.1, scale: 1.3, ink: leaf[3], flip: 1 },
    { across: -0.43, high: 0.42, lean: 0.3, scale: 1.1, ink: key, flip: -1 },
    { across: -0.5 + 2 * 0.07, high: 0.3, lean: 0.5, scale: 0.9, ink: key, flip: 1 },
  ]
  const bushes = (count: number, to: number, lower: number) =>
    leftToRight(
      range(count, (_, t): Point => {
        const across = lerp(-1.8, to, t ** 0.6)
        return [xAt(across), moundAt(stage, across) + lower]
      }),
    )
  return [
    planted.slice(chance.whole(0, 2), 3).map(({ across, high, lean, scale, ink, flip }) =>
      palm(
        crownId,
        xAt(across),
        moundAt(stage, across) + span * 0.04,
        span * high * chance.between(0.92, 1.08),
        {
          lean: sunward * lean * chance.between(0.8, 1.1),
          ink,
          trunk: key,
          scale: unit * scale,
          flip,
        },
      ),
    ),
    treeline(stage, bushes(10, -0.16, 0), span * 0.04, leaf[3], height + 20),
    treeline(stage, bushes(8, -0.26, span * 0.07), span * 0.035, key, height + 20),
  ]
}
