import { and, eq } from 'drizzle-orm'
import type { Author } from '#app/features/conversation/thread/write-question.server.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { replyAddress } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'

export type AddressOwner = Pick<typeof replyAddress.$inferSelect, 'planId' | 'userId' | 'staffFkey'>

/** Whose reply address it is; null for one that was never given. */
export async function findAddressOwner(db: Readable, token: string): Promise<AddressOwner | null> {
  const { planId, userId, staffFkey } = replyAddress
  const [owner] = await db
    .select({ planId, userId, staffFkey })
    .from(replyAddress)
    .where(eq(replyAddress.token, token))
  return owner ?? null
}

/** A traveller may write from any address; it is shown if it is not the one we know. */
async function findTraveller(
  tx: Queryable,
  planId: number,
  userId: number,
  from: string,
): Promise<Author | null> {
  const [row] = await tx
    .select({ name: users.name, email: users.email, contactEmail: plan.contactEmail })
    .from(plan)
    .innerJoin(users, eq(users.id, plan.userId))
    .where(and(eq(plan.id, planId), eq(plan.userId, userId)))
  if (!row) return null
  const isKnown = [row.email, row.contactEmail].some(email => email.toLowerCase() === from)
  const name = isKnown || from === '' ? row.name : `${row.name} (${from})`.slice(0, 200)
  const kind = 'traveller' as const
  return { kind, actorKind: kind, actorId: String(userId), name, staffFkey: null }
}

/** The planner who wrote from their own address; null unless they currently work for the plan's country. */
async function findPlanner(
  tx: Queryable,
  planId: number,
  fkey: string,
  from: string,
): Promise<Author | null> {
  const rows = await tx
    .select({ person: staff, account: users, planCountry: plan.countryTag, assigned: plan.assignedStaffFkey })
    .from(staff)
    .innerJoin(plan, eq(plan.id, planId))
    .leftJoin(users, eq(users.staffFkey, staff.fkey))
    .where(and(eq(staff.fkey, fkey), eq(staff.active, true)))
  const row = rows.find(({ person, account }) =>
    [person.email, account?.email].some(email => email?.toLowerCase() === from),
  )
  if (!row) return null
  const isTheirs = row.assigned === fkey || row.person.countries.includes(row.planCountry)
  if (!isTheirs) return null
  const kind = 'planner' as const
  const actorId = row.account ? String(row.account.id) : null
  return { kind, actorKind: kind, actorId, name: row.person.name, staffFkey: fkey }
}

/**
 * Who wrote to a reply address; null if the sender may no longer write, or is not who they claim to be.
 */
export async function findWriter(
  tx: Queryable,
  { planId, userId, staffFkey }: AddressOwner,
  from: string,
): Promise<Author | null> {
  if (staffFkey !== null) return findPlanner(tx, planId, staffFkey, from)
  return userId === null ? null : findTraveller(tx, planId, userId, from)
}
