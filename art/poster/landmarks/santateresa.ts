import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { leftToRight, lerp, noise, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pelicanLine } from '#art/poster/toolbox/pelicans.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { surfer, waveRider } from '#art/poster/toolbox/surfers.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const santateresa: Landmark = {
  scene: {
    title: 'The wave and the low-tide rock of Santa Teresa',
    best: 'dusk',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.38, 0.41)
      const sun = stage.hang({
        x: xAt(chance.between(0.28, 0.4)),
        y: horizon - span * chance.between(0.08, 0.14),
        r: span * 0.155,
      })
      const face = horizon + span * 0.235
      return [
        openSky(stage, horizon, sun),
        sea(stage, horizon),
        point(stage, horizon),
        mist(stage, horizon, span * 0.06, { opacity: 0.5 }),
        lightRoad(stage, sun.x, horizon + 3, height * 0.7, { far: span * 0.1, near: span * 0.26, count: 9 }),
        lines(stage, horizon),
        wave(stage, face),
        waveRider(stage, xAt(0.17), face - span * 0.012, unit * 1.5, {
          board: inks.paper,
          cloth: RED,
          flip: sunward,
        }),
        shore(stage, horizon, sun.x),
        shelf(stage),
        surfer(stage, xAt(0.3), height * 0.85, unit * 1.55, {
          board: inks.lamp,
          stripe: RED,
          cloth: mix(inks.key, inks.land[3], 0.2),
          tied: true,
          flip: sunward,
        }),
        palms(stage, horizon),
        pelicanLine(stage, xAt(0.5), horizon - span * 0.025, {
          scale: unit * 0.42,
          count: 5,
          flip: -sunward,
          climb: -0.04,
        }),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'day', 'dawn'],
    countries: ['costa-rica'],
    habitats: ['beach'],
    subjects: ['santa teresa', 'mal país', 'mal pais', 'tide pool', 'point break'],
  },
}

/** The wooded point toward Cabo Blanco. */
function point(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const far = plot(
    [-3, 0.14, -1.2, 0.13, -0.7, 0.1, -0.4, 0.06, -0.2, 0.03, -0.08, 0],
    xAt,
    up => horizon + 3 - span * up,
  )
  return hill(stage, leftToRight(far), mix(inks.land[1], inks.mist, 0.2), horizon + 4)
}

/** Lines of swell, standing up one behind another. */
function lines(stage: Stage, horizon: number): Art {
  const { width, span, inks, chance } = stage
  return range(4, (_, t) => {
    const y = horizon + span * lerp(0.04, 0.15, t ** 1.2)
    const thick = span * lerp(0.006, 0.018, t)
    const wave = noise(chance, 2)
    const crest = range(15, (_, along): Point => {
      const x = lerp(-20, width + 20, along)
      return [x, y + wave(x * 0.006) * thick * 0.6]
    })
    const under = crest.map(([x, at]): Point => [x, at + thick]).reverse()
    const foam = pen()
    for (let x = width * chance.between(0, 0.3); x < width; ) {
      const long = span * chance.between(0.16, 0.4)
      foam.lens(x + long / 2, y, long, thick * 0.5)
      x += long * chance.between(1.5, 2.4)
    }
    return [
      fill(
        pen()
          .curve(crest)
          .L(...(under[0] ?? [0, 0]))
          .soft(under.slice(1))
          .Z(),
        mix(inks.water[2], inks.key, 0.08),
        { opacity: 0.55 },
      ),
      fill(foam, inks.paper, { opacity: 0.95 }),
    ]
  })
}

/** The wave that is ridden: a dark face that peels from the shoulder into white water. */
function wave(stage: Stage, y: number): Art {
  const { span, inks, chance, xAt } = stage
  const up = (high: number) => y - span * high
  const face = pen()
    .M(xAt(-0.26), up(-0.05))
    .Q(xAt(-0.14), up(0.03), xAt(-0.06), up(0.085))
    .Q(xAt(0.12), up(0.1), xAt(0.4), up(0.045))
    .Q(xAt(0.8), up(0.01), xAt(1.6), up(-0.015))
    .L(xAt(1.6), up(-0.04))
    .Q(xAt(0.3), up(-0.055), xAt(-0.26), up(-0.05))
    .Z()
  const hollows = pen()
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    hollows
      .M(xAt(lerp(-0.02, 0.5, t)), up(lerp(0.075, 0.025, t)))
      .Q(xAt(lerp(0.04, 0.56, t)), up(lerp(0.03, 0, t)), xAt(lerp(0, 0.5, t)), up(-0.035))
      .Q(xAt(lerp(0.07, 0.59, t)), up(lerp(0.03, 0, t)), xAt(lerp(-0.02, 0.5, t)), up(lerp(0.075, 0.025, t)))
  }
  const white = pen().M(xAt(-1.7), up(-0.055))
  for (let i = 0; i < 13; i++) {
    const t = (i + 1) / 13
    const across = lerp(-1.7, -0.02, t)
    const high =
      0.02 + 0.075 * t ** 1.6 + (i % 2 ? chance.between(0.012, 0.03) : chance.between(-0.006, 0.006))
    white.Q(xAt(across - 0.075), up(high + 0.028), xAt(across), up(high))
  }
  white
    .Q(xAt(0.04), up(0.1), xAt(0.06), up(0.075))
    .Q(xAt(0.02), up(0.02), xAt(-0.02), up(-0.045))
    .Q(xAt(-0.5), up(-0.085), xAt(-1.7), up(-0.055))
    .Z()
  const spray = pen()
  for (let i = 0; i < 10; i++)
    spray.dot(
      xAt(chance.between(-0.34, 0.06)),
      up(chance.between(0.105, 0.16)),
      span * chance.between(0.003, 0.008),
    )
  return [
    fill(
      face,
      stage.gradient(
        [mix(inks.water[1], inks.water[2], 0.55), mix(inks.water[2], inks.key, 0.2)],
        0,
        up(0.1),
        0,
        up(-0.05),
      ),
    ),
    fill(hollows, inks.water[1], { opacity: 0.6 }),
    fill(white, inks.paper),
    fill(
      pen()
        .lens(xAt(-0.5), up(-0.03), span * 0.5, span * 0.012)
        .lens(xAt(-0.2), up(-0.005), span * 0.2, span * 0.01),
      mix(inks.paper, inks.water[1], 0.4),
    ),
    fill(spray, inks.paper),
  ]
}

