import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { donkey, donkeyMan, kangaWoman, mooredDhow, whiteMinaret } from '#art/poster/toolbox/lamu-quay.ts'
import { lamuTown } from '#art/poster/toolbox/lamu-town.ts'
import { clamp, leftToRight, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { lateenDhow } from '#art/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const lamu: Scene = {
  title: 'The sea front of Lamu',
  best: 'golden',
  mirror: false,
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const channel = height * chance.between(0.5, 0.54)
    const quay = channel + span * 0.07
    const sunX = clamp(xAt(chance.between(0.48, 0.58)), span * 0.24, stage.width - span * 0.24)
    const sun = stage.hang({ x: sunX, y: channel - span * chance.between(0.16, 0.24), r: span * 0.165 })
    return [
      sky(stage, { horizon: channel, sun }),
      streaks(stage, xAt(-0.2), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.75 }),
      streaks(stage, sun.x + stage.sunward * span * 0.04, sun.y + span * 0.05, span * 0.46, 2, inks.mist, {
        opacity: 0.9,
      }),
      mangroves(stage, channel),
      sea(stage, channel),
      mist(stage, channel, span * 0.07, { opacity: 0.6 }),
      lightRoad(stage, sun.x, channel + span * 0.02, height * 0.94, { far: span * 0.09, near: span * 0.24 }),
      ripples(stage, channel + span * 0.05, height * 0.97, { count: 28, opacity: 0.45, big: 80 }),
      backPalms(stage, quay),
      whiteMinaret(stage, xAt(chance.between(-0.28, -0.24)), quay, unit * chance.between(1.7, 1.85)),
      lamuTown(stage, quay),
      seaWall(stage, quay),
      onTheQuay(stage, quay),
      boats(stage, quay),
      birds(stage, xAt(0.2), height * 0.2, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

/** Manda across the channel: a low line of mangroves. */
function mangroves(stage: Stage, channel: number): Art {
  const { span, chance, inks, xAt } = stage
  const line = leftToRight(
    range(
      22,
      (_, t): Point => [
        xAt(lerp(-0.3, 3, t)),
        channel - span * (0.014 + 0.012 * Math.sin(t * 9) + 0.012 * (1 - t)),
      ],
    ),
  )
  const ink = mix(inks.land[1], inks.leaf[1], 0.3)
  const waver = chance.between(0.012, 0.02)
  return treeline(stage, line, span * waver, ink, channel + 3)
}

function backPalms(stage: Stage, quay: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const crown = palmCrown(stage, { wind: 0.1 })
  const ink = mix(inks.leaf[2], inks.land[3], 0.25)
  return (
    [
      [-0.64, 0.46],
      [-0.46, 0.42],
      [-0.08, 0.36],
      [0.06, 0.36],
      [-1, 0.42],
    ] as const
  ).map(([across, high]) =>
    palm(crown, xAt(across + chance.between(-0.03, 0.03)), quay, span * high * chance.between(0.92, 1.1), {
      ink,
      trunk: mix(inks.rock[2], inks.key, 0.35),
      lean: chance.between(-0.14, 0.14),
      scale: unit * 0.62,
    }),
  )
}

/** The promenade and its wall, with steps where the boats land. */
function seaWall(stage: Stage, quay: number): Art {
  const { span, inks, xAt, sunward } = stage
  const { rock, sand, key } = inks
  const [end, far] = [xAt(0.32), xAt(-3)]
  const [deck, foot] = [quay + span * 0.05, quay + span * 0.104]
  const wall = mix(rock[1], rock[2], 0.35)
  const courses = pen()
  for (const down of [0.36, 0.68]) courses.M(far, lerp(deck, foot, down)).L(end, lerp(deck, foot, down))
  const steps = pen()
  for (let i = 0; i < 5; i++) {
    const x = end + sunward * span * 0.018 * (i + 1)
    const y = lerp(deck, foot, (i + 1) / 5)
    steps
      .M(end - sunward * 4, y)
      .H(x)
      .V(foot + 3)
      .H(end - sunward * 4)
      .Z()
  }
  return [
    reflection(
      stage,
      lerp(far, end, 0.5),
      foot + 3,
      Math.abs(end - far),
      span * 0.1,
      mix(wall, inks.water[2], 0.4),
      { opacity: 0.4 },
    ),
    fill(steps, mix(wall, sand[0], 0.35)),
    fill(pen().M(far, quay).H(end).V(foot).H(far).Z(), wall),
    fill(
      pen()
        .M(far, quay - 1)
        .H(end)
        .V(deck)
        .H(far)
        .Z(),
      mix(sand[0], sand[1], 0.45),
    ),
    stroke(courses, mix(rock[2], key, 0.2), 1.1, { opacity: 0.5 }),
    fill(
      pen()
        .M(far, foot - 4)
        .H(end)
        .V(foot + 1)
        .H(far)
        .Z(),
      mix(rock[2], key, 0.45),
      { opacity: 0.6 },
    ),
  ]
}

/** Donkeys under their loads, the man behind them, and a woman on her way home. */
function onTheQuay(stage: Stage, quay: number): Art {
  const { span, unit, chance, sunward, xAt } = stage
  const heading = chance.odds(0.6) ? sunward : -sunward
  const y = quay + span * 0.042
  const x = xAt(chance.between(-0.16, -0.06))
  const at = (spans: number) => x + heading * span * spans
  const size = unit * chance.between(1.05, 1.15)
  const shadow = pen()
  for (const spans of [0.09, -0.02, -0.11]) shadow.lens(at(spans), y + 2, span * 0.1, 2.4)
  return [
    fill(shadow, stage.inks.key, { opacity: 0.25 }),
    kangaWoman(stage, xAt(chance.between(0.16, 0.22)), y - span * 0.018, size * 0.92, undefined, -heading),
    donkey(stage, at(0.09), y, size * 0.74, { flip: heading }),
    donkey(stage, at(-0.02), y + 2, size * 0.76, { flip: heading, load: chance.odds(0.5) }),
    donkeyMan(stage, at(-0.11), y + 2, size, heading),
  ]
}

function boats(stage: Stage, quay: number): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const foot = quay + span * 0.12
  const sailX = clamp(xAt(chance.between(0.54, 0.62)), span * 0.2, width - span * 0.2)
  const sailY = lerp(foot, height, chance.between(0.3, 0.42))
  const hull = mix(inks.key, inks.rock[2], 0.2)
  const moored = [
    [-0.3, 0.14, 1.05],
    [0.1, 0.4, 1.3],
    [-0.72, 0.34, 1.2],
  ] as const
  return [
    reflection(stage, sailX, sailY + 8 * unit, span * 0.26, span * 0.14, inks.land[5], { opacity: 0.4 }),
    moored.slice(0, chance.whole(2, 3)).map(([across, down, size]) => {
      const x = xAt(across + chance.between(-0.04, 0.04))
      const y = lerp(foot, height, down)
      return [
        reflection(stage, x, y + 5 * unit, 80 * unit * size, span * 0.06, inks.land[5], {
          count: 5,
          opacity: 0.4,
        }),
        mooredDhow(stage, x, y, unit * size * 1.1, chance.sign()),
      ]
    }),
    lateenDhow(stage, sailX, sailY, unit * chance.between(1.05, 1.2), {
      sail: mix(inks.paper, inks.sand[1], 0.25),
      hull,
      flip: chance.odds(0.7) ? -sunward : sunward,
    }),
  ]
}
