import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { motorbike } from '#art/poster/toolbox/pass-road.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { arches, type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Ho Chi Minh City: the clock over Ben Thanh market, the towers behind, motorbikes in front. */
export const saigon: Landmark = {
  scene: {
    title: 'Ben Thanh market at the rush hour',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const view = chooseView(stage, { horizon: [0.66, 0.7], across: [0.36, 0.46], up: [0.26, 0.4], r: 0.15 })
      const { horizon } = view
      const crownId = palmCrown(stage)
      const heading = chance.sign()
      const foot = horizon + span * 0.04
      return [
        clearSky(stage, view),
        skyline(stage, horizon),
        woods(stage, horizon - span * 0.02, {
          ink: mix(inks.land[2], inks.leaf[1], 0.4),
          size: 0.035,
          base: foot,
        }),
        range(3, i =>
          palm(crownId, xAt(0.44 + i * 0.18), foot, span * chance.between(0.2, 0.3), {
            ink: mix(inks.land[3], inks.leaf[2], 0.4),
            lean: chance.between(-0.05, 0.05),
          }),
        ),
        group({ transform: place(xAt(-0.1), foot, unit * 1.25) }, hall(stage)),
        fill(
          `M0 ${Math.round(foot)}h${width}V${height}H0z`,
          stage.gradient(
            [mix(inks.sand[1], inks.rock[1], 0.5), mix(inks.rock[2], inks.key, 0.25)],
            0,
            foot,
            0,
            height,
          ),
        ),
        fill(
          `M0 ${Math.round(foot)}h${width}v${Math.round(span * 0.014)}H0z`,
          mix(inks.paper, inks.rock[1], 0.3),
        ),
        stroke(lanes(stage, foot), mix(inks.paper, inks.rock[1], 0.2), 4, { opacity: 0.7 }),
        range(4, i =>
          traveller(
            stage,
            xAt(-0.36 + i * 0.17 + chance.between(-0.03, 0.03)),
            foot + span * 0.015,
            unit * 0.95,
            { kind: i % 2 ? 'hat' : 'plain', coat: i % 2 ? inks.lamp : '#82b2df' },
          ),
        ),
        range(4, i =>
          motorbike(
            stage,
            xAt(-0.6 + i * 0.36 + chance.between(-0.05, 0.05)),
            foot + span * 0.1,
            unit * 0.85,
            heading,
          ),
        ),
        range(3, i =>
          motorbike(
            stage,
            xAt(-0.34 + i * 0.46 + chance.between(-0.06, 0.06)),
            lerp(foot, height, 0.8),
            unit * 1.35,
            -heading,
          ),
        ),
        cornerLeaves(stage, 1.3, 1.2),
        birds(stage, xAt(0.2), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'night', 'day'],
    countries: ['vietnam'],
    habitats: ['city'],
    subjects: ['saigon', 'ho chi minh', 'ben thanh', 'cho lon', 'motorbike', 'city'],
  },
}

const CLOCK_TOWER: Half = [
  56, 0, 56, -104, 62, -108, 62, -116, 44, -118, 40, -168, 46, -172, 46, -178, 30, -188, 10, -196, 6, -206, 0,
  -208,
]

function hall(stage: Stage): Art {
  const { rock, key, paper, lamp } = stage.inks
  const [lit, shade] = [mix(paper, rock[0], 0.6), mix(rock[0], rock[1], 0.8)]
  const tiles = mix(rock[1], '#FF1200', 0.24)
  const shops = pen(2)
  for (let x = -236; x < 220; x += 34)
    if (Math.abs(x + 13) > 70)
      shops
        .M(x, 0)
        .V(-34)
        .H(x + 26)
        .V(0)
        .Z()
  return [
    fill('M-250 0V-60H250V0Z', mix(lit, rock[1], 0.2)),
    fill('M-262-56L-222-92H222L262-56Z', tiles),
    fill('M-206-92L-180-112H180L206-92Z', mix(tiles, rock[2], 0.3)),
    stroke('M-222-92H222M-180-112H180', mix(tiles, paper, 0.4), 3),
    fill(shops, mix(key, rock[2], 0.3)),
    fill('M-250-34H-64V-44H-250ZM64-34H250V-44H64Z', mix('#FF1200', paper, 0.15)),
    stroke(
      'M-236-34V-44M-212-34V-44M-188-34V-44M-164-34V-44M-140-34V-44M-116-34V-44M-92-34V-44M92-34V-44M116-34V-44M140-34V-44M164-34V-44M188-34V-44M212-34V-44M236-34V-44',
      paper,
      10,
    ),
    twoToned(stage, CLOCK_TOWER, lit, shade),
    fill(arches(pen(2), [[0, 0]], 44, 62), mix(key, rock[2], 0.2)),
    fill(
      arches(
        pen(2),
        [
          [-40, 0],
          [40, 0],
        ],
        16,
        44,
      ),
      mix(key, rock[2], 0.2),
    ),
    stroke('M-56-72H56M-62-112H62M-44-122H44M-46-175H46', mix(shade, key, 0.25), 2),
    fill(
      arches(
        pen(2),
        [
          [-36, -80],
          [36, -80],
          [0, -80],
        ],
        12,
        20,
      ),
      mix(shade, key, 0.45),
    ),
    fill(pen(2).dot(0, -146, 20), paper),
    fill(pen(2).dot(0, -146, 16), stage.lampsLit ? lamp : mix(paper, rock[0], 0.3)),
    stroke('M0-146V-158M0-146L8-141', key, 2.4),
    stroke('M0-208V-236', key, 1.6),
    fill('M0-236h18v11h-18z', '#FF1200'),
  ]
}

/** The towers of the centre: one with a helicopter deck, one bundled like bamboo. */
function skyline({ width, span, chance, inks, xAt, unit }: Stage, horizon: number): Art {
  const blocks = pen()
  for (let x = -10; x < width; x += span * chance.between(0.06, 0.1)) {
    blocks
      .M(x, horizon)
      .V(horizon - span * chance.between(0.1, 0.26))
      .H(x + span * 0.05)
      .V(horizon)
      .Z()
  }
  const far = mix(inks.land[0], inks.land[1], 0.5)
  return [
    fill(blocks, inks.land[0], { opacity: 0.8 }),
    group(
      { transform: place(xAt(0.2), horizon, unit * 1.3) },
      fill('M-26 0C-28-80-22-170-2-232L4-238C16-160 24-80 24 0Z', far),
      fill('M6-150H34V-157H6Z', inks.land[2]),
      stroke('M-14-20C-14-90-8-160 2-226', inks.land[0], 1.6),
    ),
    group(
      { transform: place(xAt(0.56), horizon, unit * 1.3) },
      fill('M-30 0V-130H-20V-180H-10V-226H-3V-256H3V-226H10V-190H20V-140H30V0Z', far),
      stroke('M-10 0V-180M0 0V-226M10 0V-190', inks.land[0], 1.4),
    ),
  ]
}

function lanes({ width, height, span }: Stage, foot: number) {
  const marks = pen()
  const y = lerp(foot, height, 0.52)
  for (let x = 0; x < width; x += span * 0.13) marks.dash(x, y, span * 0.06)
  return marks
}
