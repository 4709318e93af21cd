import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { llama } from '#art/poster/toolbox/mountain-animals.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const sacsayhuaman: Landmark = {
  scene: {
    title: 'The zigzag walls of Sacsayhuamán',
    best: 'golden',
    draw(stage) {
      const { height, span, chance, inks, xAt } = stage
      const foot = height * chance.between(0.74, 0.78)
      const sun = stage.hang({ x: xAt(chance.between(0.24, 0.4)), y: foot - span * 0.5, r: span * 0.155 })
      const shift = chance.between(-0.06, 0.06)
      return [
        openSky(stage, foot - span * 0.3, sun),
        hills(stage, foot),
        wall(stage, {
          foot: foot - span * 0.25,
          high: span * 0.09,
          step: 0.15,
          depth: 0.012,
          shift: shift + 0.05,
        }),
        ledge(stage, foot - span * 0.245),
        wall(stage, {
          foot: foot - span * 0.13,
          high: span * 0.12,
          step: 0.21,
          depth: 0.022,
          shift: shift + 0.1,
        }),
        ledge(stage, foot - span * 0.12),
        wall(stage, { foot, high: span * 0.17, step: 0.3, depth: 0.038, shift }),
        field(stage, foot),
        birds(stage, xAt(0), foot - span * 0.6, 3, 8 * stage.unit + 2, inks.key, span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['peru'],
    habitats: ['highland', 'city', 'mountain'],
    subjects: ['sacsayhuam', 'inca', 'ruin', 'history', 'wall'],
  },
}

function hills(stage: Stage, foot: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, foot - span * 0.42, span * 0.06, { scale: 0.006 })
  const near = rollingSkyline(stage, foot - span * 0.35, span * 0.04, { scale: 0.008 })
  const green = mix(inks.land[2], inks.leaf[1], 0.4)
  return [
    hill(stage, far, mix(inks.land[0], inks.land[1], 0.3)),
    hill(
      stage,
      near,
      stage.gradient([green, mix(inks.leaf[1], inks.sand[1], 0.4)], 0, foot - span * 0.4, 0, foot),
    ),
  ]
}

interface Rampart {
  readonly foot: number
  readonly high: number
  /** Width of a tooth and how far its corner stands out, in spans. */
  readonly step: number
  readonly depth: number
  readonly shift: number
}

/** One rampart: faces that turn by turns to the light and from it, each of great stones fitted without mortar. */
function wall(stage: Stage, { foot, high, step, depth, shift }: Rampart): Art {
  const { width, span, inks, light, chance } = stage
  const { rock, key } = inks
  const count = Math.ceil(width / (span * step)) + 3
  const corner = (i: number): Point => [
    span * step * (i - 1 + shift * 4),
    foot + (i % 2 ? span * depth : -span * depth),
  ]
  const joints = mix(rock[2], key, 0.45)
  const tones = {
    lit: [mix(rock[0], rock[1], 0.25), mix(rock[0], rock[1], 0.45)],
    dark: [mix(rock[1], rock[2], 0.55), mix(rock[1], rock[2], 0.75)],
  }
  return range(count, i => {
    const [from, to] = [corner(i), corner(i + 1)]
    const facesLight = (i % 2 === 0) === light < 0
    const face = pen()
      .M(...from)
      .L(...to, to[0], to[1] - high, from[0], from[1] - high)
      .Z()
    const [odd, even] = [pen(), pen()]
    const place = (across: number, up: number): Point => [
      lerp(from[0], to[0], across),
      lerp(from[1], to[1], across) - high * up,
    ]
    for (const [low, top, stones] of [
      [0, 0.44, 2],
      [0.44, 0.74, 3],
      [0.74, 1, 4],
    ] as const) {
      let start = 0
      for (let stone = 0; stone < stones; stone++) {
        const end = stone === stones - 1 ? 1 : (stone + 1) / stones + chance.between(-0.09, 0.09)
        const lean = chance.between(-0.03, 0.03)
        const crest = top + (top < 1 ? chance.between(-0.05, 0.05) : chance.between(-0.02, 0.03))
        ;(chance.odds(0.5) ? odd : even).polygon([
          place(start + 0.014, low + 0.02),
          place(end - 0.014, low + 0.02),
          place(end - 0.014 + lean, (low + crest) / 2),
          place(end - 0.03, crest - 0.02),
          place(start + 0.03, crest - 0.02),
          place(start + 0.014, (low + crest) / 2),
        ])
        start = end
      }
    }
    const [first = '', second = ''] = facesLight ? tones.lit : tones.dark
    return [fill(face, joints), fill(odd, first), fill(even, second)]
  })
}

/** The grass on top of a rampart, before the next one. */
function ledge(stage: Stage, y: number): Art {
  const { width, span, inks } = stage
  const green = mix(inks.leaf[1], inks.sand[1], 0.3)
  return [
    `<path fill="${green}" d="M0 ${Math.round(y)}h${width}v${Math.round(span * 0.06)}H0z"/>`,
    grass(stage, -10, width + 10, () => y + 2, span * 0.016, green, 9),
  ]
}

/** The great field, where llamas graze and people meet. */
function field(stage: Stage, foot: number): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const tones = [mix(inks.leaf[0], inks.sand[1], 0.35), mix(inks.leaf[1], inks.sand[2], 0.3), inks.leaf[2]]
  const on = (across: number, down: number) =>
    [xAt(across), Math.min(height * 0.98, foot + span * down)] as const
  return [
    fill(
      pen()
        .M(-20, height + 20)
        .L(
          ...range(
            24,
            (i, t) => [lerp(-20, width + 20, t), foot + span * (i % 2 ? 0.03 : 0.012)] as const,
          ).flat(),
          width + 20,
          height + 20,
        )
        .Z(),
      stage.gradient(tones, 0, foot, 0, height),
    ),
    grass(
      stage,
      -10,
      width + 10,
      () => foot + span * 0.045,
      span * 0.02,
      mix(inks.leaf[1], inks.sand[1], 0.3),
      8,
    ),
    llama(stage, ...on(0.16, 0.14), unit * 1.3, { flip: -sunward }),
    llama(stage, ...on(0.36, 0.1), unit, { flip: sunward }),
    chance.odds(0.6) && llama(stage, ...on(0.5, 0.13), unit * 1.1, { flip: -sunward }),
    traveller(stage, ...on(-0.32, 0.06), unit * 1.7, { coat: BLUE, flip: sunward }),
    traveller(stage, ...on(-0.4, 0.062), unit * 1.7, { kind: 'hat', coat: inks.lamp, flip: sunward }),
    andeanWoman(stage, ...on(0.02, 0.145), unit * 2.2, { skirt: RED, flip: sunward }),
    grass(stage, -10, width + 10, () => height - span * 0.02, span * 0.06, inks.leaf[3], 8),
  ]
}
