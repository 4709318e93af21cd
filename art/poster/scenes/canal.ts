import type { Scene } from '#art/poster/scene.ts'
import { frigatebird } from '#art/poster/toolbox/birds.ts'
import { type Lock, layLock, lockWalls, miterGates } from '#art/poster/toolbox/canal-lock.ts'
import { mule, shipBowOn } from '#art/poster/toolbox/canal-ship.ts'
import { canalHills, flankWoods } from '#art/poster/toolbox/canal-woods.ts'
import { streaks } from '#art/poster/toolbox/clouds.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { clamp, lerp } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'

export const canal: Scene = {
  title: 'A ship in the locks of the Panama Canal',
  best: 'dawn',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.4, 0.44)
    const shipX = clamp(xAt(0), span * 0.44, width - span * 0.44)
    const sun = stage.hang({
      x: xAt(chance.between(0.42, 0.56)),
      y: horizon - span * chance.between(0.14, 0.2),
      r: span * 0.15,
    })
    const lock = layLock(stage, shipX, horizon)
    const stem = horizon + span * chance.between(0.34, 0.37)
    const size = (span * 0.5) / 300
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.4), height * 0.1, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.03, sun.y + span * 0.03, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      canalHills(stage, horizon),
      lockWalls(stage, lock),
      flankWoods(stage, shipX, horizon),
      controlHouse(stage, shipX - sunward * span * 0.66, horizon + span * 0.16),
      lamps(stage, lock),
      fill(pen().lens(shipX, stem + 4, span * 0.6, span * 0.03), mix(inks.water[2], inks.key, 0.45), {
        opacity: 0.6,
      }),
      shipBowOn(stage, shipX, stem, size),
      mules(stage, lock, stem - size * 116, size * 58),
      miterGates(stage, lock),
      corner(stage),
      frigatebird(
        xAt(-chance.between(0.2, 0.32)),
        height * chance.between(0.1, 0.14),
        unit * 0.62,
        inks.key,
        -sunward,
      ),
      birds(stage, xAt(0.7), height * 0.2, 3, 7 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

/** White walls and wide tiled eaves: the house from which the gates are worked. */
function controlHouse(stage: Stage, x: number, y: number): Art {
  const { unit, inks, sunward, lampsLit } = stage
  const tile = tinted(stage, '#a8604a')
  const wall = mix(inks.paper, inks.sand[0], 0.3)
  const glass = lampsLit ? inks.lamp : mix(inks.water[2], inks.key, 0.3)
  return group(
    { transform: place(x, y, unit * 0.95, sunward) },
    fill('M-64 0V-44H64V0Z', wall),
    fill('M34 0V-44H64V0Z', mix(wall, inks.land[2], 0.35)),
    fill(
      'M-56-10V-34H-44V-10ZM-36-10V-34H-24V-10ZM-16-10V-34H-4V-10ZM4-10V-34H16V-10ZM24-10V-34H31V-10Z',
      glass,
    ),
    fill('M-76-43L-56-62H56L76-43Z', tile),
    fill('M-40-62V-86H40V-62Z', wall),
    fill('M18-62V-86H40V-62Z', mix(wall, inks.land[2], 0.35)),
    fill('M-34-66V-82H34V-66Z', glass),
    stroke('M-18-82V-66M0-82V-66M18-82V-66', wall, 2.4),
    fill('M-54-85L-30-104H30L54-85Z', tile),
    fill('M54-85L30-104H10L24-85ZM76-43L56-62H36L46-43Z', mix(tile, inks.key, 0.25)),
  )
}

/** Tall lamps in file along the walls. */
function lamps(stage: Stage, lock: Lock): Art {
  const { span, inks, lampsLit } = stage
  const [posts, heads, glow] = [pen(), pen(), pen()]
  for (const down of [0.8 * lock.far, 0.4 * lock.far, 0.08, 0.5]) {
    for (const side of [-1, 1]) {
      const [x, y] = lock.edge(down, side, 0.36)
      const tall = span * lerp(0.2, 0.36, (down + 0.42) / 1.1)
      const arm = tall * 0.11
      posts
        .M(x, y)
        .V(y - tall)
        .M(x - arm, y - tall)
        .H(x + arm)
      for (const end of [-1, 1]) {
        heads.lens(x + end * arm, y - tall + 1, tall * 0.09, tall * 0.025)
        glow.dot(x + end * arm, y - tall + 2, tall * 0.06)
      }
    }
  }
  return [
    stroke(posts, mix(inks.town[2], inks.key, 0.3), 2),
    lampsLit && fill(glow, inks.lamp, { opacity: 0.4 }),
    fill(heads, lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.3)),
  ]
}

/** Two mules on either wall hold the ship in the middle with their cables. */
function mules(stage: Stage, lock: Lock, hawseY: number, hawse: number): Art {
  const { unit, inks, span } = stage
  const cables = pen()
  const engines = [-1, 1].map(side =>
    [0.16, 0.62].map(down => {
      const [x, y] = lock.edge(down, side, 0.17)
      const scale = unit * lerp(0.9, 1.55, down)
      const from = lock.x + side * hawse
      const topY = y - 48 * scale
      cables.M(from, hawseY).Q((from + x) / 2, (hawseY + topY) / 2 + span * 0.02, x, topY)
      return mule(stage, x, y, scale, side)
    }),
  )
  return [stroke(cables, mix(inks.key, inks.land[3], 0.2), 1.3), engines]
}

function corner(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const crown = palmCrown(stage, { wind: sunward * 0.1 })
  return [
    palm(crown, nearEdge(stage, 0.02), height * 1.03, span * 0.5, {
      lean: sunward * 0.08,
      ink: inks.leaf[3],
      trunk: inks.key,
      scale: unit * 1.05,
    }),
    foliage(stage, nearEdge(stage, 0), height * 1.04, unit * 1.4, {
      ink: inks.key,
      rib: inks.leaf[3],
      spread: sunward > 0 ? [-125, -15] : [-165, -55],
    }),
  ]
}
