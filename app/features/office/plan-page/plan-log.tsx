import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { eventActor, eventWords } from './event-words.ts'
import styles from './plan-log.module.css'
import type { OfficePlan } from './plan-page-schema.ts'

/** The events of a plan, the newest first. */
export function PlanLog({ plan, now }: { plan: OfficePlan; now: Date }) {
  const { events, lostReason } = plan
  return (
    <>
      <Display size={20}>{m.office_log()}</Display>
      {lostReason && <p className={styles.lost}>{m.office_lost_because({ reason: lostReason })}</p>}
      <ol className={styles.log}>
        {events.toReversed().map(event => (
          <li key={event.id}>
            <time dateTime={event.happenedTs}>{whenOf(new Date(event.happenedTs), now)}</time>
            <span>
              <b>{eventActor(event)}</b> {eventWords(event, now)}
              {event.reason && <q>{event.reason}</q>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
