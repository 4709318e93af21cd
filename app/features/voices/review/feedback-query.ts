import { formatMonthOf } from '#app/text/figures.ts'
import { languageName } from '#app/text/language-name.ts'
import { slugOf } from '#app/text/plain-letters.ts'
import type { Locale } from '#database/values/locale.ts'
import { reviewTitle } from './review.ts'
import type { FeedbackReview, ReviewData } from './review-schema.ts'

interface NamedCountry {
  tag: string
  name: { en: string; es: string }
}

/**
 * Parses the query of the review search: a country by tag or name, then optionally a trip type ("costa-rica", "Perú
 * family", "costa-rica Treks & Trails"). Without a country the whole query is the type.
 */
export function readFeedbackQuery(
  query: string,
  countries: readonly NamedCountry[],
): { country?: string; tag?: string } {
  const asked = slugOf(query)
  if (asked === '') return query.trim() === '' ? {} : { tag: query }
  const names = countries
    .flatMap(({ tag, name }) => [tag, slugOf(name.en), slugOf(name.es)].map(slug => ({ tag, slug })))
    .toSorted((a, b) => b.slug.length - a.slug.length)
  const found = names.find(({ slug }) => asked === slug || asked.startsWith(`${slug}-`))
  if (!found) return { tag: asked }
  const type = asked.slice(found.slug.length + 1)
  return type ? { country: found.tag, tag: type } : { country: found.tag }
}

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
