import { createRoute, z } from '@hono/zod-openapi'
import { changeSaved, shareList, withdrawList } from '#app/features/search/saved/saved-commands.server.ts'
import { getSavedCards } from '#app/features/search/saved/saved-queries.server.ts'
import {
  listSecret,
  newSharedList,
  refs,
  savedCard,
  savedChange,
  sharedListAnswer,
} from '#app/features/search/saved/saved-schema.ts'
import { apiRouter } from './api-router.ts'
import {
  bodyFailures,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  unauthorized,
  withKey,
  withOrWithoutKey,
} from './contract.ts'
import { noStore } from './no-store.ts'
import { locale, readIn } from './reading.ts'
import { refuseTooMany } from './too-many.ts'

const tags = ['Saved']
const REF = 'trip/cloud-forest-to-corcovado'
const SECRET = 'mZ4VbXn0d3qk8sT1yWc5Rg'

export const cards = createRoute({
  ...{ tags, method: 'post', path: '/api/public/saved/cards' as const, operationId: 'listSavedCards' },
  summary: 'Describe saved items',
  description:
    'What is no longer offered has no `url`, and what no longer exists no `name` either. A call with POST, because a list of 200 is too long for an address.',
  request: {
    query: z.object({ locale }),
    body: jsonBody(z.object({ refs }).openapi('SavedRefs'), { refs: [REF] }),
  },
  responses: {
    200: jsonAnswer('The items, in the order of the request.', z.object({ data: z.array(savedCard) })),
    ...bodyFailures,
  },
})

export const change = createRoute({
  ...{ tags, security: withKey, method: 'post', path: '/api/private/saved' as const },
  operationId: 'changeSaved',
  summary: 'Save and remove items of one’s own list',
  description:
    'With empty lists it only reads. Repeated it changes nothing. At most 200 items; what no longer fits is left out.',
  request: {
    body: jsonBody(z.object(savedChange.shape).openapi('SavedChange'), { saved: [REF], removed: [] }),
  },
  responses: {
    200: jsonAnswer('All saved items, oldest first.', z.object({ data: refs })),
    ...bodyFailures,
    ...unauthorized,
  },
})

export const share = createRoute({
  ...{ tags, security: withOrWithoutKey, method: 'put', path: '/api/public/saved/list' as const },
  operationId: 'shareSavedList',
  summary: 'Make a link that shows a list of saved items to anybody',
  description:
    'A repeated call with the same secret replaces what the link shows. A list that nobody opens for a year is deleted.',
  request: {
    body: jsonBody(z.object(newSharedList.shape).openapi('NewSharedList'), { secret: SECRET, refs: [REF] }),
  },
  responses: { 200: jsonAnswer('The link.', z.object({ data: sharedListAnswer })), ...limitedFailures },
})

export const withdraw = createRoute({
  ...{ tags, method: 'post', path: '/api/public/saved/list/withdraw' as const },
  operationId: 'withdrawSavedList',
  summary: 'Withdraw a shared list',
  request: { body: jsonBody(z.object(listSecret.shape).openapi('SharedListSecret'), { secret: SECRET }) },
  responses: {
    200: jsonAnswer('The link leads nowhere.', z.object({ data: z.null() })),
    ...limitedFailures,
  },
})

/** The calls about saved items. */
export function routes() {
  const api = apiRouter()
  for (const path of [cards.path, change.path, share.path, withdraw.path]) api.use(path, noStore)
  api.openapi(cards, async c => {
    const data = await readIn(c, c.req.valid('query').locale, ctx =>
      getSavedCards(ctx, c.req.valid('json').refs),
    )
    return c.json({ data }, 200)
  })
  api.openapi(change, async c => {
    return c.json({ data: await changeSaved(c.get('context'), c.req.valid('json')) }, 200)
  })
  api.openapi(share, async c => {
    const answer = await shareList(c.get('context'), c.req.valid('json'))
    if (!answer.ok) return refuseTooMany(answer)
    return c.json({ data: { key: answer.key } }, 200)
  })
  api.openapi(withdraw, async c => {
    const answer = await withdrawList(c.get('context'), c.req.valid('json'))
    return answer.ok ? c.json({ data: null }, 200) : refuseTooMany(answer)
  })
  return api
}
