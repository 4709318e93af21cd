import type { Path } from './diff-documents.ts'
import { isFields } from './fields.ts'
import type { Conflict } from './merge-documents.ts'

/** How much later what stands in a list from a place on stands after a choice, in that list. */
interface Shift {
  list: Path
  from: number
  by: 1 | -1
}

function replaced(part: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(part)
  if (Array.isArray(part) && typeof key === 'number') return part.with(key, replaced(part[key], rest, change))
  if (!isFields(part)) return part
  const value = replaced(part[key], rest, change)
  if (value === undefined) return Object.fromEntries(Object.entries(part).filter(([name]) => name !== key))
  return { ...part, [key]: value }
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => path[index] === key)
}

function shifted({ path, ...versions }: Conflict, { list, from, by }: Shift): Conflict {
  const place = path[list.length]
  if (!isWithin(path, list) || typeof place !== 'number' || place < from) return { path, ...versions }
  return { path: path.with(list.length, place + by), ...versions }
}

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
  const list = path.slice(0, -1)
  const isAlone = ours === undefined || theirs === undefined
  if (typeof place !== 'number' || !isAlone)
    return {
      document: replaced(document, path, () => theirs),
      // Whatever is inside was taken with it.
      conflicts: others.filter(other => !isWithin(other.path, path)),
    }
  const isBefore = (other: Conflict) => all.indexOf(other) < all.indexOf(conflict)
  const spliced = (value: unknown) => {
    const elements = Array.isArray(value) ? value : []
    return ours === undefined ? elements.toSpliced(place, 0, theirs) : elements.toSpliced(place, 1)
  }
  const shift: Shift = ours === undefined ? { list, from: place, by: 1 } : { list, from: place + 1, by: -1 }
  return {
    document: replaced(document, list, spliced),
    // Two that were removed may belong at the same place: the first of them stays before the other.
    conflicts: others.map(other =>
      other.ours === undefined && isBefore(other) && other.path.at(-1) === place
        ? other
        : shifted(other, shift),
    ),
  }
}
