import Stripe from 'stripe'
import { AppError } from '#app/app-error.ts'
import { decimalsOf } from '#database/values/currency.ts'
import type {
  PaymentCharge,
  PaymentPage,
  PaymentProvider,
  ProviderEvent,
  ProviderRefund,
} from './payment-provider.ts'
import type { ProviderNews } from './payment-schema.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Base address of the API, such as http://127.0.0.1:4010; Stripe's own by default. */
  host?: string | undefined
}

const TIMEOUT_MS = 10_000

function connect({ secretKey, host }: StripeSettings): Stripe {
  const shared = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false }
  if (!host) return new Stripe(secretKey, shared)
  const { protocol, hostname, port } = new URL(host)
  return new Stripe(secretKey, {
    ...shared,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
  })
}

/**
 * Maps an outage of the provider to `unavailable`, which is worth a retry; a refusal is our bug and is logged as one.
 */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAPIError
    if (isAway) throw new AppError('unavailable', 'The payment provider does not answer.', { cause: error })
    throw error
  }
}

/** Decimals of amounts at Stripe, where they are not those of ISO 4217. */
const STRIPE_DECIMALS: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 }

function scaleOf(currency: string): number {
  const decimals = decimalsOf(currency)
  return 10 ** ((STRIPE_DECIMALS[currency] ?? decimals) - decimals)
}

/** An amount as Stripe writes it; null if it takes only rounder ones, as of the currencies with three decimals. */
export function toStripe(amountMinor: number, currency: string): number | null {
  const amount = amountMinor * scaleOf(currency)
  const isRound = Number.isInteger(amount) && (decimalsOf(currency) < 3 || amount % 10 === 0)
  return isRound ? amount : null
}

/** An amount of Stripe in minor units. */
export function fromStripe(amount: number, currency: string): number {
  return Math.round(amount / scaleOf(currency))
}

/** Why Stripe refuses to charge an amount at all, which is no fault of ours. */
const UNCHARGEABLE = new Set(['amount_too_small', 'amount_too_large', 'invalid_currency'])

async function openPage(stripe: Stripe, charge: PaymentCharge): Promise<PaymentPage | null> {
  const amount = toStripe(charge.amountMinor, charge.currency)
  if (amount === null) return null
  try {
    return await openSession(stripe, charge, amount)
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    if (isRefused && UNCHARGEABLE.has(error.code ?? '')) return null
    throw error
  }
}

async function openSession(stripe: Stripe, charge: PaymentCharge, amount: number): Promise<PaymentPage> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: charge.reference,
      metadata: { invoice: String(charge.invoiceId) },
      payment_intent_data: { metadata: { invoice: String(charge.invoiceId) } },
      customer_email: charge.email,
      locale: charge.locale,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: charge.currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name: charge.what },
          },
        },
      ],
      success_url: charge.paidHref,
      cancel_url: charge.backHref,
    },
    { idempotencyKey: charge.key },
  )
  if (!session.url) throw new Error(`checkout ${session.id} has no page`)
  return { id: session.id, url: session.url, expiresTs: new Date(session.expires_at * 1_000) }
}

async function closePage(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id)
    return true
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // Stripe refuses to expire a session that is not open, without saying whether it was paid or had expired.
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw error
    return status === 'expired'
  }
}

