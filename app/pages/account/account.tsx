import { AccountGate } from '#app/features/account/account/account-gate.tsx'
import { TripsHome } from '#app/features/traveller/home/trips-home.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/account.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: m.account_title(), description: m.account_lead(), path: links.account() }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

/** The traveller's overview (design, 16): the document is the same for everybody, the trips come from the API. */
export default function Account() {
  const { answerers } = useSite()
  const [next] = Object.values(answerers)
  return (
    <AccountFrame current="trips">
      <AccountGate title={m.account_visitor_title()}>
        {me => <TripsHome me={me} answerer={next?.firstName ?? null} />}
      </AccountGate>
    </AccountFrame>
  )
}
