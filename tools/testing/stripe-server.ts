import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'

export const STRIPE_SECRET = 'sk_test_of_the_tests'
export const WEBHOOK_SECRET = 'whsec_of_the_tests'

interface Session {
  id: string
  url: string
  amountMinor: number
  currency: string
  invoice: string
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** Stripe's API as far as we use it, until the test is over: checkout sessions and refunds, each once a key. */
export async function openStripeServer() {
  const answers = new Map<string, object>()
  const sessions: Session[] = []
  const refunds: { paymentId: string; amountMinor: number }[] = []
  let isAway = false

  function answer(path: string, form: URLSearchParams): object {
    if (path === '/v1/refunds') {
      refunds.push({ paymentId: form.get('payment_intent') ?? '', amountMinor: Number(form.get('amount')) })
      return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' }
    }
    const id = `cs_test_${randomUUID()}`
    const url = `https://checkout.stripe.test/${id}`
    const price = 'line_items[0][price_data]'
    sessions.push({
      ...{ id, url },
      amountMinor: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? '',
      invoice: form.get('metadata[invoice]') ?? '',
    })
    return { id, url, object: 'checkout.session', expires_at: Math.floor(Date.now() / 1_000) + 86_400 }
  }

  const server = createServer(async (request, response) => {
    const form = await bodyOf(request)
    const key = `${request.url} ${request.headers['idempotency-key']}`
    const isOurs = request.headers.authorization === `Bearer ${STRIPE_SECRET}`
    const status = isAway ? 500 : isOurs ? 200 : 401
    if (status === 200 && !answers.has(key)) answers.set(key, answer(request.url ?? '', form))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? answers.get(key) : { error: { message: 'no' } }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    host: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    goAway: (away: boolean) => {
      isAway = away
    },
  }
}

interface Told {
  id: string
  type: string
  session: Pick<Session, 'id' | 'amountMinor' | 'currency' | 'invoice'>
  isPaid?: boolean
}

/** The body of an event, as the company sends it. */
export function eventBody({ id, type, session, isPaid = true }: Told): string {
  const { amountMinor, currency, invoice } = session
  return JSON.stringify({
    ...{ id, type, object: 'event', created: 1_764_000_000, livemode: false },
    data: {
      object: {
        ...{ id: session.id, object: 'checkout.session', currency, amount_total: amountMinor },
        ...{ payment_status: isPaid ? 'paid' : 'unpaid', payment_intent: `pi_of_${session.id}` },
        metadata: { invoice },
      },
    },
  })
}

/** The company's signature of a body; by default of now. */
export function signatureOf(
  payload: string,
  secret = WEBHOOK_SECRET,
  timestamp = Math.floor(Date.now() / 1_000),
) {
  return new Stripe(STRIPE_SECRET).webhooks.generateTestHeaderString({ payload, secret, timestamp })
}
