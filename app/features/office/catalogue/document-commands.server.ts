import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, lt, lte, ne, or } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { dayIn, instantAt } from '#app/text/time-zone.ts'
import type { Queryable } from '#database/connect.ts'
import { archives, countryOf, idOf, titleOf } from '#database/content/document-kinds.ts'
import type { Published, PublishedVersion, Publishing } from '#database/documents/publish.ts'
import type { DocumentProblem } from '#database/documents/release.ts'
import type { DocumentName } from '#database/documents/versions.ts'
import * as stored from '#database/documents/versions.ts'
import { document, documentPresence, documentVersion } from '#database/schema/document.ts'
import { users } from '#database/schema/user.ts'
import { isFields, isSame } from '#database/values/document/fields.ts'
import * as queries from './document-queries.server.ts'
import { requireDocument } from './document-queries.server.ts'
import type { ChangedField, OfficeDocumentAnswer } from './document-schema.ts'

const MOVED_ON = 'something later was published before its hour'

interface Saving extends stored.DocumentName {
  document: unknown
  /** The version that was read; 0 for what the office never touched, and for a new document. */
  after: number
  note: string | null
}

type Saved =
  | { ok: true; number: number; problems: OfficeDocumentAnswer['problems'] }
  | { ok: false; reason: 'moved_on'; number: number; document: unknown; fields: ChangedField[] }

interface Publication {
  documents: readonly queries.NumberedDocument[]
  /** The hour, as the clocks of a zone show it: 2027-03-28T02:30; at once if it is left out. */
  at?: string | undefined
  timeZone?: string
}

type Refusal = 'at_past' | 'at_skipped' | 'not_archivable'
type Answer =
  | Published
  | { ok: false; reason: Refusal }
  | { ok: true; versions: PublishedVersion[]; publishAt: Date }

type Withdrawn = { ok: true; versions: PublishedVersion[] } | { ok: false; reason: 'moved_on' }

const NOT_SCHEDULED = { state: 'draft', publishAt: null, together: null } as const

/** Who the office is is known at once; whose document it is, once it is found. */
const officeRules = { authorize: (ctx: RequestContext): void => requireOffice(ctx) }

function authorOf(actor: Actor): number | null {
  return 'userId' in actor ? actor.userId : null
}

/** The country of a trip that nobody wrote before: the first that it leads through. */
function firstCountry(written: unknown): string | null {
  const [first] = isFields(written) && Array.isArray(written.countries) ? written.countries : []
  return typeof first === 'string' ? first : null
}

/** The document that shall be saved: one that is there, or a new one. @throws AppError unauthorized, not_found. */
async function findOrName(ctx: RequestContext, { kind, key, document: written }: Saving) {
  const found = await queries.findDocument(ctx.db, { kind, key })
  const id = found?.id ?? idOf(kind, key, firstCountry(written))
  if (!id) throw new AppError('not_found')
  const names = await queries.namesWithDrafts(ctx.db)
  const about = found ? found.row.about : countryOf(id, written, names)
  if (!queries.mayEdit(ctx.actor, about)) throw new AppError('unauthorized')
  return { id, about, title: titleOf(id, written, names) }
}

/**
 * Saves a draft, with what would be wrong if it were published. Nothing is written if the document moved on since.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const saveDocument = command(
  'save a document',
  officeRules,
  async (ctx, saving: Saving): Promise<Saved> => {
    const named = await findOrName(ctx, saving)
    const saved = { id: named.id, content: saving.document }
    const problems = await queries.withDrafts(ctx.db, saved, await ctx.publisher.check(saved))
    return ctx.db.transaction(async tx => {
      const { latest } = await stored.beginDocument(tx, named)
      const last = latest?.number ?? 0
      if (last !== saving.after) {
        const read = await stored.findVersion(tx, saving, saving.after)
        const fields = queries.changesOf(read?.content, latest?.content)
        return { ok: false, reason: 'moved_on', number: last, document: latest?.content, fields }
      }
      const number = await stored.addVersion(tx, named.id, {
        ...{ content: saving.document, state: 'draft', problems, note: saving.note },
        ...{ base: latest?.base ?? null, author: authorOf(ctx.actor) },
      })
      return { ok: true, number, problems }
    })
  },
)

/** The instant of an hour, or why nothing can be published then. */
function readHour(at: string, timeZone: string, now: Date): Date | 'at_past' | 'at_skipped' {
  const [day = '', time = ''] = at.split('T')
  const instant = instantAt(timeZone, day, time)
  // An hour that summer time skips is shown by no clock.
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
  if (dayIn(timeZone, instant) !== day || shown !== time) return 'at_skipped'
  return instant <= now ? 'at_past' : instant
}

