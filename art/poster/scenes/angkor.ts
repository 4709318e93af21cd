import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { sheet } from '#art/poster/toolbox/land.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { restage, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, tag, use } from '#art/poster/toolbox/tags.ts'
import { lotusTower, masonry } from '#art/poster/toolbox/temples.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'

export const angkor: Scene = {
  title: 'Temple towers in the jungle',
  best: 'dusk',
  mirror: false,
  draw(wholeStage) {
    const { width, height, span, unit, chance, inks } = wholeStage
    const horizon = height * chance.between(0.62, 0.68)
    const stage = restage(wholeStage, lerp(wholeStage.focusX, width / 2, 0.2), chance.sign())
    const { sunward, xAt } = stage
    const monks = chance.odds(0.5)
    const sunX = xAt(chance.between(0, 0.36))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.2, 0.4), r: span * 0.2 })
    const jungle = (x: number) => horizon - span * 0.075 + Math.sin(x / 70) * span * 0.01
    const temple = stage.define(group({}, templeArt(stage, horizon), palmsAndForest(stage, horizon)))
    const lilies = lilyPads(stage, horizon)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, stage.focusX - sunward * width * 0.25, height * 0.18, span * 0.6, 3, inks.sky[2], {
        opacity: 0.7,
      }),
      forest(stage, { y: jungle, size: 26 * unit, ink: mix(inks.land[1], inks.land[2], 0.5), base: horizon }),
      mist(stage, horizon - span * 0.05, span * 0.14, { opacity: 0.7 }),
      use(temple),
      sea(stage, horizon),
      reflectedPrint(temple, horizon, 0.62, 0.55),
      lightRoad(stage, sun.x, horizon + span * 0.05, height, {
        far: span * 0.2,
        near: span * 0.36,
        count: 12,
        opacity: 0.8,
      }),
      ripples(stage, horizon + 6, height, { count: 22, ink: inks.mist, opacity: 0.55, big: 80 }),
      sheet(stage, horizon - 2, 5 * unit + 1, inks.land[4]),
      lilies,
      flowers(stage, !monks),
      monks && walkingMonks(stage),
      birds(stage, xAt(0.35), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

/** Towers: how far across, how wide and how high, in temple sizes. */
const OUTER_TOWERS = [
  [-0.33, 0.09, 0.235],
  [0.33, 0.09, 0.235],
] as const
const INNER_TOWERS = [
  [-0.19, 0.115, 0.33],
  [0.19, 0.115, 0.33],
  [0, 0.15, 0.44],
] as const

/** Five towers over three nested galleries, with a lit doorway. */
function templeArt({ span, unit, inks, focusX, sunward }: Stage, horizon: number): Art {
  const size = span * 0.95
  const dark = sunward > 0 ? -1 : 1
  const cut = masonry()
  const tower = ([across, wide, high]: readonly [number, number, number], lift: number) =>
    lotusTower(cut, {
      x: focusX + across * size,
      y: horizon - size * lift,
      width: wide * size,
      height: high * size,
      dark,
    })
  const gallery = (wide: number, lift: number, roof: number) => {
    const [left, right, top] = [focusX - (wide * size) / 2, focusX + (wide * size) / 2, horizon - size * lift]
    cut.stone
      .M(left, horizon)
      .L(left, top, left - 4 * unit, top, left + 6 * unit, top - size * roof)
      .L(right - 6 * unit, top - size * roof, right + 4 * unit, top, right, top, right, horizon)
      .Z()
  }
  for (const outer of OUTER_TOWERS) tower(outer, 0.07)
  gallery(0.62, 0.15, 0.02)
  gallery(0.46, 0.2, 0.02)
  for (const inner of INNER_TOWERS) tower(inner, inner[0] ? 0.1 : 0.13)
  gallery(0.98, 0.085, 0.022)
  cut.stone
    .M(focusX - size * 0.07, horizon)
    .L(focusX - size * 0.07, horizon - size * 0.12, focusX, horizon - size * 0.17)
    .L(focusX + size * 0.07, horizon - size * 0.12, focusX + size * 0.07, horizon)
    .Z()
  const columns = pen()
  for (let i = -16; i <= 16; i++) {
    if (Math.abs(i) > 2) columns.M(focusX + i * size * 0.029, horizon - 3).V(horizon - size * 0.055)
  }
  const door = pen()
    .M(focusX - size * 0.022, horizon)
    .V(horizon - size * 0.07)
    .Q(focusX, horizon - size * 0.11, focusX + size * 0.022, horizon - size * 0.07)
    .V(horizon)
    .Z()
  const shade = mix(inks.town[3], inks.rock[2], 0.3)
  return [
    fill(cut.stone, mix(inks.town[2], inks.rock[2], 0.6)),
    fill(cut.shade, shade),
    stroke(columns, shade, size * 0.012),
    fill(door, inks.lamp),
  ]
}

/** Sugar palms on either side of the temple, and the forest behind the moat. */
function palmsAndForest(stage: Stage, horizon: number): Art {
  const { width, span, unit, chance, inks, focusX } = stage
  const ink = inks.land[4]
  const size = span * 0.95
  const fan = stage.define(tag('path', { d: fanLeaves(stage).toString() }))
  const sugarPalm = (x: number, high: number) => {
    const bole = pen()
      .M(x - 3 * unit, horizon)
      .L(x - 2 * unit, horizon - high, x + 2 * unit, horizon - high, x + 3.4 * unit, horizon)
      .Z()
    return [fill(bole, ink), use(fan, { fill: ink, transform: place(x, horizon - high, high / 560 + 0.06) })]
  }
  const palms = [-1, 1].map(side =>
    range(3, i => {
      const x = focusX + side * (size * chance.between(0.5, 0.6) + i * span * chance.between(0.08, 0.15))
      return sugarPalm(x, span * chance.between(0.18, 0.44))
    }),
  )
  const trees = { y: () => horizon - span * 0.01, size: 22 * unit, ink, base: horizon }
  return [
    palms,
    forest(stage, { ...trees, to: focusX - size * 0.52 }),
    forest(stage, { ...trees, from: focusX + size * 0.54, to: width + 20 }),
  ]
}

/** The round head of a sugar palm, radius 100. */
function fanLeaves({ chance }: Stage) {
  const fan = pen()
  const at = (angle: number, out: number) => [Math.cos(angle) * out, Math.sin(angle) * out] as const
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2 + chance.between(-0.06, 0.06)
    const long = chance.between(84, 104)
    const next = angle + 0.09
    const [tipX, tipY] = at(next - 0.04, long)
    fan
      .M(...at(angle, 16))
      .L(...at(angle - 0.06, long * 0.8), tipX, tipY + 6, ...at(next + 0.06, long * 0.72))
      .Z()
  }
  return fan.dot(0, 0, 60, 56)
}

