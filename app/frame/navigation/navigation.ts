import { links, splitLocale } from '#app/links.ts'

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
