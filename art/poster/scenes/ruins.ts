import { BLUE } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { condor } from '#art/poster/toolbox/birds.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { cutInkaCity, printInkaCity } from '#art/poster/toolbox/inka-city.ts'
import { cutPeaks, printPeaks, type Site } from '#art/poster/toolbox/inka-peaks.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { slab } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { llama } from '#art/poster/toolbox/mountain-animals.ts'
import { lerp, nth, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { restage, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const ruins: Scene = {
  title: 'Ruins on a ridge',
  best: 'dawn',
  mirror: false,
  zoom: [0.86, 1.06],
  draw(wholeStage) {
    const { width, height, span, unit, chance, inks } = wholeStage
    const horizon = height * chance.between(0.5, 0.55)
    const focusX = lerp(wholeStage.focusX, width * 0.5, 0.25)
    const stage = restage(wholeStage, focusX, chance.sign())
    const { sunward } = stage
    const site: Site = { horizon, at: spans => focusX + spans * span, yAt: spans => horizon + spans * span }
    const { at, yAt } = site
    const sunX = at(sunward < 0 ? chance.between(-0.34, -0.16) : chance.between(0.26, 0.46))
    const sun = stage.hang({ x: sunX, y: yAt(chance.between(-0.38, -0.22)), r: span * 0.155 })
    const llamas = chance.whole(0, 2)
    const veil = chance.odds(0.5)
    const peaks = cutPeaks(stage, site)
    const city = cutInkaCity(stage, site)
    const terraces = nearTerraces(stage, site)
    const [farther, nearer] = [farRange(stage, site, 0), farRange(stage, site, 1)]
    return [
      sky(stage, { horizon: yAt(0.05), sun }),
      streaks(stage, at(-sunward * 0.42), height * 0.13, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      farther,
      streaks(stage, at(-sunward * 0.5), yAt(-0.1), span * 0.6, 3, inks.mist, { opacity: 0.85 }),
      nearer,
      mist(stage, yAt(0.1), span * 0.24, { opacity: 0.9 }),
      printPeaks(stage, site, peaks),
      mist(stage, yAt(0.12), span * 0.2, { opacity: 0.85 }),
      shoulders(stage, site),
      mistTongue(stage, yAt(0.26), span * 0.05, { opacity: 0.9 }),
      printInkaCity(stage, site, city),
      mistTongue(stage, yAt(0.4), span * 0.03, { opacity: 0.4 }),
      terraces,
      llamasAndPeople(stage, site, llamas),
      grass(
        stage,
        -10,
        width + 10,
        x => height * 0.985 + Math.sin(x / 70) * 4,
        span * 0.045,
        inks.leaf[3],
        12,
      ),
      veil &&
        streaks(stage, at(0.1), yAt(chance.between(-0.22, -0.1)), span * 0.7, 3, inks.mist, { opacity: 0.9 }),
      chance.odds(0.7) && soaring(stage, site),
      birds(stage, at(0.3), yAt(-0.12), 2, 7 * unit + 2, inks.land[4], span * 0.08),
    ]
  },
}

/** Two ranges behind: 0 the farther, 1 the nearer. */
function farRange(stage: Stage, { yAt }: Site, nearness: 0 | 1): Art {
  const { width, span, chance, inks } = stage
  const { land } = inks
  const [level, rise] = nearness ? [0.08, 0.16] : [-0.04, 0.17]
  const spine = range(Math.round((width / span) * (3 + nearness)) * 2 + 1, (i, t): Point => {
    const x = lerp(-90, width + 90, t) + chance.between(-0.05, 0.05) * span
    return [x, yAt(level - (i % 2 ? rise * chance.between(0.7, 1.5) : rise * chance.between(-0.2, 0.3)))]
  })
  const tones = nearness
    ? { ink: mix(land[0], land[1], 0.6), shade: mix(land[1], land[2], 0.4) }
    : { ink: land[0], shade: mix(land[0], land[1], 0.5) }
  return massif(stage, { spine, base: yAt(0.24), ...tones, spurs: 1, fade: 0.85, step: 28 })
}

/** The forested mountains left and right of the ridge. */
function shoulders(stage: Stage, { at, yAt }: Site): Art {
  const { height, inks } = stage
  const shoulder = (spine: readonly number[]) =>
    massif(stage, {
      spine: plot(spine, at, yAt),
      base: height,
      ink: mix(inks.land[2], inks.leaf[1], 0.3),
      shade: inks.land[3],
      fade: 0.8,
    })
  return [
    shoulder([-2.2, 0.3, -1.5, 0.06, -1.1, 0.16, -0.74, 0.1, -0.4, 0.34]),
    shoulder([0.36, 0.36, 0.72, 0.1, 0.86, 0.16, 1.3, -0.02, 2.2, 0.3]),
  ]
}

/** Down from the horizon where the near terraces begin: never below the frame. */
function sillOf({ height, span }: Stage, { horizon }: Site): number {
  return Math.min(0.3, (height * 0.8 - horizon) / span)
}

/** Terraces that sweep up from below us, like an amphitheatre. */
function nearTerraces(stage: Stage, site: Site): Art {
  const { height, span, chance, inks } = stage
  const { leaf, rock, land } = inks
  const sill = sillOf(stage, site)
  const sweep = (terrace: number) => {
    const y = lerp(sill, sill + 0.46, (terrace / 6) ** 1.2)
    const outline = [
      ...[-3, -0.52, -1.6, -0.34, -0.8, -0.13, -0.4, 0.015, -0.05, 0.09],
      ...[0.4, 0.1, 0.9, 0.04, 1.7, -0.12, 3, -0.26],
    ]
    return plot(outline, site.at, down => site.yAt(y + down))
  }
  const terraces = range(6, terrace => {
    const lit = mix(rock[1], rock[0], 0.35)
    const wall = mix(rock[2], land[4], 0.15 + terrace * 0.1)
    const field = mix(leaf[1], leaf[0], 0.45 - terrace * 0.09)
    const deep = span * lerp(0.026, 0.06, terrace / 5)
    const prints = [
      [0, lit],
      [span * 0.004 * (1 + terrace), wall],
      [deep, field],
    ] as const
    return slab(stage, sweep(terrace), prints, height * 1.3)
  })
  const joints = pen()
  for (let terrace = 1; terrace < 6; terrace++) {
    const edge = sweep(terrace)
    for (let i = 0; i < 9; i++) {
      const along = chance.between(1, 7)
      const step = Math.floor(along)
      const [[fromX, fromY], [toX, toY]] = [nth(edge, step), nth(edge, step + 1)]
      const [x, y] = [lerp(fromX, toX, along - step), lerp(fromY, toY, along - step)]
      joints.M(x, y + span * 0.012 * (1 + terrace * 0.3)).V(y + span * 0.02 * (1 + terrace * 0.35))
    }
  }
  return [terraces, stroke(joints, land[4], 1.2, { opacity: 0.6 })]
}

function llamasAndPeople(stage: Stage, site: Site, llamas: number): Art {
  const { span, unit, chance, inks, sunward } = stage
  const { at, yAt } = site
  const sill = sillOf(stage, site)
  const [x, y] = [at(-sunward * 0.26), yAt(sill + 0.13)]
  const { rock } = inks
  const brown = { ink: mix(rock[1], rock[2], 0.5), shade: rock[2], flip: -sunward }
  return [
    llamas > 0 &&
      llama(stage, x + chance.between(-0.06, 0.1) * span, y + span * 0.05, unit * chance.between(1.1, 1.4), {
        flip: chance.sign(),
      }),
    llamas !== 1 && llama(stage, x + sunward * span * 0.2, y - span * 0.005, unit * 0.72, brown),
    traveller(stage, at(sunward * 0.3), yAt(sill + 0.17), unit * 1.3, { kind: 'pack', flip: -sunward }),
    traveller(stage, at(sunward * 0.355), yAt(sill + 0.17), unit * 1.25, {
      kind: 'hat',
      coat: BLUE,
      flip: -sunward,
    }),
  ]
}

function soaring({ unit, chance, inks, sunward }: Stage, { at, yAt }: Site): Art {
  const x = at(-sunward * chance.between(0.2, 0.4))
  const y = yAt(chance.between(-0.4, -0.26))
  return condor(x, y, unit * chance.between(0.6, 0.95), inks.key, chance.sign())
}
