import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { crag, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { fernFrond, foliage } from '#art/poster/toolbox/leaves.ts'
import { leftToRight, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const atitlan: Scene = {
  title: 'Lake ringed by volcanoes',
  best: 'dusk',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * 0.6
    const sunX = xAt(chance.between(0.3, 0.4))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.17, 0.26), r: span * 0.155 })
    const withJetty = chance.odds(0.6)
    const farShore = stage.define(group({}, ring(stage, horizon)))
    const village = houses(stage, horizon)
    const bough = hangingFerns(stage)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.14, span * 0.6, 4, inks.sky[2], { opacity: 0.6 }),
      streaks(stage, sun.x, sun.y + span * 0.04, span * 0.5, 2, inks.sky[3], { opacity: 0.9 }),
      use(farShore),
      village,
      sea(stage, horizon),
      reflectedPrint(farShore, horizon, 0.7, 0.42),
      lightRoad(stage, sun.x, horizon + 4, height * 0.97, {
        far: span * 0.1,
        near: span * 0.3,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 5, height, { count: 34, ink: inks.mist, opacity: 0.5, big: 70 }),
      ripples(stage, height * 0.75, height, { count: 12, ink: inks.land[3], opacity: 0.4, big: 90 }),
      canoe(stage, xAt(-0.16), horizon + span * 0.16, unit * 1.05, { flip: sunward }),
      reflection(stage, xAt(-0.16), horizon + span * 0.17, span * 0.16, span * 0.05, inks.key, {
        count: 4,
        opacity: 0.4,
      }),
      withJetty ? jetty(stage) : nearCanoe(stage),
      withJetty ? bough : bank(stage),
      birds(stage, xAt(-0.3), height * 0.27, 4, 8 * unit + 2, inks.land[5], span * 0.1),
    ]
  },
}

/** The far shore: the caldera's rim and its three volcanoes, farthest first. */
function ring(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const surfaceAt = (x: number, rise: number, half: number) =>
    cone({
      x,
      top: horizon - span * rise,
      base: horizon + 2,
      half: span * half,
      crater: span * 0.022,
      curve: 1.7,
    })
  const [, haze, middle, near] = inks.land
  const cones = [
    {
      surface: surfaceAt(xAt(chance.between(0.6, 0.8)), chance.between(0.16, 0.28), 0.42),
      ink: haze,
      shade: mix(haze, middle, 0.6),
    },
    {
      surface: surfaceAt(xAt(-chance.between(0.42, 0.62)), chance.between(0.2, 0.36), 0.56),
      ink: mix(haze, middle, 0.6),
      shade: mix(middle, near, 0.5),
    },
    {
      surface: surfaceAt(xAt(-chance.between(-0.05, 0.1)), chance.between(0.34, 0.46), 0.66),
      ink: middle,
      shade: near,
    },
  ]
  const volcanoes = cones.map(({ surface, ink, shade }, i) =>
    volcanoCone(stage, surface, { ink, shade, lit: mix(ink, shade, 0.5), gullies: 3 + i * 2, fade: 0.35 }),
  )
  const rim = rollingSkyline(stage, horizon - span * 0.05, span * 0.035, { scale: 0.01 })
  const shore: Point[] = range(6, (_, t) => [
    lerp(xAt(-1.1), xAt(-0.12), t),
    horizon + span * 0.004 - span * 0.04 * (1 - t),
  ])
  const trees = treeline(stage, leftToRight(shore), span * 0.02, near, horizon + span * 0.012)
  return [
    crag(stage, rim, inks.land[0], horizon),
    volcanoes,
    mist(stage, horizon - span * 0.01, span * 0.1, { opacity: 0.7 }),
    trees,
  ]
}

function houses({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const [walls, roofs, windows] = [pen(), pen(), pen()]
  for (let i = 0; i < 13; i++) {
    const along = chance()
    const x = xAt(-lerp(0.2, 0.8, along))
    const y = horizon - span * chance.between(-0.002, 0.055) * (0.3 + along)
    const half = span * chance.between(0.014, 0.026)
    walls
      .M(x - half, y)
      .V(y - half * 0.9)
      .H(x + half)
      .V(y)
      .Z()
    roofs
      .M(x - half * 1.2, y - half * 0.85)
      .L(x, y - half * 1.6, x + half * 1.2, y - half * 0.85)
      .Z()
    windows
      .M(x - half * 0.3, y - half * 0.15)
      .V(y - half * 0.6)
      .H(x + half * 0.25)
      .V(y - half * 0.15)
      .Z()
  }
  return [
    fill(walls, mix(inks.paper, inks.rock[0], 0.4)),
    fill(roofs, mix(RED, inks.land[4], 0.35)),
    fill(windows, inks.lamp),
  ]
}

function hangingFerns({ width, span, unit, chance, inks, sunward, xAt }: Stage): Art {
  return range(5, i => {
    const angle = lerp(14, 74, i / 4) + chance.between(-5, 5)
    const frond = fernFrond(10 + chance() * 12, 9)
    const x = xAt(-0.8) - sunward * (width > span * 1.5 ? span * 0.1 : 0)
    const transform = place(x, -8, unit * chance.between(1.5, 2.1), sunward, angle)
    return fill(frond, inks.leaf[3], { transform })
  })
}

/** A jetty that runs out from the near corner, with two people sitting on it. */
function jetty(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const corner = xAt(0.46)
  const at = (across: number, up: number): Point => [corner + sunward * span * across, height - span * up]
  const left = (t: number) => lerp(-0.1, 0.16, t)
  const right = (t: number) => lerp(-0.02, 0.42, t)
  const up = (t: number) => lerp(0.21, -0.02, t)
  const deck = pen().polygon([at(-0.1, 0.21), at(-0.02, 0.21), at(0.42, -0.02), at(0.16, -0.02)])
  const boards = pen()
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 0.8
    boards.M(...at(left(t), up(t))).L(...at(right(t), up(t)))
  }
  const posts = pen()
  for (const t of [0.02, 0.3, 0.62]) {
    const high = lerp(0.05, 0.13, t)
    const half = lerp(0.006, 0.016, t)
    for (const x of [left(t), right(t)]) {
      const [top, foot] = [up(t) - high * 0.4, up(t) + high * 0.5]
      posts.polygon([at(x - half, top), at(x - half, foot), at(x + half, foot), at(x + half, top)])
    }
  }
  return [
    fill(posts, inks.key),
    fill(deck, inks.land[4]),
    stroke(boards, inks.land[5], 1.6 * unit + 0.4),
    traveller(stage, ...at(-0.03, 0.185), unit * 1.7, { kind: 'hat', flip: -sunward }),
    traveller(stage, ...at(0.02, 0.165), unit * 1.75, { kind: 'pack', coat: BLUE, flip: -sunward }),
  ]
}

function nearCanoe(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  return [
    canoe(stage, xAt(0.36), height * 0.86, unit * 1.7, { flip: -sunward }),
    reflection(stage, xAt(0.36), height * 0.872, span * 0.26, span * 0.05, inks.key, {
      count: 4,
      opacity: 0.4,
    }),
  ]
}

function bank(stage: Stage): Art {
  const { height, unit, inks, sunward, xAt } = stage
  return foliage(stage, xAt(-0.56), height * 1.03, unit * 1.8, {
    ink: inks.key,
    rib: inks.land[4],
    count: 6,
    spread: sunward > 0 ? [-130, -15] : [-165, -50],
  })
}
