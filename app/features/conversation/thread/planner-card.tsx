import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OwnTrip } from './own-trip.ts'
import styles from './planner-card.module.css'
import { hourOf } from './thread.ts'

interface PlannerCardProps {
  planner: NonNullable<OwnTrip['planner']>
  /** The planner's working hours. */
  children: ReactNode
}

/** The planner, their local time and their working hours. */
export function PlannerCard({ planner, children }: PlannerCardProps) {
  const { fkey, name, place, timeZone, hours, portrait } = planner
  return (
    <>
      <div className={styles.card}>
        <Avatar name={name} src={portrait} size="lg" />
        <div className={styles.who}>
          <Display size={24}>
            <TextLink to={links.expert(fkey)}>{name}</TextLink>
          </Display>
          <Text tone="quiet">{m.conversation_there_now({ place, time: hourOf(new Date(), timeZone) })}</Text>
        </div>
      </div>
      {hours.length > 0 && <div className={styles.hours}>{children}</div>}
    </>
  )
}
