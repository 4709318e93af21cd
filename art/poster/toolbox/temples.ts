import { type Point, pairs } from './numbers.ts'
import { type Pen, pen } from './pen.ts'

/** Rock and shade of a temple, cut by several functions and printed together. */
interface Masonry {
  readonly stone: Pen
  readonly shade: Pen
}

export function masonry(): Masonry {
  return { stone: pen(), shade: pen() }
}

export interface Placed {
  /** Feet in the middle. */
  x: number
  y: number
  width: number
  height: number
  /** Which side is in shade. */
  dark: 1 | -1
}

/** Half-widths and heights from the foot up, in widths and heights, on one side of the middle. */
function side(profile: readonly Point[], { x, y, width, height }: Placed, direction: number): Point[] {
  return profile.map(([half, up]) => [x + direction * half * width, y - up * height])
}

const LOTUS_TIERS = 7
const tierAt = (tier: number) => 0.14 + 0.74 * (tier / LOTUS_TIERS)
const budAt = (up: number) => 0.5 * Math.sqrt(Math.max(0, 1 - ((up - 0.1) / 0.84) ** 2.3))

const LOTUS_PROFILE: readonly Point[] = [
  ...pairs([0.54, 0, 0.54, 0.1, 0.48, 0.12]),
  ...Array.from({ length: LOTUS_TIERS }, (_, tier) => {
    const [foot, top] = [tierAt(tier), tierAt(tier + 1)]
    return pairs([budAt(foot) * 0.95, foot, budAt(foot) * 1.06, foot + 0.028, budAt(top) * 1.02, top - 0.012])
  }).flat(),
  ...pairs([0.1, 0.885, 0.11, 0.9, 0.05, 0.93, 0.06, 0.95, 0.012, 1.06]),
]

/** A lotus tower of Angkor: redented tiers that draw in to a bud. */
export function lotusTower({ stone, shade }: Masonry, placed: Placed): void {
  const { x, y, width, height, dark } = placed
  stone
    .M(x, y)
    .through(side(LOTUS_PROFILE, placed, -1))
    .through(side(LOTUS_PROFILE, placed, 1).reverse())
    .Z()
  shade
    .M(x, y - height * 1.05)
    .through(side(LOTUS_PROFILE, placed, dark).reverse())
    .L(x + dark * width * 0.1, y)
  for (let tier = 0; tier < LOTUS_TIERS; tier++) {
    const up = tierAt(tier)
    const half = width * 0.5 * Math.sqrt(1 - ((up - 0.1) / 0.84) ** 2.3)
    shade.L(
      x + dark * half * 0.2,
      y - height * (up + 0.01),
      x - dark * half * 0.16,
      y - height * (up + 0.035),
    )
  }
  shade.Z()
}

const STUPA_PROFILE = pairs([
  0.5, 0, 0.5, 0.1, 0.43, 0.11, 0.43, 0.2, 0.36, 0.21, 0.36, 0.3, 0.3, 0.31, 0.285, 0.42, 0.24, 0.52, 0.13,
  0.6, 0.075, 0.64, 0.05, 0.78, 0.018, 0.88, 0, 1.06,
])
const TEMPLE_PROFILE = pairs([
  0.5, 0, 0.5, 0.2, 0.44, 0.22, 0.44, 0.32, 0.36, 0.33, 0.36, 0.42, 0.27, 0.43, 0.27, 0.5, 0.2, 0.53, 0.19,
  0.62, 0.13, 0.7, 0.07, 0.74, 0.045, 0.86, 0.02, 0.9, 0, 1.04,
])

/** A pagoda of Bagan: terraces, bell and spire; the temples among them have corner turrets. */
export function pagoda({ stone, shade }: Masonry, placed: Placed, temple: boolean): void {
  const { x, y, width, height, dark } = placed
  const profile = temple ? TEMPLE_PROFILE : STUPA_PROFILE
  stone
    .M(x - 0.5 * width, y)
    .through(side(profile, placed, -1))
    .through(side(profile.slice(0, -1), placed, 1).reverse())
    .Z()
  shade
    .M(x, y - height)
    .through(side(profile, placed, dark).reverse())
    .L(x + dark * width * 0.12, y, x + dark * width * 0.04, y - height * 0.3)
    .L(x + dark * width * 0.1, y - height * 0.5)
    .Z()
  if (!temple) return
  const up = (part: number) => y - height * part
  stone
    .M(x - width * 0.4, up(0.2))
    .L(x - width * 0.46, up(0.36), x - width * 0.36, up(0.2))
    .M(x + width * 0.36, up(0.2))
    .L(x + width * 0.46, up(0.36), x + width * 0.42, up(0.2))
    .Z()
}
