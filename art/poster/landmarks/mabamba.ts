import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { papyrusHead, papyrusStand } from '#art/poster/toolbox/papyrus.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { standingShoebill } from '#art/poster/toolbox/shoebill.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const mabamba: Landmark = {
  scene: { title: 'A shoebill in the papyrus of Mabamba', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'golden', 'monsoon', 'day'],
    countries: ['uganda'],
    habitats: ['wetland', 'lake'],
    subjects: ['mabamba', 'shoebill', 'papyrus'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const horizon = height * chance.between(0.46, 0.5)
  const { sun, art } = openSky(stage, { horizon, across: [0.28, 0.42], up: [0.16, 0.24], r: 0.17 })
  const head = papyrusHead(stage)
  const far = rollingSkyline(stage, horizon - span * 0.02, span * 0.03, { scale: 0.008 })
  return [
    art,
    treeline(stage, far, span * 0.016, mix(inks.land[1], inks.mist, 0.2)),
    mist(stage, horizon, span * 0.08, { opacity: 0.6 }),
    sea(stage, horizon + span * 0.02, height),
    lightRoad(stage, sun.x, horizon + span * 0.04, height * 0.94, {
      far: span * 0.06,
      near: span * 0.2,
      count: 11,
    }),
    walls(stage, horizon, head),
    ripples(stage, horizon + span * 0.1, height, { count: 18, opacity: 0.5, big: 70 }),
    visitors(stage, horizon),
    lilies(stage, horizon),
    bird(stage, head),
    flockAt(stage, 0.1, 0.14),
  ]
}

/** The channel: papyrus on both hands, each stand nearer and darker. */
function walls(stage: Stage, horizon: number, head: string): Art {
  const { span, inks, xAt } = stage
  const { leaf, land } = inks
  const far = mix(land[2], leaf[1], 0.5)
  const stand = (from: number, to: number, foot: number, high: number, count: number, ink: string) => {
    const [x1, x2] = [xAt(from), xAt(to)]
    const y = horizon + span * foot
    const mound = pen()
      .M(Math.min(x1, x2) - span * 0.03, y + 3)
      .Q((x1 + x2) / 2, y - span * high * 0.5, Math.max(x1, x2) + span * 0.03, y + 3)
      .Z()
    return [
      fill(mound, mix(ink, land[5], 0.2)),
      papyrusStand(stage, head, { from: x1, to: x2, foot: y + 2, high: high * span, count, ink }),
    ]
  }
  return [
    stand(-2, 0.12, 0.03, 0.07, 44, mix(far, inks.mist, 0.2)),
    stand(0.44, 2.4, 0.03, 0.07, 40, mix(far, inks.mist, 0.2)),
    stand(-1.6, -0.06, 0.09, 0.13, 26, far),
    stand(0.66, 2.2, 0.11, 0.15, 26, far),
    stand(-1.4, -0.26, 0.19, 0.22, 16, leaf[2]),
    stand(0.9, 2.2, 0.24, 0.26, 14, leaf[2]),
  ]
}

function visitors(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const [x, y] = [xAt(chance.between(0.36, 0.5)), horizon + span * chance.between(0.15, 0.18)]
  const k = unit * 0.95
  return [
    reflection(stage, x, y + 4 * k, 100 * k, 26 * k, inks.land[5], { count: 5, opacity: 0.45 }),
    canoe(stage, x, y, k, { flip: -sunward, hat: inks.lamp }),
  ]
}

function lilies(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const [pads, lit, flowers] = [pen(), pen(), pen()]
  for (let i = 0; i < 34; i++) {
    const t = chance() ** 0.7
    const [x, y, r] = [width * chance(), lerp(horizon + span * 0.2, height, t), span * lerp(0.008, 0.032, t)]
    pads.dot(x, y, r, r * 0.34)
    lit.lens(x, y - r * 0.08, r * 1.5, r * 0.12)
    if (i % 6) continue
    const petal = (dx: number, up: number): Point => [x + dx * r, y - up * r]
    flowers
      .M(x - r * 0.2, y)
      .L(
        ...petal(-0.5, 0.5),
        ...petal(-0.16, 0.36),
        ...petal(0, 0.75),
        ...petal(0.16, 0.36),
        ...petal(0.5, 0.5),
        x + r * 0.2,
        y,
      )
      .Z()
  }
  return [
    fill(pads, mix(inks.leaf[2], inks.water[2], 0.2)),
    fill(lit, inks.leaf[1], { opacity: 0.8 }),
    fill(flowers, inks.paper),
  ]
}

/** He stands on a raft of stems at our feet, and papyrus frames him. */
function bird(stage: Stage, head: string): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf, key } = inks
  const x = xAt(chance.between(-0.14, -0.04))
  const y = height * 0.93
  const raft = pen()
    .M(x - span * 0.34, height + 10)
    .Q(x - span * 0.2, y - span * 0.03, x, y - span * 0.012)
    .Q(x + span * 0.22, y - span * 0.03, x + span * 0.36, height + 10)
    .Z()
  const near = { foot: height + 10, high: span * 0.5, count: 7, ink: leaf[3] }
  return [
    papyrusStand(stage, head, { ...near, from: xAt(-0.56), to: xAt(-0.3) }),
    fill(raft, mix(leaf[3], key, 0.35)),
    standingShoebill(stage, x, y, unit * chance.between(1.75, 1.95), sunward),
    papyrusStand(stage, head, {
      from: x - span * 0.3,
      to: x + span * 0.34,
      foot: height + 10,
      high: span * 0.15,
      count: 9,
      ink: key,
    }),
    papyrusStand(stage, head, {
      ...near,
      high: span * 0.34,
      count: 5,
      ink: key,
      from: xAt(-0.66),
      to: xAt(-0.38),
    }),
  ]
}
