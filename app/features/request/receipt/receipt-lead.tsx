import { useEffect, useState } from 'react'
import { formatDaysOff } from '#app/features/people/staff/working-hours.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { formatDue, formatWhen } from '#app/text/format-due.ts'
import { dayIn } from '#app/text/time-zone.ts'
import { Text } from '#app/ui/text.tsx'

/** The current time: the server's until script runs. */
export function usePresent(server: string): Date {
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

/** Says who answers and by when, in the planner's time zone and, with script, in the reader's own as well. */
export function ReceiptLead({ clock: { dueAt, timeZone }, now, reader, country }: ReceiptLeadProps) {
  const [yours, setYours] = useState<string | null>(null)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const [here, there] = [own, timeZone].map(zone => formatWhen(new Date(dueAt), now, getLocale(), zone))
    setYours(here === there ? null : (here ?? null))
  }, [dueAt, timeZone, now])
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
export function ReceiptDaysOff({ clock: { sentAt, dueAt, timeZone, daysOff } }: { clock: AnswerClock }) {
  const [from, to] = [sentAt, dueAt].map(instant => dayIn(timeZone, new Date(instant)))
  const within = daysOff.filter(({ day }) => day >= (from ?? '') && day <= (to ?? ''))
  if (within.length === 0) return null
  return (
    <Text size="small" tone="quiet">
      {m.staff_days_off({ days: formatDaysOff(within, getLocale()) })}
    </Text>
  )
}
