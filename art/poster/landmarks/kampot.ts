import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { anyStiltHouse, nearStiltHouse } from '#art/poster/toolbox/stilt-houses.ts'
import { sugarPalm, sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import { type Art, fill, group, place, stroke, tag, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Kampot: pepper on its poles, in rows on red earth, under the long back of Bokor. */
export const kampot: Landmark = {
  scene: {
    title: 'Pepper rows under Bokor',
    best: 'day',
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const view = chooseView(stage, { horizon: [0.5, 0.55], across: [0.3, 0.44], up: [0.14, 0.26] })
      const { horizon } = view
      const palms = sugarPalmHead(stage)
      const earth = mix(inks.rock[1], inks.sand[2], 0.4)
      return [
        clearSky(stage, view),
        bokor(stage, horizon),
        mistTongue(stage, horizon - span * 0.06, span * 0.05, { opacity: 0.75 }),
        woods(stage, horizon - span * 0.02, {
          ink: mix(inks.land[2], inks.leaf[1], 0.4),
          size: 0.03,
          base: horizon + 4,
        }),
        range(4, i =>
          sugarPalm(palms, xAt(0.14 + i * 0.2), horizon + span * 0.01, span * chance.between(0.26, 0.4), {
            ink: mix(inks.land[3], inks.leaf[2], 0.5),
            lit: inks.leaf[1],
          }),
        ),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${height}H0z`,
          stage.gradient([mix(earth, inks.leaf[1], 0.3), mix(earth, inks.key, 0.2)], 0, horizon, 0, height),
        ),
        nearStiltHouse(stage, {
          x: xAt(-0.42),
          y: horizon + span * 0.05,
          scale: unit * 1.05,
          ...anyStiltHouse(stage, 96, 50, 1),
          wash: false,
        }),
        rows(stage, horizon),
        cornerLeaves(stage, 1.5, 1.5),
        birds(stage, xAt(0.2), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['day', 'golden', 'dawn', 'monsoon'],
    countries: ['cambodia'],
    habitats: ['farmland', 'mountain'],
    subjects: ['kampot', 'pepper', 'kep', 'bokor', 'salt', 'crab', 'farm', 'food'],
  },
}

function bokor(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const back = (lower: number) =>
    leftToRight(plot(BOKOR, xAt, up => horizon - span * Math.max(0.02, up - lower)))
  return [
    hill(stage, back(0), inks.land[0], horizon + 4),
    hill(stage, back(0.09), mix(inks.land[0], inks.land[1], 0.6), horizon + 4),
    hill(stage, back(0.17), inks.land[1], horizon + 4),
  ]
}

/** The long flat back of the mountain: across toward the sun, and up from the horizon. */
const BOKOR = [
  -2.2, 0.2, -1.3, 0.3, -0.8, 0.34, -0.3, 0.31, 0, 0.33, 0.3, 0.22, 0.6, 0.14, 1, 0.06, 2.2, 0.03,
]

/** The vines stand in rows that open toward us, with pickers between them. */
function rows(stage: Stage, horizon: number): Art {
  const { width, height, span, unit, inks, xAt } = stage
  const vines = [0, 1, 2].map(number => vine(stage, number))
  return range(6, (row, t) => {
    const y = lerp(horizon + span * 0.07, height * 1.1, t ** 1.5)
    const scale = unit * lerp(0.34, 1.5, t ** 1.3)
    const count = Math.ceil((width * 1.7) / (84 * scale))
    const poles = range(count, i => {
      const x = xAt(0.06) + (i - count / 2 + (row % 2) * 0.5) * 84 * scale
      const id = vines[(i + row) % 3]
      return id && use(id, { transform: place(x, y, scale) })
    })
    const picker = row === 3 || row === 4
    const at = row === 3 ? 0.18 : -0.08
    return [
      poles,
      picker &&
        traveller(stage, xAt(at), y + span * 0.05, scale * 1.5, {
          kind: 'hat',
          coat: row === 3 ? '#FF1200' : BLUE,
        }),
      picker &&
        fill(pen().lens(xAt(at), y + span * 0.052, 40 * scale, 3 * scale), inks.key, { opacity: 0.3 }),
    ]
  })
}

/** One pole of pepper, 130 tall: a green column, lit on one side, with strings of ripe corns. */
function vine({ chance, inks, light, define }: Stage, number: number): string {
  const { leaf, key, rock } = inks
  const [body, glow, corns] = [pen(2), pen(2), pen(2)]
  for (let y = -8; y > -118; y -= 13) {
    const half = 18 * (1 - (y / -150) ** 2) + chance.between(-2, 3)
    body.dot(chance.between(-3, 3), y, half, 12)
    glow.dot(light * half * 0.5, y - 3, half * 0.4, 6)
    if ((y + number) % 2) corns.dot(-light * half * 0.4, y + 2, 1.8, 4.5)
  }
  return define(
    group(
      {},
      tag('ellipse', { cx: 0, cy: 2, rx: 34, ry: 5, fill: key, opacity: 0.3 }),
      stroke('M0 0V-134', mix(rock[2], key, 0.3), 4),
      fill(body, leaf[2]),
      fill(glow, leaf[1]),
      fill(corns, mix('#FF1200', rock[2], 0.25)),
    ),
  )
}
