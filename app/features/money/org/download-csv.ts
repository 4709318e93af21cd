import { saveFile } from '#app/client/save-file.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { toCsv } from './payout.ts'

/** Gives rows to the reader as a file of today; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const file = new Blob([`\uFEFF${toCsv(rows, getLocale())}`], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
}

interface Read {
  hasNextPage: boolean
  isError: boolean
}

/** Reads a list page by page to its end: a file holds what the page does not show yet. Null where an answer failed. */
export async function readToEnd<Page extends Read>(
  read: Page,
  readNext: () => Promise<Page>,
): Promise<Page | null> {
  if (read.isError) return null
  return read.hasNextPage ? readToEnd(await readNext(), readNext) : read
}
