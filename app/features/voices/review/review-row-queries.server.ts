import type { Locale } from '#app/links.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import type { FeedbackReview } from './review-schema.ts'

/** What every read of reviews selects; it joins the country. */
export const reviewColumns = {
  key: review.key,
  title: review.title,
  comment: review.comment,
  name: review.name,
  date: review.date,
  rating: review.rating,
  writtenIn: review.writtenIn,
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
  country: string
  countryName: Words
}

/** A row in one language, field by field. */
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
  }
}
