import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, type Writing } from '#app/command.ts'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { invoiceOf } from '#app/features/money/payment/add-payment.server.ts'
import { findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { closePage } from '#app/features/money/payment/payment-commands.server.ts'
import { isDueAtOnce } from '#app/features/money/terms/terms.ts'
import { asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, type PlanRow } from '#app/features/plan/core/lock-plan.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { checkout, type invoice } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'

type InvoiceRow = typeof invoice.$inferSelect

interface Wish {
  planId: number
  number: number
  by: 'transfer' | 'card'
}

/** A checkout page about to expire is not offered again. */
const OPEN_AT_LEAST_MS = 60_000

async function sendInvoice(tx: Queryable, row: PlanRow, { id }: InvoiceRow, now: Date): Promise<void> {
  const sent = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.planId, row.id), eq(outbox.template, 'invoice')))
  if (sent.length > 0) return
  const email = { template: 'invoice', props: { planId: row.id, invoiceId: id } } as const
  await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
}

/** Issues the deposit invoice from the accepted proposal; the amount never comes from the browser. */
async function invoiceDeposit(ctx: Writing<RequestContext>, { planId, number, by }: Wish) {
  const now = ctx.now()
  return ctx.db.transaction(async tx => {
    const row = await lockPlan(tx, planId)
    const booked = await findBooked(tx, planId, ctx.locale)
    if (booked?.number !== number) return { ok: false, reason: 'not_accepted' } as const
    if (await findCancelled(tx, planId)) return { ok: false, reason: 'cancelled' } as const
    const paid = paidOf(await getTravellerLines(tx, planId), booked.currency)
    if (paid >= booked.payments.deposit.amountMinor) return { ok: false, reason: 'already_paid' } as const
    const issued = await invoiceOf(tx, booked, { kind: 'deposit', actor: ctx.actor, now })
    if (!issued) return { ok: false, reason: 'price_unknown' } as const
    if (by === 'transfer') await sendInvoice(tx, row, issued.row, now)
    return { ok: true, row, invoice: issued.row, owedMinor: issued.row.amountMinor - paid } as const
  })
}

/**
 * Returns the payment provider's page for the rest of a deposit; one page is open at a time. Pages for another amount are
 * closed, because money has arrived since. Returns null if one of them was already paid and the webhook is still to
 * come, `not_taken` if it does not take this amount of this currency.
 */
async function openCheckout(
  ctx: Writing<RequestContext>,
  { row, invoice: billed, owedMinor }: { row: PlanRow; invoice: InvoiceRow; owedMinor: number },
): Promise<string | 'not_taken' | null> {
  const { db, paymentProvider, origin } = ctx
  const locale = row.locale === 'ES' ? 'es' : 'en'
  if (!paymentProvider) throw new AppError('unavailable')
  const now = ctx.now()
  // One statement, because another request could open a page between two.
  const pages = await db
    .select()
    .from(checkout)
    .where(eq(checkout.invoiceId, billed.id))
    .orderBy(desc(checkout.createdTs))
  const open = pages.filter(({ state, expiresTs }) => state === 'open' && expiresTs > now)
  const outdated = open.filter(({ amountMinor }) => amountMinor !== owedMinor)
  for (const { id } of outdated) if (!(await closePage(ctx, id))) return null
  const neededUntil = new Date(now.getTime() + OPEN_AT_LEAST_MS)
  const usable = open.find(
    ({ amountMinor, expiresTs }) => amountMinor === owedMinor && expiresTs > neededUntil,
  )
  if (usable) return usable.url
  const href = `${origin}${withLocale(locale, () => links.book(row.id, billed.number))}`
  const page = await paymentProvider.openPage({
    ...{
      invoiceId: billed.id,
      reference: billed.reference,
      amountMinor: owedMinor,
      currency: billed.currency,
    },
    ...{ email: row.contactEmail, locale, paidHref: `${href}?paid=card`, backHref: href },
    what: m.booking_deposit_for({ reference: billed.reference }, { locale }),
    // Two simultaneous requests see the same number of pages, so they get the same page.
    key: `checkout:${billed.reference}:${pages.length}:${owedMinor}`,
  })
  if (!page) return 'not_taken'
  const { id, url, expiresTs } = page
  await db
    .insert(checkout)
    .values({ id, url, expiresTs, invoiceId: billed.id, amountMinor: owedMinor, createdTs: now })
    .onConflictDoNothing()
  return url
}

/**
 * Requests the deposit of an accepted proposal: issues its invoice and, for cards, opens a payment page. A second
 * call returns the same invoice and, if nothing was paid in between, the same page. The amount comes from the sent
 * proposal.
 * @throws AppError not_logged_in, not_found; unavailable while the payment provider does not answer.
 */
export const chargeDeposit = command(
  'ask for the deposit',
  { authorize: (ctx: RequestContext, wish: Wish) => asTraveller(ctx, wish) },
  async (ctx, wish: Wish) => {
    if (wish.by === 'card' && !ctx.paymentProvider) return { ok: false, reason: 'no_cards' } as const
    const issued = await invoiceDeposit(ctx, wish)
    if (!issued.ok) return issued
    ctx.wake()
    const checkoutUrl = wish.by === 'card' ? await openCheckout(ctx, issued) : null
    if (checkoutUrl === 'not_taken') return { ok: false, reason: 'no_cards' } as const
    if (wish.by === 'card' && checkoutUrl === null) return { ok: false, reason: 'already_paid' } as const
    const { kind, amountMinor, currency, dueOn, issuedTs, reference } = issued.invoice
    const due = { dueOn, isDueAtOnce: isDueAtOnce({ dueOn, issuedTs }) }
    return { ok: true, invoice: { kind, amountMinor, currency, ...due, reference }, checkoutUrl } as const
  },
)
