import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { promisedHour } from '#app/picture/promised-answer.ts'
import { formatDueHour, formatHour } from '#app/text/format-due.ts'
import { zoneOffset } from '#app/text/time-zone.ts'
import { type PlannerTime, promiseAt } from './promise.ts'

/** By when an answer comes to what is sent now, and what time it is there meanwhile. */
export interface PromiseWords {
  /** "Ask now and Rafael answers by Monday 13:45", by his own clock. */
  hour: string
  /** "Rafael answers by Monday 13:45", once it is sent. */
  sent: string
  /** "answers by Monday 13:45", to stand below a name. */
  short: string
  /** The same with the hour on the reader's clock, where that is another. */
  shortBoth: string
  /** The hour on the reader's clock. */
  here: string
}

/** The current minute; null on the server, because pages are cached. */
export function useBrowserMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A planner's promise in words. As served it is the rule behind the hour, because pages are cached. */
export function usePromisedHour(
  { firstName: name, place }: { firstName: string; place: string },
  time: PlannerTime | null,
): PromiseWords {
  const now = useBrowserMinute()
  const promised = now && time && promiseAt(now, time)
  if (!promised) {
    return {
      hour: m.promise_within({ name }),
      sent: m.promise_within({ name }),
      short: m.promise_within_short(),
      shortBoth: m.promise_within_short(),
      here: m.promise_hours({ place }),
    }
  }
  if ('away' in promised) {
    const { away } = promised
    return { hour: away, sent: away, short: away, shortBoth: away, here: m.promise_hours({ place }) }
  }
  const by = formatDueHour(promised.due, getLocale(), time.timeZone)
  const there = { place, time: formatHour(now, getLocale(), time.timeZone) }
  // getTimezoneOffset is the number of minutes that the reader is behind UTC.
  const isHere = zoneOffset(time.timeZone, now) === -now.getTimezoneOffset()
  const due = formatDueHour(promised.due, getLocale())
  return {
    // An hour in the evening reads as theirs only with the place.
    hour: isHere ? promisedHour({ name, by }) : m.promise_by_place({ name, time: by, place }),
    sent: m.contact_sent_due({ name, time: by }),
    short: m.promise_short({ time: by }),
    shortBoth: isHere ? m.promise_short({ time: by }) : m.promise_short_yours({ time: by, due }),
    here: isHere ? m.promise_here(there) : m.promise_yours({ ...there, due }),
  }
}
