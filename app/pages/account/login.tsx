import { useSearchParams } from 'react-router'
import { LinkLogInForm } from '#app/features/account/log-in/link-log-in-form.tsx'
import { LogInForm } from '#app/features/account/log-in/log-in-form.tsx'
import { PasskeyLogIn } from '#app/features/account/passkey/passkey-log-in.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/login.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: m.identity_log_in(), description: m.identity_log_in_lead(), path: links.logIn() }
  return [
    ...pageMeta({ ...page, matches }),
    { name: 'robots', content: 'noindex' },
    // An emailed link has a token in its address.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Three ways to log in: by password, by an emailed link, by passkey; opened from such a link, it uses the token. */
export default function LogIn() {
  const token = useSearchParams()[0].get('token')
  if (token)
    return (
      <LogInFrame title={m.identity_link_title()} lead={m.identity_link_lead()}>
        <LinkLogInForm token={token} />
        <Text size="small" tone="quiet">
          <TextLink to={links.logIn()}>{m.identity_link_old()}</TextLink>
        </Text>
      </LogInFrame>
    )
  return (
    <LogInFrame title={m.identity_log_in()} lead={m.identity_log_in_lead()}>
      <LogInForm>
        <PasskeyLogIn />
      </LogInForm>
      <Text size="small" tone="quiet">
        {m.identity_no_account()} <TextLink to={links.signup()}>{m.identity_sign_up()}</TextLink>.{' '}
        {m.identity_log_in_joins()}
      </Text>
    </LogInFrame>
  )
}
