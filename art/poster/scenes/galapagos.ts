import type { Scene } from '#art/poster/scene.ts'
import { booby, frigatebird } from '#art/poster/toolbox/birds.ts'
import { cumulus, mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lavaShelf, lavaTop, pricklyPear } from '#art/poster/toolbox/lava-shore.ts'
import { type Point, plot } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { iguana, tortoise } from '#art/poster/toolbox/sea-animals.ts'
import { pinnacle } from '#art/poster/toolbox/sea-rocks.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const galapagos: Scene = {
  title: 'Volcanic islands, boobies and tortoises',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.52, 0.58)
    const rockAt = chance.between(0.2, 0.32)
    const sun = stage.hang({
      x: xAt(rockAt + chance.between(0.02, 0.16)),
      y: horizon - span * chance.between(0.12, 0.26),
      r: span * 0.165,
    })
    const rock = { x: xAt(rockAt), foot: horizon + span * 0.055, high: span * chance.between(0.26, 0.36) }
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.4), height * 0.13, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      islands(stage, horizon),
      sea(stage, horizon, height, {
        inks: [mix(inks.water[0], inks.water[1], 0.45), inks.water[1], inks.water[2]],
      }),
      mist(stage, horizon, span * 0.03, { opacity: 0.5 }),
      beach(stage, horizon),
      lightRoad(stage, sun.x, horizon + 4, height * 0.9, {
        far: span * 0.1,
        near: span * 0.28,
        count: 13,
        opacity: 0.8,
      }),
      ripples(stage, horizon + 6, height * 0.9, { count: 36, opacity: 0.55 }),
      pinnacle(stage, rock),
      sailboat(stage, rock.x + sunward * span * 0.3, horizon + span * 0.1, unit * 0.75, { flip: sunward }),
      lavaShelf(stage),
      cactuses(stage),
      animals(stage, chance.pick(['tortoises', 'boobies', 'iguanas'])),
      frigatebird(
        xAt(chance.between(-0.3, 0)),
        height * chance.between(0.16, 0.24),
        unit * chance.between(1, 1.35),
        inks.key,
        chance.sign(),
      ),
    ]
  },
}

/** A broad shield volcano under its cap of cloud, and a young cone farther off. */
function islands(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const island = (x: number, rise: number, half: number, ink: string, shade: string) => {
    const top = horizon - span * rise
    const surface = cone({
      x,
      top,
      base: horizon + 1,
      half: span * half,
      crater: span * half * 0.14,
      curve: 1.3,
    })
    return volcanoCone(stage, surface, { ink, shade, gullies: 5, fade: 0.3 })
  }
  const [x, rise] = [xAt(chance.between(-0.52, -0.36)), chance.between(0.2, 0.27)]
  const cap = pen()
  for (const aside of [-0.3, 0.02, 0.34]) {
    cumulus(cap, chance, x + span * aside, horizon - span * rise * 0.66, span * 0.36, span * 0.06)
  }
  return [
    island(xAt(chance.between(0.6, 0.85)), 0.07, 0.3, land[0], mix(land[0], land[1], 0.6)),
    island(x, rise, 0.85, mix(land[1], rock[1], 0.25), mix(land[2], rock[2], 0.3)),
    fill(cap, mix(inks.mist, inks.paper, 0.5), { opacity: 0.9 }),
  ]
}

/** Across toward the sun and down from the horizon, in spans: a cove of pale sand below the volcano. */
const SAND = [-1.2, 0.03, -0.7, 0.03, -0.3, 0.02, -0.06, 0.034, -0.14, 0.07, -0.5, 0.08, -0.62, 0.15, -1, 0.2]

function beach(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const yAt = (down: number) => horizon + span * down
  const cove = (lower: number) =>
    pen()
      .M(xAt(-2.6), yAt(0.01))
      .soft(plot(SAND, xAt, down => yAt(down + lower)))
      .L(xAt(-2.6), yAt(0.24 + lower))
      .Z()
  return [
    fill(cove(0.035), mix(inks.water[0], inks.water[1], 0.3), { opacity: 0.8 }),
    fill(cove(0.012), inks.paper, { opacity: 0.8 }),
    fill(cove(0), stage.gradient([inks.sand[0], inks.sand[1]], 0, yAt(0), 0, yAt(0.2))),
  ]
}

function cactuses(stage: Stage): Art {
  const { span, chance, inks } = stage
  const lit = mix(inks.leaf[1], inks.leaf[2], 0.4)
  return [
    [0.09, 0.42],
    [0.25, 0.24],
  ].map(([spans = 0, high = 0]) => {
    const x = nearEdge(stage, spans + chance.between(-0.02, 0.02))
    return pricklyPear(
      stage,
      x,
      lavaTop(stage, x) + span * 0.02,
      span * high * chance.between(0.9, 1.1),
      inks.leaf[3],
      lit,
    )
  })
}

/** What lives on the shelf: a pair on the slope, and one on the knoll across from them. */
function animals(stage: Stage, cast: 'tortoises' | 'boobies' | 'iguanas'): Art {
  const { span, unit, chance, inks, sunward } = stage
  const shell = mix(inks.rock[1], inks.rock[2], 0.5)
  const dark = mix(inks.key, inks.rock[2], 0.25)
  const on = (spans: number): Point => {
    const x = nearEdge(stage, spans)
    return [x, lavaTop(stage, x) + span * 0.012]
  }
  const tortoiseAt = (spans: number, scale: number, flip: number) =>
    tortoise(...on(spans), unit * scale, inks.key, shell, flip)
  const boobyAt = (spans: number, scale: number, flip: number) =>
    booby(stage, ...on(spans), unit * scale, flip)
  const iguanaAt = (spans: number, scale: number, flip: number) =>
    iguana(...on(spans), unit * scale, dark, shell, flip)
  const aside = chance.between(0.64, 0.7)
  if (cast === 'tortoises') return [tortoiseAt(0.42, 1, sunward), tortoiseAt(aside, 1.35, -sunward)]
  if (cast === 'iguanas')
    return [iguanaAt(0.36, 1.3, sunward), iguanaAt(aside, 1.6, -sunward), boobyAt(1.25, 1.2, -sunward)]
  return [boobyAt(0.36, 1.5, sunward), boobyAt(aside, 1.9, -sunward), boobyAt(aside - 0.14, 1.75, sunward)]
}
