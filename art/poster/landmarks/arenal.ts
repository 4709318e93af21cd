import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { kayak } from '#art/poster/toolbox/small-craft.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, use } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const arenal: Landmark = {
  scene: {
    title: 'Arenal over its lake',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const shore = height * chance.between(0.6, 0.65)
      const sunX = xAt(chance.between(0.36, 0.52))
      const sun = stage.hang({ x: sunX, y: shore - span * chance.between(0.24, 0.36), r: span * 0.15 })
      const print = stage.define(group({}, farShore(stage, shore)))
      const kayakX = xAt(chance.between(0.1, 0.3))
      const kayakY = shore + (height - shore) * chance.between(0.36, 0.5)
      return [
        openSky(stage, shore, sun),
        use(print),
        sea(stage, shore),
        reflectedPrint(print, shore, 0.62, 0.4),
        mist(stage, shore, span * 0.05, { opacity: 0.6 }),
        lightRoad(stage, sun.x, shore + 5, height * 0.94, { far: span * 0.08, near: span * 0.24 }),
        ripples(stage, shore + 6, height, { count: 30, opacity: 0.5, big: 80 }),
        kayak(stage, kayakX, kayakY, unit * 1.15, -sunward),
        reflection(stage, kayakX, kayakY + 10 * unit, span * 0.15, span * 0.06, inks.key, {
          count: 4,
          opacity: 0.4,
        }),
        kayak(stage, kayakX + sunward * span * 0.2, kayakY - span * 0.07, unit * 0.8, -sunward, inks.lamp),
        nearBank(stage),
        birds(stage, xAt(-0.4), height * 0.3, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk', 'monsoon'],
    countries: ['costa-rica'],
    habitats: ['volcano', 'lake', 'rainforest'],
    subjects: ['arenal', 'la fortuna', 'lava'],
  },
}

/** The cone, bare above and wooded below, its worn-down neighbour Chato, and the lake's wooded shore. */
function farShore(stage: Stage, shore: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf, rock } = inks
  const x = xAt(chance.between(-0.1, 0))
  const top = shore - span * chance.between(0.46, 0.54)
  const wood = mix(land[3], leaf[2], 0.6)
  const arenalCone = cone({ x, top, base: shore, half: span * 0.62, crater: span * 0.02, curve: 1.5 })
  const chato = cone({
    x: xAt(-0.46),
    top: shore - span * 0.19,
    base: shore,
    half: span * 0.42,
    crater: span * 0.07,
    curve: 1.3,
  })
  const hills = rollingSkyline(stage, shore - span * 0.07, span * 0.05, { scale: 0.008 })
  const trees = rollingSkyline(stage, shore - span * 0.012, span * 0.01, { scale: 0.012 })
  return [
    hill(
      stage,
      hills,
      stage.gradient([land[1], mix(land[0], inks.mist, 0.5)], 0, shore - span * 0.14, 0, shore),
      shore + 2,
    ),
    volcanoCone(stage, chato, {
      ink: mix(land[2], leaf[1], 0.4),
      shade: mix(land[3], leaf[2], 0.4),
      gullies: 5,
      fade: 0.4,
    }),
    steam(stage, x, top),
    volcanoCone(stage, arenalCone, {
      ink: mix(land[2], rock[1], 0.34),
      shade: mix(land[3], rock[2], 0.34),
      lit: mix(land[2], rock[0], 0.4),
      gullies: 9,
      fade: 0.92,
      fadeTo: mix(wood, leaf[1], 0.35),
    }),
    skirt(stage, x, shore),
    mistTongue(stage, shore - span * 0.05, span * 0.03, { opacity: 0.6 }),
    treeline(stage, trees, span * 0.02, wood, shore + 2),
  ]
}

/** Forest that climbs the lower flanks. */
function skirt(stage: Stage, x: number, shore: number): Art {
  const { span, unit, inks } = stage
  const { land, leaf } = inks
  return forest(stage, {
    from: x - span * 0.5,
    to: x + span * 0.5,
    y: at => shore - span * 0.1 * Math.max(0, 1 - ((at - x) / (span * 0.52)) ** 2),
    size: 13 * unit + 3,
    ink: mix(land[3], leaf[1], 0.5),
    lit: mix(land[2], leaf[0], 0.4),
    base: shore + 2,
    bumps: 4,
    rows: 2,
  })
}

function steam({ chance, inks, sunward, unit }: Stage, x: number, y: number): Art {
  const puffs = pen()
  let [puffX, puffY, radius] = [x, y, 6 * unit]
  for (let puff = 0; puff < 6; puff++) {
    puffs.dot(puffX, puffY, radius * 1.3, radius * 0.8)
    puffX -= sunward * radius * 1.2
    puffY -= radius * chance.between(0.2, 0.6)
    radius *= 1.18
  }
  return fill(puffs, mix(inks.paper, inks.sky[1], 0.2), { opacity: 0.9 })
}

function nearBank(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const { leaf, land } = inks
  const edge = nearEdge(stage, 0)
  return [
    emergentTree(stage, nearEdge(stage, 0.12), height * 1.02, span * 0.5, {
      ink: leaf[2],
      lit: leaf[1],
      trunk: land[5],
    }),
    forest(stage, {
      from: sunward > 0 ? -30 : edge - span * 0.5,
      to: sunward > 0 ? span * 0.5 : edge + 30,
      y: x => height - span * 0.14 * Math.max(0, 1 - Math.abs(x - edge) / (span * 0.56)),
      size: 34 * unit,
      ink: leaf[3],
      lit: leaf[2],
      bumps: 6,
    }),
    leafyCorners(stage),
  ]
}
