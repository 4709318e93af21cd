import { redirect } from 'react-router'
import { LetterChoice } from '#app/features/account/newsletter/letter-choice.tsx'
import { decideOnNewsletter } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import { readWish } from '#app/features/account/newsletter/newsletter-door.server.ts'
import { getLetterStanding } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { Route } from './+types/letter.ts'
import { AccountFrame } from './account-frame.tsx'

export { privatePage as headers } from '#app/pages/page-headers.ts'

/** Where the owner of an address says yes or no to the letter; its own address cannot be guessed. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) =>
  getLetterStanding(ctx, params.letterKey),
)

export const action = pageDoor(async (ctx, { params, request }: Route.ActionArgs) => {
  const key = params.letterKey
  await decideOnNewsletter(ctx, { key, wish: await readWish(request) })
  return redirect(links.letter(key), 303)
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
    <AccountFrame title={m.newsletter_title()} lead={m.newsletter_line()}>
      <LetterChoice {...standing} />
      <div>
        <MoreLink to={links.articles()}>{m.newsletter_meanwhile()}</MoreLink>
      </div>
    </AccountFrame>
  )
}
