import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { caveWalls } from '#art/poster/toolbox/cave.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers } from '#art/poster/toolbox/limestone.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { woods } from '#art/poster/toolbox/view.ts'
import { ripples } from '#art/poster/toolbox/water.ts'

/** Phong Nha: the camp on the beach inside Hang En, under the light of its mouth. */
export const hangen: Landmark = {
  scene: {
    title: 'The camp inside the great cave',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt, focusX } = stage
      const floor = height * chance.between(0.68, 0.73)
      const mouth = {
        x: focusX + sunward * span * 0.12,
        floor,
        half: span * chance.between(0.46, 0.54),
        high: span * 0.56,
      }
      const sun = stage.hang({ x: mouth.x + sunward * span * 0.1, y: floor - span * 0.3, r: span * 0.125 })
      const green = mix(inks.land[2], inks.leaf[1], 0.4)
      return [
        sky(stage, { horizon: floor, sun }),
        limestoneTowers(
          stage,
          [
            [xAt(0.42), span * 0.3, span * 0.32],
            [xAt(-0.2), span * 0.26, span * 0.26],
          ],
          floor,
          {
            ink: inks.land[1],
            shade: inks.land[2],
            green,
          },
        ),
        mist(stage, floor - span * 0.08, span * 0.16, { opacity: 0.8 }),
        woods(stage, floor - span * 0.05, { ink: green, size: 0.04, rise: 0.03, base: floor + 6 }),
        woods(stage, floor - span * 0.01, { ink: inks.leaf[2], size: 0.045, base: floor + span * 0.2 }),
        caveWalls(stage, mouth),
        beach(stage, floor),
        ripples(stage, height * 0.85, height * 0.97, { count: 16, big: 90, opacity: 0.5 }),
        camp(stage, floor + span * 0.1),
        traveller(stage, xAt(0.34), floor + span * 0.06, unit * 0.8),
        traveller(stage, xAt(0.37), floor + span * 0.062, unit * 0.8, { coat: inks.lamp, kind: 'plain' }),
        boulders(stage),
        birds(stage, mouth.x, floor - span * 0.42, 9, 5 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'monsoon', 'golden'],
    countries: ['vietnam'],
    habitats: ['rainforest', 'mountain', 'river'],
    subjects: ['cave', 'hang en', 'son doong', 'phong nha', 'paradise cave'],
  },
}

/** Sand inside the mouth, and the pool in front of it. */
function beach({ width, height, span, inks, xAt }: Stage, floor: number): Art {
  const sand = pen()
    .M(-20, floor + span * 0.05)
    .soft([
      [xAt(-0.4), floor + span * 0.0],
      [xAt(0.1), floor - span * 0.012],
      [xAt(0.7), floor + span * 0.02],
      [width + 20, floor + span * 0.06],
    ])
    .L(width + 20, height + 20, -20, height + 20)
    .Z()
  const pool = pen()
    .M(-20, height * 0.86)
    .soft([
      [xAt(-0.5), height * 0.8],
      [xAt(-0.1), height * 0.85],
      [xAt(0.4), height * 0.83],
      [width + 20, height * 0.88],
    ])
    .L(width + 20, height + 20, -20, height + 20)
    .Z()
  const jade = mix(inks.water[1], inks.leaf[1], 0.35)
  return [
    fill(sand, mix(inks.sand[1], inks.rock[2], 0.25)),
    fill(pool, inks.sand[0], { opacity: 0.5, transform: 'translate(0 -5)' }),
    fill(pool, jade),
    fill(pool, mix(jade, inks.key, 0.35), { transform: `translate(0 ${Math.round(span * 0.06)})` }),
  ]
}

/** A row of tents, the lamps in them lit at dusk. */
function camp(stage: Stage, y: number): Art {
  const { unit, inks, xAt, lampsLit } = stage
  const coats = [RED, BLUE, inks.lamp, inks.paper, BLUE]
  return range(5, i => {
    const ink = coats[i] ?? RED
    return group(
      { transform: place(xAt(-0.3 + i * 0.12), y + ((i * 7) % 3) * unit * 8, unit * 1.2) },
      fill(pen().lens(4, 1, 66, 5), inks.key, { opacity: 0.3 }),
      fill('M-28 0Q-22-26 0-30Q22-26 28 0Z', ink),
      fill('M-4 0Q-2-22 0-30Q22-26 28 0Z', mix(ink, inks.key, 0.3)),
      fill('M-12 0Q-8-16-4-22Q-1-12 0 0Z', lampsLit ? inks.lamp : mix(inks.key, ink, 0.3)),
      stroke('M-28 0Q-22-26 0-30', mix(ink, inks.paper, 0.5), 1.2),
    )
  })
}

function boulders({ width, height, span, inks, sunward }: Stage): Art {
  const rocks = pen()
  for (const [across, wide, high] of [
    [0.02, 0.34, 0.2],
    [0.2, 0.22, 0.1],
    [0.97, 0.3, 0.15],
  ] as const) {
    const x = sunward > 0 ? width * across : width * (1 - across)
    rocks
      .M(x - span * wide * 0.5, height + 10)
      .L(x - span * wide * 0.42, height - span * high * 0.5, x - span * wide * 0.1, height - span * high)
      .L(x + span * wide * 0.2, height - span * high * 0.8, x + span * wide * 0.5, height + 10)
      .Z()
  }
  return fill(rocks, inks.key)
}
