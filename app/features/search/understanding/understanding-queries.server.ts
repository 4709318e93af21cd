import { asc, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { tourType } from '#database/schema/catalogue.ts'
import { country, topic } from '#database/schema/country.ts'
import { finderTrip, spokenWord } from '#database/schema/finder.ts'
import { nickname } from '#database/schema/nickname.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { searchWord } from '#database/schema/search-word.ts'
import { species, vacationTheme } from '#database/schema/species.ts'
import type { NicknameKind } from '#database/values/nicknames.ts'
import { commonWords } from './common-words.ts'
import { type CatalogueNames, listTerms } from './list-terms.server.ts'
import { indexNicknames, type NicknameIndex, rootsIn } from './nicknames.ts'
import { understand } from './understand.ts'
import { notUnderstood, type Part, type Understanding } from './understanding.ts'
import { isShuffled, type Vocabulary } from './vocabulary.ts'

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

/** What belongs to no country, or is found by its key alone. */
const ALONE: ReadonlySet<string> = new Set<NicknameKind>(['trip', 'species', 'article', 'page'])

/** The phrases of the trips, and of all else that has a page. */
export interface Nicknames {
  trips: NicknameIndex
  others: NicknameIndex
}

const readNicknames = cachedRead(
  'nicknames',
  { tables: [nickname] },
  async ({ db }: Context): Promise<Nicknames> => {
    const rows = await db
      .select()
      .from(nickname)
      .orderBy(asc(nickname.kind), asc(nickname.document), asc(nickname.key))
    const indexOf = (isIn: (kind: string) => boolean) =>
      indexNicknames(
        rows.flatMap(({ document, kind, key, en, es }) =>
          isIn(kind)
            ? [
                {
                  id: ALONE.has(kind) ? `${kind}/${key}` : `${kind}/${document}/${key}`,
                  phrases: [...en, ...es],
                },
              ]
            : [],
        ),
      )
    return { trips: indexOf(kind => kind === 'trip'), others: indexOf(kind => kind !== 'trip') }
  },
)

/** What travellers call things, in both languages. */
export function getNicknames({ db }: Context): Promise<Nicknames> {
  return readNicknames({ db })
}

/** A visitor's words, parsed and corrected. */
export interface ReadWords {
  understood: Understanding
  /** The corrected words, if one of the typed ones occurs in no trip. */
  respelled: string | null
  /** What means nothing to us, or occurs in no trip and resembles no word of one; it is not searched for. */
  unsaid: string[]
}

/** Parses words; null without any. */
export async function readWords(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  words: string,
): Promise<ReadWords | null> {
  if (words === '') return null
  const understood = understand(words, await getVocabulary(ctx), ctx.now())
  const left = understood.words
  const { trips, others } = await getNicknames(ctx)
  // What travellers call something is no slip, though no trip's own text says it.
  const isNickname = (word: string) => rootsIn(word).some(root => trips.says(root) || others.says(root))
  const near = await respellWords(
    ctx,
    left.map(({ value }) => value).filter(word => !isNickname(word)),
  )
  const spelled = left.flatMap(part => {
    const value = near.has(part.value) ? near.get(part.value) : part.value
    return value ? [{ ...part, value }] : []
  })
  return {
    understood: { ...understood, words: spelled },
    respelled: spelled.some(({ value }) => !left.some(part => part.value === value))
      ? respelledText(understood.text, spelled)
      : null,
    unsaid: notUnderstood({
      unread: understood.unread,
      words: left.filter(({ value }) => near.get(value) === null),
    }),
  }
}

/** A text with corrected words, at all their positions. */
function respelledText(text: string, words: readonly Part<string>[]): string {
  return words
    .flatMap(({ span, also = [], value }) => [span, ...also].map(([start, end]) => ({ start, end, value })))
    .toSorted((a, b) => b.start - a.start)
    .reduce((said, { start, end, value }) => said.slice(0, start) + value + said.slice(end), text)
}

/** Minimum trigram similarity of a correction: `quetzel` is quetzal, but `wine` is not wind. */
const ALIKE = 0.45
/** Number of most similar words checked, because some occur only in archived trips. */
const CANDIDATES = 8
/** Maximum number of words corrected in one search. */
const MOST = 12

const rowShape = z.object({ asked: z.string(), near: z.string().nullable(), alike: z.number().nullable() })

/** SQL condition that a published trip contains a word, in either language. */
export function isInTexts(word: SQL): SQL {
  return sql`exists (select from ${finderTrip}
    where ${finderTrip.words} @@ (to_tsquery('ceiba_en', ${word}) || to_tsquery('ceiba_es', ${word})))`
}

/** Words that occur in no trip, each with the most similar word of a trip. */
async function unsaidWords({ db }: Context, words: readonly string[]) {
  const { rows } = await db.execute(sql`
    select asked, nearest.word as near, nearest.alike
    from unnest(${sql.param(words)}::text[]) as asked
    left join lateral (
      select word, similarity(word, plain(asked)) as alike
      from (select ${spokenWord.word} from ${spokenWord}
        order by ${spokenWord.word} <-> plain(asked) limit ${CANDIDATES}) as candidates
      where ${isInTexts(sql`word`)} order by alike desc, word limit 1
    ) as nearest on true
    where to_tsvector('ceiba_en', asked) <> '' and not ${isInTexts(sql`asked || ':*'`)}`)
  return z.array(rowShape).parse(rows)
}

/** Words that occur in no trip, each with its correction, or null. */
async function respellWords(ctx: Context, words: readonly string[]): Promise<Map<string, string | null>> {
  const tokens = [...new Set(words)].filter(word => /^[\p{L}\p{N}]+$/u.test(word)).slice(0, MOST)
  if (tokens.length === 0) return new Map()
  const unsaid = await unsaidWords(ctx, tokens)
  return new Map(
    unsaid.map(({ asked, near, alike }) => {
      const isMeant = near !== null && ((alike ?? 0) >= ALIKE || isShuffled(asked.toLowerCase(), near))
      return [asked, isMeant ? near : null]
    }),
  )
}
