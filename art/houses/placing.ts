import { type Art, group, place } from '#art/poster/toolbox/tags.ts'
import { building } from './buildings/building.ts'
import type { HouseKeys } from './house-keys.ts'
import type { Build } from './toolbox/build.ts'

/** Where a house of a group stands, and how large it is drawn. */
type Spot = readonly [x: number, y: number, scale: number]

/** Groups of one to six, from the back to the front; the last has the red door. */
const GROUPS: readonly (readonly Spot[])[] = [
  [[0, 0, 1]],
  [
    [-132, -20, 0.6],
    [70, 0, 0.94],
  ],
  [
    [-164, -20, 0.6],
    [158, -20, 0.6],
    [-6, 4, 0.94],
  ],
  [
    [-196, -26, 0.52],
    [72, -26, 0.52],
    [-70, 4, 0.66],
    [184, 4, 0.66],
  ],
  [
    [-190, -32, 0.46],
    [-10, -36, 0.46],
    [168, -32, 0.46],
    [-102, 4, 0.68],
    [90, 4, 0.68],
  ],
  [
    [-204, -32, 0.44],
    [-58, -36, 0.44],
    [92, -32, 0.44],
    [-140, 6, 0.58],
    [12, 10, 0.58],
    [168, 6, 0.58],
  ],
]

/** How wide the front of a house is that stands alone. */
export const FRONT = 250

/** Widths of the fronts in groups of one to five, and larger. */
const WIDTHS = [FRONT, 200, 152, 136, 116] as const

/** The houses of a picture about x = 0; `rise` is how far the ground rises along x. */
export function houses(build: Build, keys: HouseKeys, rise: number): Art {
  const spots = GROUPS[keys.houses - 1] ?? []
  const width = WIDTHS[Math.min(spots.length, WIDTHS.length) - 1] ?? WIDTHS[0]
  return spots.map(([x, y, scale], i) => {
    const art = building(build, { keys, width, first: i === spots.length - 1 })
    return group({ transform: place(x, y - x * rise, scale) }, art)
  })
}
