import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDueHour, formatHour } from '#app/text/format-due.ts'
import { zoneOffset } from '#app/text/time-zone.ts'
import { type PlannerTime, promisedTo } from './promise.ts'
import { useMinute } from './use-minute.ts'

interface PromisedHourProps {
  /** First name. */
  name: string
  /** Null if the person's hours are unknown. */
  time: PlannerTime | null
  /** Only the hour, below the name. */
  short?: boolean
}

/** By when an answer comes to what is sent now, by the planner's clock. As served, it is the rule behind the hour. */
export function PromisedHour({ name, time, short = false }: PromisedHourProps) {
  const now = useMinute()
  const promised = now && time && promisedTo(now, time)
  if (!promised) return short ? m.promise_within_short() : m.promise_within({ name })
  if ('away' in promised) return promised.away
  const words = { name, time: formatDueHour(promised.due, getLocale(), time?.timeZone) }
  return short ? m.promise_short(words) : m.promise_by(words)
}

/** What time it is where the planner is, and the promised hour on the reader's clock. */
export function PromisedHere({ place, time }: Pick<PromisedHourProps, 'time'> & { place: string }) {
  const now = useMinute()
  const promised = now && time && promisedTo(now, time)
  if (!promised || 'away' in promised) return m.promise_hours({ place })
  const there = { place, time: formatHour(now, getLocale(), time.timeZone) }
  // getTimezoneOffset is the number of minutes that the reader is behind UTC.
  const isHere = zoneOffset(time.timeZone, now) === -now.getTimezoneOffset()
  return isHere
    ? m.promise_here(there)
    : m.promise_yours({ ...there, due: formatDueHour(promised.due, getLocale()) })
}
