import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { MESSAGES_A_PAGE } from '#app/features/conversation/thread/thread.ts'
import {
  type MessageSent,
  readThread,
  replyToPlan,
  writeMessage,
  writeNote,
} from '#app/features/conversation/thread/thread-commands.server.ts'
import {
  getOfficeThread,
  getOwnThread,
  type Thread,
} from '#app/features/conversation/thread/thread-queries.server.ts'
import {
  messageBody,
  threadMessage,
  writtenMessage,
  writtenNote,
} from '#app/features/conversation/thread/thread-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  unauthorized,
  withKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { ofPlan } from './plan-number.ts'
import { linkNextCursor, nextCursor, paged, rowNumber } from './reading.ts'

const once = z.object({
  'idempotency-key': z.string().min(8).max(100).optional().openapi({
    description: 'Chosen by the caller; a retry repeats it, and the message is stored once.',
    example: '0a4f4c1e-6b6f-4a3e-9a58-0d5a2f3f7c55',
  }),
})

const message = z.object(threadMessage.shape).openapi('Message')
const thread = z.object({ data: z.array(message), next: nextCursor }).openapi('Thread', {
  description: 'Messages, oldest first; `next` is null at the beginning of the conversation.',
})
const sent = z.object({ data: message }).openapi('MessageSent')
const writing = z.object({ ...writtenMessage.shape, body: messageBody }).openapi('WrittenMessage')
const noting = z.object({ ...writtenNote.shape, body: messageBody }).openapi('WrittenNote')

const shared = { tags: ['Conversation'], security: withKey }
const readFailures = { ...inputFailures, ...unauthorized, ...notFound }
const writeFailures = { ...bodyFailures, ...unauthorized, ...notFound }
const read = { params: ofPlan, query: z.object(paged(rowNumber, MESSAGES_A_PAGE)) }

export const readOwn = createRoute({
  ...{ ...shared, method: 'get', path: '/api/private/plan/{id}/message', operationId: 'getThread' },
  summary: 'Get the conversation about one’s own plan',
  request: read,
  responses: { 200: jsonAnswer('The latest messages.', thread), ...readFailures },
})

export const write = createRoute({
  ...{ ...shared, method: 'post', path: '/api/private/plan/{id}/message', operationId: 'writeMessage' },
  summary: 'Send a message to the planner',
  description: 'An answer becomes due within eight working hours of the planner.',
  request: {
    ...{ params: ofPlan, headers: once },
    body: jsonBody(writing, { body: 'Is dusk too late for a six-year-old?' }),
  },
  responses: { 201: jsonAnswer('The message.', sent), ...writeFailures },
})

export const markRead = createRoute({
  ...{ ...shared, method: 'post', path: '/api/private/plan/{id}/message/read', operationId: 'readThread' },
  summary: 'Mark the conversation as read up to a message',
  request: {
    params: ofPlan,
    body: jsonBody(z.object({ upTo: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }).openapi('ReadUpTo'), {
      upTo: 1,
    }),
  },
  responses: { 204: { description: 'The conversation is marked as read.' }, ...writeFailures },
})

export const readOffice = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/plan/{id}/message', operationId: 'getOfficeThread' },
  summary: 'Get the conversation about a plan, with the office’s notes',
  request: read,
  responses: { 200: jsonAnswer('The latest messages.', thread), ...readFailures },
})

export const reply = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/plan/{id}/message', operationId: 'replyToPlan' },
  summary: 'Send an answer to the traveller',
  description:
    'The traveller receives it by email. An unassigned plan is assigned to the planner who answers.',
  request: {
    ...{ params: ofPlan, headers: once },
    body: jsonBody(writing, { body: 'Dusk is when the frogs wake up. Bring a torch.' }),
  },
  responses: { 201: jsonAnswer('The message.', sent), ...writeFailures },
})

export const note = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/plan/{id}/note', operationId: 'writeNote' },
  summary: 'Add an internal note or a summary of a phone call',
  request: {
    ...{ params: ofPlan, headers: once },
    body: jsonBody(noting, { body: 'Prefers to be called in the evening.', channel: 'phone' }),
  },
  responses: { 201: jsonAnswer('The note.', sent), ...writeFailures },
})

function toJson(c: Context<HttpEnvironment>, { data, next }: Thread) {
  return c.json({ data, next: linkNextCursor(c, next) }, 200)
}

function answer(c: Context<HttpEnvironment>, result: MessageSent) {
  if (!result.ok) return answerInvalid(c, problemWith('pin.proposal', result.reason))
  c.get('context').wake()
  return c.json({ data: result.message }, 201)
}

/** The calls about a plan's conversation. */
export function routes() {
  const api = apiRouter()
  for (const area of ['private', 'admin'] as const) {
    api.use(`/api/${area}/plan/:id/message/*`, noStore)
    api.use(`/api/${area}/plan/:id/message`, noStore)
    api.use(`/api/${area}/plan/:id/note`, noStore)
  }
  api.openapi(readOwn, async c => {
    const { cursor: before, limit } = c.req.valid('query')
    return toJson(c, await getOwnThread(c.get('context'), c.req.valid('param').id, { before, limit }))
  })
  api.openapi(readOffice, async c => {
    const { cursor: before, limit } = c.req.valid('query')
    return toJson(c, await getOfficeThread(c.get('context'), c.req.valid('param').id, { before, limit }))
  })
  api.openapi(write, async c =>
    answer(
      c,
      await writeMessage(c.get('context'), {
        ...c.req.valid('json'),
        planId: c.req.valid('param').id,
        requestKey: c.req.valid('header')['idempotency-key'],
      }),
    ),
  )
  api.openapi(reply, async c =>
    answer(
      c,
      await replyToPlan(c.get('context'), {
        ...c.req.valid('json'),
        planId: c.req.valid('param').id,
        requestKey: c.req.valid('header')['idempotency-key'],
      }),
    ),
  )
  api.openapi(note, async c =>
    answer(
      c,
      await writeNote(c.get('context'), {
        ...c.req.valid('json'),
        planId: c.req.valid('param').id,
        requestKey: c.req.valid('header')['idempotency-key'],
      }),
    ),
  )
  api.openapi(markRead, async c => {
    const { upTo } = c.req.valid('json')
    await readThread(c.get('context'), { planId: c.req.valid('param').id, upTo })
    return c.body(null, 204)
  })
  return api
}
