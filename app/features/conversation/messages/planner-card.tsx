import { hourOf } from '#app/features/conversation/thread/thread-times.ts'
import { OfficeHours } from '#app/features/people/staff/office-hours.tsx'
import { formatHours, formatOffset } from '#app/features/people/staff/working-hours.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { zoneOffset } from '#app/text/time-zone.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OwnTrip } from './own-trip.ts'
import styles from './planner-card.module.css'

/** Who answers, what their clock says, and when they are at their desk. */
export function PlannerCard({ planner }: { planner: NonNullable<OwnTrip['planner']> }) {
  const { fkey, name, place, timeZone, hours, portrait } = planner
  const now = new Date()
  return (
    <>
      <div className={styles.card}>
        <Avatar name={name} src={portrait} size="lg" />
        <div className={styles.who}>
          <Display size={24}>
            <TextLink to={links.expert(fkey)}>{name}</TextLink>
          </Display>
          <Text tone="quiet">{m.conversation_there_now({ place, time: hourOf(now, timeZone) })}</Text>
        </div>
      </div>
      {hours.length > 0 && (
        <div className={styles.hours}>
          <OfficeHours
            hours={{
              ...{ place, timeZone, hours },
              lines: formatHours(hours, getLocale()),
              offset: formatOffset(zoneOffset(timeZone, now)),
            }}
          />
        </div>
      )}
    </>
  )
}
