import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { listUngivenRefunds } from '#app/features/money/ledger/ledger-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'
import { cardRefund } from '#database/schema/money.ts'

type Refund = Awaited<ReturnType<typeof listUngivenRefunds>>[number]

async function giveBack(ctx: Writing<RequestContext>, { entryId, planId, paymentId, amountMinor }: Refund) {
  const { db, paymentProvider } = ctx
  if (!paymentProvider)
    throw new AppError('unavailable', 'No payment provider is configured to give this back.')
  await paymentProvider.refund({ paymentId, amountMinor, key: `refund:${planId}:${paymentId}` })
  await db.insert(cardRefund).values({ entryId, givenTs: ctx.now() }).onConflictDoNothing()
}

/**
 * Sends the card refunds of a cancelled trip that the provider has not confirmed yet.
 * @throws AppError unavailable while the payment provider does not answer.
 */
export async function refundCards(ctx: Writing<RequestContext>, planId: number): Promise<void> {
  for (const refund of await listUngivenRefunds(ctx.db, planId)) await giveBack(ctx, refund)
}

/**
 * Retries every card refund without an answer. A refused one is reported and does not block the others; if the
 * provider does not answer, the rest wait for the next run. Returns the number of completed refunds.
 */
export const retryRefunds = command(
  'ask again for refunds',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    let given = 0
    for (const refund of await listUngivenRefunds(ctx.db, null)) {
      try {
        await giveBack(ctx, refund)
        given++
      } catch (error) {
        const isAway = error instanceof AppError && error.code === 'unavailable'
        if (!isAway && isUnreachable(error)) throw error
        ctx.reportFault(error, { planId: refund.planId })
        if (isAway) break
      }
    }
    return given
  },
)
