import { createRoute, z } from '@hono/zod-openapi'
import { clean, isSearchable, MAX_WORDS } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING, PAGE_SIZE, sorts } from '#app/features/search/finder/finder.ts'
import { searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { siteSearch } from '#app/features/search/site-search/site-search-schema.ts'
import { listTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { getTrip } from '#app/features/trip/trip/trip-api-queries.server.ts'
import { tripEntry, tripWhole } from '#app/features/trip/trip/trip-schema.ts'
import { goals, groups, MAX_GOALS } from '#database/values/goals.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { after, countryTag, key, limitOf, locale, pageOf, readIn, toPage, wholeOf } from './reading.ts'

/** A comma-separated list. */
function commaList<Schema extends z.ZodType<string, string>>(value: Schema, most: number) {
  return z
    .string()
    .max(1_000)
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(value).max(most))
}

const words = z
  .string()
  .max(1_000)
  .overwrite(clean)
  .max(MAX_WORDS)
  .refine(isSearchable, { error: 'required' })
  .openapi({
    type: 'string',
    maxLength: MAX_WORDS,
    description: 'What the traveller wants, in English or Spanish words',
    example: 'quetzal',
  })

/** The finder's last page. */
const LAST_PAGE = 9_999

export const list = createRoute({
  method: 'get',
  path: '/api/public/trip',
  operationId: 'listTrips',
  tags: ['Trips'],
  summary: 'Search published trips',
  description:
    'Same rules as the finder page: several countries are alternatives, and so are several goals; filters are combined. Search words exclude nothing: the closest trips come first, at most 240. Words that occur in no trip are replaced by the nearest ones that do: `respelled`.',
  middleware: publicAnswer,
  request: {
    query: z.object({
      country: commaList(countryTag, 30).optional().openapi({
        type: 'string',
        description: 'Tags of countries, separated by commas',
        example: 'costa-rica,panama',
      }),
      party: z.enum(groups).optional(),
      goals: commaList(z.enum(goals), MAX_GOALS)
        .optional()
        .openapi({
          type: 'string',
          description: `Up to ${MAX_GOALS}, separated by commas: ${goals.join(', ')}`,
        }),
      q: words.optional(),
      sort: z.enum(sorts).default('closest').openapi({
        description:
          '`closest` to the words and goals; without them, trips that are at their best in the month to come are first.',
      }),
      limit: limitOf(PAGE_SIZE),
      after: after(z.number().int().min(2).max(LAST_PAGE)),
      locale,
    }),
  },
  responses: {
    200: jsonAnswer(
      'The matching trips; empty if there are none.',
      pageOf(tripEntry).extend({
        total: z.number().int().min(0),
        respelled: z
          .string()
          .nullable()
          .openapi({ description: 'The words used for the search, if they were corrected' }),
      }),
    ),
    ...inputFailures,
  },
})

export const one = createRoute({
  method: 'get',
  path: '/api/public/trip/{key}',
  operationId: 'getTrip',
  tags: ['Trips'],
  summary: 'Get a trip, with its days and prices',
  middleware: publicAnswer,
  request: {
    params: z.object({ key: key.openapi({ example: 'cloud-forest-to-corcovado' }) }),
    query: z.object({ locale }),
  },
  responses: { 200: jsonAnswer('The trip.', wholeOf(tripWhole)), ...inputFailures, ...notFound },
})

export const search = createRoute({
  method: 'get',
  path: '/api/public/search',
  operationId: 'search',
  tags: ['Search'],
  summary: 'Search trips, countries, places, species, tours, hotels, planners and articles',
  description:
    'At most five of each kind; `order` lists the kinds with matches, the most relevant first. Trips are searched in the language of the locale, everything else in both languages; misspelt names are found.',
  middleware: publicAnswer,
  request: { query: z.object({ q: words, locale }) },
  responses: { 200: jsonAnswer('The matches by kind.', wholeOf(siteSearch)), ...inputFailures },
})

/** The calls about trips, and the one that searches everything. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, limit, after: page = 1, country, party, goals, q, sort } = c.req.valid('query')
    const filters = {
      ...EVERYTHING,
      countries: country ?? [],
      group: party ?? null,
      goals: goals ?? [],
      words: q ?? '',
    }
    const found = await readIn(c, locale, ctx => listTrips(ctx, { ...filters, sort, page }, limit))
    const { total, respelled } = found
    return c.json({ ...toPage(c, found), total, respelled }, 200)
  })
  api.openapi(one, async c => {
    const { key } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getTrip(ctx, key))
    return c.json({ data }, 200)
  })
  api.openapi(search, async c => {
    const { q, locale } = c.req.valid('query')
    return c.json({ data: await readIn(c, locale, ctx => searchSite(ctx, q)) }, 200)
  })
  return api
}
