import { createRoute } from '@hono/zod-openapi'
import { countWaiting } from '#app/features/office/inbox/inbox-queries.server.ts'
import { waitingWork } from '#app/features/office/inbox/inbox-schema.ts'
import { apiRouter } from './api-router.ts'
import { failures, jsonAnswer, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { wholeOf } from './reading.ts'

export const read = createRoute({
  ...{ method: 'get', path: '/api/admin/waiting', operationId: 'countWaitingWork' },
  ...{ security: withKey, tags: ['Office'] },
  summary: 'Count the open work on each list',
  description: 'For planners: their own and unassigned plans. For other admins: all plans.',
  responses: {
    200: jsonAnswer('The current counts.', wholeOf(waitingWork)),
    ...failures,
    ...unauthorized,
  },
})

/** The call for the counts in the office's navigation. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/waiting', noStore)
  api.openapi(read, async c => c.json({ data: await countWaiting(c.get('context')) }, 200))
  return api
}
