import { saveFile } from '#app/client/save-file.ts'
import { toCsv } from './payout.ts'

/** Gives rows to the reader as a file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const file = new Blob([`\uFEFF${toCsv(rows)}`], { type: 'text/csv;charset=utf-8' })
  saveFile(file, name)
}
