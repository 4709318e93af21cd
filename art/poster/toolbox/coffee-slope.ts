import { cumulus, mistTongue, streaks } from './clouds.ts'
import { coffeeBush, coffeePicker, coffeeSpray } from './coffee-farm.ts'
import { treeline } from './forest.ts'
import { mix } from './inks.ts'
import { acrossFrame, hill, rollingSkyline } from './land.ts'
import { massif } from './massif.ts'
import { clamp, heightAlong, lerp, nth, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import { birds, sky } from './sky.ts'
import { farEdge, nearEdge, type Stage } from './stage.ts'
import { type Art, fill, group, place, use } from './tags.ts'

/** What stands on the slope besides the coffee. */
export interface Farm {
  readonly house: (stage: Stage, x: number, y: number) => Art
  /** What gives it shade, planted about the house. */
  readonly trees: (stage: Stage, slope: Slope, houseAt: number) => Art
  /** The land on the horizon. */
  readonly far: (stage: Stage, horizon: number) => Art
}

/** A hill planted with coffee in rows, people picking, a house on its cut, and cherries close by. */
export function coffeeSlope(stage: Stage, chooseFarm: () => Farm): Art {
  const { height, span, unit, chance, inks, xAt } = stage
  const horizon = height * chance.between(0.4, 0.46)
  const farm = chooseFarm()
  const sunX = xAt(chance.between(0.24, 0.5))
  const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.12, 0.24), r: span * 0.165 })
  const slope: Slope = { horizon, rise: chance.between(0.2, 0.27), start: chance() * 6 }
  const houseAt = chance.between(-0.3, -0.1)
  const rows = plantedSlope(stage, slope, houseAt, farm.house)
  const far = farm.far(stage, horizon)
  const spray = stage.define(group({}, coffeeSpray(stage)))
  return [
    sky(stage, { horizon, sun }),
    streaks(stage, xAt(-0.2), height * 0.12, span * 0.6, 3, mix(inks.mist, inks.sky[2], 0.3), {
      opacity: 0.85,
    }),
    far,
    clouds(stage, horizon),
    foothills(stage, horizon),
    farm.trees(stage, slope, houseAt),
    rows,
    framingSprays(stage, spray),
    birds(stage, xAt(0.1), height * 0.24, 4, 8 * unit + 2, inks.land[4], span * 0.12),
  ]
}

export interface Slope {
  readonly horizon: number
  readonly rise: number
  readonly start: number
}

const ROWS = 9

/** The farm hill swells on the subject's side and falls to the light; `across` counts toward the sun. */
export function hillTop({ span }: Stage, { horizon, rise }: Slope, across: number): number {
  const swell = rise * Math.exp(-(((across + 0.18) / 0.42) ** 2))
  const far = 0.05 * Math.exp(-(((across + 1.3) / 0.5) ** 2))
  return horizon + span * 0.14 - span * swell - span * far + span * 0.06 * clamp(across)
}

/** Contour of one row of coffee, 0 along the hilltop and the last at our feet. */
function contour(stage: Stage, slope: Slope, row: number): Point[] {
  const { width, height, span, focusX, sunward } = stage
  const t = row / ROWS
  const y = (x: number) => {
    const across = ((x - focusX) * sunward) / span
    const foot = height * 1.08 - span * 0.05 * Math.cos(across * 2)
    const wave = Math.sin(across * 5 + slope.start + row * 0.5) * span * 0.012 * (0.4 + t)
    return lerp(hillTop(stage, slope, across), foot, t ** 1.15) + wave
  }
  return acrossFrame(stage, Math.round((width / span) * 8) + 3, y, 40)
}

/** The rows from the top down, with the house on its cut and the pickers among the bushes. */
function plantedSlope(stage: Stage, slope: Slope, houseAt: number, houseOf: Farm['house']): Art {
  const { height, span, chance, inks, sunward, xAt } = stage
  const { leaf, rock } = inks
  const houseX = xAt(houseAt)
  const house = houseOf(stage, houseX, hillTop(stage, slope, houseAt) + span * 0.05)
  const soil = (t: number) => mix(mix(rock[1], leaf[0], 0.35), mix(rock[2], leaf[2], 0.3), t)
  const contours = range(ROWS, row => contour(stage, slope, row))
  const picker = (row: number, across: number, flip: number) => {
    const y = heightAlong(nth(contours, row))(xAt(across)) + span * 0.012
    return coffeePicker(stage, xAt(across), y, stage.unit * lerp(0.8, 1.75, row / ROWS), flip)
  }
  return contours.map((edge, row) => {
    const bushes = row > 0 && bushRow(stage, edge, row, houseX)
    const ground = hill(stage, edge, row ? soil(row / ROWS) : mix(leaf[1], leaf[0], 0.4), height * 1.3)
    return [
      ground,
      row === 2 && house,
      bushes,
      row === 3 && picker(3, chance.between(0.26, 0.4), -1),
      row === 5 && [
        picker(5, chance.between(0, 0.1), sunward),
        picker(5, chance.between(0.5, 0.62), -sunward),
      ],
      row === 6 && chance.odds(0.5) && picker(6, 0.32, sunward),
    ]
  })
}

