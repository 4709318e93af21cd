import { type SQL, sql } from 'drizzle-orm'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'

/** Criteria for reviews; all given ones must match. */
export interface ReviewSelection {
  /** A country's tag. */
  country?: string | undefined
  /** Slug of its subject, group or trip's goal. */
  topic?: string | undefined
  /** Staff key of its planner. */
  staff?: string | undefined
  /** Key of its trip. */
  trip?: string | undefined
}

/** Condition without the topic, which has an index of its own; used with a scan by date. */
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

/** Condition for the whole selection. */
export function selectReviews(selection: ReviewSelection): SQL {
  const place = placeOf(selection)
  return selection.topic === undefined ? place : sql`${place} and topics @> array[${selection.topic}]`
}
