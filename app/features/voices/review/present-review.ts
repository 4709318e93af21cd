import { formatMonthOf } from '#app/text/figures.ts'
import { languageName } from '#app/text/language-name.ts'
import type { Locale } from '#database/values/locale.ts'
import { reviewTitle } from './review.ts'
import type { FeedbackReview, ReviewData } from './review-schema.ts'

/** Data of a review's card; used for server data and for API answers. */
export function presentReview(review: FeedbackReview, locale: Locale): ReviewData {
  const { key, title = null, comment, name, date, rating, country_name, written_in, invented } = review
  const language = written_in.toLowerCase()
  return {
    key,
    title: reviewTitle({ title, comment }),
    untitled: title === null,
    comment,
    name,
    where: country_name,
    date,
    when: formatMonthOf(date, locale),
    rating,
    translatedFrom: language === locale ? null : languageName(language, locale),
    invented,
  }
}
