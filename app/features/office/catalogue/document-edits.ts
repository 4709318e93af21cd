import { partOf } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import { type Fields, isFields } from '#database/values/document/fields.ts'
import type { Field, NamedField } from './document-fields.ts'

/** The fields of a group; of variants those of the one that is chosen, first of all the choice. */
export function fieldsIn(field: Field, value: unknown): readonly NamedField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'variants') return []
  const chosen = field.variants.find(variant => variant.value === partOf(value, field.by))
  return chosen?.fields ?? field.variants[0]?.fields.filter(({ name }) => name === field.by) ?? []
}

/** The field of a part; null where the schema knows none. */
export function childField(field: Field | null, part: string | number): Field | null {
  if (field === null || field.kind === 'months' || field.kind === 'weekdays') return field
  if (field.kind === 'list' || field.kind === 'record') return field.item
  if (field.kind === 'choices') return { kind: 'choice', values: field.values }
  if (field.kind === 'tuple') return field.items[Number(part)] ?? null
  const groups = field.kind === 'variants' ? field.variants : field.kind === 'group' ? [field] : []
  return groups.flatMap(({ fields }) => fields).find(({ name }) => name === part) ?? null
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
    return first && { ...blankGroup(first.fields), [field.by]: first.value }
  }
  if (field.kind === 'group') return blankGroup(field.fields)
  return field.kind === 'words' || field.kind === 'reference' ? '' : undefined
}

function blankGroup(fields: readonly NamedField[]): Fields {
  const needed = fields.filter(({ isOptional }) => !isOptional).map(field => [field.name, blankOf(field)])
  return Object.fromEntries(needed.filter(([, value]) => value !== undefined))
}

/** A list with one of its items at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const at = Math.max(0, Math.min(list.length - 1, to))
  return list.toSpliced(from, 1).toSpliced(at, 0, ...list.slice(from, from + 1))
}

/** A document as it is sent: fields, or a list. */
export function documentJson(document: unknown) {
  return isFields(document) || Array.isArray(document) ? document : {}
}
