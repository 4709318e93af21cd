import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { understand } from '#app/features/search/understanding/understand.ts'
import { getVocabulary } from '#app/features/search/understanding/vocabulary-queries.server.ts'
import { clockOf } from '#app/features/voices/film/film.ts'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import type { FilmHit } from '#app/features/voices/film/film-schema.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonthOf } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { reviewVideo } from '#database/schema/review.ts'
import { type Group, groups } from '#database/values/goals.ts'
import {
  answersOf,
  bestOf,
  chooseSentences,
  type MarkedSentence,
  matchingSentences,
  weighWords,
} from './choose-sentences.ts'
import { findMatchingReviews, findNearestWords, markedIn, says } from './find-matching-reviews.server.ts'
import type { QuestionData } from './question-schema.ts'
import { questionTerms } from './question-terms.ts'

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
  const all = answersOf(reviews, ctx.locale)
  const { answers, ...counted } = chooseSentences(all, group, SHOWN)
  const yours = understood.party?.value.group ?? null
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
