import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#app/app-error.ts'
import { logUtm } from '#app/features/visit/attribution/log-utm.server.ts'
import { MOST_RECORDS, utmRecord } from '#app/features/visit/attribution/utm-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { bodyFailures, jsonAnswer, jsonBody, unauthorized, withKeyOrTicket } from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'

const records = z
  .array(utmRecord.meta({ id: 'UtmRecord' }))
  .min(1)
  .max(MOST_RECORDS)

const userNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER))
  .openapi({ type: 'integer', minimum: 1, example: 4503599627370497 })

/** A body is read only from a caller with a key or a ticket. */
const requireKeyOrTicket: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const isStranger = c.get('context').actor.kind === 'visitor' && !c.req.header('utm-ticket')
  if (isStranger) throw new AppError('not_logged_in', 'Log in first, or send the ticket of your request.')
  await next()
}

export const logUtmCall = createRoute({
  method: 'post',
  path: '/api/private/user/log_utm/{userId}',
  operationId: 'logUtm',
  security: withKeyOrTicket,
  tags: ['People'],
  summary: 'Record where a person came from',
  middleware: requireKeyOrTicket,
  description:
    'Called by the logged-in person; or once by the visitor who just received the user number from create_with_new_plan, with the ticket of that answer. A repeated call with the same ticket and records stores nothing.',
  request: {
    params: z.object({ userId: userNumber }),
    headers: z.object({
      'utm-ticket': z
        .string()
        .max(100)
        .optional()
        .openapi({ description: 'utm_ticket from create_with_new_plan' }),
    }),
    body: jsonBody(records, [
      { utm_source: 'newsletter', utm_medium: 'email', landing_url: '/costa-rica', created: '2026-11-20' },
    ]),
  },
  responses: {
    200: jsonAnswer('The records were stored.', z.object({ data: z.object({ logged: z.number().int() }) })),
    ...bodyFailures,
    ...unauthorized,
  },
})

/** The call about where people came from. */
export function routes() {
  const api = apiRouter()
  api.openapi(logUtmCall, async c => {
    const { userId } = c.req.valid('param')
    const list = c.req.valid('json')
    const other = list.findIndex(({ user_id }) => user_id != null && user_id !== userId)
    if (other >= 0) return answerInvalid(c, problemWith(`${other}.user_id`, 'user_id_differs'))
    await logUtm(c.get('context'), { userId, ticket: c.req.valid('header')['utm-ticket'], records: list })
    c.header('cache-control', 'no-store')
    return c.json({ data: { logged: list.length } }, 200)
  })
  return api
}