/** Bushes along a contour; the upper rows leave room for the house. */
function bushRow(stage: Stage, edge: readonly Point[], row: number, houseX: number): Art {
  const { width, height, span, unit, chance, inks } = stage
  const { leaf } = inks
  const t = row / ROWS
  const step = span * lerp(0.033, 0.092, t)
  const ink = mix(mix(leaf[1], leaf[2], 0.35), leaf[2], t)
  const lit = row > 1 && mix(leaf[0], leaf[1], 0.25 + 0.5 * t)
  const bush = coffeeBush(stage, unit * lerp(0.56, 1.86, t), ink, lit)
  const y = heightAlong(edge)
  const bushes: Art[] = []
  for (let x = -20 + chance() * step; x < width + 20; x += step * chance.between(0.92, 1.12)) {
    if (row < 3 && Math.abs(x - houseX) < span * 0.14) continue
    if (y(x) > height + span * 0.06) continue
    const footY = y(x) + step * 0.34 + chance.between(-0.06, 0.06) * step
    bushes.push(use(bush, { x: Math.round(x), y: Math.round(footY) }))
  }
  return bushes
}

function clouds({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const banks = pen()
  cumulus(banks, chance, xAt(0.2), horizon - span * 0.03, span * 0.5, span * 0.05)
  cumulus(banks, chance, xAt(0.85), horizon - span * 0.01, span * 0.4, span * 0.045)
  return fill(banks, inks.mist, { opacity: 0.9 })
}

function foothills(stage: Stage, horizon: number): Art {
  const { height, span, inks } = stage
  const { land, leaf, mist: air } = inks
  const yAt = (down: number) => horizon + span * down
  const far = rollingSkyline(stage, horizon, span * 0.06, { scale: 0.007 })
  const farFade = stage.gradient([land[1], mix(land[1], air, 0.7)], 0, yAt(-0.05), 0, yAt(0.1))
  const farTrees = treeline(stage, far, span * 0.014, farFade, height * 0.8)
  const near = rollingSkyline(stage, yAt(0.07), span * 0.05, { scale: 0.009 })
  const nearTones = [mix(land[2], leaf[1], 0.3), mix(land[2], air, 0.65)]
  const nearFade = stage.gradient(nearTones, 0, yAt(0.02), 0, yAt(0.2))
  return [
    farTrees,
    treeline(stage, near, span * 0.018, nearFade, height),
    mistTongue(stage, yAt(0.12), span * 0.05, { opacity: 0.85 }),
  ]
}

function framingSprays(stage: Stage, spray: string): Art {
  const { height, unit, sunward } = stage
  const near = place(nearEdge(stage, -0.1), height * 0.98, unit * 1.25, sunward, sunward * -26)
  const far = place(farEdge(stage, -0.07), height * 1.06, unit * 1.05, -sunward, sunward * 20)
  return [group({ transform: near }, use(spray)), group({ transform: far }, use(spray))]
}

/** Mountains, broken along their tops. */
export function farMountains(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  return massif(stage, {
    spine: farRidge(stage, horizon),
    base: horizon + span * 0.1,
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.6),
    spurs: 1,
    step: 22,
  })
}

function farRidge({ width, span, chance }: Stage, horizon: number): Point[] {
  return range(Math.round((width / span) * 3) * 2 + 1, (i, t) => {
    const x = lerp(-60, width + 60, t) + chance.between(-0.06, 0.06) * span
    return [x, horizon - span * (i % 2 ? chance.between(0.1, 0.24) : chance.between(0, 0.05))]
  })
}

/** Hill behind hill, all of them round. */
export function farHills(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const planes = [
    [0.1, inks.land[0]],
    [0.04, mix(inks.land[0], inks.land[1], 0.6)],
  ] as const
  return planes.map(([up, ink]) =>
    hill(stage, rollingSkyline(stage, horizon - span * up, span * 0.1, { scale: 0.008, octaves: 1 }), ink),
  )
}
