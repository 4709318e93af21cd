import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Readable } from '../connect.ts'
import { writeDocument } from '../content/document/write-document.ts'
import { documentKinds, fileOf } from '../content/document-kinds.ts'
import { document, documentVersion } from '../schema/document.ts'
import { FolderRefused } from './folder-refused.ts'
import { ofDocument } from './versions.ts'

/** So many documents are in memory at once. */
const AT_ONCE = 200

/** What the office published last, or archived, a page at a time in the order of kind and key. */
async function* officesDocuments(db: Readable) {
  let last = { kind: '', key: '' }
  for (;;) {
    const isAfter = sql`(${document.kind}, ${document.key}) > (${last.kind}::text, ${last.key}::text)`
    const rows = await db
      .select({ ...getTableColumns(documentVersion), country: document.country })
      .from(document)
      .innerJoin(documentVersion, and(ofDocument, eq(documentVersion.number, document.number)))
      .where(and(gt(document.number, 0), isAfter))
      .orderBy(asc(document.kind), asc(document.key))
      .limit(AT_ONCE)
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return
    last = end
  }
}

/**
 * Writes the office's state into a new folder, as authors would: content/ with what the office published over it. Returns how
 * many documents differ from content/. @throws if the folder has something in it.
 */
export async function exportDocuments(db: Readable, root: string, folder: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new FolderRefused(`${folder} is not empty`)
  cpSync(root, folder, { recursive: true })
  let written = 0
  for await (const { kind, key, country, content, state } of officesDocuments(db)) {
    const file = fileOf({ kind, key, country })
    const path = join(folder, file.slice('content/'.length))
    const before = existsSync(path) ? readFileSync(path, 'utf8') : null
    const after = state === 'archived' ? null : writeDocument(before, content, documentKinds[kind].schema)
    if (after === before) continue
    written++
    mkdirSync(dirname(path), { recursive: true })
    if (after === null) rmSync(path)
    else writeFileSync(path, after)
  }
  return written
}
