import { type BeforeSubject, beforeSubjects } from '../../../values/before-you-go.ts'
import type { BeforeYouGoContent } from '../../before-you-go-content.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

/** What a country says only when there is something to say. */
const AT_TIMES: readonly BeforeSubject[] = ['outbreaks']

const OF_A_COUNTRY = beforeSubjects.filter(subject => !AT_TIMES.includes(subject))

/** What a trek cannot leave to the page of its country. */
const OF_A_TREK: readonly BeforeSubject[] = [
  'entry',
  'vaccines',
  'altitude',
  'hospitals',
  'insurance',
  'safety',
]

/** What a doctor decides, and what a border decides: never without the name of whom to ask. */
const ASKED: readonly BeforeSubject[] = [
  'entry',
  'yellow-fever',
  'outbreaks',
  'vaccines',
  'malaria',
  'altitude',
]

function missing(source: Sourced<BeforeYouGoContent>, required: readonly BeforeSubject[]): Problem[] {
  const { facts } = source.value
  const absent = required
    .filter(subject => !facts[subject])
    .map(subject =>
      problemAt(
        source,
        ['facts'],
        `nothing of ${subject}`,
        'say it, or say that it is not known and whom to ask',
      ),
    )
  const unasked = ASKED.filter(subject => facts[subject]?.every(({ ask }) => ask.length === 0)).map(subject =>
    problemAt(source, ['facts', subject], `${subject} names nobody to ask`, 'name a clinic or the authority'),
  )
  return [...absent, ...unasked]
}

/**
 * Checks that every country with trips and every trek says all that one must know before going, of all its places, and
 * whom to ask about health and the border.
 */
export const checkBeforeYouGo: Check = ({ countries, folders, 'before-you-go': files }) =>
  (countries?.value ?? []).flatMap(({ tag, type, active }, i) => {
    if (!countries || !active) return []
    const source = files.get(tag)
    if (!source) {
      const mend = `write content/before-you-go/${tag}.yaml`
      return [problemAt(countries, [i, 'tag'], `${tag} does not say what to know before going`, mend)]
    }
    const destinations = folders.find(folder => folder.tag === tag)?.destinations.keys() ?? []
    const unlisted = [...destinations]
      .filter(slug => !source.value.places[slug])
      .map(slug =>
        problemAt(source, ['places'], `nothing of ${slug}`, 'give its yellow fever, malaria and dengue'),
      )
    return [...missing(source, type === 'trek' ? OF_A_TREK : OF_A_COUNTRY), ...unlisted]
  })
