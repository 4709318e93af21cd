import { whenOf } from '#app/features/conversation/thread/thread.ts'
import { officeStatus } from '#app/features/people/staff/working-hours.ts'
import { Nights } from '#app/features/traveller/proposal/nights.tsx'
import { dayRange } from '#app/features/traveller/proposal/proposal-days.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SunPath } from '#app/picture/sun-path/sun-path.tsx'
import { daysBetween } from '#app/text/days.ts'
import { formatMoney } from '#app/text/figures.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './next-trip.module.css'
import type { OwnPlan } from './own-plan-schema.ts'
import { lastDay, toSettle, tripSteps } from './trip-order.ts'
import { formatDay, onBothClocks, plannerName, stepTime, stepWords, waitingWords } from './trip-words.ts'

interface NextTripProps {
  plan: OwnPlan
  now: Date
  /** YYYY-MM-DD. */
  today: string
}

/** The next trip as a framed print with its clock; below it the next steps, and the reader's tasks. */
export function NextTrip({ plan, now, today }: NextTripProps) {
  return (
    <>
      <article className={styles.trip}>
        <div className={styles.print}>
          <img src={plan.widePicture} alt="" width={1680} height={720} />
          <div className={styles.words}>
            <TripDates plan={plan} today={today} />
            <Display size={44}>{plan.title}</Display>
            {plan.stays.length > 0 && <Nights stops={plan.stays} isSmall />}
            <div className={styles.ways}>
              {plan.latestProposal !== null && (
                <Button to={links.ownProposal(plan.id, plan.latestProposal)}>
                  {m.account_read_proposal({ number: plan.latestProposal })}
                </Button>
              )}
              <SecondaryButton to={links.tripMessages(plan.id, '#newest')}>
                {plan.unread > 0
                  ? m.account_read_messages({ name: plannerName(plan) })
                  : m.account_write_to({ name: plannerName(plan) })}
              </SecondaryButton>
            </div>
          </div>
        </div>
        <TripClock plan={plan} now={now} />
      </article>
      <div className={styles.lists}>
        <Steps plan={plan} now={now} today={today} />
        <Todo plan={plan} />
      </div>
    </>
  )
}

function TripDates({ plan: { startsOn, days }, today }: Pick<NextTripProps, 'plan' | 'today'>) {
  if (startsOn === null)
    return (
      <Text size="small" tone="quiet">
        {m.account_dates_open()}
      </Text>
    )
  const togo = daysBetween(today, startsOn)
  return (
    <Text size="small" tone="quiet">
      {togo > 0 && <b>{m.account_days_to_go({ days: togo })} </b>}
      {dayRange(startsOn, lastDay(startsOn, days ?? 1))}
    </Text>
  )
}

const states = { done: m.receipt_step_done, now: m.receipt_step_now, ahead: m.receipt_step_ahead } as const

function Steps({ plan, now, today }: Pick<NextTripProps, 'plan' | 'now' | 'today'>) {
  return (
    <section>
      <Display size={30}>{m.account_next()}</Display>
      <ol className={styles.steps}>
        {tripSteps(plan, today).map(step => (
          <li key={`${step.kind} ${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
            <i className={styles[step.state]} role="img" aria-label={states[step.state]()}>
              {step.state === 'done' && <Icon name="check-bold" />}
            </i>
            <span>
              <b>{stepWords(step, plan)}</b>
              <span>{stepTime(step, now, plan.planner)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The payment that is due: an invoice, or after signing the choice of a payment method. Null if there is none. */
function paymentTask(plan: OwnPlan): { words: string; to: string } | null {
  const { id, acceptedProposal, openInvoice } = plan
  if (acceptedProposal === null) return null
  const to = links.book(id, acceptedProposal)
  if (openInvoice) {
    const { kind, amountMinor, currency } = openInvoice
    const amount = formatMoney(amountMinor, currency, getLocale())
    const words = kind === 'deposit' ? m.account_todo_deposit({ amount }) : m.account_todo_balance({ amount })
    return { words, to }
  }
  return toSettle(plan) ? { words: m.account_todo_settle(), to } : null
}

/** What a signed trip still needs of its travellers. */
function missingTasks({ id, missing, stage }: OwnPlan): { words: string; to: string }[] {
  if (!missing || stage === 'lost') return []
  const to = links.tripTravellers(id)
  return [
    ...(missing.names > 0 ? [{ words: m.account_todo_names({ count: missing.names }), to }] : []),
    ...(missing.birthdays > 0 ? [{ words: m.account_todo_birthdays({ count: missing.birthdays }), to }] : []),
    ...(missing.passports > 0 ? [{ words: m.account_todo_passports({ count: missing.passports }), to }] : []),
    ...(missing.flights > 0 ? [{ words: m.account_todo_flights(), to }] : []),
  ]
}

/** Tasks of the reader. */
function Todo({ plan }: Pick<NextTripProps, 'plan'>) {
  const { unread, waitsFor } = plan
  const messages = links.tripMessages(plan.id, '#newest')
  const payment = paymentTask(plan)
  const tasks = [
    ...(payment ? [payment] : []),
    ...missingTasks(plan),
    ...(unread > 0 ? [{ words: m.account_todo_read({ count: unread }), to: messages }] : []),
    ...(waitsFor === 'traveller' && !payment
      ? [{ words: m.account_step_yours({ name: plannerName(plan) }), to: messages }]
      : []),
  ]
  return (
    <section>
      <Display size={30}>{m.account_yours()}</Display>
      <ul className={styles.todo}>
        {tasks.map(({ words, to }) => (
          <li key={words}>
            <Anchor to={to}>
              <span>{words}</span>
              <Icon name="arrow-right-bold" />
            </Anchor>
          </li>
        ))}
        {tasks.length === 0 && <li className={styles.nothing}>{m.account_nothing_to_do()}</li>}
      </ul>
    </section>
  )
}

interface TripClockProps {
  plan: OwnPlan
  now: Date
}

/** Who has to answer and by when, as the sun's path over the planner's working day (design, 16). */
function TripClock({ plan, now }: TripClockProps) {
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
      <div className={styles.tripClockWords}>
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

/** The due time on the reader's clock, and on the planner's if that differs. */
function Due({ plan, now }: TripClockProps) {
  const { planner, answerDueTs } = plan
  const due = new Date(answerDueTs)
  const told = { name: plannerName(plan), when: onBothClocks(due, now, planner) }
  return <b>{due < now ? m.account_clock_late(told) : m.account_clock_due(told)}</b>
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
    : m.account_clock_opens({ name, when: onBothClocks(at.opens, now, planner) })
  return `${there} ${work}`
}
