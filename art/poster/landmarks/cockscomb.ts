import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, plot } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const cockscomb: Landmark = {
  scene: {
    title: 'Jaguar country under the Cockscomb peaks',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const base = height * chance.between(0.58, 0.62)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.44)), y: base - span * 0.28, r: span * 0.16 })
      return [
        openSky(stage, base, sun),
        comb(stage, base),
        mist(stage, base - span * 0.02, span * 0.14, { opacity: 0.7 }),
        woods(stage, base),
        log(stage),
        jaguar(
          stage,
          xAt(chance.between(-0.02, 0.06)),
          height * 0.853,
          unit * 1.9,
          chance.odds(0.7) ? sunward : -sunward,
        ),
        leafyCorners(stage, { near: 2.3, far: 2 }),
        birds(stage, xAt(0.1), base - span * 0.42, 4, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'monsoon', 'dusk', 'night', 'day'],
    countries: ['belize'],
    habitats: ['rainforest', 'mountain'],
    subjects: ['cockscomb', 'jaguar', 'victoria peak', 'wildlife', 'jungle', 'night'],
  },
}

const COMB = [
  -2.4, 0.1, -1.6, 0.2, -1.1, 0.12, -0.74, 0.26, -0.56, 0.2, -0.4, 0.36, -0.3, 0.28, -0.16, 0.42, -0.04, 0.31,
  0.08, 0.35, 0.2, 0.22, 0.32, 0.26, 0.5, 0.13, 0.9, 0.2, 1.4, 0.1, 2.4, 0.16,
]

/** The granite comb with Victoria Peak, wooded to the top. */
function comb(stage: Stage, base: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  return [
    massif(stage, {
      spine: leftToRight(plot(COMB, xAt, up => base - span * up * chance.between(0.95, 1.05))),
      base: base + span * 0.05,
      ink: mix(land[1], leaf[1], 0.15),
      shade: mix(land[2], leaf[2], 0.15),
      lit: mix(land[1], inks.rock[0], 0.3),
      fade: 0.6,
      step: 18,
      spurs: 3,
    }),
    mistTongue(stage, base - span * 0.14, span * 0.05, { opacity: 0.75 }),
  ]
}

function woods(stage: Stage, base: number): Art {
  const { height, span, unit, inks, xAt, chance } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const giant = { ink: leaf[2], lit: leaf[1], trunk: land[4] }
  return [
    forest(stage, {
      y: x => base + span * 0.02 * Math.sin(x / 80),
      size: 18 * unit,
      ink: mix(land[2], leaf[1], 0.35),
      lit: mix(land[1], leaf[0], 0.4),
      bumps: 4,
    }),
    mistTongue(stage, base + span * 0.05, span * 0.04, { opacity: 0.7 }),
    emergentTree(stage, xAt(-0.44), height * 0.86, span * chance.between(0.5, 0.6), giant),
    emergentTree(stage, xAt(0.72), height * 0.82, span * chance.between(0.34, 0.42), giant),
    palm(crownId, xAt(0.38), height * 0.84, span * 0.24, { lean: 0.1, ink: leaf[3], scale: unit * 0.52 }),
    forest(stage, {
      y: x => base + span * (0.11 + 0.018 * Math.sin(x / 60)),
      size: 30 * unit,
      ink: leaf[2],
      lit: leaf[1],
      rows: 2,
    }),
    forest(stage, {
      y: x => height * 0.86 + span * 0.012 * Math.sin(x / 40),
      size: 26 * unit,
      ink: leaf[3],
      lit: mix(leaf[3], leaf[2], 0.6),
    }),
  ]
}

/** The fallen trunk it stands on. */
function log(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const y = height * 0.84
  const bark = mix(inks.rock[2], inks.rock[1], 0.25)
  const trunk = pen()
    .M(xAt(-0.62), y + span * 0.05)
    .Q(xAt(-0.1), y - span * 0.01, xAt(0.42), y + span * 0.012)
    .L(xAt(0.44), y + span * 0.07)
    .Q(xAt(-0.1), y + span * 0.06, xAt(-0.64), y + span * 0.13)
    .Z()
  return [
    fill(trunk, bark),
    fill(
      pen().dot(xAt(0.43), y + span * 0.04, span * 0.014, span * 0.034),
      mix(inks.rock[0], inks.rock[1], 0.4),
    ),
    stroke(
      pen()
        .M(xAt(-0.5), y + span * 0.07)
        .Q(xAt(-0.1), y + span * 0.03, xAt(0.36), y + span * 0.04),
      mix(bark, inks.key, 0.4),
      4,
    ),
  ]
}

const ROSETTES: readonly (readonly [number, number, number])[] = [
  [-44, -40, 5],
  [-32, -46, 5],
  [-36, -32, 4.4],
  [-20, -42, 5.4],
  [-22, -28, 4.6],
  [-6, -45, 5],
  [-8, -31, 5],
  [8, -42, 5.2],
  [6, -28, 4.4],
  [22, -44, 4.6],
  [20, -31, 4.4],
  [33, -38, 3.8],
  [-50, -28, 4],
  [-46, -16, 3.2],
  [-42, -6, 2.6],
  [26, -18, 3],
  [24, -8, 2.6],
  [48, -58, 2],
  [40, -52, 2.4],
]

/** A jaguar walking right, 150 long, 66 tall. */
function jaguar(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks } = stage
  const coat = mix(tinted(stage, '#e0a04a'), inks.rock[1], 0.15)
  const belly = mix(coat, inks.paper, 0.55)
  const spots = pen(10)
  for (const [spotX, spotY, size] of ROSETTES) spots.dot(spotX, spotY, size, size * 0.8)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-54-36C-72-40-84-28-92-34C-98-40-96-48-90-50', coat, 7, { strokeLinecap: 'round' }),
    stroke('M-93-37C-98-42-96-47-91-49M-76-33L-73-39M-84-31L-83-37', inks.key, 3.4),
    fill('M-30-22L-26 2H-34L-38-14ZM34-24L40-4L44 2H34L26-18Z', mix(coat, inks.key, 0.35)),
    fill(
      'M-60-34C-60-50-46-54-28-52C-8-50 16-54 32-52C40-58 46-66 54-66L58-71L63-65C70-62 76-56 80-50C80-44 72-42 64-42C56-38 48-30 40-22C38-10 38-6 40 2H29C28-8 26-14 22-18C6-14-14-14-28-18C-36-12-42-8-44 2H-55C-55-10-58-22-60-34Z',
      coat,
    ),
    fill(
      'M22-18C6-14-14-14-28-18C-10-22 10-22 30-28C28-22 26-20 22-18ZM66-43C70-50 76-52 80-50C80-44 72-42 66-43Z',
      belly,
    ),
    fill(spots, mix(inks.key, coat, 0.12)),
    fill(
      ROSETTES.slice(0, 12)
        .map(([spotX, spotY]) => `M${spotX - 1.8} ${spotY}a1.8 1.6 0 1 0 3.6 0a1.8 1.6 0 1 0-3.6 0`)
        .join(''),
      coat,
    ),
    fill('M78-52q4 1 3 4l-5-1ZM62-57a2 1.7 0 1 0 4 0a2 1.7 0 1 0-4 0', inks.key),
    fill('M52-66L56-74L62-66Z', mix(coat, inks.key, 0.3)),
  )
}
