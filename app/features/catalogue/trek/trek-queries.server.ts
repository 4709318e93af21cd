import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { posterOf } from '#app/features/catalogue/country/country-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { everybodyFor } from '#app/features/people/staff/staff.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDay, formatMonths } from '#app/text/figures.ts'
import type { TrekContent } from '#database/content/trek-content.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { TrekPage } from './trek-schema.ts'

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
