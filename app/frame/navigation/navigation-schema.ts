import type { Operator, Phone } from '#app/features/people/operator/operator-schema.ts'

/** An active country. */
export interface CountryLink {
  tag: string
  name: string
  area: 'latin-america' | 'south-east-asia' | 'east-africa' | 'elsewhere'
}

/** An authored path and its words. */
export interface NavLink {
  link: string
  label: string
}

/** What the header leads to within a country (specification, section 3, Navigation data). */
export interface CountryNavigation {
  tag: string
  name: string
  /** The number that answers for it. */
  phone: Pick<Phone, 'number' | 'e164'>
  placeThemes: NavLink[]
  topPlaces: (NavLink & { line?: string | undefined })[]
  vacationThemes: NavLink[]
  topActivities: (NavLink & { category: string })[]
}

/** Everything the header and the footer are made of, in the reader's language. */
export interface SiteNavigation {
  operator: Operator
  /** Active countries in their order. */
  countries: CountryLink[]
  /** The country of the page. */
  country: CountryNavigation | null
  /** Keys of staff who are never shown (specification, section 7). */
  hiddenStaff: string[]
  /** Whether there is something to say yes or no to: services of other companies. */
  asksConsent: boolean
  /** Where the site is reached from outside, without a trailing slash. */
  origin: string
}
