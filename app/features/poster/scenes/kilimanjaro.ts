import type { Scene } from '#app/features/poster/scene.ts'
import type { Chance } from '#app/features/poster/toolbox/chance.ts'
import { cumulus, mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { acrossFrame, hill, sheet, snowHem } from '#app/features/poster/toolbox/land.ts'
import { first, heightAlong, nth, type Point, pairs, range } from '#app/features/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { elephant, giraffe } from '#app/features/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Stage } from '#app/features/poster/toolbox/stage.ts'
import { type Art, fill, group } from '#app/features/poster/toolbox/tags.ts'
import { acacia, grass } from '#app/features/poster/toolbox/trees.ts'

export const kilimanjaro: Scene = {
  title: 'Snow peak over the plains',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, focusX, xAt } = stage
    const horizon = height * 0.7
    const sunX = xAt(chance.between(0.3, 0.55))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.28, 0.44), r: span * 0.15 })
    const size = span * chance.between(1.1, 1.4)
    const cast = chance.pick(['giraffe', 'giraffe', 'elephant'])
    const massif: Massif = {
      size,
      x: across => focusX - stage.sunward * across * size,
      y: up => horizon - up * size * 1.05,
    }
    const mountain = cutMountain(stage, massif, horizon)
    const start = chance() * 9
    const clouds = cloudBelt(chance, massif)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.35), height * 0.14, span * 0.55, 3, inks.mist, { opacity: 0.7 }),
      printMountain(stage, mountain, massif.y(0.33), horizon),
      fill(clouds, mix(inks.mist, inks.paper, 0.5), { opacity: 0.95 }),
      mist(stage, horizon - span * 0.02, span * 0.16, { opacity: 0.9 }),
      plain(stage, horizon, start),
      animals(stage, cast === 'giraffe'),
      foreground(stage, start),
      birds(stage, focusX, height * 0.3, 3, 7 * unit + 2, inks.land[4], span * 0.2),
    ]
  },
}

/** The mountain's own measures: `across` runs away from the sun, `up` from the plain. */
interface Massif {
  readonly size: number
  x(across: number): number
  y(up: number): number
}

/** Kibo's flat summit, the saddle, and Mawenzi's teeth. */
const PROFILE = pairs([
  -1.2, 0, -0.8, 0.07, -0.56, 0.135, -0.38, 0.215, -0.26, 0.29, -0.2, 0.318, -0.12, 0.326, -0.05, 0.318, 0.03,
  0.322, 0.12, 0.33, 0.18, 0.315, 0.25, 0.275, 0.36, 0.2, 0.47, 0.15, 0.55, 0.135, 0.6, 0.16, 0.63, 0.185,
  0.65, 0.172, 0.68, 0.196, 0.71, 0.16, 0.78, 0.11, 1, 0.05, 1.3, 0,
])
const heightAt = heightAlong(PROFILE)

interface Mountain {
  readonly body: Pen
  readonly shade: Pen
  readonly glints: Pen
  readonly snow: Pen
  readonly snowClip: string
}

function cutMountain(stage: Stage, massif: Massif, horizon: number): Mountain {
  const { chance } = stage
  const outline: Point[] = PROFILE.map(([across, up], i) => [
    massif.x(across),
    massif.y(up) + (i % 2 ? chance.between(-2, 2) : 0),
  ])
  const shade = shadedSide(chance, massif, outline, horizon)
  const glints = pen()
  for (let i = 0; i < 9; i++) {
    const across = -chance.between(0.05, 0.6)
    shade.polygon(
      flute(
        massif,
        across,
        chance.between(0.01, 0.03),
        chance.between(0.06, 0.16),
        chance.between(0.008, 0.022),
      ),
    )
  }
  for (let i = 0; i < 7; i++) {
    const across = chance.between(0.14, 0.5)
    glints.polygon(
      flute(
        massif,
        across,
        chance.between(0.01, 0.04),
        chance.between(0.06, 0.14),
        chance.between(0.006, 0.016),
      ),
    )
  }
  const snow = snowCap(chance, massif, outline)
  return { body: pen().polygon(outline), shade, glints, snow, snowClip: stage.clip(snow) }
}

/** The face away from the sun, with a ragged edge down from the summit. */
function shadedSide(chance: Chance, massif: Massif, outline: readonly Point[], horizon: number): Pen {
  const edge: Point[] = []
  let [across, up] = [0.06, 0.322]
  while (up > 0.02) {
    const drop = chance.between(0.035, 0.07)
    edge.push([massif.x(across), massif.y(up)])
    edge.push([massif.x(across - chance.between(0.03, 0.075)), massif.y(up - drop * 1.1)])
    across += chance.between(-0.005, 0.04)
    up -= drop * 0.8
  }
  return pen()
    .M(massif.x(0.1), massif.y(0.33))
    .through(edge)
    .L(massif.x(across), horizon, massif.x(1.3), horizon)
    .through(outline.slice(10).reverse())
    .Z()
}

/** A flute fanning down the flank: where, how far below the ridge, how long and how wide. */
function flute({ x, y }: Massif, across: number, below: number, long: number, wide: number): Point[] {
  const top = heightAt(across) - below
  const fan = across * 1.5
  return [
    [x(across), y(top)],
    [x(across + fan * long * 0.4 + wide * 0.6), y(top - long * 0.35)],
    [x(across + fan * long * 0.75 + wide * 0.35), y(top - long * 0.6)],
    [x(across + fan * long + wide), y(top - long)],
    [x(across + fan * long * 0.8 - wide * 0.3), y(top - long * 0.7)],
    [x(across + fan * long * 0.35 - wide * 0.6), y(top - long * 0.3)],
  ]
}

