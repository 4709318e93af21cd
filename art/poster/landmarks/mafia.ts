import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { ngalawa } from '#art/poster/toolbox/ngalawa.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import { whaleShark } from '#art/poster/toolbox/whale-shark.ts'
import type { Landmark } from './landmark.ts'

export const mafia: Landmark = {
  scene: { title: 'A whale shark under the outriggers of Mafia', best: 'day', draw },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['tanzania'],
    habitats: ['coral-reef', 'island'],
    subjects: ['mafia', 'kilindoni', 'whale shark'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const horizon = height * chance.between(0.3, 0.34)
  const surface = horizon + span * chance.between(0.1, 0.13)
  const { sun, art } = openSky(stage, { horizon, across: [0.28, 0.44], up: [0.1, 0.14], r: 0.14 })
  return [
    art,
    island(stage, horizon),
    sea(stage, horizon, surface + 6),
    lightRoad(stage, sun.x, horizon + 3, surface, { far: span * 0.06, near: span * 0.14, count: 5 }),
    ripples(stage, horizon + 3, surface, { count: 12, opacity: 0.6, big: 40 }),
    below(stage, surface),
    boat(stage, surface),
    life(stage, surface),
    reef(stage),
    flockAt(stage, 0.02, 0.12),
  ]
}

/** The low green shore. */
function island(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const crown = palmCrown(stage)
  const ink = mix(inks.land[2], inks.leaf[2], 0.4)
  const shore = pen().lens(xAt(-0.5), horizon + 1, span * 0.9, span * 0.03)
  return [
    range(9, (i, t) =>
      palm(crown, xAt(lerp(-0.84, -0.2, t)), horizon + 1, span * chance.between(0.06, 0.1), {
        ink,
        lean: chance.between(-0.2, 0.2),
        scale: unit * 0.22,
        flip: i % 2 ? -1 : 1,
      }),
    ),
    fill(shore, ink),
  ]
}

/** The water cut open: light falls in shafts from a surface that heaves. */
function below(stage: Stage, surface: number): Art {
  const { width, height, span, chance, inks } = stage
  const depth = [mix(inks.water[0], inks.water[1], 0.75), inks.water[2], mix(inks.water[2], inks.key, 0.35)]
  const body = pen().M(-20, surface)
  const step = span * 0.16
  for (let x = -20; x < width + 20; x += step)
    body.Q(x + step / 2, surface + chance.between(-9, 9), x + step, surface)
  body.L(width + 30, height + 10, -20, height + 10).Z()
  const shafts = pen()
  for (let i = 0; i < Math.round((6 * width) / span); i++) {
    const [x, wide] = [width * chance(), span * chance.between(0.015, 0.05)]
    const lean = -stage.sunward * span * 0.22
    shafts
      .M(x, surface + 6)
      .L(x + wide, surface + 6, x + wide * 2.2 + lean, height, x + lean, height)
      .Z()
  }
  const crest = pen().M(-20, surface)
  for (let x = -20; x < width + 20; x += step)
    crest.Q(x + step / 2, surface + chance.between(-7, 7), x + step, surface)
  return [
    fill(body, stage.gradient(depth, 0, surface, 0, height)),
    fill(
      shafts,
      stage.gradient(
        [
          [inks.paper, 0.3],
          [inks.paper, 0],
        ],
        0,
        surface,
        0,
        height,
      ),
    ),
    stroke(crest, inks.paper, 2.4, { opacity: 0.9 }),
  ]
}

function boat(stage: Stage, surface: number): Art {
  const { unit, chance, inks, sunward, xAt } = stage
  const x = xAt(chance.between(-0.06, 0.04))
  const sail = chance.pick([inks.paper, RED])
  return ngalawa(stage, x, surface - 1, unit * 1, { sail, flip: sunward, furled: chance.odds(0.4) })
}

/** The fish itself, one who swims beside it, and small fry. */
function life(stage: Stage, surface: number): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const y = lerp(surface, height, chance.between(0.42, 0.5))
  const fry = pen()
  for (let i = 0; i < 26; i++) {
    const [x, fy] = [xAt(chance.between(0.34, 0.62)), y + chance.between(-0.12, 0.14) * span]
    const k = unit * 5 * sunward
    fry
      .M(x - k, fy)
      .Q(x, fy - unit * 3, x + k, fy)
      .Q(x, fy + unit * 3, x - k, fy)
      .L(x - k * 1.6, fy - unit * 2, x - k * 1.6, fy + unit * 2)
      .Z()
  }
  const swimmer = group(
    { transform: place(xAt(-0.12), lerp(surface, height, 0.2), unit * 1.5, sunward, 8 * sunward) },
    stroke('M-14 2L-34 6M-14 5L-32 13', inks.key, 3.4, { strokeLinecap: 'round' }),
    fill('M-36 2L-52 0L-50 8L-34 9ZM-34 11L-48 16L-44 21L-30 15Z', inks.lamp),
    fill('M-18 0Q-4-7 12-4Q14 4 6 7Q-8 10-18 6Z', RED),
    stroke('M8 4L20 12', inks.key, 3, { strokeLinecap: 'round' }),
    fill('M10-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0', mix(inks.rock[2], inks.key, 0.5)),
    stroke('M14-9V-16', inks.paper, 1.8),
  )
  const size = Math.min(unit * chance.between(1.35, 1.5), width / 420)
  return [
    swimmer,
    whaleShark(stage, xAt(0.1), y, size, sunward, -5 * sunward),
    fill(fry, inks.paper, { opacity: 0.75 }),
  ]
}

/** Coral heads and sea grass on the bottom. */
function reef(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const [far, near, fans] = [pen(), pen(), pen()]
  for (let x = -20; x < width + 20; x += span * chance.between(0.08, 0.14)) {
    const r = span * chance.between(0.03, 0.07)
    far
      .M(x - r * 1.4, height + 4)
      .Q(x - r * 1.3, height - r * 1.5, x, height - r * 1.4)
      .Q(x + r * 1.3, height - r * 1.5, x + r * 1.4, height + 4)
      .Z()
  }
  for (let x = -10; x < width + 20; x += span * chance.between(0.16, 0.26)) {
    const r = span * chance.between(0.02, 0.04)
    near
      .M(x - r * 2, height + 4)
      .Q(x - r * 1.6, height - r * 1.3, x, height - r * 1.2)
      .Q(x + r * 1.6, height - r * 1.3, x + r * 2, height + 4)
      .Z()
    for (let k = -2; k <= 2; k++)
      fans
        .M(x + r * 2, height)
        .Q(
          x + r * 2 + k * r * 0.5,
          height - r * 2,
          x + r * 2 + k * r * 0.9,
          height - r * chance.between(2.4, 3.6),
        )
  }
  return [
    fill(far, mix(inks.water[2], inks.key, 0.5)),
    stroke(fans, mix(RED, inks.key, 0.35), 3 * stage.unit, { strokeLinecap: 'round' }),
    fill(near, inks.key),
  ]
}
