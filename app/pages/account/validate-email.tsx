import { data } from 'react-router'
import { receiveResend } from '#app/features/account/log-in/log-in-door.server.ts'
import { ResendForm } from '#app/features/account/log-in/resend-form.tsx'
import { useHashToken } from '#app/features/account/log-in/use-hash-token.ts'
import { useNextPage } from '#app/features/account/log-in/use-landing.ts'
import { ValidateForm } from '#app/features/account/log-in/validate-form.tsx'
import { links } from '#app/links.ts'
import { NO_STORE, pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/validate-email.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** The form as it is posted before its script runs, or without any. */
export const action = pageDoor(async (ctx, { request }: Route.ActionArgs) => {
  const answer = await receiveResend(ctx, request)
  return data(answer, answer.kind === 'refused' ? unsent(answer) : NO_STORE)
})

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: m.identity_validate_title(),
    description: m.identity_validate_lead(),
    path: links.validateEmail(),
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

/** Opened from a sign-up's email; without a token it sends another one. */
export default function ValidateEmail({ actionData: posted }: Route.ComponentProps) {
  const next = useNextPage()
  const token = useHashToken()
  return (
    <LogInFrame
      title={m.identity_validate_title()}
      lead={token ? m.identity_validate_lead() : m.identity_validate_again()}
    >
      {token ? <ValidateForm key={token} token={token} /> : <ResendForm posted={posted} />}
      <Text size="small" tone="quiet">
        <TextLink to={token ? links.validateEmail('', next) : links.logIn({ next })}>
          {token ? m.identity_link_old() : m.identity_log_in()}
        </TextLink>
      </Text>
    </LogInFrame>
  )
}
