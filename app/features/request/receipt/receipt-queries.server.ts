import { eq } from 'drizzle-orm'
import type { Receipt } from '#app/features/request/plan/plan-schema.ts'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import type { RequestContext } from '#app/request-context.ts'
import { staff } from '#database/schema/staff.ts'

/** Data for the drawing of a request's day; null while no answer time is promised. */
export async function getAnswerClock(
  { db }: Pick<RequestContext, 'db'>,
  { reader, sentAt, dueAt }: Receipt,
): Promise<AnswerClock | null> {
  if (dueAt === null) return null
  if (!reader) return { sentAt, dueAt, hours: [], timeZone: 'UTC' }
  const rows = await db.select({ hours: staff.workingHours }).from(staff).where(eq(staff.fkey, reader.fkey))
  const hours = (rows[0]?.hours ?? []).map(({ days, from, to }) => ({ days, from, to }))
  return { sentAt, dueAt, hours, timeZone: reader.timeZone }
}
