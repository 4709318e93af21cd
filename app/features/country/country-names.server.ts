import { asc, eq } from 'drizzle-orm'
import { askedPoster } from '#app/features/poster/asked-poster.ts'
import { spreadPosters } from '#app/features/poster/poster-choice.ts'
import { SETTINGS } from '#app/features/poster/poster-settings.ts'
import type { RequestContext } from '#app/request-context.ts'
import { navigationLink, word } from '#database/schema/country.ts'
import { wordOfLink } from './country.ts'
import type { CountryPage } from './country-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>
type LinkRow = typeof navigationLink.$inferSelect
type WordRow = Pick<typeof word.$inferSelect, 'vocabulary' | 'key' | 'poster'>

/** The poster of a habitat or an interest, where that scene can be met in the country. */
function trueTo(tag: string, poster: WordRow['poster']) {
  const asked = askedPoster(poster)
  return asked.kind && SETTINGS[asked.kind].countries.includes(tag) ? asked : {}
}

function themePosters(rows: readonly LinkRow[], words: readonly WordRow[]) {
  return spreadPosters(
    rows.map(({ countryTag, link, label }) => {
      const named = wordOfLink(link)
      const known = words.find(({ vocabulary, key }) => vocabulary === named?.vocabulary && key === named.key)
      return {
        key: `${countryTag}/${named?.key ?? link}`,
        country: countryTag,
        habitats: named ? [named.key] : [],
        subject: label.en,
        ...trueTo(countryTag, known?.poster ?? null),
      }
    }),
  )
}

/** The lists of a country by name: what people come for, where they go and what they do there (section 3). */
export async function getCountryNames(
  { db, locale }: Reading,
  tag: string,
): Promise<Pick<CountryPage, 'themes' | 'topPlaces' | 'activities'>> {
  const [rows, words] = await Promise.all([
    db
      .select()
      .from(navigationLink)
      .where(eq(navigationLink.countryTag, tag))
      .orderBy(asc(navigationLink.position)),
    db.select({ vocabulary: word.vocabulary, key: word.key, poster: word.poster }).from(word),
  ])
  const themes = rows.filter(({ list }) => list === 'place_theme')
  const posters = themePosters(themes, words)
  return {
    themes: themes.flatMap(({ link, label }, index) => {
      const poster = posters[index]
      return poster ? [{ link, name: label[locale], poster }] : []
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
