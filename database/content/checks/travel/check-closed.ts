import type { CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { tripReferences } from '../../trip-references.ts'
import { type Check, problemAt } from '../report.ts'

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const NAME = NAMES.join('|')

const PARTLY = '(?:the )?(?:end of|mid|middle of)?'
const RANGE = new RegExp(`(${PARTLY}) ?(?:\\d+ )?(${NAME}) (?:to|until) (${PARTLY}) ?(?:\\d+ )?(${NAME})`)
const HOUSE_CLOSED =
  /(?:(?<!half of )\b(?:the (?:house|camp|lodge|hotel|farm)|it|they) (?:is |are )?|^)(?:close[sd]?|shuts?)\b/i

export function namesMonth(words: string, month: number): boolean {
  return words.includes(NAMES[month - 1] ?? '')
}

function numberOf(name: string | undefined): number {
  return NAMES.indexOf(name ?? '') + 1
}

/**
 * The months that a text names, with those between two of them; a month of which only the end is meant is left out.
 */
export function monthsIn(words: string): number[] {
  const range = RANGE.exec(words)
  if (!range) return [...words.matchAll(new RegExp(NAME, 'g'))].map(([name]) => numberOf(name))
  const [, from = '', first, until = '', last] = range
  const start = numberOf(first) + (from.trim() ? 1 : 0)
  const end = numberOf(last) - (/mid/.test(until) ? 1 : 0)
  const length = ((end - start + 12) % 12) + 1
  return Array.from({ length }, (_, i) => ((start - 1 + i) % 12) + 1)
}

/** The months in which a hotel says that it is closed. */
export function closedMonthsOf(prose: string): number[] {
  const clauses = prose.split(/(?<=[.;:])\s|, (?:and|but) /)
  return clauses.filter(clause => HOUSE_CLOSED.test(clause)).flatMap(monthsIn)
}

/** The months in which a place is closed by its opening hours: "15 October to 15 May", "closed June to August". */
export function shutMonthsOf(opens: string): number[] {
  return opens.split('; ').flatMap((clause, i) => {
    if (!RANGE.test(clause)) return []
    if (/^closed\b/.test(clause)) return monthsIn(clause)
    if (i > 0 || !new RegExp(`^(?:\\d+ )?(?:${NAME})\\b`).test(clause)) return []
    const open = monthsIn(clause)
    return NAMES.map((_, month) => month + 1).filter(month => !open.includes(month))
  })
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const CLOSED_ON = new RegExp(`closed on (${DAY})s`)
const SOME_DAYS = new RegExp(`\\b${DAY} (?:to|and) `)

/**
 * What a trip must mention to show that it minds a sight's closed weekdays. Returns null if the sight is always open.
 */
function weekdayToName(opens: string): RegExp | null {
  const [, closed] = CLOSED_ON.exec(opens) ?? []
  if (closed) return new RegExp(closed)
  return SOME_DAYS.test(opens) ? new RegExp(DAY) : null
}

interface Rest {
  path: PropertyKey[]
  key: string
  months: number[]
}

/**
 * Checks that hotels and sights are open in a trip's best months, and that it minds the weekdays on which a sight is
 * closed.
 */
export const checkClosed: Check = ({ folders }) =>
  folders.flatMap(folder => [
    ...[...folder.attractions.values()].flatMap(source => {
      const { opens, bestMonths } = source.value
      const shut = bestMonths.months.filter(month => shutMonthsOf(opens?.en ?? '').includes(month))
      if (shut.length === 0) return []
      const message = `month ${shut.join(', ')} is one of the best, and the opening hours leave it out`
      return [problemAt(source, ['bestMonths', 'months'], message, 'write only months in which it is open')]
    }),
    ...[...folder.trips.values()].flatMap(source => [
      ...closedMonths(source, folder, folders),
      ...closedWeekdays(source, folder, folders),
    ]),
  ])

type TripCheck = (
  source: Sourced<TripContent>,
  folder: CountryFolder,
  folders: readonly CountryFolder[],
) => Problem[]

const closedMonths: TripCheck = (source, folder, folders) => {
  const trip = source.value
  const { attractions, hotels } = tripReferences(trip, folder, folders)
  return trip.days.flatMap(({ hotel = '', visits, story }, i) => {
    const prose = hotels.get(hotel)?.value.body.en ?? ''
    const rests: Rest[] = [{ path: ['hotel'], key: hotel, months: closedMonthsOf(prose) }]
    for (const [j, key] of visits.entries()) {
      const opens = attractions.get(key)?.value.opens?.en ?? ''
      rests.push({ path: ['visits', j], key, months: shutMonthsOf(opens) })
    }
    return rests.flatMap(({ path, key, months }) => {
      const closed = trip.bestMonths.months.filter(month => months.includes(month))
      // A story that names the month explains what happens then.
      if (closed.every(month => namesMonth(`${story.en} ${trip.plannerWords.en}`, month))) return []
      const message = `${key} is closed in month ${closed.join(', ')}, when the trip is at its best`
      return [problemAt(source, ['days', i, ...path], message, 'say in the story what is done then')]
    })
  })
}

const closedWeekdays: TripCheck = (source, folder, folders) => {
  const trip = source.value
  const { attractions } = tripReferences(trip, folder, folders)
  const words = [trip.lead.en, trip.plannerWords.en, ...trip.days.map(({ story }) => story.en)].join(' ')
  return trip.days.flatMap(({ visits }, i) =>
    visits.flatMap((key, j) => {
      const opens = attractions.get(key)?.value.opens?.en ?? ''
      if (weekdayToName(opens)?.test(words) !== false) return []
      const message = `${key} is not open on every weekday, and the trip says nothing of it`
      const mend = 'say on which weekday the day falls, or what is done on the others'
      return [problemAt(source, ['days', i, 'visits', j], message, mend)]
    }),
  )
}
