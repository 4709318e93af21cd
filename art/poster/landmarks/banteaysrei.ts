import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lotusPads } from '#art/poster/toolbox/lotus-pads.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { sugarPalm, sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Banteay Srei: three small towers of rose sandstone, carved all over, behind their moat. */
export const banteaysrei: Landmark = {
  scene: {
    title: 'The rose towers of Banteay Srei',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.58, 0.63], across: [0.36, 0.46], up: [0.18, 0.32] })
      const { horizon, sun } = view
      const bank = horizon + span * 0.06
      const towers = stage.define(group({}, temple(stage, bank)))
      const palms = sugarPalmHead(stage)
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.08, { ink: inks.land[0], size: 0.04, rise: 0.04, base: bank }),
        range(3, i =>
          sugarPalm(palms, xAt(0.42 + i * 0.2), bank, span * chance.between(0.36, 0.5), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lit: inks.leaf[1],
          }),
        ),
        woods(stage, horizon - span * 0.01, {
          ink: mix(inks.land[2], inks.leaf[1], 0.4),
          size: 0.045,
          rise: 0.03,
          base: bank,
        }),
        sea(stage, bank),
        lightRoad(stage, sun.x, bank + 4, height * 0.94, { far: span * 0.1, near: span * 0.26 }),
        reflectedPrint(towers, bank, 0.55, 0.34),
        ripples(stage, bank + 8, height * 0.94, { count: 26, big: 80 }),
        use(towers),
        traveller(stage, xAt(0.34), bank - 3, unit * 1, { kind: 'hat' }),
        traveller(stage, xAt(0.37), bank - 3, unit * 1, { coat: '#82b2df', kind: 'pack' }),
        lotusPads(stage, xAt(-0.44), height * 0.93, 22),
        lotusPads(stage, xAt(0.56), height * 0.94, 18),
        cornerLeaves(stage, 1.7, 1.5),
        birds(stage, xAt(0.2), height * 0.17, 5, 8 * unit + 2, inks.land[4], span * 0.12 * sunward),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'day'],
    countries: ['cambodia'],
    habitats: ['rainforest', 'farmland', 'city'],
    subjects: ['banteay srei', 'carving', 'citadel of women', 'sandstone', 'sambor'],
  },
}

const TOWER: Half = [
  ...[44, 0, 44, -10, 36, -12, 36, -70, 42, -74, 42, -84, 35, -86, 37, -104, 31, -108, 32, -122, 26, -126],
  ...[26, -138, 20, -142, 20, -152, 13, -156, 11, -166, 5, -174, 2, -188],
]
const TOWERS: readonly (readonly [x: number, size: number])[] = [
  [-98, 0.9],
  [98, 0.9],
  [0, 1.12],
]

function temple(stage: Stage, bank: number): Art {
  const { unit, inks, xAt } = stage
  const { rock, key } = inks
  const rose = mix(rock[1], RED, 0.22)
  const [lit, shade] = [mix(rose, rock[0], 0.55), mix(rose, rock[2], 0.45)]
  return [
    wall(stage, bank, mix(rose, rock[2], 0.25)),
    group(
      { transform: place(xAt(-0.06), bank - unit * 4, unit * 1.32) },
      [-196, 196].map(x => library(stage, x, lit, shade)),
      fill('M-166 0V-14H166V0Z', mix(shade, key, 0.1)),
      fill('M-156-14V-22H156V-14Z', lit),
      TOWERS.map(([x, size]) => group({ transform: place(x, -22, size) }, sanctuary(stage, lit, shade))),
    ),
  ]
}

function sanctuary(stage: Stage, lit: string, shade: string): Art {
  const { key, rock } = stage.inks
  const dark = mix(rock[2], key, 0.5)
  const carved = mix(shade, key, 0.2)
  return [
    twoToned(stage, TOWER, lit, shade),
    stroke('M-44-10H44M-42-78H42M-37-104H37M-32-122H32M-26-138H26M-20-152H20', carved, 1.8),
    fill(tips(), mix(lit, shade, 0.3)),
    fill('M-26-60Q-12-66-6-86Q0-96 6-86Q12-66 26-60Z', mix(lit, rock[0], 0.4)),
    stroke('M-17-64Q-6-68-2-80Q0-84 2-80Q6-68 17-64M-22-58H22', carved, 1.6),
    fill('M-13 0V-50H13V0Z', dark),
    stroke('M-17-2V-54H17V-2', mix(lit, rock[0], 0.5), 3),
    stroke('M-31-16V-64M31-16V-64M-26-16V-60M26-16V-60', carved, 1.2),
    fill('M-31-24q4-10 0-18q-4 8 0 18zM31-24q4-10 0-18q-4 8 0 18z', carved),
  ]
}

/** The little towers that stand on the corners of every storey. */
function tips() {
  const corners = pen(2)
  for (const [out, y] of [
    [39, -84],
    [33, -104],
    [28, -122],
    [22, -138],
  ] as readonly Point[]) {
    for (const side of [-1, 1])
      corners
        .M(side * out - 4, y)
        .L(side * out, y - 15, side * out + 4, y)
        .Z()
  }
  return corners
}

/** A library: a nave between lower aisles, under a carved gable. */
function library({ inks }: Stage, x: number, lit: string, shade: string): Art {
  const { key, rock } = inks
  const carved = mix(shade, key, 0.25)
  return group(
    { transform: place(x, 0) },
    fill('M-42 0V-50H42V0Z', lit),
    fill('M-50-48Q-40-58-26-60V-84Q-10-92 0-116Q10-92 26-84V-60Q40-58 50-48Z', lit),
    fill('M-34-52Q-14-60-8-80Q0-96 8-80Q14-60 34-52Z', shade),
    stroke('M-22-54Q-8-62-3-76Q0-82 3-76Q8-62 22-54M-44-48H44', carved, 1.8),
    fill('M-12 0V-40H12V0Z', mix(rock[2], key, 0.4)),
    stroke('M-16 0V-44H16V0', mix(lit, rock[0], 0.5), 2.6),
    stroke('M-34-2V-46M34-2V-46', carved, 1.6),
  )
}

function wall({ width, unit, inks }: Stage, bank: number, ink: string): Art {
  const joints = pen()
  for (let x = 8; x < width; x += unit * 44) joints.M(x, bank - unit * 22).V(bank)
  return [
    fill(`M0 ${Math.round(bank - unit * 22)}h${width}V${Math.round(bank)}H0z`, ink),
    fill(
      `M0 ${Math.round(bank - unit * 27)}h${width}v${Math.round(unit * 7)}H0z`,
      mix(ink, inks.rock[0], 0.45),
    ),
    stroke(joints, mix(ink, inks.key, 0.3), 1.2, { opacity: 0.5 }),
  ]
}
