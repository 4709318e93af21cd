import { alignElements } from './align-elements.ts'
import type { Path } from './diff-documents.ts'
import { type Fields, isFields, isSame, isThings, isWords } from './fields.ts'

/** Three versions of a part of a document; undefined where it is absent. */
interface Versions {
  base: unknown
  ours: unknown
  theirs: unknown
}

/** A field that both changed, each to another value; undefined where it is absent. */
export interface Conflict extends Versions {
  /** Its place in what was merged; of an element of a list that we removed, the place where it would stand. */
  path: Path
}

/** Three versions of a list. */
type Lists = Record<keyof Versions, readonly unknown[]>

/** A thing that stands in any of three lists, by its place in each. */
type Thing = Record<keyof Lists, number | null>

/** Each thing of three lists once. What both sides added alike is one thing. */
function thingsOf({ base, ours, theirs }: Lists): Thing[] {
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
function placeFor(thing: Thing, side: keyof Lists, things: readonly Thing[]): number {
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
function orderOf<T extends Thing>(things: readonly T[]): { ordered: T[]; isMovedApart: boolean } {
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

interface Merged {
  merged: unknown
  conflicts: Conflict[]
}

function within(key: string | number, { conflicts }: Merged): Conflict[] {
  return conflicts.map(conflict => ({ ...conflict, path: [key, ...conflict.path] }))
}

/** Lists that are merged by their elements: of things, or of different words. Any other is one field. */
function isMergeable(versions: Versions): versions is Lists & Versions {
  const lists = [versions.base, versions.ours, versions.theirs]
  const filled = lists.filter(list => !(Array.isArray(list) && list.length === 0))
  return filled.every(isThings) || filled.every(isWords)
}

function mergeThing(lists: Lists, { base, ours, theirs }: Thing): Merged {
  return mergeDocuments(
    base === null ? undefined : lists.base[base],
    ours === null ? undefined : lists.ours[ours],
    theirs === null ? undefined : lists.theirs[theirs],
  )
}

function mergeLists(lists: Lists): Merged {
  const things = thingsOf(lists).map(thing => ({ ...thing, ...mergeThing(lists, thing) }))
  const { ordered, isMovedApart } = orderOf(things.filter(({ merged }) => merged !== undefined))
  const conflicts = things.flatMap(thing => {
    const place = ordered.indexOf(thing)
    return within(place === -1 ? placeFor(thing, 'theirs', ordered) : place, thing)
  })
  const merged = ordered.map(thing => thing.merged)
  return {
    merged: isWords(lists.base) ? [...new Set(merged)] : merged,
    conflicts: isMovedApart ? [...conflicts, { path: [], ...lists }] : conflicts,
  }
}

function mergeFields(base: Fields, ours: Fields, theirs: Fields): Merged {
  const fields = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].map(
    key => [key, mergeDocuments(base[key], ours[key], theirs[key])] as const,
  )
  return {
    merged: Object.fromEntries(
      fields.flatMap(([key, { merged }]) => (merged === undefined ? [] : [[key, merged]])),
    ),
    conflicts: fields.flatMap(([key, one]) => within(key, one)),
  }
}

/**
 * Merges two versions of a document against the one that both began with, field by field. Of a field that both changed to
 * different values, and of what one removed and the other changed, ours stays, and `conflicts` has all three.
 */
export function mergeDocuments(base: unknown, ours: unknown, theirs: unknown): Merged {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { merged: ours, conflicts: [] }
  if (isSame(base, ours)) return { merged: theirs, conflicts: [] }
  if (isFields(ours) && isFields(theirs) && (isFields(base) || base === undefined))
    return mergeFields(base ?? {}, ours, theirs)
  const versions = { base, ours, theirs }
  if (isMergeable(versions)) return mergeLists(versions)
  return { merged: ours, conflicts: [{ path: [], ...versions }] }
}
