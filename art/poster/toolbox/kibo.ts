import type { Chance } from './chance.ts'
import { cumulus } from './clouds.ts'
import { mix } from './inks.ts'
import { snowHem } from './land.ts'
import { first, heightAlong, nth, type Point, pairs } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group } from './tags.ts'

/** The mountain's own measures: `across` runs away from the sun, `up` from the plain. */
export interface Massif {
  readonly size: number
  x(across: number): number
  y(up: number): number
}

/** Kibo's flat summit, the saddle, and Mawenzi's teeth. */
const PROFILE = pairs([
  -1.2, 0, -0.8, 0.07, -0.56, 0.135, -0.38, 0.215, -0.26, 0.29, -0.2, 0.318, -0.12, 0.326, -0.05, 0.318, 0.03,
  0.322, 0.12, 0.33, 0.18, 0.315, 0.25, 0.275, 0.36, 0.2, 0.47, 0.15, 0.55, 0.135, 0.6, 0.16, 0.63, 0.185,
  0.65, 0.172, 0.68, 0.196, 0.71, 0.16, 0.78, 0.11, 1, 0.05, 1.3, 0,
])

const heightAt = heightAlong(PROFILE)

interface Mountain {
  readonly body: Pen
  readonly shade: Pen
  readonly glints: Pen
  readonly snow: Pen
  readonly snowClip: string
}

export function cutMountain(stage: Stage, massif: Massif, horizon: number): Mountain {
  const { chance } = stage
  const outline: Point[] = PROFILE.map(([across, up], i) => [
    massif.x(across),
    massif.y(up) + (i % 2 ? chance.between(-2, 2) : 0),
  ])
  const shade = shadedSide(chance, massif, outline, horizon)
  const glints = pen()
  for (let i = 0; i < 9; i++) {
    const across = -chance.between(0.05, 0.6)
    shade.polygon(
      flute(
        massif,
        across,
        chance.between(0.01, 0.03),
        chance.between(0.06, 0.16),
        chance.between(0.008, 0.022),
      ),
    )
  }
  for (let i = 0; i < 7; i++) {
    const across = chance.between(0.14, 0.5)
    glints.polygon(
      flute(
        massif,
        across,
        chance.between(0.01, 0.04),
        chance.between(0.06, 0.14),
        chance.between(0.006, 0.016),
      ),
    )
  }
  const snow = snowCap(chance, massif, outline)
  return { body: pen().polygon(outline), shade, glints, snow, snowClip: stage.clip(snow) }
}

/** The face away from the sun, with a ragged edge down from the summit. */
function shadedSide(chance: Chance, massif: Massif, outline: readonly Point[], horizon: number): Pen {
  const edge: Point[] = []
  let [across, up] = [0.06, 0.322]
  while (up > 0.02) {
    const drop = chance.between(0.035, 0.07)
    edge.push([massif.x(across), massif.y(up)])
    edge.push([massif.x(across - chance.between(0.03, 0.075)), massif.y(up - drop * 1.1)])
    across += chance.between(-0.005, 0.04)
    up -= drop * 0.8
  }
  return pen()
    .M(massif.x(0.1), massif.y(0.33))
    .through(edge)
    .L(massif.x(across), horizon, massif.x(1.3), horizon)
    .through(outline.slice(10).reverse())
    .Z()
}

/** A flute fanning down the flank: where, how far below the ridge, how long and how wide. */
function flute({ x, y }: Massif, across: number, below: number, long: number, wide: number): Point[] {
  const top = heightAt(across) - below
  const fan = across * 1.5
  return [
    [x(across), y(top)],
    [x(across + fan * long * 0.4 + wide * 0.6), y(top - long * 0.35)],
    [x(across + fan * long * 0.75 + wide * 0.35), y(top - long * 0.6)],
    [x(across + fan * long + wide), y(top - long)],
    [x(across + fan * long * 0.8 - wide * 0.3), y(top - long * 0.7)],
    [x(across + fan * long * 0.35 - wide * 0.6), y(top - long * 0.3)],
  ]
}

function snowCap(chance: Chance, { x, y }: Massif, outline: readonly Point[]): Pen {
  const crest = outline.filter((_, i) => nth(PROFILE, i)[0] > -0.33 && nth(PROFILE, i)[0] < 0.31)
  const depth = (across: number) => -0.115 * (1 - (across / 0.42) ** 2)
  const hem = snowHem(chance, 0.34, -0.36, 0.05, heightAt, depth).map(([across, up]): Point => {
    const fanned = across * (1 + (heightAt(across) - up) * 1.2)
    return [x(fanned), y(up)]
  })
  return pen()
    .M(...first(crest))
    .through(crest.slice(1))
    .through(hem)
    .Z()
}

export function printMountain(
  { inks, ...stage }: Stage,
  mountain: Mountain,
  top: number,
  horizon: number,
): Art {
  const faded = (ink: string) => stage.gradient([ink, ink, mix(ink, inks.mist, 0.75)], 0, top, 0, horizon)
  return [
    fill(mountain.body, faded(mix(inks.land[2], inks.town[1], 0.6))),
    fill(mountain.shade, faded(mix(inks.land[3], inks.town[2], 0.6))),
    fill(mountain.glints, faded(mix(inks.land[2], inks.town[2], 0.7))),
    fill(mountain.snow, inks.snow[0]),
    group({ clipPath: mountain.snowClip }, fill(mountain.shade, inks.snow[1])),
  ]
}

/** Clouds along the waist: across, up, width and height in mountain sizes. */
const BELT = [
  [-0.36, 0.13, 0.4, 0.06],
  [0.34, 0.12, 0.34, 0.05],
  [-0.05, 0.1, 0.5, 0.05],
  [0.75, 0.09, 0.36, 0.045],
  [-0.8, 0.09, 0.44, 0.05],
] as const

export function cloudBelt(chance: Chance, { size, x, y }: Massif): Pen {
  const belt = pen()
  for (const [across, up, wide, high] of BELT) {
    cumulus(belt, chance, x(across + chance.between(-0.05, 0.05)), y(up), wide * size, high * size)
  }
  return belt
}
