import { DRY, type Seasons } from '#app/features/trip/season/season.ts'
import type { PlacePicture } from '#app/picture/picture.ts'

/** How dry a country is in a month: half of its regions or more, some of them, or none. */
export type WhenKind = 'dry' | 'part' | 'wet'

/** A country in a month of the year. */
export interface CountryThen {
  tag: string
  name: string
  picture: PlacePicture
  kind: WhenKind
  /** Its regions with their dryness in the month, 0 (rain most days) to 5 (almost none), the driest first. */
  regions: { name: string; dry: number }[]
  /** The dryness of whichever of its regions is driest, January to December. */
  year: number[]
  /** What happens in the month. */
  events: string[]
  /** How many trips have it among their best months, and the lowest price of them; null if none is known. */
  trips: number
  from: string | null
}

/** Rules of where to go in a month. */

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The month of the address, 1 to 12; otherwise the one after the current. */
export function whenMonth(asked: string | null, now: Date): number {
  const month = Number(asked)
  return MONTHS.includes(month) ? month : ((now.getUTCMonth() + 1) % 12) + 1
}

type Rows = Seasons['rows']

const dryIn = (row: Rows[number], month: number) => row.dryness[month - 1] ?? 0

/** How a country is in a month (1 is January), as far as its seasons say. */
export function countryIn(
  { rows, events }: Pick<Seasons, 'rows' | 'events'>,
  month: number,
): Pick<CountryThen, 'kind' | 'regions' | 'year' | 'events'> {
  const regions = rows
    .map(row => ({ name: row.name, dry: dryIn(row, month) }))
    .toSorted((a, b) => b.dry - a.dry)
  const dry = regions.filter(region => region.dry >= DRY).length
  const kind: WhenKind = dry * 2 >= regions.length ? 'dry' : dry > 0 ? 'part' : 'wet'
  return {
    kind,
    regions,
    year: MONTHS.map(at => Math.max(...rows.map(row => dryIn(row, at)))),
    events: events.filter(({ months }) => months.includes(month)).map(({ name }) => name),
  }
}

/** The driest first, by the mean of their regions; countries alike stay in their order. */
export function driestFirst<Then extends Pick<CountryThen, 'regions'>>(countries: readonly Then[]): Then[] {
  const mean = ({ regions }: Then) => regions.reduce((sum, { dry }) => sum + dry, 0) / regions.length
  return countries.toSorted((a, b) => mean(b) - mean(a))
}
