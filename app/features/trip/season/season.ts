/** Best time to go, in the reader's language. */
export interface SeasonData {
  /** Reason for the best months. */
  reason: string
  /** January to December; empty if the climate is unknown. */
  months: (RouteMonth & { name: string })[]
}

/** Best time to go to a place. */
export interface PlaceSeasonData extends SeasonData {
  /** 1 January to 12 December. */
  best: number[]
  /** The best months as text: "Jul–Oct". */
  inWords: string
}

/** A place's climate, for comparison with its neighbours. */
export interface PlaceYear {
  name: string
  /** Address of its page. */
  to: string
  /** January to December. */
  months: RouteMonth[]
  best: string
  /** Lowest and highest mean of the year, in °C. */
  low: number
  high: number
}

/** Rules about the months of a year. */

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export interface SeasonEvent {
  name: string
  /** 1 January to 12 December, in any order. */
  months: number[]
}

/** A country's seasons, in the reader's language. */
export interface Seasons {
  note: string
  /** Dryness of each month from January, 0 (rain most days) to 5 (almost none). */
  rows: { name: string; dryness: number[] }[]
  events: SeasonEvent[]
}

/** Nearly no rain: the dryness of a month that one comes for. */
export const DRY = 4

/** Rain on most days. */
const WET = 1

/**
 * The months that are dry in most of a country's regions, or in half of them while the others are not wet: where one
 * coast is dry only while it pours on the other, neither month is the country's.
 */
export function bestMonths(rows: readonly Pick<Seasons['rows'][number], 'dryness'>[]): number[] {
  return MONTHS.filter(month => {
    const then = rows.map(({ dryness }) => dryness[month - 1] ?? 0)
    const twice = then.filter(dry => dry >= DRY).length * 2
    return twice > rows.length || (twice === rows.length && then.every(dry => dry > WET))
  })
}

export interface Run {
  from: number
  to: number
}

/** Runs of consecutive months within a year; an event across New Year has two. */
export function runs(months: readonly number[]): Run[] {
  const result: Run[] = []
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const last = result.at(-1)
    if (last && last.to + 1 === month) last.to = month
    else result.push({ from: month, to: month })
  }
  return result
}

/** Monthly means of a place: °C, and days with rain. */
export interface MonthClimate {
  high: number
  low: number
  rainDays: number
}

/** A month along a route. */
export interface RouteMonth {
  /** 1 January to 12 December. */
  month: number
  /** Rainy days, averaged over the nights of the trip. */
  rainDays: number
  /** Lowest mean low and highest mean high on the way, in °C. */
  low: number
  high: number
  /** Whether it is one of the best months. */
  best: boolean
}

/** Climate along a route, January to December; every night counts once. Empty if no climate is known. */
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
