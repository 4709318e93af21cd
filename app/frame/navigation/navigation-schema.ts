/** A number as it is written, and as it is dialled. */
export interface Phone {
  label: string
  number: string
  e164: string
}

/** The company behind the site, as far as its header and footer show it. */
export interface Operator {
  name: string
  legalName: string
  phones: { us: Phone; ca: Phone; uk: Phone }
  sms: Phone
  email: string
  whatsapp: string
  messenger: string
  reviewSite: { name: string; url: string }
  social: { kind: 'instagram' | 'facebook' | 'youtube'; url: string }[]
}

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
  /** Whether there is something to say yes or no to: services of other companies. */
  asksConsent: boolean
  /** Where the site is reached from outside, without a trailing slash. */
  origin: string
}

/** The same page in the other language. */
export interface OtherLanguage {
  href: string
  label: string
  lang: string
}
