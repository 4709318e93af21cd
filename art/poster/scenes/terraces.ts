import type { Scene } from '#art/poster/scene.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { waterBuffalo } from '#art/poster/toolbox/mountain-animals.ts'
import { lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { contour, FIELDS, field, groundNear, type Slope } from '#art/poster/toolbox/rice-slope.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'

export const terraces: Scene = {
  title: 'Rice terraces',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.42, 0.5)
    const sunX = xAt(chance.between(0.2, 0.46))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.06, 0.22), r: span * 0.165 })
    const steep = chance.between(0.3, 0.56)
    const hutAt = chance.between(-0.36, -0.1)
    const folkAt = chance.between(-0.2, 0.4)
    const slope: Slope = { horizon, steep, start: chance() * 6 }
    const crownId = palmCrown(stage)
    const contours = range(FIELDS, number => contour(stage, slope, number))
    const fields = contours.map((edge, number) => [
      field(stage, slope, edge, number, sun),
      number === 4 && [hut(stage, xAt(hutAt), edge), hutPalms(stage, crownId, xAt(hutAt - 0.14), edge)],
    ])
    const ranges = farRanges(stage, horizon)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.16, span * 0.6, 3, mix(inks.mist, inks.sky[2], 0.3), {
        opacity: 0.85,
      }),
      ranges,
      forestEdge(stage, horizon),
      mistTongue(stage, horizon + span * 0.06, span * 0.04, { opacity: 0.8 }),
      fields,
      ploughing(stage, xAt(folkAt), nth(contours, 8)),
      foliage(stage, xAt(0.62), height * 1.03, unit * 1.9, {
        ink: inks.key,
        rib: inks.leaf[3],
        spread: sunward > 0 ? [-165, -80] : [-100, -15],
        kinds: ['banana'],
      }),
      foliage(stage, xAt(-0.5), height * 1.03, unit * 1.5, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: [-150, -30],
        kinds: ['fern'],
      }),
      birds(stage, xAt(0.1), height * 0.26, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

function farRanges(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const [first, second, third] = inks.land
  const ridge = (y: number, rise: number, ink: string, shade: string) => {
    const spine = range(Math.round((width / span) * 3) * 2 + 1, (i, t): Point => {
      const x = lerp(-60, width + 60, t) + chance.between(-0.07, 0.07) * span
      const up = i % 2 ? -rise * chance.between(0.3, 1.9) : rise * chance.between(0.1, 0.6)
      return [x, horizon + span * (y + up)]
    })
    return massif(stage, { spine, base: horizon + span * 0.08, ink, shade, spurs: 1, fade: 0.7, step: 20 })
  }
  return [
    ridge(-0.12, 0.07, first, mix(first, second, 0.5)),
    ridge(-0.05, 0.06, second, mix(second, third, 0.6)),
  ]
}

function forestEdge(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const skyline = rollingSkyline(stage, horizon - span * 0.005, span * 0.02, { scale: 0.01 })
  const tones = [inks.land[2], mix(inks.land[2], inks.mist, 0.8)]
  const faded = stage.gradient(tones, 0, horizon - span * 0.02, 0, horizon + span * 0.08)
  return treeline(stage, skyline, span * 0.016, faded, horizon + span * 0.2)
}

function hut({ unit, inks, sunward }: Stage, x: number, edge: readonly Point[]): Art {
  const { key, lamp, rock } = inks
  const litThatch = sunward > 0 ? 'M4-46H14L32-20Q16-24 8-24Z' : 'M-4-46H-14L-32-20Q-16-24-8-24Z'
  return group(
    { transform: place(x, groundNear(x, edge) + 3, unit * 1.2) },
    stroke('M-20 0V-20M20 0V-20M-8 0V-18M8 0V-18', key, 3),
    fill('M-18-12H18V-24H-18Z', mix(rock[2], key, 0.3)),
    fill('M-7-12H5V-22H-7Z', lamp),
    fill('M-32-20L-14-46H14L32-20Q0-26-32-20Z', mix(rock[1], key, 0.25)),
    fill(litThatch, rock[1]),
  )
}

function hutPalms({ span, unit, inks }: Stage, crownId: string, x: number, edge: readonly Point[]): Art {
  const y = groundNear(x, edge) + 4
  const planted = (across: number, high: number, lean: number) =>
    palm(crownId, x + across * span * 0.05, y, span * high, { lean, ink: inks.leaf[3], scale: unit * 0.52 })
  return [planted(-1, 0.17, -0.15), planted(0, 0.22, 0.06), planted(1, 0.14, 0.2)]
}

/** A farmer walking behind a buffalo. */
function ploughing(stage: Stage, x: number, edge: readonly Point[]): Art {
  const { span, unit, inks, sunward } = stage
  const y = groundNear(x, edge) + span * 0.045
  const at = (spans: number) => x + sunward * span * spans
  const rope = pen()
    .M(at(0.004), y - 22 * unit)
    .L(at(0.05), y - 14 * unit)
  return [
    fill(pen().lens(at(0.05), y + 2, span * 0.3, 4 * unit), inks.leaf[3], { opacity: 0.5 }),
    waterBuffalo(at(0.1), y, unit * 0.95, inks.key, sunward),
    traveller(stage, at(-0.02), y, unit * 1.6, { kind: 'hat', flip: sunward }),
    stroke(rope, inks.key, 2),
  ]
}
