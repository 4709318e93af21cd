import { BLUE, RED } from '#art/poster/palettes.ts'
import { hillTown } from '#art/poster/toolbox/hill-town.ts'
import { type Terraced, temple, terraces } from '#art/poster/toolbox/inca-terraces.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const ollantaytambo: Landmark = {
  scene: {
    title: 'The terraces of Ollantaytambo',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.78, 0.81)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.44)), y: foot - span * 0.5, r: span * 0.15 })
      const hill = {
        x: xAt(chance.between(-0.16, -0.08)),
        foot,
        wide: 0.46,
        high: chance.between(0.42, 0.46),
      }
      return [
        openSky(stage, foot - span * 0.1, sun),
        ranges(stage, foot),
        crags(stage, foot),
        flanks(stage, hill),
        terraces(stage, hill),
        temple(stage, hill),
        village(stage, foot),
        street(stage, foot),
        birds(stage, xAt(0.2), foot - span * 0.62, 4, 8 * unit + 2, inks.key, span * 0.12),
        andeanWoman(stage, xAt(0.3), height * 0.95, unit * 2.5, { skirt: RED, flip: -sunward }),
        traveller(stage, xAt(0.4), height * 0.945, unit * 2.4, { coat: BLUE, flip: -sunward }),
        leafyCorners(stage, { near: 1.5, far: 0, kinds: ['fern'] }),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'day', 'monsoon'],
    countries: ['peru'],
    habitats: ['highland', 'mountain', 'farmland'],
    subjects: ['ollantaytambo', 'pumamarca', 'sacred valley', 'terrace', 'inca'],
  },
}

const FAR = [
  -2.4, 0.3, -1.3, 0.5, -0.9, 0.34, -0.4, 0.52, 0, 0.36, 0.3, 0.44, 0.6, 0.28, 1, 0.5, 1.4, 0.3, 2.4, 0.5,
]
const NEAR = [
  -2.4, 0.34, -1.4, 0.44, -1, 0.3, -0.6, 0.5, -0.1, 0.4, 0.12, 0.14, 0.34, 0.1, 0.56, 0.28, 0.84, 0.4, 1.2,
  0.3, 2.4, 0.46,
]

function ranges(stage: Stage, foot: number): Art {
  const { span, chance, inks, xAt } = stage
  return massif(stage, {
    spine: leftToRight(plot(FAR, xAt, up => foot - span * up * chance.between(0.9, 1.08))),
    base: foot,
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.7),
    snow: inks.snow,
    snowline: 0.14,
    fade: 0.6,
  })
}

function crags(stage: Stage, foot: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  return massif(stage, {
    spine: leftToRight(plot(NEAR, xAt, up => foot - span * up * chance.between(0.95, 1.05))),
    base: foot + 4,
    ink: mix(land[2], rock[1], 0.35),
    shade: mix(land[3], rock[2], 0.3),
    lit: mix(land[2], rock[0], 0.4),
    fade: 0.3,
    spurs: 3,
  })
}

/** The spur that the terraces are built into, rock on either side of them. */
function flanks(stage: Stage, { x, foot, high }: Terraced): Art {
  const { span, inks, chance, sunward } = stage
  const { land, rock } = inks
  const spine = [
    -0.75,
    0,
    -0.46,
    high + 0.06,
    -0.3,
    high - 0.04,
    -0.02,
    high + 0.03,
    0.22,
    high,
    0.38,
    high + 0.13,
    0.54,
    0.24,
    0.8,
    0,
  ]
  const at = (across: number) => x + sunward * span * across
  return massif(stage, {
    spine: leftToRight(plot(spine, at, up => foot - span * up * chance.between(0.98, 1.02))),
    base: foot + 6,
    ink: mix(land[3], rock[1], 0.4),
    shade: mix(land[4], rock[2], 0.3),
    lit: mix(land[2], rock[0], 0.3),
    fade: 0.15,
    step: 16,
  })
}

/** The Inca grid of houses below. */
function village(stage: Stage, foot: number): Art {
  const { width, span, inks } = stage
  return [
    hillTown(stage, {
      from: -20,
      to: width + 20,
      top: x => foot - span * 0.02 + Math.sin(x / 50) * 3,
      base: foot + span * 0.035,
      size: span * 0.06,
      roof: '#a8653f',
      walls: ['#d9b58c', '#c9a27c', '#e8d3ae'],
      haze: 0.1,
    }),
    grass(
      stage,
      -10,
      width + 10,
      () => foot + span * 0.1,
      span * 0.03,
      mix(inks.leaf[2], inks.leaf[1], 0.4),
      8,
    ),
  ]
}

function street(stage: Stage, foot: number): Art {
  const { width, height, span, inks } = stage
  const field = stage.gradient([mix(inks.leaf[1], inks.sand[1], 0.3), inks.leaf[2]], 0, foot, 0, height)
  const rows = pen()
  for (let y = foot + span * 0.12; y < height; y += span * 0.035) {
    const line = range(9, (_, t): Point => [lerp(-10, width + 10, t), y + Math.sin(t * 7) * 4])
    rows.curve(line)
  }
  return [
    `<path fill="${field}" d="M0 ${Math.round(foot + span * 0.085)}h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${mix(inks.leaf[0], inks.leaf[1], 0.3)}" stroke-width="3" opacity=".6" stroke-dasharray="5 7" d="${rows}"/>`,
  ]
}
