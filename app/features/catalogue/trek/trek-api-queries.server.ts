import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { links } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/picture-address.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { TrekContent } from '#database/content/trek-content.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip } from '#database/schema/trip.ts'
import type { TrekEntry, TrekWhole } from './trek-schema.ts'

type Context = ReadContext & Pick<RequestContext, 'origin'>

interface Row {
  country: typeof country.$inferSelect
  trek: TrekContent
  trip: string | null
  photo: { key: string } | null
}

async function findTreks({ db }: Context, which: SQL | undefined, limit: number): Promise<Row[]> {
  const rows = await db
    .select({ country, photo: firstPhoto('country') })
    .from(country)
    .where(and(eq(country.type, 'trek'), eq(country.active, true), isNotNull(country.trek), which))
    .orderBy(asc(country.homepageSortOrder))
    .limit(limit)
  const published = await db.select({ key: trip.key }).from(trip).where(isPublished(trip))
  return rows.flatMap(({ country: row, photo }) => {
    const trek = row.trek
    if (!trek) return []
    const isOffered = published.some(({ key }) => key === trek.trip)
    return [{ country: row, trek, photo, trip: (isOffered && trek.trip) || null }]
  })
}

function toEntry({ country: row, trek, trip: tripKey, photo }: Row, { locale }: Context): TrekEntry {
  return {
    tag: row.tag,
    name: row.name[locale],
    code: row.code,
    a2Code: row.a2Code,
    active: row.active,
    homePageLink: row.homePageLink,
    type: 'trek',
    line: row.line[locale],
    country: trek.country,
    trip: tripKey,
    days: trek.days.length,
    highest: Math.max(...trek.days.map(({ highest }) => highest)),
    url: links.authored(row.homePageLink),
    picture: pictureAddress(photo, { key: row.tag, country: row.tag, ...posterOverride(row.poster) }),
  }
}

/** The active treks, in the order of the home page; `after` is the position of the last one read. */
export async function listTreks(
  ctx: Context,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<ListPart<TrekEntry, number>> {
  const which = after === undefined ? undefined : gt(country.homepageSortOrder, after)
  const rows = await findTreks(ctx, which, limit + 1)
  return partOf(rows, limit, {
    item: row => toEntry(row, ctx),
    cursor: row => row.country.homepageSortOrder,
  })
}

/** An active trek by its tag. @throws AppError `not_found`. */
export async function getTrek(ctx: Context, tag: string): Promise<TrekWhole> {
  const { locale } = ctx
  const [row] = await findTreks(ctx, eq(country.tag, tag), 1)
  if (!row) throw new AppError('not_found', 'There is no trek with this tag.')
  const { lead, days, seasons, avoid, rules } = row.trek
  return {
    ...toEntry(row, ctx),
    lead: lead[locale],
    itinerary: days.map(({ to, words, ...same }) => ({ ...same, to: to[locale], words: words[locale] })),
    seasons: seasons.map(({ months, reason }) => ({
      months: formatMonths(months, locale),
      reason: reason[locale],
    })),
    avoid: avoid[locale],
    rules: rules.map(({ name, words, ...same }) => ({ ...same, name: name[locale], words: words[locale] })),
  }
}
