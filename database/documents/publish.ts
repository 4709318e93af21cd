import { join } from 'node:path'
import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { Database, Queryable, Readable } from '../connect.ts'
import { readCatalogue } from '../content/catalogue.ts'
import { checkReferences } from '../content/check-references.ts'
import { checkPublished } from '../content/checks/content-checks.ts'
import { type ContentFolder, readContentFile } from '../content/content-file.ts'
import { type DocumentId, documentKinds, fileOf } from '../content/document-kinds.ts'
import { refusedRow } from '../refused-row.ts'
import { document, documentVersion, type versionStates } from '../schema/document.ts'
import { seedChecksum } from '../schema/seed-checksum.ts'
import { plantCatalogue, sumOf } from '../seed.ts'
import { type OfficeDocument, overlayOf, readOfficeDocuments } from './overlay.ts'
import { type DocumentProblem, lockCatalogue, problemsOf } from './release.ts'
import { addVersion, type DocumentName, isVersionOf, nameOf } from './versions.ts'

/** A document as it shall be published: a saved version, or a new one. */
export interface Publishing {
  id: DocumentId
  content: unknown
  base: number | null
  isArchived: boolean
  version: { number: number } | { after: number; author: number | null; note: string | null }
}

/** A document's number as it is published. */
export interface PublishedVersion extends DocumentName {
  number: number
}

export type Published =
  | { ok: true; versions: PublishedVersion[] }
  | { ok: false; reason: 'problems'; problems: DocumentProblem[] }
  /** One of them moved on meanwhile. */
  | { ok: false; reason: 'moved_on'; document: DocumentName }
  /** This process is of another release than the database. */
  | { ok: false; reason: 'other_release' }

/** What shall be published has moved on: nothing of it is. */
class MovedOn extends Error {
  document?: DocumentName
}

/** Two who publish at the same moment: the second checks again. */
const TRIES = 4

/** How far the office's documents are: every publishing makes it larger. */
function mark(offices: readonly OfficeDocument[]): number {
  return offices.reduce((sum, { number }) => sum + 1 + number, 0)
}

/** A document as it would lie over content/. */
export type Candidate = Pick<Publishing, 'id' | 'content'> & { isArchived?: boolean }

/** The catalogue in which some documents say something else, and what is wrong with it. */
export function catalogueWith(
  content: ContentFolder,
  offices: readonly OfficeDocument[],
  candidates: readonly Candidate[],
) {
  const files = new Set(candidates.map(({ id }) => fileOf(id)))
  const others = offices.filter(({ id }) => !files.has(fileOf(id)))
  const said = candidates.map(one => ({ isArchived: false, ...one }))
  const overlay = overlayOf([...others, ...said])
  const { catalogue, problems } = readCatalogue(content.root, content.kept, overlay)
  // What refers to a document that does not fit would only follow from it.
  const wrong = problems.length > 0 ? problems : checkReferences(catalogue)
  const own = wrong.length > 0 ? wrong : checkPublished(catalogue).filter(({ file }) => files.has(file))
  return { catalogue, others, problems: own }
}

/** What would be wrong if some documents said this. */
export async function checkDocuments(
  db: Database,
  content: ContentFolder,
  candidates: readonly Candidate[],
): Promise<DocumentProblem[]> {
  return problemsOf(catalogueWith(content, await readOfficeDocuments(db), candidates).problems)
}

/**
 * Publishes documents together: the same schema, the same checks of the whole catalogue and the same planting as at the start,
 * in one transaction.
 */
