import { RED } from '#art/poster/palettes.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const jabirus: Landmark = {
  scene: {
    title: 'Jabirus on the lagoon at Crooked Tree',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.46, 0.5)
      const sun = stage.hang({
        x: xAt(chance.between(0.3, 0.44)),
        y: horizon - span * chance.between(0.12, 0.2),
        r: span * 0.16,
      })
      return [
        openSky(stage, horizon, sun),
        farShore(stage, horizon),
        sea(stage, horizon),
        mist(stage, horizon, span * 0.08, { opacity: 0.7 }),
        lightRoad(stage, sun.x, horizon + 4, height * 0.94, { far: span * 0.08, near: span * 0.26 }),
        ripples(stage, horizon + 6, height, { count: 26, opacity: 0.5, big: 80 }),
        lilies(stage, horizon),
        canoe(stage, xAt(0.42), lerp(horizon, height, 0.26), unit * 0.85, { flip: -sunward }),
        flock(stage, horizon),
        logwood(stage),
        reeds(stage),
        birds(stage, xAt(0.05), height * 0.2, 5, 8 * unit + 2, inks.key, span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'day', 'dusk', 'monsoon'],
    countries: ['belize'],
    habitats: ['wetland', 'lake', 'river'],
    subjects: ['jabiru', 'crooked tree', 'lagoon', 'stork', 'bird', 'orange walk', 'lamanai'],
  },
}

function farShore(stage: Stage, horizon: number): Art {
  const { span, unit, inks, chance, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const far = rollingSkyline(stage, horizon - span * 0.035, span * 0.016, { scale: 0.008 })
  const near = rollingSkyline(stage, horizon - span * 0.016, span * 0.01, { scale: 0.012 })
  return [
    treeline(stage, far, span * 0.018, mix(land[1], leaf[1], 0.2), horizon + 2),
    range(6, i =>
      palm(
        crownId,
        xAt(-0.8 + i * 0.34 + chance.between(-0.08, 0.08)),
        horizon,
        span * chance.between(0.1, 0.16),
        { lean: chance.between(-0.1, 0.1), ink: mix(land[3], leaf[2], 0.5), scale: unit * 0.32 },
      ),
    ),
    treeline(stage, near, span * 0.02, mix(land[3], leaf[2], 0.4), horizon + 3),
  ]
}

function lilies(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const [pads, flowers] = [pen(), pen()]
  for (let i = 0; i < 30; i++) {
    const t = chance()
    const [x, y, half] = [
      chance() * width,
      lerp(horizon + span * 0.06, height * 0.95, t),
      span * lerp(0.006, 0.026, t),
    ]
    pads.dot(x, y, half, half * 0.36)
    if (i % 4 === 0) flowers.dot(x, y - half * 0.4, half * 0.34, half * 0.3)
  }
  return [fill(pads, mix(inks.leaf[2], inks.leaf[1], 0.4)), fill(flowers, inks.paper)]
}

function flock(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const places = [
    [-0.04, 0.66, 1.7, 1],
    [0.2, 0.52, 1.25, -1],
    [-0.3, 0.46, 1, 1],
    [0.62, 0.44, 0.85, -1],
  ] as const
  return places.slice(0, chance.whole(3, 4)).map(([across, down, scale, face], i) => {
    const [x, y] = [xAt(across + chance.between(-0.02, 0.02)), lerp(horizon, height, down) + span * 0.06]
    return [
      reflection(
        stage,
        x,
        y + 4,
        span * 0.08 * scale,
        span * 0.16 * scale,
        mix(inks.paper, inks.water[1], 0.3),
        { count: 5, opacity: 0.5 },
      ),
      fill(pen().lens(x, y, span * 0.09 * scale, 2), inks.paper, { opacity: 0.7 }),
      jabiru(stage, x, y, unit * scale, sunward * face, i === 1),
    ]
  })
}

/** A jabiru, 150 tall, facing right: white, bare black neck, red collar, great black bill. */
function jabiru(stage: Stage, x: number, y: number, scale: number, flip: number, feeding: boolean): Art {
  const { inks } = stage
  const white = mix(inks.paper, inks.mist, 0.2)
  const neck = feeding ? 'M20-84C36-84 42-66 44-44' : 'M18-82C30-92 20-112 26-132'
  const collar = feeding ? 'M19-85C26-86 31-83 34-79' : 'M19-84C22-87 23.6-90 24-95'
  const head = feeding
    ? 'M38-46C38-54 50-54 50-44L54-12L46-40Q38-38 38-46Z'
    : 'M18-134C18-144 34-146 36-136L74-128L36-126Q20-124 18-134Z'
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-4-52L-6-26L-2 0M6-52L8-26L4 0M-2 0H8M4 0H14', inks.key, 3.2),
    fill('M-56-58C-40-84-8-98 20-90C30-84 28-66 16-56C0-44-26-46-56-58Z', white),
    fill('M-56-58C-34-70-12-72 8-64C-4-50-30-48-56-58Z', mix(white, inks.land[2], 0.34)),
    stroke(neck, inks.key, 11, { strokeLinecap: 'round' }),
    stroke(collar, RED, 13),
    fill(head, inks.key),
  )
}

/** A bare crooked tree that stands in the water. */
function logwood(stage: Stage): Art {
  const { height, span, inks } = stage
  const at = (spans: number) => nearEdge(stage, spans)
  const wood = pen()
    .M(at(0.1), height)
    .Q(at(0.06), height * 0.8, at(0.14), height * 0.66)
    .Q(at(0.18), height * 0.56, at(0.1), height * 0.42)
    .M(at(0.13), height * 0.68)
    .Q(at(0.26), height * 0.6, at(0.28), height * 0.48)
    .L(at(0.36), height * 0.42)
    .M(at(0.14), height * 0.54)
    .L(at(0.22), height * 0.44)
  return stroke(wood, mix(inks.key, inks.rock[2], 0.2), span * 0.018, { strokeLinecap: 'round' })
}

function reeds(stage: Stage): Art {
  const { height, span, chance, inks, sunward } = stage
  const [blades, heads] = [pen(), pen()]
  const plant = (x: number, lean: number) => {
    const high = span * chance.between(0.14, 0.36)
    const tipX = x + lean * high * chance.between(0.1, 0.5)
    blades
      .M(x - 3, height + 5)
      .Q(x, height - high * 0.6, tipX, height - high)
      .Q(x + 5, height - high * 0.5, x + 4, height + 5)
      .Z()
    if (chance.odds(0.4)) heads.dot(x + lean * high * 0.1, height - high * 0.86, span * 0.007, span * 0.028)
  }
  for (let i = 0; i < 24; i++) plant(nearEdge(stage, chance.between(0, 0.4) ** 1.2 - 0.02), sunward)
  for (let i = 0; i < 13; i++) plant(farEdge(stage, chance.between(-0.02, 0.22)), -sunward)
  return [fill(blades, mix(inks.leaf[3], inks.key, 0.2)), fill(heads, mix(inks.rock[2], inks.key, 0.3))]
}
