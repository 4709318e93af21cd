import { officeStatus, type Standing } from '#app/features/people/staff/working-hours.ts'
import { m } from '#app/paraglide/messages.js'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { formatWhen } from '#app/text/format-due.ts'
import type { Locale } from '#database/values/locale.ts'

export interface ReceiptStep {
  /** `now` is the current step. */
  state: 'done' | 'now' | 'ahead'
  what: string
  /** In the planner's time zone. */
  when: string
}

/** When the planner reads it: today during working hours, otherwise when the office opens. */
function readingTime({ standing, clock, now, locale }: Waiting & { standing: Standing | null }): string {
  if (standing === null || standing.open) return m.receipt_step_today()
  return formatWhen(standing.opens, now, locale, clock.timeZone)
}

interface Waiting {
  clock: AnswerClock
  now: Date
  locale: Locale
  /** First name of the planner; null for the office. */
  name: string | null
}

/**
 * The four steps of a request, including what happens if the answer is late. Times are in the planner's time zone.
 */
export function receiptSteps(waiting: Waiting): ReceiptStep[] {
  const { clock, now, locale, name } = waiting
  const { sentAt, dueAt, timeZone } = clock
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
