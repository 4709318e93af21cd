import { type Check, problemAt } from '../report.ts'
import { unwrittenLinks } from './navigation-links.ts'

/** Checks that every link of a country's header opens something that has been written. */
export const checkNavigation: Check = ({ folders, navigation }) =>
  folders.flatMap(folder => {
    const source = navigation.get(folder.tag)
    if (!source) return []
    return unwrittenLinks(folder, source.value).map(({ path, link }) =>
      problemAt(source, path, `nothing is written for ${link}`, 'write its page, or lead to one that is'),
    )
  })
