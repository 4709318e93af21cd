const clocks = new Map<string, Intl.DateTimeFormat>()

/** A formatter of HH:MM in a time zone, cached: creating one takes far longer than using it. */
export function clockAt(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...hours })
  clocks.set(timeZone, clock)
  return clock
}
