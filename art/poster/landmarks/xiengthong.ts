import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { almsMonk } from '#art/poster/toolbox/alms-round.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { frangipani } from '#art/poster/toolbox/frangipani.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { sweptRoof } from '#art/poster/toolbox/swept-roof.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Luang Prabang: Wat Xieng Thong, whose roofs sweep down nearly to the ground. */
export const xiengthong: Landmark = {
  scene: {
    title: 'The low roofs of Wat Xieng Thong',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.62, 0.67], across: [0.36, 0.46], up: [0.22, 0.36] })
      const { horizon } = view
      const crownId = palmCrown(stage)
      const yard = mix(inks.sand[1], inks.rock[0], 0.3)
      const heading = chance.odds(0.6) ? sunward : -sunward
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.13, {
          ink: inks.land[0],
          rise: 0.07,
          size: 0.016,
          base: horizon + 4,
        }),
        woods(stage, horizon - span * 0.06, { ink: inks.land[1], rise: 0.04, base: horizon + 4 }),
        range(3, i =>
          palm(crownId, xAt(0.4 + i * 0.15), horizon, span * chance.between(0.24, 0.34), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lean: chance.between(-0.08, 0.06),
          }),
        ),
        mist(stage, horizon, span * 0.1, { opacity: 0.6 }),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${height}H0z`,
          stage.gradient([yard, inks.sand[2]], 0, horizon, 0, height),
        ),
        wall(stage, horizon),
        group({ transform: place(xAt(-0.08), horizon + span * 0.12, unit * 1.3) }, sim(stage)),
        range(3, i => almsMonk(stage, xAt(0.16 + i * 0.12), height * 0.93, unit * 1.7, heading)),
        frangipani(
          stage,
          {
            x: farEdge(stage, 0.02),
            y: height * 1.02,
            angle: -Math.PI / 2 - sunward * 0.1,
            long: span * 0.2,
            thick: 15 * unit,
          },
          3,
        ),
        cornerLeaves(stage, 1.6, 1.2),
        birds(stage, xAt(0.3), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['laos'],
    habitats: ['city', 'river'],
    subjects: ['xieng thong', 'luang prabang', 'temple', 'morning market', 'alms'],
  },
}

/** The chapel seen at its gable: three pairs of roofs, the lowest and widest nearest to us. */
function sim(stage: Stage): Art {
  const { inks } = stage
  const { rock, key, lamp, paper } = inks
  const gold = mix(lamp, rock[1], 0.25)
  const tiles = mix(rock[2], RED, 0.24)
  const boards = mix(rock[2], key, 0.5)
  const look = { tiles, rim: gold, gable: boards }
  return [
    fill('M-190 0V-12H190V0Z', mix(paper, rock[1], 0.35)),
    fill('M-176-12V-20H176V-12Z', mix(paper, rock[1], 0.15)),
    fill('M-104-20V-84H104V-20Z', boards),
    sweptRoof(stage, { eaves: -112, peak: -268, half: 96, ...look }),
    sweptRoof(stage, { eaves: -78, peak: -236, half: 138, ...look }),
    sweptRoof(stage, { eaves: -42, peak: -204, half: 188, ...look, gable: mix(boards, RED, 0.25) }),
    treeOfLife(stage, gold),
    stroke('M-96-20V-70M-62-20V-86M62-20V-86M96-20V-70', mix(paper, rock[0], 0.4), 7),
    stroke('M-96-24V-66M-62-24V-80M62-24V-80M96-24V-66', gold, 2),
    fill('M-4-268L0-300L4-268ZM-16-268L-14-284L-11-268ZM11-268L14-284L16-268Z', gold),
  ]
}

/** The mosaic on the wall: a tree of glass, with birds and a deer. */
function treeOfLife({ inks, chance }: Stage, gold: string): Art {
  const { key, leaf, paper } = inks
  const leaves = [pen(2), pen(2), pen(2)] as const
  for (let i = 0; i < 36; i++) {
    const angle = Math.PI * (0.06 + (0.88 * i) / 35)
    const out = chance.between(0.35, 1)
    chance.pick(leaves).dot(Math.cos(angle) * 40 * out, -78 - Math.sin(angle) * 62 * out, 4.2, 3.6)
  }
  const [first, second, third] = leaves
  return [
    fill('M-50-20V-84Q-30-128 0-164Q30-128 50-84V-20Z', mix(RED, key, 0.42)),
    stroke(
      'M0-22C4-50-5-70 1-104M0-62Q-18-74-26-90M1-58Q18-72 28-88M0-84Q-10-100-14-116M1-84Q12-98 16-112',
      gold,
      3,
    ),
    fill(first, mix(leaf[0], paper, 0.25)),
    fill(second, BLUE),
    fill(third, gold),
    fill('M-38-24l3-12l10-2l4-8l2 6l-3 5v11h-3v-8h-7v8zM26-24l-2-9q6-8 12-3l6-4l-4 9l-5 7z', paper),
  ]
}

/** The low white wall of the yard. */
function wall({ width, span, inks }: Stage, horizon: number): Art {
  const { rock, paper } = inks
  const top = Math.round(horizon - span * 0.03)
  return [
    fill(`M0 ${top}h${width}v${Math.round(span * 0.05)}H0z`, mix(paper, rock[1], 0.25)),
    fill(`M0 ${top - 5}h${width}v7H0z`, mix(rock[2], RED, 0.2)),
  ]
}
