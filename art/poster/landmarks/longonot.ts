import { openCrater } from '#art/poster/toolbox/caldera.ts'
import { candelabra } from '#art/poster/toolbox/candelabra.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { cone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, crag, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { heightAlong, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const longonot: Landmark = {
  scene: { title: 'Longonot on the floor of the Rift', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'golden', 'day', 'dusk'],
    countries: ['kenya'],
    habitats: ['volcano', 'lake', 'savanna'],
    subjects: ['longonot', 'rift', 'naivasha', 'hell’s gate', 'hells-gate', 'escarpment'],
  },
}

function draw(stage: Stage): Art {
  const { height, chance } = stage
  const horizon = height * chance.between(0.42, 0.47)
  const { sun, art } = openSky(stage, { horizon, across: [0.34, 0.5], up: [0.14, 0.2], r: 0.15 })
  return [
    art,
    farWall(stage, horizon),
    floor(stage, horizon),
    lake(stage, horizon, sun.x),
    mountain(stage, horizon),
    fields(stage, horizon),
    edge(stage),
    flockAt(stage, 0.1, 0.16),
  ]
}

function farWall(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const mau = rollingSkyline(stage, horizon - span * 0.035, span * 0.03, { scale: 0.005 })
  const nearer = rollingSkyline(stage, horizon - span * 0.012, span * 0.02, { scale: 0.008 })
  return [
    hill(stage, mau, inks.land[0], horizon + span * 0.1),
    hill(stage, nearer, mix(inks.land[1], inks.mist, 0.3), horizon + span * 0.1),
  ]
}

function floor(stage: Stage, horizon: number): Art {
  const { height, span, inks } = stage
  const dry = mix(inks.sand[1], inks.leaf[0], 0.5)
  const tones = [mix(dry, inks.mist, 0.5), dry, mix(inks.leaf[1], inks.sand[2], 0.4)]
  const top = acrossFrame(stage, 9, (_, t) => horizon + span * (0.012 + 0.004 * Math.sin(t * 9)))
  return hill(stage, top, stage.gradient(tones, 0, horizon, 0, height))
}

/** Naivasha, bright beyond the mountain. */
function lake(stage: Stage, horizon: number, sunX: number): Art {
  const { span, inks, xAt } = stage
  const at = (across: number, down: number): Point => [xAt(across), horizon + span * down]
  const shore = [
    at(0.2, 0.05),
    at(0.5, 0.03),
    at(0.9, 0.04),
    at(1.5, 0.06),
    at(1.1, 0.1),
    at(0.6, 0.095),
    at(0.3, 0.085),
  ]
  return [
    fill(
      pen().blob(shore),
      stage.gradient([inks.water[0], inks.water[1]], 0, horizon, 0, horizon + span * 0.1),
    ),
    lightRoad(stage, sunX, horizon + span * 0.045, horizon + span * 0.085, {
      far: span * 0.06,
      near: span * 0.1,
      count: 4,
    }),
  ]
}

/** A wide cone with its whole top gone; one looks a little down into it. */
function mountain(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const base = horizon + span * 0.2
  const high = span * chance.between(0.28, 0.33)
  const surface = cone({
    x: xAt(-0.04),
    top: base - high,
    base,
    half: high * 1.75,
    crater: high * 0.62,
    curve: 1.5,
  })
  return [
    openCrater(stage, surface, {
      ink: mix(mix(land[2], rock[1], 0.4), inks.leaf[1], 0.15),
      shade: mix(land[3], rock[2], 0.4),
      foot: mix(inks.sand[1], inks.leaf[0], 0.5),
      inside: mix(land[4], rock[2], 0.35),
    }),
    mist(stage, base, span * 0.06, { opacity: 0.35 }),
  ]
}

/** Strips of farms and lines of trees on the floor, and the road. */
function fields(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks, xAt } = stage
  const [green, straw] = [pen(), pen()]
  for (let i = 0; i < 18; i++) {
    const t = chance()
    const [x, y] = [width * chance(), horizon + span * lerp(0.24, 0.42, t)]
    const [wide, deep, lean] = [span * lerp(0.07, 0.2, t), span * lerp(0.008, 0.026, t), span * 0.03]
    ;(i % 2 ? green : straw).polygon([
      [x, y],
      [x + wide, y],
      [x + wide - lean, y + deep],
      [x - lean, y + deep],
    ])
  }
  const road = pen()
    .M(xAt(1.4), horizon + span * 0.2)
    .Q(xAt(0.5), horizon + span * 0.24, xAt(0.3), horizon + span * 0.32)
    .Q(xAt(0.2), horizon + span * 0.38, xAt(0.5), horizon + span * 0.46)
  return [
    fill(green, mix(inks.leaf[1], inks.leaf[2], 0.3), { opacity: 0.7 }),
    fill(straw, inks.sand[1], { opacity: 0.7 }),
    stroke(road, inks.sand[0], span * 0.007),
    range(Math.round((10 * width) / span), () =>
      acacia(
        stage,
        width * chance(),
        horizon + span * chance.between(0.22, 0.42),
        span * chance.between(0.02, 0.045),
        {
          ink: mix(inks.leaf[2], inks.land[3], 0.3),
          flip: chance.sign(),
        },
      ),
    ),
  ]
}

/** The brink of the escarpment we stand on, with its candelabras, and two who look out. */
function edge(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const from = nearEdge(stage, 0)
  const line = acrossFrame(stage, 15, x => {
    const t = Math.abs(x - from) / width
    return height * lerp(0.74, 1, Math.min(1, t * 1.15)) + chance.between(-0.01, 0.01) * span
  })
  const top = heightAlong(line)
  const dark = { ink: inks.leaf[3], lit: inks.leaf[2], trunk: inks.key }
  const stand = (x: number) => top(x) + span * 0.03
  const far = farEdge(stage, 0.04)
  return [
    crag(
      stage,
      line,
      stage.gradient([mix(inks.leaf[3], inks.rock[2], 0.3), inks.key], 0, height * 0.74, 0, height),
    ),
    candelabra(stage, xAt(-0.42), stand(xAt(-0.42)), span * chance.between(0.42, 0.5), dark),
    candelabra(stage, xAt(-0.2), stand(xAt(-0.2)), span * 0.22, dark),
    traveller(stage, xAt(0.02), stand(xAt(0.02)), unit * 2, { flip: sunward }),
    traveller(stage, xAt(0.08), stand(xAt(0.08)), unit * 1.9, {
      coat: inks.lamp,
      kind: 'hat',
      flip: sunward,
    }),
    candelabra(stage, far, height * 1.03, span * 0.26, { ...dark, lit: inks.leaf[3] }),
    grass(stage, -10, width + 10, x => Math.min(height, top(x) + span * 0.06), span * 0.05, inks.key, 9),
  ]
}
