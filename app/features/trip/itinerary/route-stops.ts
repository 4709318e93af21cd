/** The stops of a trip. */

/** A stop: its place and number of nights. */
export interface RouteStop {
  place: string
  nights: number
}

/** Joins consecutive nights in a place to stops; days without a night are skipped. */
export function routeStops(days: readonly { place: string; sleep: boolean }[]): RouteStop[] {
  const stops: RouteStop[] = []
  for (const { place, sleep } of days) {
    if (!sleep) continue
    const last = stops.at(-1)
    if (last?.place === place) last.nights++
    else stops.push({ place, nights: 1 })
  }
  return stops
}

/** The longest single drive of a trip, in minutes. */
export function longestRide(days: readonly { legs: readonly { mode: string; minutes: number }[] }[]): number {
  return Math.max(
    0,
    ...days.flatMap(day => day.legs.filter(leg => leg.mode === 'road').map(leg => leg.minutes)),
  )
}
