import { z } from 'zod'

/** The channel on which triggers notify every transaction that changed what pages show (migrations 0045, 0092). */
export const CONTENT_CHANNEL = 'ceiba_content'

const contentChange = z.object({
  table: z.string(),
  /** How pages name the changed rows in their links; none if any page may show them, null if searches alone read them. */
  names: z.array(z.string()).nullable(),
})
export type ContentChange = z.infer<typeof contentChange>

/**
 * Reads a notice of the channel. Returns null if any table may have changed: notices were missed, or a newer version of
 * the site tells in another form.
 */
export function readNotice(payload: string): ContentChange | null {
  try {
    return contentChange.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

interface Versions {
  all: number
  byTable: Map<string, number>
}

const versions = new WeakMap<object, Versions>()

/**
 * Increases with every change of these tables that this process was notified of, from any node; 0 for a database whose
 * changes nobody listens for.
 */
export function contentVersion(db: object, tables: readonly string[]): number {
  const known = versions.get(db)
  return known ? tables.reduce((sum, table) => sum + (known.byTable.get(table) ?? 0), known.all) : 0
}

/** Makes what was read before of the changed table out of date; of every table if none is named. */
export function noteContentChange(db: object, change: ContentChange | null): void {
  const known = versions.get(db) ?? { all: 1, byTable: new Map<string, number>() }
  if (change) known.byTable.set(change.table, (known.byTable.get(change.table) ?? 0) + 1)
  else known.all++
  versions.set(db, known)
}
