import { isWithin, valueAt, withValue } from './at-path.ts'
import type { Conflict } from './merge-documents.ts'

/**
 * Takes the other side's value of a field that both changed; an element that one side removed is put back, or goes. Returns the
 * document with the other conflicts, by the places of what they are about.
 */
export function takeTheirs(
  document: unknown,
  conflict: Conflict,
  all: readonly Conflict[],
): { document: unknown; conflicts: Conflict[] } {
  const { path, ours, theirs } = conflict
  const others = all.filter(other => other !== conflict)
  const place = path.at(-1)
  if (typeof place !== 'number' || (ours !== undefined && theirs !== undefined))
    return {
      document: withValue(document, path, theirs),
      // Whatever is inside was taken with it.
      conflicts: others.filter(other => !isWithin(other.path, path)),
    }
  const list = path.slice(0, -1)
  const found = valueAt(document, list)
  const elements: unknown[] = Array.isArray(found) ? found : []
  const isAdded = ours === undefined
  const spliced = isAdded ? elements.toSpliced(place, 0, theirs) : elements.toSpliced(place, 1)
  return {
    document: withValue(document, list, spliced),
    conflicts: others.map(other => {
      const at = other.path[list.length]
      if (!isWithin(other.path, list) || typeof at !== 'number' || at < place) return other
      // Two that were removed may belong at the same place: the first of them stays before the other.
      const isFirst = other.ours === undefined && all.indexOf(other) < all.indexOf(conflict)
      if (at === place && (isFirst || !isAdded)) return other
      return { ...other, path: other.path.with(list.length, at + (isAdded ? 1 : -1)) }
    }),
  }
}
