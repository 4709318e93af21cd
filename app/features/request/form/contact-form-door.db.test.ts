import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { unlimited } from '#app/allowance.ts'
import { receiveSignup } from '#app/features/account/newsletter/newsletter-door.server.ts'
import { plan } from '#database/schema/plan.ts'
import { newsletterAddress } from '#database/schema/user.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { contactMessage } from './contact-fields.tsx'
import { receiveContactForm } from './contact-form-door.server.ts'

const connection = await openWorld()
const { db } = connection

const typed = {
  name: 'Grace Okafor',
  email: 'grace@example.org',
  phone: '+44 20 7946 0000',
  country: 'costa-clara',
  message: 'Frogs in February?',
  url: '/costa-clara',
}

function posted(fields: Record<string, string>): Request {
  return new Request('https://ceiba.test/ask', { method: 'POST', body: new URLSearchParams(fields) })
}

/** A sender over the limit, who must wait 90 seconds. */
async function impatient() {
  const spend = async () => ({ ok: false, reason: 'too_many', retryAfterSeconds: 90 }) as const
  return testContext(connection, { allowance: { ...unlimited, spend } })
}

it('a form over the limit keeps its fields, and says how long to wait', async () => {
  const answer = await receiveContactForm(await impatient(), posted(typed))
  expect(answer).toMatchObject({ ok: false, retryAfterSeconds: 90, result: { initialValue: typed } })
  const problems = (!answer.ok && answer.result.error?.['']) || []
  expect(contactMessage(problems)).toBe('There was an error sending your message. Please try again.')
  expect(await db.select().from(plan).where(eq(plan.contactEmail, typed.email))).toEqual([])
})

it('the email form over the limit does the same', async () => {
  const { email } = typed
  const answer = await receiveSignup(await impatient(), posted({ email }))
  expect(answer).toEqual({ ok: false, email, problem: 'form_too_many', retryAfterSeconds: 90 })
  expect(await db.select().from(newsletterAddress)).toEqual([])
})

it('what was pressed before the script came begins the message, and is enough of one', async () => {
  const body = new URLSearchParams({ ...typed, message: '', email: 'grace' })
  body.append('start', 'Slower, please.')
  body.append('start', 'A softer bed.')
  const send = async () => {
    const request = new Request('https://ceiba.test/ask', { method: 'POST', body })
    return receiveContactForm(await testContext(connection), request)
  }
  const wrong = await send()
  expect(wrong).toMatchObject({ result: { initialValue: { message: 'Slower, please. A softer bed.' } } })
  expect(!wrong.ok && Object.keys(wrong.result.error ?? {})).toEqual(['email'])
  body.set('email', 'grace@example.org')
  expect(await send()).toMatchObject({ ok: true })
})
