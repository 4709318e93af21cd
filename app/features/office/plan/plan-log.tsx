import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { eventActor, eventWords } from './event-words.ts'
import type { OfficePlan, OfficeProposal } from './office-plan-schema.ts'
import styles from './plan-log.module.css'
import { money } from './plan-words.ts'

function draftStanding({ sentTs, acceptedName }: OfficeProposal, now: Date): string {
  if (acceptedName) return m.office_draft_accepted({ name: acceptedName })
  return sentTs ? m.office_draft_sent({ when: whenOf(new Date(sentTs), now) }) : m.office_draft_open()
}

/** What was drafted for them and everything that happened, the latest first. */
export function PlanLog({ plan, now }: { plan: OfficePlan; now: Date }) {
  const { proposals, events, lostReason } = plan
  return (
    <>
      <Display size={20}>{m.office_drafts()}</Display>
      {proposals.length === 0 && <p className={styles.none}>{m.office_no_drafts()}</p>}
      <ol className={styles.drafts}>
        {proposals.toReversed().map(draft => (
          <li key={draft.number}>
            <b>{m.office_draft({ number: draft.number })}</b>
            <span>{draft.title}</span>
            <span>{draftStanding(draft, now)}</span>
            <span>{draft.priceMinor === null ? '' : money(draft.priceMinor, draft.currency)}</span>
          </li>
        ))}
      </ol>
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
