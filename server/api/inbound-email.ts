import { createRoute, z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { AppError } from '#app/app-error.ts'
import {
  isSignedInbound,
  receivedOutcomes,
  receiveEmail,
} from '#app/features/conversation/inbound/receive-email-commands.server.ts'
import { householdOf } from '../client-address.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { limitBody } from './body-limit.ts'
import { bodyFailures, jsonAnswer, notFound } from './contract.ts'
import { answerFailure } from './failure.ts'

/** Room for the largest attachment in base64, and its text. */
const EMAIL_BYTES = 32 * 1024 * 1024
/** Uploads at once, of all and of one sender: a signature can be verified only when the whole email is in memory. */
const AT_ONCE = 8
const AT_ONCE_OF_ONE = 2
/** A mail service takes seconds; a slower upload would block the others. */
const SENT_WITHIN_MS = 60_000

export const receive = createRoute({
  method: 'post',
  path: '/api/inbound/email',
  operationId: 'receiveEmail',
  security: [{ inboundSignature: [] }],
  tags: ['Conversation'],
  summary: 'Deliver an incoming email (for mail services)',
  description:
    'The body is the raw email (RFC 5322). inbound-signature is `t={seconds since 1970},v1={HMAC-SHA256 of "t.body" in hexadecimal}` with INBOUND_SECRET, at most five minutes old. An email delivered twice is one message. Answers 404 if INBOUND_SECRET is not set.',
  request: {
    body: {
      required: true,
      content: {
        'message/rfc822': {
          schema: z.string(),
          example: 'From: ana@example.org\r\nTo: reply+token@reply.example.org\r\n\r\nYes, dusk.',
        },
      },
    },
  },
  responses: {
    200: jsonAnswer(
      'The outcome. Only an email that joined is in a conversation.',
      z.object({ data: z.object({ outcome: z.enum(receivedOutcomes) }) }),
    ),
    ...bodyFailures,
    ...notFound,
  },
})

/** Answers 404 if no secret is configured, and limits the uploads at once, so that one client cannot take them all. */
function guard() {
  const senders: string[] = []
  return async (c: Context<HttpEnvironment>, next: Next): Promise<void> => {
    if (c.req.method !== 'POST') return next()
    if (c.get('context').inboundSecret === null) throw new AppError('not_found')
    const sender = householdOf(c.get('address'))
    const ofSender = senders.filter(one => one === sender)
    if (senders.length >= AT_ONCE || ofSender.length >= AT_ONCE_OF_ONE)
      throw new AppError('unavailable', 'Other emails are being taken in.')
    senders.push(sender)
    try {
      await next()
    } finally {
      senders.splice(senders.indexOf(sender), 1)
    }
  }
}

/** The webhook for incoming emails (product: Conversation). */
export function routes() {
  const api = apiRouter()
  api.use(
    receive.path,
    guard(),
    timeout(SENT_WITHIN_MS, new HTTPException(504)),
    limitBody(EMAIL_BYTES, c => answerFailure(c, 413)),
  )
  api.openapi(receive, async c => {
    const ctx = c.get('context')
    const raw = Buffer.from(await c.req.arrayBuffer())
    const signature = c.req.header('inbound-signature') ?? ''
    if (!isSignedInbound(ctx.inboundSecret ?? '', raw, signature, ctx.now()))
      throw new AppError('not_logged_in', 'This email is not signed, or not by our mail service.')
    const outcome = await receiveEmail({ ...ctx, actor: { kind: 'system' } }, { raw })
    ctx.wake()
    return c.json({ data: { outcome } }, 200)
  })
  return api
}
