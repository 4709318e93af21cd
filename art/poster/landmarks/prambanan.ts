import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { parasolCyclist } from '#art/poster/toolbox/bamboo-bridge.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Prambanan: the towers of Brahma, Shiva and Vishnu, with Merapi behind. */
export const prambanan: Landmark = {
  scene: {
    title: 'The towers of Prambanan',
    best: 'dusk',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.66, 0.71],
        across: [0.26, 0.4],
        up: [0.18, 0.32],
        r: 0.17,
      })
      const { horizon } = view
      const crownId = palmCrown(stage)
      const lawn = mix(inks.leaf[1], inks.sand[1], 0.3)
      return [
        clearSky(stage, view),
        merapi(stage, horizon),
        mistTongue(stage, horizon - span * 0.08, span * 0.05, { opacity: 0.8 }),
        woods(stage, horizon - span * 0.03, { ink: inks.land[2], size: 0.03, base: horizon + 4 }),
        range(4, i =>
          palm(crownId, xAt(0.3 + i * 0.17), horizon + 4, span * chance.between(0.16, 0.26), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lean: chance.between(-0.08, 0.08),
          }),
        ),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${height}H0z`,
          stage.gradient([lawn, inks.leaf[2]], 0, horizon, 0, height),
        ),
        candis(stage, horizon + span * 0.06),
        fallen(stage, horizon + span * 0.09),
        traveller(stage, xAt(0.28), horizon + span * 0.12, unit * 1.1),
        traveller(stage, xAt(0.315), horizon + span * 0.123, unit * 1.1, { coat: inks.lamp, kind: 'hat' }),
        parasolCyclist(stage, xAt(chance.between(0, 0.2)), height * 0.93, unit * 1.4, chance.sign()),
        grass(stage, -10, width + 10, () => height * 0.965, span * 0.045, inks.leaf[3], 8),
        cornerLeaves(stage, 1.7, 1.4),
        birds(stage, xAt(0.2), height * 0.16, 6, 8 * unit + 2, inks.land[4], span * 0.14 * sunward),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'dawn', 'golden', 'monsoon'],
    countries: ['indonesia'],
    habitats: ['city', 'farmland', 'volcano'],
    subjects: ['prambanan', 'java', 'hindu'],
  },
}

function merapi(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const surface = cone({
    x: xAt(0.5),
    top: horizon - span * 0.36,
    base: horizon,
    half: span * 0.8,
    crater: span * 0.03,
    curve: 1.5,
  })
  return volcanoCone(stage, surface, { ink: inks.land[0], shade: inks.land[1] })
}

/** Storey on storey of little ribbed bells, drawn in to one great one. */
const CANDI: Half = [
  ...[
    72, 0, 72, -12, 62, -14, 62, -26, 48, -28, 48, -84, 56, -88, 56, -96, 50, -98, 53, -108, 48, -118, 42,
    -120,
  ],
  ...[
    45, -130, 40, -140, 34, -142, 37, -152, 32, -162, 27, -164, 29, -174, 24, -184, 19, -186, 21, -196, 16,
    -206,
  ],
  ...[12, -208, 15, -222, 11, -236, 4, -246, 2, -262],
]

function candis(stage: Stage, foot: number): Art {
  const { unit, inks, xAt } = stage
  const { rock, key } = inks
  const [lit, shade] = [mix(rock[1], rock[0], 0.3), mix(rock[2], key, 0.12)]
  const rows = [
    [-0.44, 0.62],
    [0.14, 0.6],
    [-0.33, 1.1],
    [0.25, 1.1],
    [-0.04, 1.45],
  ] as const
  return [
    fill(pen().lens(xAt(-0.12), foot + 3, unit * 720, unit * 14), key, { opacity: 0.22 }),
    rows.map(([across, size], i) =>
      group({ transform: place(xAt(across), foot + i * unit * 2, unit * size) }, candi(stage, lit, shade)),
    ),
  ]
}

function candi(stage: Stage, lit: string, shade: string): Art {
  const { key, lamp } = stage.inks
  const line = mix(shade, key, 0.45)
  return [
    twoToned(stage, CANDI, lit, shade),
    stroke('M-62-20H62M-48-36H48M-56-92H56M-48-118H48M-40-140H40M-32-162H32M-24-184H24M-16-206H16', line, 2),
    fill(bells(), mix(lit, shade, 0.45)),
    fill('M-28-28V-76Q-14-82-8-98Q0-108 8-98Q14-82 28-76V-28Z', mix(lit, shade, 0.3)),
    fill('M-12-28V-62Q0-76 12-62V-28Z', stage.lampsLit ? lamp : mix(key, shade, 0.2)),
    fill('M-16 0L-10-28H10L16 0Z', mix(lit, stage.inks.rock[0], 0.4)),
    stroke('M-15-5H15M-14-11H14M-12-17H12M-11-23H11', line, 1.2),
    stroke('M-40-44V-76M40-44V-76M-34-44V-76M34-44V-76', line, 1.4),
  ]
}

/** The ribbed bells along every storey. */
function bells() {
  const path = pen(2)
  for (const [half, y, count] of [
    [50, -98, 5],
    [42, -120, 5],
    [34, -142, 4],
    [27, -164, 3],
    [19, -186, 3],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = -half + (2 * half * i) / (count - 1)
      path
        .M(x - 6, y)
        .Q(x - 8, y - 9, x - 2, y - 14)
        .L(x, y - 22, x + 2, y - 14)
        .Q(x + 8, y - 9, x + 6, y)
        .Z()
    }
  }
  return path
}

/** Stones of the shrines that still lie as they fell. */
function fallen({ span, unit, chance, inks, xAt }: Stage, y: number): Art {
  const { rock, key } = inks
  const [blocks, shades] = [pen(), pen()]
  for (let i = 0; i < 26; i++) {
    const [x, size] = [xAt(chance.between(-0.85, 0.62)), unit * chance.between(5, 12)]
    const foot = y + span * chance.between(0, 0.04)
    blocks
      .M(x - size, foot)
      .L(x - size * 0.8, foot - size, x + size * 0.8, foot - size * 1.1, x + size, foot)
      .Z()
    shades
      .M(x, foot)
      .L(x, foot - size, x + size * 0.8, foot - size * 1.1, x + size, foot)
      .Z()
  }
  return [fill(blocks, mix(rock[1], rock[2], 0.4)), fill(shades, mix(rock[2], key, 0.3))]
}
