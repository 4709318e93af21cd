import { and, asc, eq } from 'drizzle-orm'
import { portraitVersion } from '#app/features/people/staff/portrait-version-queries.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'

/** Who answers first for each country that has a contact person (specification, section 3: Staff contact). */
export async function getAnswerers({ db, locale }: Pick<RequestContext, 'db' | 'locale'>) {
  const rows = await db
    .select({
      tag: country.tag,
      fkey: staff.fkey,
      name: staff.name,
      firstName: staff.firstName,
      place: staff.place,
      photo: firstPhoto('staff'),
      portraitVersion,
    })
    .from(country)
    .innerJoin(staff, eq(staff.fkey, country.staffFkey))
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return Object.fromEntries(
    rows.map(({ tag, place, photo, ...answerer }) => [
      tag,
      { ...answerer, place: place[locale], photo: presentPhoto(photo, locale) },
    ]),
  )
}

/** Of a country that we do not know; the rest of a longer one is not repeated. */
const LONGEST_NAME = 60

/** The country that is asked about: its tag where trips are planned there, else what it is called. */
export async function getAskedCountry(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  asked: string,
): Promise<{ tag: string; unknown?: string }> {
  const tag = asked.toLowerCase()
  const [found] = /^[a-z-]+$/.test(tag)
    ? await db
        .select({ name: country.name, active: country.active })
        .from(country)
        .where(and(eq(country.tag, tag), eq(country.type, 'country')))
    : []
  if (found?.active) return { tag }
  return { tag: '', unknown: found?.name[locale] ?? asked.slice(0, LONGEST_NAME) }
}
