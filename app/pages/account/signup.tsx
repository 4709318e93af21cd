import { data, redirect } from 'react-router'
import { receiveSignUp } from '#app/features/account/log-in/log-in-door.server.ts'
import { SignUpForm } from '#app/features/account/log-in/sign-up-form.tsx'
import { useNextPage } from '#app/features/account/log-in/use-landing.ts'
import { ConfirmationSent } from '#app/features/account/newsletter/confirmation-sent.tsx'
import { receiveSignup } from '#app/features/account/newsletter/newsletter-door.server.ts'
import { SignupForm } from '#app/features/account/newsletter/signup-form.tsx'
import { readFormBody } from '#app/form-body.server.ts'
import { links } from '#app/links.ts'
import { NO_STORE, pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/signup.ts'
import styles from './account.module.css'
import { LogInFrame } from './log-in-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

const LONGEST_EMAIL = 254

/** The email address typed in a page's footer is passed on here. */
export const loader = pageDoor(async (_ctx, { request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  return { email: (query.get('email') ?? '').slice(0, LONGEST_EMAIL), sent: query.has('sent') }
})

export const action = pageDoor(async (ctx, { request }: Route.ActionArgs) => {
  // Two forms post here: the account's, with a hidden field that says so, and the newsletter's.
  const isAccount = (await readFormBody(request.clone())).form.get('form') === 'account'
  if (isAccount) {
    const account = await receiveSignUp(ctx, request)
    return data({ account, newsletter: null }, account.kind === 'refused' ? unsent(account) : NO_STORE)
  }
  const newsletter = await receiveSignup(ctx, request)
  if (newsletter.ok) throw redirect(`${links.signup()}?sent`, 303)
  return data({ account: null, newsletter }, unsent(newsletter))
})

/** The footer passes an email address for the newsletter; without one the visitor wants an account. */
function isNewsletterFirst({ email, sent }: { email: string; sent: boolean }, wrong: unknown): boolean {
  return email !== '' || sent || wrong !== undefined
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isNewsletter = !loaderData || isNewsletterFirst(loaderData, undefined)
  const title = isNewsletter ? m.newsletter_title() : m.identity_sign_up()
  const description = isNewsletter ? m.newsletter_line() : m.identity_sign_up_lead()
  const page = { title, description, path: links.signup() }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { email, sent } = loaderData
  const wrong = actionData?.newsletter ?? undefined
  const posted = actionData?.account ?? undefined
  const next = useNextPage()
  const typed = wrong?.email ?? email
  const newsletter = sent ? <ConfirmationSent /> : <SignupForm email={typed} problem={wrong?.problem} />
  const account = (
    <>
      <SignUpForm email={posted?.kind === 'refused' ? posted.email : typed} posted={posted} />
      <Text size="small" tone="quiet">
        {m.identity_have_account()} <TextLink to={links.logIn({ next })}>{m.identity_log_in()}</TextLink>
      </Text>
    </>
  )
  if (isNewsletterFirst(loaderData, wrong))
    return (
      <LogInFrame title={m.newsletter_title()} lead={m.newsletter_line()}>
        {newsletter}
        <section className={styles.account}>
          <Display size={30}>{m.identity_sign_up()}</Display>
          <Text>{m.identity_sign_up_lead()}</Text>
          {account}
        </section>
      </LogInFrame>
    )
  return (
    <LogInFrame title={m.identity_sign_up()} lead={m.identity_sign_up_lead()}>
      {account}
      <section className={styles.newsletter}>
        <Display size={30}>{m.newsletter_title()}</Display>
        <Text>{m.newsletter_line()}</Text>
        {newsletter}
      </section>
    </LogInFrame>
  )
}
