import { eq } from 'drizzle-orm'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { everybodyFor } from '#app/features/people/staff/staff.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { type Presence, presenceIn } from './presence.ts'

/** The planner of a country and where they live. */
export async function getPresence(ctx: ReadContext, tag: string): Promise<Presence> {
  const [operator, staff, [row]] = await Promise.all([
    getOperator(ctx),
    getStaffOf(ctx, tag),
    ctx.db.select({ first: country.staffFkey }).from(country).where(eq(country.tag, tag)),
  ])
  const first = row?.first ?? null
  return presenceIn(everybodyFor(staff, { country: tag, hidden: operator.hiddenStaff, first }), tag)
}
