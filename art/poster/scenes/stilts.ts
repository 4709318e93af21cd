import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { clamp, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { anyStiltHouse, farStiltHouse, nearStiltHouse } from '#art/poster/toolbox/stilt-houses.ts'
import { type Art, fill, group, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const stilts: Scene = {
  title: 'Stilt houses on the great lake',
  best: 'dusk',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.54, 0.6)
    const sunX = xAt(chance.between(0.26, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.1, 0.24), r: span * 0.175 })
    const farVillage = stage.define(group({}, farHouses(stage, horizon)))
    const nearVillage = stage.define(group({}, nearHouses(stage, horizon)))
    const boatX = clamp(xAt(chance.between(0.34, 0.5)), span * 0.2, width - span * 0.22)
    const boatY = horizon + (height - horizon) * chance.between(0.48, 0.62)
    const heading = chance.sign()
    const secondBoat = chance.odds(0.6)
    const crownId = palmCrown(stage)
    const hyacinth = floatingLeaves(stage)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.13, span * 0.6, 3, inks.mist, { opacity: 0.6 }),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.05, span * 0.56, 3, inks.mist, {
        opacity: 0.85,
      }),
      farShore(stage, crownId, horizon),
      sea(stage, horizon),
      use(farVillage),
      mist(stage, horizon + span * 0.01, span * 0.06, { opacity: 0.45 }),
      lightRoad(stage, sun.x, horizon + 4, height * 0.94, { far: span * 0.12, near: span * 0.3 }),
      reflectedPrint(nearVillage, horizon + span * 0.115, 0.6, 0.3),
      ripples(stage, horizon + 8, height * 0.95, { count: 34, big: 80 }),
      use(nearVillage),
      secondBoat && canoe(stage, xAt(0.6), horizon + span * 0.07, unit * 0.55, { flip: -heading }),
      reflection(stage, boatX, boatY + 4, span * 0.24, span * 0.05, inks.key, { count: 4, opacity: 0.4 }),
      canoe(stage, boatX, boatY, unit * 1.45, { flip: heading }),
      canoe(stage, xAt(-0.16), horizon + span * 0.17, unit * 0.85, { flip: sunward }),
      hyacinth,
      foliage(stage, sunward > 0 ? 0 : width, height * 1.04, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [-100, -10] : [-170, -80],
      }),
      birds(stage, xAt(0.1), height * 0.24, 6, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

/** Two rows of houses: down from the horizon, their scale, how many, and from where to where. */
const ROWS = [
  { down: 0.012, scale: 0.34, count: 9, from: -0.7, to: 0.62 },
  { down: 0.04, scale: 0.58, count: 5, from: -0.66, to: 0.2 },
]

function farHouses(stage: Stage, horizon: number): Art {
  const { width, span, unit, chance, xAt } = stage
  const wide = width > span * 1.5
  return ROWS.map(row =>
    range(Math.round(row.count * (wide ? 1.3 : 1)), (_, t) => {
      const across = lerp(row.from - (wide ? 0.4 : 0), row.to, t) + chance.between(-0.025, 0.025)
      const scale = unit * row.scale * chance.between(0.9, 1.1)
      const house = anyStiltHouse(stage, chance.whole(62, 96), chance.whole(38, 56), chance.whole(0, 4))
      return farStiltHouse(stage, { x: xAt(across), y: horizon + span * row.down, scale, ...house })
    }),
  )
}

function nearHouses(stage: Stage, horizon: number): Art {
  const { span, unit, chance, xAt } = stage
  const left = anyStiltHouse(stage, 100, 66, chance.whole(0, 4))
  const nearest = { x: xAt(-0.36), y: horizon + span * 0.12, scale: unit * 1.5, ...left, wash: true }
  const art = nearStiltHouse(stage, nearest)
  const right = anyStiltHouse(stage, 84, 62, chance.whole(0, 4))
  const next = { x: xAt(-0.02), y: horizon + span * 0.095, scale: unit * 1.15, ...right }
  return [art, nearStiltHouse(stage, next)]
}

function farShore(stage: Stage, crownId: string, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const far = rollingSkyline(stage, horizon - span * 0.05, span * 0.02, { scale: 0.008 })
  const farTrees = treeline(stage, far, span * 0.018, inks.land[0], horizon + 3)
  const near = rollingSkyline(stage, horizon - span * 0.02, span * 0.016, { scale: 0.012 })
  return [
    farTrees,
    treeline(stage, near, span * 0.02, mix(inks.land[1], inks.leaf[1], 0.25), horizon + 3),
    range(5, i =>
      palm(
        crownId,
        xAt(-0.6 + i * 0.3 + chance.between(-0.06, 0.06)),
        horizon,
        span * chance.between(0.12, 0.2),
        {
          lean: chance.between(-0.08, 0.1),
          ink: inks.land[2],
          scale: unit * chance.between(0.28, 0.38),
        },
      ),
    ),
  ]
}

/** Rafts of water hyacinth close by, with buds. */
function floatingLeaves({ height, span, unit, chance, inks, xAt }: Stage): Art {
  const [leaves, buds] = [pen(), pen()]
  for (let i = 0; i < 26; i++) {
    const angle = chance() * 6.3
    const out = Math.sqrt(chance())
    const x = xAt(chance.odds(0.6) ? -0.36 : 0.8) + Math.cos(angle) * out * span * 0.26
    const y = height * 0.94 + Math.sin(angle) * out * span * 0.05
    const w = span * chance.between(0.016, 0.034)
    leaves
      .M(x - w, y)
      .Q(x - w, y - w * 0.5, x, y - w * 0.45)
      .Q(x + w, y - w * 0.5, x + w, y)
      .Q(x, y + w * 0.55, x - w, y)
    if (i % 4) continue
    buds
      .M(x - w * 0.35, y - w * 0.1)
      .Q(x - w * 0.5, y - w * 0.9, x, y - w * 1.2)
      .Q(x + w * 0.5, y - w * 0.9, x + w * 0.35, y - w * 0.1)
      .Q(x, y + w * 0.1, x - w * 0.35, y - w * 0.1)
  }
  return [
    fill(leaves, inks.leaf[3]),
    fill(leaves, inks.leaf[2], { transform: `translate(0 ${(-2.4 * unit).toFixed(1)})` }),
    fill(buds, mix(RED, inks.paper, 0.55)),
  ]
}
