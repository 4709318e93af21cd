import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { zoneOffset } from '#app/text/time-zone.ts'
import { Text } from '#app/ui/text.tsx'
import styles from './office-hours.module.css'
import type { HoursData } from './staff-schema.ts'
import { formatHours, type HoursLine, officeStatus, type Standing, shiftHours } from './working-hours.ts'

/** Working hours in the planner's time zone; with script also in the reader's, and whether they are at work now. */
export function OfficeHours({ hours }: { hours: HoursData }) {
  return (
    <div className={styles.hours}>
      <Lines lines={hours.lines} />
      <Text size="fine" tone="quiet">
        {m.staff_hours_zone({ place: hours.place, offset: hours.offset })}
      </Text>
      <div data-scripted className={styles.yours}>
        <Yours {...hours} />
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ days, times }) => (
        <li key={days + times}>
          <span>{days}</span> <b>{times}</b>
        </li>
      ))}
    </ul>
  )
}

/** The current minute; null on the server, because pages are cached. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Reserves its space until the time is known. */
function Yours({ hours, timeZone, lines }: HoursData) {
  const now = useNow()
  const standing = now && officeStatus(hours, timeZone, now)
  // getTimezoneOffset returns the minutes that the reader is behind UTC.
  const ahead = now ? -now.getTimezoneOffset() - zoneOffset(timeZone, now) : 0
  return (
    <>
      <p className={standing?.open ? styles.open : styles.shut}>
        {standing ? officeStatusWords(standing) : '\u00a0'}
      </p>
      <div className={now ? undefined : styles.waiting}>
        <Text size="fine" tone="quiet">
          {now && ahead === 0 ? m.staff_hours_same() : m.staff_hours_yours()}
        </Text>
        {(!now || ahead !== 0) && (
          <Lines lines={now ? formatHours(shiftHours(hours, ahead), getLocale()) : lines} />
        )}
      </div>
    </>
  )
}

function officeStatusWords(standing: Standing): string {
  const clock = new Intl.DateTimeFormat(getLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (standing.open) return m.staff_open_until({ time: clock.format(standing.until) })
  const day = new Intl.DateTimeFormat(getLocale(), { weekday: 'long' }).format(standing.opens)
  return m.staff_opens({ day, time: clock.format(standing.opens) })
}