/** Wet sand that holds the sky, with the last of the foam on it. */
function shore(stage: Stage, horizon: number, sunX: number): Art {
  const { width, height, span, inks, chance } = stage
  const top = horizon + span * 0.32
  const wave = noise(chance, 2)
  const edge = (y: number) =>
    range(15, (_, t): Point => {
      const x = lerp(-20, width + 20, t)
      return [x, y + wave(x * 0.006) * span * 0.018]
    })
  const wet = stage.gradient(
    [mix(inks.sand[1], inks.sky[3], 0.5), mix(inks.sand[1], inks.sky[2], 0.45), inks.sand[2]],
    0,
    top,
    0,
    height,
  )
  const glints = pen()
  for (const down of [0.05, 0.075, 0.11, 0.15])
    glints.lens(sunX + chance.between(-8, 8), top + span * down, span * 0.17 * chance.between(0.6, 1.1), 3)
  return [
    ripples(stage, horizon + span * 0.27, top, { count: 14, opacity: 0.5, big: 70 }),
    hill(stage, edge(top - span * 0.02), mix(inks.paper, inks.water[0], 0.2)),
    hill(stage, edge(top), wet),
    fill(
      pen()
        .lens(width * 0.3, top + span * 0.05, width * 0.5, 3)
        .lens(width * 0.7, top + span * 0.09, width * 0.4, 3),
      inks.paper,
      { opacity: 0.5 },
    ),
    fill(glints, inks.disc, { opacity: 0.6 }),
  ]
}

/** The shelf of rock that the low tide uncovers, with pools on it. */
function shelf(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const y = (down: number) => height * 0.72 + span * down
  const rock = mix(inks.rock[2], inks.key, 0.42)
  const body = plot(
    [
      -3, 0.02, -0.6, 0.0, -0.42, 0.02, -0.34, 0.0, -0.24, 0.035, -0.12, 0.03, -0.06, 0.07, 0.08, 0.08, 0.12,
      0.13, 0.02, 0.16, 0.1, 0.2, 0.3, 0.24, 0.36, 0.3, -3, 0.4,
    ],
    xAt,
    y,
  )
  const lit = plot(
    [
      -3, 0.02, -0.6, 0, -0.42, 0.02, -0.34, 0, -0.24, 0.035, -0.12, 0.03, -0.06, 0.07, 0.08, 0.08, -0.04,
      0.1, -0.14, 0.075, -0.26, 0.085, -0.36, 0.045, -0.6, 0.05, -3, 0.07,
    ],
    xAt,
    y,
  )
  const pool = (across: number, down: number, half: number) => [
    fill(
      pen().blob(oval(xAt(across), y(down), span * half, span * half * 0.24)),
      mix(inks.sky[3], inks.water[0], 0.4),
    ),
    fill(
      pen().lens(xAt(across + half * 0.15), y(down) + 1, span * half * 0.9, span * half * 0.06),
      inks.paper,
      { opacity: 0.8 },
    ),
  ]
  return [
    fill(pen().polygon(body), rock),
    fill(pen().polygon(lit), mix(rock, inks.rock[1], 0.35)),
    pool(-0.18, 0.13, 0.11),
    pool(-0.42, 0.11, 0.08),
    pool(0.1, 0.235, 0.09),
    pool(-0.3, 0.2, 0.06),
  ]
}

function oval(x: number, y: number, half: number, deep: number): Point[] {
  return range(9, i => {
    const angle = (i / 9) * Math.PI * 2
    const out = i % 2 ? 1.12 : 0.9
    return [x + Math.cos(angle) * half * out, y + Math.sin(angle) * deep * out]
  })
}

/** Palms leaning out of the forest's edge. */
function palms(stage: Stage, horizon: number): Art {
  const { height, span, unit, inks, sunward } = stage
  const crownId = palmCrown(stage, { wind: sunward * 0.3 })
  const tones = { ink: inks.leaf[3], trunk: inks.key }
  const edge = nearEdge(stage, 0.2)
  const past = (x: number) => Math.max(0, ((edge - x) * sunward) / span)
  return [
    forest(stage, {
      ...(sunward > 0 ? { to: edge } : { from: edge }),
      y: x => horizon + span * (0.05 - 0.1 * past(x)),
      size: 34 * unit,
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      base: horizon + span * 0.3,
      below: x => horizon + span * (0.08 + 0.5 * past(x)),
    }),
    palm(crownId, nearEdge(stage, 0.05), height * 0.86, span * 0.62, {
      ...tones,
      lean: sunward * 0.26,
      scale: unit * 1.05,
    }),
    palm(crownId, nearEdge(stage, 0.15), height * 0.8, span * 0.38, {
      ...tones,
      lean: sunward * 0.34,
      scale: unit * 0.8,
    }),
    palm(crownId, nearEdge(stage, -0.05), height * 0.92, span * 0.78, {
      ...tones,
      lean: sunward * 0.12,
      scale: unit * 1.15,
      flip: -1,
    }),
  ]
}
