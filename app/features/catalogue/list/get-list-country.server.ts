import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { countryDoor } from '#app/features/catalogue/country/country.ts'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import type { ReadContext } from '#app/request-context.ts'
import { tourType } from '#database/schema/catalogue.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import type { ListCountry, NamedLink } from './list-schema.ts'

const LISTS = ['vacation_theme', 'place_theme', 'top_activity'] as const

/** The key of a tour type in the path of its page. */
function typeOf(tag: string, link: string): string | null {
  const [before = '', key = ''] = link.split(`/${tag}/tours/`)
  return before === '' && key !== '' ? key : null
}

/** The tour types that a country has written, otherwise those in its header lists. */
function typeLinks(
  tag: string,
  written: readonly { key: string; name: string }[],
  activities: readonly NamedLink[],
): NamedLink[] {
  const listed = activities.flatMap(({ link, label }) => {
    const key = typeOf(tag, link)
    return key === null ? [] : { key, name: tourTypeName(key) ?? label }
  })
  const types = written.length > 0 ? written : listed
  return types.map(({ key, name }) => ({ label: name, link: `/${tag}/tours/${key}` }))
}

/**
 * The country of a list.
 * @throws AppError `not_found` for a country without a page of its own.
 */
export async function getListCountry(ctx: ReadContext, tag: string): Promise<ListCountry> {
  const { db, locale } = ctx
  const [countries, entries, types] = await Promise.all([
    db.select().from(country).where(eq(country.tag, tag)),
    db
      .select()
      .from(navigationLink)
      .where(and(eq(navigationLink.countryTag, tag), inArray(navigationLink.list, [...LISTS])))
      .orderBy(asc(navigationLink.position)),
    db.select().from(tourType).where(eq(tourType.countryTag, tag)).orderBy(asc(tourType.position)),
  ])
  const [row] = countries
  if (!row || countryDoor(row) !== 'page') throw new AppError('not_found')
  const named = (list: (typeof LISTS)[number]) =>
    entries.filter(entry => entry.list === list).map(({ link, label }) => ({ link, label: label[locale] }))
  const written = types.map(({ key, name }) => ({ key, name: name[locale] }))
  return {
    tag,
    name: row.name[locale],
    themes: named('vacation_theme'),
    highlights: named('place_theme'),
    types: typeLinks(tag, written, named('top_activity')),
  }
}
