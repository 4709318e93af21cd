import { LogInForm } from '#app/features/account/credentials/log-in-form.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/login.ts'
import { DoorFrame } from './door-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: m.identity_log_in(), description: m.identity_log_in_lead(), path: links.logIn() }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function LogIn() {
  return (
    <DoorFrame title={m.identity_log_in()} lead={m.identity_log_in_lead()}>
      <LogInForm />
      <Text size="small" tone="quiet">
        <TextLink to={links.passwordReset()}>{m.identity_forgotten()}</TextLink>
      </Text>
      <Text size="small" tone="quiet">
        {m.identity_no_account()} <TextLink to={links.signup()}>{m.identity_sign_up()}</TextLink>
      </Text>
    </DoorFrame>
  )
}
