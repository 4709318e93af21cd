import { AccountPerson } from '#app/features/account/account/account-person.tsx'
import { AccountPlans } from '#app/features/account/account/account-plans.tsx'
import { SignupForm } from '#app/features/account/newsletter/signup-form.tsx'
import { links } from '#app/links.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import type { Route } from './+types/account.ts'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: m.account_title(), description: m.account_lead(), path: links.account() }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

/** What the account will be, what serves until then, and the newsletter. */
export default function Account() {
  return (
    <AccountFrame title={m.account_title()} lead={m.account_lead()}>
      <AccountPerson />
      <AccountPlans />
      <section className={styles.newsletter}>
        <Display size={30}>{m.newsletter_title()}</Display>
        <Text>{m.newsletter_line()}</Text>
        <SignupForm email="" />
      </section>
    </AccountFrame>
  )
}
