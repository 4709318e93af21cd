import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database, Queryable, Readable } from '../connect.ts'
import { readCatalogue } from '../content/catalogue.ts'
import { checkReferences } from '../content/check-references.ts'
import type { ContentFolder } from '../content/content-file.ts'
import { type DocumentId, fileOf } from '../content/document-kinds.ts'
import { refusedRow } from '../refused-row.ts'
import { documentVersion } from '../schema/document.ts'
import { seedChecksum } from '../schema/seed-checksum.ts'
import { plantCatalogue, sumOf } from '../seed.ts'
import { nextNumber, type OfficeDocument, overlayOf, readOfficeDocuments } from './overlay.ts'
import { type DocumentProblem, lockCatalogue, problemsOf } from './release.ts'

/** A document as it shall be published: a saved version, or a new one. */
export interface Publishing {
  id: DocumentId
  content: unknown
  base: number | null
  isArchived: boolean
  version: { number: number } | { after: number; author: number | null; note: string | null }
}

export type Published =
  | { ok: true; number: number }
  | { ok: false; reason: 'problems'; problems: DocumentProblem[] }
  /** It moved on meanwhile, or this process is of another release than the database. */
  | { ok: false; reason: 'moved_on' | 'other_release' }

/** Two who publish at the same moment: the second checks again. */
const TRIES = 4

/** How far the office's documents are: every publishing makes it larger. */
function mark(offices: readonly OfficeDocument[]): number {
  return offices.reduce((sum, { number }) => sum + 1 + number, 0)
}

/** The catalogue in which a document says something else, and what is wrong with it. */
function catalogueWith(
  content: ContentFolder,
  offices: readonly OfficeDocument[],
  candidate: OfficeDocument,
) {
  const others = offices.filter(({ id }) => fileOf(id) !== fileOf(candidate.id))
  const all = [...others, candidate]
  const { catalogue, problems } = readCatalogue(content.root, content.kept, overlayOf(all))
  // What refers to a document that does not fit would only follow from it.
  return { catalogue, others, problems: problems.length > 0 ? problems : checkReferences(catalogue) }
}

/** What would be wrong if a document said this. */
export async function checkDocument(
  db: Database,
  content: ContentFolder,
  { id, content: written }: Pick<Publishing, 'id' | 'content'>,
): Promise<DocumentProblem[]> {
  const candidate = { id, number: 0, base: null, isArchived: false, content: written }
  return problemsOf(id, catalogueWith(content, await readOfficeDocuments(db), candidate).problems)
}

/**
 * Publishes a document: the same schema, the same checks of the whole catalogue and the same planting as at the start, in one
 * transaction.
 */
export async function publishDocument(
  db: Database,
  content: ContentFolder,
  publishing: Publishing,
): Promise<Published> {
  const { id, base, isArchived } = publishing
  const sum = sumOf(content.root)
  if (!(await isOfRelease(db, sum))) return { ok: false, reason: 'other_release' }
  for (let tries = 0; tries < TRIES; tries++) {
    const offices = await readOfficeDocuments(db)
    const candidate = { id, base, isArchived, number: 0, content: publishing.content }
    const { catalogue, others, problems } = catalogueWith(content, offices, candidate)
    if (problems.length > 0) return { ok: false, reason: 'problems', problems: problemsOf(id, problems) }
    const plant = async (tx: Queryable): Promise<Published | 'again'> => {
      await lockCatalogue(tx)
      if (!(await isOfRelease(tx, sum))) return { ok: false, reason: 'other_release' }
      if (mark(await readOfficeDocuments(tx)) !== mark(offices)) return 'again'
      const number = await recordVersion(tx, publishing)
      if (number === null) return { ok: false, reason: 'moved_on' }
      await plantCatalogue(tx, catalogue, [...others, { ...candidate, number }])
      return { ok: true, number }
    }
    const done = await db.transaction(plant).catch(refusalOf)
    if (done !== 'again') return done
  }
  return { ok: false, reason: 'moved_on' }
}

/** What the checks do not see, the database may still refuse: a name that is taken, a figure out of its bounds. */
function refusalOf(error: unknown): Published {
  const refused = refusedRow(error)
  if (!refused) throw error
  const { table, column, constraint } = refused
  const message = `the database refuses it: ${[table, column, constraint].filter(Boolean).join(' ')}`
  return { ok: false, reason: 'problems', problems: [{ path: '', message }] }
}

async function isOfRelease(tx: Readable, sum: string): Promise<boolean> {
  const whole = and(eq(seedChecksum.kind, 'content'), eq(seedChecksum.key, 'all'), eq(seedChecksum.sum, sum))
  return (await tx.select().from(seedChecksum).where(whole)).length > 0
}

/** Records that a version is published, and returns its number; null if another was since. */
async function recordVersion(tx: Queryable, publishing: Publishing): Promise<number | null> {
  const { id, content, base, isArchived, version } = publishing
  const { kind, key } = id
  const ofDocument = and(eq(documentVersion.kind, kind), eq(documentVersion.key, key))
  if ('after' in version) {
    const number = await nextNumber(tx, id)
    if (number !== version.after + 1) return null
    const { author, note } = version
    const state = isArchived ? 'archived' : 'published'
    await tx.insert(documentVersion).values({ kind, key, number, content, state, base, author, note })
    return number
  }
  const { number } = version
  const later = await tx
    .select({ number: documentVersion.number })
    .from(documentVersion)
    .where(
      and(
        ofDocument,
        gt(documentVersion.number, number),
        inArray(documentVersion.state, ['released', 'published', 'archived']),
      ),
    )
    .limit(1)
  if (later.length > 0) return null
  const [moved] = await tx
    .update(documentVersion)
    .set({ state: 'published', problems: [] })
    .where(
      and(
        ofDocument,
        eq(documentVersion.number, number),
        inArray(documentVersion.state, ['draft', 'scheduled']),
      ),
    )
    .returning({ number: documentVersion.number })
  return moved?.number ?? null
}
