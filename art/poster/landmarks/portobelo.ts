import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { panga } from '#art/poster/toolbox/small-craft.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const portobelo: Landmark = {
  scene: {
    title: 'The batteries of Portobelo over its bay',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.44, 0.48)
      const sun = stage.hang({
        x: xAt(chance.between(0.3, 0.42)),
        y: horizon - span * chance.between(0.16, 0.22),
        r: span * 0.15,
      })
      return [
        openSky(stage, horizon, sun),
        bay(stage, horizon),
        sea(stage, horizon),
        mist(stage, horizon, span * 0.05, { opacity: 0.5 }),
        lightRoad(stage, sun.x, horizon + 5, height * 0.76, {
          far: span * 0.08,
          near: span * 0.2,
          count: 10,
        }),
        ripples(stage, horizon + 6, height * 0.78, { count: 24, opacity: 0.5, big: 60 }),
        sailboat(stage, xAt(0.3), lerp(horizon, height, 0.14), unit * 0.9, {
          flip: sunward,
          sail: inks.paper,
          jib: RED,
        }),
        sailboat(stage, xAt(-0.1), lerp(horizon, height, 0.1), unit * 0.6, {
          flip: -sunward,
          sail: inks.paper,
          jib: inks.paper,
        }),
        panga(stage, xAt(0.06), lerp(horizon, height, 0.3), unit * 0.85, sunward),
        rampart(stage),
        leafyCorners(stage, { near: 1.7, far: 1.4 }),
        birds(stage, xAt(-0.2), height * 0.2, 5, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'golden', 'dawn', 'dusk', 'monsoon'],
    countries: ['panama'],
    habitats: ['beach', 'city', 'rainforest'],
    subjects: ['portobelo', 'fort', 'cannon', 'colón', 'history'],
  },
}

/** Wooded hills that close the bay on three sides. */
function bay(stage: Stage, horizon: number): Art {
  const { width, span, unit, inks, xAt, sunward } = stage
  const { land, leaf } = inks
  const opening = xAt(0.36)
  const side = (x: number) => Math.min(1, Math.abs(x - opening) / (span * 0.6))
  const far = rollingSkyline(stage, horizon - span * 0.16, span * 0.08, { scale: 0.007 }).map(
    ([x, y]): Point => [x, lerp(horizon, y, side(x))],
  )
  return [
    hill(
      stage,
      far,
      stage.gradient(
        [mix(land[1], leaf[1], 0.2), mix(land[1], inks.mist, 0.4)],
        0,
        horizon - span * 0.2,
        0,
        horizon,
      ),
      horizon + 2,
    ),
    forest(stage, {
      from: sunward > 0 ? -30 : opening + span * 0.06,
      to: sunward > 0 ? opening - span * 0.06 : width + 30,
      y: x => horizon - span * (0.1 * side(x) + 0.012 * Math.sin(x / 40)),
      size: 18 * unit,
      ink: mix(land[3], leaf[1], 0.5),
      lit: mix(land[2], leaf[0], 0.4),
      base: horizon + 3,
      rows: 2,
    }),
  ]
}

