import type { Scene } from '#art/poster/scene.ts'
import { almsGiver, almsMonk } from '#art/poster/toolbox/alms-round.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { frangipani } from '#art/poster/toolbox/frangipani.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { assemblyHall, lannaChedi } from '#art/poster/toolbox/lanna-temple.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { mistyHills } from '#art/poster/toolbox/misty-hills.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

export const wat: Scene = {
  title: 'Northern temple at alms',
  best: 'dawn',
  zoom: [0.92, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.6, 0.63)
    const sunX = xAt(chance.between(0.4, 0.52))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.24, 0.34), r: span * 0.16 })
    const court = height * 0.75
    const chediX = xAt(chance.between(0.3, 0.36))
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.1), height * 0.1, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      mistyHills(stage, horizon),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.05, span * 0.4, 2, inks.mist, {
        opacity: 0.9,
      }),
      lannaChedi(stage, chediX, court + span * 0.01, span * chance.between(0.5, 0.56)),
      garden(stage, court),
      courtyard(stage, court),
      shadow(stage, xAt(-0.2), court + span * 0.055, 0.7),
      assemblyHall(
        stage,
        xAt(chance.between(-0.1, -0.04)),
        court + span * 0.05,
        unit * chance.between(1.8, 1.95),
        -sunward,
      ),
      alms(stage),
      frame(stage),
      birds(stage, xAt(0.14), height * 0.18, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Trees and palms behind the temple's wall, the palms taller than all but its spire. */
function garden(stage: Stage, court: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const planted = (across: number, high: number) =>
    palm(crownId, xAt(across + chance.between(-0.02, 0.02)), court - span * 0.01, span * high, {
      lean: chance.between(-0.14, 0.14),
      ink: mix(leaf[3], leaf[2], 0.3),
      scale: unit * high * 1.7,
    })
  return [
    planted(0.56, 0.26),
    planted(0.64, 0.2),
    planted(-0.66, 0.36),
    planted(1.1, 0.24),
    planted(1.5, 0.28),
    forest(stage, {
      y: x => court - span * (0.045 + 0.012 * Math.sin(x / 60)),
      size: span * 0.04,
      ink: mix(land[3], leaf[2], 0.6),
      lit: mix(leaf[1], leaf[0], 0.2),
      base: court + 2,
      bumps: 4,
      gap: 1.5,
      litOdds: 0.6,
    }),
    mist(stage, court - span * 0.06, span * 0.1, { opacity: 0.35 }),
  ]
}

/** A low white wall with its coping, and the swept yard before it. */
function courtyard(stage: Stage, court: number): Art {
  const { width, height, span, inks } = stage
  const { leaf, paper, rock, sand, land } = inks
  const [wall, coping, posts] = [pen(), pen(), pen()]
  wall.polygon([
    [0, court - span * 0.03],
    [width, court - span * 0.03],
    [width, court + span * 0.012],
    [0, court + span * 0.012],
  ])
  coping.polygon([
    [0, court - span * 0.036],
    [width, court - span * 0.036],
    [width, court - span * 0.026],
    [0, court - span * 0.026],
  ])
  for (let x = span * 0.05; x < width; x += span * 0.2) {
    posts.polygon([
      [x - span * 0.012, court + span * 0.012],
      [x - span * 0.012, court - span * 0.05],
      [x, court - span * 0.07],
      [x + span * 0.012, court - span * 0.05],
      [x + span * 0.012, court + span * 0.012],
    ])
  }
  const ground = stage.gradient(
    [mix(sand[0], sand[1], 0.35), mix(sand[1], sand[2], 0.35), mix(sand[2], rock[2], 0.4)],
    0,
    court,
    0,
    height,
  )
  const white = mix(paper, land[1], 0.22)
  const lawn = pen()
    .M(0, court + span * 0.01)
    .H(width)
    .V(court + span * 0.035)
    .Q(width / 2, court + span * 0.022, 0, court + span * 0.035)
    .Z()
  return [
    fill(wall, white),
    fill(coping, mix(rock[1], rock[2], 0.4)),
    fill(posts, mix(white, land[2], 0.25)),
    `<path fill="${ground}" d="M0 ${Math.round(court + span * 0.01)}h${width}V${height}H0z"/>`,
    fill(lawn, mix(leaf[1], leaf[2], 0.5)),
  ]
}

function shadow({ span, inks, sunward }: Stage, x: number, y: number, wide: number): Art {
  return fill(pen().lens(x - sunward * span * wide * 0.2, y, span * wide, span * 0.016), inks.key, {
    opacity: 0.3,
  })
}

/** Monks in file, and the woman whose rice they stop for. */
function alms(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const monks = chance.whole(2, 3)
  const heading = chance.odds(0.5) ? sunward : -sunward
  const size = unit * 2
  const middle = xAt(chance.between(0.24, 0.3))
  const y = height * 0.915
  const at = (place: number) => middle + heading * span * (0.1 - place * 0.125)
  const giverX = middle + heading * span * 0.24
  return [
    range(monks, i => [
      shadow(stage, at(i), y + span * 0.004 * i, 0.12),
      almsMonk(stage, at(i), y + span * 0.004 * i, size * (1 - i * 0.02), heading),
    ]),
    shadow(stage, giverX, y + span * 0.012, 0.14),
    almsGiver(stage, giverX, y + span * 0.012, size, -heading),
    fill(pen().lens(giverX, y + span * 0.014, span * 0.14, span * 0.006), mix(inks.lamp, inks.sand[2], 0.5)),
  ]
}

/** A frangipani leans in on the side of the light; leaves close the other. */
function frame(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const { key, leaf } = inks
  const root = {
    x: farEdge(stage, 0.04),
    y: height * 1.02,
    angle: -Math.PI / 2 - sunward * 0.12,
    long: span * 0.2,
    thick: 16 * unit,
  }
  return [
    frangipani(stage, root, 3),
    foliage(stage, nearEdge(stage, 0.01), height * 1.05, unit * 1.8, {
      ink: key,
      rib: leaf[3],
      spread: sunward > 0 ? [-110, -8] : [-172, -70],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.07, unit * 1.3, {
      ink: key,
      rib: leaf[3],
      count: 3,
      kinds: ['fern'],
      spread: sunward > 0 ? [-172, -90] : [-90, -8],
    }),
  ]
}
