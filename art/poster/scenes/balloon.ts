import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import {
  balloonShadow,
  casting,
  fileOfDots,
  safariBalloon,
  treeFromAir,
  type Winding,
  windingRiver,
} from '#art/poster/toolbox/mara.ts'
import { clamp, lerp, type Point } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { escarpment } from '#art/poster/toolbox/rift.ts'
import { giraffe } from '#art/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

export const balloon: Scene = {
  title: 'A balloon over the Mara at dawn',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.3, 0.35)
    const sunX = xAt(chance.between(0.36, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.07, 0.12), r: span * 0.14 })
    const foot: Point = [sun.x, horizon - span * 0.12]
    const flight: Point = [xAt(chance.between(-0.06, 0.06)), height * chance.between(0.5, 0.56)]
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(0.1), height * 0.08, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x - sunward * span * 0.06, sun.y + span * 0.02, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      escarpment(stage, {
        line: [
          [-2.6, 0.1],
          [-1.2, 0.095],
          [-0.5, 0.085],
          [-0.1, 0.07],
          [0.2, 0.03],
          [0.4, 0],
        ],
        base: horizon + 3,
        ink: inks.land[0],
        shade: mix(inks.land[0], inks.land[1], 0.7),
      }),
      hill(
        stage,
        rollingSkyline(stage, horizon - span * 0.016, span * 0.014, { scale: 0.008 }),
        inks.land[1],
        horizon + span * 0.05,
      ),
      plain(stage, horizon),
      windingRiver(stage, mara(stage, horizon), {
        water: stage.gradient([mix(inks.water[0], inks.sky[3], 0.5), inks.water[1]], 0, horizon, 0, height),
        gleam: inks.paper,
        wood: stage.gradient(
          [mix(inks.land[2], inks.leaf[2], 0.5), inks.leaf[2], inks.leaf[3]],
          0,
          horizon,
          0,
          height,
        ),
        lit: mix(inks.leaf[1], inks.leaf[2], 0.3),
      }),
      mist(stage, horizon + span * 0.03, span * 0.1, { opacity: 0.7 }),
      wildlife(stage, horizon, foot),
      fill(
        balloonShadow(foot, [flight[0] + (flight[0] - foot[0]) * 0.06, height * 0.66], span * 0.5),
        inks.land[5],
        { opacity: 0.5 },
      ),
      safariBalloon(stage, flight[0], flight[1], unit * chance.between(1.2, 1.4)),
      safariBalloon(stage, xAt(-chance.between(0.34, 0.44)), horizon - span * 0.05, unit * 0.34, inks.paper),
      birds(stage, xAt(0.5), height * 0.12, 4, 7 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

/** The Mara: loops that tighten with distance. */
function mara({ height, span, chance, xAt }: Stage, horizon: number): Winding {
  const start = chance.between(-0.5, 0.7)
  return {
    at: down => {
      const swing = lerp(0.1, 0.27, down) * Math.sin(14.5 * down ** 0.62 + start)
      return [xAt(lerp(0.16, -0.08, down) + swing), lerp(horizon + span * 0.012, height * 1.06, down ** 1.5)]
    },
    half: down => span * lerp(0.005, 0.05, down ** 1.2),
  }
}

function plain(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const { sand, leaf, land } = inks
  const grass = stage.gradient(
    [
      mix(sand[0], inks.mist, 0.4),
      mix(sand[1], leaf[0], 0.28),
      mix(sand[1], leaf[0], 0.6),
      mix(leaf[0], leaf[1], 0.75),
    ],
    0,
    horizon,
    0,
    height,
  )
  const [light, dark] = [pen(), pen()]
  for (let i = 0; i < 26; i++) {
    const down = chance() ** 1.3
    const patch = i % 2 ? light : dark
    patch.lens(
      chance() * width,
      lerp(horizon + span * 0.03, height, down),
      span * lerp(0.2, 0.7, down) * chance.between(0.6, 1.2),
      span * lerp(0.004, 0.026, down),
    )
  }
  return [
    `<path fill="${grass}" d="M0 ${Math.round(horizon)}h${width}v${Math.round(height - horizon)}H0z"/>`,
    fill(light, mix(sand[0], sand[1], 0.3), { opacity: 0.4 }),
    fill(dark, mix(leaf[1], land[3], 0.3), { opacity: 0.22 }),
  ]
}

/** Lone trees, herds in file, and giraffes, each over its long shadow. */
function wildlife(stage: Stage, horizon: number, foot: Point): Art {
  const { width, height, span, unit, chance, inks, xAt } = stage
  const [shadows, leaves, glow, dots] = [pen(), pen(), pen(), pen()]
  const cast = casting(shadows, foot)
  const river = mara(stage, horizon)
  for (let i = 0; i < 26; i++) {
    const down = (i / 26) ** 1.2
    const y = lerp(horizon + span * 0.02, height * 0.97, down)
    const x = chance() * width
    const size = span * lerp(0.008, 0.042, down) * chance.between(0.8, 1.2)
    const [riverX] = river.at(clamp((y - horizon) / (height - horizon)) ** (1 / 1.5))
    if (Math.abs(x - riverX) < span * lerp(0.04, 0.2, down)) continue
    cast(x, y, size * 5, size * 0.7)
    treeFromAir(stage, leaves, glow, x, y - size * 0.3, size)
  }
  const files = [
    [0.9, 0.3, 0.24, 0.2, 34],
    [0.16, 0.52, 0.8, 0.42, 30],
    [-0.8, 0.42, -0.3, 0.34, 20],
    [-1.9, 0.6, -1, 0.4, 20],
  ] as const
  for (const [fromX, fromY, toX, toY, count] of files) {
    const bend = chance.between(-0.05, 0.05)
    const path = (t: number): Point => [
      xAt(lerp(fromX, toX, t)),
      lerp(horizon, height, lerp(fromY, toY, t) + bend * Math.sin(t * 6)),
    ]
    fileOfDots(
      stage,
      dots,
      cast,
      path,
      count,
      t => span * lerp(0.0062, 0.0036, lerp(1 - fromY, 1 - toY, t)) * 1.1,
    )
  }
  const tower = [
    [0.48, 0.84, 0.42],
    [0.56, 0.82, 0.36],
    [0.43, 0.87, 0.3],
  ] as const
  const standing = tower.map(([across, down, size]) => {
    const [x, y] = [xAt(across), lerp(horizon, height, down)]
    cast(x, y, span * size * 0.5, span * 0.012)
    return giraffe(x, y, unit * size, inks.land[5], chance.sign())
  })
  return [
    fill(shadows, inks.land[5], { opacity: 0.4 }),
    fill(leaves, mix(inks.leaf[2], inks.leaf[3], 0.3)),
    fill(glow, inks.leaf[1]),
    fill(dots, inks.key),
    standing,
  ]
}
