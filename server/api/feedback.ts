import { createRoute, z } from '@hono/zod-openapi'
import { DEFAULT_LIMIT, searchFeedback } from '#app/features/voices/review/review-queries.server.ts'
import { readFeedbackCursor } from '#app/features/voices/review/review-row-queries.server.ts'
import type { FeedbackReview } from '#app/features/voices/review/review-schema.ts'
import { languageCodes } from '#database/values/languages.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { limitOf, linkNextPage } from './reading.ts'

const feedback = z
  .object({
    title: z.string().optional(),
    comment: z.string(),
    date: z.iso.date(),
    name: z.string(),
    key: z.string(),
    country: z.string().openapi({ description: 'Tag of the country of the review' }),
    country_name: z.string(),
    rating: z.number().int().min(1).max(5),
    written_in: z.string().openapi({ description: 'The language in which the review was written' }),
    invented: z
      .boolean()
      .openapi({ description: 'Whether it is a sample that was not written by a traveller' }),
  })
  .openapi('Feedback') satisfies z.ZodType<FeedbackReview>

export const search = createRoute({
  method: 'get',
  path: '/api/next/feedback/search',
  operationId: 'searchFeedback',
  tags: ['Reviews'],
  summary: 'Search the reviews of travellers',
  description:
    'Without `recent` the order is shuffled anew at midnight UTC. If there are more, the Link header has the next page.',
  middleware: publicAnswer,
  request: {
    query: z.object({
      query: z.string().max(200).default('').openapi({
        description: 'A country by tag or name, optionally with a trip type: "costa-rica family"',
      }),
      recent: z
        .enum(['true', 'false'])
        .default('false')
        .openapi({ description: 'Whether to sort the newest first' }),
      limit: limitOf(DEFAULT_LIMIT),
      after: z
        .string()
        .max(400)
        .transform((text, check) => {
          const cursor = readFeedbackCursor(text)
          if (!cursor) check.addIssue({ code: 'custom', message: 'cursor_unknown' })
          return cursor ?? z.NEVER
        })
        .optional()
        .openapi({
          type: 'string',
          description: 'Cursor of the page, from the Link header of the one before',
        }),
      locale: z.enum(languageCodes).default('EN').openapi({ description: 'EN for English, ES for Spanish' }),
    }),
  },
  responses: {
    200: jsonAnswer('The matching reviews; empty if there are none.', z.array(feedback)),
    ...inputFailures,
  },
})

/** The call about reviews (specification, section 7). */
export function routes() {
  const api = apiRouter()
  api.openapi(search, async c => {
    const { query, recent, limit, locale, after } = c.req.valid('query')
    const ctx = { ...c.get('context'), locale: locale === 'ES' ? ('es' as const) : ('en' as const) }
    const found = await searchFeedback(ctx, { query, recent: recent === 'true', limit, after })
    if (found.after) linkNextPage(c, { after: found.after })
    return c.json(found.reviews, 200)
  })
  return api
}
