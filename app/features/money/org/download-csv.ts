import { saveFile } from '#app/client/save-file.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { toCsv } from './csv.ts'

/** Downloads rows as a CSV file with today's date; the byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const file = new Blob([`\uFEFF${toCsv(rows, getLocale())}`], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
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
