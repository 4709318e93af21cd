import { m } from '#app/paraglide/messages.js'

/** Pure rules about a country of the catalogue. */

const areas: Partial<Record<string, () => string>> = {
  'latin-america': m.area_latin_america,
  'south-east-asia': m.area_south_east_asia,
  'east-africa': m.area_east_africa,
}

/** A part of the world in the reader's words. */
export function areaName(area: string): string {
  return (areas[area] ?? m.area_elsewhere)()
}

interface Listed {
  tag: string
  type: 'country' | 'trek'
  active: boolean
  homePageLink: string
}

/**
 * What stands at a country's addresses: its own pages, another page its home page link names (specification,
 * section 2; a trek has one page, and nothing below it), or nothing for what is inactive.
 */
export function countryDoor({ tag, type, active, homePageLink }: Listed): 'page' | { to: string } | null {
  if (homePageLink !== `/${tag}`) return { to: homePageLink }
  if (!active) return null
  return type === 'country' ? 'page' : { to: homePageLink }
}

interface Situated {
  area: string
  /** The region that shares one telephone (specification, section 9): neighbours. */
  contactGroup: string | null
  homepageSortOrder: number
}

function remoteness(from: Situated, to: Situated): number {
  if (from.contactGroup !== null && from.contactGroup === to.contactGroup) return 0
  return from.area === to.area ? 1 : 2
}

/** Countries by how near they are to one: neighbours, its part of the world, the rest; each as on the home page. */
export function nearestFirst<Country extends Situated>(
  from: Situated,
  others: readonly Country[],
): Country[] {
  return others.toSorted(
    (a, b) => remoteness(from, a) - remoteness(from, b) || a.homepageSortOrder - b.homepageSortOrder,
  )
}

/** The vocabulary word a navigation link stands for: /peru/destinations/habitat/lake is the habitat lake. */
export function wordOfLink(link: string): { vocabulary: 'habitat' | 'interest'; key: string } | null {
  const [, vocabulary, key] = /^\/[^/]+\/destinations\/(habitat|interest)\/([^/]+)$/.exec(link) ?? []
  return vocabulary && key ? { vocabulary: vocabulary as 'habitat' | 'interest', key } : null
}

/** Puts neighbours with the same category into one group, in the order in which categories first appear. */
export function byCategory<Item extends { category: string }>(
  items: readonly Item[],
): { category: string; items: Item[] }[] {
  return [...Map.groupBy(items, ({ category }) => category)].map(([category, members]) => ({
    category,
    items: members,
  }))
}
