import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { lerp, nth, range } from './numbers.ts'
import { pathData, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A house on legs, in the motif's own units; its waterline is at y 0. */
interface StiltHouse {
  x: number
  y: number
  scale: number
  width: number
  legs: number
  /** Height of its walls. */
  high: number
  /** Which of five wall inks. */
  paint: number
  flip: number
  /** A gable end to the front, or a hipped roof. */
  gable: boolean
  thatch: boolean
  /** Washing on a line. */
  wash: boolean
  /** A lamp lit by day. */
  glow: boolean
}

/** A house drawn by lot, `width` wide on `legs` high. */
export function anyStiltHouse({ chance }: Stage, width: number, legs: number, paint: number) {
  return {
    width,
    legs,
    high: chance.whole(28, 34),
    paint,
    flip: chance.sign(),
    gable: chance.odds(0.4),
    thatch: chance.odds(0.45),
    wash: chance.odds(0.5),
    glow: chance.odds(0.25),
  }
}

interface Measures {
  /** Half the width of the walls. */
  readonly half: number
  readonly deck: number
  readonly eaves: number
  readonly high: number
}

function measure({ width, legs, high }: StiltHouse): Measures {
  return { half: width / 2, deck: -legs, eaves: -legs - high, high }
}

function woodOf({ inks }: Stage): string {
  return mix(inks.rock[2], inks.key, 0.55)
}

function wallOf(stage: Stage, paint: number): string {
  const { rock, key } = stage.inks
  const painted = (ink: string) => tinted(stage, ink, 1.1)
  const walls = [
    mix(rock[1], rock[2], 0.3),
    painted('#7fa9c9'),
    painted('#c98f57'),
    mix(rock[2], key, 0.2),
    painted('#8fb19a'),
  ]
  return nth(walls, paint)
}

function roofOf({ inks }: Stage, thatch: boolean): string {
  return thatch ? mix(inks.rock[1], inks.rock[2], 0.55) : mix(inks.town[1], inks.rock[1], 0.35)
}

function windowInk({ inks, lampsLit }: Stage, glow: boolean): string {
  return lampsLit || glow ? inks.lamp : mix(inks.rock[2], inks.key, 0.6)
}

/** A house far off: legs, walls, windows, roof and deck. */
export function farStiltHouse(stage: Stage, house: StiltHouse): Art {
  const { half, deck, eaves, high } = measure(house)
  const wood = woodOf(stage)
  const roof = house.gable
    ? pathData`M${-half - 9} ${eaves + 4}L0 ${eaves - high * 0.85}L${half + 9} ${eaves + 4}Z`
    : pathData`M${-half - 10} ${eaves + 4}L${-half * 0.55} ${eaves - high * 0.72}H${half * 0.55}L${half + 10} ${eaves + 4}Z`
  return group(
    { transform: place(house.x, house.y, house.scale, house.flip) },
    stroke(cutLegs(stage, house, false), wood, 3),
    fill(pathData`M${-half} ${deck}V${eaves}H${half}V${deck}Z`, wallOf(stage, house.paint)),
    fill(cutWindows(house), windowInk(stage, house.glow)),
    fill(roof, roofOf(stage, house.thatch)),
    fill(pathData`M${-half - 14} ${deck + 4}H${half + 10}V${deck}H${-half - 14}Z`, wood),
  )
}

/** A house close by, with plank walls, a railing, steps down to the water, and perhaps washing. */
export function nearStiltHouse(stage: Stage, house: StiltHouse): Art {
  const { inks } = stage
  const { half, deck, eaves } = measure(house)
  const wood = woodOf(stage)
  const wall = wallOf(stage, house.paint)
  const legs = cutLegs(stage, house, true)
  const slats = pen()
  for (let i = 1; i < 9; i++) slats.M(lerp(-half, half, i / 9), deck - 1).V(eaves + 2)
  return group(
    { transform: place(house.x, house.y, house.scale, house.flip) },
    stroke(legs, wood, 2.6),
    fill(pathData`M${-half} ${deck}V${eaves}H${half}V${deck}Z`, wall),
    fill(shadedWall(stage, house), mix(wall, inks.land[4], 0.4)),
    stroke(slats, mix(wall, inks.key, 0.35), 0.9, { opacity: 0.6 }),
    fill(cutWindows(house), windowInk(stage, house.glow)),
    door(stage, house),
    roofArt(stage, house, wall),
    fill(pathData`M${-half - 16} ${deck + 4}H${half + 12}V${deck}H${-half - 16}Z`, wood),
    stepsAndRail(house, wood),
    house.wash && washingLine(stage, house),
  )
}

function cutLegs({ chance }: Stage, house: StiltHouse, braced: boolean) {
  const { half, deck } = measure(house)
  const count = house.width > 90 ? 6 : 5
  const at = (leg: number) => lerp(-half - 8, half + 8, leg / (count - 1))
  const legs = pen()
  for (let leg = 0; leg < count; leg++) {
    legs.M(at(leg) + chance.between(-2, 2), chance.between(2, 7)).L(at(leg), deck)
    if (leg > 0 && braced) legs.M(at(leg), deck * 0.35).L(at(leg - 1), deck * 0.85)
  }
  return legs
}

function cutWindows(house: StiltHouse): string {
  const { deck, high } = measure(house)
  const { width } = house
  const places = [-width * 0.4, width * 0.14, width * 0.32].slice(0, width > 80 ? 3 : 2)
  const [sill, top] = [Math.trunc(deck - high * 0.32), Math.trunc(deck - high * 0.74)]
  return places.map(x => pathData`M${Math.trunc(x)} ${sill}V${top}h11V${sill}Z`).join('')
}

/** The part of the front that turns from the light. */
function shadedWall({ sunward }: Stage, house: StiltHouse): string {
  const { half, deck, eaves } = measure(house)
  const onRight = sunward * house.flip < 0
  const [from, to] = onRight ? [half * 0.42, half] : [-half, -half * 0.42]
  return pathData`M${from} ${deck}V${eaves}H${to}V${deck}Z`
}

function door({ inks, lampsLit }: Stage, house: StiltHouse): Art {
  const { half, deck, high } = measure(house)
  const ink = lampsLit ? mix(inks.lamp, inks.rock[1], 0.3) : mix(inks.rock[2], inks.key, 0.7)
  return fill(pathData`M${-half * 0.2} ${deck}V${deck - high * 0.78}H${half * 0.06}V${deck}Z`, ink)
}

function roofArt(stage: Stage, house: StiltHouse, wall: string): Art {
  const { half, eaves, high } = measure(house)
  const { inks, sunward } = stage
  const roof = roofOf(stage, house.thatch)
  if (house.gable) {
    const ridge = eaves - high * 0.85
    const underRidge = eaves - high * 0.66
    const inner = pathData`L${half + 3} ${eaves + 6}L0 ${underRidge}L${-half - 3} ${eaves + 6}Z`
    return [
      fill(pathData`M${-half - 9} ${eaves + 4}L0 ${ridge}L${half + 9} ${eaves + 4}` + inner, roof),
      fill(
        pathData`M${-half - 3} ${eaves + 6}L0 ${underRidge}L${half + 3} ${eaves + 6}Z`,
        mix(wall, inks.key, 0.18),
      ),
    ]
  }
  const ridge = eaves - high * 0.72
  const side = sunward * house.flip > 0 ? half : -half
  const overhang = side > 0 ? 10 : -10
  const body = pathData`M${-half - 10} ${eaves + 4}L${-half * 0.55} ${ridge}H${half * 0.55}L${half + 10} ${eaves + 4}Q0 ${eaves - 1} ${-half - 10} ${eaves + 4}Z`
  const lit = pathData`M${side * 0.2} ${ridge}H${side * 0.55}L${side + overhang} ${eaves + 4}Q${side * 0.6} ${eaves + 1} ${side * 0.36} ${eaves + 1}Z`
  return [fill(body, roof), fill(lit, mix(roof, inks.paper, 0.22))]
}

function stepsAndRail(house: StiltHouse, wood: string): Art {
  const { half, deck } = measure(house)
  const rail = pen()
    .M(-half - 14, deck - 9)
    .H(-half)
  for (let i = 0; i < 4; i++) rail.M(-half - 14 + i * 4.6, deck).V(deck - 9)
  const sides = pathData`M${-half - 16} ${deck}L${-half - 28} 4M${-half - 9} ${deck}L${-half - 21} 4`
  const rungs = range(5, i => pathData`M${-half - 18 - i * 2.2} ${deck * (0.86 - i * 0.17)}h7`)
  return [stroke(rail, wood, 1.6), stroke(sides + rungs.join(''), wood, 1.7)]
}

function washingLine({ inks }: Stage, house: StiltHouse): Art {
  const { half, deck } = measure(house)
  const line = pathData`M${half + 10} ${deck - 16}Q${half - 14} ${deck - 11} ${half - 34} ${deck - 16}`
  return [
    stroke(line, inks.key, 0.9),
    fill(pathData`M${half - 2} ${deck - 14}h8v11h-8zM${half - 26} ${deck - 13.5}h7v9h-7z`, RED),
    fill(pathData`M${half - 14} ${deck - 13}h9v10h-9z`, inks.paper),
  ]
}
