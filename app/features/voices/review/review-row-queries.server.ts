import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ReadContext } from '#app/request-context.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { FeedbackReview } from './review-schema.ts'

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

/** Columns of every review query; requires a join with the country. */
export const reviewColumns = {
  key: review.key,
  title: review.title,
  comment: review.comment,
  name: review.name,
  date: review.date,
  rating: review.rating,
  writtenIn: review.writtenIn,
  invented: review.invented,
  country: country.tag,
  countryName: country.name,
}

interface ReviewRow {
  key: string
  title: Words | null
  comment: Words
  name: string
  date: string
  rating: number
  writtenIn: string
  invented: boolean
  country: string
  countryName: Words
}

/** Converts a row to one language. */
export function toFeedback(row: ReviewRow, locale: Locale): FeedbackReview {
  return {
    title: row.title?.[locale],
    comment: row.comment[locale],
    date: row.date,
    name: row.name,
    key: row.key,
    country: row.country,
    country_name: row.countryName[locale],
    rating: row.rating,
    written_in: row.writtenIn,
    invented: row.invented,
  }
}

/** Reviews by key, in the order of the keys. */
export async function getFeedback(
  { db, locale }: ReadContext,
  keys: readonly string[],
): Promise<FeedbackReview[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select(reviewColumns)
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .where(inArray(review.key, [...keys]))
  const byKey = new Map(rows.map(found => [found.key, found]))
  return keys.flatMap(key => {
    const found = byKey.get(key)
    return found ? [toFeedback(found, locale)] : []
  })
}

/** Titles of the reviews' trips, by key of the review. */
export async function findTripTitles(
  { db, locale }: ReadContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ key: review.key, title: trip.title })
    .from(review)
    .innerJoin(trip, eq(trip.id, review.tripId))
    .where(inArray(review.key, [...keys]))
  return new Map(rows.map(({ key, title }) => [key, title[locale]]))
}

/** Cursor of the review search, opaque to the caller. */

const recent = z.tuple([z.literal('recent'), z.iso.date(), z.string()])
const mixed = z.tuple([z.literal('mixed'), z.iso.date(), z.string(), z.int32()])

/** For the shuffle it contains the day of the first page, so that midnight neither drops nor repeats reviews. */
export const feedbackCursor = z.union([
  recent.transform(([order, date, key]) => ({ order, date, key })),
  mixed.transform(([order, day, key, place]) => ({ order, day, key, place })),
])

export type FeedbackCursor = z.output<typeof feedbackCursor>

export function writeCursor(cursor: FeedbackCursor): string {
  return Buffer.from(JSON.stringify(Object.values(cursor))).toString('base64url')
}

/** Null if it is invalid. */
export function readFeedbackCursor(text: string): FeedbackCursor | null {
  try {
    const found = feedbackCursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return found.success && !found.data.key.includes('\0') ? found.data : null
  } catch {
    return null
  }
}
