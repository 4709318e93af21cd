import { InvitationForm } from '#app/features/account/log-in/invitation-form.tsx'
import { useHashToken } from '#app/features/account/log-in/use-hash-token.ts'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/invitation.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: m.invited_title(), description: m.invited_lead(), path: links.invitation() }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

/** Opened from an invitation to the staff. */
export default function Invitation() {
  const token = useHashToken()
  return (
    <LogInFrame title={m.invited_title()} lead={token ? m.invited_lead() : m.invited_lead_none()}>
      {token && <InvitationForm key={token} token={token} />}
    </LogInFrame>
  )
}
