import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './email-choices.module.css'

const labels = {
  proposal: m.account_emails_proposal,
  reminder: m.account_emails_reminder,
  review: m.account_emails_review,
  anniversary: m.account_emails_anniversary,
  facts: m.account_emails_facts,
}

interface EmailRefusalProps {
  kind: keyof typeof labels
  email: string
  isRefused: boolean
}

/**
 * Shows whether an address receives a kind of email, with a button to change it. A link would not do, because mail
 * programs open links.
 */
export function EmailRefusal({ kind, email, isRefused }: EmailRefusalProps) {
  return (
    <form method="post" className={styles.choices}>
      <Display size={30}>{labels[kind]()}</Display>
      <Text size="lead" role="status">
        {isRefused ? m.account_emails_refused({ email }) : m.account_emails_sent({ email })}
      </Text>
      {isRefused ? (
        <SecondaryButton type="submit" name="wish" value="want">
          {m.account_emails_want()}
        </SecondaryButton>
      ) : (
        <Button type="submit" name="wish" value="refuse">
          {m.account_emails_refuse()}
        </Button>
      )}
      <TextLink to={links.accountSettings()}>{m.account_emails_all()}</TextLink>
    </form>
  )
}

/** Shown for an invalid link, with alternatives. */
export function RefusalUnknown() {
  return (
    <div className={styles.choices}>
      <Text>{m.account_emails_unknown_ways()}</Text>
      <div>
        <Button to={links.accountSettings()}>{m.account_emails_choose()}</Button>
      </div>
      <TextLink to={links.ask()}>{m.account_emails_ask()}</TextLink>
    </div>
  )
}
