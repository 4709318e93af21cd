import { treeline } from './forest.ts'
import { mix } from './inks.ts'
import { wobble } from './land.ts'
import { first, last, lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import { ripples } from './water.ts'

/** A reef that runs from the horizon to our feet, with a lagoon between it and a low coast. */
export function barrierReef(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const [shallow, middle, deep] = inks.water
  const turquoise = mix(shallow, middle, 0.25)
  const line = layReef(stage, horizon)
  const water = (out: number, ink: string) => fill(lagoonWithin(stage, line, out), ink)
  return [
    coast(stage, horizon),
    water(1.05, mix(middle, deep, 0.45)),
    water(0.6, middle),
    water(0.3, turquoise),
    coralGardens(stage, line),
    surfLine(stage, line),
    water(-1.5, mix(middle, turquoise, 0.45)),
    patchReefs(stage, line, turquoise),
    ripples(stage, horizon + span * 0.06, stage.height, { count: 18, opacity: 0.35, big: 60 }),
  ]
}

/** A point of the reef: 0 far off to 1 near by; `out` to sea counts in reef widths, inshore is negative. */
type ReefLine = (t: number, out: number) => Point

function layReef({ height, span, chance, sunward, xAt }: Stage, horizon: number): ReefLine {
  const wave = wobble(chance)
  const sway = chance.between(0.1, 0.2)
  const nearAt = chance.between(-0.1, 0.12)
  return (t, out) => {
    const wide = lerp(0.03, 0.26, t ** 1.3)
    const bend = sway * Math.sin(t * 5) * t + 0.05 * wave(t * 9 + out) * (0.3 + t)
    const x = xAt(lerp(0.42, nearAt, t ** 0.8) + bend) + sunward * span * wide * out
    return [x, lerp(horizon + span * 0.035, height * 1.06, t ** 1.35)]
  }
}

/** Everything inshore of a line along the reef. */
function lagoonWithin({ width, height, sunward }: Stage, line: ReefLine, out: number) {
  const edge = range(10, (_, t) => line(t, out))
  const side = sunward > 0 ? -40 : width + 40
  return pen()
    .M(side, first(edge)[1])
    .L(...first(edge))
    .soft(edge.slice(1))
    .L(last(edge)[0], height + 40, side, height + 40)
    .Z()
}

function coralGardens({ unit, chance, inks }: Stage, line: ReefLine): Art {
  const [coral, sand] = [pen(), pen()]
  for (let i = 0; i < 60; i++) {
    const t = chance() ** 0.7
    const size = lerp(2, 13, t) * chance.between(0.5, 1.2) * unit
    const spots = i % 3 ? coral : sand
    spots.dot(...line(t, chance.between(-1.2, 0.2)), size * 1.4, size * 0.55)
  }
  return [
    fill(coral, mix(inks.water[1], inks.leaf[1], 0.4), { opacity: 0.75 }),
    fill(sand, inks.sand[1], { opacity: 0.75 }),
  ]
}

/** Patches of shallow reef scattered over the lagoon. */
function patchReefs({ span, chance, inks }: Stage, line: ReefLine, shallow: string): Art {
  const [patches, coral] = [pen(), pen()]
  for (let i = 0; i < 9; i++) {
    const t = lerp(0.18, 0.95, (i + chance()) / 9)
    const [x, y] = line(t, chance.between(-5.5, -2.2))
    const half = span * lerp(0.02, 0.1, t) * chance.between(0.6, 1.2)
    patches.dot(x, y, half, half * 0.26)
    coral
      .dot(x + half * 0.2, y, half * 0.4, half * 0.1)
      .dot(x - half * 0.4, y + half * 0.06, half * 0.2, half * 0.06)
  }
  return [
    fill(patches, shallow, { opacity: 0.8 }),
    fill(coral, mix(inks.water[1], inks.leaf[1], 0.4), { opacity: 0.6 }),
  ]
}

function surfLine({ span, unit, chance, inks }: Stage, line: ReefLine): Art {
  const foam = pen()
  for (let i = 0; i < 24; i++) {
    const t = (i + chance()) / 24
    const long = span * lerp(0.02, 0.13, t) * chance.between(0.6, 1.2)
    foam.lens(...line(t, chance.between(0.3, 0.55)), long, lerp(1, 3.4, t) * unit)
  }
  return fill(foam, inks.paper, { opacity: 0.85 })
}

/** A low green coast behind the lagoon. */
function coast(stage: Stage, horizon: number): Art {
  const { width, span, inks, sunward, xAt } = stage
  const side = sunward > 0 ? -40 : width + 40
  const [left, right] = [Math.min(side, xAt(0.1)), Math.max(side, xAt(0.1))]
  const tops = range(8, (_, t): Point => {
    const inland = sunward > 0 ? 1 - t : t
    return [lerp(left, right, t), horizon + span * (0.02 - 0.03 * inland ** 0.6)]
  })
  return treeline(stage, tops, span * 0.014, mix(inks.land[2], inks.leaf[1], 0.4), horizon + span * 0.032)
}
