import type { TripContent } from '../../trip-content.ts'
import { numberIn } from '../facts/number-in-words.ts'
import { type Check, problemAt } from '../report.ts'

/** What a child pays, in a trip’s list of what is included: “A child of 6 to 11 pays US$ 225 less than an adult”. */
const CHILD = /\bchild(?:ren)?\b.*?US\$ ([\d,]+)( less| off)?|US\$ ([\d,]+)( less| off)? (?:for|each) child/i
const AGES = /(?:of|ages) (\w+) to (\w+)/i

function saidIn({ included }: TripContent) {
  return included.flatMap(({ en }) => {
    const [, first, , second] = CHILD.exec(en) ?? []
    const digits = first ?? second
    if (!digits) return []
    const [, youngest, oldest] = AGES.exec(en) ?? []
    const ages = [youngest, oldest].map(age => numberIn(age))
    return [{ dollars: Number(digits.replaceAll(',', '')), isLess: / (less|off)\b/i.test(en), ages }]
  })
}

/** Checks that a trip’s rule for children is what its list of what is included says. */
export const checkChildPrices: Check = ({ folders }) =>
  folders.flatMap(({ trips }) =>
    [...trips.values()].flatMap(source => {
      const { childPrice } = source.value
      const [said] = saidIn(source.value)
      const isSame =
        said?.dollars === (childPrice?.less ?? childPrice?.amount) &&
        (said === undefined || said.isLess === (childPrice?.less !== undefined)) &&
        (said?.ages ?? []).every((age, i) => age === null || age === childPrice?.ages[i])
      if (isSame) return []
      return [
        problemAt(
          source,
          ['childPrice'],
          `the list of what is included says ${said ? `US$ ${said.dollars}` : 'nothing'} of children`,
          'make both say the same: the price of a family rests on the rule',
        ),
      ]
    }),
  )
