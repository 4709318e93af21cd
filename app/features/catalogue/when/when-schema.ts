/** How dry a country is in a month: half of its regions or more, some of them, or none. */
export type WhenKind = 'dry' | 'part' | 'wet'

/** A country in a month of the year. */
export interface CountryThen {
  tag: string
  name: string
  kind: WhenKind
  /** Its regions with their dryness in the month, 0 (rain most days) to 5 (almost none), the driest first. */
  regions: { name: string; dry: number }[]
  /** Mean dryness of its regions, January to December. */
  year: number[]
  /** What happens in the month. */
  events: string[]
  /** How many trips have it among their best months, and the lowest price of them; null if none is known. */
  trips: number
  from: string | null
}
