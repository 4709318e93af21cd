import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './newsletter-choice.module.css'
import type { NewsletterStatus } from './newsletter-schema.ts'

/**
 * Shows whether an address gets the newsletter, with a button to change it. A link would not do, because mail
 * programs open links.
 */
export function NewsletterChoice({ email, state }: NewsletterStatus) {
  const status = {
    waiting: m.newsletter_waiting({ email }),
    subscribed: m.newsletter_subscribed({ email }),
    ended: m.newsletter_ended({ email }),
  }[state]
  return (
    <form method="post" className={styles.choice}>
      <Text size="lead" role="status">
        {status}
      </Text>
      {state === 'subscribed' ? (
        <SecondaryButton type="submit" name="wish" value="end">
          {m.newsletter_end()}
        </SecondaryButton>
      ) : (
        <Button type="submit" name="wish" value="confirm" icon="check-bold">
          {state === 'waiting' ? m.newsletter_confirm() : m.newsletter_again()}
        </Button>
      )}
    </form>
  )
}