async function requirePublishable(
  ctx: RequestContext,
  named: stored.DocumentName,
): Promise<queries.FoundDocument> {
  const found = await queries.requireDocument(ctx, named)
  if (!(await queries.mayPublish(ctx))) throw new AppError('unauthorized')
  return found
}

/**
 * Publishes saved versions together, now or at an hour; all of them or none.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const publishTogether = command(
  'publish documents',
  officeRules,
  async (ctx, { documents, at, timeZone = 'UTC' }: Publication): Promise<Answer> => {
    const publishings: Publishing[] = []
    for (const named of documents) {
      const { id } = await requirePublishable(ctx, named)
      const { content, base, state, number } = await queries.requireVersion(ctx.db, named, named.number)
      if (state !== 'draft' && state !== 'scheduled')
        return { ok: false, reason: 'moved_on', document: stored.nameOf(id) }
      publishings.push({ id, content, base, isArchived: false, version: { number } })
    }
    if (at === undefined) return ctx.publisher.publish(...publishings)
    const publishAt = readHour(at, timeZone, ctx.now())
    if (!(publishAt instanceof Date)) return { ok: false, reason: publishAt }
    const problems = await ctx.publisher.check(...publishings)
    if (problems.length > 0) return { ok: false, reason: 'problems', problems }
    await ctx.db
      .update(documentVersion)
      .set({ state: 'scheduled', publishAt, together: randomUUID() })
      .where(or(...documents.map(one => stored.isVersionOf(one, one.number))))
    return { ok: true, versions: [...documents], publishAt }
  },
)

/** Publishes anew, after the latest version: what an earlier one said, or the end of a document. */
async function publishAfter(
  ctx: Writing<RequestContext>,
  found: queries.FoundDocument,
  { content, isArchived }: { content: unknown; isArchived: boolean },
): Promise<Published> {
  const { id, row, latest } = found
  const named = { id, about: row.about, title: row.title }
  const { latest: begun } = latest ? found : await ctx.db.transaction(tx => stored.beginDocument(tx, named))
  const version = { after: begun?.number ?? 0, author: authorOf(ctx.actor), note: null }
  return ctx.publisher.publish({ id, content, base: begun?.base ?? null, isArchived, version })
}

/**
 * Publishes what a document says with one change; a draft of it gets the same change, and stays a draft.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function publishChange(
  ctx: Writing<RequestContext>,
  named: stored.DocumentName,
  change: (content: unknown) => unknown,
): Promise<Published> {
  const found = await requirePublishable(ctx, named)
  const { latest, row } = found
  const content = change(row.content)
  if (isSame(content, row.content)) return { ok: true, versions: [] }
  const published = await publishAfter(ctx, found, { content, isArchived: false })
  if (!published.ok || latest?.state !== 'draft') return published
  const after = published.versions[0]?.number ?? 0
  await saveDocument(ctx, { ...named, document: change(latest.content), after, note: latest.note })
  return published
}

/** Publishes an earlier version again, as a new one. @throws AppError not_logged_in, unauthorized, not_found. */
export const revertDocument = command(
  'revert a document',
  officeRules,
  async (ctx, { number, ...named }: stored.DocumentName & { number: number }): Promise<Published> => {
    const found = await requirePublishable(ctx, named)
    const { content } = await queries.requireVersion(ctx.db, named, number)
    return publishAfter(ctx, found, { content, isArchived: false })
  },
)

/** Takes a document out of the catalogue. @throws AppError not_logged_in, unauthorized, not_found. */
export const archiveDocument = command(
  'archive a document',
  officeRules,
  async (ctx, named: stored.DocumentName): Promise<Published | { ok: false; reason: 'not_archivable' }> => {
    const found = await requirePublishable(ctx, named)
    if (!archives(named.kind)) return { ok: false, reason: 'not_archivable' }
    const content = found.row.content ?? found.latest?.content
    return publishAfter(ctx, found, { content, isArchived: true })
  },
)

