import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { understand } from '#app/features/search/understanding/understand.ts'
import type { Part, Understanding } from '#app/features/search/understanding/understanding.ts'
import { getVocabulary } from '#app/features/search/understanding/understanding-queries.server.ts'
import { slips } from '#app/features/search/understanding/vocabulary.ts'
import { plainText, stopWords, type Token, tokensOf } from '#app/features/search/understanding/words.ts'
import { clockOf, type FilmHit } from '#app/features/voices/film/film.ts'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonthOf } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { review, reviewVideo } from '#database/schema/review.ts'
import { type Group, groups } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  answersOf,
  bestOf,
  chooseSentences,
  MARKS,
  type MarkedSentence,
  type MatchingReview,
  matchingSentences,
  weighWords,
} from './choose-sentences.ts'
import type { QuestionData } from './question-schema.ts'

/** Maximum number of words searched for. */
const MOST_WORDS = 12

/** Words of opinion are part of the question, not search terms: reviewers who disliked rain rarely call it bad. */
const opinions = new Set(
  'bad awful terrible horrible nasty okay fun difficult hard bother malo mala malos malas terrible pesado pesada molesta molestan dificil'.split(
    ' ',
  ),
)

/** Of a drive or a night they are what is asked for, though they say nothing of where to go. */
const lengths = new Set(['long', 'short'])

/**
 * The search terms of a question: its words without stop words, party and country, which filter the reviews. A
 * question of nothing else is searched by these words. In lower case, as typed.
 */
export function questionTerms({ text, party, countries }: Understanding): string[] {
  const tokens = tokensOf(text).filter(({ plain }) => /[\p{L}\p{N}]/u.test(plain))
  const telling = tokens.filter(({ plain }) => !stopWords.has(plain) || lengths.has(plain))
  const things = (tokens: readonly Token[]) => tokens.filter(({ plain }) => !opinions.has(plain))
  const outside = (parts: readonly Part<unknown>[]) => {
    const spans = parts.flatMap(({ span, also = [] }) => [span, ...also])
    return telling.filter(({ start, end }) => !spans.some(([from, to]) => start >= from && end <= to))
  }
  const people = party ? [party] : []
  const choices = [
    things(outside([...people, ...countries])),
    outside([...people, ...countries]),
    outside(countries),
    telling,
    tokens,
  ]
  const chosen = choices.find(({ length }) => length > 0) ?? []
  const words = new Map(chosen.map(({ plain, start, end }) => [plain, text.slice(start, end).toLowerCase()]))
  return [...words.values()].slice(0, MOST_WORDS)
}

type Context = ReadContext & Pick<RequestContext, 'now'>

/** Maximum number of sentences shown. */
const SHOWN = 24

interface Question {
  text: string
  /** Country tag; limits the reviews, and overrides a country named in the question. */
  country: string | undefined
  /** Shows only answers of this group. */
  group: Group | null
}

/** Answers to a question in the travellers' own words; null without a question. */
export async function askTravellers(
  ctx: Context,
  { text, country: within, group }: Question,
): Promise<QuestionData | null> {
  const understood = understand(text, await getVocabulary(ctx), ctx.now())
  if (understood.text === '') return null
  const words = questionTerms(understood)
  const about = within ?? understood.countries[0]?.value ?? null
  const [reviews, films, named] = await Promise.all([
    findMatchingReviews(ctx, { words, country: about }),
    findFilmMoments(ctx, { words, country: about }),
    ctx.db
      .select({ name: country.name })
      .from(country)
      .where(eq(country.tag, about ?? '')),
  ])
  const yours = understood.party?.value.group ?? null
  const all = answersOf(reviews, ctx.locale, yours)
  const { answers, ...counted } = chooseSentences(all, group, SHOWN)
  return {
    text: understood.text,
    words,
    country: named[0]?.name[ctx.locale] ?? null,
    group,
    groups: groups
      .map(one => ({
        group: one,
        count: all.filter(answer => answer.group === one).length,
        isYours: one === yours,
      }))
      .filter(({ count, group: one }) => count > 0 || one === group)
      .toSorted((a, b) => Number(b.isYours) - Number(a.isYours)),
    ...counted,
    answers: answers.map(answer => ({ ...answer, when: formatMonthOf(answer.date, ctx.locale) })),
    films,
    nearest: all.length === 0 ? await findNearestWords(ctx, words) : [],
  }
}

