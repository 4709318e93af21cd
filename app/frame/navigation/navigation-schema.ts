import type { Operator, Phone } from '#app/features/people/operator/operator.ts'
import type { ReviewData } from '#app/features/voices/review/review-schema.ts'
import { links, splitLocale } from '#app/links.ts'
import type { Sitter } from '#app/picture/portrait.tsx'
import type { Area } from '#database/values/areas.ts'

/** An active country. */
export interface CountryLink {
  tag: string
  name: string
  area: Area
  /** How many published trips go there. */
  trips: number
}

/** An authored path and its label. */
export interface NavLink {
  link: string
  label: string
}

/** The header's links within a country (specification, section 3, Navigation data). */
export interface CountryNavigation {
  tag: string
  name: string
  /** Whether we plan trips there: only then it has a team, lists and a planner. */
  isPlanned: boolean
  /** Whether it is written what one must know before going there. */
  hasBefore: boolean
  /** The contact number of its region. */
  phone: Pick<Phone, 'number' | 'e164'>
  placeThemes: NavLink[]
  topPlaces: (NavLink & { line?: string | undefined })[]
  vacationThemes: (NavLink & { line?: string | undefined })[]
  topActivities: (NavLink & { category: string })[]
}

/** What the company's menu shows of us. */
export interface CompanyMenu {
  /** A happy review, of the page's country if it has one. */
  review: Pick<ReviewData, 'title' | 'name' | 'where' | 'rating'> | null
  /** All reviews, and their average in words; null without any. */
  reviews: { count: number; average: string } | null
  /** Up to four of the country's team; elsewhere of the planners of the first countries. */
  faces: Sitter[]
  /** The towns that the country's team works from. */
  towns: string
}

/** The data of the header and the footer, in the reader's language. */
export interface SiteNavigation {
  operator: Operator
  /** Active countries in their order. */
  countries: CountryLink[]
  /** The country of the page, with or without trips, if it has lists in the header (specification, section 9). */
  country: CountryNavigation | null
  company: CompanyMenu
  /** Tag of the country that a question from this page is about, also where we plan no trips. */
  asksAbout: string | null
  /** Keys of staff who are never shown (specification, section 7). */
  hiddenStaff: string[]
  /** Whether the consent question is needed: whether third-party services are configured. */
  asksConsent: boolean
  /** The site's public origin, without a trailing slash. */
  origin: string
}

/** Rules about where the site's own links lead, without I/O. */

/** A page's country if we plan trips there; else null. */
export function plannedCountry<Country extends { isPlanned: boolean }>(
  country: Country | null,
): Country | null {
  return country?.isPlanned ? country : null
}

/** Whether a path, in either language, is a trip's page. */
export function isTripPage(pathname: string): boolean {
  return /^\/(?!maps\/)[^/]+\/trip\/[^/]+\/?$/.test(splitLocale(pathname).path)
}

/**
 * Where 'Make my Adventure' leads: the planner on the page itself, a country's planning page, or the choice of a country.
 * The page of that choice leads on, as its own form does, to the trips.
 */
export function makeAdventureTarget(pathname: string, country: string | null): string {
  if (isTripPage(pathname)) return '#personalize'
  if (country !== null) return links.travelPlanning(country)
  return splitLocale(pathname).path === '/' ? links.trips() : links.home()
}
