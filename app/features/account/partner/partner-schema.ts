/** A partner, as the page made with it shows it. */
export interface Partner {
  key: string
  name: string
  /** What the page says to the partner's travellers. */
  welcome: string | null
  /** Tags of the countries their travellers choose from; empty for all. */
  countries: string[]
}
