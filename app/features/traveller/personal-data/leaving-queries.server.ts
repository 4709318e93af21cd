import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { verifyPassword } from '#app/features/account/identity/hash-password.server.ts'
import { lastDayOf } from '#app/features/money/payment/booked-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { authAccount } from '#database/schema/identity.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'

/** Last day of the person's last booked trip, YYYY-MM-DD; null if there is none. Cancelled trips do not count. */
export async function findLastBookedDay(db: Readable, userId: number): Promise<string | null> {
  const rows = await db
    .select({ content: proposal.content })
    .from(proposal)
    .innerJoin(plan, eq(plan.id, proposal.planId))
    .where(and(eq(plan.userId, userId), isNotNull(proposal.acceptedTs), isNull(plan.lostDate)))
  const days = rows.map(({ content }) => lastDayOf(content)).filter(day => day !== null)
  return days.toSorted().at(-1) ?? null
}

/** Whether the password is correct; false for a person without a password. */
export async function hasPassword(db: Readable, userId: number, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: authAccount.password })
    .from(authAccount)
    .where(and(eq(authAccount.userId, userId), eq(authAccount.providerId, 'credential')))
  return row?.hash ? verifyPassword({ hash: row.hash, password }) : false
}
