import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

/** Checks that every species has one page, and that places write its name as that page does. */
export const checkLatin: Check = ({ species, folders }) => {
  const pages = new Map<string, string>()
  const twice = [...species.values()].flatMap((source): Problem[] => {
    const name = source.value.latin.toLowerCase()
    const before = pages.get(name)
    pages.set(name, source.file)
    if (before === undefined) return []
    return [
      problemAt(
        source,
        ['latin'],
        `${source.value.latin} has a page already, in ${before}`,
        'keep one of the two',
      ),
    ]
  })
  const places = folders.flatMap(({ destinations, attractions }) => [
    ...destinations.values(),
    ...attractions.values(),
  ])
  const malformed = places.flatMap(source =>
    source.value.wildlife.flatMap(({ latin }, i): Problem[] => {
      if (latin === undefined || /^[A-Z][a-z-]+ [a-z-]+( [a-z-]+)?$/.test(latin)) return []
      return [
        problemAt(
          source,
          ['wildlife', i, 'latin'],
          `${latin} is no latin name`,
          'genus and species: Panthera onca',
        ),
      ]
    }),
  )
  return [...twice, ...malformed]
}
