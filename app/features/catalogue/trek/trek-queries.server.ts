import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { posterOf } from '#app/features/catalogue/country/country-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { everybodyFor } from '#app/features/people/staff/staff.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDay, formatMonths } from '#app/text/figures.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { TrekContent } from '#database/content/trek-content.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { TrekEntry, TrekPage, TrekWhole } from './trek-schema.ts'

/** The authored texts in one language. */
function inWords(trek: TrekContent, locale: Locale) {
  return {
    lead: trek.lead[locale],
    start: { name: trek.start.name[locale], altitude: trek.start.altitude },
    days: trek.days.map(({ to, words, ...same }) => ({ ...same, to: to[locale], words: words[locale] })),
    seasons: trek.seasons.map(({ months, reason }) => ({
      months: formatMonths(months, locale),
      reason: reason[locale],
    })),
    avoid: trek.avoid[locale],
    needs: trek.needs.map(({ name, words }) => ({ name: name[locale], words: words[locale] })),
    rules: trek.rules.map(({ name, words, checked, certain }) => ({
      name: name[locale],
      words: words[locale],
      checked: formatDay(checked, locale),
      certain,
    })),
    weDo: trek.weDo[locale],
    weDoNot: trek.weDoNot[locale],
  }
}

/** The published trip that includes a trek, with its planner; null if there is none. */
async function findTripTo({ db }: ReadContext, { trip: key }: TrekContent) {
  if (key === undefined) return null
  const [found] = await db
    .select({ key: trip.key, title: trip.title, plannerFkey: trip.plannerFkey })
    .from(trip)
    .where(and(eq(trip.key, key), isPublished(trip)))
  return found ?? null
}

const isTrek = and(eq(country.type, 'trek'), eq(country.active, true), isNotNull(country.trek))

/** The page of the trek at /{tag}; null if there is no active trek with a page. */
export async function getTrekPage(ctx: ReadContext, tag: string): Promise<TrekPage | null> {
  const { db, locale } = ctx
  const rows = await db
    .select({ trek: country, photo: firstPhoto('country') })
    .from(country)
    .where(and(isTrek, eq(country.homePageLink, `/${tag}`)))
  const [{ trek: row, photo } = { trek: null, photo: null }] = rows
  if (!row?.trek) return null
  const [[within], staff, operator, tripTo] = await Promise.all([
    db.select().from(country).where(eq(country.tag, row.trek.country)),
    getStaffOf(ctx, row.trek.country),
    getOperator(ctx),
    findTripTo(ctx, row.trek),
  ])
  if (!within) return null
  const poster = posterOf(row)
  return {
    tag: row.tag,
    link: row.homePageLink,
    name: row.name[locale],
    line: row.line[locale],
    picture: mastheadPicture(pictureOf(presentPhoto(photo, locale), poster)),
    poster,
    country: {
      tag: within.tag,
      name: within.name[locale],
      offered: countryDoor(within) === 'page',
      hasPage: countryDoor(within) === 'page' || within.unplanned !== null,
    },
    team: everybodyFor(staff, {
      country: within.tag,
      hidden: operator.hiddenStaff,
      first: tripTo?.plannerFkey ?? within.staffFkey,
    }),
    trip: tripTo && { key: tripTo.key, title: tripTo.title[locale] },
    ...inWords(row.trek, locale),
  }
}

/** Sitemap entries of treks. */
export async function listTrekPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ path: country.homePageLink })
    .from(country)
    .where(isTrek)
    .orderBy(asc(country.tag))
  return rows
}

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
