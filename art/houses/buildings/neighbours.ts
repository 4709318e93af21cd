import type { Build } from '#art/houses/toolbox/build.ts'
import { rectangle } from '#art/houses/toolbox/marks.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

/** How far the neighbours reach to either side. */
export const REACH = 480

const INKS = ['#8fb3c4', '#e0bd86', '#d9a08c', '#b9c2a0', '#e8dcc4', '#c9a2b0'] as const

/** The houses wall to wall with a house in its street: both, or only the one at the left. */
export function neighbours(build: Build, half: number, both: boolean): Art {
  const { stage, paint } = build
  const { chance } = stage
  return [
    neighbour(build, -REACH, -half + 2, chance.between(128, 176), chance.pick(INKS)),
    both && neighbour(build, half - 2, REACH, chance.between(136, 196), chance.pick(INKS)),
    rectangle(-REACH, 0, 2 * REACH, 7, paint.stone),
    rectangle(-REACH, 7, 2 * REACH, 4, paint.stoneShade),
  ]
}

function neighbour(build: Build, from: number, to: number, height: number, ink: string): Art {
  const { stage, paint } = build
  const wall = mix(tinted(stage, ink), stage.inks.land[3], 0.18)
  const width = to - from
  const bays = Math.max(2, Math.floor(width / 84))
  const arched = stage.chance.odds(0.4)
  return [
    rectangle(from, -height, width, height, wall),
    roofPlane(build, [
      [from - 4, -height - 36],
      [to + 4, -height - 36],
      [to + 6, -height + 6],
      [from - 6, -height + 6],
    ]),
    range(bays, i => {
      const at = from + (width / bays) * (i + 0.5) - 15
      const shutters = arched ? undefined : mix(paint.wood, wall, 0.2)
      return pane(build, [at, -height + 34, 30, 52], { shutters, arched, inside: i % 2 === 1 })
    }),
    rectangle(from, -26, width, 26, mix(wall, paint.woodShade, 0.3)),
  ]
}
