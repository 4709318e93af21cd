import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

/** Every member of the staff, with the position in the file. */
function everyone({ staff, folders }: Catalogue) {
  return [staff, ...folders.map(folder => folder.staff)].flatMap(source =>
    source ? source.value.map((person, i) => ({ source, i, person })) : [],
  )
}

function checkNames(catalogue: Catalogue): Problem[] {
  const owners = new Map<string, string>()
  return everyone(catalogue).flatMap(({ source, i, person: { name, fkey } }): Problem[] => {
    const before = owners.get(name)
    owners.set(name, fkey)
    if (before === undefined) return []
    const message = `${name} has a biography already, under ${before}`
    return [
      problemAt(source, [i, 'name'], message, 'keep one of the two, or give the other a name of their own'),
    ]
  })
}

/** The person whose telephone number a price includes: “Our work, taxes and Marisol’s number”. */
const NUMBER = /\b(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)’s number\b/u

function checkNumbers(catalogue: Catalogue): Problem[] {
  const firstNames = new Set(everyone(catalogue).map(({ person }) => person.firstName))
  return catalogue.folders
    .flatMap(({ trips }) => [...trips.values()])
    .flatMap(source =>
      source.value.prices.flatMap(({ what }, i): Problem[] => {
        const named = NUMBER.exec(what.en)?.[1]
        if (!named || firstNames.has(named)) return []
        const message = `${named} is none of the staff`
        return [problemAt(source, ['prices', i, 'what'], message, 'name who answers for the trip')]
      }),
    )
}

/** What is spoken where planners live; one of these is theirs. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  belize: ['EN'],
  cambodia: ['KM'],
  'costa-rica': ['ES'],
  ecuador: ['ES'],
  guatemala: ['ES'],
  indonesia: ['ID'],
  kenya: ['SW'],
  laos: ['LO'],
  panama: ['ES'],
  peru: ['ES'],
  rwanda: ['RW'],
  tanzania: ['SW'],
  thailand: ['TH'],
  uganda: ['LG', 'CGG', 'TTJ'],
  vietnam: ['VI'],
}

function checkTongues(catalogue: Catalogue): Problem[] {
  return everyone(catalogue).flatMap(({ source, i, person: { name, livesIn, languages } }): Problem[] => {
    const spoken = SPOKEN[livesIn]
    if (!spoken || languages.some(language => spoken.includes(language))) return []
    const message = `${name} lives in ${livesIn} and speaks none of ${spoken.join(', ')}`
    return [problemAt(source, [i, 'languages'], message, 'add the language of the place')]
  })
}

/**
 * Checks that every person has one biography and speaks a language of the place where they live, and that the numbers
 * trips mention belong to staff.
 */
export const checkPeople: Check = catalogue => [
  ...checkNames(catalogue),
  ...checkTongues(catalogue),
  ...checkNumbers(catalogue),
]
