import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { slips } from '#app/features/search/language/spelling.ts'
import { stopWords } from '#app/features/search/language/stop-words.ts'
import { plainText } from '#app/features/search/language/tokens.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { groups } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import { MARKS, type MatchingReview } from './choose-sentences.ts'

/** Maximum number of matching reviews read, the best first; shares are computed from these. */
const MOST_REVIEWS = 200
/** Number of newest reviews searched for similar words if there are no matches. */
const REVIEWS_SPELLED = 300
/** Minimum trigram similarity, and maximum edit distance, of similar words. */
const ALIKE = 0.2
const MOST_SLIPS = 4
const MOST_NEAREST = 6

const configurations = { en: sql`'ceiba_en'`, es: sql`'ceiba_es'` } as const

/** Query for any of the words, stemmed by a language's dictionary. */
export function anyOf(words: readonly string[], language: Locale): SQL {
  const quoted = words.map(word => `'${word.replaceAll(/['’ʼ\\]/g, '')}'`).join(' | ')
  return sql`to_tsquery(${configurations[language]}, ${quoted})`
}

export function says(text: SQL, words: readonly string[], language: Locale): SQL {
  return sql`to_tsvector(${configurations[language]}, ${text}) @@ ${anyOf(words, language)}`
}

/** The text with the words marked; null if it contains none. */
export function markedIn(text: SQL, words: readonly string[], language: Locale): SQL {
  const options = `HighlightAll=true, StartSel=${MARKS.start}, StopSel=${MARKS.end}`
  return sql`case when ${says(text, words, language)}
    then ts_headline(${configurations[language]}, ${text}, ${anyOf(words, language)}, ${options}) end`
}

const row = z.object({
  ...{ key: z.string(), name: z.string(), where: z.string(), date: z.string(), rating: z.number() },
  group: z.enum(groups),
  ...{ en: z.string().nullable(), es: z.string().nullable() },
})

const inEnglish = sql`${review.comment} ->> 'en'`
const inSpanish = sql`${review.comment} ->> 'es'`

/** Reviews that contain any of the words in either language, with the words marked. */
export async function findMatchingReviews(
  { db, locale }: ReadContext,
  { words, country: about }: { words: readonly string[]; country: string | null },
): Promise<MatchingReview[]> {
  const rank = (text: SQL, language: Locale) =>
    sql`ts_rank(to_tsvector(${configurations[language]}, ${text}), ${anyOf(words, language)})`
  const found = await db.execute(sql`
    select ${review.key}, ${review.name}, ${country.name} ->> ${locale} as "where", ${review.date}::text as date,
      ${review.rating}, ${review.travelGroup} as "group",
      ${markedIn(inEnglish, words, 'en')} as en, ${markedIn(inSpanish, words, 'es')} as es
    from ${review} join ${country} on ${country.tag} = ${review.countryTag}
    where ${review.id} in (
      select ${review.id} from ${review}
      where (${says(inEnglish, words, 'en')} or ${says(inSpanish, words, 'es')})
        and ${about === null ? sql`true` : sql`${review.countryTag} = ${about}`}
      order by greatest(${rank(inEnglish, 'en')}, ${rank(inSpanish, 'es')}) desc, ${review.date} desc, ${review.key}
      limit ${MOST_REVIEWS})`)
  return z
    .array(row)
    .parse(found.rows)
    .map(({ en, es, ...one }) => ({
      ...one,
      texts: { ...(en !== null && { en }), ...(es !== null && { es }) },
    }))
}

/** Words in reviews that are most similar to the given ones, the closest first. */
export async function findNearestWords({ db }: ReadContext, words: readonly string[]): Promise<string[]> {
  const asked = sql`array[${sql.join(
    words.map(word => sql`${word}`),
    sql`, `,
  )}]::text[]`
  // A word with a wrong first letter is not found: comparing with all words would take ten times as long.
  const found = await db.execute(sql`
    with newest as (select comment from ${review} order by date desc, key limit ${REVIEWS_SPELLED}),
      said as (
        select distinct word from newest, regexp_split_to_table(
          lower((comment ->> 'en') || ' ' || (comment ->> 'es')), '[^[:alpha:]]+') as word
        where length(word) between 3 and 30)
    select word, asked from said, unnest(${asked}) as asked
    where left(word, 1) = left(asked, 1) and similarity(plain(word), plain(asked)) > ${ALIKE}`)
  const near = z
    .array(z.object({ word: z.string(), asked: z.string() }))
    .parse(found.rows)
    .map(({ word, asked: other }) => ({ word, away: slips(plainText(word), plainText(other), MOST_SLIPS) }))
    .filter(({ word, away }) => away <= MOST_SLIPS && !stopWords.has(plainText(word)))
    .toSorted((a, b) => a.away - b.away || (a.word < b.word ? -1 : 1))
  return [...new Set(near.map(({ word }) => word))].slice(0, MOST_NEAREST)
}
