import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './confirmation-sent.module.css'

/** Says that a confirmation email was sent. */
export function ConfirmationSent() {
  return (
    <div className={styles.sent}>
      <DoneSun className={styles.sun} />
      <Display size={44} role="status">
        {m.newsletter_look()}
      </Display>
      <Text>{m.newsletter_look_why()}</Text>
      <MoreLink to={links.articles()}>{m.newsletter_meanwhile()}</MoreLink>
    </div>
  )
}
