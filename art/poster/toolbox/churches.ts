import { mix } from './inks.ts'
import { layFront } from './masonry.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A church seen face on. Measures are fractions of its height, which runs from the square to its crosses. */
export interface Church {
  readonly x: number
  readonly foot: number
  readonly high: number
  readonly stone: string
  readonly trim: string
  /** Ink of what tops the towers. */
  readonly cap: string
  readonly half: number
  readonly body: number
  readonly gable: 'curved' | 'pointed' | 'flat'
  readonly towerAt: number
  readonly towerHalf: number
  /** Top of the towers' shafts, and of their belfries. */
  readonly shaft: number
  readonly belfry: number
  readonly top: 'dome' | 'spire' | 'cap'
  readonly doors: 1 | 3
}

/** A front between two towers: doors, a rose window, belfries, and their shaded sides. */
export function twinTowers(stage: Stage, church: Church): Art {
  const { inks, light, lampsLit } = stage
  const { half, body, towerAt, towerHalf, shaft, belfry, stone, trim } = church
  const front = layFront(church.x, church.foot, church.high)
  const [walls, shade, bands, dark] = [pen(), pen(), pen(), pen()]
  front.box(walls, -half, half, 0, body)
  if (church.gable === 'pointed') front.gable(walls, -towerAt, towerAt, body, body + 0.14)
  if (church.gable === 'curved')
    front.dome(walls, 0, Math.max(0.02, towerAt - towerHalf), body - 0.01, body + 0.12)
  for (const side of [-1, 1]) {
    const middle = side * towerAt
    front.box(walls, middle - towerHalf, middle + towerHalf, 0, shaft)
    front.box(walls, middle - towerHalf * 0.86, middle + towerHalf * 0.86, shaft, belfry)
    const [from, to] = light > 0 ? [-1, -0.3] : [0.3, 1]
    front.box(shade, middle + towerHalf * from, middle + towerHalf * to, 0, shaft)
    front.box(shade, middle + towerHalf * 0.86 * from, middle + towerHalf * 0.86 * to, shaft, belfry)
    for (const aside of [-0.4, 0.4])
      front.arch(
        dark,
        middle + aside * towerHalf,
        towerHalf * 0.24,
        shaft + (belfry - shaft) * 0.2,
        shaft + (belfry - shaft) * 0.82,
      )
    front.arch(dark, middle, towerHalf * 0.26, shaft * 0.56, shaft * 0.74)
    for (const level of [shaft, belfry])
      front.box(bands, middle - towerHalf * 1.1, middle + towerHalf * 1.1, level - 0.018, level + 0.012)
  }
  front.box(bands, -half, half, body * 0.52, body * 0.56)
  front.box(bands, -half, half, body - 0.02, body + 0.012)
  const doors = church.doors === 3 ? [-0.56, 0, 0.56] : [0]
  const room = Math.max(0.06, towerAt - towerHalf)
  for (const door of doors) {
    front.box(bands, room * door - room * 0.26, room * door + room * 0.26, 0, body * 0.44)
    front.arch(dark, room * door, room * (door ? 0.15 : 0.18), 0, body * (door ? 0.32 : 0.38))
  }
  dark.dot(front.at(0), front.up(body * 0.76), church.high * Math.min(0.045, room * 0.3))
  return [
    fill(walls, stone),
    fill(shade, mix(stone, inks.land[3], 0.42), { opacity: 0.8 }),
    fill(bands, trim),
    fill(dark, lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.55)),
    towerTops(stage, church),
  ]
}

function towerTops(
  stage: Stage,
  { x, foot, high, towerAt, towerHalf, belfry, top, cap, gable, body }: Church,
): Art {
  const { inks, light } = stage
  const front = layFront(x, foot, high)
  const [caps, dark, crosses] = [pen(), pen(), pen()]
  const peak = { dome: 0.94, spire: 0.95, cap: belfry + 0.07 }[top]
  for (const side of [-1, 1]) {
    const middle = side * towerAt
    const half = towerHalf * 0.84
    const shaded = light > 0 ? -half : half
    if (top === 'spire') {
      front.gable(caps, middle - half, middle + half, belfry, peak)
      dark
        .M(front.at(middle + shaded), front.up(belfry))
        .L(front.at(middle), front.up(peak), front.at(middle + shaded * 0.25), front.up(belfry))
        .Z()
    } else {
      front.dome(caps, middle, half, belfry, peak - 0.03)
      dark
        .M(front.at(middle + shaded), front.up(belfry))
        .Q(front.at(middle + shaded), front.up(peak - 0.03), front.at(middle), front.up(peak - 0.03))
        .Q(
          front.at(middle + shaded * 0.4),
          front.up(belfry + 0.04),
          front.at(middle + shaded * 0.3),
          front.up(belfry),
        )
        .Z()
      front.box(caps, middle - 0.014, middle + 0.014, peak - 0.05, peak)
    }
    front.cross(crosses, middle, peak - 0.01, 0.065)
  }
  front.cross(crosses, 0, body + (gable === 'flat' ? 0.01 : 0.11), 0.06)
  return [
    fill(caps, cap),
    fill(dark, mix(cap, inks.key, 0.28)),
    stroke(crosses, inks.key, Math.max(1.2, high * 0.006)),
  ]
}