/** Stripe forgets idempotency keys after a day, so the key is also stored in the refund's metadata. */
async function isGivenBack(stripe: Stripe, { paymentId, key }: ProviderRefund): Promise<boolean> {
  for await (const { metadata, status } of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (metadata?.key === key && status !== 'failed' && status !== 'canceled') return true
  return false
}

async function refund(stripe: Stripe, wanted: ProviderRefund): Promise<void> {
  const { paymentId, amountMinor, currency, key } = wanted
  if (await isGivenBack(stripe, wanted)) return
  const amount = toStripe(amountMinor, currency)
  if (amount === null) throw new Error(`a card does not take back ${amountMinor} minor units of ${currency}`)
  const sum = { payment_intent: paymentId, amount, metadata: { key } }
  try {
    await stripe.refunds.create(sum, { idempotencyKey: key })
  } catch (error) {
    // Somebody gave it back in the dashboard meanwhile.
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    if (!isRefused || error.code !== 'charge_already_refunded') throw error
  }
}

function idOf(linked: string | { id: string } | null | undefined): string {
  return (typeof linked === 'string' ? linked : linked?.id) ?? ''
}

function sumOf(amount: number | null | undefined, code: string | null | undefined) {
  const currency = (code ?? '').toUpperCase()
  return { amountMinor: fromStripe(amount ?? 0, currency), currency }
}

/** The number of an invoice of ours; null for what another shop writes there. */
function invoiceIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

function pageNews(
  outcome: 'paid' | 'waiting' | 'failed' | 'expired',
  session: Stripe.Checkout.Session,
): ProviderNews {
  return {
    ...{ of: 'page', outcome, pageId: session.id },
    invoiceId: invoiceIdOf(session.metadata?.invoice),
    reference: session.client_reference_id ?? null,
    ...sumOf(session.amount_total, session.currency),
    paymentId: idOf(session.payment_intent) || session.id,
  }
}

function refundNews({
  id,
  payment_intent,
  charge,
  amount,
  currency,
  status,
  metadata,
}: Stripe.Refund): ProviderNews {
  return {
    ...{ of: 'refund', refundId: id, paymentId: idOf(payment_intent) || idOf(charge) },
    ...sumOf(amount, currency),
    isFailed: status === 'failed' || status === 'canceled',
    key: metadata?.key ?? null,
  }
}

/** A lost dispute keeps the money; a warning is an inquiry, which ends without any being moved. */
function disputeNews(kind: string, dispute: Stripe.Dispute): ProviderNews | null {
  const { id, payment_intent, charge, amount, currency, status = 'needs_response' } = dispute
  if (status === 'warning_closed') return null
  const moved = kind.endsWith('funds_reinstated') ? 'won' : kind.endsWith('funds_withdrawn') ? 'open' : null
  const ended = status === 'won' ? 'won' : status === 'lost' ? 'lost' : null
  const state = moved ?? ended ?? (status.startsWith('warning') ? 'inquiry' : 'open')
  const paymentId = idOf(payment_intent) || idOf(charge)
  return { of: 'dispute', disputeId: id, paymentId, state, ...sumOf(amount, currency) }
}

function newsOf(event: Stripe.Event): ProviderNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return pageNews(event.data.object.payment_status === 'unpaid' ? 'waiting' : 'paid', event.data.object)
    case 'checkout.session.async_payment_succeeded':
      return pageNews('paid', event.data.object)
    case 'checkout.session.async_payment_failed':
      return pageNews('failed', event.data.object)
    case 'checkout.session.expired':
      return pageNews('expired', event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundNews(event.data.object)
    case 'charge.refunded': {
      const { id, payment_intent, amount_refunded, currency } = event.data.object
      const paymentId = idOf(payment_intent) || id
      return { of: 'refunded', paymentId, ...sumOf(amount_refunded, currency) }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeNews(event.type, event.data.object)
    case 'payment_intent.payment_failed':
      return { of: 'failure', paymentId: event.data.object.id }
    case 'charge.failed':
      return { of: 'failure', paymentId: idOf(event.data.object.payment_intent) || event.data.object.id }
    default:
      return null
  }
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const happenedTs = Number.isFinite(event.created) ? new Date(event.created * 1_000) : new Date()
  return { id: event.id, kind: event.type, happenedTs, news: newsOf(event) }
}

/** Stripe Checkout as the payment provider. */
export function openStripe(settings: StripeSettings): PaymentProvider {
  const stripe = connect(settings)
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    openPage: charge => asking(() => openPage(stripe, charge)),
    closePage: id => asking(() => closePage(stripe, id)),
    refund: wanted => asking(() => refund(stripe, wanted)),
    readEvent: async (body, signature) => {
      try {
        return eventOf(await stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError)
          throw new AppError('bad_request', 'This was not signed by the payment provider.', { cause: error })
        throw error
      }
    },
  }
}
