import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const STRIPE_SECRET = 'sk_test_of_the_tests'
export const WEBHOOK_SECRET = 'whsec_of_the_tests'

const SESSION_PATH = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/

interface Session {
  id: string
  url: string
  amountMinor: number
  currency: string
  invoice: string
  reference: string
  status: 'open' | 'complete' | 'expired'
  /** Where the payer returns to. */
  paidHref: string
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** Sends a session's outcome to a site's webhook, twice, as Stripe does when in doubt. */
async function tellPaid(webhook: string, session: Session): Promise<void> {
  const body = eventBody({ id: `evt_${session.id}`, type: 'checkout.session.completed', session })
  for (let time = 0; time < 2; time++) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) }
    const answer = await fetch(webhook, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`the site answered ${answer.status} to what was paid`)
  }
}

/** The payment page, without a card: pressing its button is enough. */
function answerCheckout(response: ServerResponse, session: Session | undefined): void {
  response.writeHead(session ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>Checkout</title><link rel="icon" href="data:,">
    ${session?.status === 'open' ? '<form method="post"><button>Pay</button></form>' : ''}`)
}

/**
 * The part of Stripe's API that we use, until it is closed: checkout sessions with their payment page, and refunds,
 * each once for each idempotency key until the keys are forgotten; an open session can be expired. `webhook` is the
 * address that is notified of payments on the page.
 */
export async function serveStripe({ webhook }: { webhook?: string } = {}) {
  const answers = new Map<string, object>()
  const sessions: Session[] = []
  const refunds: { paymentId: string; amountMinor: number; key: string | null }[] = []
  let isAway = false
  let host = ''

  function answer(path: string, form: URLSearchParams): object {
    if (path === '/v1/refunds') {
      refunds.push({
        paymentId: form.get('payment_intent') ?? '',
        amountMinor: Number(form.get('amount')),
        key: form.get('metadata[key]'),
      })
      return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' }
    }
    const id = `cs_test_${randomUUID()}`
    const url = `${host}/checkout/${id}`
    const price = 'line_items[0][price_data]'
    sessions.push({
      ...{ id, url },
      amountMinor: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? '',
      invoice: form.get('metadata[invoice]') ?? '',
      reference: form.get('client_reference_id') ?? '',
      status: 'open',
      paidHref: form.get('success_url') ?? '',
    })
    return { id, url, object: 'checkout.session', expires_at: Math.floor(Date.now() / 1_000) + 86_400 }
  }

  function listRefunds(address: string): object {
    const { searchParams } = new URL(address, host)
    const data = refunds
      .filter(({ paymentId }) => paymentId === searchParams.get('payment_intent'))
      .map(({ key }, index) => ({ id: `re_${index}`, status: 'succeeded', metadata: { key } }))
    return { object: 'list', url: '/v1/refunds', has_more: false, data }
  }

  /** Returns a session, or expires it for `/expire`. */
  function answerSession(path: string): { status: number; body: object } {
    const [, id, verb] = path.match(SESSION_PATH) ?? []
    const session = sessions.find(each => each.id === id)
    if (!session) return { status: 404, body: { error: { type: 'invalid_request_error' } } }
    if (verb && session.status !== 'open')
      return { status: 400, body: { error: { type: 'invalid_request_error' } } }
    if (verb) session.status = 'expired'
    return { status: 200, body: { id, object: 'checkout.session', status: session.status } }
  }

  function answerCall({ method, url = '', headers }: IncomingMessage, form: URLSearchParams) {
    if (SESSION_PATH.test(url)) return answerSession(url)
    if (method === 'GET') return { status: 200, body: listRefunds(url) }
    const key = `${url} ${headers['idempotency-key']}`
    if (!answers.has(key)) answers.set(key, answer(url, form))
    return { status: 200, body: answers.get(key) }
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = sessions.find(({ url }) => url === host + request.url)
    if (request.method !== 'POST' || session?.status !== 'open') return answerCheckout(response, session)
    session.status = 'complete'
    if (webhook) await tellPaid(webhook, session)
    response.writeHead(303, { location: session.paidHref }).end()
  }

  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/checkout/')) return answerPage(request, response)
    const form = await bodyOf(request)
    const isOurs = request.headers.authorization === `Bearer ${STRIPE_SECRET}`
    const refused = isAway ? 500 : isOurs ? null : 401
    const { status, body } = refused
      ? { status: refused, body: { error: { message: 'no' } } }
      : answerCall(request, form)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    sessions,
    refunds,
    goAway: (away: boolean) => {
      isAway = away
    },
    /** As Stripe does after a day. */
    forgetKeys: () => answers.clear(),
    close: () => void server.close(),
  }
}

interface Told {
  id: string
  type: string
  session: Pick<Session, 'id' | 'amountMinor' | 'currency' | 'invoice'> & { reference: string | null }
  isPaid?: boolean
}

/** The body of an event as Stripe sends it. */
export function eventBody({ id, type, session, isPaid = true }: Told): string {
  const { amountMinor, currency, invoice, reference } = session
  return JSON.stringify({
    ...{ id, type, object: 'event', created: 1_764_000_000, livemode: false },
    data: {
      object: {
        ...{ id: session.id, object: 'checkout.session', currency, amount_total: amountMinor },
        ...{ payment_status: isPaid ? 'paid' : 'unpaid', payment_intent: `pi_of_${session.id}` },
        ...{ client_reference_id: reference, metadata: { invoice } },
      },
    },
  })
}

/** Stripe's signature of a body; by default with the current time. */
export function signatureOf(
  payload: string,
  secret = WEBHOOK_SECRET,
  timestamp = Math.floor(Date.now() / 1_000),
) {
  return new Stripe(STRIPE_SECRET).webhooks.generateTestHeaderString({ payload, secret, timestamp })
}
