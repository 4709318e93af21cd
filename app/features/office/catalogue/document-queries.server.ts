import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import type { Actor, CallerContext, RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import type { Readable } from '#database/connect.ts'
import { type DocumentId, type DocumentKind, type Title, titleOf } from '#database/content/document-kinds.ts'
import { countryNames } from '#database/documents/country-names.ts'
import { type Draft, draftBehind, needsOf } from '#database/documents/draft-needs.ts'
import type { Candidate } from '#database/documents/publish.ts'
import type { DocumentProblem } from '#database/documents/release.ts'
import * as stored from '#database/documents/versions.ts'
import { document, documentVersion } from '#database/schema/document.ts'
import { users } from '#database/schema/user.ts'
import { diffDocuments } from '#database/values/document/diff-documents.ts'
import { isFields } from '#database/values/document/fields.ts'
import * as answers from './document-schema.ts'

export type DocumentState = (typeof answers.documentStates)[number]

/** Whether somebody may read and write the documents about a country; those about none are for admins. */
export function mayEdit(actor: Actor, about: string | null): boolean {
  if (actor.kind === 'admin') return true
  return actor.kind === 'planner' && about !== null && actor.countries.includes(about)
}

/** The condition of the documents that a member of the office may edit. */
function isEditable(actor: Actor) {
  return actor.kind === 'planner' ? inArray(document.about, [...actor.countries]) : undefined
}

/** Whether somebody who may edit a document may publish it. */
export async function mayPublish({ db, actor }: CallerContext): Promise<boolean> {
  if (actor.kind === 'admin' || actor.kind === 'system') return true
  return (await getOperator({ db })).plannersPublish === true
}

/** A document's row and its latest version, which may be a draft. */
export interface FoundDocument {
  id: DocumentId
  row: typeof document.$inferSelect
  latest: typeof documentVersion.$inferSelect | null
}

/** The names of the countries, with those that a draft of their list has. */
export async function namesWithDrafts(db: Readable): Promise<Map<string, Title>> {
  const list = await findDocument(db, { kind: 'countries', key: 'countries' })
  return countryNames(db, list?.latest?.content)
}

function idOf({ kind, key, country }: DocumentId): DocumentId {
  return { kind, key, country }
}

/** Null if there is none. */
export async function findDocument(db: Readable, named: stored.DocumentName): Promise<FoundDocument | null> {
  const [found] = await db
    .select({ row: document, latest: documentVersion })
    .from(document)
    .leftJoin(documentVersion, and(stored.ofDocument, stored.isLast()))
    .where(stored.isDocument(named))
  return found ? { ...found, id: idOf(found.row) } : null
}

/** @throws AppError not_logged_in, unauthorized, not_found. */
export async function requireDocument(
  ctx: CallerContext,
  named: stored.DocumentName,
): Promise<FoundDocument> {
  requireOffice(ctx)
  const found = await findDocument(ctx.db, named)
  if (found && !mayEdit(ctx.actor, found.row.about)) throw new AppError('unauthorized')
  if (!found) throw new AppError('not_found')
  return found
}

/** A release's words are as published as the office's. */
function stateOf(latest: FoundDocument['latest']): DocumentState {
  return latest === null || latest.state === 'released' ? 'published' : latest.state
}

interface Wanted {
  kind: DocumentKind
  country?: string | undefined
  q: string
  state?: DocumentState | undefined
}

type Context = CallerContext & Pick<RequestContext, 'now'>

interface Priced {
  season?: unknown
}

const AHEAD_MS = 365 * DAY_MS

/** The languages that some text of a document lacks. */
function languagesMissing(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) languagesMissing(part, found)
  if (!isFields(value)) return
  const isText = ['en', 'es'].some(language => typeof value[language] === 'string')
  if (isText) {
    for (const language of ['en', 'es']) if (!String(value[language] ?? '').trim()) found.add(language)
  } else for (const part of Object.values(value)) languagesMissing(part, found)
}

/** The last day of a trip's prices; null if some hold all year. */
function lastPricedDay(prices: readonly Priced[]): string | null {
  const ends = prices.map(({ season }) => (Array.isArray(season) ? String(season[1]) : null))
  return ends.includes(null) ? null : (ends.sort().at(-1) ?? null)
}

