import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { Locale } from '#database/values/locale.ts'
import { listFacts } from './fact-queries.server.ts'

/** The most facts that an email lists; the office has all of them. */
const MOST_LISTED = 15

/** People who plan trips, each with the countries whose facts they answer for. */
export function findFactReaders(db: Readable, wanted: SQL | undefined) {
  return db
    .select({
      ...{ userId: users.id, email: users.email, locale: users.locale, firstName: staff.firstName },
      ...{ fkey: staff.fkey, countries: staff.countries },
    })
    .from(users)
    .innerJoin(staff, and(eq(staff.fkey, users.staffFkey), eq(staff.active, true)))
    .where(and(inArray(users.role, ['planner', 'admin']), isNull(users.erasedTs), wanted))
    .orderBy(users.id)
}

type Reader = Awaited<ReturnType<typeof findFactReaders>>[number]

/** The facts of a planner's countries that are old, and how many there are. */
export async function listOldFacts(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  { userId, fkey, countries }: Pick<Reader, 'userId' | 'fkey' | 'countries'>,
  locale: Locale,
) {
  const actor = { kind: 'planner', userId, fkey, countries } as const
  const { db, now } = ctx
  const { rows, counts } = await listFacts(
    { db, now, actor, locale },
    { state: 'old', q: '' },
    0,
    MOST_LISTED,
  )
  return { facts: rows.map(({ title, says, until }) => ({ title, says, until })), count: counts.old }
}
