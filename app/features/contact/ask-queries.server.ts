import { and, asc, eq } from 'drizzle-orm'
import { portraitVersion } from '#app/features/staff/portrait-version.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'

/** Who answers first for each country that has a contact person (specification, section 3: Staff contact). */
export async function getAnswerers({ db }: Pick<RequestContext, 'db'>) {
  const rows = await db
    .select({
      tag: country.tag,
      fkey: staff.fkey,
      firstName: staff.firstName,
      place: staff.place,
      portraitVersion,
    })
    .from(country)
    .innerJoin(staff, eq(staff.fkey, country.staffFkey))
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return Object.fromEntries(rows.map(({ tag, ...answerer }) => [tag, answerer]))
}
