import { toCsv } from './payout.ts'

/** Gives rows to the reader as a file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const file = new Blob([`\uFEFF${toCsv(rows)}`], { type: 'text/csv;charset=utf-8' })
  const href = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(href)
}
