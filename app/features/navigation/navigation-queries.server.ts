import { and, asc, eq } from 'drizzle-orm'
import { getOperator } from '#app/features/operator/operator-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import type { CountryNavigation, SiteNavigation } from './navigation-schema.ts'

type Context = Pick<RequestContext, 'db' | 'locale' | 'origin'>

async function getActiveCountries({ db, locale }: Context) {
  const rows = await db
    .select({ tag: country.tag, name: country.name, area: country.area })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(row => ({ ...row, name: row.name[locale] }) as SiteNavigation['countries'][number])
}

/** One line about each destination of a country, by its address. */
async function getPlaceLines({ db, locale }: Context, tag: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: place.slug, line: place.line })
    .from(place)
    .where(and(eq(place.countryTag, tag), eq(place.kind, 'destination')))
  return new Map(rows.map(row => [`/${tag}/destinations/${row.slug}`, row.line[locale]]))
}

/**
 * The lists of the header for a country (specification, section 3: Navigation data). A country whose places
 * are not written yet has none, so that no menu leads to a page that is not there.
 */
async function getCountryNavigation(ctx: Context, tag: string): Promise<CountryNavigation | null> {
  const { db, locale } = ctx
  const countries = await db
    .select({ name: country.name })
    .from(country)
    .where(and(eq(country.tag, tag), eq(country.active, true), eq(country.type, 'country')))
  if (!countries[0]) return null
  const [lines, rows] = await Promise.all([
    getPlaceLines(ctx, tag),
    db
      .select()
      .from(navigationLink)
      .where(eq(navigationLink.countryTag, tag))
      .orderBy(asc(navigationLink.position)),
  ])
  const written = lines.size > 0 ? rows : []
  const of = (list: (typeof rows)[number]['list']) =>
    written
      .filter(row => row.list === list)
      .map(row => ({ link: row.link, label: row.label[locale], category: row.category?.[locale] ?? '' }))
  return {
    tag,
    name: countries[0].name[locale],
    placeThemes: of('place_theme').map(({ link, label }) => ({ link, label })),
    topPlaces: of('top_place').map(({ link, label }) => ({ link, label, line: lines.get(link) })),
    vacationThemes: of('vacation_theme').map(({ link, label }) => ({ link, label })),
    topActivities: of('top_activity'),
  }
}

/** What header and footer need, for a page about a country or about none. */
export async function getSiteNavigation(
  ctx: Context & Pick<RequestContext, 'origin'>,
  countryTag: string | undefined,
): Promise<SiteNavigation> {
  const [operator, countries, chosen] = await Promise.all([
    getOperator(ctx),
    getActiveCountries(ctx),
    countryTag ? getCountryNavigation(ctx, countryTag) : null,
  ])
  const { name, legalName, phones, sms, email, whatsapp, messenger, reviewSite, social } = operator
  return {
    operator: { name, legalName, phones, sms, email, whatsapp, messenger, reviewSite, social },
    countries,
    country: chosen,
    origin: ctx.origin,
  }
}
