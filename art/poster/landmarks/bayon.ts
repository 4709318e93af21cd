import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Angkor Thom: the towers of the Bayon, each with a smiling face to every side. */
export const bayon: Landmark = {
  scene: {
    title: 'The faces of the Bayon',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.66, 0.7],
        across: [0.34, 0.46],
        up: [0.24, 0.38],
        r: 0.15,
      })
      const { horizon } = view
      const face = stage.define(group({}, faceTower(stage)))
      const far = [-0.82, -0.56, 0.14, 0.4, 0.66] as const
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.12, { ink: inks.land[1], size: 0.03, rise: 0.03, base: horizon + 8 }),
        far.map(across => faraway(stage, face, across, horizon)),
        mistTongue(stage, horizon - span * 0.04, span * 0.05, { opacity: 0.7 }),
        gallery(stage, horizon, 0.1, mix(inks.rock[1], inks.rock[2], 0.55)),
        tower(stage, face, -0.42, horizon + span * 0.03, 1.28),
        tower(stage, face, 0.3, horizon + span * 0.05, 1.05),
        tower(stage, face, -0.05, horizon + span * 0.11, 1.78),
        terrace(stage, horizon + span * 0.1),
        range(2, i => monk(stage, xAt(0.36 + i * 0.06), height * 0.9 + i * 4, unit * 1.7, -sunward, i === 0)),
        traveller(stage, xAt(-0.34), height * 0.88, unit * 1.5, { kind: 'hat', coat: inks.lamp }),
        emergentTree(stage, nearEdge(stage, -0.04), height * 0.97, span * 0.8, {
          ink: inks.key,
          lit: inks.leaf[3],
        }),
        cornerLeaves(stage, 1.7, 1.5),
        birds(
          stage,
          xAt(0.2),
          height * 0.14,
          5,
          8 * unit + 2,
          inks.land[4],
          width * 0.1 * chance.between(0.8, 1.2),
        ),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'dusk', 'monsoon'],
    countries: ['cambodia'],
    habitats: ['city', 'rainforest'],
    subjects: ['bayon', 'angkor thom', 'faces', 'grand circuit'],
  },
}

function tower(stage: Stage, id: string, across: number, foot: number, size: number): Art {
  return use(id, { transform: place(stage.xAt(across), foot, stage.unit * size) })
}

function faraway(stage: Stage, id: string, across: number, horizon: number): Art {
  const { unit, chance } = stage
  const transform = place(stage.xAt(across), horizon + unit * 14, unit * chance.between(0.56, 0.74))
  return use(id, { transform, opacity: 0.5 })
}

/** Storeys over the face drawn in to a lotus crown. */
const TOWER: Half = [
  ...[66, 10, 66, -18, 58, -18, 60, -40, 62, -88, 58, -120, 50, -122, 52, -136, 42, -138, 43, -152, 33, -154],
  ...[33, -166, 22, -168, 21, -178, 10, -184, 3, -196],
]

function faceTower(stage: Stage): Art {
  const { inks, light } = stage
  const { rock, key, leaf } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.55), mix(rock[1], rock[2], 0.75)]
  const dark = mix(rock[2], key, 0.55)
  const bright = mix(rock[0], rock[1], 0.2)
  return [
    twoToned(stage, TOWER, lit, shade),
    stroke('M-66-18H66M-50-122H50M-42-138H42M-33-154H33M-22-168H22', dark, 2),
    stroke('M-64-4H64M-60-40H-44M44-40H60M-61-66H-47M47-66H61M-60-92H-46M46-92H60', dark, 1.1, {
      opacity: 0.6,
    }),
    fill(
      'M-40-96C-42-66-38-34-22-22C-10-14 10-14 22-22C38-34 42-66 40-96C34-104-34-104-40-96Z',
      mix(lit, bright, 0.6),
    ),
    fill(
      'M0-17C8-16 16-17 22-22C38-34 42-66 40-96C36-100 18-102 0-102L8-62Z',
      mix(shade, lit, 0.35),
      light > 0 ? { transform: 'scale(-1 1)' } : {},
    ),
    fill('M-42-94Q0-116 42-94L40-104Q0-128-40-104Z', shade),
    stroke('M-40-101Q0-122 40-101', dark, 1.6),
    stroke('M-33-78Q-20-88-6-79M33-78Q20-88 6-79', dark, 2.6),
    stroke('M-31-68Q-19-61-8-68M31-68Q19-61 8-68', dark, 3),
    fill('M-5-78Q-4-62-10-54Q-8-48 0-48Q8-48 10-54Q4-62 5-78Z', bright, { opacity: 0.7 }),
    stroke('M-11-53Q-6-47 0-48Q6-47 11-53', dark, 2.2),
    stroke('M-27-40Q-12-32 0-34Q12-32 27-40', dark, 3.4, { strokeLinecap: 'round' }),
    stroke('M-16-27Q0-22 16-27', dark, 1.8),
    fill('M-46-84q-8 20-3 52l6 2q-4-30 1-52zM46-84q8 20 3 52l-6 2q4-30-1-52z', dark),
    fill('M-50-122q8-9 17-2q7-5 12 3l-3 6l-6-4l-5 9l-6-8z', leaf[2]),
  ]
}

/** The roofed gallery the towers rise from. */
function gallery(stage: Stage, horizon: number, deep: number, ink: string): Art {
  const { width, span, inks } = stage
  const top = horizon - span * 0.02
  const doors = pen()
  for (let x = -10; x < width; x += span * 0.055) {
    doors
      .M(x, top + span * 0.03)
      .H(x + span * 0.022)
      .V(top + span * 0.09)
      .H(x)
      .Z()
  }
  return [fill(`M0 ${Math.round(top)}h${width}v${Math.round(span * deep)}H0z`, ink), fill(doors, inks.key)]
}

function terrace({ width, height, span, inks }: Stage, top: number): Art {
  const { rock, key, leaf } = inks
  const courses = pen()
  for (let y = top + span * 0.03; y < height; y += span * 0.045) courses.dash(-5, y, width + 10)
  return [
    fill(`M0 ${Math.round(top)}h${width}V${height}H0z`, mix(rock[1], rock[2], 0.35)),
    fill(`M0 ${Math.round(top)}h${width}v${Math.round(span * 0.014)}H0z`, mix(rock[0], rock[1], 0.35)),
    stroke(courses, mix(rock[2], key, 0.3), 1.6, { opacity: 0.6 }),
    fill(`M0 ${Math.round(height * 0.95)}h${width}V${height}H0z`, leaf[3]),
  ]
}
