import { type Check, problemAt } from '../report.ts'
import { unwrittenLinks } from './navigation-links.ts'

/** Checks that a country has the lists of its header, that every link of them opens something that has been written, and that a page's facts are not repeated. */
export const checkNavigation: Check = ({ folders, navigation }) =>
  folders.flatMap(folder => {
    const source = navigation.get(folder.tag)
    if (!source) {
      const file = `content/navigation/${folder.tag}.yaml`
      const mend = 'write the lists of its header, and the places on its map'
      return [{ file, line: 1, message: `${folder.tag} has no navigation`, mend }]
    }
    const twice = source.value.topPlaces.flatMap(({ link, coordinates }, i) => {
      const slug = link.slice(link.lastIndexOf('/') + 1)
      if (!coordinates || !folder.destinations.has(slug)) return []
      const message = `the coordinates of ${slug} stand on its page as well`
      return [problemAt(source, ['topPlaces', i, 'coordinates'], message, 'remove them here')]
    })
    const unwritten = unwrittenLinks(folder, source.value).map(({ path, link }) =>
      problemAt(source, path, `nothing is written for ${link}`, 'write its page, or lead to one that is'),
    )
    return [...unwritten, ...twice]
  })
