import { isSameClock, whenOf } from '#app/features/conversation/thread/thread.ts'
import { officeStatus } from '#app/features/people/staff/working-hours.ts'
import { m } from '#app/paraglide/messages.js'
import { SunPath } from '#app/picture/sun-path/sun-path.tsx'
import { Text } from '#app/ui/text.tsx'
import type { OwnPlan } from './own-plan-schema.ts'
import styles from './trip-clock.module.css'
import { toSettle } from './trip-order.ts'
import { formatDay, plannerName, waitingWords } from './trip-words.ts'

interface TripClockProps {
  plan: OwnPlan
  now: Date
}

/** Who has to answer and by when, as the sun's path over the planner's working day (design, 16). */
export function TripClock({ plan, now }: TripClockProps) {
  const { planner, waitsFor, waitingSince, answerDueTs } = plan
  const isLate = waitsFor === 'planner' && new Date(answerDueTs) < now
  const clock =
    waitsFor === 'planner'
      ? {
          sentAt: waitingSince,
          dueAt: answerDueTs,
          hours: planner?.hours ?? [],
          timeZone: planner?.timeZone ?? 'UTC',
          daysOff: planner?.daysOff ?? [],
        }
      : null
  return (
    <aside className={`on-sky ${isLate ? styles.late : styles.clock}`} aria-label={waitingWords(plan)}>
      <p className={styles.label}>{waitingWords(plan)}</p>
      <SunPath clock={clock} now={now} place={planner?.place ?? null} />
      <div className={styles.words}>
        <Text size="lead">
          {waitsFor === 'planner' ? <Due plan={plan} now={now} /> : <Rest plan={plan} />}
        </Text>
        {planner && (
          <p className={styles.planner}>
            <img src={planner.portrait} alt="" width={48} height={48} />
            <Text as="span" size="small">
              {standing(plan, now)}
            </Text>
          </p>
        )}
      </div>
    </aside>
  )
}

function Rest({ plan }: { plan: OwnPlan }) {
  if (plan.waitsFor === 'nobody') return m.account_clock_rests()
  if (plan.openInvoice?.isDueAtOnce) return m.account_clock_pay_at_once()
  if (plan.openInvoice) return m.account_clock_pay({ day: formatDay(plan.openInvoice.dueOn) })
  if (toSettle(plan)) return m.account_clock_settle()
  return m.account_clock_yours({ name: plannerName(plan) })
}

/** The due time in the planner's time zone, and in the reader's if it differs. */
function Due({ plan, now }: TripClockProps) {
  const { planner, answerDueTs } = plan
  const due = new Date(answerDueTs)
  const zone = planner && !isSameClock(due, planner.timeZone) ? planner.timeZone : undefined
  const told = { name: plannerName(plan), when: whenOf(due, now, zone) }
  return (
    <>
      <b>{due < now ? m.account_clock_late(told) : m.account_clock_due(told)}</b>{' '}
      {zone && m.account_clock_zones({ place: planner?.place ?? '', yours: whenOf(due, now) })}
    </>
  )
}

/** The planner's local time, and whether they are at work. */
function standing({ planner }: OwnPlan, now: Date): string {
  if (!planner) return ''
  const { timeZone, firstName: name, place } = planner
  const there = m.account_clock_there({ time: whenOf(now, now, timeZone), place })
  const at = officeStatus(planner, now)
  if (at === null) return there
  const work = at.open
    ? m.account_clock_at_work({ name })
    : m.account_clock_opens({ name, when: whenOf(at.opens, now, timeZone) })
  return `${there} ${work}`
}
