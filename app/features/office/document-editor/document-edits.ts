import { partOf } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import { type Fields, isFields } from '#database/values/document/fields.ts'
import type { Field, NamedField } from './document-fields.ts'

/** The fields of a group, of a variant by its value. */
export function fieldsIn(field: Field, value: unknown): readonly NamedField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'variants') return []
  const chosen = partOf(value, field.by)
  const { fields = [] } = field.variants.find(variant => variant.value === chosen) ?? {}
  return [
    { kind: 'choice', values: field.variants.map(one => one.value), name: field.by, isOptional: false },
    ...fields,
  ]
}

/** The field of a part; null where the schema knows none. */
export function childField(field: Field | null, part: string | number): Field | null {
  if (field === null || field.kind === 'months' || field.kind === 'weekdays') return field
  if (field.kind === 'list' || field.kind === 'record') return field.item
  if (field.kind === 'choices') return { kind: 'choice', values: field.values }
  if (field.kind === 'tuple') return field.items[Number(part)] ?? null
  const variants =
    field.kind === 'variants' ? field.variants.map(({ value }) => fieldsIn(field, { [field.by]: value })) : []
  return [...fieldsIn(field, null), ...variants.flat()].find(({ name }) => name === part) ?? null
}

/** The field at a path. */
export function fieldAt(field: Field | null, path: Path): Field | null {
  return path.reduce(childField, field)
}

/** What a new part begins with: what must be written, empty. */
export function blankOf(field: Field): unknown {
  if (field.kind === 'text') return { en: '', es: '' }
  // A list of a fixed length, such as a price for each month, is there at once.
  if (field.kind === 'list' && field.least === field.most)
    return Array.from({ length: field.least }, () => blankOf(field.item) ?? null)
  if (['list', 'choices', 'months', 'weekdays'].includes(field.kind)) return []
  if (field.kind === 'record') return {}
  if (field.kind === 'tuple') return field.items.map(item => blankOf(item) ?? null)
  if (field.kind === 'variants') {
    const [first] = field.variants
    return first && { [field.by]: first.value, ...blankGroup(first.fields) }
  }
  if (field.kind === 'group') return blankGroup(field.fields)
  return field.kind === 'words' || field.kind === 'reference' ? '' : undefined
}

function blankGroup(fields: readonly NamedField[]): Fields {
  return Object.fromEntries(
    fields
      .filter(({ isOptional }) => !isOptional)
      .map(field => [field.name, blankOf(field)])
      .filter(([, value]) => value !== undefined),
  )
}

/** A list with one of its items at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const at = Math.max(0, Math.min(list.length - 1, to))
  return list.toSpliced(from, 1).toSpliced(at, 0, ...list.slice(from, from + 1))
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

function jsonOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map(jsonOf)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, jsonOf(part)]))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** A document as it is sent: fields, or a list. */
export function documentJson(document: unknown): Json[] | { [name: string]: Json } {
  const json = jsonOf(document)
  return typeof json === 'object' && json !== null ? json : {}
}
