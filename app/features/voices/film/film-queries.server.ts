import { and, arrayOverlaps, asc, desc, inArray, sql } from 'drizzle-orm'
import type { ReadContext } from '#app/request-context.ts'
import { reviewVideo } from '#database/schema/review.ts'
import type { Locale } from '#database/values/locale.ts'
import { type FilmData, localizeFamilyName } from './film.ts'

const DEFAULT_LIMIT = 12

interface FilmSearch {
  /** Country tag; films of all countries if absent. */
  country?: string
  /** Country tag; its films come first. */
  first?: string
  /** Matches films with at least one of these. */
  tags?: string[]
  /** Only these films. */
  keys?: string[]
  limit?: number
}

/** Condition that a film is about a country. */
function isAbout(tag: string) {
  return sql`${reviewVideo.countryCodes} && array(select code from country where tag = ${tag})`
}

/** Names of a film's countries; treks and islands share their country's code. */
function placeNames(locale: Locale) {
  return sql<string[]>`array(
    select name ->> ${locale} from country
    where code = any(${reviewVideo.countryCodes}) and active and type = 'country'
    order by array_position(${reviewVideo.countryCodes}, code)
  )`
}

/** Review videos in the author's order; may be empty. */
export async function getFilms(
  { db, locale }: ReadContext,
  { country, first = '', tags, keys, limit = DEFAULT_LIMIT }: FilmSearch = {},
): Promise<FilmData[]> {
  const rows = await db
    .select({
      key: reviewVideo.key,
      title: reviewVideo.title,
      customerNames: reviewVideo.customerNames,
      groupType: reviewVideo.groupType,
      video: reviewVideo.videlUrl,
      still: reviewVideo.stillUrl,
      answer: reviewVideo.answer,
      captions: reviewVideo.captions,
      seconds: reviewVideo.seconds,
      names: placeNames(locale),
    })
    .from(reviewVideo)
    .where(
      and(
        country === undefined ? undefined : isAbout(country),
        tags?.length ? arrayOverlaps(reviewVideo.tags, tags) : undefined,
        keys === undefined ? undefined : inArray(reviewVideo.key, keys),
      ),
    )
    .orderBy(desc(isAbout(first)), asc(reviewVideo.sortOrder), asc(reviewVideo.key))
    .limit(limit)
  return rows.map(
    ({ key, title, customerNames, groupType, video, still, answer, captions, seconds, names }) => ({
      ...{ key, groupType, video, still, seconds },
      customerNames: localizeFamilyName(customerNames, locale),
      title: title[locale],
      answer: answer?.[locale] ?? null,
      where: new Intl.ListFormat(locale).format(names),
      captions: Object.entries(captions).map(([language, url]) => ({ language, url })),
    }),
  )
}