/** What a document lacks: a language, a price for a day within a year. */
function missingParts(document: unknown, now: Date): string[] {
  const languages = new Set<string>()
  languagesMissing(document, languages)
  const missing = [...languages].sort()
  const prices = isFields(document) && Array.isArray(document.prices) ? document.prices.filter(isFields) : []
  const last = lastPricedDay(prices)
  if (last !== null && Date.parse(last) < now.getTime() + AHEAD_MS) missing.push(`price_ends ${last}`)
  return missing
}

/**
 * A page of the documents of a kind that somebody may edit, by key.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function listDocuments(
  ctx: Context,
  { kind, country, q, state }: Wanted,
  after: string | null,
  limit: number,
): Promise<{ rows: answers.ListedDocument[]; after: string | null }> {
  requireOffice(ctx)
  if (country !== undefined && !mayEdit(ctx.actor, country)) throw new AppError('unauthorized')
  const like = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const named = (language: string) => sql`unaccent(${document.title} ->> ${language}) ilike unaccent(${like})`
  const found = await ctx.db
    .select({ row: document, latest: documentVersion })
    .from(document)
    .leftJoin(documentVersion, and(stored.ofDocument, stored.isLast()))
    .where(
      and(
        eq(document.kind, kind),
        isEditable(ctx.actor),
        country === undefined ? undefined : eq(document.about, country),
        q === '' ? undefined : or(named('en'), named('es'), sql`${document.key} ilike ${like}`),
        state &&
          sql`case when ${documentVersion.state} is null or ${documentVersion.state} = 'released'
          then 'published' else ${documentVersion.state} end = ${state}`,
        after === null ? undefined : gt(document.key, after),
      ),
    )
    .orderBy(asc(document.key))
    .limit(limit + 1)
  const rows = found.slice(0, limit).map(({ row, latest }): answers.ListedDocument => {
    const content = latest?.content ?? row.content
    return {
      key: row.key,
      title: titleOf(row, content, new Map([[row.country ?? row.key, row.title]])),
      country: row.about,
      state: stateOf(latest),
      missing: missingParts(content, ctx.now()),
      updatedTs: (latest?.createdTs ?? row.updatedTs).toISOString(),
      conflicts: latest?.conflicts.length ?? 0,
    }
  })
  return { rows, after: found.length > limit ? (rows.at(-1)?.key ?? null) : null }
}

/** The most drafts that are listed. */
const MOST_DRAFTS = 300

/** The latest drafts that are wanted, each with what is published of it. */
async function readDrafts(db: Readable, wanted: SQL | undefined) {
  const found = await db
    .select({ row: document, latest: documentVersion })
    .from(document)
    .innerJoin(documentVersion, and(stored.ofDocument, stored.isLast()))
    .where(and(eq(documentVersion.state, 'draft'), wanted))
    .orderBy(desc(documentVersion.createdTs))
    .limit(MOST_DRAFTS)
  return found.map(({ row, latest }) => ({
    ...{ id: idOf(row), about: row.about, content: latest.content, latest },
    published: row.content ?? undefined,
  }))
}

/** The other drafts without which a draft cannot be published, and what those need. */
export async function findNeeds(
  db: Readable,
  { kind, key }: stored.DocumentName,
): Promise<{ id: DocumentId; number: number }[]> {
  const drafts = await readDrafts(db, undefined)
  const own = drafts.find(({ id }) => id.kind === kind && id.key === key)
  const needs = own && needsOf(drafts).get(own)
  return needs?.map(({ id, latest }) => ({ id, number: latest.number })) ?? []
}