export async function publishDocuments(
  db: Database,
  content: ContentFolder,
  publishings: readonly Publishing[],
): Promise<Published> {
  const sum = sumOf(content.root)
  if (!(await isOfRelease(db, sum))) return { ok: false, reason: 'other_release' }
  for (let tries = 0; tries < TRIES; tries++) {
    const offices = await readOfficeDocuments(db)
    const { catalogue, others, problems } = catalogueWith(content, offices, publishings)
    if (problems.length > 0) return { ok: false, reason: 'problems', problems: problemsOf(problems) }
    const plant = async (tx: Queryable): Promise<Published | 'again'> => {
      await lockCatalogue(tx)
      if (!(await isOfRelease(tx, sum))) return { ok: false, reason: 'other_release' }
      if (mark(await readOfficeDocuments(tx)) !== mark(offices)) return 'again'
      const planted: OfficeDocument[] = []
      for (const publishing of publishings)
        planted.push({ ...publishing, number: await recordVersion(tx, publishing) })
      await plantCatalogue(tx, catalogue, [...others, ...planted])
      const versions = planted.map(({ id: { kind, key }, number }) => ({ kind, key, number }))
      return { ok: true, versions }
    }
    const done = await db.transaction(plant).catch(refusalOf)
    if (done !== 'again') return done
  }
  const [first] = publishings
  if (!first) throw new RangeError('nothing to publish')
  return { ok: false, reason: 'moved_on', document: nameOf(first.id) }
}

function refusalOf(error: unknown): Published {
  if (error instanceof MovedOn && error.document)
    return { ok: false, reason: 'moved_on', document: error.document }
  return refusedProblems(error)
}

/** What the checks do not see, the database may still refuse: a name that is taken, a figure out of its bounds. */
export function refusedProblems(error: unknown): Extract<Published, { reason: 'problems' }> {
  const refused = refusedRow(error)
  if (!refused) throw error
  const { table, column, constraint } = refused
  const message = `the database refuses it: ${[table, column, constraint].filter(Boolean).join(' ')}`
  return { ok: false, reason: 'problems', problems: [{ path: '', message }] }
}

/** Whether the database was seeded with a release of content/. */
export async function isOfRelease(tx: Readable, sum: string): Promise<boolean> {
  const whole = and(eq(seedChecksum.kind, 'content'), eq(seedChecksum.key, 'all'), eq(seedChecksum.sum, sum))
  return (await tx.select().from(seedChecksum).where(whole)).length > 0
}

/** Reads what content/ says from the database that was seeded with it: a tenth of the work of reading its files. */
export async function readReleased(db: Readable, { root, kept }: ContentFolder): Promise<void> {
  if (!(await isOfRelease(db, sumOf(root)))) return
  const { kind, key, country, content: written } = document
  const isReleased = and(eq(document.number, 0), isNotNull(written))
  for (const known of await db.select({ kind, key, country, written }).from(document).where(isReleased)) {
    const file = fileOf(known)
    const path = join(root, file.slice('content/'.length))
    readContentFile(path, file, documentKinds[known.kind].schema, { problems: [], kept, known })
  }
}

const OPEN: (typeof versionStates)[number][] = ['draft', 'scheduled']

/** Records that a version is published, and returns its number. @throws MovedOn if another was since. */
async function recordVersion(tx: Queryable, publishing: Publishing): Promise<number> {
  const { id, content, base, isArchived, version } = publishing
  const movedOn = Object.assign(new MovedOn(), { document: nameOf(id) })
  if ('after' in version) {
    const { after, author, note } = version
    const state = isArchived ? 'archived' : 'published'
    const number = await addVersion(tx, id, { content, state, base, author, note })
    if (number !== after + 1) throw movedOn
    return number
  }
  const isOther = sql`exists (select from document_version other where other.state not in ${OPEN}
    and (other.kind, other.key) = (${id.kind}, ${id.key}) and other.number > ${version.number})`
  const moved = await tx
    .update(documentVersion)
    .set({ state: 'published', problems: [] })
    .where(and(isVersionOf(id, version.number), inArray(documentVersion.state, OPEN), not(isOther)))
    .returning({ number: documentVersion.number })
  if (moved.length === 0) throw movedOn
  return version.number
}
