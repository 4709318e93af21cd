import { data, useSearchParams } from 'react-router'
import { LinkLogInForm } from '#app/features/account/log-in/link-log-in-form.tsx'
import { receiveLogIn } from '#app/features/account/log-in/log-in-door.server.ts'
import { LogInForm } from '#app/features/account/log-in/log-in-form.tsx'
import { LoggedIn } from '#app/features/account/log-in/logged-in.tsx'
import { useNextPage } from '#app/features/account/log-in/use-landing.ts'
import { PasskeyLogIn } from '#app/features/account/passkey/passkey-log-in.tsx'
import { links } from '#app/links.ts'
import { NO_STORE, pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { privatePage, publicPage } from '#app/pages/page-headers.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/login.ts'
import { LogInFrame } from './log-in-frame.tsx'

/** The page with the token of an emailed link is cached nowhere. */
export function headers(args: Route.HeadersArgs): Headers {
  return args.loaderHeaders.has('cache-control') ? privatePage(args) : publicPage(args)
}

export const loader = pageDoor(async (_ctx, { request }: Route.LoaderArgs) =>
  data(null, new URL(request.url).searchParams.has('token') ? NO_STORE : {}),
)

/** The form as it is posted before its script runs, or without any. GET never uses a token up. */
export const action = pageDoor(async (ctx, { request }: Route.ActionArgs) => {
  const answer = await receiveLogIn(ctx, request)
  return data(answer, answer.kind === 'refused' ? unsent(answer) : NO_STORE)
})

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
export default function LogIn({ actionData: posted }: Route.ComponentProps) {
  const token = useSearchParams()[0].get('token')
  const next = useNextPage()
  if (posted?.kind === 'in')
    return (
      <LogInFrame title={m.identity_log_in()} lead={m.identity_log_in_lead()}>
        <LoggedIn token={posted.token} />
      </LogInFrame>
    )
  if (token)
    return (
      <LogInFrame title={m.identity_link_title()} lead={m.identity_link_lead()}>
        <LinkLogInForm token={token} posted={posted} />
        <Text size="small" tone="quiet">
          <TextLink to={links.logIn({ next })}>{m.identity_link_old()}</TextLink>
        </Text>
      </LogInFrame>
    )
  return (
    <LogInFrame title={m.identity_log_in()} lead={m.identity_log_in_lead()}>
      <LogInForm posted={posted}>
        <PasskeyLogIn />
      </LogInForm>
      <Text size="small" tone="quiet">
        {m.identity_no_account()}{' '}
        <TextLink to={links.signup(undefined, next)}>{m.identity_sign_up()}</TextLink>.{' '}
        {m.identity_log_in_joins()}
      </Text>
    </LogInFrame>
  )
}