/** Withdraws the hour at which a version would be published, with all that would be published with it. */
export const withdrawHour = command(
  'withdraw an hour of publishing',
  officeRules,
  async (ctx, { number, ...named }: queries.NumberedDocument): Promise<Withdrawn> => {
    await requirePublishable(ctx, named)
    const { together } = await queries.requireVersion(ctx.db, named, number)
    const areTogether =
      together === null ? stored.isVersionOf(named, number) : eq(documentVersion.together, together)
    const versions = await ctx.db
      .update(documentVersion)
      .set(NOT_SCHEDULED)
      .where(and(eq(documentVersion.state, 'scheduled'), areTogether))
      .returning({ kind: documentVersion.kind, key: documentVersion.key, number: documentVersion.number })
    return versions.length > 0 ? { ok: true, versions } : { ok: false, reason: 'moved_on' }
  },
)

/** Makes scheduled versions drafts again, each with why it was not published. */
async function putBack(
  tx: Queryable,
  versions: readonly queries.NumberedDocument[],
  problems: readonly DocumentProblem[],
): Promise<void> {
  for (const { kind, key, number } of versions) {
    const own = problems.filter(({ document: of }) => !of || (of.kind === kind && of.key === key))
    await tx
      .update(documentVersion)
      .set({ ...NOT_SCHEDULED, problems: own.length > 0 ? own : problems })
      .where(stored.isVersionOf({ kind, key }, number))
  }
}

/**
 * Publishes what is due, what belongs together at once; what has problems by now is a draft again, with them. Returns how many
 * were published.
 */
export const publishDue = command(
  'publish the documents that are due',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const due = await ctx.db
      .select({ version: documentVersion, country: document.country })
      .from(documentVersion)
      .innerJoin(document, stored.ofDocument)
      .where(and(eq(documentVersion.state, 'scheduled'), lte(documentVersion.publishAt, ctx.now())))
      .orderBy(asc(documentVersion.publishAt))
    let published = 0
    const sets = Map.groupBy(due, ({ version }) => version.together ?? version)
    for (const set of sets.values()) {
      const publishings = set.map(({ version: { kind, key, content, base, number }, country }) => ({
        ...{ id: { kind, key, country }, content, base, isArchived: false, version: { number } },
      }))
      const versions = set.map(({ version }) => version)
      const answer = await ctx.publisher.publish(...publishings)
      if (answer.ok) published += answer.versions.length
      else if (answer.reason === 'problems') await putBack(ctx.db, versions, answer.problems)
      else if (answer.reason === 'moved_on')
        await putBack(ctx.db, versions, [{ path: '', message: MOVED_ON, document: answer.document }])
    }
    return published
  },
)

/** How long presence lasts after the last call. */
const PRESENT_MS = 60_000

/**
 * Records that a colleague has a document open, and returns who else has, and the number of its latest version. Presence
 * expires after a minute without a call. @throws AppError not_logged_in, unauthorized, not_found.
 */
export const bePresentAtDocument = command(
  'be present at a document',
  { authorize: (ctx: RequestContext): void => requireOffice(ctx) },
  async (ctx, { kind, key }: DocumentName) => {
    const { latest } = await requireDocument(ctx, { kind, key })
    const { actor, db } = ctx
    const seenTs = ctx.now()
    const since = new Date(seenTs.getTime() - PRESENT_MS)
    const userId = 'userId' in actor ? actor.userId : null
    const row = documentPresence
    if (userId !== null) {
      const target = [row.kind, row.key, row.userId]
      await db
        .insert(row)
        .values({ kind, key, userId, seenTs })
        .onConflictDoUpdate({ target, set: { seenTs } })
    }
    await db.delete(row).where(lt(row.seenTs, since))
    const isOther = userId === null ? undefined : ne(users.id, userId)
    const present = await db
      .select({ userId: users.id, name: users.name })
      .from(row)
      .innerJoin(users, eq(users.id, row.userId))
      .where(and(eq(row.kind, kind), eq(row.key, key), gte(row.seenTs, since), isOther))
      .orderBy(asc(users.name), asc(users.id))
    return { present, number: latest?.number ?? 0 }
  },
)
