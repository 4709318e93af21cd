import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { longtailBoat } from '#art/poster/toolbox/boats.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { arches, type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Bangkok: the great prang of Wat Arun and its four small ones, across the Chao Phraya. */
export const watarun: Landmark = {
  scene: {
    title: 'Wat Arun across the river',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.63, 0.68], across: [0.3, 0.46], up: [0.16, 0.32] })
      const { horizon, sun } = view
      const bank = horizon + span * 0.012
      const temple = stage.define(group({}, templeOnBank(stage, bank)))
      const boatAt: Point = [xAt(chance.between(0.16, 0.36)), horizon + (height - horizon) * 0.62]
      const heading = chance.sign()
      return [
        clearSky(stage, view),
        farCity(stage, horizon),
        woods(stage, horizon - span * 0.02, { ink: mix(inks.land[2], inks.leaf[1], 0.3), base: horizon + 6 }),
        sea(stage, bank),
        lightRoad(stage, sun.x, bank + 4, height * 0.95, { far: span * 0.1, near: span * 0.3 }),
        reflectedPrint(temple, bank, 0.5, 0.28),
        ripples(stage, bank + 8, height * 0.96, { count: 32, big: 84 }),
        use(temple),
        longtailBoat(stage, xAt(0.52), bank + span * 0.045, unit * 0.5, { flip: -heading }),
        reflection(stage, ...boatAt, span * 0.34, span * 0.06, inks.key, { count: 4, opacity: 0.4 }),
        longtailBoat(stage, ...boatAt, unit * 1.7, { flip: heading }),
        cornerLeaves(stage, 1.5, 1.3),
        birds(stage, xAt(0.2), height * 0.2, 5, 8 * unit + 2, inks.land[4], sunward * span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'night'],
    countries: ['thailand'],
    habitats: ['city', 'river'],
    subjects: ['wat arun', 'bangkok', 'chao phraya', 'khlong', 'thonburi'],
  },
}

const GREAT_PRANG: Half = [
  ...[
    128, 0, 128, -14, 108, -14, 104, -44, 90, -44, 86, -72, 70, -72, 66, -100, 52, -100, 47, -126, 38, -126,
  ],
  ...[32, -156, 29, -190, 26, -216, 20, -240, 11, -258, 4, -266, 2, -302],
]
const SMALL_PRANG: Half = [24, 0, 24, -26, 18, -28, 14, -58, 11, -88, 6, -104, 2, -108, 1, -124]
const PAVILION: Half = [30, 0, 30, -26, 36, -26, 20, -44, 16, -44, 5, -62, 0, -74]

function templeOnBank(stage: Stage, bank: number): Art {
  const { unit, inks, focusX, width } = stage
  const { rock, key, paper, leaf } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.3), mix(rock[1], rock[2], 0.6)]
  const roof = mix(leaf[2], rock[2], 0.2)
  return [
    fill(`M-9 ${Math.round(bank)}v-9h${width + 18}v9z`, mix(paper, rock[1], 0.45)),
    group(
      { transform: place(focusX, bank - 6, unit * 1.12) },
      [-86, 86].map(x => twoToned(stage, SMALL_PRANG, mix(lit, shade, 0.4), mix(shade, key, 0.12), x)),
      twoToned(stage, GREAT_PRANG, lit, shade),
      stroke('M-108-14H108M-90-44H90M-70-72H70M-52-100H52M-38-126H38', mix(shade, key, 0.35), 2.4),
      stroke('M-34-146H34M-31-170H31M-28-196H28M-24-222H24M-17-244H17', mix(shade, key, 0.2), 1.6),
      stroke('M-99-30H99M-80-58H80M-60-86H60', RED, 1.4, { opacity: 0.55 }),
      fill('M-7-14L-4-100H4L7-14Z', mix(lit, paper, 0.5)),
      stroke('M-6-26H6M-6-38H6M-5-50H5M-5-62H5M-5-74H5M-4-86H4', mix(shade, key, 0.2), 1.2),
      fill(arches(pen(2), NICHES, 12, 20), mix(key, rock[2], 0.3)),
      stroke('M-9-290Q-7-282 0-280Q7-282 9-290M0-308V-276', mix(inks.lamp, rock[2], 0.4), 2),
      [-136, 136].map(x => twoToned(stage, SMALL_PRANG, lit, shade, x)),
      [-196, 196].map(x => [twoToned(stage, PAVILION, mix(paper, rock[1], 0.2), rock[1], x), hall(x, roof)]),
    ),
  ]
}

const NICHES: readonly Point[] = [
  [0, -126],
  [-20, -104],
  [20, -104],
]

/** The green roof over a riverside pavilion. */
function hall(x: number, ink: string): Art {
  return fill(
    pen(2).polygon([
      [x - 38, -24],
      [x - 20, -46],
      [x - 14, -46],
      [x, -76],
      [x + 14, -46],
      [x + 20, -46],
      [x + 38, -24],
    ]),
    ink,
  )
}

/** The towers of the far city, pale in the haze. */
function farCity({ span, chance, inks, width }: Stage, horizon: number): Art {
  const blocks = pen()
  for (let x = -10; x < width; x += span * chance.between(0.05, 0.12)) {
    const high = span * chance.between(0.03, 0.13)
    blocks
      .M(x, horizon)
      .V(horizon - high)
      .H(x + span * chance.between(0.025, 0.05))
      .V(horizon)
      .Z()
  }
  return fill(blocks, inks.land[0], { opacity: 0.8 })
}
