import { TripMessages } from '#app/features/conversation/messages/trip-messages.tsx'
import { m } from '#app/paraglide/messages.js'
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
      <TripMessages planId={planId} />
    </AccountFrame>
  )
}