function snowCap(chance: Chance, { x, y }: Massif, outline: readonly Point[]): Pen {
  const crest = outline.filter((_, i) => nth(PROFILE, i)[0] > -0.33 && nth(PROFILE, i)[0] < 0.31)
  const depth = (across: number) => -0.115 * (1 - (across / 0.42) ** 2)
  const hem = snowHem(chance, 0.34, -0.36, 0.05, heightAt, depth).map(([across, up]): Point => {
    const fanned = across * (1 + (heightAt(across) - up) * 1.2)
    return [x(fanned), y(up)]
  })
  return pen()
    .M(...first(crest))
    .through(crest.slice(1))
    .through(hem)
    .Z()
}

function printMountain({ inks, ...stage }: Stage, mountain: Mountain, top: number, horizon: number): Art {
  const faded = (ink: string) => stage.gradient([ink, ink, mix(ink, inks.mist, 0.75)], 0, top, 0, horizon)
  return [
    fill(mountain.body, faded(mix(inks.land[2], inks.town[1], 0.6))),
    fill(mountain.shade, faded(mix(inks.land[3], inks.town[2], 0.6))),
    fill(mountain.glints, faded(mix(inks.land[2], inks.town[2], 0.7))),
    fill(mountain.snow, inks.snow[0]),
    group({ clipPath: mountain.snowClip }, fill(mountain.shade, inks.snow[1])),
  ]
}

/** Clouds along the waist: across, up, width and height in mountain sizes. */
const BELT = [
  [-0.36, 0.13, 0.4, 0.06],
  [0.34, 0.12, 0.34, 0.05],
  [-0.05, 0.1, 0.5, 0.05],
  [0.75, 0.09, 0.36, 0.045],
  [-0.8, 0.09, 0.44, 0.05],
] as const

function cloudBelt(chance: Chance, { size, x, y }: Massif): Pen {
  const belt = pen()
  for (const [across, up, wide, high] of BELT) {
    cumulus(belt, chance, x(across + chance.between(-0.05, 0.05)), y(up), wide * size, high * size)
  }
  return belt
}

function plain(stage: Stage, horizon: number, start: number): Art {
  const { width, height, span, chance, inks, sunward, xAt } = stage
  const dry = mix(inks.sand[1], inks.leaf[0], 0.5)
  const green = mix(inks.sand[2], inks.leaf[1], 0.6)
  const farEdge = acrossFrame(stage, 9, (_, t) => horizon + Math.sin(t * 9 + start) * 3)
  const tufts = (x: number) => horizon + span * 0.03 + Math.sin(x / 200 + start) * span * 0.008 + span * 0.02
  const treeX = xAt(-0.36)
  return [
    hill(stage, farEdge, mix(inks.land[1], inks.leaf[0], 0.4)),
    range(Math.round((7 * width) / span), () =>
      acacia(
        stage,
        width * chance(),
        horizon + span * chance.between(0.012, 0.03),
        span * chance.between(0.03, 0.06),
        { ink: mix(inks.land[2], inks.leaf[1], 0.5), flip: chance.sign() },
      ),
    ),
    grass(stage, -10, width + 10, tufts, span * 0.015, dry, 9),
    sheet(
      stage,
      horizon + span * 0.055,
      height - (horizon + span * 0.055),
      stage.gradient([dry, green], 0, horizon + span * 0.04, 0, height),
    ),
    acacia(stage, treeX + sunward * span * 0.2, height * 0.83, span * 0.16, {
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      trunk: inks.land[4],
      flip: -1,
    }),
    acacia(
      stage,
      treeX - sunward * span * chance.between(-0.04, 0.12),
      height * 0.9,
      span * chance.between(0.3, 0.46),
      { ink: inks.leaf[3], lit: inks.leaf[2], trunk: inks.key, flip: chance.sign() },
    ),
  ]
}

function animals(stage: Stage, giraffes: boolean): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const x = xAt(0.33)
  if (!giraffes) {
    return range(chance.whole(2, 4), i => {
      const scale = unit * nth([0.95, 0.7, 0.42, 0.62], i)
      const ink = i % 2 ? inks.land[4] : inks.key
      const place = x + sunward * span * (0.08 - i * 0.2)
      return elephant(place, height * 0.9, scale, ink, inks.land[4], inks.paper, sunward)
    })
  }
  return [
    giraffe(
      x - sunward * span * 0.16,
      height * 0.875,
      unit * chance.between(0.85, 1.05),
      inks.land[4],
      chance.sign(),
    ),
    giraffe(x + sunward * span * 0.02, height * 0.89, unit * chance.between(1.15, 1.4), inks.key, sunward),
    chance.odds(0.6) && giraffe(x - sunward * span * 0.09, height * 0.89, unit * 0.7, inks.key, sunward),
  ]
}

function foreground(stage: Stage, start: number): Art {
  const { width, height, span, inks } = stage
  const swell = (x: number) => height * 0.915 + Math.sin(x / 120 + start) * span * 0.012
  const rise = (x: number) => height * 0.975 + Math.sin(x / 80) * span * 0.01
  return [
    grass(stage, -10, width + 10, swell, span * 0.05, inks.leaf[2], 9),
    hill(
      stage,
      acrossFrame(stage, 9, () => height * 0.93),
      inks.leaf[2],
    ),
    grass(stage, -10, width + 10, rise, span * 0.06, inks.leaf[3], 9),
  ]
}
