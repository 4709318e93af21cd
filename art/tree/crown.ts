/** The drawing's frame: roots on y = 0, the crown's sun disc touching the top and both sides. */
export const TREE_BOX = { x: -310, y: -845, width: 620, height: 845 }

/** The sun, which is the tree's crown. */
export const CROWN = { x: 0, y: -540, r: 300 }

/** How far out in the flat dome of the branches a point lies: 0 in its middle, 1 on its rim. */
export function reachInCrown(x: number, y: number): number {
  return Math.hypot(x / 296, (y + 500) / 226)
}
