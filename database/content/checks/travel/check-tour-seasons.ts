import { youngestOf } from '../../../values/youngest.ts'
import type { TourContent } from '../../catalogue-content.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { tripReferences } from '../../trip-references.ts'
import { type Check, problemAt } from '../report.ts'

const MONTH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|season)\b/

function closedMonths({ bestMonths }: TripContent, tour: TourContent, story: string): number[] {
  const { months } = tour
  // A story that names the season explains what happens outside it.
  if (!months || MONTH.test(story)) return []
  return bestMonths.months.filter(month => !months.includes(month))
}

/** Checks that a trip's tours run in its best months, and accept children as young as its prices do. */
export const checkTourSeasons: Check = ({ folders }) =>
  folders.flatMap(folder =>
    [...folder.trips.values()].flatMap(source => {
      const { tours } = tripReferences(source.value, folder, folders)
      return checkTrip(source, key => tours.get(key)?.value)
    }),
  )

function checkTrip(
  source: Sourced<TripContent>,
  tourOf: (key: string) => TourContent | undefined,
): Problem[] {
  const trip = source.value
  const youngest = youngestOf([...trip.included, ...trip.notIncluded, trip.bestFor].map(({ en }) => en))
  return trip.days.flatMap((day, i) =>
    day.tours.flatMap((key, j): Problem[] => {
      const tour = tourOf(key)
      if (!tour) return []
      const path = ['days', i, 'tours', j]
      const problems: Problem[] = []
      const closed = closedMonths(trip, tour, day.story.en)
      if (closed.length > 0) {
        const message = `${key} does not run in month ${closed.join(', ')}, when the trip is at its best`
        problems.push(problemAt(source, path, message, 'say so in the story, or take another tour'))
      }
      const least = tour.minimumAge ?? 0
      if (youngest !== null && youngest < least) {
        const message = `${key} is from ${least} years; the trip has a price for a child of ${youngest}`
        problems.push(
          problemAt(source, path, message, 'take another tour, or raise the age of the child price'),
        )
      }
      return problems
    }),
  )
}
