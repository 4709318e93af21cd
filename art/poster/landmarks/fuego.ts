import { BLUE, RED } from '#art/poster/palettes.ts'
import { cumulus, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { type Cone, cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const fuego: Landmark = {
  scene: {
    title: 'Fuego erupting, seen from Acatenango',
    best: 'dusk',
    draw(stage) {
      const { height, span, chance, inks, focusX, xAt } = stage
      const foot = height * chance.between(0.78, 0.82)
      const top = height * chance.between(0.3, 0.36)
      const sun = stage.hang({ x: xAt(chance.between(0.4, 0.54)), y: height * 0.44, r: span * 0.14 })
      const surface = cone({
        x: focusX,
        top,
        base: foot,
        half: span * 0.8,
        crater: span * 0.026,
        curve: 1.55,
      })
      const { land, rock } = inks
      return [
        openSky(stage, foot, sun),
        farCone(stage, foot),
        ash(stage, focusX, top),
        volcanoCone(stage, surface, {
          ink: mix(land[3], rock[2], 0.4),
          shade: mix(land[4], rock[2], 0.2),
          lit: mix(land[3], rock[1], 0.3),
          gullies: 10,
          fade: 0.5,
        }),
        fountain(stage, focusX, top),
        rivers(stage, surface),
        cloudSea(stage, foot),
        shoulder(stage),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'night', 'dawn', 'golden'],
    countries: ['guatemala'],
    habitats: ['volcano', 'mountain', 'highland'],
    subjects: ['fuego', 'acatenango', 'pacaya', 'volcan', 'eruption', 'lava'],
  },
}

/** Agua, whole and dark, far off over the cloud. */
function farCone(stage: Stage, foot: number): Art {
  const { span, inks, xAt } = stage
  const surface = cone({
    x: xAt(0.86),
    top: foot - span * 0.3,
    base: foot,
    half: span * 0.46,
    crater: span * 0.03,
    curve: 1.6,
  })
  return volcanoCone(stage, surface, {
    ink: inks.land[1],
    shade: mix(inks.land[1], inks.land[2], 0.7),
    gullies: 4,
    fade: 0.6,
  })
}

/** A column of ash that leans away and swells. */
function ash({ span, chance, inks, sunward }: Stage, x: number, y: number): Art {
  const [dark, pale] = [pen(), pen()]
  const grey = mix(inks.rock[2], inks.land[3], 0.4)
  range(15, (_, t) => {
    const radius = span * lerp(0.02, 0.115, t ** 0.8) * chance.between(0.85, 1.2)
    const puffX = x - sunward * span * (0.32 * t ** 1.5) + chance.between(-0.02, 0.02) * span
    const puffY = y - span * 0.34 * t ** 0.8
    dark.dot(puffX, puffY, radius, radius * 0.88)
    pale.dot(puffX + sunward * radius * 0.34, puffY - radius * 0.24, radius * 0.56, radius * 0.5)
  })
  return [fill(dark, mix(grey, inks.mist, 0.18)), fill(pale, mix(grey, inks.sky[2], 0.5), { opacity: 0.85 })]
}

/** Glowing bombs thrown in arcs from the crater. */
function fountain({ span, chance, inks }: Stage, x: number, y: number): Art {
  const [arcs, sparks] = [pen(), pen()]
  for (let i = 0; i < 15; i++) {
    const lean = lerp(-1, 1, i / 14) + chance.between(-0.08, 0.08)
    const [tipX, tipY] = [
      x + lean * span * 0.14,
      y - span * chance.between(0.03, 0.17) * (1.1 - Math.abs(lean) * 0.75),
    ]
    arcs.M(x + lean * 4, y + 2).Q(x + lean * span * 0.04, y - span * 0.12, tipX, tipY)
    sparks.dot(tipX, tipY, span * chance.between(0.003, 0.007))
  }
  const glow = pen().dot(x, y - span * 0.02, span * 0.1, span * 0.09)
  return [
    fill(glow, inks.lamp, { opacity: 0.3 }),
    stroke(arcs, RED, span * 0.006, { strokeLinecap: 'round' }),
    fill(sparks, inks.lamp),
    fill(pen().lens(x, y + 1, span * 0.07, span * 0.018), inks.lamp),
  ]
}

/** Lava down the gullies. */
function rivers({ sunward, chance, inks }: Stage, surface: Cone): Art {
  const flow = pen()
  for (const [across, long] of [
    [0.12, 0.5],
    [-0.3, 0.34],
    [0.42, 0.28],
  ] as const) {
    const at = (aside: number, down: number) => surface((across + aside) * sunward, down)
    flow
      .M(...at(-0.05, 0.005))
      .L(
        ...at(0.06, 0.12),
        ...at(chance.between(0, 0.06), long * 0.6),
        ...at(0.04, long),
        ...at(-0.02, long * 0.7),
        ...at(-0.06, 0.16),
      )
      .Z()
  }
  return [fill(flow, RED), fill(pen().lens(...surface(0.12 * sunward, 0.1), 4, 10), inks.lamp)]
}

function cloudSea(stage: Stage, foot: number): Art {
  const { width, span, chance, inks } = stage
  const [far, near] = [pen(), pen()]
  for (let x = 0; x < width + span * 0.2; x += span * 0.26) {
    cumulus(far, chance, x, foot - span * 0.02, span * chance.between(0.34, 0.5), span * 0.05)
    cumulus(near, chance, x + span * 0.12, foot + span * 0.05, span * chance.between(0.4, 0.56), span * 0.06)
  }
  const white = mix(inks.mist, inks.paper, 0.35)
  return [
    fill(far, mix(white, inks.land[1], 0.3)),
    mistTongue(stage, foot, span * 0.03, { opacity: 0.7 }),
    fill(near, white),
    `<path fill="${stage.gradient([white, mix(white, inks.land[2], 0.5)], 0, foot + span * 0.045, 0, foot + span * 0.22)}" d="M0 ${Math.round(foot + span * 0.045)}h${width}v${Math.round(span * 0.4)}H0z"/>`,
  ]
}

/** The shoulder of Acatenango, and people who watch. */
function shoulder(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const ground = (x: number) =>
    height * 0.95 - span * 0.16 * Math.max(0, ((xAt(0.2) - x) * sunward) / width) ** 0.8
  const skyline = range(16, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const stand = (across: number) => [xAt(across), ground(xAt(across)) + span * 0.015] as const
  return [
    hill(stage, skyline, mix(inks.land[5], inks.key, 0.4)),
    grass(
      stage,
      -10,
      width + 10,
      x => ground(x) + span * 0.01,
      span * 0.03,
      mix(inks.land[5], inks.key, 0.4),
      9,
    ),
    traveller(stage, ...stand(-0.06), unit * 2.2, { kind: 'plain', coat: BLUE, flip: -sunward }),
    traveller(stage, ...stand(0.02), unit * 2.3, { kind: 'pack', coat: inks.lamp, flip: -sunward }),
  ]
}
