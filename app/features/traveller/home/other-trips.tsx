import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './other-trips.module.css'
import type { OwnPlan } from './own-plan-schema.ts'
import { formatDay, waitingWords } from './trip-words.ts'

/** The other trips, one per line. */
export function OtherTrips({ plans }: { plans: readonly OwnPlan[] }) {
  if (plans.length === 0) return null
  return (
    <ul className={styles.trips}>
      {plans.map(plan => (
        <li key={plan.id}>
          <Frame src={plan.picture} alt="" ratio="4x3" className={styles.picture} />
          <div>
            <p className={plan.waitsFor === 'traveller' ? styles.yours : styles.tag}>{waitingWords(plan)}</p>
            <Display size={30}>{plan.title}</Display>
            {plan.startsOn && <Text tone="quiet">{formatDay(plan.startsOn)}</Text>}
          </div>
          <SecondaryButton to={links.tripMessages(plan.id, '#newest')} icon="chat-circle-text" size="sm">
            {plan.waitsFor === 'traveller' ? m.account_answer() : m.conversation_messages()}
          </SecondaryButton>
        </li>
      ))}
    </ul>
  )
}
