/** Pure rules about the months of a year somewhere. */

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export interface SeasonEvent {
  name: string
  /** 1 January to 12 December, in any order. */
  months: number[]
}

/** A country's year, in the reader's words. */
export interface Seasons {
  note: string
  /** Dryness of each month from January, 0 (rain most days) to 5 (hardly a drop). */
  rows: { name: string; dryness: number[] }[]
  events: SeasonEvent[]
}

/** Every unbroken run of months, January to December: an event over New Year has two. */
export function runs(months: readonly number[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = []
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const last = result.at(-1)
    if (last && last.to + 1 === month) last.to = month
    else result.push({ from: month, to: month })
  }
  return result
}

/** Means of one month at one place: °C, and days with rain. */
interface MonthClimate {
  high: number
  low: number
  rainDays: number
}

/** One month along a route. */
export interface RouteMonth {
  /** 1 January to 12 December. */
  month: number
  /** Days with rain, on average over the nights of the trip. */
  rainDays: number
  /** °C: the coolest mean low and the warmest mean high on the way. */
  low: number
  high: number
  /** Among the months to go in. */
  best: boolean
}

/**
 * The year along a route, from the climate of each night's place, January to December; every night counts once.
 * Empty where no climate is known.
 */
export function routeYear(
  nights: readonly (readonly MonthClimate[])[],
  bestMonths: readonly number[],
): RouteMonth[] {
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
