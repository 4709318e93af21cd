import { and, asc, eq, lte } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { dayIn, instantAt } from '#app/text/time-zone.ts'
import type { Queryable } from '#database/connect.ts'
import {
  archives,
  countryOf,
  type DocumentId,
  type DocumentKind,
  idOf,
  isKind,
  titleOf,
} from '#database/content/document-kinds.ts'
import { nextNumber } from '#database/documents/overlay.ts'
import type { Published } from '#database/documents/publish.ts'
import type { DocumentProblem } from '#database/documents/release.ts'
import { country } from '#database/schema/country.ts'
import { document, documentVersion } from '#database/schema/document.ts'
import {
  changesOf,
  type FoundDocument,
  findDocument,
  findVersion,
  mayEdit,
  mayPublish,
  requireDocument,
  requireVersion,
} from './document-queries.server.ts'
import type { ChangedField, publishRefusals } from './document-schema.ts'

const MOVED_ON = 'something later was published before its hour'

interface Named {
  kind: DocumentKind
  key: string
}

interface Saving extends Named {
  document: unknown
  /** The version that was read; 0 for what the office never touched, and for a new document. */
  after: number
  note: string | null
}

type Saved =
  | { ok: true; number: number; problems: DocumentProblem[] }
  | { ok: false; reason: 'moved_on'; number: number; document: unknown; fields: ChangedField[] }

interface Hour {
  /** As the clocks of a zone show it: 2027-03-28T02:30. */
  at: string
  timeZone: string
}

type Refusal = (typeof publishRefusals)[number]
type Answer = Published | { ok: false; reason: Refusal } | { ok: true; number: number; publishAt: Date }

/** Who the office is is known at once; whose document it is, once it is found. */
const officeRules = { authorize: (ctx: RequestContext): void => requireOffice(ctx) }

function authorOf(actor: Actor): number | null {
  return 'userId' in actor ? actor.userId : null
}

/** The country of a trip that nobody wrote before: the first that it leads through. */
function firstCountry(written: unknown): string | null {
  const countries =
    typeof written === 'object' && written !== null && 'countries' in written ? written.countries : []
  return Array.isArray(countries) && typeof countries[0] === 'string' ? countries[0] : null
}

/** The document that shall be saved: one that is there, or a new one. @throws AppError unauthorized, not_found. */
async function findOrName(ctx: RequestContext, { kind, key, document: written }: Saving) {
  const found = await findDocument(ctx.db, kind, key)
  const id = found?.id ?? idOf(kind, key, firstCountry(written))
  if (!id) throw new AppError('not_found')
  const countries = await ctx.db.select({ tag: country.tag, name: country.name }).from(country)
  const names = new Map(countries.map(({ tag, name }) => [tag, name]))
  const about = found ? found.row.about : countryOf(id, written, names)
  if (!mayEdit(ctx.actor, about)) throw new AppError('unauthorized')
  return { id, about, title: titleOf(id, written, names) }
}

/** Makes a document's row, and its first version: what content/ says of it. Returns its latest version. */
async function begin(tx: Queryable, named: Awaited<ReturnType<typeof findOrName>>): Promise<FoundDocument> {
  const { id, about, title } = named
  const { kind, key } = id
  await tx
    .insert(document)
    .values({ ...id, about, title, content: null })
    .onConflictDoNothing()
  const isIt = and(eq(document.kind, kind), eq(document.key, key))
  await tx.select({ key: document.key }).from(document).where(isIt).for('update')
  const found = await findDocument(tx, kind, key)
  if (!found) throw new AppError('not_found')
  if (found.latest || found.row.content === null) return found
  const { content } = found.row
  const first = { kind, key, number: 0, content, state: 'released' as const, base: 0 }
  const [latest = null] = await tx.insert(documentVersion).values(first).returning()
  return { ...found, latest }
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
    const problems = await ctx.publisher.check({ id: named.id, content: saving.document })
    return ctx.db.transaction(async tx => {
      const { latest } = await begin(tx, named)
      const last = latest?.number ?? 0
      if (last !== saving.after) {
        const read = await findVersion(tx, saving, saving.after)
        const fields = changesOf(read?.content, latest?.content)
        return { ok: false, reason: 'moved_on', number: last, document: latest?.content, fields }
      }
      const { kind, key } = named.id
      const number = await nextNumber(tx, named.id)
      await tx.insert(documentVersion).values({
        ...{ kind, key, number, content: saving.document, state: 'draft', problems, note: saving.note },
        ...{ base: latest?.base ?? null, author: authorOf(ctx.actor) },
      })
      return { ok: true, number, problems }
    })
  },
)

/** The instant of an hour, or why nothing can be published then. */
function readHour({ at, timeZone }: Hour, now: Date): Date | 'at_past' | 'at_skipped' {
  const [day = '', time = ''] = at.split('T')
  const instant = instantAt(timeZone, day, time)
  // An hour that summer time skips is shown by no clock.
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
  if (dayIn(timeZone, instant) !== day || shown !== time) return 'at_skipped'
  return instant <= now ? 'at_past' : instant
}

