import { eq, inArray } from 'drizzle-orm'
import type { ReadContext } from '#app/request-context.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { FeedbackReview } from './review-schema.ts'

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
