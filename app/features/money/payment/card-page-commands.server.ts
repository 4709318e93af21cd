import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { Writing } from '#app/command.ts'
import type { RequestContext } from '#app/request-context.ts'
import { checkout, invoice } from '#database/schema/money.ts'

type Closing = Pick<Writing<RequestContext>, 'db' | 'cards'>

/** Closes a page at the card company. False where somebody has paid on it already. @throws AppError unavailable. */
export async function closePage({ db, cards }: Closing, id: string): Promise<boolean> {
  if (!(await cards?.closePage(id))) return false
  await db
    .update(checkout)
    .set({ state: 'expired' })
    .where(and(eq(checkout.id, id), eq(checkout.state, 'open')))
  return true
}

/**
 * Closes the pages of a plan that still stand open in somebody's browser, where money has come another way or the trip
 * was cancelled: they ask for what is not owed. Where the company does not answer they are closed when a page is next
 * asked for.
 */
export async function closePagesOfPlan(ctx: Closing, planId: number): Promise<void> {
  if (!ctx.cards) return
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
