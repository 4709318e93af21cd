import { highPointOf } from '#database/values/highest-point.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { type Check, problemAt } from '../report.ts'

type Day = TripContent['days'][number]
type Words = { en: string }

/** “3,335 metres”, “over 4,630 to 2,900 m”: an altitude, and neither a descent nor what is only almost reached. */
const HEIGHTS =
  /(?<!\b(?:down|drops?|falls?|nearly|almost|below|under) )\b(\d,\d{3})(?=(?:(?:,| and| to| or) \d,\d{3})* (?:m|metres)\b(?! (?:down|below|of|long|away)))/gi
/** From here on a page says how high a trip goes. */
const NOTICED = 2_000

const MEND = 'give that day its `highest`, in metres'

function heightsIn({ en }: Words): number[] {
  return [...en.matchAll(HEIGHTS)].map(([, figure = '']) => Number(figure.replace(',', '')))
}

interface Rows {
  altitudes: ReadonlyMap<string, number>
  tours: ReadonlyMap<string, readonly Words[]>
  /** What a road's row says of it, by both its ends. */
  roads: ReadonlyMap<string, readonly Words[]>
}

const pairOf = (from: string, to: string) => [from, to].toSorted().join()

function rowsOf({ folders }: Catalogue): Rows {
  return {
    altitudes: new Map(
      folders.flatMap(({ destinations, attractions, hotels }) =>
        [...destinations, ...attractions, ...hotels].flatMap(([key, { value }]) =>
          value.altitude === undefined ? [] : [[key, value.altitude] as const],
        ),
      ),
    ),
    tours: new Map(
      folders.flatMap(({ tours }) =>
        [...tours].map(([key, { value }]) => [key, [value.line, value.lead, value.body]] as const),
      ),
    ),
    roads: new Map(
      folders.flatMap(({ transfers }) =>
        (transfers?.value ?? []).map(({ from, to, note }) => [pairOf(from, to), note ? [note] : []] as const),
      ),
    ),
  }
}

function highestOf({ days }: TripContent, { altitudes }: Rows): number {
  const reached = days.map(
    ({ hotel, place, visits, highest }) =>
      highPointOf({
        endM: altitudes.get(hotel ?? '') ?? altitudes.get(place) ?? 0,
        visitsM: visits.map(visit => altitudes.get(visit) ?? 0),
        highestM: highest ?? null,
      }).metres,
  )
  return Math.max(...reached)
}

/** What is told of a day: by itself, by its tours and by the rows of its roads. */
function toldOf(day: Day, { tours, roads }: Rows): Words[] {
  return [
    ...[day.title, day.story, ...(day.walk ? [day.walk.note] : [])],
    ...day.tours.flatMap(key => tours.get(key) ?? []),
    ...day.legs
      .filter(({ mode }) => mode !== 'air')
      .flatMap(({ from, to }) => roads.get(pairOf(from, to)) ?? []),
  ]
}

function ofTrip(source: Sourced<TripContent>, rows: Rows): Problem[] {
  const highest = highestOf(source.value, rows)
  const { title, line, lead, walking, days } = source.value
  const above = (texts: readonly Words[]) =>
    texts.flatMap(heightsIn).filter(metres => metres >= NOTICED && metres > highest)
  const problem = (path: PropertyKey[], metres: number) =>
    problemAt(source, path, `goes up to ${metres} m; its days count ${highest}`, MEND)
  return [
    ...above([title, line, lead, walking]).map(metres => problem([], metres)),
    ...days.flatMap((day, i) => above(toldOf(day, rows)).map(metres => problem(['days', i], metres))),
  ]
}

/** Two days on the same road, either way, are as high. */
function ofRoads(sources: readonly Sourced<TripContent>[]): Problem[] {
  const wayOf = ({ mode, from, to, via }: Day['legs'][number]) =>
    `${mode} ${pairOf(from, to)} ${[via.join(';'), via.toReversed().join(';')].toSorted()[0]}`
  const roads = sources.flatMap(source =>
    source.value.days.flatMap((day, i) =>
      // A day with a walk or a sight has its height from there.
      day.walk || day.visits.length > 0 || day.tours.length > 0
        ? []
        : [
            {
              source,
              i,
              highest: day.highest ?? 0,
              way: day.legs
                .filter(({ mode }) => mode !== 'air')
                .map(wayOf)
                .toSorted()
                .join('\n'),
            },
          ],
    ),
  )
  const known = Map.groupBy(
    roads.filter(({ way }) => way !== ''),
    ({ way }) => way,
  )
  return [...known.values()].flatMap(same => {
    const most = Math.max(...same.map(({ highest }) => highest))
    return same
      .filter(({ highest }) => highest < most)
      .map(({ source, i, highest }) =>
        problemAt(source, ['days', i], `${highest} m on a road that another trip has at ${most}`, MEND),
      )
  })
}

/** What a country's page says of heights is as high as its trips go, as far as that is noticed. */
function ofCountries({ folders, 'before-you-go': written }: Catalogue, rows: Rows): Problem[] {
  return folders.flatMap(({ tag, trips }) => {
    const source = written.get(tag)
    const highest = Math.max(...[...trips.values()].map(({ value }) => highestOf(value, rows)))
    const facts = source?.value.facts.altitude ?? []
    const said = Math.max(0, ...facts.flatMap(({ words }) => heightsIn(words)))
    if (!source || highest < REAL || said >= highest) return []
    const message = `names ${said} m; one of its trips goes up to ${highest}`
    return [problemAt(source, ['facts', 'altitude'], message, 'name the height, in both languages')]
  })
}

/** From here on a height is a matter for a doctor. */
const REAL = 2_750

/** Checks that no sentence of a trip, its tours and roads is higher than what its days count, and its country’s page neither. */
export const checkHeights: Check = catalogue => {
  const rows = rowsOf(catalogue)
  const sources = catalogue.folders.flatMap(({ trips }) => [...trips.values()])
  return [
    ...sources.flatMap(source => ofTrip(source, rows)),
    ...ofRoads(sources),
    ...ofCountries(catalogue, rows),
  ]
}
