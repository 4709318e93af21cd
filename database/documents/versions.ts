import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Readable } from '../connect.ts'
import type { DocumentId, Title } from '../content/document-kinds.ts'
import { document, documentVersion, type versionStates } from '../schema/document.ts'

/** A document as the office calls it. */
export type DocumentName = Pick<DocumentId, 'kind' | 'key'>

export function nameOf({ kind, key }: DocumentName): DocumentName {
  return { kind, key }
}

/** The condition of one document's row. */
export function isDocument({ kind, key }: DocumentName) {
  return and(eq(document.kind, kind), eq(document.key, key))
}

/** The condition of a document's versions; with a number, of that one. */
export function isVersionOf({ kind, key }: DocumentName, number?: number) {
  const isIt = number === undefined ? undefined : eq(documentVersion.number, number)
  return and(eq(documentVersion.kind, kind), eq(documentVersion.key, key), isIt)
}

/** The condition under which a version and a document's row are of one document. */
export const ofDocument = and(eq(documentVersion.kind, document.kind), eq(documentVersion.key, document.key))

/** The condition of a document's last version; with states, of the last that has one of them. */
export function isLast(...states: (typeof versionStates)[number][]): SQL {
  const isOf = states.length > 0 ? sql` and last.state in ${states}` : sql``
  return sql`${documentVersion.number} = (select max(number) from document_version last
    where (last.kind, last.key) = (${document.kind}, ${document.key})${isOf})`
}

export async function findVersion(db: Readable, named: DocumentName, number: number) {
  const [version] = await db.select().from(documentVersion).where(isVersionOf(named, number))
  return version
}

type NewVersion = Omit<typeof documentVersion.$inferInsert, 'kind' | 'key' | 'number'>

/** Adds a document's next version, and returns its number. */
export async function addVersion(tx: Queryable, of: DocumentName, version: NewVersion): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${documentVersion.number})` })
    .from(documentVersion)
    .where(isVersionOf(of))
  const number = (row?.last ?? 0) + 1
  // What content/ says is based on itself.
  const base = version.state === 'released' ? number : version.base
  await tx.insert(documentVersion).values({ ...version, ...nameOf(of), number, base })
  return number
}

interface NamedDocument {
  id: DocumentId
  about: string | null
  title: Title
}

/** Makes a document's row, and its first version: what content/ says of it. Returns both; the row is locked. */
export async function beginDocument(tx: Queryable, { id, about, title }: NamedDocument) {
  await tx
    .insert(document)
    .values({ ...id, about, title, content: null })
    .onConflictDoNothing()
  const [row] = await tx.select().from(document).where(isDocument(id)).for('update')
  if (!row) throw new Error(`${id.kind} ${id.key} is gone`)
  const [latest] = await tx
    .select()
    .from(documentVersion)
    .where(isVersionOf(id))
    .orderBy(desc(documentVersion.number))
    .limit(1)
  if (latest || row.content === null) return { row, latest: latest ?? null }
  const first = { ...nameOf(id), number: 0, content: row.content, state: 'released' as const, base: 0 }
  const [begun = null] = await tx.insert(documentVersion).values(first).returning()
  return { row, latest: begun }
}