function lilyPads({ width, height, span, unit, chance, inks, focusX }: Stage, horizon: number): Art {
  const [dark, light] = [pen(), pen()]
  for (let i = 0; i < 26; i++) {
    const t = chance() ** 0.7
    const x = chance() * width
    const y = lerp(horizon + span * 0.1, height * 0.99, t)
    if (Math.abs(x - focusX) < span * 0.16 * (1 - t * 0.4)) continue
    const pads = i % 3 ? dark : light
    pads.dot(x, y, lerp(7, 26, t) * unit, lerp(1.8, 6, t) * unit)
  }
  return [fill(dark, inks.leaf[2]), fill(light, mix(inks.leaf[0], inks.leaf[1], 0.4))]
}

const LOTUS_FLOWER = 'M0 0Q-12-6-13-16Q-6-14-3-7Q-6-16 0-24Q6-16 3-7Q6-14 13-16Q12-6 0 0'

function flowers({ height, span, unit, chance, focusX }: Stage, three: boolean): Art {
  const flower = (x: number, y: number, scale: number) =>
    group({ transform: place(x, y, unit * scale) }, fill(LOTUS_FLOWER, RED))
  return [
    flower(focusX - span * chance.between(0.3, 0.5), height * chance.between(0.86, 0.95), 1.1),
    flower(focusX + span * chance.between(0.28, 0.4), height * 0.84, 0.8),
    three && flower(focusX + span * chance.between(0.4, 0.6), height * 0.95, 1.3),
  ]
}

function walkingMonks(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  return [
    sheet(stage, height * 0.945, height - height * 0.945, inks.land[5]),
    grass(stage, -10, width + 10, () => height * 0.95, span * 0.02, inks.land[5], 10),
    range(3, i =>
      monk(stage, xAt(0.3 + i * 0.075), height * 0.95, unit * (1.5 - i * 0.05), -sunward, i === 1),
    ),
  ]
}
