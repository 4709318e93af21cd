import { chanceFrom } from '#art/poster/toolbox/chance.ts'
import { growBranches } from './grow-branches.ts'
import { growLeaves } from './grow-leaves.ts'
import { joinShapes } from './join-shapes.ts'

/** The swollen trunk of a kapok, on its buttresses. */
const TRUNK =
  'M-196 0C-128-16-76-58-52-118C-34-166-42-290-31-398L-26-432H26L31-398C42-290 34-166 52-118' +
  'C74-64 120-18 186 0L128-3L70 0L20-4L-30 0L-90-4L-136 0Z'

/** Light on the edges of the buttresses. */
const EDGES =
  'M-17-138C-30-84-66-34-138 0M-18-104C-26-60-50-22-84 0M17-128C30-78 66-32 128-2M18-94C26-56 48-20 74 0'

/** Path data in whole units of the frame `TREE_BOX`. */
export interface CeibaDrawing {
  wood: string
  leaves: string
  /** Lines to stroke, in ink. */
  twigs: string
  /** Lines to stroke, in light. */
  edges: string
}

/** The ceiba, the same every time. */
export function drawCeibaTree(): CeibaDrawing {
  const chance = chanceFrom('kapok')
  const { limbs, twigs, tips } = growBranches(chance)
  return {
    wood: TRUNK + limbs,
    twigs: joinShapes(twigs),
    leaves: joinShapes(growLeaves(chance, tips)),
    edges: EDGES,
  }
}
