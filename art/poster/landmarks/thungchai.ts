import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, plot, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Vietnam's shore: woven basket boats on the sand, and the blue boats they serve out in the bay. */
export const thungchai: Landmark = {
  scene: {
    title: 'Basket boats on the sand',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.44, 0.5], across: [0.26, 0.42], up: [0.06, 0.2] })
      const { horizon, sun } = view
      const shore = plot(SHORE, xAt, up => height - span * up)
      const crownId = palmCrown(stage)
      const heading = chance.sign()
      return [
        clearSky(stage, view),
        hills(stage, horizon),
        sea(stage, horizon),
        lightRoad(stage, sun.x, horizon + 3, height * 0.74, {
          far: span * 0.1,
          near: span * 0.24,
          count: 10,
        }),
        ripples(stage, horizon + 6, height * 0.74, { count: 30, big: 70 }),
        fishingBoat(stage, xAt(0.52), horizon + span * 0.07, unit * 0.55, -heading),
        fishingBoat(stage, xAt(0.18), horizon + span * 0.14, unit * 0.95, heading),
        beach(stage, shore),
        [
          [0.5, 0.19, 0.8, 0],
          [0.24, 0.13, 1.1, -14],
          [-0.1, 0.16, 1.45, 0],
        ].map(([across = 0, up = 0, size = 1, lean = 0]) =>
          basket(stage, xAt(across), height - span * up, unit * size, lean),
        ),
        traveller(stage, xAt(0.37), height - span * 0.14, unit * 1.5, { kind: 'hat', coat: BLUE }),
        traveller(stage, xAt(0.64), height - span * 0.18, unit * 1.2, { kind: 'hat' }),
        range(2, i =>
          palm(
            crownId,
            nearEdge(stage, 0.04 + i * 0.13),
            height * (1.02 - i * 0.04),
            span * (0.72 - i * 0.2),
            {
              ink: i ? inks.leaf[3] : inks.key,
              lean: sunward * chance.between(0.12, 0.24),
              scale: unit * (1.4 - i * 0.4),
            },
          ),
        ),
        cornerLeaves(stage, 1.8, 1.2),
        birds(stage, xAt(0.1), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['vietnam'],
    habitats: ['beach', 'island', 'coral-reef'],
    subjects: ['beach', 'con dao', 'basket boat', 'coast', 'swim', 'son tra', 'island', 'train'],
  },
}

/** The waterline: across toward the sun, and up from the foot of the picture. */
const SHORE = [
  -2.4, 0.34, -0.9, 0.32, -0.5, 0.29, -0.2, 0.25, 0.1, 0.24, 0.4, 0.26, 0.8, 0.27, 1.2, 0.24, 2.4, 0.2,
]

function hills(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const spine = plot(
    [-2, 0.12, -1.2, 0.22, -0.7, 0.16, -0.4, 0.24, -0.1, 0.08, 0.1, 0.01],
    xAt,
    up => horizon - span * up,
  )
  return [
    massif(stage, {
      spine: leftToRight(spine),
      base: horizon + 1,
      ink: inks.land[1],
      shade: inks.land[2],
      fade: 0.6,
      step: 24,
    }),
    woods(stage, horizon + span * 0.002, { ink: inks.land[0], size: 0.006, rise: 0.002, base: horizon + 3 }),
  ]
}

function beach(stage: Stage, shore: ReturnType<typeof plot>): Art {
  const { height, inks, xAt } = stage
  const sand = pen()
    .curve(shore)
    .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
    .Z()
  const lower = (y: number) => ({ transform: `translate(0 ${y})` })
  return [
    fill(sand, mix(inks.water[0], inks.water[1], 0.4), { opacity: 0.7, transform: 'translate(0 -14)' }),
    fill(sand, inks.paper, lower(-5)),
    fill(sand, inks.sand[1]),
    fill(sand, inks.sand[0], lower(10)),
  ]
}

/** A round woven boat, 110 wide, tarred, with its paddle. */
function basket({ inks, sunward }: Stage, x: number, y: number, scale: number, lean: number): Art {
  const { rock, key, lamp, sand } = inks
  const weave = mix(rock[1], sand[2], 0.35)
  const shade = mix(rock[2], key, 0.35)
  return [
    fill(pen().lens(x - sunward * 14 * scale, y + 2, 150 * scale, 11 * scale), key, { opacity: 0.28 }),
    group(
      { transform: place(x, y, scale, 1, lean) },
      fill('M-54-34C-52-10-30 4 0 4C30 4 52-10 54-34Z', weave),
      fill(
        'M6 4C32 2 52-10 54-34H34C32-14 22-2 6 4Z',
        shade,
        sunward > 0 ? { transform: 'scale(-1 1)' } : {},
      ),
      stroke(
        'M-46-28L-22 0M-30-26L0 4M-10-24L24 0M12-24L42-14M30-26L50-24M46-28L22 0M30-26L0 4M10-24L-24 0M-12-24L-42-14',
        mix(weave, key, 0.4),
        1.2,
      ),
      fill(pen(2).dot(0, -34, 54, 13), mix(weave, lamp, 0.3)),
      fill(pen(2).dot(0, -33, 47, 9.6), shade),
      stroke('M-30-30Q0-22 30-30', mix(weave, lamp, 0.2), 3),
      stroke('M10-32L52-66', mix(weave, lamp, 0.3), 3),
      fill('M48-68L60-80L66-74L56-62Z', mix(weave, lamp, 0.3)),
    ),
  ]
}

/** A blue wooden boat with a red bow and painted eyes, heading right, 150 long. */
function fishingBoat({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock } = inks
  return group(
    { transform: place(x, y, scale, flip) },
    fill(pen(2).lens(0, 5, 190, 6), paper, { opacity: 0.7 }),
    fill('M-76-22Q-40-14 20-14Q54-16 82-36Q76-8 58 5H-56Q-72-2-76-22Z', mix(BLUE, key, 0.3)),
    fill('M44-19Q66-25 82-36Q76-8 58 5H50Q56-8 44-19Z', RED),
    fill('M-74-8H66L60 5H-56Q-70 2-74-8Z', mix(key, rock[2], 0.3)),
    stroke('M-76-22Q-40-14 20-14Q54-16 82-36', lamp, 2.4),
    fill('M58-18Q64-24 72-22Q68-14 58-18Z', paper),
    fill(pen(2).dot(66, -19, 2.2), key),
    fill('M-58-16V-44H-20V-16Z', paper),
    fill('M-64-44H-14V-49H-64Z', RED),
    fill('M-52-38H-42V-28H-52ZM-36-38H-26V-28H-36Z', mix(BLUE, key, 0.4)),
    stroke('M4-14V-66M4-62L-30-46M4-62L50-24', key, 1.8),
    fill('M4-66L20-61L4-56Z', RED),
  )
}
