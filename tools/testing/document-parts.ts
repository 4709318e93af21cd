import { type Fields, isFields } from '#database/values/document/fields.ts'

/** A part of a document, and the keys and indexes that lead there. */
export interface DocumentPart {
  path: (string | number)[]
  value: unknown
}

/** Every part of a document, from the outside in. */
export function partsOf(value: unknown, path: (string | number)[] = []): DocumentPart[] {
  const inside = Array.isArray(value) ? [...value.entries()] : isFields(value) ? Object.entries(value) : []
  return [{ path, value }, ...inside.flatMap(([key, one]) => partsOf(one, [...path, key]))]
}

/** The document with another value at a path. */
export function withValue(document: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...others] = path
  if (key === undefined) return value
  if (Array.isArray(document))
    return document.map((one, index) => (index === key ? withValue(one, others, value) : one))
  const fields: Fields = isFields(document) ? document : {}
  return { ...fields, [key]: withValue(fields[key], others, value) }
}

/** The document without a field. */
export function withoutField(document: unknown, path: readonly (string | number)[]): unknown {
  const [key, ...others] = path
  if (Array.isArray(document))
    return document.map((one, index) => (index === key ? withoutField(one, others) : one))
  const entries = Object.entries(isFields(document) ? document : {})
  return Object.fromEntries(
    others.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, one]) => [name, name === key ? withoutField(one, others) : one]),
  )
}
