import { BLUE, RED } from '#art/poster/palettes.ts'
import { toucan } from '#art/poster/toolbox/birds.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const quirigua: Landmark = {
  scene: {
    title: 'The great stelae of Quiriguá',
    best: 'monsoon',
    draw(stage) {
      const { width, height, span, unit, chance, xAt, sunward } = stage
      const horizon = height * chance.between(0.6, 0.64)
      const x = clamp(xAt(-0.04), span * 0.28, width - span * 0.28)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.44)), y: horizon - span * 0.3, r: span * 0.155 })
      return [
        openSky(stage, horizon, sun),
        jungle(stage, horizon),
        lawn(stage, horizon),
        stela(stage, xAt(0.5), horizon + span * 0.08, unit * 0.8),
        stela(stage, xAt(-0.5), horizon + span * 0.06, unit * 0.62),
        stela(stage, x, horizon + span * 0.24, unit * 1.75),
        traveller(stage, x + sunward * span * 0.2, horizon + span * 0.25, unit * 2.3, {
          coat: RED,
          flip: -sunward,
        }),
        traveller(stage, x + sunward * span * 0.27, horizon + span * 0.255, unit * 2.3, {
          kind: 'hat',
          coat: BLUE,
          flip: -sunward,
        }),
        nearBranch(stage),
        leafyCorners(stage, { near: 2, far: 1.8 }),
      ]
    },
  },
  setting: {
    hours: ['monsoon', 'dawn', 'day', 'golden'],
    countries: ['guatemala'],
    habitats: ['rainforest', 'farmland'],
    subjects: ['quiriguá', 'quirigua', 'stela', 'iximch', 'maya', 'history'],
  },
}

function jungle(stage: Stage, horizon: number): Art {
  const { span, unit, inks, xAt, chance } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const far = rollingSkyline(stage, horizon - span * 0.26, span * 0.05, { scale: 0.006 })
  return [
    hill(
      stage,
      far,
      stage.gradient([land[1], mix(land[0], inks.mist, 0.6)], 0, horizon - span * 0.3, 0, horizon),
    ),
    forest(stage, {
      y: at => horizon - span * (0.14 + 0.02 * Math.sin(at / 60)),
      size: 22 * unit,
      ink: mix(land[2], leaf[1], 0.4),
      lit: mix(land[1], leaf[0], 0.4),
      bumps: 5,
    }),
    mistTongue(stage, horizon - span * 0.08, span * 0.05, { opacity: 0.7 }),
    emergentTree(stage, xAt(-0.56), horizon + span * 0.03, span * chance.between(0.56, 0.64), {
      ink: leaf[2],
      lit: leaf[1],
      trunk: land[4],
    }),
    emergentTree(stage, xAt(0.78), horizon + span * 0.02, span * chance.between(0.4, 0.5), {
      ink: leaf[2],
      lit: leaf[1],
      trunk: land[4],
    }),
    [0.3, 0.62, -0.28].map((across, i) =>
      palm(crownId, xAt(across), horizon + 3, span * (0.2 + 0.05 * i), {
        lean: chance.between(-0.15, 0.15),
        ink: leaf[3],
        scale: unit * 0.5,
      }),
    ),
    forest(stage, {
      y: at => horizon - span * (0.035 + 0.012 * Math.sin(at / 45)),
      size: 22 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: horizon + span * 0.04,
    }),
  ]
}

function lawn(stage: Stage, horizon: number): Art {
  const { width, height, span, inks } = stage
  const tones = [mix(inks.leaf[0], inks.mist, 0.2), mix(inks.leaf[0], inks.leaf[1], 0.6), inks.leaf[2]]
  const edge = range(
    12,
    (_, t): Point => [lerp(-20, width + 20, t), horizon + Math.sin(t * 13) * span * 0.006],
  )
  return [
    hill(stage, edge, stage.gradient(tones, 0, horizon, 0, height)),
    grass(stage, -10, width + 10, () => height * 0.95, span * 0.05, inks.leaf[3], 9),
  ]
}

/** A stela, 200 tall: a ruler with a high headdress, glyphs down its sides, under a roof of thatch on four posts. */
function stela(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks, sunward, light } = stage
  const stone = mix(inks.rock[1], inks.rock[0], 0.35)
  const dark = mix(inks.rock[2], inks.key, 0.25)
  const straw = mix(inks.rock[1], inks.lamp, 0.25)
  const glyphs = range(9, i => `M16 ${-24 - i * 15}h12v10h-12ZM19 ${-21 - i * 15}h5v4h-5Z`).join('')
  return group(
    { transform: place(x, y, scale, sunward) },
    fill('M-70 4Q0-10 74 4Q0 16-70 4Z', inks.key, { opacity: 0.25 }),
    stroke('M-58 0V-172M62 0V-172', mix(inks.rock[2], inks.key, 0.5), 5),
    fill('M-34 2L-30-168Q0-178 32-168L34 2Z', stone),
    fill(
      light * sunward > 0 ? 'M-34 2L-30-168L-16-171L-16 2Z' : 'M14 2L14-173L32-168L34 2Z',
      mix(stone, inks.land[4], 0.4),
    ),
    fill(glyphs, dark, { fillRule: 'evenodd', opacity: 0.7 }),
    fill('M-20-164H10L6-128H-16ZM-22-150h34v5h-34Z', mix(stone, dark, 0.35)),
    fill('M-14-126h18v22h-18Z', mix(stone, inks.paper, 0.2)),
    fill('M-14-126h18v4h-18ZM-6-122h3l2 9h-6ZM-11-107h12v2.6h-12ZM-14-126h5v22h-5Z', dark, { opacity: 0.6 }),
    fill('M-22-100H12L8-70H-18ZM-26-96l-4 30h6l3-26ZM16-96l2 28h-6l-1-24Z', mix(stone, dark, 0.42)),
    fill('M-16-66H6L4-20H-1L-4-58L-9-20H-14Z', mix(stone, dark, 0.3)),
    fill('M-18-18H8V-10H-18Z', dark, { opacity: 0.6 }),
    fill('M-92-160Q-40-182-8-214H12Q44-182 96-160Q40-166 2-164Q-40-166-92-160Z', straw),
    fill(
      light * sunward > 0
        ? 'M-92-160Q-40-182-8-214H2Q-18-186-30-165Q-60-165-92-160Z'
        : 'M96-160Q44-182 12-214H2Q24-186 34-165Q66-165 96-160Z',
      dark,
      { opacity: 0.45 },
    ),
    stroke(
      'M-58-166L-14-206M-26-165L-4-210M6-164L4-212M38-165L8-208M66-163L14-204',
      mix(straw, dark, 0.6),
      1.4,
    ),
  )
}

function nearBranch(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const at = (spans: number) => nearEdge(stage, spans)
  return [
    fill(
      pen()
        .M(at(-0.05), height * 0.2)
        .Q(at(0.16), height * 0.24, at(0.34), height * 0.2)
        .Q(at(0.16), height * 0.27, at(-0.05), height * 0.25)
        .Z(),
      inks.key,
    ),
    toucan(stage, at(0.16), height * 0.232, unit * 1.25, sunward),
  ]
}
