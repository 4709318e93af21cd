import { cityHill } from '#art/poster/toolbox/city-hill.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const kampala: Landmark = {
  scene: { title: 'The mosque on Old Kampala hill', best: 'dusk', draw },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'day'],
    countries: ['uganda'],
    habitats: ['city'],
    subjects: ['kampala', 'mosque', 'minaret', 'city', 'culture'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, xAt } = stage
  const ridge = height * chance.between(0.56, 0.6)
  const { art } = openSky(stage, { horizon: ridge, across: [0.34, 0.48], up: [0.24, 0.34], r: 0.16 })
  return [
    art,
    farHills(stage, ridge),
    town(stage, ridge - span * 0.02, t => 0.06 * Math.exp(-(((t - 0.8) / 0.2) ** 2)), 0.034, 0.35, 0.24),
    mist(stage, ridge + span * 0.04, span * 0.1, { opacity: 0.5 }),
    mosque(stage, xAt(-0.02), ridge - span * 0.04, span * 0.0019),
    town(stage, ridge + span * 0.14, t => crest(stage, t), 0.05, 0.08, 0.3),
    town(stage, ridge + span * 0.36, t => 0.1 * (1 - t), 0.075, 0, 0.4),
    leaves(stage),
    flockAt(stage, 0.12, 0.18),
  ]
}

/** Old Kampala hill rises under the mosque. */
function crest({ width, span, xAt }: Stage, t: number): number {
  const across = (lerp(-40, width + 40, t) - xAt(0)) / span
  return 0.19 * Math.exp(-((across / 0.46) ** 2))
}

function farHills(stage: Stage, ridge: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, ridge - span * 0.05, span * 0.06, { scale: 0.007 })
  return hill(
    stage,
    far,
    stage.gradient([inks.land[0], inks.mist], 0, ridge - span * 0.1, 0, ridge + span * 0.06),
  )
}

function town(
  stage: Stage,
  y: number,
  rise: (t: number) => number,
  size: number,
  haze: number,
  deep: number,
): Art {
  const { width, span, chance, inks } = stage
  const waver = chance() * 6
  const skyline = range(
    17,
    (_, t): Point => [lerp(-40, width + 40, t), y - span * (rise(t) + 0.01 * Math.sin(t * 9 + waver))],
  )
  const ground = mix(mix(inks.leaf[1], inks.leaf[2], 0.6), inks.mist, haze)
  return cityHill(stage, {
    skyline,
    base: y + span * deep,
    ground: stage.gradient([ground, mix(ground, inks.land[5], 0.3)], 0, y - span * 0.15, 0, y + span * deep),
    leaf: mix(mix(inks.leaf[2], inks.leaf[3], 0.5), inks.mist, haze),
    size: span * size,
    haze,
  })
}

/** A long hall under one great copper dome and small ones, and the minaret one can climb. 280 wide, 250 tall. */
function mosque(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks, light, lampsLit } = stage
  const wall = mix(inks.paper, inks.rock[0], 0.35)
  const shade = mix(inks.rock[1], inks.town[1], 0.4)
  const copper = mix(inks.rock[1], inks.rock[2], 0.25)
  const dark = mix(copper, inks.key, 0.4)
  const lamp = lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.25)
  const arches = pen(10)
  for (let i = 0; i < 11; i++) {
    const at = -92 + i * 18.4
    arches
      .M(at - 5, 0)
      .V(-26)
      .Q(at - 5, -38, at, -42)
      .Q(at + 5, -38, at + 5, -26)
      .V(0)
      .Z()
  }
  const dome = (cx: number, base: number, r: number) => [
    fill(
      `M${cx - r} ${base}C${cx - r * 1.1} ${base - r * 0.8} ${cx - r * 0.4} ${base - r * 1.2} ${cx} ${base - r * 1.5}C${cx + r * 0.4} ${base - r * 1.2} ${cx + r * 1.1} ${base - r * 0.8} ${cx + r} ${base}Z`,
      copper,
    ),
    fill(
      light > 0
        ? `M${cx - r} ${base}C${cx - r * 1.1} ${base - r * 0.8} ${cx - r * 0.4} ${base - r * 1.2} ${cx} ${base - r * 1.5}Q${cx - r * 0.5} ${base - r * 0.6} ${cx - r * 0.3} ${base}Z`
        : `M${cx + r} ${base}C${cx + r * 1.1} ${base - r * 0.8} ${cx + r * 0.4} ${base - r * 1.2} ${cx} ${base - r * 1.5}Q${cx + r * 0.5} ${base - r * 0.6} ${cx + r * 0.3} ${base}Z`,
      dark,
    ),
    stroke(`M${cx} ${base - r * 1.45}V${base - r * 1.95}`, dark, Math.max(1.4, r * 0.06)),
  ]
  const minaret = 'M110 10V-170H106V-178H110V-206H134V-178H138V-170H134V10Z'
  return group(
    { transform: place(x, y, scale, stage.sunward) },
    fill('M-110 20V-56H110V20Z', wall),
    fill(light * stage.sunward > 0 ? 'M-110 20V-56H-72V20Z' : 'M110 20V-56H72V20Z', shade, { opacity: 0.7 }),
    fill(arches, lamp),
    fill('M-50-56V-74H50V-56Z', wall),
    dome(0, -74, 40),
    dome(-82, -56, 15),
    dome(82, -56, 15),
    fill('M-36 20V-52L0-66L36-52V20Z', mix(wall, inks.paper, 0.4)),
    fill('M-14 20V-16Q-14-38 0-46Q14-38 14-16V20Z', lamp),
    fill(minaret, wall),
    fill(light * stage.sunward > 0 ? 'M110 10V-206H118V10Z' : 'M134 10V-206H126V10Z', shade, {
      opacity: 0.75,
    }),
    stroke('M104-174H140M108-120H136M108-70H136', shade, 2.4),
    fill('M118-186V-198H126V-186ZM119-90V-104H125V-90ZM119-40V-54H125V-40ZM119-136V-150H125V-136Z', lamp),
    dome(122, -206, 12),
  )
}

function leaves(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, 0.02), height * 1.05, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-125, -12] : [-168, -55],
      kinds: ['banana'],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.06, unit * 1.4, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-165, -95] : [-85, -15],
    }),
  ]
}
