import { eq } from 'drizzle-orm'
import { understand } from '#app/features/search/understanding/understand.ts'
import { getVocabulary } from '#app/features/search/understanding/vocabulary-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonthOf } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { type Group, groups } from '#database/values/goals.ts'
import { answersOf, chooseSentences } from './choose-sentences.ts'
import { findFilmMoments } from './find-film-moments.server.ts'
import { findMatchingReviews, findNearestWords } from './find-matching-reviews.server.ts'
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
