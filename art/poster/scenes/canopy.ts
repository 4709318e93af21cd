import type { Scene } from '#art/poster/scene.ts'
import { flyingToucan, toucan } from '#art/poster/toolbox/birds.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass, treeline } from '#art/poster/toolbox/forest.ts'
import { bridgeArt, hangBridge } from '#art/poster/toolbox/hanging-bridge.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage, hangingVines } from '#art/poster/toolbox/leaves.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'

export const canopy: Scene = {
  title: 'Canopy walk on a hanging bridge',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const sunX = xAt(chance.between(0.06, 0.36))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.24, 0.4), r: span * 0.17 })
    const withToucan = chance.odds(0.6)
    const bridge = hangBridge(stage, chance.between(0.32, 0.56), chance.between(0.5, 0.58))
    const walkers = [bridge(chance.between(0.26, 0.44)), bridge(chance.between(0.52, 0.74))] as const
    const vines = hangingVines(stage, 9, [xAt(-0.62), xAt(-0.12)], 0.34)
    const { leaf, land } = inks
    return [
      sky(stage, { horizon: height * 0.62, sun }),
      streaks(stage, sun.x + sunward * span * 0.12, sun.y + span * 0.05, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      farRidges(stage),
      belt(stage, height * 0.65, span * 0.02, 25 * unit, land[2], mix(land[2], leaf[0], 0.35), 0.8),
      belt(stage, height * 0.76, span * 0.025, 34 * unit, mix(land[3], leaf[1], 0.5), leaf[1], 0.6),
      emergentTree(stage, xAt(0.1), height * 0.98, span * 0.3, {
        ink: leaf[1],
        lit: leaf[0],
        trunk: land[3],
      }),
      emergentTree(stage, xAt(0.72), height * 1.05, span * 1.02, {
        ink: leaf[2],
        lit: leaf[1],
        trunk: land[4],
      }),
      belt(stage, height * 0.88, span * 0.03, 44 * unit, leaf[2], leaf[1], 0.35),
      bridgeArt(stage, bridge, walkers),
      nearTrunk(stage),
      stroke(vines, inks.key, 1.6),
      leafMass(stage, xAt(-0.46), height * 0.01, span * 0.34, span * 0.1, {
        ink: leaf[3],
        lit: leaf[2],
        clumps: 12,
      }),
      withToucan ? perchedToucan(stage) : toucans(stage),
      foreground(stage),
      birds(stage, xAt(0.3), height * 0.2, 4, 8 * unit + 2, land[4], span * 0.12),
    ]
  },
}

function farRidges(stage: Stage): Art {
  const { height, span, inks } = stage
  const hills = hill(stage, rollingSkyline(stage, height * 0.5, span * 0.06, { scale: 0.007 }), inks.land[0])
  const trees = rollingSkyline(stage, height * 0.56, span * 0.04, { scale: 0.009 })
  const faded = stage.gradient([inks.land[1], inks.mist], 0, height * 0.52, 0, height * 0.66)
  return [hills, treeline(stage, trees, span * 0.016, faded, height * 0.7)]
}

/** A belt of forest that fades to mist at its foot. */
function belt(
  stage: Stage,
  y: number,
  swell: number,
  size: number,
  ink: string,
  lit: string,
  fade: number,
): Art {
  const { span, unit, chance, inks } = stage
  const start = chance() * 9
  return [
    forest(stage, {
      y: x => y + Math.sin(x / (110 * unit + 20) + start) * swell,
      size,
      ink: stage.gradient([ink, mix(ink, inks.mist, fade)], 0, y - size, 0, y + span * 0.2),
      lit,
      base: y + span * 0.26,
      bumps: size > 30 * unit ? 5 : 4,
      gap: 1.35,
    }),
    mistTongue(stage, y + span * 0.12, span * 0.05, { opacity: 0.7 }),
  ]
}

/** The trunk the bridge hangs from, with its platform and railing. */
function nearTrunk({ height, span, unit, inks, sunward, xAt }: Stage): Art {
  const { key, leaf } = inks
  const x = xAt(-0.46)
  const w = span * 0.085
  const toSun = (part: number) => x + sunward * w * part
  const bark = pen()
    .M(x - w * 1.5, height + 20)
    .Q(x - w * 0.6, height * 0.8, x - w * 0.5, height * 0.5)
    .L(x - w * 0.45, -20, x + w * 0.45, -20, x + w * 0.5, height * 0.5)
    .Q(x + w * 0.6, height * 0.8, x + w * 1.6, height + 20)
    .Z()
  const lit = pen()
    .M(toSun(0.12), -20)
    .L(toSun(0.1), height * 0.5)
    .Q(toSun(0.1), height * 0.8, toSun(0.5), height + 20)
    .L(toSun(1.1), height + 20)
    .Q(toSun(0.42), height * 0.8, toSun(0.34), height * 0.5)
    .L(toSun(0.3), -20)
    .Z()
  const platform = pen()
    .M(xAt(-0.6), height * 0.67)
    .L(xAt(-0.34), height * 0.655, xAt(-0.34), height * 0.68, xAt(-0.6), height * 0.7)
    .Z()
  const railing = pen()
    .M(xAt(-0.36), height * 0.66)
    .V(height * 0.52)
    .M(xAt(-0.56), height * 0.67)
    .V(height * 0.53)
    .M(xAt(-0.58), height * 0.575)
    .L(xAt(-0.36), height * 0.555)
  const brace = pen()
    .M(xAt(-0.36), height * 0.68)
    .L(xAt(-0.44), height * 0.78)
  return [
    fill(bark, key),
    fill(lit, leaf[3]),
    fill(platform, key),
    stroke(railing, key, 4 * unit),
    stroke(brace, key, 5 * unit),
  ]
}

function perchedToucan(stage: Stage): Art {
  const { height, unit, inks, sunward, xAt } = stage
  const branch = pen()
    .M(xAt(-0.44), height * 0.36)
    .Q(xAt(-0.3), height * 0.33, xAt(-0.16), height * 0.37)
    .Q(xAt(-0.3), height * 0.345, xAt(-0.44), height * 0.385)
    .Z()
  return [fill(branch, inks.key), toucan(stage, xAt(-0.24), height * 0.335, unit * 1.1, sunward)]
}

function toucans(stage: Stage): Art {
  const { height, unit, sunward, xAt } = stage
  return [
    flyingToucan(stage, xAt(0.06), height * 0.2, unit * 0.9, -sunward, 6),
    flyingToucan(stage, xAt(0.2), height * 0.14, unit * 0.66, -sunward, -6),
  ]
}

function foreground(stage: Stage): Art {
  const { height, span, unit, inks, xAt } = stage
  const { key, leaf } = inks
  const floor = (x: number) => height * 0.985 + Math.sin(x / 80) * span * 0.012
  return [
    forest(stage, { y: floor, size: 54 * unit, ink: leaf[3], lit: leaf[2], bumps: 6 }),
    foliage(stage, xAt(-0.44), height * 0.98, unit * 1.4, {
      ink: key,
      rib: leaf[3],
      count: 4,
      spread: [-140, -20],
      kinds: ['fern'],
    }),
    foliage(stage, xAt(0.78), height * 1.04, unit * 1.9, { ink: key, rib: leaf[3], spread: [-160, -30] }),
  ]
}
