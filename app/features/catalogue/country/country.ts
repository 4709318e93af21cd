import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Area } from '#database/values/areas.ts'

/** Rules about a country of the catalogue. */

const areas: Record<Area, () => string> = {
  'latin-america': m.area_latin_america,
  'south-east-asia': m.area_south_east_asia,
  'east-africa': m.area_east_africa,
  elsewhere: m.area_elsewhere,
}

/** Name of a part of the world, in the reader's language. */
export function areaName(area: Area): string {
  return areas[area]()
}

interface Listed {
  tag: string
  type: 'country' | 'trek'
  active: boolean
  homePageLink: string
}

/**
 * What is at a country's address: its own page, a redirect to its home page link (specification, section 2; a trek
 * has one page, with none below it), or null if it is inactive.
 */
export function countryDoor({ tag, type, active, homePageLink }: Listed): 'page' | { to: string } | null {
  if (homePageLink !== `/${tag}`) return { to: homePageLink }
  if (!active) return null
  return type === 'country' ? 'page' : { to: homePageLink }
}

interface Situated {
  area: Area
  /** Countries that share a phone number (specification, section 9); they count as neighbours. */
  contactGroup: string | null
  homepageSortOrder: number
}

/** Neither neighbours nor in the same part of the world. */
const FAR = 2

function remoteness(from: Situated, to: Situated): number {
  if (from.contactGroup !== null && from.contactGroup === to.contactGroup) return 0
  return from.area === to.area ? 1 : FAR
}

/**
 * Countries by distance from one: neighbours, the same part of the world, the rest; each in the order of the home
 * page.
 */
export function nearestFirst<Country extends Situated>(
  from: Situated,
  others: readonly Country[],
): Country[] {
  return others.toSorted(
    (a, b) => remoteness(from, a) - remoteness(from, b) || a.homepageSortOrder - b.homepageSortOrder,
  )
}

/** The countries whose trips are shown while a country has none. */
export interface Nearest {
  /** Names of their countries. */
  names: string[]
  /** Whether they are neighbours, or at least in the same part of the world. */
  near: boolean
}

/** Describes the countries whose trips are shown instead of a country's own. */
export function nearestOf(from: Situated, shown: readonly (Situated & { name: string })[]): Nearest {
  return {
    names: [...new Set(shown.map(({ name }) => name))],
    near: shown.length > 0 && shown.every(one => remoteness(from, one) < FAR),
  }
}

/** Title of the trips on an unwritten page: whose trips they are, and whether they are near. */
export function nearbyTripsTitle(country: string, nearest: Nearest | null): string {
  if (nearest === null || nearest.names.length === 0) return m.theme_trips()
  const places = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(nearest.names)
  return nearest.near ? m.theme_trips_near({ country, places }) : m.theme_trips_far({ country, places })
}

/** The habitat or interest in a navigation link: /peru/destinations/habitat/lake is the habitat lake. */
export function wordOfLink(link: string): { vocabulary: 'habitat' | 'interest'; key: string } | null {
  const [, vocabulary, key] = /^\/[^/]+\/destinations\/(habitat|interest)\/([^/]+)$/.exec(link) ?? []
  return vocabulary && key ? { vocabulary: vocabulary as 'habitat' | 'interest', key } : null
}

/** Groups consecutive items by category, in the order in which categories first appear. */
export function byCategory<Item extends { category: string }>(
  items: readonly Item[],
): { category: string; items: Item[] }[] {
  return [...Map.groupBy(items, ({ category }) => category)].map(([category, members]) => ({
    category,
    items: members,
  }))
}
