import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { fall } from '#art/poster/toolbox/falls.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** The Bolaven plateau: Tad Fane's two rivers, side by side off the wooded edge. */
export const tadfane: Landmark = {
  scene: {
    title: 'The twin falls of Tad Fane',
    best: 'monsoon',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.36, 0.41],
        across: [0.28, 0.44],
        up: [0.04, 0.16],
        r: 0.15,
      })
      const { horizon } = view
      const foot = height * 0.86
      const lean = chance.between(0.015, 0.03)
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.04, {
          ink: inks.land[0],
          rise: 0.04,
          size: 0.02,
          base: horizon + 10,
        }),
        mist(stage, horizon - span * 0.02, span * 0.08, { opacity: 0.7 }),
        cliff(stage, horizon, foot),
        fall(stage, xAt(-0.14), horizon + span * 0.03, foot, span * 0.075),
        fall(stage, xAt(0.08), horizon + span * (0.03 + lean), foot, span * 0.1),
        brinkWoods(stage, horizon),
        mist(stage, foot - span * 0.02, span * 0.26, { ink: inks.paper, opacity: 0.85 }),
        gorgeWoods(stage, foot),
        mistTongue(stage, foot, span * 0.06, { ink: inks.paper, opacity: 0.5 }),
        lookout(stage),
        emergentTree(stage, nearEdge(stage, 0.02), height * 1.02, span * 0.94, {
          ink: inks.key,
          lit: inks.leaf[3],
        }),
        cornerLeaves(stage, 2, 1.6),
        birds(stage, xAt(0.1), horizon + span * 0.2, 7, 7 * unit + 2, inks.paper, span * 0.16 * sunward),
      ]
    },
  },
  setting: {
    hours: ['monsoon', 'dawn', 'day', 'golden'],
    countries: ['laos'],
    habitats: ['rainforest', 'river', 'highland', 'farmland'],
    subjects: ['tad fane', 'bolaven', 'paksong', 'waterfall', 'falls', 'coffee', 'plateau'],
  },
}

/** The wall the rivers leave: basalt in columns, bushes on its ledges. */
function cliff(
  { width, height, span, chance, inks, light, gradient }: Stage,
  horizon: number,
  foot: number,
): Art {
  const { rock, leaf, land } = inks
  const top = horizon + span * 0.02
  const face = gradient([mix(rock[1], rock[2], 0.5), mix(land[3], rock[2], 0.5)], 0, top, 0, foot)
  const [shades, ledges] = [pen(), pen()]
  for (let x = -10; x < width + 20; x += span * chance.between(0.035, 0.08)) {
    const [from, to] = [top + span * chance.between(0, 0.16), foot - span * chance.between(0, 0.14)]
    shades
      .M(x, from)
      .L(
        x + span * 0.014,
        from + span * 0.02,
        x + span * 0.012 - light * 4,
        to,
        x - span * 0.008 - light * 4,
        to - span * 0.04,
      )
      .Z()
    if (chance.odds(0.5)) {
      const y = top + (foot - top) * chance.between(0.15, 0.9)
      const half = span * chance.between(0.02, 0.05)
      ledges
        .M(x - half, y)
        .Q(x - half * 0.6, y - half, x, y - half * 0.7)
        .Q(x + half * 0.7, y - half, x + half, y)
        .L(x + half * 0.3, y + half * 0.9, x - half * 0.2, y + half * 0.3)
        .Z()
    }
  }
  return [
    fill(`M0 ${Math.round(top)}h${width}V${height}H0z`, face),
    fill(shades, mix(rock[2], inks.key, 0.35), { opacity: 0.7 }),
    fill(ledges, leaf[2]),
  ]
}

/** The forest along the brink, open where the water leaves it. */
function brinkWoods(stage: Stage, horizon: number): Art {
  const { width, span, inks, xAt } = stage
  const cuts = [xAt(-0.2), xAt(-0.09), xAt(0.01), xAt(0.15)].toSorted((a, b) => a - b)
  const [a = 0, b = 0, c = 0, d = 0] = cuts
  const belts = [
    [-20, a],
    [b, c],
    [d, width + 20],
  ] as const
  const look = { ink: mix(inks.leaf[2], inks.land[3], 0.3), lit: inks.leaf[1], size: span * 0.04 }
  return belts.map(([from, to]) =>
    forest(stage, {
      ...look,
      from,
      to,
      y: () => horizon + span * 0.03,
      base: horizon + span * 0.055,
      gap: 1,
    }),
  )
}

function gorgeWoods(stage: Stage, foot: number): Art {
  const { span, inks } = stage
  const line = rollingSkyline(stage, foot + span * 0.02, span * 0.03)
  const at = (x: number) => line.find(([px]) => px >= x)?.[1] ?? foot
  return forest(stage, { y: at, ink: inks.leaf[3], lit: inks.leaf[2], size: span * 0.05, rows: 2 })
}

/** The viewpoint: a plank deck with a rail, and two who have stopped there. */
function lookout(stage: Stage): Art {
  const { height, span, unit, inks, xAt } = stage
  const y = height * 0.93
  const wood = mix(inks.rock[1], inks.rock[2], 0.5)
  const rail = pen()
    .M(xAt(0.22), y - unit * 26)
    .L(xAt(0.74), y - unit * 26)
    .M(xAt(0.22), y - unit * 14)
    .L(xAt(0.74), y - unit * 14)
  for (let i = 0; i < 6; i++) rail.M(xAt(0.22 + i * 0.104), y).L(xAt(0.22 + i * 0.104), y - unit * 32)
  return [
    fill(
      pen().polygon([
        [xAt(0.2), y],
        [xAt(0.78), y],
        [xAt(0.84), y + span * 0.035],
        [xAt(0.16), y + span * 0.035],
      ]),
      wood,
    ),
    stroke(
      pen()
        .line([
          [xAt(0.34), y + span * 0.03],
          [xAt(0.36), height + 10],
        ])
        .line([
          [xAt(0.66), y + span * 0.03],
          [xAt(0.64), height + 10],
        ]),
      inks.key,
      6,
    ),
    traveller(stage, xAt(0.42), y + span * 0.012, unit * 1.7),
    traveller(stage, xAt(0.5), y + span * 0.014, unit * 1.7, { coat: '#82b2df', kind: 'hat' }),
    stroke(rail, mix(wood, inks.paper, 0.35), 3),
  ]
}
