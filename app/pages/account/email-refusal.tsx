import { isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { EmailRefusal, RefusalUnknown } from '#app/features/account/newsletter/email-refusal.tsx'
import { decideOnEmails } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import { getRefusal } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { readFormBody } from '#app/form-body.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { ErrorPage } from '#app/pages/site/error-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/email-refusal.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

/** The page of an email's unsubscribe link, for emails of that kind. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => getRefusal(ctx, params.token))

/** Posted by the page's button, and by a mail program's, which sends a field of its own (RFC 8058). */
export const action = pageDoor(async (ctx, { params: { token }, request }: Route.ActionArgs) => {
  const { form } = await readFormBody(request)
  await decideOnEmails(ctx, { token, wish: form.get('wish') === 'want' ? 'want' : 'refuse' })
  return redirect(links.emailRefusal(token), 303)
})

export function meta() {
  return [
    { title: m.account_emails() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function EmailRefusalPage({ loaderData }: Route.ComponentProps) {
  return (
    <LogInFrame title={m.account_emails()} lead={m.account_emails_lead()}>
      <EmailRefusal {...loaderData} />
    </LogInFrame>
  )
}

/** A reader who wants no more emails gets help here instead of a plain "not found". */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  return (
    <LogInFrame title={m.account_emails()} lead={m.account_emails_unknown()}>
      <RefusalUnknown />
    </LogInFrame>
  )
}
