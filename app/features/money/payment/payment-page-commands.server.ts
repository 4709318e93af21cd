import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { Writing } from '#app/command.ts'
import type { RequestContext } from '#app/request-context.ts'
import { checkout, invoice } from '#database/schema/money.ts'

type Closing = Pick<Writing<RequestContext>, 'db' | 'paymentProvider'>

/** Closes a page at the payment provider. Returns false if it was already paid. @throws AppError unavailable. */
export async function closePage({ db, paymentProvider }: Closing, id: string): Promise<boolean> {
  if (!(await paymentProvider?.closePage(id))) return false
  await db
    .update(checkout)
    .set({ state: 'expired' })
    .where(and(eq(checkout.id, id), eq(checkout.state, 'open')))
  return true
}

/**
 * Closes a plan's open payment pages after money arrived another way or the trip was cancelled, because they ask for
 * an amount that is no longer owed. If the provider does not answer, they are closed when a page is next requested.
 */
export async function closePagesOfPlan(ctx: Closing, planId: number): Promise<void> {
  if (!ctx.paymentProvider) return
  const invoices = ctx.db.select({ id: invoice.id }).from(invoice).where(eq(invoice.planId, planId))
  const open = await ctx.db
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(inArray(checkout.invoiceId, invoices), eq(checkout.state, 'open')))
  try {
    for (const { id } of open) await closePage(ctx, id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
