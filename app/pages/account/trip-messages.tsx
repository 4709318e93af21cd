import type { OwnTrip } from '#app/features/conversation/messages/own-trip.ts'
import { TripMessages } from '#app/features/conversation/messages/trip-messages.tsx'
import { OfficeHours } from '#app/features/people/staff/office-hours.tsx'
import { formatHours, formatOffset } from '#app/features/people/staff/working-hours.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { zoneOffset } from '#app/text/time-zone.ts'
import type { Route } from './+types/trip-messages.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.conversation_messages() }, { name: 'robots', content: 'noindex' }]
}

/** The conversation about a plan (design, 16). The document is the same for everybody: it is filled in the browser. */
export default function TripMessagesPage({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="messages" planId={planId}>
      <TripMessages planId={planId} showHours={planner => <PlannerHours planner={planner} />} />
    </AccountFrame>
  )
}

function PlannerHours({ planner: { place, timeZone, hours } }: { planner: NonNullable<OwnTrip['planner']> }) {
  const offset = formatOffset(zoneOffset(timeZone, new Date()))
  return <OfficeHours hours={{ place, timeZone, hours, offset, lines: formatHours(hours, getLocale()) }} />
}
