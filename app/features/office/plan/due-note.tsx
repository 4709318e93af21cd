import {
  hourOf,
  lengthOf,
  sunHeight,
  weekdayAndHour,
  whenOf,
} from '#app/features/office/desk/office-clock.ts'
import { SettingSun } from '#app/features/office/desk/setting-sun.tsx'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import styles from './due-note.module.css'
import type { OfficePlan } from './office-plan-schema.ts'

type Due = Pick<
  OfficePlan,
  'waitsFor' | 'waitingSince' | 'answerDueTs' | 'snoozedUntil' | 'contact' | 'stage'
>

/** The last part of an IANA zone is a town: America/Costa_Rica. */
function townOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

function dueWords({ waitsFor, waitingSince, answerDueTs, snoozedUntil, stage }: Due, now: Date): string {
  if (stage === 'closed' || stage === 'lost') return m.office_due_over()
  const due = new Date(answerDueTs)
  if (waitsFor !== 'planner') {
    const length = lengthOf(now.getTime() - new Date(waitingSince).getTime())
    const until = snoozedUntil && new Date(snoozedUntil)
    if (until && until > now) return m.office_due_snoozed({ when: whenOf(until, now) })
    return m.office_due_theirs({ length })
  }
  const left = due.getTime() - now.getTime()
  if (left < 0) return m.office_due_late({ length: lengthOf(-left) })
  return m.office_due_by({ when: whenOf(due, now), length: lengthOf(left) })
}

/** When the next word is due on the planner's clock, and what time it is where the traveller is. */
export function DueNote({ plan, now }: { plan: Due; now: Date }) {
  const { waitsFor, stage, contact } = plan
  const waits = waitsFor === 'planner' && stage !== 'closed' && stage !== 'lost'
  const isLate = waits && new Date(plan.answerDueTs) < now
  const theirs = contact.timeZone && weekdayAndHour(now, contact.timeZone)
  return (
    <p className={classNames(styles.due, isLate && styles.late, !waits && styles.calm)}>
      {waits && <SettingSun height={sunHeight(plan, now)} isLate={isLate} />}
      <span>
        <b>{dueWords(plan, now)}</b>{' '}
        {contact.timeZone && theirs
          ? m.office_their_time({ time: theirs, town: townOf(contact.timeZone), ours: hourOf(now) })
          : m.office_their_time_unknown()}
      </span>
    </p>
  )
}
