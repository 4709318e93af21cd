import { BLUE } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { surf } from '#art/poster/toolbox/coast.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { clamp, type Point, plot } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { whale } from '#art/poster/toolbox/sea-animals.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import { farCapes, layCapes, nearCape, skerries } from '#art/poster/toolbox/wooded-capes.ts'

export const cove: Scene = {
  title: 'Pacific cove with a breaching whale',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.42, 0.5)
    const sunX = xAt(chance.between(0.3, 0.52))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.07, 0.22), r: span * 0.165 })
    const capes = layCapes(stage, horizon)
    const rocks = skerries(stage, horizon)
    const swim = placeWhale(stage, horizon)
    const shore = plot(SHORE, xAt, down => height * 0.7 + ((height - height * 0.7) * down) / 0.3)
    const crownId = palmCrown(stage, { wind: sunward * 0.25 })
    const palmCount = chance.whole(1, 3)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.13, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.1, sun.y + span * 0.05, span * 0.46, 2, inks.mist, {
        opacity: 0.9,
      }),
      farHills(stage, horizon),
      sea(stage, horizon),
      farCapes(stage, horizon, capes),
      mist(stage, horizon + span * 0.005, span * 0.09, { opacity: 0.6 }),
      lightRoad(stage, sun.x, horizon + 3, height * 0.86, { far: span * 0.1, near: span * 0.26, count: 13 }),
      nearCape(stage, horizon, capes.near),
      rocks,
      ripples(stage, horizon + 6, height * 0.86, { count: 28, opacity: 0.5, big: 70 }),
      ripples(stage, height * 0.62, height * 0.9, { count: 10, ink: inks.water[2], opacity: 0.6, big: 110 }),
      canoeAndWhale(stage, swim),
      surf(stage, shore, [
        [span * 0.05, inks.water[0], 0.6],
        [span * 0.03, inks.paper, 0.9],
        [span * 0.016, inks.sand[1]],
        [-span * 0.012, inks.sand[0]],
      ]),
      traveller(stage, xAt(0.02), height * 0.95, unit * 1.5, { kind: 'hat', coat: BLUE, flip: sunward }),
      traveller(stage, xAt(0.07), height * 0.955, unit * 1.5, { kind: 'pack', flip: sunward }),
      palms(stage, crownId, palmCount),
      leaves(stage),
      birds(stage, xAt(0.05), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

/** Across toward the sun, and down in the near third of the picture. */
const SHORE = [
  -2.4, -0.22, -0.9, -0.1, -0.62, -0.02, -0.46, 0.03, -0.3, 0.1, -0.1, 0.2, 0.2, 0.26, 0.6, 0.3, 1.1, 0.31,
  2.4, 0.36,
]

interface Swim {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly canoeX: number
}

function placeWhale({ width, height, span, chance, sunward, xAt }: Stage, horizon: number): Swim {
  const x = clamp(xAt(chance.between(0.26, 0.4)), span * 0.3, width - span * 0.3)
  const y = horizon + (height - horizon) * chance.between(0.42, 0.5)
  const heading = chance.odds(0.7) ? sunward : -sunward
  return { x, y, heading, canoeX: x - sunward * span * chance.between(0.36, 0.42) }
}

/** Hills behind the near side only: toward the sun the sea runs out to the sky. */
function farHills(stage: Stage, horizon: number): Art {
  const { span, inks, sunward, xAt } = stage
  const sinking = rollingSkyline(stage, horizon - span * 0.1, span * 0.06, { scale: 0.006 }).map(
    ([x, y]): Point => {
      if ((x - xAt(0.3)) * sunward > 0) return [x, horizon + 4]
      return [x, Math.min(horizon + 2, y + Math.max(0, (x - xAt(-0.1)) * sunward) * 0.3)]
    },
  )
  return hill(stage, sinking, inks.land[0], horizon + 4)
}

function canoeAndWhale(stage: Stage, { x, y, heading, canoeX }: Swim): Art {
  const { span, unit, chance, inks } = stage
  return [
    canoe(stage, canoeX, y + span * chance.between(-0.01, 0.05), unit * 0.95, { flip: x > canoeX ? 1 : -1 }),
    reflection(stage, x, y + 10 * unit, span * 0.16, span * 0.12, inks.land[4], { count: 6, opacity: 0.45 }),
    whale(stage, x, y, unit * chance.between(1.2, 1.5), { flip: heading, lean: -chance.between(18, 32) }),
  ]
}

function palms(stage: Stage, crownId: string, count: number): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const places = [
    { x: nearEdge(stage, 0.04), y: 0.95, high: 0.2, lean: 0.2, scale: 0.78, flip: 1 },
    { x: farEdge(stage, 0), y: 0.96, high: 0.36, lean: -0.24, scale: 1.05, flip: -1 },
    { x: nearEdge(stage, 0.14), y: 0.97, high: 0.15, lean: 0.34, scale: 0.66, flip: 1 },
  ]
  return places.slice(0, count).map(({ x, y, high, lean, scale, flip }) =>
    palm(crownId, x, height * y, span * high * chance.between(0.9, 1.1), {
      lean: sunward * lean,
      ink: inks.leaf[3],
      trunk: inks.key,
      scale: unit * scale,
      flip,
    }),
  )
}

function leaves(stage: Stage): Art {
  const { height, unit, chance, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  return [
    foliage(stage, nearEdge(stage, 0.01), height * 1.03, unit * 1.8, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    chance.odds(0.6) &&
      foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.5, {
        ...tones,
        count: 4,
        spread: sunward > 0 ? [-170, -90] : [-90, -10],
        kinds: ['fern'],
      }),
  ]
}
