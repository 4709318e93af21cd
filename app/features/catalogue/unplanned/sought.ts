import { m } from '#app/paraglide/messages.js'
import type { MastheadPicture, Picture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** A neighbouring country with trips, and how to get from there. */
export interface Neighbour {
  tag: string
  name: string
  picture: Picture
  words: string
  /** How many trips we plan there, and their lowest price for each of two; null if none is known. */
  trips: { count: number; from: string | null }
}

/** The short page of a country without trips. */
export interface UnplannedPage {
  tag: string
  name: string
  line: string
  lead: string
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  /** Best months: "Nov–Apr". */
  months: string
  when: string
  howLong: string
  entry: string
  facts: { name: string; words: string }[]
  advice: string
  /** The treks that have a page; those in the country first. */
  treks: { name: string; link: string; isHere: boolean }[]
  neighbours: Neighbour[]
}

/** What a traveller calls a walk of several days, at the start of an address: `treks`, `trekking-vacations`. */
const TREKS = /^(trek|hik|walk)/

/** Whether a reader wanted the treks of a country without trips: they are answered with those that have a page. */
export function soughtTreks(sought: string | null): boolean {
  return sought !== null && TREKS.test(sought)
}

interface Listed {
  link: string
  label: string
}

/** The first segment of a page that every country with trips has; of a theme, its end. */
const kinds: Partial<Record<string, (within: { country: string }) => string>> = {
  tours: () => m.search_tours(),
  hotels: () => m.sitemap_hotels(),
  destinations: () => m.nav_destinations(),
  maps: () => m.sitemap_map(),
  team: within => m.nav_meet_team(within),
  trip: () => m.search_trips(),
  vacations: () => m.footer_plan_a_trip(),
  'before-you-go': () => m.before_crumb(),
  attractions: () => m.search_places(),
  regions: () => m.search_places(),
}

/**
 * The name of the page that a reader wanted of a country without trips: its label in the header's lists, else its kind.
 * @param sought the rest of its address, such as `destinations/havana`
 */
export function soughtName(
  sought: string | null,
  country: { tag: string; name: string },
  listed: readonly Listed[],
): string | null {
  if (sought === null) return null
  const entry = listed.find(({ link }) => link === `/${country.tag}/${sought}`)
  const [kind = ''] = sought.split('/')
  const theme = kind.endsWith('-vacations') ? m.nav_trip_types() : null
  return entry?.label ?? kinds[kind]?.({ country: country.name }) ?? theme
}
