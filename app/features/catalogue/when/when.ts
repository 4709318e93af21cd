import { DRY, type MonthClimate, routeYear, type Seasons } from '#app/features/trip/season/season.ts'
import type { PlacePicture } from '#app/picture/picture.ts'

/** How dry a country is in a month: half of its regions or more and none with showers, some of them, or none. */
export type WhenKind = 'dry' | 'part' | 'wet'

/** A country in a month of the year. */
export interface CountryThen {
  tag: string
  name: string
  picture: PlacePicture
  kind: WhenKind
  /** Its regions in the month, the driest first. */
  regions: RegionThen[]
  /** The mean dryness of its regions, January to December. */
  year: number[]
  /** Its best months, as its own page says them; empty if it has none. */
  best: string
  /** What happens in the month. */
  events: string[]
  /** How many trips have it among their best months, and the lowest price of them; null if none is known. */
  trips: number
  from: string | null
}

/** A region in a month. */
export interface RegionThen {
  name: string
  /** 0 (rain most days) to 5 (almost none). */
  dry: number
  /** The lowest mean low and the highest mean high of its places, in °C; null if none is known. */
  heat: { low: number; high: number } | null
}

/** Rules of where to go in a month. */

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The month of the address, 1 to 12; otherwise the one after the current. */
export function whenMonth(asked: string | null, now: Date): number {
  const month = Number(asked)
  return MONTHS.includes(month) ? month : ((now.getUTCMonth() + 1) % 12) + 1
}

/** A region's year. */
type Row = Seasons['rows'][number] & {
  /** The years of its places, as far as they are known. */
  climates: readonly (readonly MonthClimate[])[]
}

const dryIn = (row: Row, month: number) => row.dryness[month - 1] ?? 0

function heatIn({ climates }: Row, month: number): RegionThen['heat'] {
  const { low, high } = routeYear(climates, [])[month - 1] ?? {}
  return low === undefined || high === undefined ? null : { low, high }
}

/** Neither wet nor showers. */
const MIXED = 3

/** How a country is in a month (1 is January), as far as its seasons say. */
export function countryIn(
  { rows, events }: { rows: readonly Row[]; events: Seasons['events'] },
  month: number,
): Pick<CountryThen, 'kind' | 'regions' | 'year' | 'events'> {
  const regions = rows
    .map(row => ({ name: row.name, dry: dryIn(row, month), heat: heatIn(row, month) }))
    .toSorted((a, b) => b.dry - a.dry)
  const dry = regions.filter(region => region.dry >= DRY).length
  const isAllFit = regions.every(region => region.dry >= MIXED)
  const kind: WhenKind = isAllFit && dry * 2 >= regions.length ? 'dry' : dry > 0 ? 'part' : 'wet'
  return {
    kind,
    regions,
    year: MONTHS.map(at => rows.reduce((sum, row) => sum + dryIn(row, at), 0) / rows.length),
    events: events.filter(({ months }) => months.includes(month)).map(({ name }) => name),
  }
}

/** Sets several regions with showers or rain apart, except the driest of a country. */
export function apartWet<Region extends Pick<RegionThen, 'dry'>>(
  regions: readonly Region[],
): { shown: Region[]; wet: Region[] } {
  const wet = regions.slice(1).filter(({ dry }) => dry < MIXED)
  return wet.length < 2
    ? { shown: [...regions], wet: [] }
    : { shown: regions.filter(one => !wet.includes(one)), wet }
}

/** The driest first, by the mean of their regions; countries alike stay in their order. */
export function driestFirst<Then extends Pick<CountryThen, 'regions'>>(countries: readonly Then[]): Then[] {
  const mean = ({ regions }: Then) => regions.reduce((sum, { dry }) => sum + dry, 0) / regions.length
  return countries.toSorted((a, b) => mean(b) - mean(a))
}
