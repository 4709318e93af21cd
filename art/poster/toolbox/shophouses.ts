import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { nth } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { fill, group, stroke } from './tags.ts'

/** A row of shophouses on a quay, cut and ready to print. */
interface Shophouses {
  readonly count: number
  /** Walls of every other house. */
  readonly evenWalls: Pen
  readonly oddWalls: Pen
  readonly roofs: Pen
  readonly ridges: Pen
  readonly shutters: Pen
  readonly lights: Pen
  readonly sills: Pen
  /** Small lanterns under the eaves, in three silks. */
  readonly silks: readonly [Pen, Pen, Pen]
}

export function cutShophouses(stage: Stage, quay: number): Shophouses {
  const { width, span, chance } = stage
  const row = {
    evenWalls: pen(),
    oddWalls: pen(),
    roofs: pen(),
    ridges: pen(),
    shutters: pen(),
    lights: pen(),
    sills: pen(),
    silks: [pen(), pen(), pen()] as const,
  }
  let count = 0
  for (let x = -30; x < width + 30; count++) {
    const wide = span * chance.between(0.15, 0.23)
    cutHouse(stage, row, count % 2 ? row.oddWalls : row.evenWalls, x, quay, wide)
    x += wide + (chance.odds(0.25) ? span * 0.02 : 0)
  }
  return { count, ...row }
}

function cutHouse(
  stage: Stage,
  row: Omit<Shophouses, 'count'>,
  walls: Pen,
  x: number,
  quay: number,
  wide: number,
): void {
  const { span, chance } = stage
  const twoStoreys = chance.odds(0.7)
  const high = span * (twoStoreys ? chance.between(0.22, 0.26) : chance.between(0.13, 0.15))
  const top = quay - high
  walls
    .M(x, quay)
    .V(top)
    .H(x + wide)
    .V(quay)
    .Z()
  cutRoof(stage, row, x, top, wide)
  if (twoStoreys) upperFloor(stage, row, x, quay, top, wide)
  for (let bay = 0; bay < 3; bay++) {
    const opening = bay === 1 || chance.odds(0.35) ? row.lights : row.shutters
    const left = x + wide * (0.09 + bay * 0.29)
    opening
      .M(left, quay)
      .V(quay - span * 0.085)
      .H(left + wide * 0.22)
      .V(quay)
      .Z()
  }
  for (let i = 0; i < 4; i++) {
    const silk = nth(row.silks, chance.whole(0, 2))
    const y = quay - span * (0.098 + (i % 2) * 0.006)
    silk.dot(x + wide * (0.14 + i * 0.24), y, span * 0.0085, span * 0.0095)
  }
}

/** A tiled roof with upturned eaves and a sagging ridge. */
function cutRoof(
  { span, chance }: Stage,
  { roofs, ridges }: Omit<Shophouses, 'count'>,
  x: number,
  top: number,
  wide: number,
) {
  const eave = span * 0.018
  const high = span * chance.between(0.05, 0.07)
  const ridgeY = top - high
  roofs
    .M(x - eave * 1.4, top + eave * 0.3)
    .Q(x + eave, top - high * 0.25, x + wide * 0.08, ridgeY)
    .L(x + wide * 0.92, ridgeY)
    .Q(x + wide - eave, top - high * 0.25, x + wide + eave * 1.4, top + eave * 0.3)
    .Z()
  ridges
    .M(x + wide * 0.06, ridgeY)
    .Q(x + wide * 0.5, ridgeY + 3, x + wide * 0.94, ridgeY)
    .L(x + wide * 0.97, ridgeY - eave * 0.5)
    .Q(x + wide * 0.5, ridgeY - 1, x + wide * 0.03, ridgeY - eave * 0.5)
    .Z()
}

function upperFloor(
  { span, chance }: Stage,
  { roofs, lights, shutters, sills }: Omit<Shophouses, 'count'>,
  x: number,
  quay: number,
  top: number,
  wide: number,
): void {
  const floor = quay - span * 0.12
  const eave = span * 0.018
  roofs
    .M(x - eave, floor + eave * 0.4)
    .L(x + eave * 0.5, floor - eave * 1.1, x + wide - eave * 0.5, floor - eave * 1.1)
    .L(x + wide + eave, floor + eave * 0.4)
    .Z()
  for (let bay = 0; bay < 3; bay++) {
    const opening = chance.odds(0.6) ? lights : shutters
    const left = x + wide * (0.14 + bay * 0.27)
    opening
      .M(left, floor - span * 0.035)
      .V(top + span * 0.028)
      .H(left + wide * 0.17)
      .V(floor - span * 0.035)
      .Z()
  }
  sills.M(x + wide * 0.06, floor - span * 0.03).H(x + wide * 0.94)
}

const WALL_HUES = ['#f2b544', '#e9a23b', '#f4c96b'] as const

export function printShophouses(stage: Stage, row: Shophouses, wallHue: number): string {
  const { inks, night } = stage
  const painted = (ink: string) => tinted(stage, ink, night ? 0.75 : 1)
  const tiles = painted('#8a3b2e')
  return group(
    {},
    fill(row.evenWalls, painted(nth(WALL_HUES, wallHue))),
    fill(row.oddWalls, painted('#d98b3a')),
    fill(row.shutters, mix(inks.rock[2], inks.key, 0.55)),
    fill(row.lights, inks.lamp),
    stroke(row.sills, inks.paper, 1.6),
    fill(row.roofs, mix(tiles, inks.land[4], 0.35)),
    fill(row.ridges, mix(tiles, inks.key, 0.5)),
    fill(row.silks[0], RED),
    fill(row.silks[1], inks.lamp),
    fill(row.silks[2], BLUE),
  )
}
