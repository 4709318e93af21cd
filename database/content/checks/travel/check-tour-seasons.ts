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

/** Checks that a trip's tours run in its best months, and accept children as young as it does, as do its hotels. */
export const checkTourSeasons: Check = ({ folders }) =>
  folders.flatMap(folder =>
    [...folder.trips.values()].flatMap(source => {
      const { tours, hotels } = tripReferences(source.value, folder, folders)
      return [
        ...checkTrip(source, key => tours.get(key)?.value),
        ...checkBeds(source, key => hotels.get(key)?.value.minimumAge),
      ]
    }),
  )

function checkTrip(
  source: Sourced<TripContent>,
  tourOf: (key: string) => TourContent | undefined,
): Problem[] {
  const trip = source.value
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
      if (trip.minimumAge !== undefined && trip.minimumAge < least) {
        const message = `${key} is from ${least} years; the trip takes children from ${trip.minimumAge}`
        problems.push(
          problemAt(
            source,
            path,
            message,
            'take another tour, or raise the trip’s minimumAge and the age of its child price',
          ),
        )
      }
      return problems
    }),
  )
}

function checkBeds(source: Sourced<TripContent>, leastAt: (hotel: string) => number | undefined): Problem[] {
  const { minimumAge, days } = source.value
  return days.flatMap(({ hotel }, i): Problem[] => {
    const least = (hotel && leastAt(hotel)) || 0
    if (minimumAge === undefined || minimumAge >= least) return []
    const message = `${hotel} takes children from ${least}; the trip from ${minimumAge}`
    return [
      problemAt(source, ['days', i, 'hotel'], message, 'take another hotel, or raise the trip’s minimumAge'),
    ]
  })
}
