import { mix } from './inks.ts'
import { clamp, lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import { nearEdge, type Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** How far down the bay the cliff runs: 0 at our side of the frame, 1 at its far end. */
export function shoreX(stage: Stage, t: number): number {
  const { span, xAt } = stage
  return lerp(nearEdge(stage, -0.1), xAt(0.36), t ** 0.62) + stage.sunward * span * 0.03 * Math.sin(t * 9)
}

/** Brown cliffs in recession, the beach road at their foot, parks and towers on top. */
export function cliffs(stage: Stage, horizon: number): Art {
  const { height, span, chance, inks, sunward } = stage
  const { rock, town, leaf } = inks
  const foot = (t: number) => lerp(height * 0.98, horizon + span * 0.012, t ** 0.42)
  const top = (t: number) => lerp(height * 0.5, horizon - span * 0.035, t ** 0.5)
  const steps = range(25, (_, t) => t)
  const face = pen().polygon([
    ...steps.map((t): Point => [shoreX(stage, t), foot(t)]),
    ...steps.toReversed().map((t): Point => [shoreX(stage, t) - sunward * span * 0.06 * (1 - t), top(t)]),
    [nearEdge(stage, -0.2), top(0)],
    [nearEdge(stage, -0.2), foot(0)],
  ])
  const [gullies, gleams] = [pen(), pen()]
  for (let i = 0; i < 34; i++) {
    const t = (i + chance()) / 34
    const [x, low, high, wide] = [shoreX(stage, t), foot(t), top(t), span * 0.03 * (1 - t) + 2]
    const path = i % 3 ? gullies : gleams
    path
      .M(x - sunward * wide * 2, lerp(high, low, 0.06))
      .L(
        x - sunward * wide * 0.6,
        lerp(high, low, 0.6),
        x - sunward * wide * 0.2,
        low - 3,
        x - sunward * wide * 1.2,
        low - 3,
        x - sunward * wide * 1.8,
        lerp(high, low, 0.5),
      )
      .Z()
  }
  const beach = pen().polygon([
    ...steps.map((t): Point => [shoreX(stage, t) + sunward * span * 0.07 * (1 - t), foot(t) + 3]),
    ...steps
      .toReversed()
      .map((t): Point => [shoreX(stage, t) - 2 * sunward, foot(t) - span * 0.03 * (1 - t)]),
  ])
  return [
    towers(stage, top),
    fill(
      face,
      stage.gradient(
        [mix(rock[1], rock[0], 0.3), mix(rock[1], rock[2], 0.5)],
        0,
        horizon - span * 0.04,
        0,
        height,
      ),
    ),
    fill(gullies, mix(rock[2], town[3], 0.3), { opacity: 0.6 }),
    fill(gleams, rock[0], { opacity: 0.45 }),
    fill(beach, mix(inks.sand[1], inks.sand[2], 0.3)),
    stroke(
      pen().line(steps.map((t): Point => [shoreX(stage, t) - sunward * span * 0.05 * (1 - t), top(t) - 1])),
      mix(leaf[2], leaf[1], 0.4),
      span * 0.016,
    ),
  ]
}

function towers(stage: Stage, top: (t: number) => number): Art {
  const { span, chance, inks, sunward, lampsLit } = stage
  return range(26, i => {
    const t = 1 - i / 26
    const near = 1 - t
    const x = shoreX(stage, t) - sunward * span * (0.1 * near + 0.02)
    const [half, high] = [
      span * lerp(0.012, 0.05, near) * chance.between(0.8, 1.3),
      span * lerp(0.03, 0.26, near) * chance.between(0.6, 1.2),
    ]
    const foot = top(t) + 6
    const body = pen()
      .M(x - half, foot)
      .V(foot - high)
      .H(x + half)
      .V(foot)
      .Z()
    const side = pen()
      .M(x + sunward * half * 0.4, foot)
      .V(foot - high)
      .H(x + sunward * half)
      .V(foot)
      .Z()
    const panes = pen()
    for (let up = 0.1; up < 0.92; up += 0.13) {
      for (const aside of [-0.6, -0.15])
        if (chance.odds(0.75))
          panes
            .M(x + sunward * aside * half, foot - high * up)
            .V(foot - high * (up + 0.06))
            .H(x + sunward * (aside + 0.25) * half)
            .V(foot - high * up)
            .Z()
    }
    const ink = mix(inks.town[1], inks.paper, clamp(0.3 + chance.between(-0.2, 0.3)))
    return [
      fill(body, mix(ink, inks.mist, t * 0.5)),
      fill(side, mix(ink, inks.paper, 0.45)),
      fill(panes, lampsLit ? inks.lamp : inks.town[3], { opacity: lampsLit ? 0.95 : 0.5 }),
    ]
  })
}

/** Swells that come round the bay in lines. */
export function surfLines(stage: Stage, horizon: number): Art {
  const { height, span, inks, sunward } = stage
  const lines = pen()
  for (const out of [0.1, 0.16, 0.23]) {
    lines.curve(
      range(
        9,
        (_, t): Point => [
          shoreX(stage, t * 0.7) + sunward * span * (out * (1 - t * 0.75)),
          lerp(height * 0.98, horizon + span * 0.02, (t * 0.7) ** 0.42) + span * 0.02,
        ],
      ),
    )
  }
  return stroke(lines, inks.paper, 2.6, { opacity: 0.7 })
}