/** Maximum number of films in an answer. */
const MOST_FILMS = 6

const row = z.object({
  ...{ key: z.string(), at: z.number(), en: z.string(), es: z.string() },
  ...{ marked_en: z.string().nullable(), marked_es: z.string().nullable() },
})
type Cue = z.infer<typeof row>

/** Captions that contain any of the words in either language. */
async function findCues(
  { db }: ReadContext,
  words: readonly string[],
  country: string | null,
): Promise<Cue[]> {
  const [en, es] = [sql`cue -> 'words' ->> 'en'`, sql`cue -> 'words' ->> 'es'`]
  const found = await db.execute(sql`
    select ${reviewVideo.key}, (cue -> 'at')::float8 as at, ${en} as en, ${es} as es,
      ${markedIn(en, words, 'en')} as marked_en, ${markedIn(es, words, 'es')} as marked_es
    from ${reviewVideo}, jsonb_array_elements(${reviewVideo.cues}) as cue
    where (${says(en, words, 'en')} or ${says(es, words, 'es')})
      and ${country === null ? sql`true` : sql`${reviewVideo.countryCodes} && array(select code from country where tag = ${country})`}
    order by ${reviewVideo.sortOrder}, ${reviewVideo.key}, at`)
  return z.array(row).parse(found.rows)
}

/** Joins the matching sentences of a caption into one passage. */
function passageOf(sentences: readonly MarkedSentence[]): MarkedSentence {
  const pieces = sentences.flatMap((sentence, i) => [
    ...(i === 0 ? [] : [{ words: ' ', isAsked: false }]),
    ...sentence.pieces,
  ])
  return { pieces, stems: [...new Set(sentences.flatMap(({ stems }) => stems))] }
}

/** Films whose question or captions contain the words, each with its moments, in the reader's language. */
async function findFilmMoments(
  ctx: ReadContext,
  { words, country }: { words: readonly string[]; country: string | null },
): Promise<FilmHit[]> {
  const cues = (await findCues(ctx, words, country)).map(cue => {
    const marked = { en: cue.marked_en ?? '', es: cue.marked_es ?? '' }
    const passages = {
      en: passageOf(matchingSentences(marked.en, 'en')),
      es: passageOf(matchingSentences(marked.es, 'es')),
    }
    return { ...cue, passages }
  })
  const weigh = {
    en: weighWords(cues.map(({ passages }) => [passages.en])),
    es: weighWords(cues.map(({ passages }) => [passages.es])),
  }
  const best = bestOf(
    cues.map(cue => ({ ...cue, weight: Math.max(weigh.en(cue.passages.en), weigh.es(cue.passages.es)) })),
  )
  const byFilm = Map.groupBy(best, ({ key }) => key)
  const keys = [...byFilm.keys()].slice(0, MOST_FILMS)
  const films = keys.length > 0 ? await getFilms(ctx, { keys, limit: keys.length }) : []
  return films
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map(film => ({
      film,
      moments: (byFilm.get(film.key) ?? [])
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, passages, ...cue }) => {
          const { pieces } = passages[ctx.locale]
          const read = pieces.length > 0 ? pieces : [{ words: cue[ctx.locale], isAsked: false }]
          return { at, clock: clockOf(Math.floor(at)), pieces: read }
        }),
    }))
}

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

const reviewRow = z.object({
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
    .array(reviewRow)
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
