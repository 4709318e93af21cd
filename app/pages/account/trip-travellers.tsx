import { TravellersPage } from '#app/features/traveller/party/travellers-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-travellers.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.travellers_title() }, { name: 'robots', content: 'noindex' }]
}

/** The travellers of a trip. The document is the same for everybody; the browser fills it from the API. */
export default function TripTravellers({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="travellers" planId={planId} isWide>
      <TravellersPage planId={planId} />
    </AccountFrame>
  )
}