/**
 * The drafts that somebody may edit, the latest first, each with the others without which it cannot be published; with a
 * country those about it and those about none.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function listDrafts(ctx: Context, about: string | null): Promise<answers.ListedDraft[]> {
  requireOffice(ctx)
  if (about !== null && !mayEdit(ctx.actor, about)) throw new AppError('unauthorized')
  const drafts = await readDrafts(
    ctx.db,
    and(
      isEditable(ctx.actor),
      about === null ? undefined : or(isNull(document.about), eq(document.about, about)),
    ),
  )
  const names = await namesWithDrafts(ctx.db)
  const needs = needsOf(drafts)
  return drafts.map(draft => ({
    ...{ kind: draft.id.kind, key: draft.id.key, country: draft.about, number: draft.latest.number },
    title: titleOf(draft.id, draft.content, names),
    isNew: draft.published === undefined,
    needs: (needs.get(draft) ?? []).map(({ id: { kind, key } }) => ({ kind, key })),
    updatedTs: draft.latest.createdTs.toISOString(),
  }))
}

/** What is wrong with a document, each problem with the draft that has what is missing, if one has. */
export async function withDrafts(
  db: Readable,
  { id, content }: Candidate,
  problems: readonly DocumentProblem[],
): Promise<answers.OfficeDocumentAnswer['problems']> {
  if (problems.length === 0) return []
  const isOther = or(ne(document.kind, id.kind), ne(document.key, id.key))
  const others = await readDrafts(db, isOther)
  if (others.length === 0) return [...problems]
  const own: Draft = { id, content, published: undefined }
  // Single files of a country, such as its navigation, name it by their key alone.
  const needed = others.filter(
    other => other.id.kind === 'countries' || needsOf([own, other]).get(own)?.length,
  )
  const names = await namesWithDrafts(db)
  return problems.map(problem => {
    const behind = draftBehind(problem, needed, others)
    if (!behind) return problem
    const { kind, key } = behind.id
    return { ...problem, draft: { kind, key, title: titleOf(behind.id, behind.content, names) } }
  })
}

/** What would be wrong if saved versions were published together. @throws AppError not_logged_in, unauthorized, not_found. */
export async function checkTogether(
  ctx: CallerContext & Pick<RequestContext, 'publisher'>,
  documents: readonly NumberedDocument[],
): Promise<DocumentProblem[]> {
  return ctx.publisher.check(...(await requireVersions(ctx, documents)))
}

/** A version of a document. */
export type NumberedDocument = stored.DocumentName & { number: number }

/** @throws AppError not_found. */
export async function requireVersion(db: Readable, named: stored.DocumentName, number: number) {
  const version = await stored.findVersion(db, named, number)
  if (!version) throw new AppError('not_found')
  return version
}

/** Versions of documents that somebody may edit. @throws AppError not_logged_in, unauthorized, not_found. */
export async function requireVersions(ctx: CallerContext, documents: readonly NumberedDocument[]) {
  const found = []
  for (const named of documents) {
    const { id } = await requireDocument(ctx, named)
    found.push({ ...(await requireVersion(ctx.db, named, named.number)), id })
  }
  return found
}

/**
 * A version of a document; the latest if no number is given.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function getDocument(
  ctx: CallerContext,
  named: stored.DocumentName,
  number?: number,
): Promise<answers.OfficeDocumentAnswer> {
  const { row, latest } = await requireDocument(ctx, named)
  const isLatest = number === undefined || number === (latest?.number ?? 0)
  const version = isLatest ? latest : await requireVersion(ctx.db, named, number)
  return {
    document: version?.content ?? row.content,
    number: version?.number ?? 0,
    base: version ? version.base : 0,
    problems: answers.documentProblem.array().parse(version?.problems ?? []),
    published: row.content === null ? null : row.number,
    state: stateOf(version),
    publishAt: version?.publishAt?.toISOString() ?? null,
    mayPublish: await mayPublish(ctx),
  }
}

/**
 * A page of a document's versions, the latest first, before a number. @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function listVersions(
  ctx: CallerContext,
  named: stored.DocumentName,
  before: number | null,
  limit: number,
): Promise<{ rows: answers.DocumentVersionEntry[]; after: number | null }> {
  await requireDocument(ctx, named)
  const rows = await ctx.db
    .select({ version: documentVersion, author: users.name })
    .from(documentVersion)
    .leftJoin(users, eq(users.id, documentVersion.author))
    .where(and(stored.isVersionOf(named), before === null ? undefined : lt(documentVersion.number, before)))
    .orderBy(desc(documentVersion.number))
    .limit(limit + 1)
  const page = rows.slice(0, limit).map(({ version, author }, i) => ({
    ...{ number: version.number, state: version.state, author, note: version.note },
    publishAt: version.publishAt?.toISOString() ?? null,
    createdTs: version.createdTs.toISOString(),
    fields: i + 1 < rows.length ? changesOf(rows[i + 1]?.version.content, version.content) : [],
    conflicts: [...version.conflicts],
  }))
  return { rows: page, after: rows.length > limit ? (page.at(-1)?.number ?? null) : null }
}

/** What differs in two versions of a document, field by field. */
export function changesOf(before: unknown, after: unknown): answers.ChangedField[] {
  const changes = diffDocuments(before, after)
  return changes.map(({ path, before: was, after: is }) => ({ path: path.join('.'), before: was, after: is }))
}
