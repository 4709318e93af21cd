import type { Locale } from '#database/values/locale.ts'

/** Cell separator and decimal mark that spreadsheets expect in each language. */
const marks = { en: { between: ',', decimal: '.' }, es: { between: ';', decimal: ',' } } as const

/** Escapes cells that a spreadsheet would run as a formula. */
function cellOf(value: string | number, { decimal }: (typeof marks)[Locale]): string {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}

/** Rows as CSV (RFC 4180) for spreadsheets; in Spanish with semicolons, as Excel expects there. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], locale: Locale): string {
  const { between } = marks[locale]
  function quoted(text: string): string {
    return /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows
    .map(row => `${row.map(value => quoted(cellOf(value ?? '', marks[locale]))).join(between)}\r\n`)
    .join('')
}
