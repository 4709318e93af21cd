import { sql } from 'drizzle-orm'
import type { Queryable } from '../connect.ts'
import { type Catalogue, readCatalogue } from '../content/catalogue.ts'
import { checkReferences } from '../content/check-references.ts'
import type { ContentFolder, Problem } from '../content/content-file.ts'
import { documentOf, fileOf } from '../content/document-kinds.ts'
import { document, documentVersion } from '../schema/document.ts'
import { mergeDocuments } from '../values/document/merge-documents.ts'
import { type OfficeDocument, overlayOf, readOfficeDocuments, sumOfDocument } from './overlay.ts'
import {
  addVersion,
  type DocumentName,
  findVersion,
  isLast,
  isVersionOf,
  nameOf,
  ofDocument,
} from './versions.ts'

/** The advisory lock of whoever writes the catalogue's rows. */
const LOCK = 7_301_997

/** Waits until nobody else writes the catalogue's rows; until the transaction ends, nobody does. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/**
 * Records what a release says of documents that the office touched, where that is new: who edits one is told, as of
 * anybody's change. What the office published is merged with it, field by field. Returns what the office has by now.
 */
export async function releaseDocuments(tx: Queryable, { sources }: Catalogue): Promise<OfficeDocument[]> {
  // A release may allow again what one before did not.
  await tx.execute(
    sql`update document_version set problems = '[]' where state in ('published', 'archived') and problems::text <> '[]'`,
  )
  const rows = await tx
    .select({
      kind: document.kind,
      key: document.key,
      country: document.country,
      content: documentVersion.content,
    })
    .from(documentVersion)
    .innerJoin(document, ofDocument)
    .where(isLast('released'))
  const published = new Map((await readOfficeDocuments(tx)).map(one => [fileOf(one.id), one]))
  for (const { content, ...id } of rows) {
    const written = sources.get(fileOf(id))?.written
    if (written === undefined || sumOfDocument(written) === sumOfDocument(content)) continue
    const base = await addVersion(tx, id, { content: written, state: 'released' })
    const ours = published.get(fileOf(id))
    if (!ours || ours.isArchived) continue
    const before = ours.base === null ? undefined : await findVersion(tx, id, ours.base)
    const { merged, conflicts } = mergeDocuments(before?.content, ours.content, written)
    await addVersion(tx, id, {
      ...{ base, content: merged, state: 'published' },
      // The office's value stays.
      conflicts: conflicts.map(one => ({ path: one.path.join('.'), office: one.ours, release: one.theirs })),
    })
  }
  return readOfficeDocuments(tx)
}

/**
 * The catalogue with the office's documents over it. One that a release no longer allows is left out, with its problems:
 * a site that shows what content/ says is better than none.
 */
export async function layOver(
  tx: Queryable,
  { root, kept }: ContentFolder,
  released: readonly OfficeDocument[],
): Promise<{ catalogue: Catalogue; offices: OfficeDocument[] }> {
  let offices = [...released]
  for (;;) {
    const { catalogue, problems } = readCatalogue(root, kept, overlayOf(offices))
    const all = [...problems, ...checkReferences(catalogue)]
    const wrong = Map.groupBy(all, ({ file }) => file)
    const refused = offices.filter(({ id }) => wrong.has(fileOf(id)))
    if (all.length === 0) return { catalogue, offices }
    // What refers to an archived document is content's: then all that is archived comes back.
    const left = refused.length > 0 ? refused : offices.filter(({ isArchived }) => isArchived)
    if (left.length === 0) return { catalogue: readCatalogue(root, kept).catalogue, offices: [] }
    for (const { id, number } of left) {
      const refusal = { problems: problemsOf(wrong.get(fileOf(id)) ?? all) }
      await tx.update(documentVersion).set(refusal).where(isVersionOf(id, number))
    }
    offices = offices.filter(one => !left.includes(one))
  }
}

/** A problem as the office is told it: by the document and the path of its field. */
export interface DocumentProblem {
  path: string
  message: string
  mend?: string
  document?: DocumentName
}

export function problemsOf(problems: readonly Problem[]): DocumentProblem[] {
  const told = problems.map(({ file, path = [], message, mend }): DocumentProblem => {
    const id = documentOf(file)?.id
    const problem = { path: path.map(String).join('.'), message }
    return { ...problem, ...(mend !== undefined && { mend }), ...(id && { document: nameOf(id) }) }
  })
  return [...new Map(told.map(problem => [JSON.stringify(problem), problem])).values()]
}
