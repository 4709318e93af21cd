/** Formatters are slow to create, and planners live in few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  clocks.set(timeZone, clock)
  return clock
}

/** Minutes by which a zone is ahead of UTC at an instant: −360 for Costa Rica. @throws RangeError for an unknown zone. */
export function zoneOffset(timeZone: string, at: Date): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
const MINUTE_MS = 60_000

/** The date in a zone at an instant, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + zoneOffset(timeZone, at) * MINUTE_MS).toISOString().slice(0, 10)
}

/** The instant at which a zone's clocks show a date and time (YYYY-MM-DD, HH:MM). */
export function instantAt(timeZone: string, date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const near = asUtc - zoneOffset(timeZone, new Date(asUtc)) * MINUTE_MS
  // Near a clock change the zone's offset differs from that at the same time in UTC.
  return new Date(asUtc - zoneOffset(timeZone, new Date(near)) * MINUTE_MS)
}
