import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers } from '#art/poster/toolbox/limestone.ts'
import { waterBuffalo } from '#art/poster/toolbox/mountain-animals.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Tana Toraja: a row of tongkonan, their roofs like boats, under the hills of limestone. */
export const tongkonan: Landmark = {
  scene: {
    title: 'The boat roofs of Tana Toraja',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.58, 0.63], across: [0.34, 0.46], up: [0.16, 0.3] })
      const { horizon } = view
      const crownId = palmCrown(stage)
      const ground = horizon + span * 0.08
      return [
        clearSky(stage, view),
        limestoneTowers(
          stage,
          [
            [xAt(0.62), span * 0.6, span * 0.24],
            [xAt(0.2), span * 0.5, span * 0.17],
            [xAt(-0.7), span * 0.7, span * 0.3],
          ],
          horizon,
          {
            ink: inks.land[0],
            shade: inks.land[1],
          },
        ),
        mist(stage, horizon - span * 0.03, span * 0.14, { opacity: 0.7 }),
        woods(stage, horizon - span * 0.03, { ink: inks.land[2], size: 0.035, rise: 0.03, base: ground }),
        range(4, i =>
          palm(crownId, xAt(-0.7 + i * 0.44), ground, span * chance.between(0.24, 0.36), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lean: chance.between(-0.1, 0.1),
          }),
        ),
        woods(stage, horizon + span * 0.02, { ink: inks.leaf[2], size: 0.04, base: ground + 4 }),
        yard(stage, ground),
        [
          [0.52, 0.62],
          [0.31, 0.76],
          [0.03, 0.95],
          [-0.33, 1.2],
        ].map(([across = 0, size = 1], i) =>
          house(stage, xAt(across), ground + span * (0.03 + i * 0.022), unit * size),
        ),
        waterBuffalo(xAt(0.3), height * 0.9, unit * 1, mix(inks.key, inks.rock[2], 0.15), -sunward),
        traveller(stage, xAt(0.16), height * 0.9, unit * 1.6, { kind: 'hat' }),
        traveller(stage, xAt(0.02), height * 0.87, unit * 1.4, { kind: 'plain', coat: inks.lamp }),
        grass(stage, -10, width + 10, () => height * 0.965, span * 0.05, inks.leaf[3], 8),
        cornerLeaves(stage, 1.7, 1.5),
        birds(stage, xAt(0.3), height * 0.18, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'monsoon'],
    countries: ['indonesia'],
    habitats: ['highland', 'farmland', 'mountain'],
    subjects: ['toraja', 'tongkonan', 'rantepao', 'kete kesu', 'sulawesi', 'funeral'],
  },
}

/** A tongkonan on its piles, 260 long, the roof's prow high over the carved front. */
function house({ inks, light }: Stage, x: number, y: number, scale: number): Art {
  const { rock, key, lamp, paper } = inks
  const wood = mix(rock[2], key, 0.45)
  const roof = mix(rock[2], inks.leaf[3], 0.35)
  const red = mix(RED, rock[2], 0.5)
  const piles = pen(2)
  for (let post = -62; post <= 62; post += 20.6) piles.M(post, 0).V(-62)
  return [
    fill(pen().lens(x, y, 190 * scale, 9 * scale), key, { opacity: 0.3 }),
    group(
      { transform: place(x, y, scale) },
      stroke(piles, wood, 7),
      stroke('M-66-20H66M-66-44H66', mix(wood, key, 0.3), 3),
      fill('M-76-58H76V-122H-76Z', red),
      fill(
        'M-70-64H-44V-116H-70ZM-38-64H-4V-116H-38ZM4-64H38V-116H4ZM44-64H70V-116H44Z',
        mix(wood, key, 0.4),
      ),
      stroke('M-70-78H-44M-70-102H-44M-38-78H-4M-38-102H-4M4-78H38M4-102H38M44-78H70M44-102H70', lamp, 2.4),
      stroke(
        'M-64-90l7-6l7 6l-7 6zM-28-90l7-6l7 6l-7 6zM14-90l7-6l7 6l-7 6zM50-90l7-6l7 6l-7 6z',
        paper,
        1.8,
      ),
      fill('M-78-122L-62-160H62L78-122Z', wood),
      stroke('M-112 0L-104-186M112 0L104-186', wood, 6),
      fill(
        'M-168-262C-110-204-60-192 0-192C60-192 110-204 168-262C158-196 124-150 92-128Q60-142 0-142Q-60-142-92-128C-124-150-158-196-168-262Z',
        roof,
      ),
      fill(
        'M0-192C60-192 110-204 168-262C158-196 124-150 92-128Q60-142 0-142Z',
        mix(roof, key, 0.45),
        light > 0 ? { transform: 'scale(-1 1)' } : {},
      ),
      stroke('M-168-262C-110-204-60-192 0-192C60-192 110-204 168-262', mix(roof, lamp, 0.4), 4),
      stroke(
        'M-146-226C-110-186-60-174 0-174C60-174 110-186 146-226M-122-184C-90-166-50-158 0-158C50-158 90-166 122-184',
        mix(roof, key, 0.4),
        2,
      ),
      horns(paper),
    ),
  ]
}

/** Buffalo horns up the post of the front. */
function horns(ink: string): Art {
  const path = pen(2)
  for (let y = -28; y > -120; y -= 17) path.M(-122, y - 9).Q(-108, y + 6, -94, y - 9)
  return stroke(path, ink, 3)
}

function yard({ width, height, inks, gradient }: Stage, top: number): Art {
  const earth = gradient(
    [mix(inks.sand[1], inks.rock[1], 0.3), mix(inks.sand[2], inks.leaf[2], 0.45)],
    0,
    top,
    0,
    height,
  )
  return fill(`M0 ${Math.round(top)}h${width}V${height}H0z`, earth)
}
