import { binomial } from '../../../values/catalogue-kinds.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

/** Months in which a species is seen, by country and latin name. */
function monthsSeen({ species }: Catalogue): Map<string, readonly number[]> {
  return new Map(
    [...species.values()].flatMap(({ value: { latin, seen } }) =>
      seen.map(({ country, months }) => [`${country} ${binomial(latin)}`, months] as const),
    ),
  )
}

/** Checks that an animal's months at a place are also months of its country on the species page. */
export const checkSpeciesMonths: Check = catalogue => {
  const known = monthsSeen(catalogue)
  return catalogue.folders.flatMap(({ tag, destinations, attractions }) =>
    [...destinations.values(), ...attractions.values()].flatMap(source =>
      source.value.wildlife.flatMap(({ latin, months }, i): Problem[] => {
        const seen = latin && known.get(`${tag} ${binomial(latin)}`)
        const other = seen ? months.filter(month => !seen.includes(month)) : []
        if (other.length === 0) return []
        const message = `${latin} in month ${other.join(', ')}, when its page has none in ${tag}`
        return [
          problemAt(
            source,
            ['wildlife', i, 'months'],
            message,
            'mend the months here, or on the page of the species',
          ),
        ]
      }),
    ),
  )
}
