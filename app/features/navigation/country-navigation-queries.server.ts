import { and, asc, eq } from 'drizzle-orm'
import { whereabouts } from '#app/features/map/atlas/gazetteer.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country, navigationLink, theme, word } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { vacationTheme } from '#database/schema/species.ts'
import type { CountryNavigation } from './navigation-schema.ts'
import { navigationTarget, type WrittenPages } from './navigation-target.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** The pages of a country that its lists may name, and a line about each of its places by its address. */
async function getWritten({ db, locale }: Reading, tag: string, listed: readonly string[]) {
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
  const lines = places.map(({ kind, slug, line }) => [`/${tag}/${kind}s/${slug}`, line[locale]] as const)
  return { pages, lines: new Map<string, string>(lines) }
}

/** What the lists of a country name, in order, and where each entry leads. */
async function getEntries(ctx: Reading, tag: string) {
  const { db, locale } = ctx
  const rows = await db
    .select()
    .from(navigationLink)
    .where(eq(navigationLink.countryTag, tag))
    .orderBy(asc(navigationLink.position))
  const links = rows.map(({ link }) => link)
  const { pages, lines } = await getWritten(ctx, tag, links)
  return rows.map(({ list, link, label, category }) => ({
    list,
    link,
    label: label[locale],
    category: category?.[locale] ?? '',
    line: lines.get(link),
    target: navigationTarget(link, pages),
  }))
}

/** The lists of the header for an active country (specification, section 3: Navigation data). */
export async function getCountryNavigation(
  ctx: Reading,
  tag: string,
): Promise<{ contactGroup: string | null; lists: Omit<CountryNavigation, 'phone'> } | null> {
  const [found] = await ctx.db
    .select({ name: country.name, contactGroup: country.contactGroup })
    .from(country)
    .where(and(eq(country.tag, tag), eq(country.active, true), eq(country.type, 'country')))
  if (!found) return null
  const entries = await getEntries(ctx, tag)
  const pagesOf = (list: 'place_theme' | 'vacation_theme') =>
    entries
      .filter(entry => entry.list === list && entry.target === 'page')
      .map(({ link, label }) => ({ link, label }))
  const lists = {
    tag,
    name: found.name[ctx.locale],
    placeThemes: pagesOf('place_theme'),
    topPlaces: entries
      .filter(({ list, target }) => list === 'top_place' && target !== null)
      .map(({ link, label, line, target }) => ({
        ...{ link, label, line },
        onMap: target === null || target === 'page' ? undefined : target.onMap,
      })),
    vacationThemes: pagesOf('vacation_theme'),
    topActivities: entries
      .filter(({ list }) => list === 'top_activity')
      .map(({ link, label, category, target }) => ({
        ...{ label, category },
        link: target === 'page' ? link : null,
      })),
  }
  return { contactGroup: found.contactGroup, lists }
}
