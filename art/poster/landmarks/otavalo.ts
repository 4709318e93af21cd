import { BLUE, RED } from '#art/poster/palettes.ts'
import { cumulus } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { weavingStall } from '#art/poster/toolbox/stalls.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { paved } from '#art/poster/toolbox/town-square.ts'
import type { Landmark } from './landmark.ts'

export const otavalo: Landmark = {
  scene: {
    title: 'The market of Otavalo under Imbabura',
    best: 'day',
    zoom: [0.94, 1.12],
    draw(stage) {
      const { height, span, unit, chance, xAt } = stage
      const ground = height * chance.between(0.62, 0.66)
      const sun = stage.hang({ x: xAt(chance.between(0.34, 0.48)), y: ground - span * 0.4, r: span * 0.15 })
      return [
        openSky(stage, ground, sun),
        imbabura(stage, ground),
        paved(stage, ground),
        stalls(stage, ground, 0.04, 0.86),
        couple(stage, xAt(0.02), ground + span * 0.1, unit * 1.45),
        stalls(stage, ground + span * 0.1, 0.16, 1.3),
        couple(stage, xAt(chance.between(-0.08, 0)), height * 0.93, unit * 2.6),
        chance.odds(0.7) && man(stage, xAt(0.34), height * 0.9, unit * 2.3, -stage.sunward, RED),
      ]
    },
  },
  setting: {
    hours: ['day', 'golden', 'dawn', 'dusk'],
    countries: ['ecuador'],
    habitats: ['city', 'highland', 'farmland'],
    subjects: ['otavalo', 'market', 'weav', 'poncho', 'craft'],
  },
}

function imbabura(stage: Stage, ground: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const surface = cone({
    x: xAt(-0.12),
    top: ground - span * chance.between(0.44, 0.5),
    base: ground,
    half: span * 0.86,
    crater: span * 0.06,
    curve: 1.35,
  })
  const trees = rollingSkyline(stage, ground - span * 0.04, span * 0.02, { scale: 0.014 })
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.4), ground - span * 0.3, span * 0.36, span * 0.05)
  cumulus(cloud, chance, xAt(0.14), ground - span * 0.26, span * 0.4, span * 0.04)
  return [
    volcanoCone(stage, surface, {
      ink: mix(land[2], leaf[1], 0.25),
      shade: mix(land[3], leaf[2], 0.2),
      lit: mix(land[1], leaf[0], 0.3),
      gullies: 10,
      fade: 0.5,
      fadeTo: mix(leaf[1], inks.mist, 0.3),
    }),
    fill(cloud, mix(inks.mist, inks.paper, 0.5), { opacity: 0.9 }),
    treeline(stage, trees, span * 0.03, mix(land[3], leaf[2], 0.6), ground + 2),
  ]
}

/** A row of stalls on either side of the lane we stand in. */
function stalls(stage: Stage, y: number, aisle: number, size: number): Art {
  const { width, span, unit, chance, xAt, sunward } = stage
  const step = 134 * unit * size
  return [-1, 1].map(side =>
    range(Math.ceil(width / step) + 1, i => {
      const x = xAt(0.02) + sunward * side * (span * aisle + step * (i + 0.55))
      return x > -step && x < width + step
        ? weavingStall(stage, x, y + span * 0.012, unit * size, chance.whole(0, 5))
        : ''
    }),
  )
}

function couple(stage: Stage, x: number, y: number, scale: number): Art {
  const { sunward } = stage
  return [
    woman(stage, x - 16 * scale * sunward, y, scale, sunward),
    man(stage, x + 14 * scale * sunward, y, scale, -sunward, BLUE),
  ]
}

/** An Otavaleña: white blouse, dark wrapped skirt, folded headcloth, gold beads; 36 tall. */
function woman(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-7 0L-5-16H6L8 0Z', inks.key),
    fill('M-6-14Q-8-25-2-27H3Q9-25 8-14Q1-12-6-14Z', inks.paper),
    fill('M-5.6-15.6H7L7.4-13H-6Z', RED),
    stroke('M-2-25.6Q1-22 4-25.6', inks.lamp, 2),
    fill('M-3-30a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', mix(inks.rock[2], inks.key, 0.35)),
    fill('M-5-31Q-5-37 1-36.6Q6-36 5-31Q9-33 8-35L1-38L-7-35Z', mix(inks.key, inks.town[3], 0.3)),
  )
}

/** An Otavaleño: felt hat, one long braid, poncho, white trousers; 38 tall. */
function man(stage: Stage, x: number, y: number, scale: number, flip: number, poncho: string): Art {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-4 0L-3-14H1L0 0ZM2 0L2-14H6L6 0Z', inks.paper),
    fill('M-10-8L-3-28H5L12-8Q1-5-10-8Z', mix(poncho, inks.key, poncho === BLUE ? 0.45 : 0.1)),
    stroke('M-3-27L-5-14', inks.key, 1.8),
    fill('M-2.6-31a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0', mix(inks.rock[2], inks.key, 0.35)),
    fill('M-7-32.4Q1-34.6 9-32.4L8-31.4Q1-33-6-31.4ZM-3-33V-38H5V-33Z', inks.key),
  )
}
