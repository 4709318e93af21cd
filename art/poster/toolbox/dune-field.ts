import type { Dune } from './dunes.ts'
import { nth, type Point } from './numbers.ts'
import { nearEdge, type Stage } from './stage.ts'

/** A dune in a scene's own measures: across toward the sun, down from the horizon. */
function layDune(
  { span, xAt }: Stage,
  horizon: number,
  nearness: number,
  [shadeFoot, summit, litFoot, ...crest]: readonly [Point, Point, Point, ...Point[]],
): Dune {
  const at = ([across, down]: Point): Point => [xAt(across), horizon + span * down]
  return {
    shadeFoot: at(shadeFoot),
    summit: at(summit),
    litFoot: at(litFoot),
    crest: crest.map(at),
    nearness,
  }
}

export function farDune(stage: Stage, horizon: number): Dune {
  const { chance } = stage
  const summit: Point = [-0.95 + chance.between(-0.1, 0.1), -0.06]
  return layDune(stage, horizon, 0.3, [[-1.9, 0.1], summit, [0.1, 0.2], [-0.9, 0.04], [-1, 0.1], [-0.8, 0.2]])
}

/** Ways a crest may wind down: across from its summit and down the picture, in spans. */
const CRESTS: readonly (readonly Point[])[] = [
  [
    [0.12, 0.12],
    [-0.04, 0.24],
    [0.2, 0.38],
    [0.08, 0.52],
    [0.5, 1.3],
  ],
  [
    [-0.06, 0.12],
    [0.16, 0.26],
    [-0.06, 0.4],
    [0.14, 0.52],
    [-0.1, 1.3],
  ],
  [
    [0.1, 0.1],
    [0.26, 0.2],
    [0.12, 0.34],
    [0.36, 0.48],
    [0.7, 1.3],
  ],
]

/** The great dune's summit always stands inside the frame. */
export function greatDune(stage: Stage, horizon: number): Dune {
  const { span, chance, focusX, sunward } = stage
  const inside = ((nearEdge(stage, 0.17) - focusX) * sunward) / span
  const [across, down] = [Math.max(chance.between(-0.5, -0.3), inside), chance.between(-0.14, -0.06)]
  const sway = chance.between(0.8, 1.2)
  const winding = nth(CRESTS, chance.whole(0, CRESTS.length - 1))
  const crest = winding.map(([x, y]): Point => [across + x * sway, down + y])
  return layDune(stage, horizon, 0.7, [[across - 1, 0.34], [across, down], [across + 1.5, 0.42], ...crest])
}

/** The sand at our feet, from the other side; it leaves the bay in view between the two. */
export function nearDune(stage: Stage, horizon: number): Dune {
  const { height, span, chance } = stage
  const foot = (height - horizon) / span
  const summit: Point = [chance.between(0.5, 0.72), foot - chance.between(0.2, 0.26)]
  return layDune(stage, horizon, 1, [
    [-0.5, foot + 0.02],
    summit,
    [2.6, foot - 0.1],
    [summit[0] + 0.05, foot - 0.15],
    [summit[0] - 0.05, foot - 0.07],
    [summit[0] + 0.16, foot + 0.08],
  ])
}
