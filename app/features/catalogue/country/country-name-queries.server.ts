import { and, asc, eq } from 'drizzle-orm'
import type { ReadContext } from '#app/request-context.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { navigationLink, topic } from '#database/schema/country.ts'
import { wordOfLink } from './country.ts'
import type { CountryPage } from './country-schema.ts'
import { themePosters } from './theme-posters.ts'

/** Navigation lists of a country: themes, places and activities (section 3). */
export async function getCountryNames(
  { db, locale }: ReadContext,
  tag: string,
): Promise<Pick<CountryPage, 'themes' | 'topPlaces' | 'activities'>> {
  const [rows, words] = await Promise.all([
    db
      .select()
      .from(navigationLink)
      .where(eq(navigationLink.countryTag, tag))
      .orderBy(asc(navigationLink.position)),
    db.select({ vocabulary: topic.vocabulary, key: topic.key, poster: topic.poster }).from(topic),
  ])
  const themes = rows.filter(({ list }) => list === 'place_theme')
  const posters = themePosters(
    tag,
    themes.map(({ link, label }) => {
      const { vocabulary, key } = wordOfLink(link) ?? {}
      const known = words.find(other => other.vocabulary === vocabulary && other.key === key)
      return { label: label.en, word: key ?? link, poster: known?.poster ?? null }
    }),
  )
  return {
    themes: themes.map(({ link, label }, index) => {
      const poster = posters[index]
      return { link, name: label[locale], picture: poster ? { poster } : null }
    }),
    topPlaces: rows.filter(({ list }) => list === 'top_place').map(({ label }) => label[locale]),
    activities: rows
      .filter(({ list }) => list === 'top_activity')
      .map(({ link, label, category }) => ({
        link,
        label: label[locale],
        category: category?.[locale] ?? '',
      })),
  }
}

/** Popular places that can be shown on a map before they have pages. */
export async function getAskedPlaces({ db, locale }: ReadContext, tag: string): Promise<MapPlace[]> {
  const rows = await db
    .select({
      link: navigationLink.link,
      label: navigationLink.label,
      coordinates: navigationLink.coordinates,
    })
    .from(navigationLink)
    .where(and(eq(navigationLink.countryTag, tag), eq(navigationLink.list, 'top_place')))
    .orderBy(asc(navigationLink.position))
  return rows.flatMap(({ link, label, coordinates }) => {
    const [lat, lon] = coordinates ?? []
    if (lat === undefined || lon === undefined) return []
    return [{ key: link.slice(link.lastIndexOf('/') + 1), name: label[locale], lon, lat }]
  })
}
