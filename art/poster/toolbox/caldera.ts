import type { Cone } from './cone.ts'
import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** A point of the surface, moved `up` by a part of the cone's height. */
function raised(surface: Cone, across: number, down: number, up: number): Point {
  const [[x, y], high] = [surface(across, down), surface(0, 1)[1] - surface(0, 0)[1]]
  return [x, y - high * up]
}

interface RockInks {
  ink: string
  shade: string
  /** What its foot is lost in. */
  foot: string
}

/** A cut-off cone so deeply gullied that it looks pleated: each rib has a lit side and a shaded one. */
export function pleatedCone(
  stage: Stage,
  surface: Cone,
  ribs: number,
  inks: RockInks & { lit: string },
): Art {
  const { chance, light } = stage
  const dark = -light
  const [body, shades, glints] = [pen(), pen(), pen()]
  const edges = range(
    ribs + 1,
    (i, t) => lerp(-1, 1, t) + (i && i < ribs ? chance.between(-0.4, 0.4) / ribs : 0),
  )
  const rim = range(7, (i, t) =>
    raised(surface, lerp(-1, 1, t), 0, i % 2 ? 0.03 : chance.between(-0.05, 0.01)),
  )
  const flank = (side: number) => range(8, (i, down) => surface(side * (1 + (i % 2 ? 0.02 : -0.02)), down))
  const scallops = edges.toReversed().flatMap((edge, i) => {
    const next = edges[ribs - i - 1]
    return next === undefined
      ? [surface(edge, 0.98)]
      : [surface(edge, 0.98), surface((edge + next) / 2, 1.05)]
  })
  body.polygon([...flank(-1).reverse(), ...rim, ...flank(1), ...scallops])
  for (const [i, from] of edges.slice(0, -1).entries()) {
    const wide = (edges[i + 1] ?? 1) - from
    const deep = lerp(0.42, 0.86, (dark * (from + wide / 2) + 1) / 2)
    const valley = dark > 0 ? from + wide : from
    const into = (part: number) => valley - dark * wide * part
    const top = chance.between(0, 0.1)
    shades
      .M(...surface(valley, top))
      .L(...surface(into(deep * 0.5), top + 0.12), ...surface(into(deep * 0.7), 0.4))
      .L(...surface(into(deep * 0.6), 0.44), ...surface(into(deep), 0.74), ...surface(into(deep * 0.8), 0.8))
      .L(...surface(into(deep), 1.02), ...surface(valley, 0.98))
      .Z()
    const gleam = into(deep + 0.16)
    if (chance.odds(0.75)) {
      glints
        .M(...surface(gleam, chance.between(0.08, 0.3)))
        .L(...surface(gleam - dark * wide * 0.16, 0.55), ...surface(gleam - dark * wide * 0.06, 0.9))
        .L(...surface(gleam + dark * wide * 0.04, 0.6))
        .Z()
    }
  }
  const [top, base] = [surface(0, 0)[1], surface(0, 1)[1]]
  const faded = (tone: string) =>
    stage.gradient([tone, [tone, 1, 0.7], mix(tone, inks.foot, 0.5)], 0, top, 0, base)
  return [fill(body, faded(inks.ink)), fill(glints, faded(inks.lit)), fill(shades, faded(inks.shade))]
}

/** A wide ash cone that one looks down into: the far wall shows above the near lip. */
export function openCrater(stage: Stage, surface: Cone, inks: RockInks & { inside: string }): Art {
  const { chance, light } = stage
  const dark = -light
  const ragged = (low: number, high: number) => chance.between(low, high)
  const far = range(
    9,
    (i, t): Point =>
      raised(surface, lerp(-1, 1, t), 0, 0.2 * Math.sin(Math.PI * t) + ragged(0, 0.08) * (i % 2)),
  )
  const near = range(
    9,
    (i, t): Point =>
      raised(surface, lerp(1, -1, t), 0, -0.26 * Math.sin(Math.PI * t) + ragged(-0.05, 0.02) * (i % 2)),
  )
  const flank = (side: number) => range(7, (i, down) => surface(side * (1 + (i % 2 ? 0.015 : 0)), down))
  const body = pen().polygon([...flank(-1).reverse(), ...far, ...flank(1)])
  const [hollow, shades] = [pen().polygon([...far, ...near]), pen()]
  for (let i = 0; i < 15; i++) {
    const across = lerp(-0.94, 0.94, (i + ragged(0.2, 0.8)) / 15)
    const from = 0.34 * Math.sqrt(1 - across * across) + ragged(0.02, 0.14)
    const wide = (across * dark > 0 ? 0.075 : 0.035) * ragged(0.7, 1.3)
    shades
      .M(...surface(across, from))
      .L(...surface(across + wide, lerp(from, 1, 0.5)), ...surface(across + wide * 0.4, ragged(0.86, 1)))
      .L(...surface(across - wide * 0.8, lerp(from, 1, 0.6)))
      .Z()
  }
  const lee = pen()
    .M(...surface(dark, 0))
    .L(...surface(dark * 0.5, 0.28), ...surface(dark * 0.6, 0.6), ...surface(dark * 0.5, 0.62))
    .L(...surface(dark * 0.62, 1), ...surface(dark, 1))
    .Z()
  const [top, base] = [surface(0, 0)[1], surface(0, 1)[1]]
  const faded = (tone: string) =>
    stage.gradient([tone, [tone, 1, 0.6], mix(tone, inks.foot, 0.6)], 0, top, 0, base)
  return [
    fill(body, faded(inks.ink)),
    fill(lee, faded(inks.shade)),
    fill(shades, faded(inks.shade)),
    fill(hollow, inks.inside),
  ]
}

/** The crater's near lip once more, to stand in front of its smoke. */
export function craterLip(surface: Cone): Pen {
  const lip = range(9, (_, t) =>
    surface(lerp(-0.7, 0.7, t), 0.27 * Math.sin(Math.PI * lerp(0.15, 0.85, t)) + 0.04),
  )
  return pen().polygon([...lip, surface(0.4, 0.42), surface(-0.4, 0.42)])
}

interface PlumeOptions {
  ink: string
  shade: string
  puffs: number
  /** Size of the first puff. */
  size: number
  /** Which way the wind takes it. */
  wind: 1 | -1
}

/** Smoke that swells as the wind takes it: round above, shaded below. */
export function smoke(
  { chance, light }: Stage,
  fromX: number,
  fromY: number,
  { ink, shade, puffs, size, wind }: PlumeOptions,
): Art {
  const [steam, under] = [pen(), pen()]
  let [x, y, radius] = [fromX, fromY, size]
  for (let puff = 0; puff < puffs; puff++) {
    steam.dot(x, y, radius, radius * 0.86)
    if (puff > 1) {
      const [lobe, side] = [radius * chance.between(0.5, 0.85), chance.sign()]
      steam.dot(x + side * radius * 0.75, y - side * wind * radius * 0.3, lobe, lobe * 0.9)
    }
    if (puff > 0 && chance.odds(0.8)) {
      under.dot(
        x - light * radius * 0.3,
        y + radius * 0.32,
        radius * chance.between(0.45, 0.72),
        radius * 0.4,
      )
    }
    x += wind * radius * chance.between(0.35, 0.95) * Math.min(1, 0.3 + puff * 0.2)
    y -= radius * chance.between(0.5, 0.85) * (puff < 4 ? 1 : 0.6)
    radius *= chance.between(1.04, 1.2)
  }
  return [fill(steam, ink), fill(under, shade)]
}
