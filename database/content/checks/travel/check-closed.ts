import type { CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { tripReferences } from '../../trip-references.ts'
import { type Check, problemAt } from '../report.ts'
import { closedMonthsOf, namesMonth, shutMonthsOf } from './closed-months.ts'

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
