import type { Path } from './diff-documents.ts'
import { isFields } from './fields.ts'

/** A path as the API writes it, with dots: `days.3.legs.0`. */
export function pathOf(path: string): Path {
  return path === '' ? [] : path.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))
}

export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, index) => String(path[index]) === String(part))
}

export function partOf(value: unknown, part: string | number): unknown {
  if (Array.isArray(value)) return value[Number(part)]
  return isFields(value) && Object.hasOwn(value, part) ? value[part] : undefined
}

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce(partOf, document)
}

/**
 * The document with another value at a path; undefined takes a field away, and leaves a gap in a list. The other parts
 * stay the same objects, so that only what changed is drawn again.
 */
export function withValue(before: unknown, path: Path, value: unknown): unknown {
  const [part, ...rest] = path
  if (part === undefined) return value
  const next = withValue(partOf(before, part), rest, value)
  if (typeof part === 'number') {
    const list = Array.isArray(before) ? [...before] : []
    list[part] = next ?? null
    return list
  }
  const fields = isFields(before) ? before : {}
  if (next !== undefined) return { ...fields, [part]: next }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== part))
}
