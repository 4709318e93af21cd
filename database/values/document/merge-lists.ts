import { alignElements } from './align-elements.ts'
import { isSame } from './fields.ts'

/** Three versions of a list. */
export interface Lists {
  base: readonly unknown[]
  ours: readonly unknown[]
  theirs: readonly unknown[]
}

/** A thing that stands in any of three lists, by its place in each. */
export type Thing = Record<keyof Lists, number | null>

/** Each thing of three lists once. What both sides added alike is one thing. */
export function thingsOf({ base, ours, theirs }: Lists): Thing[] {
  const [toOurs, toTheirs] = [alignElements(base, ours), alignElements(base, theirs)]
  const placeIn = (aligned: (number | null)[], index: number) => {
    const place = aligned.indexOf(index)
    return place === -1 ? null : place
  }
  const things: Thing[] = base.map((_, index) => ({
    base: index,
    ours: placeIn(toOurs, index),
    theirs: placeIn(toTheirs, index),
  }))
  const added = new Set([...theirs.keys()].filter(index => toTheirs[index] === null))
  for (const [index, one] of ours.entries()) {
    if (toOurs[index] !== null) continue
    const same = [...added].find(other => isSame(theirs[other], one)) ?? null
    if (same !== null) added.delete(same)
    things.push({ base: null, ours: index, theirs: same })
  }
  for (const index of added) things.push({ base: null, ours: null, theirs: index })
  return things
}

function inOrderOf<T extends Thing>(side: keyof Lists, things: readonly T[]): T[] {
  return things.filter(thing => thing[side] !== null).toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0))
}

/** The place among things at which one belongs that stands in another version only: after the one that it follows there. */
export function placeFor(thing: Thing, side: keyof Lists, things: readonly Thing[]): number {
  const earlier = things.filter(one => one[side] !== null && (one[side] ?? 0) < (thing[side] ?? 0))
  const previous = inOrderOf(side, earlier).at(-1)
  let place = previous ? things.indexOf(previous) + 1 : 0
  // After what this side alone has put there.
  while (things[place]?.[side] === null) place++
  return place
}

/**
 * The order of things: of the side that moved some, ours if both did. `isMovedApart` if both moved them, each to another order.
 */
export function orderOf<T extends Thing>(things: readonly T[]): { ordered: T[]; isMovedApart: boolean } {
  const common = things.filter(({ base, ours, theirs }) => base !== null && ours !== null && theirs !== null)
  const [base, ours, theirs] = [
    inOrderOf('base', common),
    inOrderOf('ours', common),
    inOrderOf('theirs', common),
  ]
  const [weMoved, theyMoved] = [!isSame(ours, base), !isSame(theirs, base)]
  const [first, second] =
    theyMoved && !weMoved ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const)
  const ordered = inOrderOf(first, things)
  for (const thing of inOrderOf(
    second,
    things.filter(one => one[first] === null),
  ))
    ordered.splice(placeFor(thing, second, ordered), 0, thing)
  return { ordered, isMovedApart: weMoved && theyMoved && !isSame(ours, theirs) }
}
