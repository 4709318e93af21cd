import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { sweptRoof } from '#art/poster/toolbox/swept-roof.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Phnom Penh: the throne hall of the Royal Palace over the Tonle Sap's quay. */
export const royalpalace: Landmark = {
  scene: {
    title: 'The Royal Palace from the river',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const view = chooseView(stage, { horizon: [0.62, 0.67], across: [0.36, 0.46], up: [0.2, 0.34] })
      const { horizon, sun } = view
      const quay = horizon + span * 0.03
      const palace = stage.define(group({}, riverside(stage, quay)))
      const crownId = palmCrown(stage)
      const heading = chance.sign()
      const boatX = xAt(chance.between(0.16, 0.4))
      const boatY = quay + (height - quay) * 0.55
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.03, { ink: inks.land[1], size: 0.03, base: horizon + 4 }),
        range(5, i =>
          palm(crownId, xAt(-0.96 + i * 0.45), quay, span * chance.between(0.2, 0.3), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lean: chance.between(-0.06, 0.06),
          }),
        ),
        sea(stage, quay),
        lightRoad(stage, sun.x, quay + 4, height * 0.95, { far: span * 0.1, near: span * 0.28 }),
        reflectedPrint(palace, quay, 0.5, 0.26),
        ripples(stage, quay + 8, height * 0.95, { count: 30, big: 84 }),
        use(palace),
        canoe(stage, xAt(-0.5), quay + span * 0.07, unit * 0.7, { flip: -heading }),
        reflection(stage, boatX, boatY + 4, span * 0.26, span * 0.05, inks.key, { count: 4, opacity: 0.4 }),
        canoe(stage, boatX, boatY, unit * 1.6, { flip: heading }),
        cornerLeaves(stage, 1.6, 1.4),
        birds(stage, xAt(0.24), height * 0.18, 7, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'night'],
    countries: ['cambodia'],
    habitats: ['city', 'river'],
    subjects: ['phnom penh', 'royal palace', 'throne hall', 'capital', 'cyclo'],
  },
}

/** The spire over the crossing of the roofs, with four faces under its crown. */
const SPIRE: Half = [
  30, -170, 26, -182, 27, -192, 21, -200, 20, -214, 14, -222, 12, -240, 7, -256, 4, -276, 1, -322,
]

function riverside(stage: Stage, quay: number): Art {
  const { width, unit, inks, xAt } = stage
  const { paper, rock } = inks
  return [
    group({ transform: place(xAt(-0.06), quay - 8 * unit, unit * 1.14) }, throneHall(stage)),
    [-0.56, 0.46].map(across =>
      group({ transform: place(xAt(across), quay - 8 * unit, unit * 0.9) }, pavilion(stage)),
    ),
    crenellatedWall(stage, quay),
    fill(
      `M-9 ${Math.round(quay)}v${Math.round(-9 * unit)}h${width + 18}v${Math.round(9 * unit)}z`,
      mix(paper, rock[1], 0.5),
    ),
  ]
}

function throneHall(stage: Stage): Art {
  const { inks } = stage
  const { lamp, rock, key, paper, leaf } = inks
  const gold = mix(lamp, rock[1], 0.5)
  const tiles = mix(lamp, RED, 0.28)
  const look = { tiles, rim: mix(leaf[2], rock[2], 0.3), gable: mix(lamp, rock[2], 0.35) }
  const side = (flip: number) =>
    group(
      { transform: `scale(${flip} 1)` },
      fill('M0-78L30-128H150Q172-112 196-84L204-78Z', tiles),
      fill('M24-118L40-164H104Q122-148 140-124L146-118Z', mix(tiles, paper, 0.12)),
      stroke('M0-78H204Q212-82 216-92M24-118H146Q153-121 157-130', look.rim, 4),
      stroke('M30-128H150M40-164H104', gold, 3),
    )
  return [
    fill('M-206 0V-14H206V0Z', mix(paper, rock[1], 0.4)),
    fill('M-190-14V-80H190V-14Z', mix(paper, rock[1], 0.12)),
    fill(bays(), mix(key, rock[2], 0.35)),
    side(1),
    side(-1),
    sweptRoof(stage, { eaves: -112, peak: -210, half: 62, ...look }),
    sweptRoof(stage, { eaves: -74, peak: -168, half: 84, ...look }),
    twoToned(stage, SPIRE, gold, mix(lamp, rock[2], 0.55), 0),
    fill('M-13-216q13 6 26 0l-3 10h-20z', mix(gold, key, 0.35)),
    fill('M-52-14V-72H52V-14Z', mix(paper, rock[0], 0.25)),
    fill('M-12-14V-56Q0-68 12-56V-14Z', stage.lampsLit ? lamp : mix(key, rock[2], 0.2)),
    stroke('M-46-14V-74M-28-14V-74M28-14V-74M46-14V-74', gold, 5),
  ]
}

function bays() {
  const dark = pen(2)
  for (let x = -182; x < 180; x += 22) {
    if (Math.abs(x + 7) > 54)
      dark
        .M(x, -16)
        .V(-66)
        .H(x + 13)
        .V(-16)
        .Z()
  }
  return dark
}

function pavilion(stage: Stage): Art {
  const { lamp, rock, paper, leaf } = stage.inks
  const look = {
    tiles: mix(lamp, RED, 0.28),
    rim: mix(leaf[2], rock[2], 0.3),
    gable: mix(lamp, rock[2], 0.35),
  }
  return [
    fill('M-44 0V-60H44V0Z', mix(paper, rock[1], 0.4)),
    stroke('M-40 0V-60M-18 0V-60M18 0V-60M40 0V-60', mix(paper, rock[0], 0.2), 7),
    sweptRoof(stage, { eaves: -56, peak: -118, half: 66, ...look }),
    fill('M-4-116L0-176L4-116Z', look.gable),
  ]
}

function crenellatedWall({ width, unit, inks }: Stage, quay: number): Art {
  const [top, foot] = [quay - unit * 30, quay - unit * 8]
  const leaves = pen()
  for (let x = -5; x < width; x += unit * 13) {
    leaves
      .M(x, top)
      .Q(x + unit * 1, top - unit * 8, x + unit * 5, top - unit * 10)
      .Q(x + unit * 9, top - unit * 8, x + unit * 10, top)
      .Z()
  }
  const ink = mix(inks.lamp, inks.paper, 0.55)
  return [
    fill(`M0 ${Math.round(top)}h${width}V${Math.round(foot)}H0z`, mix(ink, inks.rock[1], 0.25)),
    fill(leaves, mix(inks.paper, ink, 0.3)),
  ]
}
