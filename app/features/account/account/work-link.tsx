import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'

/** Link for staff and partners from their own account back to their work pages. */
export function WorkLink({ me: { role } }: { me: Pick<Me, 'role'> }) {
  if (role === 'traveller') return null
  if (role === 'partner') return <Anchor to={links.org()}>{m.account_to_leads()}</Anchor>
  return <Anchor to={links.office()}>{m.account_to_office()}</Anchor>
}
