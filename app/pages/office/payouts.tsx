import { PayoutDesk } from '#app/features/office/plan-page/payout-desk.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_payouts() }, { name: 'robots', content: 'noindex' }]
}

/** Partners' payouts: an anonymous document that the browser fills. */
export default function PayoutsPage() {
  return <PayoutDesk />
}
