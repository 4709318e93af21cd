import { createRoute, z } from '@hono/zod-openapi'
import { checkFact } from '#app/features/office/catalogue/fact-commands.server.ts'
import { listFactPlanners, listFacts } from '#app/features/office/catalogue/fact-queries.server.ts'
import { factCheck, factCounts, factStates, listedFact } from '#app/features/office/catalogue/fact-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import {
  countryTag,
  linkNextCursor,
  locale,
  nextCursor,
  paged,
  readIn,
  rowNumber,
  wholeOf,
} from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
const PATH = '/api/admin/fact'

export const list = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'listFacts' },
  summary: 'List the facts that grow old, the oldest for their time first',
  description:
    'What one must know before going, the rules of treks, and the end of trips’ prices: when each was checked, by whom, and how they know. Planners see those of their countries.',
  request: {
    query: z.object({
      country: countryTag.optional(),
      planner: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional()
        .openapi({
          description: 'Key of a planner, for the facts of their countries',
          example: 'karla-solano',
        }),
      state: z.enum(factStates).default('old'),
      q: z.string().trim().max(120).default('').openapi({ description: 'Part of what it says or is about' }),
      locale,
      ...paged(rowNumber),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of facts.',
      z.object({
        data: z.array(listedFact),
        next: nextCursor,
        counts: factCounts.meta({ description: 'Number of matches of each state' }),
        planners: z.array(z.object({ fkey: z.string(), name: z.string() })),
      }),
    ),
    ...inputFailures,
    ...unauthorized,
  },
})

export const check = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/check` as const, operationId: 'checkFact' },
  summary: 'Say that a fact was checked again today',
  description:
    'For admins, and for planners where the operator allows them to publish. A new version of its document is published with today as the day of check. Refused with 409: `has_draft`, somebody is writing in the document; `moved_on`, it was published anew since it was read.',
  request: {
    body: jsonBody(factCheck, {
      ...{ kind: 'before-you-go', key: 'costa-rica', path: 'facts.entry.0', number: 0 },
      note: 'Rang the consulate',
    }),
  },
  responses: {
    200: jsonAnswer('The version that is published.', wholeOf(z.object({ number: z.int() }))),
    ...officeFailures,
    ...conflicts,
  },
})

/** The calls about facts that grow old. */
export function routes() {
  const api = apiRouter()
  api.use(`${PATH}/*`, noStore)
  api.openapi(list, async c => {
    const { cursor = 0, limit, locale: wanted, ...sought } = c.req.valid('query')
    const [{ rows, counts, after }, planners] = await readIn(c, wanted, ctx =>
      Promise.all([listFacts(ctx, sought, cursor, limit), listFactPlanners(ctx)]),
    )
    return c.json({ data: rows, next: linkNextCursor(c, after), counts, planners }, 200)
  })
  api.openapi(check, async c => {
    const answer = await checkFact(c.get('context'), c.req.valid('json'))
    return answer.ok ? c.json({ data: { number: answer.number } }, 200) : answerConflict(c, answer)
  })
  return api
}
