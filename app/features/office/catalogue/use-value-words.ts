import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { isFields } from '#database/values/document/fields.ts'
import { childField } from './document-edits.ts'
import { type Field, isFolded } from './document-fields.ts'
import { choiceName, monthName, weekdayName } from './document-words.ts'
import { bothWords, wordsOf } from './typed-values.ts'
import { useEditing } from './use-editing.ts'
import { useReferences } from './use-references.ts'

/** What a key is called of one of these kinds. */
type NameOf = (kinds: readonly string[], key: string) => string

const MOST_LETTERS = 90
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A text in both languages, in the reader's. */
export function ownWords(value: unknown): string {
  const words = bothWords(value)
  return words[getLocale()] || words.en || words.es
}

function firstWords(value: unknown): string {
  if (!isFields(value)) return ''
  const own = ownWords(value) || wordsOf(value.name)
  if (own) return own
  for (const part of [value.name, value.title, ...Object.values(value)]) {
    const words = firstWords(part)
    if (words) return words
  }
  return ''
}

/** The parts of a value that are no parts of others, each in words. */
function plainWords(value: unknown, field: Field | null, nameOf: NameOf): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => plainWords(part, childField(field, name), nameOf))
  if (value === null || value === undefined || value === '') return []
  if (field?.kind === 'reference') return [nameOf(field.to, String(value))]
  if (field?.kind === 'choice' || typeof value === 'boolean') return [choiceName(value)]
  if (field?.kind === 'months') return [monthName(Number(value))]
  if (field?.kind === 'weekdays') return [weekdayName(Number(value))]
  return [DAY.test(String(value)) ? formatDay(String(value), getLocale()) : String(value)]
}

/** The kinds of what the fields of a value refer to. */
function kindsIn(field: Field | null): readonly string[] {
  if (field === null) return []
  if (field.kind === 'reference') return field.to
  if (field.kind === 'list' || field.kind === 'record') return kindsIn(field.item)
  if (field.kind === 'tuple') return field.items.flatMap(kindsIn)
  if (field.kind === 'variants') return field.variants.flatMap(variant => variant.fields.flatMap(kindsIn))
  return field.kind === 'group' ? field.fields.flatMap(kindsIn) : []
}

/** Values of some fields in words of the reader's language; keys are called by name once the names are read. */
export function useValueWords(fields: readonly (Field | null)[]) {
  const { countries } = useEditing()
  const { data } = useReferences([...new Set(fields.flatMap(kindsIn))], countries)
  const names = new Map(data.map(({ document, key, name }) => [`${document.kind} ${key}`, ownWords(name)]))
  const nameOf: NameOf = (kinds, key) =>
    kinds.map(kind => names.get(`${kind} ${key}`)).find(Boolean) ?? choiceName(key)

  return {
    /** A part in a line: its first words, or its first values. */
    summary(value: unknown, field: Field | null): string {
      const line = firstWords(value) || plainWords(value, field, nameOf).slice(0, 4).join(' · ')
      return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line
    },
    /** What stands beside a part's words: its first plain values, such as a place, a price and a party. */
    fine(value: unknown, field: Field): string | undefined {
      if (!isFields(value) || firstWords(value) === '') return undefined
      const lines = Object.entries(value).map(([name, part]) => {
        const own = childField(field, name)
        const hasParts = isFields(part) || (Array.isArray(part) && part.some(isFields))
        return hasParts ? '' : plainWords(part, own, nameOf).join('–')
      })
      return lines.filter(Boolean).slice(0, 3).join(' · ')
    },
    /** A whole value; what is left out says so. */
    whole(value: unknown, field: Field | null): string {
      if (value === undefined || value === null || value === '') return m.office_document_none()
      const isLong = Array.isArray(value) && (value.some(isFields) || (field !== null && isFolded(field)))
      if (isLong) return m.office_document_parts({ count: value.length })
      return this.summary(value, field)
    },
  }
}
