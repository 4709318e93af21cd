import { and, arrayOverlaps, asc, eq, gte, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestContext } from '#app/request-context.ts'
import { dayIn } from '#app/text/time-zone.ts'
import { absence } from '#database/schema/absence.ts'
import { staff } from '#database/schema/staff.ts'
import type { DaysAway } from './absence-schema.ts'

/** Running and coming absences of a member of the staff, and who can stand in; null for somebody who has left. */
export async function findDaysAway(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  fkey: string,
): Promise<DaysAway | null> {
  const [person] = await db.select().from(staff).where(eq(staff.fkey, fkey))
  if (!person?.active) return null
  const today = dayIn(person.timeZone, now())
  const standIn = alias(staff, 'stand_in')
  const [absences, colleagues] = await Promise.all([
    db
      .select({
        ...{ id: absence.id, firstDay: absence.firstDay, lastDay: absence.lastDay },
        standIn: standIn.name,
      })
      .from(absence)
      .leftJoin(standIn, eq(standIn.fkey, absence.standInFkey))
      .where(and(eq(absence.staffFkey, fkey), gte(absence.lastDay, today)))
      .orderBy(asc(absence.firstDay)),
    db
      .select({ fkey: staff.fkey, name: staff.name })
      .from(staff)
      .where(
        and(eq(staff.active, true), ne(staff.fkey, fkey), arrayOverlaps(staff.countries, person.countries)),
      )
      .orderBy(asc(staff.name)),
  ])
  return { today, absences, colleagues }
}
