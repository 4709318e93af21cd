import { TodayPage } from '#app/features/traveller/today/today-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-today.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.today_title() }, { name: 'robots', content: 'noindex' }]
}

/** The document is the same for everybody; the browser fills it from the API. */
export default function TripToday({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="today" planId={planId} isWide>
      <TodayPage planId={planId} />
    </AccountFrame>
  )
}
