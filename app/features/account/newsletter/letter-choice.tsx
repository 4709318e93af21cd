import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './letter-choice.module.css'
import type { LetterStanding } from './newsletter-schema.ts'

/** What the letter's own address says of it, and the press that changes it. A press, because programs that read mail follow links. */
export function LetterChoice({ email, state }: LetterStanding) {
  const said = {
    waiting: m.newsletter_waiting({ email }),
    subscribed: m.newsletter_subscribed({ email }),
    ended: m.newsletter_ended({ email }),
  }[state]
  return (
    <form method="post" className={styles.choice}>
      <Text size="lead" role="status">
        {said}
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
