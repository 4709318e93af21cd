import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, type View, woods } from '#art/poster/toolbox/view.ts'

/** Ta Prohm: a tetrameles standing on the temple, its roots down over the gallery and the door. */
export const taprohm: Landmark = {
  scene: {
    title: 'The roots of Ta Prohm',
    best: 'monsoon',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.6, 0.64],
        across: [0.36, 0.46],
        up: [0.26, 0.38],
        r: 0.15,
      })
      const { horizon } = view
      const ground = horizon + span * 0.2
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.12, { ink: inks.land[0], size: 0.05, rise: 0.04 }),
        farTrunks(stage, view),
        woods(stage, horizon - span * 0.04, {
          ink: mix(inks.land[1], inks.leaf[1], 0.4),
          size: 0.05,
          rise: 0.04,
        }),
        mist(stage, horizon, span * 0.2, { opacity: 0.6 }),
        gallery(stage, ground),
        group({ transform: place(xAt(-0.1), ground, unit * 1.5) }, doorway(stage)),
        group({ transform: place(xAt(-0.1), ground, unit * 1.5) }, strangler(stage)),
        crown(stage),
        fill(
          `M0 ${Math.round(ground)}h${width}V${height}H0z`,
          stage.gradient([mix(inks.sand[2], inks.leaf[2], 0.4), inks.leaf[3]], 0, ground, 0, height),
        ),
        fallenStones(stage, ground),
        monk(stage, xAt(0.2), ground + span * 0.1, unit * 1.5, -sunward, true),
        traveller(stage, xAt(chance.between(0.32, 0.4)), ground + span * 0.08, unit * 1.4, {
          kind: 'hat',
          coat: inks.lamp,
        }),
        cornerLeaves(stage, 1.8, 1.5),
        birds(stage, xAt(0.3), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.1),
      ]
    },
  },
  setting: {
    hours: ['monsoon', 'dawn', 'golden', 'dusk'],
    countries: ['cambodia'],
    habitats: ['rainforest', 'city'],
    subjects: ['ta prohm', 'roots', 'sambor', 'jungle', 'temple', 'ruin'],
  },
}

function farTrunks({ width, span, chance, inks }: Stage, { horizon, sun }: View): Art {
  const trunks = pen()
  for (let x = -10; x < width; x += span * chance.between(0.1, 0.2)) {
    const half = span * chance.between(0.006, 0.014)
    if (Math.abs(x - sun.x) < sun.r * 1.5) continue
    trunks
      .M(x - half * 1.6, horizon)
      .L(x - half * 0.6, -10, x + half * 0.6, -10, x + half * 1.6, horizon)
      .Z()
  }
  return fill(trunks, inks.land[1], { opacity: 0.7 })
}

/** The gallery right across, with its stone roof and balustered windows. */
function gallery({ width, unit, inks }: Stage, ground: number): Art {
  const { rock, key, leaf } = inks
  const [top, eaves] = [ground - unit * 150, ground - unit * 112]
  const [windows, joints] = [pen(), pen()]
  for (let x = unit * 20; x < width; x += unit * 92)
    windows
      .M(x, ground - unit * 34)
      .V(ground - unit * 88)
      .H(x + unit * 40)
      .V(ground - unit * 34)
      .Z()
  for (let y = ground - unit * 18; y > eaves; y -= unit * 18) joints.dash(-5, y, width + 10)
  return [
    fill(`M0 ${Math.round(eaves)}h${width}V${Math.round(ground)}H0z`, mix(rock[1], rock[2], 0.4)),
    fill(`M0 ${Math.round(top)}h${width}V${Math.round(eaves)}H0z`, mix(rock[2], leaf[2], 0.3)),
    fill(
      `M0 ${Math.round(eaves - unit * 5)}h${width}v${Math.round(unit * 9)}H0z`,
      mix(rock[0], rock[1], 0.4),
    ),
    stroke(joints, mix(rock[2], key, 0.3), 1.2, { opacity: 0.5 }),
    fill(windows, mix(key, rock[2], 0.25)),
    fill(`M0 ${Math.round(top - unit * 4)}h${width}v${Math.round(unit * 7)}H0z`, mix(leaf[1], rock[1], 0.3)),
  ]
}

