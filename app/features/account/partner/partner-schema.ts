/** A partner, for the page that we run with it. */
export interface Partner {
  key: string
  name: string
  /** Welcome text for the partner's travellers. */
  welcome: string | null
  /** Tags of the countries offered to their travellers; empty for all. */
  countries: string[]
}
