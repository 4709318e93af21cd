import { and, asc, eq } from 'drizzle-orm'
import { whereabouts } from '#app/features/map/atlas/gazetteer.server.ts'
import { phoneFor } from '#app/features/operator/operator.ts'
import { getOperator } from '#app/features/operator/operator-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country, navigationLink, theme, word } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { vacationTheme } from '#database/schema/species.ts'
import type { CountryNavigation, SiteNavigation } from './navigation-schema.ts'
import { navigationTarget, type WrittenPages } from './navigation-target.ts'

type Context = Pick<RequestContext, 'db' | 'locale' | 'origin'>

async function getActiveCountries({ db, locale }: Context) {
  const rows = await db
    .select({ tag: country.tag, name: country.name, area: country.area })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(row => ({ ...row, name: row.name[locale] }) as SiteNavigation['countries'][number])
}

/** The pages of a country that its lists may name, and a line about each of its places by kind and slug. */
async function getWritten({ db }: Context, tag: string, listed: readonly string[]) {
  const [places, own, general, words] = await Promise.all([
    db
      .select({ kind: place.kind, slug: place.slug, line: place.line })
      .from(place)
      .where(eq(place.countryTag, tag)),
    db.select({ key: theme.key }).from(theme).where(eq(theme.countryTag, tag)),
    db.select({ key: vacationTheme.key }).from(vacationTheme),
    db.select({ vocabulary: word.vocabulary, key: word.key }).from(word),
  ])
  const slugs = listed.map(link => link.slice(link.lastIndexOf('/') + 1))
  const pages: WrittenPages = {
    places: new Set(places.map(({ kind, slug }) => `${kind}/${slug}`)),
    themes: new Set([...own, ...general].map(({ key }) => key)),
    words: new Set(words.map(({ vocabulary, key }) => `${vocabulary}/${key}`)),
    mapped: new Set(slugs.filter(slug => whereabouts(tag, slug) !== null)),
  }
  return { pages, lines: new Map(places.map(({ kind, slug, line }) => [`/${tag}/${kind}s/${slug}`, line])) }
}

/** The lists of the header for an active country (specification, section 3: Navigation data). */
async function getCountryNavigation(
  ctx: Context,
  tag: string,
): Promise<{ contactGroup: string | null; lists: Omit<CountryNavigation, 'phone'> } | null> {
  const { db, locale } = ctx
  const countries = await db
    .select({ name: country.name, contactGroup: country.contactGroup })
    .from(country)
    .where(and(eq(country.tag, tag), eq(country.active, true), eq(country.type, 'country')))
  const [found] = countries
  if (!found) return null
  const rows = await db
    .select()
    .from(navigationLink)
    .where(eq(navigationLink.countryTag, tag))
    .orderBy(asc(navigationLink.position))
  const { pages, lines } = await getWritten(
    ctx,
    tag,
    rows.map(({ link }) => link),
  )
  const listOf = (list: (typeof rows)[number]['list']) =>
    rows
      .filter(row => row.list === list)
      .map(({ link, label, category }) => ({
        entry: { link, label: label[locale] },
        category: category?.[locale] ?? '',
        target: navigationTarget(link, pages),
      }))
  const pagesOf = (list: 'place_theme' | 'vacation_theme') =>
    listOf(list).flatMap(({ entry, target }) => (target === 'page' ? [entry] : []))
  const lists = {
    tag,
    name: found.name[locale],
    placeThemes: pagesOf('place_theme'),
    topPlaces: listOf('top_place').flatMap(({ entry, target }) => {
      if (!target) return []
      return target === 'page'
        ? [{ ...entry, line: lines.get(entry.link)?.[locale] }]
        : [{ ...entry, onMap: target.onMap }]
    }),
    vacationThemes: pagesOf('vacation_theme'),
    topActivities: listOf('top_activity').map(({ entry: { link, label }, category, target }) => ({
      link: target === 'page' ? link : null,
      label,
      category,
    })),
  }
  return { contactGroup: found.contactGroup, lists }
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
  const { name, legalName, phones, sms, email, whatsapp, messenger, social } = operator
  const reviewSite = { ...operator.reviewSite, name: operator.reviewSite.name[ctx.locale] }
  return {
    operator: { name, legalName, phones, sms, email, whatsapp, messenger, reviewSite, social },
    countries,
    country: chosen && { ...chosen.lists, phone: phoneFor(operator, chosen.contactGroup) },
    origin: ctx.origin,
  }
}
