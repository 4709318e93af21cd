import { officeStatus } from '#app/features/people/staff/working-hours.ts'
import { m } from '#app/paraglide/messages.js'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { formatWhen } from '#app/text/format-due.ts'

type Language = 'en' | 'es'

export interface ReceiptStep {
  /** `now` is the one that is waited for. */
  state: 'done' | 'now' | 'ahead'
  what: string
  /** On the planner's clock. */
  when: string
}

/** When the reader comes to it: today while they are at work, else when their desk opens. */
function readingTime({ hours, timeZone }: AnswerClock, now: Date, locale: Language): string {
  const standing = officeStatus(hours, timeZone, now)
  if (standing === null || standing.open) return m.receipt_step_today()
  return formatWhen(standing.opens, now, locale, timeZone)
}

interface Waiting {
  clock: AnswerClock
  now: Date
  locale: Language
  /** Who has it, by first name; null for the office. */
  name: string | null
}

/** The four steps of a request, and what happens if an answer is late. Hours are the planner's own. */
export function receiptSteps({ clock, now, locale, name }: Waiting): ReceiptStep[] {
  const { sentAt, dueAt, timeZone } = clock
  const due = new Date(dueAt)
  const late = now.getTime() > due.getTime()
  const when = (instant: Date) => formatWhen(instant, now, locale, timeZone)
  return [
    { state: 'done', what: m.receipt_step_sent(), when: when(new Date(sentAt)) },
    {
      state: late ? 'done' : 'now',
      what: name === null ? m.receipt_step_office_reads() : m.receipt_step_reads({ name }),
      when: late ? '' : readingTime(clock, now, locale),
    },
    {
      state: late ? 'now' : 'ahead',
      what: m.receipt_step_answer(),
      when: m.receipt_step_by({ time: when(due) }),
    },
    { state: 'ahead', what: m.receipt_step_late(), when: m.receipt_step_after({ time: when(due) }) },
  ]
}
