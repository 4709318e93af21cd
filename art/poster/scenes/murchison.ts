import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { brinkOf, courseOf, type Gap, jambs } from '#art/poster/toolbox/cleft.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { gorgeWall } from '#art/poster/toolbox/gorge.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, type Point } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { hippoPool, riverLaunch } from '#art/poster/toolbox/river-animals.ts'
import { brinkTrees, woodedBank } from '#art/poster/toolbox/river-bank.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { billows, fallBoulders, foamTrail, torrent } from '#art/poster/toolbox/torrent.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const murchison: Scene = {
  title: 'The Nile in the gap of Murchison Falls',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const sunX = xAt(chance.between(0.34, 0.5))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.19, 0.24), r: span * 0.155 })
    const gap: Gap = {
      x: xAt(0),
      lip: height * chance.between(0.36, 0.4),
      river: height * chance.between(0.62, 0.66),
      half: span * 0.02,
      kick: stage.sunward * span * chance.between(0.02, 0.06),
    }
    return [
      sky(stage, { horizon: height * 0.46, sun }),
      streaks(stage, xAt(-0.25), height * 0.13, span * 0.6, 3, inks.mist, { opacity: 0.75 }),
      backHills(stage, gap),
      cliffs(stage, gap),
      mist(stage, gap.river - span * 0.06, span * 0.3, { opacity: 0.5 }),
      billows(stage, gap.x + gap.kick, gap.river - span * 0.02, span * 0.2, span * 0.22, { opacity: 0.4 }),
      torrent(stage, courseOf(gap)),
      jambs(stage, courseOf(gap), gap.river + span * 0.02, brinkOf(stage, gap)),
      water(stage, gap, sun.x),
      banks(stage, gap),
      billows(stage, gap.x + gap.kick * 1.1, gap.river + span * 0.012, span * 0.19, span * 0.1),
      fallBoulders(stage, gap.x + gap.kick, gap.river + span * 0.022),
      onTheRiver(stage, gap),
      nearBank(stage),
      birds(stage, xAt(-0.12), height * 0.22, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

function backHills(stage: Stage, { lip }: Gap): Art {
  const { span, inks } = stage
  const faded = (ink: string) =>
    stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, lip - span * 0.24, 0, lip - span * 0.03)
  const far = rollingSkyline(stage, lip - span * 0.15, span * 0.05, { scale: 0.006 })
  const near = rollingSkyline(stage, lip - span * 0.1, span * 0.03, { scale: 0.01 })
  return [
    hill(stage, far, faded(inks.land[0]), lip + span * 0.1),
    hill(stage, near, faded(inks.land[1]), lip + span * 0.1),
  ]
}

/** The walls across the valley, with trees on their brinks. */
function cliffs(stage: Stage, gap: Gap): Art {
  const { width, span, inks } = stage
  const { x, lip, river, half } = gap
  const { land, leaf, rock } = inks
  const top = brinkOf(stage, gap)
  const wall = {
    top,
    foot: river + span * 0.02,
    lip: lip - span * 0.06,
    ink: mix(land[3], rock[2], 0.5),
    shade: mix(land[4], rock[2], 0.3),
    moss: mix(leaf[1], leaf[2], 0.4),
  }
  const lit = mix(leaf[1], leaf[2], 0.3)
  return [
    brinkTrees(stage, { to: x - half * 2.6, top, base: lip + span * 0.1, ink: leaf[2], lit }),
    brinkTrees(stage, { from: x + half * 2.8, top, base: lip + span * 0.1, ink: leaf[2], lit }),
    gorgeWall(stage, { ...wall, from: -20, to: x - half * 5, side: -1 }),
    gorgeWall(stage, { ...wall, from: x + half * 5, to: width + 20, side: 1 }),
  ]
}

function water(stage: Stage, { x, river, half, kick }: Gap, sunX: number): Art {
  const { height, span, inks, sunward } = stage
  const tones = [
    mix(inks.water[0], inks.leaf[0], 0.15),
    mix(inks.water[1], inks.leaf[1], 0.15),
    inks.water[2],
  ]
  const stream = (down: number): Point => [
    x + kick * 1.1 - sunward * span * 0.16 * Math.sin(down * 3) + sunward * span * 0.1 * down,
    lerp(river + span * 0.012, height, down),
  ]
  return [
    sea(stage, river, height, { inks: tones }),
    lightRoad(stage, sunX, river + span * 0.06, height * 0.95, {
      far: span * 0.07,
      near: span * 0.2,
      count: 9,
    }),
    ripples(stage, river + span * 0.03, height, { count: 26, opacity: 0.4, big: 80 }),
    foamTrail(stage, stream, down => half * 4 + span * 0.14 * down, 30),
  ]
}

/** Wooded banks that step toward us on both sides of the water. */
function banks(stage: Stage, { x, river }: Gap): Art {
  const { span, unit, inks, sunward } = stage
  const { land, leaf } = inks
  const far = { ink: mix(leaf[2], land[3], 0.3), lit: mix(leaf[1], land[2], 0.3), size: 22 * unit }
  const near = { ink: leaf[2], lit: leaf[1], size: 34 * unit }
  return [
    woodedBank(stage, {
      ...far,
      side: -sunward,
      edge: x - sunward * span * 0.28,
      foot: river + span * 0.012,
    }),
    woodedBank(stage, {
      ...far,
      side: sunward,
      edge: x + sunward * span * 0.3,
      foot: river + span * 0.014,
      rise: 0.17,
    }),
    woodedBank(stage, {
      ...near,
      side: -sunward,
      edge: x - sunward * span * 0.42,
      foot: river + span * 0.06,
    }),
  ]
}

function onTheRiver(stage: Stage, { river }: Gap): Art {
  const { height, span, unit, chance, sunward, xAt } = stage
  const launchX = xAt(chance.between(0.3, 0.44))
  const launchY = lerp(river, height, chance.between(0.3, 0.4))
  return [
    fill(pen().lens(launchX, launchY + 8 * unit, span * 0.2, 4 * unit), stage.inks.land[5], {
      opacity: 0.35,
    }),
    riverLaunch(stage, launchX, launchY, unit * 0.72, RED, -sunward),
    hippoPool(stage, xAt(chance.between(-0.06, 0.04)), lerp(river, height, 0.7)),
  ]
}

function nearBank(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3] }
  const crown = palmCrown(stage, { wind: sunward * 0.1 })
  const tree = { ink: inks.leaf[3], trunk: inks.key }
  return [
    palm(crown, nearEdge(stage, 0.02), height * 1.02, span * chance.between(0.36, 0.44), {
      ...tree,
      lean: sunward * 0.16,
      scale: unit,
    }),
    palm(crown, nearEdge(stage, 0.06), height * 1.02, span * 0.2, {
      ...tree,
      lean: sunward * 0.3,
      scale: unit * 0.8,
    }),
    foliage(stage, nearEdge(stage, 0), height * 1.04, unit * 1.9, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.5, {
      ...tones,
      count: 4,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
  ]
}
