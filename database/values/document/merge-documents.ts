import type { Path } from './diff-documents.ts'
import { type Fields, isFields, isSame, isThings, isWords } from './fields.ts'
import { type Lists, orderOf, placeFor, type Thing, thingsOf } from './merge-lists.ts'

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
