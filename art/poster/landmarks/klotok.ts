import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { frond } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, tag, use } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, cornerLeaves } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Tanjung Puting: a klotok on the black Sekonyer, nipa palms on both banks. */
export const klotok: Landmark = {
  scene: {
    title: 'A klotok on the Sekonyer',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.5, 0.55], across: [0.14, 0.3], up: [0.1, 0.22] })
      const { horizon, sun } = view
      const tea = [inks.water[0], mix(inks.water[1], inks.rock[2], 0.35), mix(inks.water[2], inks.key, 0.5)]
      const heading = chance.sign()
      const boat = { x: xAt(chance.between(-0.02, 0.14)), y: horizon + (height - horizon) * 0.52 }
      return [
        clearSky(stage, view),
        forest(stage, {
          y: x => horizon - span * 0.02 - Math.abs(x - xAt(0.2)) * 0.08,
          ink: inks.land[1],
          size: span * 0.04,
          base: horizon + 6,
        }),
        mist(stage, horizon - span * 0.02, span * 0.14, { opacity: 0.65 }),
        [-0.62, -0.34, 0.66, 0.92].map(across =>
          emergentTree(stage, xAt(across), horizon + 4, span * chance.between(0.3, 0.44), {
            ink: inks.leaf[2],
            lit: inks.leaf[1],
            trunk: inks.land[4],
          }),
        ),
        forest(stage, {
          y: x => horizon - Math.abs(x - xAt(0.2)) * 0.1,
          ink: mix(inks.land[3], inks.leaf[2], 0.5),
          lit: inks.leaf[1],
          size: span * 0.05,
          base: horizon + span * 0.03,
        }),
        sea(stage, horizon + span * 0.01, height, { inks: tea }),
        lightRoad(stage, sun.x, horizon + span * 0.015, height * 0.95, { far: span * 0.1, near: span * 0.3 }),
        ripples(stage, horizon + 10, height * 0.96, { count: 32, big: 84, opacity: 0.4 }),
        banks(stage, horizon),
        reflection(stage, boat.x, boat.y + 10, span * 0.46, span * 0.07, inks.key, {
          count: 5,
          opacity: 0.45,
        }),
        riverBoat(stage, boat.x, boat.y, unit * 1.6, heading),
        cornerLeaves(stage, 1.9, 1.7),
        birds(stage, xAt(0.3), height * 0.16, 3, 13 * unit + 2, inks.land[4], span * 0.12 * sunward),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'monsoon', 'dusk'],
    countries: ['indonesia'],
    habitats: ['river', 'rainforest', 'wetland', 'mangrove'],
    subjects: ['klotok', 'tanjung puting', 'sekonyer', 'river', 'kalimantan', 'borneo', 'camp leakey'],
  },
}

/** Nipa palms out of the water along both banks, larger toward us. */
function banks(stage: Stage, horizon: number): Art {
  const { width, height, span, unit, chance, inks, xAt } = stage
  const fronds = pen()
  for (const [tipX, tipY] of [
    [-70, -60],
    [-44, -104],
    [-10, -126],
    [26, -118],
    [58, -88],
    [82, -44],
    [-90, -20],
  ] as const) {
    frond(fronds, [tipX * 0.3, tipY * 0.9], [tipX, tipY], { leaflets: 9, wide: 0.2 })
  }
  const clump = stage.define(tag('path', { d: fronds.toString() }))
  return [-1, 1].map(side =>
    range(9, (i, t) => {
      const reach = Math.max(0.86, (side < 0 ? xAt(0.14) : width - xAt(0.14)) / span)
      const x = xAt(0.14) + side * span * (lerp(0.26, reach, t) + chance.between(-0.03, 0.03))
      const y = lerp(horizon + span * 0.03, height * 1.02, t ** 1.4)
      const ink = t < 0.3 ? inks.leaf[2] : t < 0.7 ? mix(inks.leaf[2], inks.leaf[3], 0.6) : inks.leaf[3]
      return use(clump, { fill: ink, transform: place(x, y, unit * lerp(0.5, 1.7, t), i % 2 ? 1 : -1) })
    }),
  )
}

/** A klotok heading right, 230 long: wheelhouse, an open upper deck under its awning, washing on the line. */
function riverBoat({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock, leaf } = inks
  const hull = mix(leaf[2], BLUE, 0.25)
  const skin = mix(rock[2], key, 0.3)
  const heads = pen(2).dot(-34, -78, 4).dot(-10, -78, 4).dot(22, -78, 4)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-92-18H70V-50H-92Z', mix(paper, rock[1], 0.15)),
    fill(
      'M-84-44H-66V-28H-84ZM-58-44H-40V-28H-58ZM-32-44H-14V-28H-32ZM-6-44H12V-28H-6ZM20-44H38V-28H20Z',
      lamp,
    ),
    fill('M46-50H74L80-20H46Z', hull),
    fill('M52-46H70L73-34H52Z', mix(key, paper, 0.2)),
    fill('M-100-50H84V-55H-100Z', hull),
    stroke('M-90-55V-104M-48-55V-104M-4-55V-104M40-55V-104M70-55V-100', paper, 2.6),
    stroke('M-90-66H70', paper, 1.6),
    fill('M-42-55Q-42-72-34-73Q-26-72-26-55ZM14-55Q14-72 22-73Q30-72 30-55Z', RED),
    fill('M-18-55Q-18-72-10-73Q-2-72-2-55Z', BLUE),
    fill(heads, skin),
    fill('M-104-101Q-10-126 84-101L92-93H-112Z', mix(BLUE, key, 0.12)),
    fill('M-124-26Q-80-14 20-14Q84-16 122-40Q112-4 84 10H-98Q-120 0-124-26Z', hull),
    fill('M-122-8Q-60 0 20 0Q80-2 112-18Q102 2 84 10H-98Q-114 4-122-8Z', mix(hull, key, 0.45)),
    stroke('M-124-26Q-80-14 20-14Q84-16 122-40', paper, 2.4),
    fill(pen(2).lens(0, 11, 280, 5), paper, { opacity: 0.6 }),
    stroke('M-90-90H-48', key, 0.8),
    fill('M-86-90h10v13h-10z', lamp),
    fill('M-70-90h9v11h-9z', RED),
    stroke('M-100-104V-124', key, 1.4),
    fill('M-100-124h16v5h-16z', RED),
    fill('M-100-119h16v5h-16z', paper),
  )
}
