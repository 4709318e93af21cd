import type { Catalogue } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { numberIn } from '../facts/number-in-words.ts'
import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'

/** What each traveller of a party pays for a trip, outside its seasons. */
function tripTotal({ prices }: TripContent, people: number): number {
  return prices.reduce((sum, { per, amount, season, party: [from, to] }) => {
    if (season || people < from || people > to) return sum
    return sum + (per === 'person' ? amount : amount / people)
  }, 0)
}

const PARTIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** A smaller amount is not a trip but a ticket or a shared taxi. */
const LEAST = 250
/** “About US$ 585” is rounded; any other amount is exact to the dollar. */
const ROUNDED = 0.02

/** An amount that each traveller pays: “US$ 585 a head for two”, “US$ 617 for one person”. */
const EACH = /(about )?US\$ ([\d,]+) (?:(?:each|a head)(?: for (\w+))?|for one person)/gi
const TRIP_LINK = /\/([a-z-]+)\/trip\/([a-z-]+)/g

function dollarsIn(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''))
}

/** The amounts of a trip other than its totals: its lines, and those in its lists. */
function statedIn({ prices, included, notIncluded }: TripContent): number[] {
  const lists = [...included, ...notIncluded].flatMap(({ en }) =>
    [...en.matchAll(/US\$ ([\d,]+)/g)].map(([, digits]) => dollarsIn(digits)),
  )
  return [...prices.map(({ amount }) => amount), ...lists]
}

function checkText({ source, path, en }: TextPair, trips: readonly TripContent[]): Problem[] {
  return [...en.matchAll(EACH)].flatMap(([said, about, digits, party]) => {
    const dollars = dollarsIn(digits)
    const people = /one person/i.test(said) ? 1 : numberIn(party)
    const amounts = trips.flatMap(trip => [
      ...(people === null ? PARTIES : [people]).map(size => tripTotal(trip, size)),
      ...statedIn(trip),
    ])
    const slack = about ? dollars * ROUNDED : 1
    if (dollars < LEAST || amounts.some(amount => Math.abs(amount - dollars) <= slack)) return []
    return [
      problemAt(
        source,
        path,
        `“${said}”, which no trip named here comes to`,
        'add up the lines of the trip for that party, or name the trip that is meant',
      ),
    ]
  })
}

/** The trips that a file contains, is about or links to. */
function tripsNamed(
  file: string,
  texts: readonly TextPair[],
  { folders, articles }: Catalogue,
): TripContent[] {
  const listed = [...articles.values()].find(article => article.file === file)?.value.trips ?? []
  const links = texts.flatMap(({ en }) => [...en.matchAll(TRIP_LINK)].map(([, tag, key]) => `${tag}/${key}`))
  return folders.flatMap(({ tag, trips }) =>
    [...trips].flatMap(([key, trip]: [string, Sourced<TripContent>]) =>
      trip.file === file || listed.includes(key) || links.includes(`${tag}/${key}`) ? [trip.value] : [],
    ),
  )
}

/** Whether a text is one of a trip’s own prices, which need not be a total. */
function isPrice({ path, source }: TextPair): boolean {
  return source.file.includes('/trips/') && ['prices', 'included', 'notIncluded'].includes(String(path[0]))
}

/** Checks that an amount said to be each traveller's is the total of the trip it is in, or names. */
export const checkTotals: Check = catalogue =>
  [...Map.groupBy(textPairs(catalogue), ({ source }) => source.file)].flatMap(([file, texts]) => {
    const trips = tripsNamed(file, texts, catalogue)
    return trips.length === 0
      ? []
      : texts.filter(text => !isPrice(text)).flatMap(text => checkText(text, trips))
  })
