import { type ReactNode, useEffect, useState } from 'react'
import { formatDaysOff, officeStatus, type Standing } from '#app/features/people/staff/working-hours.ts'
import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Portrait } from '#app/picture/portrait.tsx'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { SunPath } from '#app/picture/sun-path/sun-path.tsx'
import { formatDue, formatWhen } from '#app/text/format-due.ts'
import { dayIn } from '#app/text/time-zone.ts'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import type { Locale } from '#database/values/locale.ts'
import { ReceiptSplit } from './receipt-split.tsx'
import styles from './receipt-steps.module.css'

const states = { done: m.receipt_step_done, now: m.receipt_step_now, ahead: m.receipt_step_ahead } as const

/** The steps of a request; the current one has a red disc. */
function ReceiptSteps({ steps }: { steps: readonly ReceiptStep[] }) {
  return (
    <ol className={styles.steps} aria-label={m.receipt_steps()}>
      {steps.map(({ state, what, when }) => (
        <li key={what} aria-current={state === 'now' ? 'step' : undefined}>
          <i className={styles[state]} role="img" aria-label={states[state]()} />
          <span>{what}</span>
          <b>{when}</b>
        </li>
      ))}
    </ol>
  )
}

/** The current time: the server's until script runs. */
function usePresent(server: string): Date {
  const [now, setNow] = useState(() => new Date(server))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface ReceiptLeadProps {
  clock: AnswerClock
  now: Date
  /** The planner who answers; null for the country's planners. */
  reader: { name: string; place: string } | null
  country: string
}

/** The reader's time zone, once their browser says it. */
function useOwnZone(): string | null {
  const [zone, setZone] = useState<string | null>(null)
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}

/** Says who answers and by when, in the planner's time zone and, with script, in the reader's own as well. */
function ReceiptLead({ clock: { dueAt, timeZone }, now, reader, country }: ReceiptLeadProps) {
  const own = useOwnZone()
  const on = (zone: string) => formatWhen(new Date(dueAt), now, getLocale(), zone)
  const yours = own !== null && on(own) !== on(timeZone) ? on(own) : null
  const due = formatDue(dueAt, getLocale(), timeZone)
  if (now.getTime() > new Date(dueAt).getTime()) return <Text size="lead">{m.receipt_late({ due })}</Text>
  return (
    <Text size="lead">
      {reader ? m.receipt_who_has_it(reader) : m.receipt_who_has_it_unknown({ country })}{' '}
      {m.receipt_answer_due({ due })} {yours && m.receipt_due_yours({ time: yours })}
    </Text>
  )
}

/** Says why the wait is longer: the days between the sending and the promised hour on which nobody is at work. */
function ReceiptDaysOff({ clock: { sentAt, dueAt, timeZone, daysOff } }: { clock: AnswerClock }) {
  const [from, to] = [sentAt, dueAt].map(instant => dayIn(timeZone, new Date(instant)))
  const within = daysOff.filter(({ day }) => day >= (from ?? '') && day <= (to ?? ''))
  if (within.length === 0) return null
  return (
    <Text size="small" tone="quiet">
      {m.staff_days_off({ days: formatDaysOff(within, getLocale()) })}
    </Text>
  )
}

interface ReceiptProgressProps {
  receipt: Pick<Receipt, 'reader' | 'country' | 'closedReason'>
  /** Null while no answer time is promised. */
  clock: AnswerClock | null
  /** Time of the server's response. */
  askedAt: string
  justSent?: boolean
  /** Shown between the lead and the steps. */
  quote?: ReactNode
  /** Shown below the steps. */
  children: ReactNode
}

/** Shows who has a request, until when, and the next steps, beside the planner's working day. */
export function ReceiptProgress({
  receipt: { reader, country, closedReason },
  clock,
  askedAt,
  justSent = false,
  quote,
  children,
}: ReceiptProgressProps) {
  const now = usePresent(askedAt)
  const name = reader?.firstName ?? null
  const own = useOwnZone()
  return (
    <ReceiptSplit sky={<SunPath clock={clock} now={now} place={reader?.place ?? null} />}>
      <div className={styles.head}>
        {reader && <Portrait person={reader} shape="avatar" sizes="4.5rem" />}
        <Display as="h1" size={64}>
          {name === null ? m.receipt_title() : m.receipt_title_by({ name })}
        </Display>
      </div>
      {justSent && (
        <Text role="status">
          <b>{m.contact_sent()}</b>
        </Text>
      )}
      {clock ? (
        <ReceiptLead clock={clock} now={now} reader={reader} country={country.name} />
      ) : closedReason === null ? (
        <Note kind="wait">{m.receipt_waiting()}</Note>
      ) : (
        <Note kind="error">{m.receipt_closed({ reason: closedReason })}</Note>
      )}
      {clock && <ReceiptDaysOff clock={clock} />}
      {quote}
      {clock && (
        <>
          <ReceiptSteps
            steps={receiptSteps({ clock, now, locale: getLocale(), name, timeZone: own ?? clock.timeZone })}
          />
          <Text size="fine" tone="quiet">
            {own === null ? m.hours_of_place({ place: reader?.place ?? 'UTC' }) : m.hours_yours()}
          </Text>
        </>
      )}
      {children}
    </ReceiptSplit>
  )
}

interface ReceiptStep {
  /** `now` is the current step. */
  state: 'done' | 'now' | 'ahead'
  what: string
  when: string
}

/** When the planner reads it: today during working hours, otherwise when the office opens. */
function readingTime({ standing, now, locale, timeZone }: Waiting & { standing: Standing | null }): string {
  if (standing === null || standing.open) return m.receipt_step_today()
  return formatWhen(standing.opens, now, locale, timeZone)
}

interface Waiting {
  clock: AnswerClock
  now: Date
  locale: Locale
  /** First name of the planner; null for the office. */
  name: string | null
  /** In which the hours are told: the reader's, and the planner's until it is known. */
  timeZone: string
}

/** The four steps of a request, including what happens if the answer is late. */
export function receiptSteps(waiting: Waiting): ReceiptStep[] {
  const { clock, now, locale, name, timeZone } = waiting
  const { sentAt, dueAt } = clock
  const due = new Date(dueAt)
  const late = now.getTime() > due.getTime()
  const when = (instant: Date) => formatWhen(instant, now, locale, timeZone)
  const standing = officeStatus(clock, now)
  // Nobody reads it before the office opens: until then it lies there.
  const isLying = !late && standing !== null && !standing.open
  return [
    { state: isLying ? 'now' : 'done', what: m.receipt_step_sent(), when: when(new Date(sentAt)) },
    {
      state: late ? 'done' : isLying ? 'ahead' : 'now',
      what: name === null ? m.receipt_step_office_reads() : m.receipt_step_reads({ name }),
      when: late ? '' : readingTime({ ...waiting, standing }),
    },
    {
      state: late ? 'now' : 'ahead',
      what: m.receipt_step_answer(),
      when: m.receipt_step_by({ time: when(due) }),
    },
    { state: 'ahead', what: m.receipt_step_late(), when: m.receipt_step_after({ time: when(due) }) },
  ]
}
