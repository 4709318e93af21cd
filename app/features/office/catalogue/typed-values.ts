import { isFields } from '#database/values/document/fields.ts'
import type { Scalar } from './document-fields.ts'

/** What the controls of fields show of values, and read from what is typed. */

export interface BothWords {
  en: string
  es: string
}

export function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A text in both languages; what is not written yet is empty. */
export function bothWords(value: unknown): BothWords {
  const { en, es } = isFields(value) ? value : {}
  return { en: wordsOf(en), es: wordsOf(es) }
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A number as it is typed, with a comma or a point; null for an empty field, undefined while it is none. */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  return /^[-+]?\d*\.?\d+$/.test(plain) ? Number(plain) : undefined
}

export function writeNumber(value: number | null): string {
  return value === null ? '' : String(value)
}

const LOOKS_LIKE_NUMBER = /^-?\d+(\.\d+)?$/

/** Words, a number, or yes and no, as one types them: words that look like another stand in quotation marks. */
export function writeScalar(value: Scalar | null): string {
  if (value === null) return ''
  const looks =
    typeof value === 'string' && (LOOKS_LIKE_NUMBER.test(value) || /^(true|false|".*")$/.test(value))
  return looks ? JSON.stringify(value) : String(value)
}

export function typedScalar(text: string): Scalar {
  const plain = text.trim()
  if (plain === 'true' || plain === 'false') return plain === 'true'
  if (LOOKS_LIKE_NUMBER.test(plain)) return Number(plain)
  return /^".*"$/.test(plain) ? plain.slice(1, -1) : plain
}

export function scalarOf(value: unknown): Scalar | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
