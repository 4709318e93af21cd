import { m } from '#app/paraglide/messages.js'
import { instantAt } from '#app/text/time-zone.ts'
import type { Locale } from '#database/values/locale.ts'

/** An absence: days are YYYY-MM-DD, by the planner's own calendar. */
export interface AwayTime {
  firstDay: string
  lastDay: string
  /** Name of the colleague who answers meanwhile; null if the country's other planners do. */
  standIn: string | null
}

/** What readers are told between two instants (milliseconds since 1970): pages are cached, so the browser decides. */
export interface AwayNote {
  from: number
  to: number
  words: string
}

const DAY_MS = 86_400_000

/** What readers are told of a planner's absences, each in its time. */
export function awayNotes(away: readonly AwayTime[], timeZone: string, locale: Locale): AwayNote[] {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const date = new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', options)
  return away.map(({ firstDay, lastDay, standIn }) => {
    const day = date.format(Date.parse(lastDay))
    const after = new Date(Date.parse(lastDay) + DAY_MS).toISOString().slice(0, 10)
    return {
      from: instantAt(timeZone, firstDay, '00:00').getTime(),
      to: instantAt(timeZone, after, '00:00').getTime(),
      words: standIn
        ? m.staff_away_until({ day, name: standIn }, { locale })
        : m.staff_away_others({ day }, { locale }),
    }
  })
}
