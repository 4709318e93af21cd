import type { Build } from '#art/houses/toolbox/build.ts'
import { type Art, group, place } from '#art/poster/toolbox/tags.ts'
import { boat } from './boat.ts'
import { body, type Look } from './body.ts'
import { dome } from './dome.ts'
import { roundHut } from './round-hut.ts'
import { tent } from './tent.ts'

/** How far the rows of a house in steps are apart, and how many there are. */
const STEP = { across: 74, up: 54, rows: 3 }

/** One building, about x = 0 on the ground y = 0: what it is built of says which. */
export function building(build: Build, look: Look): Art {
  const { keys, width, first } = look
  const { walls, roof, floors } = keys
  const fit = width / 250
  if (walls === 'hull') return scaled(roof === 'sails' ? 0.78 : 0.92, 0, boat(build, roof === 'sails'))
  if (roof === 'dome') return scaled(fit * 0.98, 0, dome(build))
  if (walls === 'canvas')
    return scaled(fit * 0.92, floors === 'raised' ? -34 : 0, tent(build, floors, roof === 'thatch'))
  if (roof === 'cone') return scaled(Math.min(1.2, fit * 1.3), 0, roundHut(build, first))
  if (floors === 'steps') return inSteps(build, look)
  return body(build, look)
}

function scaled(scale: number, lift: number, art: Art): Art {
  return group({ transform: place(0, lift * scale, scale) }, art)
}

/** Rooms in rows one over another, up a slope. */
function inSteps(build: Build, look: Look): Art {
  const rows: Art[] = []
  for (let row = STEP.rows - 1; row >= 0; row--) {
    const transform = place((row - 1) * STEP.across, 20 - row * STEP.up)
    rows.push(group({ transform }, body(build, { ...look, first: look.first && row === 0 })))
  }
  return rows
}
