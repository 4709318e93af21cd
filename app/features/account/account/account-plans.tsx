import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './account-plans.module.css'

/** What an account will hold, and what does the same until there is one. */
export function AccountPlans() {
  const plans = [m.account_will_drafts(), m.account_will_messages(), m.account_will_papers()]
  return (
    <section className={styles.plans}>
      <Display size={30}>{m.account_will_title()}</Display>
      <ul>
        {plans.map(plan => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <Display size={30}>{m.account_now_title()}</Display>
      <Text>{m.account_now()}</Text>
      <div>
        <Button to={links.ask({ url: links.account() })} data-ask icon="chat-circle-text-bold">
          {m.contact_title()}
        </Button>
      </div>
    </section>
  )
}
