import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { frond, palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { launch } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const tortuguero: Landmark = {
  scene: {
    title: 'A canal of Tortuguero and its hill',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.5, 0.54)
      const end = xAt(chance.between(0.02, 0.1))
      const sun = stage.hang({
        x: end + sunward * span * 0.14,
        y: horizon - span * chance.between(0.2, 0.27),
        r: span * 0.15,
      })
      const boatX = end + sunward * span * chance.between(-0.08, 0.08)
      const boatY = lerp(horizon, height, chance.between(0.42, 0.52))
      return [
        openSky(stage, horizon, sun),
        turtleHill(stage, horizon, end),
        sea(stage, horizon, height, {
          inks: [
            inks.water[0],
            mix(inks.water[1], inks.leaf[1], 0.25),
            mix(inks.water[2], inks.leaf[3], 0.5),
          ],
        }),
        mist(stage, horizon, span * 0.08, { opacity: 0.7 }),
        lightRoad(stage, end + sunward * span * 0.06, horizon + 4, height * 0.92, {
          far: span * 0.05,
          near: span * 0.2,
          count: 12,
        }),
        [-1, 1].map(side => bank(stage, side, horizon, end)),
        ripples(stage, horizon + span * 0.1, height, {
          count: 20,
          opacity: 0.4,
          big: 70,
          from: end - span * 0.4,
          to: end + span * 0.4,
        }),
        reflection(stage, boatX, boatY + 8 * unit, span * 0.26, span * 0.08, inks.key, {
          count: 5,
          opacity: 0.4,
        }),
        launch(stage, boatX, boatY, unit * 1.05, chance.sign(), RED),
        egrets(stage, horizon),
        leafyCorners(stage, { near: 2.2, far: 1.9 }),
        birds(stage, end, horizon - span * 0.36, 4, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'monsoon', 'golden'],
    countries: ['costa-rica'],
    habitats: ['rainforest', 'river', 'wetland', 'mangrove'],
    subjects: ['tortuguero', 'canals', 'canal', 'lagoon'],
  },
}

/** Cerro Tortuguero, the only hill on that coast, beyond the canal's end. */
function turtleHill(stage: Stage, horizon: number, end: number): Art {
  const { width, span, inks, sunward } = stage
  const x = end - sunward * span * 0.1
  const dome = range(
    13,
    (_, t): Point => [
      lerp(x - span * 0.42, x + span * 0.42, t),
      horizon - span * 0.2 * Math.sin(Math.PI * t) ** 1.2,
    ],
  )
  const ink = mix(inks.land[1], inks.leaf[1], 0.25)
  return [
    hill(
      stage,
      dome,
      stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, horizon - span * 0.2, 0, horizon),
      horizon + 2,
    ),
    forest(stage, {
      y: () => horizon - span * 0.008,
      from: -20,
      to: width + 20,
      size: span * 0.026,
      ink: mix(inks.land[2], inks.leaf[1], 0.3),
      base: horizon + 3,
      bumps: 3,
    }),
  ]
}

/** One wall of forest along the water: three belts, each nearer and higher, with raffia palms on its edge. */
function bank(stage: Stage, side: number, horizon: number, end: number): Art {
  const { width, span, unit, chance, inks } = stage
  const { leaf, land } = inks
  const reach = Math.max(span * 0.5, side > 0 ? width - end : end)
  const along = (x: number) => clamp(((x - end) * side - span * 0.05) / reach)
  const water = (x: number) => horizon + span * 0.34 * along(x) ** 1.15
  const belts = [
    { from: 0.03, rise: 0.16, ink: mix(land[3], leaf[1], 0.4), lit: mix(land[2], leaf[0], 0.4), size: 15 },
    { from: 0.2, rise: 0.4, ink: mix(leaf[2], leaf[1], 0.3), lit: leaf[1], size: 30 },
    { from: 0.52, rise: 0.52, ink: leaf[2], lit: mix(leaf[1], leaf[2], 0.4), size: 42 },
  ]
  const crownId = stage.once('palm', () => palmCrown(stage))
  const bounds = (t: number) =>
    side > 0 ? { from: end + reach * t, to: width + 30 } : { from: -30, to: end - reach * t }
  return [
    belts.map(({ from, rise, ink, lit, size }, i) => [
      forest(stage, {
        ...bounds(from),
        y: x => horizon - span * (0.02 + rise * Math.max(0, along(x) - from * 0.92) ** 0.8),
        below: x => water(x) + 2,
        size: size * unit + 3,
        ink,
        lit,
        rows: i + 2,
        bumps: 5,
      }),
      i === 1 &&
        palm(crownId, end + side * reach * 0.44, water(end + side * reach * 0.44), span * 0.36, {
          lean: -side * 0.16,
          ink: leaf[3],
          scale: unit * 0.6,
        }),
    ]),
    raffia(
      stage,
      range(5, (_, t) => end + side * reach * lerp(0.16, 0.86, t)),
      water,
      side,
    ),
    fill(
      pen()
        .M(end + side * span * 0.06, horizon + 2)
        .L(
          ...range(
            9,
            (_, t) =>
              [
                end + side * reach * lerp(0.06, 1.1, t),
                water(end + side * reach * lerp(0.06, 1.1, t)) + 2,
              ] as const,
          ).flat(),
          end + side * reach * 1.1,
          horizon + span * 0.33,
          end + side * reach * 0.5,
          water(end + side * reach * 0.5) - 3,
        )
        .Z(),
      mix(leaf[3], inks.key, 0.4),
      { opacity: chance.between(0.5, 0.7) },
    ),
  ]
}

/** Raffia palms: great fronds that rise from the water's edge itself. */
function raffia(stage: Stage, places: readonly number[], water: (x: number) => number, side: number): Art {
  const { span, chance, inks } = stage
  const leaves = pen()
  for (const [i, x] of places.entries()) {
    const foot = water(x) + 3
    const high = span * lerp(0.07, 0.24, i / places.length)
    for (const lean of [-0.8, -0.4, 0, 0.4, 0.8]) {
      const tip: Point = [
        x + (lean - side * 0.25) * high * chance.between(0.8, 1.1),
        foot - high * (1.1 - Math.abs(lean) * 0.55),
      ]
      frond(leaves, [x + lean * high * 0.2, foot - high * 0.8], tip, {
        from: [x, foot],
        leaflets: 7,
        wide: 0.2,
      })
    }
  }
  return fill(leaves, mix(inks.leaf[3], inks.leaf[2], 0.35))
}

function egrets({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const flock = pen()
  for (let i = 0; i < 3; i++) {
    const [x, y, wing] = [
      xAt(-0.16 + i * 0.09),
      horizon - span * (0.02 + chance.between(0, 0.06)),
      span * 0.026,
    ]
    flock
      .M(x - wing, y - wing * 0.5)
      .Q(x - wing * 0.3, y - wing * 0.5, x, y)
      .Q(x + wing * 0.4, y - wing * 0.7, x + wing, y - wing * 0.7)
      .Q(x + wing * 0.4, y - wing * 0.2, x, y + wing * 0.24)
      .Q(x - wing * 0.4, y - wing * 0.1, x - wing, y - wing * 0.5)
  }
  return fill(flock, inks.paper)
}
