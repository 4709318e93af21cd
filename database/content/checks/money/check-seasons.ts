import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { type Check, problemAt } from '../report.ts'

type PriceLine = TripContent['prices'][number]

/** What a price line is for, without its year. */
function purposeOf({ what }: PriceLine): string {
  return what.en.replaceAll(/(?: of)? 20\d\d/g, '')
}

/** The spans of a year that a season covers, as month and day; a season over New Year has two. */
function spansOf([first, last]: readonly [string, string]): (readonly [string, string])[] {
  const [from, to] = [first.slice(5), last.slice(5)]
  return from <= to
    ? [[from, to]]
    : [
        [from, '12-31'],
        ['01-01', to],
      ]
}

function meets(one: PriceLine, other: PriceLine): boolean {
  if (!one.season || !other.season || one.per !== other.per) return false
  const others = spansOf(other.season)
  const isSameTime = spansOf(one.season).some(([from, to]) => others.some(([a, b]) => from <= b && a <= to))
  return isSameTime && one.party[0] <= other.party[1] && other.party[0] <= one.party[1]
}

function checkTrip(source: Sourced<TripContent>): Problem[] {
  const { prices } = source.value
  return prices.flatMap((line, index) => {
    const again = prices
      .slice(0, index)
      .some(before => purposeOf(before) === purposeOf(line) && meets(before, line))
    if (!again) return []
    return [
      problemAt(
        source,
        ['prices', index, 'season'],
        `“${line.what.en}” is counted twice on the same days`,
        'a season holds every year: keep one line of it',
      ),
    ]
  })
}

/** A season has no year, so the same one written for two years would be charged twice. */
export const checkSeasons: Check = ({ folders }) =>
  folders.flatMap(({ trips }) => [...trips.values()].flatMap(checkTrip))
