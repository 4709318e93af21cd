import { and, asc, count, eq, isNotNull, or, sql } from 'drizzle-orm'
import { phoneFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { DEFAULT_LIMIT, findReviews } from '#app/features/voices/review/review-queries.server.ts'
import { countRatings } from '#app/features/voices/review/testimonial-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { country, navigationLink, operator, theme, topic } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { review } from '#database/schema/review.ts'
import { vacationTheme } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { tripCountry } from '#database/schema/trip.ts'
import type { CompanyMenu, CountryNavigation, SiteNavigation } from './navigation-schema.ts'
import { answers, type KnownPages } from './navigation-target.ts'

/** The pages of a country that its lists may link to, and a line of text for its places and themes by their addresses. */
async function getKnown({ db, locale }: ReadContext, tag: string) {
  const [places, own, general, words] = await Promise.all([
    db
      .select({ kind: place.kind, slug: place.slug, line: place.line })
      .from(place)
      .where(and(eq(place.countryTag, tag), isPublished(place))),
    db.select({ key: theme.key, line: theme.line }).from(theme).where(eq(theme.countryTag, tag)),
    db.select({ key: vacationTheme.key, line: vacationTheme.lead }).from(vacationTheme),
    db.select({ vocabulary: topic.vocabulary, key: topic.key }).from(topic),
  ])
  const pages: KnownPages = {
    themes: new Set([...own, ...general].map(({ key }) => key)),
    words: new Set(words.map(({ vocabulary, key }) => `${vocabulary}/${key}`)),
    regions: new Set(places.filter(({ kind }) => kind === 'region').map(({ slug }) => slug)),
  }
  // The country's own line of a theme comes after the general one, and replaces it.
  const lines = [
    ...places.map(({ kind, slug, line }) => [`/${tag}/${kind}s/${slug}`, line[locale]] as const),
    ...[...general, ...own].map(({ key, line }) => [`/${tag}/${key}-vacations`, line[locale]] as const),
  ]
  return { pages, lines: new Map<string, string>(lines) }
}

/**
 * The header's lists of a country with a page (specification, section 3: Navigation data). Where we plan no trips their
 * links lead to its one page. Null without lists there.
 */
async function getCountryNavigation(
  ctx: ReadContext,
  tag: string,
): Promise<{ contactGroup: string | null; lists: Omit<CountryNavigation, 'phone'> } | null> {
  const { db, locale } = ctx
  const [found] = await db
    .select({
      name: country.name,
      contactGroup: country.contactGroup,
      isPlanned: country.active,
      hasBefore: sql<boolean>`${country.beforeYouGo} is not null`,
    })
    .from(country)
    .where(
      and(
        eq(country.tag, tag),
        eq(country.type, 'country'),
        or(eq(country.active, true), isNotNull(country.unplanned)),
      ),
    )
  if (!found) return null
  const [{ pages, lines }, rows] = await Promise.all([
    getKnown(ctx, tag),
    db
      .select()
      .from(navigationLink)
      .where(eq(navigationLink.countryTag, tag))
      .orderBy(asc(navigationLink.position)),
  ])
  if (!found.isPlanned && rows.length === 0) return null
  const of = (list: (typeof rows)[number]['list']) =>
    rows
      .filter(row => row.list === list && answers(row.link, pages))
      .map(({ link, label, category }) => ({
        ...{ link, label: label[locale] },
        category: category?.[locale] ?? '',
      }))
  const lists = {
    tag,
    name: found.name[locale],
    isPlanned: found.isPlanned,
    hasBefore: found.hasBefore,
    placeThemes: of('place_theme').map(({ link, label }) => ({ link, label })),
    topPlaces: of('top_place').map(({ link, label }) => ({ link, label, line: lines.get(link) })),
    vacationThemes: of('vacation_theme').map(({ link, label }) => ({ link, label, line: lines.get(link) })),
    topActivities: of('top_activity'),
  }
  return { contactGroup: found.contactGroup, lists }
}

type Context = Pick<RequestContext, 'db' | 'locale' | 'origin' | 'services'>

async function getActiveCountries({ db, locale }: Context) {
  const rows = await db
    .select({ tag: country.tag, name: country.name, area: country.area, trips: count(tripCountry.tripId) })
    .from(country)
    .leftJoin(tripCountry, and(eq(tripCountry.countryTag, country.tag), eq(tripCountry.published, true)))
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .groupBy(country.tag)
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(row => ({ ...row, name: row.name[locale] }) as SiteNavigation['countries'][number])
}

/** The tag of a country that has a page, whether we plan trips there or not; of a trek, the country it is in. */
async function findCountry({ db }: Context, tag: string): Promise<string | null> {
  const [found] = await db
    .select({ type: country.type, trek: country.trek })
    .from(country)
    .where(eq(country.tag, tag))
  if (found?.type === 'country') return tag
  return found?.trek?.country ?? null
}

const READ = [
  ...[operator, country, navigationLink, place, theme, vacationTheme, topic],
  ...[staff, review, photo, photoUse, tripCountry],
]

const FACES = 4
/** A country may share its planner with another, or have none yet. */
const COUNTRIES_ASKED = 2 * FACES
/** Two lines of its card. */
const LONGEST_TITLE = 40

interface CompanyWanted {
  /** The page's country if we plan trips there. */
  planned: string | undefined
  countryTag: string | undefined
  countries: SiteNavigation['countries']
  hiddenStaff: readonly string[]
}

/** What the company's menu shows: the team of a country where we plan trips, elsewhere one planner of a few countries. */
async function getCompanyMenu(
  ctx: Context,
  { planned, countryTag, countries, hiddenStaff }: CompanyWanted,
): Promise<CompanyMenu> {
  const [{ total, average }, near, all, ...teams] = await Promise.all([
    countRatings(ctx, {}),
    countryTag ? findReviews(ctx, { country: countryTag }, DEFAULT_LIMIT) : [],
    findReviews(ctx, {}, DEFAULT_LIMIT),
    ...(planned
      ? [getStaffOf(ctx, planned)]
      : countries.slice(0, COUNTRIES_ASKED).map(async ({ tag }) => (await getStaffOf(ctx, tag)).slice(0, 1))),
  ])
  const happy = [near, all].flatMap(reviews =>
    reviews
      .filter(({ rating, untitled, title }) => rating === 5 && !untitled && title.length <= LONGEST_TITLE)
      .toSorted((a, b) => b.title.length - a.title.length),
  )
  const unique = new Map(teams.flat().map(face => [face.fkey, face]))
  const team = [...unique.values()].filter(({ fkey }) => !hiddenStaff.includes(fkey))
  const [review] = happy
  return {
    review: review
      ? { title: review.title, name: review.name, where: review.where, rating: review.rating }
      : null,
    reviews: average === null ? null : { count: total, average },
    faces: team
      .slice(0, FACES)
      .map(({ fkey, name, portraitVersion, photo }) => ({ fkey, name, portraitVersion, photo })),
    towns: planned ? [...new Set(team.map(({ place }) => place))].join(', ') : '',
  }
}

/** The data of header and footer, for a page with or without a country. */
export const getSiteNavigation = cachedRead('header and footer', { tables: READ }, readNavigation)

async function readNavigation(ctx: Context, countryTag: string | undefined): Promise<SiteNavigation> {
  const [company, countries, chosen, asksAbout] = await Promise.all([
    getOperator(ctx),
    getActiveCountries(ctx),
    countryTag ? getCountryNavigation(ctx, countryTag) : null,
    countryTag ? findCountry(ctx, countryTag) : null,
  ])
  const { name, legalName, phones, sms, email, whatsapp, messenger, social, hiddenStaff } = company
  const reviewSite = { name: company.reviewSite.name[ctx.locale], url: company.reviewSite.url }
  return {
    operator: { name, legalName, phones, sms, email, whatsapp, messenger, reviewSite, social },
    countries,
    country: chosen && { ...chosen.lists, phone: phoneFor(company, chosen.contactGroup) },
    company: await getCompanyMenu(ctx, {
      planned: chosen?.lists.isPlanned ? chosen.lists.tag : undefined,
      ...{ countryTag, countries, hiddenStaff },
    }),
    asksAbout,
    hiddenStaff,
    asksConsent: ctx.services !== null,
    origin: ctx.origin,
  }
}
