import { saveFile } from '#app/client/download-file.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { dayOf } from '#app/text/days.ts'
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

/** Downloads rows as a CSV file with today's date; the byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const file = new Blob([`\uFEFF${toCsv(rows, getLocale())}`], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${name}-${dayOf(new Date())}.csv`)
}

interface Read {
  hasNextPage: boolean
  isError: boolean
}

/** Loads all remaining pages of a list, so that the file is complete. Returns null if a page failed. */
export async function readToEnd<Page extends Read>(
  read: Page,
  readNext: () => Promise<Page>,
): Promise<Page | null> {
  if (read.isError) return null
  return read.hasNextPage ? readToEnd(await readNext(), readNext) : read
}
