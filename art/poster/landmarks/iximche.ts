import { BLUE, RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { pine } from '#art/poster/toolbox/pines.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

/** Iximché: low stepped platforms round mown plazas, and pines on every side. */
export const iximche: Landmark = {
  scene: {
    title: 'The plazas of Iximché among their pines',
    best: 'day',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.6, 0.64)
      const sun = stage.hang({ x: xAt(chance.between(0.26, 0.4)), y: foot - span * 0.36, r: span * 0.16 })
      return [
        openSky(stage, foot, sun),
        ridges(stage, foot),
        pineWood(stage, foot),
        plaza(stage, foot),
        PLATFORMS.map(({ across, down, size, tiers }) =>
          group(
            {
              transform: place(xAt(across + chance.between(-0.02, 0.02)), foot + span * down, unit * size),
            },
            platform(stage, tiers),
          ),
        ),
        traveller(stage, xAt(0.14), foot + span * 0.14, unit * 1.5, { coat: RED, flip: -sunward }),
        traveller(stage, xAt(0.19), foot + span * 0.142, unit * 1.5, {
          kind: 'hat',
          coat: BLUE,
          flip: -sunward,
        }),
        nearPines(stage),
        grass(stage, -10, width + 10, () => height * 0.975, span * 0.05, inks.leaf[3], 9),
        birds(stage, xAt(-0.1), height * 0.22, 5, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon', 'dusk'],
    countries: ['guatemala'],
    habitats: ['highland'],
    subjects: ['iximch', 'kaqchikel', 'tecp'],
  },
}

/** Far ones first. */
const PLATFORMS = [
  { across: 0.5, down: 0.012, size: 0.95, tiers: 3 },
  { across: -0.52, down: 0.03, size: 1.3, tiers: 3 },
  { across: -0.1, down: 0.075, size: 1.75, tiers: 4 },
  { across: 0.46, down: 0.16, size: 1.7, tiers: 2 },
] as const

/** Steps of grey stone with grass on them, and a stair between two low walls; a tier is 18 high. */
function platform(stage: Stage, tiers: number): Art {
  const { inks } = stage
  const { rock, leaf, key } = inks
  const [lit, shade] = [mix(rock[1], rock[0], 0.45), mix(rock[2], rock[1], 0.3)]
  const widest = 52 + tiers * 15
  const outline: number[] = []
  const [courses, lawns, treads] = [pen(2), pen(2), pen(2)]
  for (let tier = 0; tier < tiers; tier++) {
    const [half, y] = [widest - tier * 15, -18 * tier]
    outline.push(half, y, half - 6, y - 18)
    courses.M(6 - half, y - 9).H(half - 6)
    lawns.M(8 - half, y - 18).H(half - 8)
  }
  const top = -18 * tiers
  for (let y = -4; y > top; y -= 5) treads.M(-14, y).H(14)
  return [
    fill(pen().lens(0, 2, widest * 2.3, 9), key, { opacity: 0.2 }),
    twoToned(stage, outline as Half, lit, shade),
    stroke(courses, mix(shade, key, 0.2), 1.2, { opacity: 0.6 }),
    stroke(lawns, mix(leaf[1], leaf[0], 0.4), 3),
    fill(`M-22 2L-17 ${top}H17L22 2Z`, mix(lit, rock[0], 0.5)),
    stroke(treads, mix(shade, key, 0.1), 1.4),
    stroke(`M-22 2L-17 ${top}M22 2L17 ${top}`, mix(lit, shade, 0.5), 5),
    fill(`M-30 ${top}V${top - 7}H-24V${top - 4}H12V${top - 9}H30V${top}Z`, mix(lit, shade, 0.4)),
  ]
}

function ridges(stage: Stage, foot: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, foot - span * 0.2, span * 0.06, { scale: 0.005 })
  const near = rollingSkyline(stage, foot - span * 0.12, span * 0.04, { scale: 0.008 })
  return [
    hill(stage, far, inks.land[0]),
    hill(
      stage,
      near,
      stage.gradient([inks.land[1], mix(inks.land[1], inks.mist, 0.6)], 0, foot - span * 0.18, 0, foot),
    ),
    mistTongue(stage, foot - span * 0.08, span * 0.04, { opacity: 0.7 }),
  ]
}

/** Pines one behind the other, with oak scrub about their feet. */
function pineWood(stage: Stage, foot: number): Art {
  const { width, span, unit, chance, inks } = stage
  const { land, leaf } = inks
  const row = (gap: number, least: number, most: number, ink: string) => {
    const trees = pen()
    for (let x = -10; x < width + 20; x += span * gap * chance.between(0.6, 1.5)) {
      pine(trees, x, foot + 3, span * chance.between(least, most))
    }
    return fill(trees, ink)
  }
  return [
    row(0.045, 0.16, 0.26, mix(land[2], leaf[1], 0.25)),
    row(0.11, 0.22, 0.36, mix(land[3], leaf[2], 0.5)),
    forest(stage, {
      y: x => foot - span * (0.012 + 0.01 * Math.sin(x / 50)),
      size: 15 * unit,
      ink: mix(land[3], leaf[2], 0.6),
      lit: mix(leaf[1], leaf[2], 0.3),
      base: foot + span * 0.03,
      bumps: 4,
    }),
  ]
}

function plaza(stage: Stage, foot: number): Art {
  const { width, height, inks } = stage
  const { leaf } = inks
  const tones = [mix(leaf[0], leaf[1], 0.3), mix(leaf[1], leaf[0], 0.2), leaf[2]]
  return `<path fill="${stage.gradient(tones, 0, foot, 0, height)}" d="M0 ${Math.round(foot)}H${width}V${height}H0z"/>`
}

function nearPines(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const trees = pen()
  for (const [spans, high] of [
    [0.06, 0.9],
    [0.19, 0.66],
  ] as const)
    pine(trees, nearEdge(stage, spans), height * 1.01, span * high * chance.between(0.92, 1.05))
  pine(trees, farEdge(stage, 0.06), height * 1.01, span * 0.6 * chance.between(0.92, 1.05))
  return fill(trees, mix(inks.leaf[3], inks.key, 0.35))
}
