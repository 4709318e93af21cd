import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { contentVersion } from '#app/freshness/content-version.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { ReadDatabase } from '#database/connect.ts'
import { tourType } from '#database/schema/catalogue.ts'
import { country, topic } from '#database/schema/country.ts'
import { spokenWord } from '#database/schema/finder.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { searchWord } from '#database/schema/search-word.ts'
import { species, vacationTheme } from '#database/schema/species.ts'
import { type CatalogueNames, termsOf } from './list-terms.server.ts'
import type { Vocabulary } from './vocabulary.ts'

type Context = Pick<RequestContext, 'db'>

async function readNames({ db }: Context): Promise<CatalogueNames> {
  const [countries, places, animals, words, themes, tourTypes, synonyms] = await Promise.all([
    db
      .select({ tag: country.tag, name: country.name, code: country.a2Code, isActive: country.active })
      .from(country),
    db
      .select({ kind: place.kind, slug: place.slug, country: place.countryTag, name: place.name })
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

async function read(ctx: Context): Promise<Vocabulary> {
  const [names, spoken] = await Promise.all([
    readNames(ctx),
    ctx.db.selectDistinct({ word: sql<string>`plain(${spokenWord.word})` }).from(spokenWord),
  ])
  return { terms: termsOf(names), common: spoken.map(row => row.word) }
}

/** As long as a page is cached; names change a few times a year. */
const FRESH_MS = 60_000

function keepVocabulary() {
  return new LRUCache<number, Vocabulary, Context>({
    max: 1,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { options, context }) => {
      // While the database is away, a stale vocabulary is used; without one the error is thrown.
      options.allowStaleOnFetchRejection = stale !== undefined
      options.noDeleteOnFetchRejection = stale !== undefined
      return read(context)
    },
  })
}

const kept = new WeakMap<ReadDatabase, ReturnType<typeof keepVocabulary>>()

/** Names and synonyms by which wishes are parsed, in both languages; read at most once a minute. */
export function getVocabulary(ctx: Context): Promise<Vocabulary> {
  const vocabulary = kept.get(ctx.db) ?? keepVocabulary()
  kept.set(ctx.db, vocabulary)
  return vocabulary.forceFetch(contentVersion(ctx.db), { context: { db: ctx.db } })
}
