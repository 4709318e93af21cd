import { useBrowserMinute } from '#app/features/people/calendar/use-promised-hour.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { zoneOffset } from '#app/text/time-zone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import type { DayOff } from '#database/values/calendar.ts'
import styles from './office-hours.module.css'
import type { HoursData } from './staff-schema.ts'
import {
  dayOffAt,
  formatDaysOff,
  formatHours,
  officeStatus,
  type Standing,
  shiftHours,
} from './working-hours.ts'

/**
 * Whether a planner is at work now and their hours in the reader's time, in a line; their own hours and days off in a
 * fold, which is open without script.
 */
export function OfficeHours({ hours }: { hours: HoursData }) {
  const { place, offset, lines, daysOff } = hours
  const zone = m.staff_hours_zone({ place, offset })
  return (
    <div>
      <div data-scripted className={styles.yours}>
        <Yours {...hours} />
      </div>
      <details className={styles.theirs}>
        <summary>
          {zone}
          <Icon name="caret-down-bold" size="xs" className={styles.caret} />
        </summary>
        <ul className={styles.lines}>
          {lines.map(({ days, times }) => (
            <li key={days + times}>
              <span>{days}</span> <b>{times}</b>
            </li>
          ))}
        </ul>
        {daysOff.length > 0 && (
          <Text size="fine" tone="quiet">
            {m.staff_days_off({ days: formatDaysOff(daysOff, getLocale()) })}
          </Text>
        )}
      </details>
    </div>
  )
}

/** By the planner’s own clock until the reader’s is known; reserves its space for whether they are at work. */
function Yours(calendar: HoursData) {
  const { hours, timeZone, lines, place } = calendar
  const now = useBrowserMinute()
  const standing = now && officeStatus(calendar, now)
  const away = now && calendar.away.find(({ from, to }) => from <= now.getTime() && now.getTime() < to)
  const words = away?.words ?? (standing && officeStatusWords(standing, dayOffAt(calendar, now)))
  // getTimezoneOffset returns the minutes that the reader is behind UTC.
  const ahead = now ? -now.getTimezoneOffset() - zoneOffset(timeZone, now) : 0
  const shown = now && ahead !== 0 ? formatHours(shiftHours(hours, ahead), getLocale()) : lines
  const said = shown.map(({ days, times }) => `${days} ${times}`).join(', ')
  return (
    <>
      <p className={standing?.open && !away ? styles.open : styles.shut}>{words ?? '\u00a0'}</p>
      <p className={styles.line}>
        {now ? m.staff_hours_yours({ hours: said }) : m.staff_hours_theirs({ hours: said, place })}
      </p>
    </>
  )
}

/** Beyond this a weekday alone would be ambiguous. */
const WEEK_MS = 6 * 24 * 60 * 60_000

function dayWords(day: Date): string {
  const isNear = day.getTime() - Date.now() < WEEK_MS
  const date = isNear ? {} : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(getLocale(), { weekday: 'long', ...date }).format(day)
}

function officeStatusWords(standing: Standing, dayOff: DayOff | null): string {
  const clock = new Intl.DateTimeFormat(getLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (standing.open) return m.staff_open_until({ time: clock.format(standing.until) })
  const day = dayWords(standing.opens)
  const back = { day, time: clock.format(standing.opens) }
  return dayOff ? m.staff_day_off({ name: dayOff.name, ...back }) : m.staff_opens(back)
}
