import type { CountryFolder } from '../../catalogue.ts'
import type { NavigationContent } from '../../country-content.ts'

/** A header link to something that is not written, and its position. */
export interface UnwrittenLink {
  path: readonly PropertyKey[]
  link: string
}

/** Whether the link's target has been written, by the parts of its address after the country. */
function isWritten(folder: CountryFolder, [section = '', name = '', value = '']: readonly string[]): boolean {
  const { destinations, attractions, tours, trips, themes } = folder
  const places = [...destinations.values(), ...attractions.values()].map(source => source.value)
  if (section.endsWith('-vacations'))
    return themes?.value.some(({ key }) => `${key}-vacations` === section) ?? false
  if (section === 'trip') return trips.has(name)
  if (section === 'attractions') return attractions.has(name)
  if (section === 'tours') return [...tours.values()].some(source => source.value.type === name)
  if (section !== 'destinations') return false
  if (name === 'habitat') return places.some(({ habitats }) => habitats.some(one => one === value))
  if (name === 'interest') return places.some(({ interests }) => interests.some(one => one === value))
  return destinations.has(name)
}

/** The links of a country's header lists that lead to nothing. */
export function unwrittenLinks(folder: CountryFolder, lists: NavigationContent): UnwrittenLink[] {
  return Object.entries(lists).flatMap(([list, links]) =>
    links.flatMap(({ link }, i) => {
      const [, tag, ...rest] = link.split('/')
      return tag === folder.tag && isWritten(folder, rest) ? [] : [{ path: [list, i, 'link'], link }]
    }),
  )
}
