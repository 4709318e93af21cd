import { NewPasswordForm } from '#app/features/account/log-in/new-password-form.tsx'
import { ResetRequestForm } from '#app/features/account/log-in/reset-request-form.tsx'
import { useHashToken } from '#app/features/account/log-in/use-hash-token.ts'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/password-reset.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: m.identity_reset_title(),
    description: m.identity_reset_lead(),
    path: links.passwordReset(),
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

/** Requests the email; opened from that email, sets the new password. */
export default function PasswordReset() {
  const token = useHashToken()
  return (
    <LogInFrame
      title={m.identity_reset_title()}
      lead={token ? m.identity_reset_choose() : m.identity_reset_lead()}
    >
      {token ? <NewPasswordForm key={token} token={token} /> : <ResetRequestForm />}
      <Text size="small" tone="quiet">
        <TextLink to={token ? links.passwordReset() : links.logIn()}>
          {token ? m.identity_link_old() : m.identity_log_in()}
        </TextLink>
      </Text>
    </LogInFrame>
  )
}
