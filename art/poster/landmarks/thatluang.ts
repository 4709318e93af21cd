import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Half, symmetric, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Vientiane: Pha That Luang, the gilded stupa with its thirty small ones. */
export const thatluang: Landmark = {
  scene: {
    title: 'Pha That Luang, the golden stupa',
    best: 'dusk',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.66, 0.7], across: [0.36, 0.46], up: [0.26, 0.4], r: 0.15 })
      const { horizon } = view
      const crownId = palmCrown(stage)
      const lawn = mix(inks.leaf[1], inks.sand[1], 0.3)
      const heading = chance.sign()
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.03, { ink: inks.land[1], size: 0.03, base: horizon + 4 }),
        range(4, i =>
          palm(crownId, xAt(-0.95 + i * 0.62), horizon, span * chance.between(0.2, 0.3), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lean: chance.between(-0.06, 0.06),
          }),
        ),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${height}H0z`,
          stage.gradient([lawn, inks.leaf[2]], 0, horizon, 0, height),
        ),
        group({ transform: place(xAt(-0.04), horizon + span * 0.05, unit * 1.2) }, stupa(stage)),
        esplanade(stage, horizon + span * 0.05),
        range(chance.whole(3, 5), i =>
          monk(
            stage,
            xAt(0.04 + i * 0.08 * sunward * heading),
            height * 0.9 + i * 3,
            unit * 1.7,
            heading,
            i % 2 === 0,
          ),
        ),
        cornerLeaves(stage, 1.7, 1.5),
        birds(stage, xAt(0.24), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'night'],
    countries: ['laos'],
    habitats: ['city'],
    subjects: ['vientiane', 'that luang', 'stupa', 'capital'],
  },
}

/** The great spire: a pot on lotus leaves, drawn up like a bud. */
const SPIRE: Half = [
  ...[70, -96, 66, -112, 52, -120, 52, -132, 44, -140, 46, -150, 40, -158],
  ...[
    36, -176, 31, -196, 26, -208, 30, -214, 24, -222, 18, -240, 12, -262, 8, -282, 5, -286, 5, -298, 2, -304,
    1, -330,
  ],
]
const TERRACES: readonly Half[] = [
  [212, 0, 212, -34, 0, -34],
  [156, -34, 156, -66, 0, -66],
  [108, -66, 100, -96, 0, -96],
]
const SMALL: Half = [8, 0, 8, -8, 6, -10, 5, -20, 3, -24, 1.5, -44]

function stupa(stage: Stage): Art {
  const { inks } = stage
  const { lamp, rock, key, paper } = inks
  const [lit, shade] = [mix(lamp, rock[0], 0.15), mix(lamp, rock[2], 0.55)]
  const line = mix(shade, key, 0.3)
  return [
    TERRACES.map((half, i) =>
      twoToned(stage, half, mix(lit, rock[1], 0.28 - i * 0.1), mix(shade, key, 0.12 - i * 0.05)),
    ),
    petals(212, -34, 20, lit),
    range(15, (_, t) => twoToned(stage, raised(SMALL, -66), lit, shade, -144 + 288 * t)),
    petals(156, -66, 16, lit),
    petals(104, -96, 12, mix(lit, paper, 0.2)),
    fill('M-100-96Q-96-118-60-122H60Q96-118 100-96Z', mix(lit, rock[1], 0.15)),
    twoToned(stage, SPIRE, mix(lit, paper, 0.15), shade),
    stroke('M-66-112H66M-52-132H52M-46-150H46M-26-208H26M-12-262H12M-5-290H5', line, 2),
    gate(stage, line),
  ]
}

/** The pavilion over the stair, in the middle of the wall. */
function gate({ inks }: Stage, line: string): Art {
  const { lamp, paper, key, rock } = inks
  return [
    fill('M-30 0V-36H30V0Z', mix(paper, rock[1], 0.2)),
    fill('M-42-34Q-12-48 0-78Q12-48 42-34Z', mix(rock[2], lamp, 0.25)),
    fill('M-24-34Q-8-44 0-64Q8-44 24-34Z', mix(lamp, paper, 0.35)),
    fill('M-11 0V-24Q0-36 11-24V0Z', key),
    fill('M-1.5-78H1.5L0-100Z', lamp),
    stroke('M-20 0V-34M20 0V-34', line, 2),
  ]
}

/** Lotus leaves standing along the edge of a terrace. */
function petals(half: number, y: number, wide: number, ink: string): Art {
  const row = pen(2)
  for (let x = -half; x < half - wide * 0.5; x += wide) {
    row
      .M(x, y + 1)
      .Q(x + wide * 0.1, y - wide * 0.6, x + wide / 2, y - wide * 0.8)
      .Q(x + wide * 0.9, y - wide * 0.6, x + wide, y + 1)
      .Z()
  }
  return fill(row, ink)
}

function raised(half: Half, y: number): Half {
  return half.map((value, i) => (i % 2 ? value + y : value))
}

/** The paved way to the gate. */
function esplanade({ height, span, inks, xAt, focusX }: Stage, top: number): Art {
  const x = xAt(-0.04)
  const way = symmetric(pen(), [span * 0.5, height + 10, span * 0.08, top], 0)
  return [
    fill(way, mix(inks.sand[0], inks.rock[0], 0.4), { transform: `translate(${Math.round(x)} 0)` }),
    fill(pen().lens(focusX, top, span * 1.2, span * 0.012), inks.key, { opacity: 0.2 }),
  ]
}
