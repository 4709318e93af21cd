import type { Scene } from '#art/poster/scene.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { farPeaks } from '#art/poster/toolbox/far-peaks.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { heightAlong, leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { buckwheat, motorbike, type RoadPoint, ribbon } from '#art/poster/toolbox/pass-road.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const hagiang: Scene = {
  title: 'Pass road over the gorge',
  best: 'dawn',
  zoom: [0.94, 1.12],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.4, 0.44)
    const sunX = xAt(chance.between(0.2, 0.34))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.1, 0.2), r: span * 0.155 })
    const down = (spans: number) => horizon + (spans * (height - horizon)) / 0.58
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.09, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.05, sun.y, span * 0.44, 2, inks.mist, { opacity: 0.9 }),
      farPeaks(stage, horizon),
      gorge(stage, horizon, down),
      nearSlope(stage, down),
      birds(stage, xAt(0.36), height * 0.3, 4, 7 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

type Down = (spans: number) => number

/** Spines of the two walls, across toward the sun and down from the horizon. */
const FAR_WALL = [
  -0.02, 0.4, 0.16, 0.19, 0.3, 0.08, 0.38, 0.11, 0.56, -0.14, 0.68, -0.02, 0.84, -0.1, 0.98, 0.02, 1.2, -0.24,
  1.42, -0.06, 1.7, -0.2, 2, -0.05, 2.4, -0.2, 2.8, 0,
]
const WALL = [
  -2.8, 0, -2.3, -0.24, -1.9, -0.08, -1.5, -0.3, -1.2, -0.12, -0.86, -0.26, -0.68, -0.12, -0.44, -0.3, -0.31,
  -0.13, -0.22, -0.18, -0.1, 0.1, 0.02, 0.24, 0.1, 0.46,
]
/** The river's middle and half-width. */
const RIVER = [
  0.1, 0.215, 0.004, 0.16, 0.24, 0.006, 0.15, 0.275, 0.01, 0.25, 0.31, 0.014, 0.24, 0.36, 0.02, 0.36, 0.41,
  0.028, 0.35, 0.47, 0.036, 0.52, 0.54, 0.05, 0.56, 0.66, 0.075,
]
/** The road round the far wall, and on our own slope, from far to near. */
const FAR_ROAD = [
  -0.01, 0.235, 0.003, -0.1, 0.21, 0.005, -0.2, 0.205, 0.006, -0.32, 0.17, 0.007, -0.46, 0.165, 0.008, -0.64,
  0.13, 0.009, -0.9, 0.12, 0.01, -1.3, 0.09, 0.011, -2.6, 0.08, 0.012,
]
const NEAR_ROAD = [
  0.0, 0.4, 0.007, -0.14, 0.365, 0.012, -0.3, 0.352, 0.017, -0.44, 0.362, 0.023, -0.47, 0.4, 0.03, -0.3,
  0.432, 0.036, -0.06, 0.452, 0.042, 0.13, 0.495, 0.05, 0.1, 0.56, 0.062, -0.2, 0.64, 0.08,
]

function road({ span, xAt }: Stage, down: Down, coordinates: readonly number[]): RoadPoint[] {
  return range(coordinates.length / 3, i => {
    const [x = 0, y = 0, half = 0] = coordinates.slice(i * 3)
    return [xAt(x), down(y), half * span]
  })
}

/** Limestone on both sides, and the Nho Que far below. */
function gorge(stage: Stage, horizon: number, down: Down): Art {
  const { width, height, span, inks, xAt } = stage
  const { land, leaf, rock, sand } = inks
  const jade = tinted(stage, '#3fae96', 1.2)
  const wall = (coordinates: readonly number[], ink: string, shade: string, fade: number) =>
    massif(stage, {
      spine: leftToRight(plot(coordinates, xAt, spans => horizon + span * spans)),
      base: down(0.62),
      ink,
      shade,
      lit: mix(ink, shade, 0.5),
      spurs: 4,
      fade,
      step: 17,
      rough: 0.22,
    })
  const farRoad = road(stage, down, FAR_ROAD)
  const valley = stage.gradient(
    [mix(land[2], inks.mist, 0.4), mix(land[3], leaf[2], 0.4)],
    0,
    down(0.22),
    0,
    down(0.5),
  )
  const floor = stage.gradient(
    [mix(land[1], inks.mist, 0.7), mix(land[2], inks.mist, 0.3)],
    0,
    horizon + span * 0.1,
    0,
    down(0.5),
  )
  const river = road(stage, down, RIVER)
  return [
    `<path fill="${floor}" d="M0 ${Math.round(horizon + span * 0.16)}h${width}V${height}H0z"/>`,
    wall(FAR_WALL, mix(land[1], rock[1], 0.3), mix(land[2], rock[2], 0.15), 0.7),
    mistTongue(stage, down(0.2), span * 0.05, { opacity: 0.35 }),
    fill(
      ribbon(
        river.map(([x, y, half]) => [x, y, half * 2.2 + span * 0.004]),
        0.5,
      ),
      valley,
    ),
    fill(ribbon(river, 0.5), stage.gradient([mix(jade, inks.mist, 0.45), jade], 0, down(0.22), 0, down(0.6))),
    stroke(
      pen().curve(river.slice(2).map(([x, y, half]): Point => [x - half * 0.4, y])),
      mix(jade, inks.paper, 0.5),
      1.6,
      { opacity: 0.6 },
    ),
    wall(WALL, mix(mix(land[2], rock[1], 0.3), leaf[1], 0.14), mix(land[3], leaf[2], 0.2), 0.35),
    fill(ribbon(farRoad.map(([x, y, half]) => [x, y - span * 0.008, half])), mix(land[3], leaf[3], 0.3)),
    fill(ribbon(farRoad), mix(sand[0], land[1], 0.2)),
    mistTongue(stage, down(0.34), span * 0.05, { opacity: 0.35 }),
  ]
}

const SLOPE = [
  -2.8, 0.22, -1.1, 0.27, -0.8, 0.25, -0.55, 0.31, -0.25, 0.32, -0.02, 0.37, 0.08, 0.41, 0.2, 0.47, 0.3, 0.54,
  0.42, 0.64,
]

/** Our own slope: the hairpins, the motorbike on them, buckwheat in flower below. */
function nearSlope(stage: Stage, down: Down): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, land, leaf, paper, rock, sand } = inks
  const edge = plot(SLOPE, xAt, down)
  const green = mix(land[4], leaf[2], 0.55)
  const nearRoad = road(stage, down, NEAR_ROAD)
  const bikeAt = chance.between(0.4, 0.9)
  const bike = { x: lerp(xAt(-0.36), xAt(-0.04), bikeAt), y: lerp(down(0.448), down(0.462), bikeAt) }
  const corner = plot([-2.8, 0.5, -0.9, 0.5, -0.5, 0.53, -0.2, 0.6, 0.05, 0.66], xAt, down)
  const far = plot([0.2, 0.68, 0.42, 0.58, 0.62, 0.53, 0.9, 0.5, 2.8, 0.47], xAt, down)
  const bed = (points: readonly Point[]) =>
    pen()
      .curve(points)
      .L(points.at(-1)?.[0] ?? 0, height + 30, points[0]?.[0] ?? 0, height + 30)
      .Z()
  const [left, right] = [
    Math.max(-20, Math.min(xAt(-1.7), xAt(-0.24))),
    Math.min(width + 20, Math.max(xAt(-1.7), xAt(-0.24))),
  ]
  const [farLeft, farRight] = [
    Math.max(-20, Math.min(xAt(0.38), xAt(2))),
    Math.min(width + 20, Math.max(xAt(0.38), xAt(2))),
  ]
  const posts = pen()
  for (const [x, y, half] of nearRoad.slice(4, 8)) posts.M(x, y + half * 0.46).V(y + half * 0.46 - 9 * unit)
  return [
    treeline(stage, leftToRight(edge), span * 0.016, green, height + 30),
    fill(ribbon(nearRoad.map(([x, y, half]) => [x, y + half * 0.42 + 2, half])), mix(leaf[3], key, 0.3)),
    fill(ribbon(nearRoad), mix(mix(rock[1], sand[0], 0.35), land[2], 0.2)),
    stroke(pen().curve(nearRoad.slice(0, 9).map(([x, y]): Point => [x, y])), paper, 1.6, {
      strokeDasharray: '7 9',
      opacity: 0.8,
    }),
    stroke(posts, paper, 2.6 * unit),
    fill(pen().lens(bike.x, bike.y + 1, span * 0.1, 3 * unit), key, { opacity: 0.4 }),
    motorbike(stage, bike.x, bike.y, unit * 1.15, sunward),
    fill(bed(far), leaf[3]),
    fill(bed(corner), leaf[3]),
    buckwheat(
      stage,
      heightAlong(leftToRight(far)),
      farLeft,
      farRight,
      span * 0.055,
      Math.round((farRight - farLeft) / (span * 0.016)),
    ),
    buckwheat(
      stage,
      heightAlong(leftToRight(corner)),
      left,
      right,
      span * 0.07,
      Math.round((right - left) / (span * 0.016)),
    ),
    grass(stage, -10, width + 10, () => height * 0.99, span * 0.04, key, 9),
  ]
}
