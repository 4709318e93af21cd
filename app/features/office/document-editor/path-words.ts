import { m } from '#app/paraglide/messages.js'
import type { Path } from '#database/values/document/diff-documents.ts'
import type { Locale } from '#database/values/locale.ts'
import { labelOf } from './document-labels.ts'
import { summaryOf } from './typed-values.ts'

/** Where a field is, in words: Days 3, Story, English. */
export function pathWords(path: Path): string {
  const words: string[] = []
  for (const part of path) {
    const last = words.pop()
    if (typeof part === 'number')
      words.push(
        last === undefined ? String(part + 1) : m.office_document_item({ label: last, number: part + 1 }),
      )
    else words.push(...(last === undefined ? [] : [last]), labelOf(part))
  }
  return words.join(', ')
}

/** A value in words; what is left out says so. */
export function valueWords(value: unknown, locale: Locale): string {
  if (value === undefined || value === null || value === '') return m.office_document_none()
  if (Array.isArray(value)) return m.office_document_parts({ count: value.length })
  return typeof value === 'object' ? summaryOf(value, locale) : String(value)
}
