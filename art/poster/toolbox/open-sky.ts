import { streaks } from './clouds.ts'
import { birds, sky } from './sky.ts'
import type { Disc, Stage } from './stage.ts'
import type { Art } from './tags.ts'
import { grass } from './trees.ts'

interface OpenSkyOptions {
  horizon: number
  /** Where the disc may hang: across toward the sun and up from the horizon, in spans. */
  across: readonly [least: number, most: number]
  up: readonly [least: number, most: number]
  r: number
}

/** A sky with its disc, a bar of cloud across it and streaks on the other side. */
export function openSky(stage: Stage, { horizon, across, up, r }: OpenSkyOptions): { sun: Disc; art: Art } {
  const { height, span, chance, inks, sunward, xAt } = stage
  const x = xAt(chance.between(...across))
  const sun = stage.hang({ x, y: horizon - span * chance.between(...up), r: span * r })
  const bar = { opacity: 0.85 }
  return {
    sun,
    art: [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.11, span * 0.6, 3, inks.mist, { opacity: 0.75 }),
      streaks(stage, sun.x + sunward * span * 0.05, sun.y + span * 0.03, span * 0.46, 2, inks.mist, bar),
    ],
  }
}

/** A few birds, `across` toward the sun and `down` the picture. */
export function flockAt(stage: Stage, across: number, down: number): Art {
  const { height, span, unit, inks, xAt } = stage
  return birds(stage, xAt(across), height * down, 5, 8 * unit + 2, inks.land[4], span * 0.13)
}

/** Grass at our feet: two bands with their tops at parts of the height, the nearer one darker. */
export function grassAtFeet(
  stage: Stage,
  [far, near]: readonly [number, number],
  [farInk, nearInk]: readonly [string, string],
): Art {
  const { width, height, span, chance } = stage
  const start = chance() * 9
  const band = (level: number, long: number) => (x: number) =>
    height * level + Math.sin(x / long + start) * span * 0.012
  return [
    grass(stage, -10, width + 10, band(far, 120), span * 0.045, farInk, 8),
    grass(stage, -10, width + 10, band(near, 80), span * 0.065, nearInk, 9),
  ]
}
