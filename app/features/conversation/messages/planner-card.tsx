import { hourOf } from '#app/features/conversation/thread/thread-times.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OwnTrip } from './own-trip.ts'
import styles from './planner-card.module.css'

/** Who answers, and what their clock says. */
export function PlannerCard({ planner }: { planner: NonNullable<OwnTrip['planner']> }) {
  const { fkey, name, timeZone, portrait } = planner
  return (
    <div className={styles.card}>
      <Avatar name={name} src={portrait} size="lg" />
      <div>
        <Display size={24}>
          <TextLink to={links.expert(fkey)}>{name}</TextLink>
        </Display>
        <Text tone="quiet">{m.conversation_there_now({ time: hourOf(new Date(), timeZone) })}</Text>
      </div>
    </div>
  )
}
