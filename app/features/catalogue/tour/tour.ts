/** Pure rules about a guided day. */

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/

/** An ISO 8601 length of days, hours and minutes in minutes; 0 for anything else. */
export function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = DURATION.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** Puts what has no price last, the rest from the lowest. */
export function cheapestFirst(a: { priceMinor: number | null }, b: { priceMinor: number | null }): number {
  return (a.priceMinor || Infinity) - (b.priceMinor || Infinity) || 0
}
