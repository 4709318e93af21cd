import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { parasolCyclist } from '#art/poster/toolbox/bamboo-bridge.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lotusPads } from '#art/poster/toolbox/lotus-pads.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { arches } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Hue: the Ngo Mon gate with the Pavilion of the Five Phoenixes, over the lotus of its moat. */
export const ngomon: Landmark = {
  scene: {
    title: 'The Noon Gate of Hue',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.58, 0.63],
        across: [0.36, 0.46],
        up: [0.24, 0.36],
        r: 0.15,
      })
      const { horizon, sun } = view
      const bank = horizon + span * 0.06
      const gate = stage.define(group({}, citadel(stage, bank)))
      const rider = chance.between(0.14, 0.4)
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.04, { ink: inks.land[1], rise: 0.04, size: 0.03, base: bank }),
        woods(stage, horizon, { ink: mix(inks.land[2], inks.leaf[1], 0.4), size: 0.035, base: bank }),
        sea(stage, bank, height, {
          inks: [
            inks.water[0],
            mix(inks.water[1], inks.leaf[1], 0.2),
            mix(inks.water[2], inks.leaf[2], 0.25),
          ],
        }),
        lightRoad(stage, sun.x, bank + 4, height * 0.86, { far: span * 0.1, near: span * 0.24, count: 10 }),
        reflectedPrint(gate, bank, 0.5, 0.28),
        ripples(stage, bank + 6, height * 0.88, { count: 20, big: 70 }),
        use(gate),
        range(3, i =>
          traveller(stage, xAt(-0.04 + i * 0.05), bank - 4, unit * 0.9, {
            kind: 'hat',
            coat: i === 1 ? '#82b2df' : inks.paper,
          }),
        ),
        lotusPads(stage, xAt(-0.42), bank + span * 0.12, 26),
        lotusPads(stage, xAt(0.5), bank + span * 0.15, 22),
        road(stage),
        parasolCyclist(stage, xAt(rider), height * 0.955, unit * 1.4, chance.sign()),
        cornerLeaves(stage, 1.6, 1.3),
        birds(stage, xAt(0.2), height * 0.18, 5, 8 * unit + 2, inks.land[4], span * 0.12 * sunward),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'monsoon'],
    countries: ['vietnam'],
    habitats: ['city', 'river'],
    subjects: ['hue', 'imperial', 'citadel', 'tomb', 'emperor', 'garden house'],
  },
}

function citadel(stage: Stage, bank: number): Art {
  const { width, unit, inks, xAt } = stage
  const { rock, key, leaf } = inks
  const wall = mix(rock[1], rock[2], 0.35)
  const bricks = pen()
  for (let i = 1; i < 5; i++) bricks.dash(-5, bank - unit * i * 11, width + 10)
  return [
    fill(`M0 ${Math.round(bank - unit * 52)}h${width}V${Math.round(bank)}H0z`, wall),
    fill(
      `M0 ${Math.round(bank - unit * 58)}h${width}v${Math.round(unit * 9)}H0z`,
      mix(rock[0], rock[1], 0.5),
    ),
    stroke(bricks, mix(rock[2], key, 0.2), 1.2, { opacity: 0.4 }),
    group({ transform: place(xAt(-0.02), bank, unit * 1.12) }, noonGate(stage)),
    fill(`M0 ${Math.round(bank - unit * 7)}h${width}V${Math.round(bank)}H0z`, leaf[2]),
  ]
}

/** A stone block with five ways through it, wings that come forward, and the wooden pavilion on top. */
function noonGate(stage: Stage): Art {
  const { inks, lampsLit } = stage
  const { rock, key, paper } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.45), mix(rock[1], rock[2], 0.65)]
  const dark = mix(key, rock[2], 0.2)
  return [
    fill('M-148 0L-144-92H144L148 0Z', lit),
    fill('M-206 0L-202-92H-132L-126 0ZM206 0L202-92H132L126 0Z', shade),
    fill('M-208-90V-100H-126V-92H126V-100H208V-90Z', mix(lit, paper, 0.3)),
    stroke('M-146-30H146M-146-60H146', mix(shade, key, 0.2), 1.2, { opacity: 0.4 }),
    fill(arches(pen(2), SIDE_WAYS, 26, 50), dark),
    fill('M-20 0V-60H20V0Z', lampsLit ? inks.lamp : dark),
    fill(
      arches(
        pen(2),
        [
          [-168, 0],
          [168, 0],
        ],
        24,
        48,
      ),
      dark,
    ),
    pavilion(stage),
  ]
}

const SIDE_WAYS: readonly Point[] = [
  [-60, 0],
  [60, 0],
]

/** Nine roofs in two storeys: yellow tiles in the middle, green on the wings. */
function pavilion({ inks }: Stage): Art {
  const { rock, key, lamp, leaf, paper } = inks
  const yellow = mix(lamp, rock[1], 0.55)
  const green = mix(leaf[2], rock[2], 0.2)
  const red = mix('#FF1200', rock[2], 0.55)
  const posts = pen(2)
  for (let x = -190; x <= 190; x += 19) posts.M(x, -100).V(-138)
  const wing = (flip: number) =>
    group(
      { transform: `scale(${flip} 1)` },
      fill('M118-136L128-154H186L206-132Q212-134 216-142Q214-126 204-126H118Z', green),
      fill('M128-154V-170H180V-154Z', red),
      fill('M120-168L134-190H176L190-166Q195-168 198-174Q196-162 188-162H120Z', green),
      stroke('M134-191H176', paper, 3),
    )
  return [
    fill('M-192-100V-138H192V-100Z', mix(key, rock[2], 0.45)),
    stroke(posts, red, 4),
    stroke('M-192-106H192', mix(lamp, rock[1], 0.4), 2),
    wing(1),
    wing(-1),
    fill(
      'M-132-132L-112-158H112L132-132Q140-134 146-144Q144-124 130-124H-130Q-144-124-146-144Q-140-134-132-132Z',
      yellow,
    ),
    fill('M-88-158V-182H88V-158Z', red),
    fill(
      'M-110-178L-84-214H84L110-178Q118-180 124-190Q122-170 108-170H-108Q-122-170-124-190Q-118-180-110-178Z',
      yellow,
    ),
    stroke('M-84-215H84M-112-159H112', mix(rock[2], lamp, 0.3), 3.4),
    fill(
      'M-84-214Q-92-222-90-232Q-84-224-76-218ZM84-214Q92-222 90-232Q84-224 76-218ZM-8-215Q0-230 8-215Z',
      mix(rock[2], lamp, 0.3),
    ),
    stroke(
      'M-66-182V-162M-40-182V-162M-14-182V-162M14-182V-162M40-182V-162M66-182V-162',
      mix(lamp, rock[1], 0.3),
      2,
    ),
  ]
}

function road({ width, height, inks }: Stage): Art {
  const top = height * 0.895
  return [
    fill(`M0 ${Math.round(top)}h${width}V${height}H0z`, mix(inks.sand[1], inks.rock[1], 0.35)),
    fill(`M0 ${Math.round(top)}h${width}v6H0z`, mix(inks.paper, inks.rock[1], 0.3)),
    fill(`M0 ${Math.round(height * 0.965)}h${width}V${height}H0z`, inks.leaf[3]),
  ]
}
