import { data } from 'react-router'
import { receiveResetRequest } from '#app/features/account/log-in/log-in-door.server.ts'
import { NewPasswordForm } from '#app/features/account/log-in/new-password-form.tsx'
import { ResetRequestForm } from '#app/features/account/log-in/reset-request-form.tsx'
import { useHashToken } from '#app/features/account/log-in/use-hash-token.ts'
import { useNextPage } from '#app/features/account/log-in/use-landing.ts'
import { links } from '#app/links.ts'
import { NO_STORE, pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/password-reset.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** The form as it is posted before its script runs, or without any. */
export const action = pageDoor(async (ctx, { request }: Route.ActionArgs) => {
  const answer = await receiveResetRequest(ctx, request)
  return data(answer, answer.kind === 'refused' ? unsent(answer) : NO_STORE)
})

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: m.identity_reset_title(),
    description: m.identity_reset_lead(),
    path: links.passwordReset(),
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

/** Requests the email; opened from that email, sets the new password. */
export default function PasswordReset({ actionData: posted }: Route.ComponentProps) {
  const next = useNextPage()
  const token = useHashToken()
  return (
    <LogInFrame
      title={m.identity_reset_title()}
      lead={token ? m.identity_reset_choose() : m.identity_reset_lead()}
    >
      {token ? <NewPasswordForm key={token} token={token} /> : <ResetRequestForm posted={posted} />}
      <Text size="small" tone="quiet">
        <TextLink to={token ? links.passwordReset('', next) : links.logIn({ next })}>
          {token ? m.identity_link_old() : m.identity_log_in()}
        </TextLink>
      </Text>
    </LogInFrame>
  )
}
