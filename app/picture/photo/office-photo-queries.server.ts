import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import type { PhotoSubjectKind } from '#database/values/photo-subjects.ts'
import { authorizeChange, requireStaff } from './authorize-photo.server.ts'
import { mayManagePhoto } from './photo-access.ts'
import type { NamedSubject, OfficePhoto, photoStates } from './photo-schema.ts'
import { everySubject } from './photo-subject.server.ts'

export interface PhotoSearch {
  q?: string | undefined
  country?: string | undefined
  kind?: PhotoSubjectKind | undefined
  /** Key of a subject. */
  subject?: string | undefined
  state?: (typeof photoStates)[number] | undefined
}

/** SQL of the photographs that show something for which a condition holds. */
function showing(condition: SQL): SQL {
  return sql`${photo.id} in (select u.photo_id from ${photoUse} u
    join ${everySubject()} s on s.kind = u.subject_kind and s.key = u.subject_key where ${condition})`
}

/** SQL of the subjects in the actor's countries; for an admin of all. */
function inCountriesOf(actor: RequestContext['actor']): SQL | undefined {
  if (actor.kind !== 'planner') return undefined
  return sql`s.countries && ${sql.param(actor.countries)}::text[]`
}

/** Those of the caller's countries, and those that they uploaded themselves. */
function withinReach(actor: RequestContext['actor']): SQL | undefined {
  const inCountries = inCountriesOf(actor)
  if (!inCountries || actor.kind !== 'planner') return undefined
  const showsNothing = sql`not exists (select from ${photoUse} u where u.photo_id = ${sql`${photo.id}`})`
  return sql`((${photo.addedBy} = ${actor.userId} and ${showsNothing}) or ${showing(inCountries)})`
}

const contains = (text: SQL, q: string) => sql`strpos(plain(${text}), plain(${q}::text)) > 0`
const words = sql`${photo.alt} ->> 'en' || ' ' || (${photo.alt} ->> 'es') || ' ' ||
  coalesce(${photo.credit}, '') || ' ' || ${photo.fileName}`

const conditions = {
  published: sql`${photo.published}`,
  waiting: sql`not ${photo.published}`,
  wordless: sql`(${photo.alt} ->> 'en' = '' or ${photo.alt} ->> 'es' = '')`,
}

function sought({ q, country, kind, subject, state }: PhotoSearch): SQL | undefined {
  const shows = (condition: SQL) =>
    sql`exists (select from ${photoUse} u where u.photo_id = ${photo.id} and ${condition})`
  return and(
    q ? sql`(${contains(words, q)} or ${showing(contains(sql`s.name::text`, q))})` : undefined,
    country ? showing(sql`${country} = any(s.countries)`) : undefined,
    kind && shows(sql`u.subject_kind = ${kind}`),
    subject ? shows(sql`u.subject_key = ${subject}`) : undefined,
    state && conditions[state],
  )
}

const ofSame = sql`${photoUse} o where o.subject_kind = u.subject_kind and o.subject_key = u.subject_key`
const subjects = sql<OfficePhoto['subjects']>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', u.subject_kind, 'key', u.subject_key,
    'name', coalesce(s.name, jsonb_build_object('en', u.subject_key, 'es', u.subject_key)),
    'countries', coalesce(s.countries, '{}'),
    'order', (select count(*) from ${ofSame} and (o.position, o.photo_id) < (u.position, u.photo_id)),
    'among', (select count(*) from ${ofSame})) order by u.subject_kind, u.subject_key), '[]'::jsonb)
  from ${photoUse} u left join ${everySubject()} s on s.kind = u.subject_kind and s.key = u.subject_key
  where u.photo_id = ${sql`${photo.id}`})`

function findPhotos({ db }: CallerContext, wanted: SQL | undefined, limit: number) {
  return db.select({ row: photo, subjects }).from(photo).where(wanted).orderBy(desc(photo.id)).limit(limit)
}

function toOfficePhoto(
  { row, subjects: shown }: Awaited<ReturnType<typeof findPhotos>>[number],
  { actor }: CallerContext,
): OfficePhoto {
  const { key, number, width, height, format, bytes, color, blur, alt, credit, licence, addedBy } = row
  return {
    ...{ key, number, width, height, format, bytes, color, blur, alt, credit, licence },
    ...{ fileName: row.fileName, published: row.published, addedTs: row.createdTs.toISOString() },
    focus: { x: row.focusX, y: row.focusY },
    subjects: shown,
    mayChange: mayManagePhoto(actor, { subjects: shown.map(({ countries }) => countries), addedBy }),
  }
}

/**
 * A page of the photographs that the caller may see, the newest first.
 * @throws AppError not_logged_in; unauthorized for everybody outside the office.
 */
export async function listPhotos(
  ctx: CallerContext,
  search: PhotoSearch,
  position: number | null,
  limit: number,
): Promise<{ rows: OfficePhoto[]; after: number | null }> {
  requireStaff(ctx)
  const before = position === null ? undefined : sql`${photo.id} < ${position}`
  const found = await findPhotos(ctx, and(withinReach(ctx.actor), before, sought(search)), limit + 1)
  const shown = found.slice(0, limit)
  return {
    rows: shown.map(each => toOfficePhoto(each, ctx)),
    after: found.length > limit ? (shown.at(-1)?.row.id ?? null) : null,
  }
}

/** A photograph. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficePhoto(ctx: CallerContext, key: string): Promise<OfficePhoto> {
  requireStaff(ctx)
  const [found] = await findPhotos(ctx, and(withinReach(ctx.actor), eq(photo.key, key)), 1)
  if (!found) throw new AppError('not_found')
  return toOfficePhoto(found, ctx)
}

/** The file as it was uploaded, with its name. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOriginal(
  ctx: CallerContext & Pick<RequestContext, 'photos'>,
  key: string,
): Promise<{ name: string; content: Uint8Array }> {
  await authorizeChange(ctx, key)
  const [found] = await ctx.db
    .select({ name: photo.fileName, format: photo.format })
    .from(photo)
    .where(eq(photo.key, key))
  const content = found && (await ctx.photos.readOriginal(key))
  if (!content) throw new AppError('not_found')
  return { name: found.name || `${key}.${found.format}`, content }
}

/** What a photograph can show, by a part of its name or key: the shortest names first, days of trips last. */
export function findSubjects(
  ctx: CallerContext,
  { q, country, kind }: Pick<PhotoSearch, 'q' | 'country' | 'kind'>,
  limit: number,
): Promise<NamedSubject[]> {
  requireStaff(ctx)
  return ctx.db
    .select({
      kind: sql<PhotoSubjectKind>`s.kind`,
      key: sql<string>`s.key`,
      name: sql<NamedSubject['name']>`s.name`,
      countries: sql<string[]>`s.countries`,
    })
    .from(sql`${everySubject(kind && [kind])} s`)
    .where(
      and(
        inCountriesOf(ctx.actor),
        country ? sql`${country} = any(s.countries)` : undefined,
        q ? contains(sql`s.name::text || ' ' || s.key`, q) : undefined,
      ),
    )
    .orderBy(sql`s.kind = 'trip_day', length(s.name::text), s.kind, s.key`)
    .limit(limit)
}
