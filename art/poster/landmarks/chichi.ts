import { BLUE, RED } from '#art/poster/palettes.ts'
import { people, steps } from '#art/poster/toolbox/church-steps.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { hillTown } from '#art/poster/toolbox/hill-town.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { weavingStall } from '#art/poster/toolbox/stalls.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { paved } from '#art/poster/toolbox/town-square.ts'
import type { Landmark } from './landmark.ts'

export const chichi: Landmark = {
  scene: {
    title: 'The steps of Santo Tomás, Chichicastenango',
    best: 'golden',
    zoom: [0.94, 1.12],
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt, sunward } = stage
      const foot = height * chance.between(0.78, 0.81)
      const x = clamp(xAt(-0.04), span * 0.42, width - span * 0.42)
      const sun = stage.hang({ x: xAt(chance.between(0.34, 0.48)), y: foot - span * 0.5, r: span * 0.15 })
      return [
        openSky(stage, foot, sun),
        hills(stage, foot),
        paved(stage, foot - span * 0.004),
        church(stage, x, foot),
        steps(stage, x, foot),
        smoke(stage, x, foot),
        range(Math.ceil(width / span) + 2, i =>
          [-1, 1].map(side =>
            weavingStall(
              stage,
              x + side * span * (0.52 + i * 0.32),
              foot + span * 0.06,
              unit * 1.35,
              chance.whole(0, 5),
            ),
          ),
        ),
        people(stage, x, foot),
        traveller(stage, xAt(0.36), height * 0.955, unit * 2.3, { coat: BLUE, flip: -sunward }),
        birds(stage, x, foot - span * 0.66, 5, 7 * unit + 2, inks.key, span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['guatemala'],
    habitats: ['city', 'highland'],
    subjects: ['chichicastenango', 'market', 'santo tomás', 'weav', 'huipil', 'culture'],
  },
}

function hills(stage: Stage, foot: number): Art {
  const { width, span, inks } = stage
  const far = rollingSkyline(stage, foot - span * 0.34, span * 0.07, { scale: 0.006 })
  const near = rollingSkyline(stage, foot - span * 0.24, span * 0.05, { scale: 0.008 })
  return [
    hill(stage, far, inks.land[0]),
    hill(
      stage,
      near,
      stage.gradient(
        [mix(inks.land[2], inks.leaf[1], 0.4), mix(inks.land[1], inks.mist, 0.4)],
        0,
        foot - span * 0.28,
        0,
        foot,
      ),
    ),
    mistTongue(stage, foot - span * 0.18, span * 0.04, { opacity: 0.6 }),
    hillTown(stage, {
      from: -20,
      to: width + 20,
      top: at => foot - span * (0.13 + 0.015 * Math.sin(at / 60)),
      base: foot - span * 0.03,
      size: span * 0.06,
      haze: 0.4,
    }),
  ]
}

/** A plain white front with one low bell gable. */
function church(stage: Stage, x: number, foot: number): Art {
  const { span, inks, lampsLit, light } = stage
  const front = layFront(x, foot - span * 0.2, span * 0.36)
  const white = mix(inks.paper, inks.sand[0], 0.16)
  const [walls, shade, trim, dark, bells] = [pen(), pen(), pen(), pen(), pen()]
  front.box(walls, -0.4, 0.4, 0, 0.62)
  walls
    .M(front.at(-0.4), front.up(0.6))
    .Q(front.at(-0.3), front.up(0.64), front.at(-0.24), front.up(0.78))
    .Q(front.at(0), front.up(0.98), front.at(0.24), front.up(0.78))
    .Q(front.at(0.3), front.up(0.64), front.at(0.4), front.up(0.6))
    .Z()
  front.box(shade, light > 0 ? -0.4 : 0.29, light > 0 ? -0.29 : 0.4, 0, 0.62)
  for (const middle of [-0.33, -0.2, 0.2, 0.33]) front.box(trim, middle - 0.02, middle + 0.02, 0, 0.6)
  front.box(trim, -0.42, 0.42, 0.6, 0.635)
  front.box(trim, -0.22, 0.22, 0.42, 0.44)
  front.arch(dark, 0, 0.095, 0, 0.32)
  front.arch(dark, 0, 0.05, 0.46, 0.58)
  for (const middle of [-0.1, 0.1]) front.arch(bells, middle, 0.035, 0.68, 0.78)
  return [
    fill(walls, white),
    fill(shade, mix(white, inks.land[2], 0.4), { opacity: 0.8 }),
    fill(trim, mix(white, inks.rock[1], 0.3)),
    fill(dark, lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.55)),
    fill(bells, mix(inks.rock[2], inks.key, 0.4)),
    stroke(front.cross(pen(), 0, 0.86, 0.1), inks.key, span * 0.005),
  ]
}

/** Copal smoke from the burner at the foot of the steps. */
function smoke({ span, chance, inks, sunward }: Stage, x: number, foot: number): Art {
  const puffs = pen()
  range(11, (_, t) =>
    puffs.dot(
      x + sunward * span * (0.02 + 0.16 * t ** 1.5) + chance.between(-3, 3),
      foot - span * 0.04 - span * 0.44 * t,
      span * lerp(0.012, 0.055, t),
      span * lerp(0.01, 0.044, t),
    ),
  )
  return [
    fill(puffs, inks.paper, { opacity: 0.55 }),
    fill(
      pen()
        .M(x - span * 0.03, foot + span * 0.03)
        .L(
          x - span * 0.024,
          foot - span * 0.01,
          x + span * 0.03,
          foot - span * 0.01,
          x + span * 0.036,
          foot + span * 0.03,
        )
        .Z(),
      inks.key,
    ),
    fill(pen().lens(x, foot - span * 0.012, span * 0.05, span * 0.016), RED),
  ]
}
