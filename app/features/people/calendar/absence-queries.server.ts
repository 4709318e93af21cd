import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { dayIn } from '#app/text/time-zone.ts'
import type { Readable } from '#database/connect.ts'
import { absence } from '#database/schema/absence.ts'
import { staff } from '#database/schema/staff.ts'
import type { AwayTime } from './away-note.ts'

const DAY_MS = 86_400_000

export interface Absence {
  firstDay: string
  lastDay: string
  standInFkey: string | null
}

/**
 * A person's running and coming absences, the first one first. The stand-in is named if they plan these countries:
 * otherwise somebody else answers.
 * @param countries an array, all the person's if left out.
 */
export function awayFrom(now: Date, countries: SQL = sql`${staff}.countries`): SQL<AwayTime[]> {
  // A day earlier, because it is still yesterday in some time zones.
  const day = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  return sql`(
    select coalesce(json_agg(json_build_object(
      'firstDay', a.first_day, 'lastDay', a.last_day, 'standIn', s.name
    ) order by a.first_day), '[]')
    from ${absence} a left join ${staff} s on s.fkey = a.stand_in_fkey and s.active and s.countries @> ${countries}
    where a.staff_fkey = ${staff}.fkey and a.last_day >= ${day}
  )`
}

/** The absence of a person that covers one of these instants, by their own clock; null if they are at work. */
export async function findAbsenceAt(
  db: Pick<Readable, 'select'>,
  fkey: string,
  instants: readonly Date[],
): Promise<(Absence & { firstName: string }) | null> {
  const earliest = Math.min(...instants.map(at => at.getTime())) - DAY_MS
  const rows = await db
    .select({
      firstDay: absence.firstDay,
      lastDay: absence.lastDay,
      standInFkey: absence.standInFkey,
      firstName: staff.firstName,
      timeZone: staff.timeZone,
    })
    .from(absence)
    .innerJoin(staff, eq(staff.fkey, absence.staffFkey))
    .where(
      and(eq(absence.staffFkey, fkey), gte(absence.lastDay, new Date(earliest).toISOString().slice(0, 10))),
    )
    .orderBy(asc(absence.firstDay))
  const covers = ({ firstDay, lastDay, timeZone }: (typeof rows)[number]) =>
    instants.map(at => dayIn(timeZone, at)).some(day => day >= firstDay && day <= lastDay)
  return rows.find(covers) ?? null
}
