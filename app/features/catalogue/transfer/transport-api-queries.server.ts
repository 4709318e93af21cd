import { aliasedTable, and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { place, transfer } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { TransportEntry } from './transfer-schema.ts'

/** The last pair read: the ids of its places. */
export type TransportCursor = [from: number, to: number]

interface TransportsQuery {
  country?: string | undefined
  limit: number
  after?: TransportCursor | undefined
}

type Leg = TransportEntry['legs'][number]

const [from, to] = [aliasedTable(place, 'from_place'), aliasedTable(place, 'to_place')]

function findTransports({ db }: ReadContext, which: SQL | undefined, limit: number) {
  const leg = sql`json_build_object('mode', ${transfer.mode}, 'minutes', ${transfer.minutes}, 'kilometres', ${transfer.kilometres}::float8)`
  return db
    .select({
      ...{ fromId: transfer.fromId, toId: transfer.toId, country: from.countryTag },
      ...{ from: { slug: from.slug, name: from.name }, to: { slug: to.slug, name: to.name } },
      minutes: sql<number>`sum(${transfer.minutes})::int`,
      legs: sql<Leg[]>`json_agg(${leg} order by ${transfer.position})`,
      note: sql<
        typeof transfer.$inferSelect.note
      >`(array_agg(${transfer.note} order by ${transfer.position}))[1]`,
    })
    .from(transfer)
    .innerJoin(from, and(eq(from.id, transfer.fromId), isPublished(from)))
    .innerJoin(to, and(eq(to.id, transfer.toId), isPublished(to)))
    .innerJoin(country, and(eq(country.tag, from.countryTag), eq(country.active, true)))
    .where(which)
    .groupBy(transfer.fromId, transfer.toId, from.id, to.id)
    .orderBy(asc(transfer.fromId), asc(transfer.toId))
    .limit(limit)
}

/** 250 minutes is PT4H10M. */
function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** The ways between destinations of the active countries, each pair once. */
export async function listTransports(
  ctx: ReadContext,
  { country: tag, limit, after }: TransportsQuery,
): Promise<ListPart<TransportEntry, TransportCursor>> {
  const which = and(
    tag === undefined ? undefined : eq(from.countryTag, tag),
    after && sql`(${transfer.fromId}, ${transfer.toId}) > (${after[0]}, ${after[1]})`,
  )
  return partOf(await findTransports(ctx, which, limit + 1), limit, {
    item: row => ({
      key: `${row.from.slug}/${row.to.slug}`,
      kind: 'transport',
      country: row.country,
      from: row.from.slug,
      to: row.to.slug,
      name: `${row.from.name[ctx.locale]} – ${row.to.name[ctx.locale]}`,
      transport_duration: isoDuration(row.minutes),
      legs: row.legs,
      note: row.note?.[ctx.locale] ?? null,
    }),
    cursor: row => [row.fromId, row.toId],
  })
}
