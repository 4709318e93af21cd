import { redirect } from 'react-router'
import { NewsletterChoice } from '#app/features/account/newsletter/newsletter-choice.tsx'
import { decideOnNewsletter } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import { readDecision } from '#app/features/account/newsletter/newsletter-door.server.ts'
import { getNewsletterStatus } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { Route } from './+types/newsletter.ts'
import { LogInFrame } from './log-in-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

/** Where the owner of an email address confirms or refuses the newsletter; the page's address cannot be guessed. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) =>
  getNewsletterStatus(ctx, params.newsletterKey),
)

export const action = pageDoor(async (ctx, { params, request }: Route.ActionArgs) => {
  const key = params.newsletterKey
  await decideOnNewsletter(ctx, { key, wish: await readDecision(request) })
  return redirect(links.newsletter(key), 303)
})

export function meta() {
  return [
    { title: m.newsletter_title() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function LetterPage({ loaderData: standing }: Route.ComponentProps) {
  return (
    <LogInFrame title={m.newsletter_title()} lead={m.newsletter_line()}>
      <NewsletterChoice {...standing} />
      <div>
        <MoreLink to={links.articles()}>{m.newsletter_meanwhile()}</MoreLink>
      </div>
    </LogInFrame>
  )
}
