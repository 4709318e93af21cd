/** Means of one month at one place: °C, and days with rain. */
interface MonthClimate {
  high: number
  low: number
  rainDays: number
}

/** One month along a trip's route. */
export interface TripMonth {
  /** 1 January to 12 December. */
  month: number
  /** Days with rain, on average over the nights of the trip. */
  rainDays: number
  /** °C: the coolest mean low and the warmest mean high on the way. */
  low: number
  high: number
  /** Among the months the trip is best in. */
  best: boolean
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/**
 * The year along a route, from the climate of each night's place, January to December; every night counts once.
 * Empty where no climate is known.
 */
export function tripYear(
  nights: readonly (readonly MonthClimate[])[],
  bestMonths: readonly number[],
): TripMonth[] {
  return MONTHS.flatMap(month => {
    const climates = nights.flatMap(climate => climate[month - 1] ?? [])
    if (climates.length === 0) return []
    const rain = climates.reduce((sum, { rainDays }) => sum + rainDays, 0)
    return {
      month,
      rainDays: Math.round(rain / climates.length),
      low: Math.round(Math.min(...climates.map(({ low }) => low))),
      high: Math.round(Math.max(...climates.map(({ high }) => high))),
      best: bestMonths.includes(month),
    }
  })
}
