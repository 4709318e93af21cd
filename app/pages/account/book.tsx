import { BookingSheet } from '#app/features/money/booking/booking-sheet.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/book.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.booking_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** Where a traveller signs and pays; the document is the same for everybody. */
export default function Book({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="proposal" planId={planId}>
      <BookingSheet planId={planId} number={Number(params.number) || 0} />
    </AccountFrame>
  )
}
