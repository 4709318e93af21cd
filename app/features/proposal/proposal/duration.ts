const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/

/** Minutes of an ISO 8601 duration of days, hours and minutes, such as PT2H30M; null if it is not one. */
export function minutesOfDuration(duration: string | null): number | null {
  const found = duration ? ISO_DURATION.exec(duration) : null
  if (!found || found[0] === 'P') return null
  const [days = 0, hours = 0, minutes = 0] = found.slice(1).map(part => Number(part ?? 0))
  return days * 1440 + hours * 60 + minutes
}