async function requirePublishable(ctx: RequestContext, { kind, key }: Named): Promise<FoundDocument> {
  const found = await requireDocument(ctx, kind, key)
  if (!(await mayPublish(ctx))) throw new AppError('unauthorized')
  return found
}

/**
 * Publishes a saved version, now or at an hour. @throws AppError not_logged_in, unauthorized, not_found.
 */
export const publishSaved = command(
  'publish a document',
  officeRules,
  async (ctx, { number, hour, ...named }: Named & { number: number; hour: Hour | null }): Promise<Answer> => {
    const { id } = await requirePublishable(ctx, named)
    const { content, base, state } = await requireVersion(ctx.db, named, number)
    if (state !== 'draft' && state !== 'scheduled') return { ok: false, reason: 'moved_on' }
    if (!hour) return ctx.publisher.publish({ id, content, base, isArchived: false, version: { number } })
    const publishAt = readHour(hour, ctx.now())
    if (!(publishAt instanceof Date)) return { ok: false, reason: publishAt }
    const problems = await ctx.publisher.check({ id, content })
    if (problems.length > 0) return { ok: false, reason: 'problems', problems }
    const { kind, key } = named
    await ctx.db
      .update(documentVersion)
      .set({ state: 'scheduled', publishAt })
      .where(
        and(eq(documentVersion.kind, kind), eq(documentVersion.key, key), eq(documentVersion.number, number)),
      )
    return { ok: true, number, publishAt }
  },
)

/** Publishes anew, after the latest version: what an earlier one said, or the end of a document. */
async function publishAfter(
  ctx: Writing<RequestContext>,
  found: FoundDocument,
  { content, isArchived }: { content: unknown; isArchived: boolean },
): Promise<Published> {
  const { id, row, latest } = found
  const named = { id, about: row.about, title: row.title }
  const { latest: begun } = latest ? found : await ctx.db.transaction(tx => begin(tx, named))
  const version = { after: begun?.number ?? 0, author: authorOf(ctx.actor), note: null }
  return ctx.publisher.publish({ id, content, base: begun?.base ?? null, isArchived, version })
}

/** Publishes an earlier version again, as a new one. @throws AppError not_logged_in, unauthorized, not_found. */
export const revertDocument = command(
  'revert a document',
  officeRules,
  async (ctx, { number, ...named }: Named & { number: number }): Promise<Published> => {
    const found = await requirePublishable(ctx, named)
    const { content } = await requireVersion(ctx.db, named, number)
    return publishAfter(ctx, found, { content, isArchived: false })
  },
)

/** Takes a document out of the catalogue. @throws AppError not_logged_in, unauthorized, not_found. */
export const archiveDocument = command(
  'archive a document',
  officeRules,
  async (ctx, named: Named): Promise<Published | { ok: false; reason: 'not_archivable' }> => {
    const found = await requirePublishable(ctx, named)
    if (!archives(named.kind)) return { ok: false, reason: 'not_archivable' }
    const content = found.row.content ?? found.latest?.content
    return publishAfter(ctx, found, { content, isArchived: true })
  },
)

/** Makes a scheduled version a draft again, with why it was not published. */
async function putBack(
  tx: Queryable,
  { kind, key }: DocumentId,
  number: number,
  problems: DocumentProblem[],
) {
  await tx
    .update(documentVersion)
    .set({ state: 'draft', publishAt: null, problems })
    .where(
      and(eq(documentVersion.kind, kind), eq(documentVersion.key, key), eq(documentVersion.number, number)),
    )
}

/** Publishes what is due; what has problems by now is a draft again, with them. Returns how many were published. */
export const publishDue = command(
  'publish the documents that are due',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const due = await ctx.db
      .select({ version: documentVersion, country: document.country })
      .from(documentVersion)
      .innerJoin(
        document,
        and(eq(document.kind, documentVersion.kind), eq(document.key, documentVersion.key)),
      )
      .where(and(eq(documentVersion.state, 'scheduled'), lte(documentVersion.publishAt, ctx.now())))
      .orderBy(asc(documentVersion.publishAt))
    let published = 0
    for (const { version, country: home } of due) {
      const { kind, key, number, content, base } = version
      const id = isKind(kind) ? idOf(kind, key, home) : null
      if (!id) continue
      const answer = await ctx.publisher.publish({
        id,
        content,
        base,
        isArchived: false,
        version: { number },
      })
      if (answer.ok) published++
      else if (answer.reason === 'problems') await putBack(ctx.db, id, number, answer.problems)
      else if (answer.reason === 'moved_on')
        await putBack(ctx.db, id, number, [{ path: '', message: MOVED_ON }])
    }
    return published
  },
)
