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

/** Where 'Make my Adventure' leads: the planner on the page itself, the choice of a country, or its planning page. */
export function makeAdventureTarget(pathname: string, country: string | null): string {
  if (isTripPage(pathname)) return '#personalize'
  return country === null ? links.home() : links.travelPlanning(country)
}
