import { useLocation } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { getAnswerClock, getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import { ReceiptSheet } from '#app/features/request/receipt/receipt-sheet.tsx'
import { bestMonthsNote } from '#app/features/wish/best-months.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/receipt.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

/** What was sent, who has it and when an answer is due; the page's address cannot be guessed. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const receipt = await getReceipt(ctx, params.receiptKey)
  if (!receipt) throw new AppError('not_found')
  const { trip, wish } = receipt
  return {
    receipt,
    clock: await getAnswerClock(ctx, receipt),
    askedAt: ctx.now().toISOString(),
    daysNote: trip && bestMonthsNote(wish, trip.best, ctx.locale),
  }
})

export function meta() {
  return [
    { title: m.receipt_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function ReceiptPage({ loaderData: found }: Route.ComponentProps) {
  const justSent = new URLSearchParams(useLocation().search).has('sent')
  return (
    <main id="main">
      <ReceiptSheet {...found} justSent={justSent} />
    </main>
  )
}
