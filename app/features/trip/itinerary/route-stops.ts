/** Pure rules about where the days of a trip are spent. */

/** One stop of a route: where, and for how many nights. */
export interface RouteStop {
  place: string
  nights: number
}

/** Joins the nights in a row at one place into stops; days without a night are passed over. */
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

/** The longest single ride of a trip, in minutes. */
export function longestRide(days: readonly { legs: readonly { mode: string; minutes: number }[] }[]): number {
  return Math.max(
    0,
    ...days.flatMap(day => day.legs.filter(leg => leg.mode === 'road').map(leg => leg.minutes)),
  )
}
