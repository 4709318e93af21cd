import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { sendTestEmail, writeEmailTexts } from '#app/emails/texts/email-text-commands.server.ts'
import { getOfficeEmail, listEmails, showEmail } from '#app/emails/texts/email-text-queries.server.ts'
import {
  type EmailTextProblem,
  emailTextProblem,
  listedEmail,
  officeEmail,
  ownEmailTexts,
  shownEmail,
} from '#app/emails/texts/email-text-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerMovedOn, versionRead } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, notFound, unauthorized, withKey } from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { locale, readIn, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
const PATH = '/api/admin/emails'

const ofEmail = z.object({
  template: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .openapi({ description: 'Name of the email', example: 'anniversary' }),
})

const example = {
  texts: {
    email_anniversary_title: {
      en: '{name}, do you still think of {country}?',
      es: '{name}, ¿piensas todavía en {country}?',
    },
  },
}

const withProblems = {
  422: jsonAnswer(
    'Some sentences cannot be sent; `problems` lists each: the sentence, the language and why.',
    z.object({ ...failureFields, problems: z.array(emailTextProblem).optional() }),
  ),
}

function answerProblems(c: Context<HttpEnvironment>, problems: EmailTextProblem[]) {
  return c.json({ ...failureOf(422), request_id: c.get('requestId'), problems }, 422)
}

export const list = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'listEmails' },
  summary: 'List the emails that the site sends',
  description: 'For admins. Each with its subject, and when the office last wrote it.',
  request: { query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The emails.', wholeOf(z.array(listedEmail))),
    ...inputFailures,
    ...unauthorized,
  },
})

export const read = createRoute({
  ...{ ...shared, method: 'get', path: `${PATH}/{template}` as const, operationId: 'getEmail' },
  summary: 'Read what an email says',
  description:
    'For admins. Each sentence with what it may name: `{country}` in a sentence is the country of the trip. What the office wrote stands in `texts`.',
  request: { params: ofEmail, query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The email.', wholeOf(officeEmail)),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const write = createRoute({
  ...{ ...shared, method: 'put', path: `${PATH}/{template}` as const, operationId: 'writeEmail' },
  summary: 'Write what an email says',
  description:
    'For admins. `texts` are all sentences that differ from what is built in; none is the way back. A sentence stands in both languages and names only its placeholders. If-Match names the version that was read; if it has moved on, nothing is written and 412 has the latest number. Emails that leave from now on say it.',
  request: {
    params: ofEmail,
    headers: z.object({ 'if-match': versionRead }),
    body: jsonBody(z.strictObject({ texts: ownEmailTexts }), example),
  },
  responses: {
    200: jsonAnswer('The version that is sent from now on.', wholeOf(z.object({ number: z.int() }))),
    ...officeFailures,
    ...withProblems,
    412: jsonAnswer(
      'Somebody wrote it since; `current` is its latest version.',
      z.object({ ...failureFields, current: officeEmail }),
    ),
  },
})

export const show = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/{template}/preview` as const, operationId: 'showEmail' },
  summary: 'Show an email with other sentences',
  description: 'For admins. The whole email about each of its samples; nothing is stored.',
  request: {
    params: ofEmail,
    query: z.object({ locale }),
    body: jsonBody(z.strictObject({ texts: ownEmailTexts }), example),
  },
  responses: { 200: jsonAnswer('The emails.', wholeOf(z.array(shownEmail))), ...officeFailures },
})

export const test = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/{template}/test` as const, operationId: 'sendTestEmail' },
  summary: 'Send an email to oneself',
  description:
    'For admins. About one of its samples, with these sentences, to the caller’s own address; nothing is stored.',
  request: {
    params: ofEmail,
    query: z.object({ locale }),
    body: jsonBody(
      z.strictObject({ texts: ownEmailTexts, sample: z.int().min(0).max(20).default(0) }),
      example,
    ),
  },
  responses: {
    200: jsonAnswer('Where it goes.', wholeOf(z.object({ to: z.string() }))),
    ...officeFailures,
    ...withProblems,
  },
})

/** The calls about what the site's emails say. */
export function routes() {
  const api = apiRouter()
  api.use(`${PATH}/*`, noStore)
  api.use(PATH, noStore)
  api.openapi(list, async c =>
    c.json({ data: await readIn(c, c.req.valid('query').locale, listEmails) }, 200),
  )
  api.openapi(read, async c => {
    const { template } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getOfficeEmail(ctx, template))
    c.header('etag', `"${data.number}"`)
    return c.json({ data }, 200)
  })
  api.openapi(write, async c => {
    const { template } = c.req.valid('param')
    const after = c.req.valid('header')['if-match']
    const answer = await writeEmailTexts(c.get('context'), { template, after, ...c.req.valid('json') })
    if (answer.ok) return c.json({ data: { number: answer.number } }, 200)
    if (answer.problems) return answerProblems(c, answer.problems)
    return answerMovedOn(c, await getOfficeEmail(c.get('context'), template))
  })
  api.openapi(show, async c => {
    const { texts } = c.req.valid('json')
    const shown = await readIn(c, c.req.valid('query').locale, ctx =>
      showEmail(ctx, c.req.valid('param').template, texts),
    )
    return c.json({ data: shown }, 200)
  })
  api.openapi(test, async c => {
    const sent = await readIn(c, c.req.valid('query').locale, ctx =>
      sendTestEmail(ctx, { ...c.req.valid('param'), ...c.req.valid('json') }),
    )
    if (sent.ok) return c.json({ data: { to: sent.to } }, 200)
    return answerProblems(c, sent.problems)
  })
  return api
}