/** The porch and its gable, with the door dark inside. */
function doorway({ inks }: Stage): Art {
  const { rock, key, leaf } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.4), mix(rock[1], rock[2], 0.6)]
  return [
    fill('M-70 0V-112H70V0Z', lit),
    fill('M-78-110L-62-128Q-30-134-16-168Q0-186 16-168Q30-134 62-128L78-110Z', lit),
    fill('M-54-112Q-22-120-10-150Q0-162 10-150Q22-120 54-112Z', shade),
    stroke('M-36-116Q-14-122-5-140Q0-147 5-140Q14-122 36-116', mix(shade, key, 0.3), 2),
    fill('M-46 0V-104H-34V0ZM34 0V-104H46V0Z', shade),
    fill('M-26 0V-92H26V0Z', mix(key, rock[2], 0.12)),
    stroke('M-32 0V-98H32V0', mix(rock[0], rock[1], 0.15), 4),
    stroke('M-70-28H-48M-70-56H-48M-70-84H-48M48-28H70M48-56H70M48-84H70', mix(rock[2], key, 0.3), 1.4),
    fill('M-78-110q8-8 18-2q8-4 10 6zM40-126q12-8 22 4l12 10h-20z', leaf[2]),
  ]
}

/** Pale roots from the crown of the wall to the ground: across at the top, bend, across at the foot, thickness. */
const ROOTS = [
  [-26, -70, -96, 15],
  [-34, -104, -142, 13],
  [-30, -128, -196, 9],
  [-14, -46, -62, 11],
  [-8, -40, -38, 8],
  [14, 44, 48, 10],
  [20, 66, 88, 14],
  [28, 96, 128, 12],
  [34, 132, 190, 9],
  [6, 40, 66, 6],
  [-20, -84, -116, 6],
] as const

function strangler({ inks, light }: Stage): Art {
  const { rock, key, paper } = inks
  const bark = mix(rock[0], paper, 0.25)
  const shade = mix(rock[1], rock[2], 0.45)
  const runs = (from: number, shift: number) =>
    ROOTS.map(([top, bend, foot, thick]) => {
      const root = pen(2)
        .M(top + shift, -190)
        .C(top + shift, -160, bend + shift, -150, bend + shift, -104)
        .C(bend + shift, -70, foot + shift, -50, foot * 1.08 + shift, 6)
      return stroke(root, from ? bark : shade, thick * (from ? 0.62 : 1), { strokeLinecap: 'round' })
    })
  const bole =
    'M-52-176C-36-200-34-260-30-330C-28-420-34-500-40-620H40C34-500 32-420 32-330C34-260 40-200 56-176C30-166-30-166-52-176Z'
  const half =
    light > 0
      ? 'M-52-176C-36-200-34-260-30-330C-28-420-34-500-40-620H-8C-12-500-10-400-8-330C-8-260-6-210-12-170Z'
      : 'M12-170C6-210 8-260 8-330C10-400 12-500 8-620H40C34-500 32-420 32-330C34-260 40-200 56-176C40-170 20-170 12-170Z'
  return [
    runs(0, light * -2.5),
    fill(bole, bark),
    fill(half, shade),
    stroke('M-6-190C-2-260 2-330 0-430M16-190C14-250 16-320 18-400', mix(shade, key, 0.2), 1.6, {
      opacity: 0.6,
    }),
    runs(1, light * 2),
  ]
}

/** Leaves of the great tree, over the top of the frame. */
function crown(stage: Stage): Art {
  const { span, inks, xAt } = stage
  return range(3, (_, t) =>
    leafMass(
      stage,
      xAt(lerp(-0.5, 0.22, t)),
      -span * 0.01 - span * 0.02 * (t === 0.5 ? 1 : 0),
      span * 0.3,
      span * 0.09,
      {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        clumps: 8,
      },
    ),
  )
}

function fallenStones({ span, chance, inks, xAt, unit }: Stage, ground: number): Art {
  const { rock, key, leaf } = inks
  return range(11, i => {
    const [x, y, size] = [
      xAt(-0.9 + i * 0.17),
      ground + span * chance.between(0, 0.05),
      unit * chance.between(0.8, 1.5),
    ]
    return group(
      { transform: place(x, y, size, chance.sign(), chance.between(-10, 10)) },
      fill('M-20 4L-17-14L2-18L20-12L21 4Z', mix(rock[1], rock[2], 0.3)),
      fill('M4 4L2-18L20-12L21 4Z', mix(rock[2], key, 0.15)),
      i % 3 === 0 && fill('M-17-14L2-18L6-16Q-4-10-10-11Q-14-6-17-14Z', leaf[2]),
    )
  })
}
