import { createHash } from 'node:crypto'
import { and, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Queryable, Readable } from '../connect.ts'
import { type Catalogue, documentsOf, type Overlay } from '../content/catalogue.ts'
import { type DocumentId, fileOf, isMade } from '../content/document-kinds.ts'
import { document, documentVersion } from '../schema/document.ts'
import { upsert } from '../seed/seeder.ts'
import { isDocument, isLast, ofDocument } from './versions.ts'

/** What the office published last of a document, or its archiving. */
export interface OfficeDocument {
  id: DocumentId
  number: number
  base: number | null
  isArchived: boolean
  content: unknown
}

/** The last published version of every document that the office touched, but for what a release does not allow. */
export async function readOfficeDocuments(db: Readable): Promise<OfficeDocument[]> {
  const rows = await db
    .select({ version: documentVersion, country: document.country })
    .from(documentVersion)
    .innerJoin(document, ofDocument)
    .where(and(sql`${documentVersion.problems}::text = '[]'`, isLast('published', 'archived')))
  return rows.map(({ country, version: { kind, key, number, base, content, state } }) => ({
    ...{ id: { kind, key, country }, number, base, content },
    isArchived: state === 'archived',
  }))
}

/** The documents as they lie over content/. */
export function overlayOf(
  documents: readonly Pick<OfficeDocument, 'id' | 'isArchived' | 'content'>[],
): Overlay {
  return new Map(
    documents.map(({ id, isArchived, content }) => [fileOf(id), isArchived ? null : { written: content }]),
  )
}

/** A sum of a document as it is written. */
export function sumOfDocument(written: unknown): string {
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url')
}

const AT_ONCE = 100

/** Writes the documents of a catalogue themselves, each with the number of the version that it is. */
export async function plantDocuments(
  tx: Queryable,
  catalogue: Catalogue,
  offices: readonly OfficeDocument[],
): Promise<void> {
  const numbers = new Map(offices.map(({ id, number }) => [fileOf(id), number]))
  const known = await tx.select({ kind: document.kind, key: document.key, sum: document.sum }).from(document)
  const gone = new Map(known.map(({ kind, key, sum }) => [`${kind}/${key}`, sum]))
  const rows: (typeof document.$inferInsert)[] = []
  for (const { kind, key, country, about, title, file, written } of documentsOf(catalogue)) {
    if (isMade(kind)) continue
    const row = { kind, key, country, about, title, content: written, number: numbers.get(file) ?? 0 }
    const sum = sumOfDocument(row)
    if (gone.get(`${kind}/${key}`) !== sum) rows.push({ ...row, sum, updatedTs: new Date() })
    gone.delete(`${kind}/${key}`)
  }
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await upsert(tx, document, rows.slice(first, first + AT_ONCE), [document.kind, document.key])
  if (gone.size > 0) await removeDocuments(tx, [...gone.keys()])
  for (const { id, number, isArchived } of offices)
    if (isArchived) await tx.update(document).set({ number }).where(isDocument(id))
}

/** Documents that the catalogue no longer has are forgotten, but for those of which the office has versions. */
async function removeDocuments(tx: Queryable, names: string[]): Promise<void> {
  const areGone = inArray(sql`${document.kind} || '/' || ${document.key}`, names)
  const versions = tx.select({ number: documentVersion.number }).from(documentVersion).where(ofDocument)
  await tx.delete(document).where(and(areGone, notExists(versions)))
  const isThere = isNotNull(document.content)
  await tx.update(document).set({ content: null, sum: '' }).where(and(areGone, isThere))
}
