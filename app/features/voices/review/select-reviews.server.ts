import { type SQL, sql } from 'drizzle-orm'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'

/** What reviews are looked for: all that is given must be so. */
export interface ReviewSelection {
  /** A country's tag. */
  country?: string | undefined
  /** A slug of what it is about, who travelled or what its trip is for. */
  topic?: string | undefined
  /** Who planned it: a key of the staff. */
  staff?: string | undefined
  /** A key of the trip it is of. */
  trip?: string | undefined
}

/** All but the topic, which has an index of its own: an index of dates is walked within it. */
export function placeOf({ country, staff, trip: key }: ReviewSelection): SQL {
  return sql.join(
    [
      sql`true`,
      ...(country === undefined ? [] : [sql`${review.countryTag} = ${country}`]),
      ...(staff === undefined ? [] : [sql`${review.staffFkey} = ${staff}`]),
      ...(key === undefined ? [] : [sql`${review.tripId} = (select id from ${trip} where key = ${key})`]),
    ],
    sql` and `,
  )
}

/** The whole selection as one condition. */
export function conditionOf(selection: ReviewSelection): SQL {
  const place = placeOf(selection)
  return selection.topic === undefined ? place : sql`${place} and topics @> array[${selection.topic}]`
}
