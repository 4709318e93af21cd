import { RED } from '#art/poster/palettes.ts'
import { twinTowers } from '#art/poster/toolbox/churches.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { hillTown } from '#art/poster/toolbox/hill-town.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, lerp } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { kayak, launch } from '#art/poster/toolbox/small-craft.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const flores: Landmark = {
  scene: {
    title: 'Flores on its island in Lake Petén Itzá',
    best: 'dusk',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const shore = height * chance.between(0.56, 0.6)
      const x = clamp(xAt(-0.06), span * 0.42, width - span * 0.42)
      const sun = stage.hang({
        x: xAt(chance.between(0.38, 0.52)),
        y: shore - span * chance.between(0.18, 0.24),
        r: span * 0.15,
      })
      const print = stage.define(group({}, island(stage, x, shore)))
      return [
        openSky(stage, shore, sun),
        farShore(stage, shore),
        sea(stage, shore - span * 0.02),
        mist(stage, shore - span * 0.02, span * 0.05, { opacity: 0.5 }),
        reflectedPrint(print, shore, 0.72, 0.4),
        lightRoad(stage, sun.x, shore, height * 0.95, { far: span * 0.09, near: span * 0.28 }),
        ripples(stage, shore + 6, height, { count: 34, opacity: 0.5, big: 80 }),
        use(print),
        launch(stage, xAt(chance.between(0.24, 0.36)), lerp(shore, height, 0.46), unit * 1.1, -sunward, RED),
        kayak(stage, xAt(-0.2), lerp(shore, height, 0.7), unit * 1.25, sunward, inks.lamp),
        leafyCorners(stage, { near: 2, far: 1.5 }),
        birds(stage, x, shore - span * 0.42, 5, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'day', 'night'],
    countries: ['guatemala'],
    habitats: ['lake', 'city', 'island'],
    subjects: ['flores', 'petén', 'peten', 'el remate', 'lake'],
  },
}

function farShore(stage: Stage, shore: number): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, shore - span * 0.08, span * 0.035, { scale: 0.006 })
  const near = rollingSkyline(stage, shore - span * 0.045, span * 0.015, { scale: 0.01 })
  return [
    treeline(stage, far, span * 0.012, land[0], shore),
    treeline(stage, near, span * 0.018, mix(land[1], leaf[1], 0.3), shore),
  ]
}

const PAINTS = ['#f2c46b', '#e9967a', '#9cc7cf', '#f4e3c2', '#d98a8f', '#a9cf9b'] as const

/** Painted houses in rings up to the white church on top, tin roofs and palms, a quay all round. */
function island(stage: Stage, x: number, shore: number): Art {
  const { span, unit, inks, chance } = stage
  const { leaf } = inks
  const half = span * 0.42
  const top = (at: number) =>
    shore - span * 0.19 * Math.max(0.02, 1 - ((at - x) / (half * 1.06)) ** 2) - span * 0.01
  const white = mix(inks.paper, inks.sand[0], 0.2)
  const crownId = palmCrown(stage)
  const trees = rollingSkyline(stage, 0, 0, { from: x - half * 0.9, to: x + half * 0.9, step: 18 }).map(
    ([at]) => [at, top(at) + span * 0.005] as const,
  )
  return [
    twinTowers(stage, {
      x: x + span * 0.02,
      foot: top(x) + span * 0.03,
      high: span * 0.2,
      stone: white,
      trim: mix(white, inks.rock[1], 0.3),
      cap: mix(RED, inks.rock[2], 0.45),
      half: 0.3,
      body: 0.5,
      gable: 'pointed',
      towerAt: 0.3,
      towerHalf: 0.13,
      shaft: 0.56,
      belfry: 0.78,
      top: 'dome',
      doors: 1,
    }),
    treeline(stage, trees, span * 0.03, leaf[2], shore),
    hillTown(stage, {
      from: x - half,
      to: x + half,
      top,
      base: shore - span * 0.012,
      size: span * 0.055,
      walls: PAINTS,
      roof: '#b5533a',
      haze: 0.12,
    }),
    [-0.62, -0.2, 0.34, 0.72].map(across =>
      palm(crownId, x + half * across, shore + 1, span * chance.between(0.09, 0.14), {
        lean: chance.between(-0.2, 0.2),
        ink: leaf[3],
        scale: unit * 0.3,
      }),
    ),
    fill(
      pen()
        .M(x - half * 1.1, shore + 3)
        .Q(x - half * 1.06, shore - span * 0.02, x - half, shore - span * 0.022)
        .H(x + half)
        .Q(x + half * 1.06, shore - span * 0.02, x + half * 1.1, shore + 3)
        .Z(),
      mix(inks.rock[1], inks.rock[2], 0.3),
    ),
    causeway(stage, x + half * stage.sunward, shore),
  ]
}

/** The causeway to Santa Elena. */
function causeway(stage: Stage, x: number, shore: number): Art {
  const { span, inks } = stage
  const end = farEdge(stage, -0.1)
  return fill(
    pen()
      .M(x, shore - span * 0.012)
      .L(end, shore - span * 0.024)
      .L(end, shore - span * 0.008, x, shore + 2)
      .Z(),
    mix(inks.rock[2], inks.land[3], 0.3),
  )
}