/** The coral-stone parapet with its embrasures, a row of cannon in the grass, a round sentry box at the end. */
function rampart(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { rock, leaf } = inks
  const top = height * 0.74
  const stone = mix(mix(rock[1], rock[0], 0.3), leaf[1], 0.12)
  const dark = mix(rock[2], inks.key, 0.35)
  const [wall, caps, joints, moss] = [pen(), pen(), pen(), pen()]
  const step = span * 0.3
  for (let i = -1; i * step < width + step; i++) {
    const left = i * step + span * 0.04
    wall
      .M(left, top + span * 0.1)
      .V(top)
      .H(left + step * 0.7)
      .V(top + span * 0.1)
      .Z()
    caps
      .M(left - 3, top)
      .L(left + 3, top - span * 0.02, left + step * 0.7 - 3, top - span * 0.02, left + step * 0.7 + 3, top)
      .Z()
    moss
      .M(left, top)
      .Q(left + step * 0.2, top + span * 0.03, left + step * 0.4, top + 2)
      .Q(left + step * 0.55, top + span * 0.02, left + step * 0.7, top)
      .Z()
  }
  for (let i = 0; i < 44; i++)
    joints.dash(
      chance() * width,
      top + span * chance.between(0.015, 0.13),
      span * chance.between(0.015, 0.04),
    )
  const ground = range(
    12,
    (_, t): Point => [lerp(-20, width + 20, t), height * 0.86 + Math.sin(t * 9) * span * 0.008],
  )
  const crownId = palmCrown(stage, { wind: sunward * 0.2 })
  return [
    fill(wall, stone),
    `<path fill="${mix(stone, dark, 0.2)}" d="M0 ${Math.round(top + span * 0.06)}h${width}v${Math.round(height * 0.3)}H0z"/>`,
    stroke(joints, dark, 1.4, { opacity: 0.5 }),
    fill(moss, mix(leaf[2], leaf[1], 0.3), { opacity: 0.7 }),
    fill(caps, mix(stone, inks.paper, 0.35)),
    sentryBox(stage, farEdge(stage, 0.2), top + span * 0.08),
    hill(stage, ground, stage.gradient([mix(leaf[0], leaf[1], 0.6), leaf[2]], 0, height * 0.85, 0, height)),
    range(Math.ceil(width / step) + 1, i =>
      cannon(stage, i * step - step * 0.02, height * 0.885, unit * 1.35),
    ),
    traveller(stage, xAt(0.06), height * 0.9, unit * 2.3, { coat: RED, flip: sunward }),
    traveller(stage, xAt(0.14), height * 0.905, unit * 2.3, { kind: 'hat', coat: BLUE, flip: sunward }),
    palm(crownId, nearEdge(stage, 0.1), height * 0.92, span * 0.58, {
      lean: sunward * 0.12,
      ink: leaf[3],
      trunk: inks.key,
      scale: unit * 1.05,
    }),
    grass(stage, -10, width + 10, () => height * 0.965, span * 0.05, leaf[3], 9),
  ]
}

function sentryBox(stage: Stage, x: number, y: number): Art {
  const { inks, unit, sunward } = stage
  const stone = mix(inks.rock[1], inks.rock[0], 0.35)
  return group(
    { transform: place(x, y, unit * 1.5, sunward) },
    fill('M-24 0L-20-62H20L24 0Z', stone),
    fill('M-24 0L-20-62H-8L-10 0Z', mix(stone, inks.land[4], 0.45)),
    fill('M-25-60H25V-68H-25Z', mix(stone, inks.paper, 0.3)),
    fill('M-21-68Q-18-96 0-100Q18-96 21-68Z', stone),
    fill('M-21-68Q-18-96 0-100Q-8-90-9-68Z', mix(stone, inks.land[4], 0.45)),
    fill('M-4-24V-46H4V-24Z', mix(inks.rock[2], inks.key, 0.6)),
    fill('M-3-100a3 4 0 1 1 6 0Z', stone),
  )
}

/** An iron gun seen from behind its breech, muzzle through the wall, 60 long. */
function cannon({ inks, sunward }: Stage, x: number, y: number, scale: number): Art {
  const iron = mix(inks.key, inks.rock[2], 0.2)
  return group(
    { transform: place(x, y, scale, sunward) },
    fill('M-34-12L-36-21Q-30-26-20-24L34-31V-19L-20-9Q-30-6-34-12Z', iron),
    fill('M-40-15a4 4 0 1 0 8 0a4 4 0 1 0-8 0M32-33H38V-17H32Z', iron),
    stroke('M-30-22L30-29', mix(iron, inks.rock[0], 0.45), 1.8),
    fill('M-14-12H4L8 0H-18Z', mix(inks.rock[2], inks.key, 0.45)),
  )
}
