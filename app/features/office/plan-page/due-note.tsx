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
import type { OfficePlan } from './plan-page-schema.ts'
import { money } from './plan-words.ts'

type Due = Pick<
  OfficePlan,
  'waitsFor' | 'waitingSince' | 'answerDueTs' | 'snoozedUntil' | 'contact' | 'stage' | 'money' | 'proposals'
>

const MINUTE = 60_000

/** The last part of an IANA time zone is a city: America/Costa_Rica. */
function townOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** Text of a plan that does not wait for the planner. */
function restingWords({ waitingSince, snoozedUntil, stage, money: paid, proposals }: Due, now: Date): string {
  if (stage === 'lost') return m.office_due_over()
  if (stage === 'closed')
    return paid && paid.owedMinor > 0
      ? m.office_due_owed({ sum: money(paid.owedMinor, paid.currency) })
      : m.office_due_booked()
  const until = snoozedUntil && new Date(snoozedUntil)
  if (until && until > now) return m.office_due_snoozed({ when: whenOf(until, now) })
  const signedTs = proposals.find(({ acceptedTs }) => acceptedTs)?.acceptedTs
  if (signedTs) {
    const signed = now.getTime() - new Date(signedTs).getTime()
    return m.office_due_signed({ length: lengthOf(Math.max(MINUTE, signed)) })
  }
  const waited = now.getTime() - new Date(waitingSince).getTime()
  return waited < MINUTE ? m.office_due_theirs_now() : m.office_due_theirs({ length: lengthOf(waited) })
}

function dueWords(plan: Due, now: Date): string {
  if (plan.waitsFor !== 'planner') return restingWords(plan, now)
  const due = new Date(plan.answerDueTs)
  const left = due.getTime() - now.getTime()
  if (left < 0) return m.office_due_late({ length: lengthOf(-left) })
  return m.office_due_by({ when: whenOf(due, now), length: lengthOf(left) })
}

/** When the next answer is due in the planner's time zone, and the traveller's local time. */
export function DueNote({ plan, now }: { plan: Due; now: Date }) {
  const { waitsFor, contact } = plan
  const waits = waitsFor === 'planner'
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
