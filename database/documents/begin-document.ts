import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../connect.ts'
import type { DocumentId, Title } from '../content/document-kinds.ts'
import { document, documentVersion } from '../schema/document.ts'
import { isDocument } from './overlay.ts'

export interface NamedDocument {
  id: DocumentId
  about: string | null
  title: Title
}

/** Makes a document's row, and its first version: what content/ says of it. Returns both; the row is locked. */
export async function beginDocument(tx: Queryable, { id, about, title }: NamedDocument) {
  const { kind, key } = id
  await tx
    .insert(document)
    .values({ ...id, about, title, content: null })
    .onConflictDoNothing()
  const [row] = await tx.select().from(document).where(isDocument(id)).for('update')
  if (!row) throw new Error(`${kind} ${key} is gone`)
  const [latest] = await tx
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.kind, kind), eq(documentVersion.key, key)))
    .orderBy(desc(documentVersion.number))
    .limit(1)
  if (latest || row.content === null) return { row, latest: latest ?? null }
  const first = { kind, key, number: 0, content: row.content, state: 'released' as const, base: 0 }
  const [begun = null] = await tx.insert(documentVersion).values(first).returning()
  return { row, latest: begun }
}
