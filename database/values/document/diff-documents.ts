import { alignElements } from './align-elements.ts'
import { isFields, isSame, isThings } from './fields.ts'

/** Keys and indexes from the document to a part of it. */
export type Path = readonly (string | number)[]

/** A field that is not the same; undefined where it is absent. */
export interface Change {
  path: Path
  before: unknown
  after: unknown
}

function diffThings(before: object[], after: object[], path: Path): Change[] {
  const aligned = alignElements(before, after)
  const staying = new Set(aligned)
  const gone = before.flatMap((one, index) =>
    staying.has(index) ? [] : [{ path: [...path, index], before: one, after: undefined }],
  )
  const common = aligned.filter(old => old !== null)
  const inOrder = new Set(ascending(common))
  const changed = after.flatMap((one, index): Change[] => {
    const old = aligned[index] ?? null
    const here = [...path, index]
    if (old === null) return [{ path: here, before: undefined, after: one }]
    const fields = diffDocuments(before[old], one, here)
    return inOrder.has(old) ? fields : [{ path: here, before: before[old], after: one }]
  })
  return [...gone, ...changed]
}

/** The longest ascending selection of some numbers: what stayed where it was while others were moved past it. */
function ascending(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const number of numbers) {
    const shorter = best.findLast(run => (run.at(-1) ?? -1) < number) ?? []
    const run = [...shorter, number]
    const beaten = best[run.length - 1]
    if (!beaten || (beaten.at(-1) ?? 0) > number) best[run.length - 1] = run
  }
  return best.at(-1) ?? []
}

/**
 * What is not the same in two versions of a document, field by field. A list of things is compared by its elements (paths have
 * their later place, those of removed ones their earlier), any other list as one field.
 */
export function diffDocuments(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return []
  if (isThings(before) && isThings(after)) return diffThings(before, after, path)
  if (!isFields(before) || !isFields(after)) return [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap(key => diffDocuments(before[key], after[key], [...path, key]))
}
