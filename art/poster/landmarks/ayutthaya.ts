import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { parasolCyclist } from '#art/poster/toolbox/bamboo-bridge.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { arches, type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Ayutthaya: the three royal chedis of Wat Phra Si Sanphet in a row. */
export const ayutthaya: Landmark = {
  scene: {
    title: 'The three chedis of Ayutthaya',
    best: 'dusk',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.68, 0.73],
        across: [0.28, 0.42],
        up: [0.2, 0.34],
        r: 0.17,
      })
      const { horizon } = view
      const lawn = mix(inks.leaf[1], inks.sand[1], 0.35)
      const crownId = palmCrown(stage)
      const rider = chance.between(0.3, 0.46)
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.04, { ink: inks.land[1], base: horizon + 4 }),
        range(3, i =>
          palm(crownId, xAt(0.5 + i * 0.16), horizon, span * chance.between(0.16, 0.24), {
            ink: inks.land[2],
            lean: chance.between(-0.06, 0.08),
          }),
        ),
        woods(stage, horizon - span * 0.01, {
          ink: mix(inks.land[2], inks.leaf[1], 0.35),
          size: 0.028,
          base: horizon + 4,
        }),
        mist(stage, horizon, span * 0.08, { opacity: 0.7 }),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${height}H0z`,
          stage.gradient([lawn, inks.leaf[2]], 0, horizon, 0, height),
        ),
        chedis(stage, horizon + span * 0.05),
        path(stage, horizon),
        traveller(stage, xAt(0.2), horizon + span * 0.075, unit * 1, { kind: 'hat' }),
        traveller(stage, xAt(0.23), horizon + span * 0.078, unit * 1, { coat: inks.lamp, kind: 'plain' }),
        parasolCyclist(stage, xAt(rider), height * 0.9, unit * 1.3, chance.sign()),
        grass(stage, -10, width + 10, () => height * 0.955, span * 0.04, inks.leaf[3], 8),
        emergentTree(stage, farEdge(stage, -0.02), height * 0.98, span * 0.72, {
          ink: inks.leaf[3],
          lit: inks.leaf[2],
          trunk: inks.key,
        }),
        cornerLeaves(stage, 1.6, 1.3),
        birds(stage, xAt(0.1), height * 0.16, 5, 8 * unit + 2, inks.land[4], sunward * span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'monsoon'],
    countries: ['thailand'],
    habitats: ['city', 'farmland'],
    subjects: ['ayutthaya', 'chedi', 'old capital', 'ruin'],
  },
}

/** A bell on its rings, the square throne over it, and the ringed spire. */
const CHEDI: Half = [
  ...[
    74, 0, 74, -16, 66, -16, 66, -30, 58, -30, 58, -40, 62, -44, 54, -50, 58, -56, 50, -62, 53, -68, 46, -74,
  ],
  ...[44, -96, 38, -116, 26, -126, 19, -130, 19, -150, 23, -150, 20, -156, 14, -158],
  ...[14, -168, 11, -188, 7, -214, 3, -244, 1, -262],
]
const PORCH: Half = [20, 0, 20, -44, 24, -44, 15, -62, 11, -62, 6, -78, 3, -84, 1, -104]

function chedis(stage: Stage, foot: number): Art {
  const { unit, inks, xAt, sunward } = stage
  const { rock, key, leaf } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.35), mix(rock[1], rock[2], 0.65)]
  const line = mix(shade, key, 0.3)
  return [
    fill(pen().lens(xAt(-0.14), foot + 4, unit * 760, unit * 18), key, { opacity: 0.22 }),
    [0.26, -0.05, -0.36].map((across, i) =>
      group(
        { transform: place(xAt(across), foot + i * unit * 5, unit * (1.3 + i * 0.07)) },
        twoToned(stage, CHEDI, lit, shade),
        stroke(
          'M-66-16H66M-58-30H58M-54-50H54M-50-62H50M-46-74H46M-19-132H19M-19-138H19M-19-144H19',
          line,
          1.6,
        ),
        stroke('M-13-172H13M-12-180H12M-11-188H11M-10-196H10M-9-204H9M-8-212H8M-6-220H6', line, 1.4),
        twoToned(stage, PORCH, mix(lit, shade, 0.2), mix(shade, key, 0.12), -sunward * 64),
        fill(
          arches(
            pen(2),
            [
              [0, 0],
              [-sunward * 64, 0],
            ],
            16,
            34,
          ),
          mix(key, rock[2], 0.25),
        ),
        fill('M30-16q6-9 12-2q7-6 10 4l8 14h-36z', mix(leaf[2], leaf[1], 0.4)),
      ),
    ),
    ruinedColumns(stage, foot + unit * 22),
  ]
}

/** Stumps of the brick columns of a hall that burnt. */
function ruinedColumns({ unit, chance, inks, xAt }: Stage, foot: number): Art {
  const { rock, key } = inks
  return range(9, i => {
    const high = chance.between(14, 52)
    return group(
      { transform: place(xAt(-0.72 + i * 0.13), foot + unit * 10, unit) },
      fill(`M-9 0v-${Math.round(high)}l8-5l10 7v${Math.round(high - 2)}z`, mix(rock[1], rock[2], 0.3)),
      fill(`M2 0v-${Math.round(high)}l7 5v${Math.round(high - 5)}z`, mix(rock[2], key, 0.2)),
    )
  })
}

function path({ height, span, inks, xAt }: Stage, horizon: number): Art {
  const track = pen()
    .M(xAt(0.1), horizon + span * 0.07)
    .Q(xAt(0.3), horizon + span * 0.1, xAt(0.1), height * 0.86)
    .Q(xAt(-0.2), height * 0.95, xAt(-0.5), height + 10)
    .L(xAt(0.8), height + 10)
    .Q(xAt(0.62), height * 0.9, xAt(0.5), height * 0.86)
    .Q(xAt(0.3), horizon + span * 0.12, xAt(0.16), horizon + span * 0.07)
    .Z()
  return fill(track, mix(inks.sand[1], inks.rock[1], 0.35))
}
