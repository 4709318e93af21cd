import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { frangipani } from '#art/poster/toolbox/frangipani.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { sweptRoof } from '#art/poster/toolbox/swept-roof.ts'
import { type Half, oneHalf, symmetric, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, woods } from '#art/poster/toolbox/view.ts'
import type { Landmark } from './landmark.ts'

/** Wat Pho: the chedis of four kings, each in tile of its own colour, over the white gallery of their court. */
export const watpho: Landmark = {
  scene: {
    title: 'The tiled chedis of Wat Pho',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.68, 0.71], across: [0.3, 0.44], up: [0.3, 0.42] })
      const court = view.horizon + span * 0.03
      const crownId = palmCrown(stage)
      return [
        clearSky(stage, view),
        woods(stage, court - span * 0.1, { ink: inks.land[0], rise: 0.03, size: 0.03, base: court }),
        [0.3, 0.66, 1.05, 1.4].map(across =>
          palm(crownId, xAt(across), court, span * chance.between(0.2, 0.3), {
            ink: mix(inks.land[2], inks.leaf[2], 0.4),
            lean: chance.between(-0.06, 0.06),
          }),
        ),
        mist(stage, court - span * 0.05, span * 0.12, { opacity: 0.5 }),
        prayerHall(stage, xAt(0.5), court),
        KINGS.map(({ across, size, tile }) =>
          group(
            { transform: place(xAt(across), court + span * 0.004, unit * size) },
            chedi(stage, tinted(stage, tile)),
          ),
        ),
        gallery(stage, court),
        paving(stage, court),
        traveller(stage, xAt(0.2), court + span * 0.12, unit * 1.8, { coat: RED, flip: -sunward }),
        traveller(stage, xAt(0.26), court + span * 0.122, unit * 1.8, {
          kind: 'hat',
          coat: BLUE,
          flip: -sunward,
        }),
        monk(stage, xAt(-0.42), court + span * 0.1, unit * 1.7, sunward, true),
        frame(stage),
        birds(stage, xAt(0.24), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['golden', 'night', 'dawn', 'dusk', 'day'],
    countries: ['thailand'],
    habitats: ['city'],
    subjects: ['wat pho', 'reclining buddha', 'massage', 'chedi'],
  },
}

/** Far ones first. */
const KINGS = [
  { across: -0.5, size: 1.16, tile: '#e2b24a' },
  { across: 0.1, size: 1.16, tile: '#4f86b8' },
  { across: -0.3, size: 1.5, tile: '#f3ead2' },
  { across: -0.06, size: 1.5, tile: '#4a9a72' },
] as const

/** Square steps that draw in to a bell, rings, and a long spire. */
const CHEDI: Half = [
  ...[
    64, 0, 64, -22, 56, -24, 56, -34, 58, -38, 50, -42, 50, -58, 44, -62, 46, -68, 40, -72, 38, -92, 32, -96,
  ],
  ...[
    33, -102, 26, -106, 24, -122, 19, -138, 20, -144, 13, -146, 13, -154, 10, -158, 8, -190, 4, -226, 1, -276,
  ],
]

function chedi(stage: Stage, tile: string): Art {
  const { inks, light } = stage
  const { paper, key, lamp } = inks
  const shade = mix(tile, key, 0.3)
  const trim = mix(paper, lamp, 0.35)
  const flowers = pen(2)
  for (const [y, half, step] of [
    [-12, 56, 11],
    [-49, 42, 10],
    [-82, 32, 9],
    [-114, 18, 9],
  ] as const) {
    for (let x = -half; x <= half; x += step) flowers.dot(x, y, 2.2)
  }
  return [
    twoToned(stage, CHEDI, tile, shade),
    stroke('M-60-23H60M-54-40H54M-46-60H46M-43-70H43M-35-94H35M-30-104H30M-20-141H20', trim, 2.6),
    stroke(
      'M-12-150H12M-9-160H9M-9-168H9M-8-176H8M-8-184H8M-7-192H7M-6-202H6M-5-212H5',
      mix(shade, key, 0.2),
      1.4,
    ),
    fill(flowers, trim),
    fill('M-9-24V-52Q0-64 9-52V-24Z', mix(shade, key, 0.35)),
    stroke('M-9-24V-52Q0-64 9-52V-24', trim, 2),
    fill(oneHalf(pen(2), CHEDI.slice(-8), -light), mix(lamp, key, 0.35)),
    fill(symmetric(pen(2), [3, -240, 1, -276]), mix(lamp, paper, 0.3)),
  ]
}

