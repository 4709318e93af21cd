import { asc, sql } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { tourType } from '#database/schema/catalogue.ts'
import { country, topic } from '#database/schema/country.ts'
import { spokenWord } from '#database/schema/finder.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { searchWord } from '#database/schema/search-word.ts'
import { species, vacationTheme } from '#database/schema/species.ts'
import { commonWords } from './common-words.ts'
import { type CatalogueNames, listTerms } from './list-terms.server.ts'
import type { Vocabulary } from './vocabulary.ts'

type Context = Pick<RequestContext, 'db'>

async function readNames({ db }: Context): Promise<CatalogueNames> {
  const [countries, places, animals, words, themes, tourTypes, synonyms] = await Promise.all([
    db
      .select({ tag: country.tag, name: country.name, code: country.a2Code, isActive: country.active })
      .from(country)
      // A country comes before the treks in it, which have its code.
      .orderBy(asc(country.type), asc(country.tag)),
    db
      .select({
        ...{ kind: place.kind, slug: place.slug, country: place.countryTag, name: place.name },
        ...{ latitude: place.latitude, longitude: place.longitude },
      })
      .from(place)
      .where(isPublished(place)),
    db
      .select({ key: species.key, kind: species.kind, name: species.name, latin: species.latin })
      .from(species),
    db.select({ kind: topic.vocabulary, key: topic.key, name: topic.name }).from(topic),
    db.select({ key: vacationTheme.key, name: vacationTheme.name }).from(vacationTheme),
    db.select({ key: tourType.key, name: tourType.name }).from(tourType),
    db.select().from(searchWord),
  ])
  return { countries, places, species: animals, words, themes, tourTypes, synonyms }
}

const readVocabulary = cachedRead(
  'vocabulary',
  { tables: [country, place, species, topic, vacationTheme, tourType, searchWord, spokenWord] },
  async (ctx: Context): Promise<Vocabulary> => {
    const [names, spoken] = await Promise.all([
      readNames(ctx),
      ctx.db.selectDistinct({ word: sql<string>`plain(${spokenWord.word})` }).from(spokenWord),
    ])
    return { terms: listTerms(names), common: [...commonWords, ...spoken.map(row => row.word)] }
  },
)

/** Names and synonyms by which wishes are parsed: of both languages, so one for both. */
export function getVocabulary({ db }: Context): Promise<Vocabulary> {
  return readVocabulary({ db })
}
