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
    rows.map(({ tag, photo, ...answerer }) => [tag, { ...answerer, photo: presentPhoto(photo, locale) }]),
  )
}