/** A hall of prayer behind: orange tiles with a green border, gold in its gable. */
function prayerHall(stage: Stage, x: number, court: number): Art {
  const { unit, inks } = stage
  const { paper, rock, lamp, leaf } = inks
  const look = {
    tiles: tinted(stage, '#d9622e'),
    rim: mix(leaf[2], lamp, 0.15),
    gable: mix(lamp, rock[2], 0.3),
  }
  return group(
    { transform: place(x, court, unit * 1.15) },
    fill('M-84 0V-78H84V0Z', mix(paper, rock[1], 0.22)),
    stroke('M-74 0V-78M-44 0V-78M-14 0V-78M14 0V-78M44 0V-78M74 0V-78', mix(paper, rock[1], 0.5), 6),
    sweptRoof(stage, { eaves: -66, peak: -150, half: 104, ...look }),
    sweptRoof(stage, { eaves: -92, peak: -178, half: 76, ...look }),
  )
}

/** The white wall round the court, tiled along its top, and its gate with two guardians of Chinese stone. */
function gallery(stage: Stage, court: number): Art {
  const { width, span, unit, inks, xAt } = stage
  const { paper, rock, lamp, key } = inks
  const wall = mix(paper, rock[1], 0.14)
  const tiles = tinted(stage, '#d9622e')
  const [top, foot] = [court - span * 0.075, court + span * 0.02]
  const band = (from: number, to: number, ink: string) =>
    fill(`M0 ${Math.round(from)}H${width}V${Math.round(to)}H0z`, ink)
  const windows = pen()
  for (let x = span * 0.06; x < width; x += span * 0.13) {
    windows
      .M(x, foot - span * 0.03)
      .V(top + span * 0.024)
      .H(x + span * 0.028)
      .V(foot - span * 0.03)
      .Z()
  }
  return [
    band(top, foot, wall),
    fill(windows, stage.lampsLit ? lamp : mix(wall, key, 0.3)),
    band(top - span * 0.016, top + span * 0.012, tiles),
    band(top + span * 0.012, top + span * 0.018, mix(inks.leaf[2], lamp, 0.15)),
    band(foot - span * 0.016, foot, mix(wall, rock[2], 0.35)),
    group(
      { transform: place(xAt(-0.18), foot, unit * 1.25) },
      fill('M-40 0V-70H40V0Z', wall),
      fill('M-52-66L-30-92H30L52-66Z', tiles),
      fill('M-34-90L-18-112H18L34-90Z', mix(tiles, paper, 0.14)),
      stroke('M-52-66H52M-34-90H34', mix(lamp, rock[1], 0.3), 3),
      fill('M-18 0V-46Q0-58 18-46V0Z', mix(key, rock[2], 0.25)),
      [-64, 64].map(x => guardian(stage, x)),
    ),
  ]
}

/** A stone giant in a tall hat, his staff before him, 66 tall. */
function guardian({ inks, light }: Stage, x: number): Art {
  const { rock, key } = inks
  const [lit, shade] = [mix(rock[1], rock[0], 0.25), mix(rock[2], key, 0.12)]
  return group(
    { transform: place(x, 0, 1, light) },
    fill('M-17 4V-4H17V4Z', shade),
    fill('M-14-4L-12-34Q-14-46-6-48H6Q14-46 12-34L14-4Z', lit),
    fill('M-14-4L-12-34Q-14-46-6-48H-2L-4-4Z', shade),
    fill('M-5-47V-55Q0-60 5-55V-47Q0-43-5-47Z', lit),
    fill('M-10-56Q0-61 10-56L6-60L4-72H-4L-6-60Z', shade),
    stroke('M5-34V4', mix(shade, key, 0.35), 2.6),
  )
}

/** Pale flags, with a strip of clipped lawn under the wall. */
function paving(stage: Stage, court: number): Art {
  const { width, height, span, inks } = stage
  const { sand, rock, leaf } = inks
  const foot = court + span * 0.02
  const joints = pen()
  for (let row = 1; row < 6; row++) joints.dash(0, foot + (height - foot) * (row / 6) ** 1.4, width)
  const ground = stage.gradient(
    [mix(sand[0], sand[1], 0.4), mix(sand[1], sand[2], 0.35), mix(sand[2], rock[2], 0.4)],
    0,
    foot,
    0,
    height,
  )
  return [
    `<path fill="${ground}" d="M0 ${Math.round(foot)}h${width}V${height}H0z"/>`,
    fill(pen().lens(width / 2, foot + 2, width * 1.3, span * 0.014), mix(leaf[1], leaf[2], 0.5)),
    stroke(joints, mix(sand[2], rock[2], 0.3), 1.2, { opacity: 0.5 }),
  ]
}

function frame(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const root = {
    x: farEdge(stage, 0.04),
    y: height * 1.02,
    angle: -Math.PI / 2 - sunward * 0.12,
    long: span * 0.18,
    thick: 15 * unit,
  }
  return [
    frangipani(stage, root, 3),
    foliage(stage, nearEdge(stage, 0), height * 1.06, unit * 1.5, {
      ink: inks.key,
      rib: inks.leaf[3],
      spread: sunward > 0 ? [-115, -10] : [-170, -65],
    }),
  ]
}
