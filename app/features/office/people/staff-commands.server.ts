import { and, asc, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { allowAdmins } from '#app/features/account/identity/identity-access.ts'
import { planStage } from '#app/features/plan/core/plan.ts'
import { assignPlan } from '#app/features/plan/handling/stage-commands.server.ts'
import { isGivenUp } from '#app/features/plan/handling/stage-move.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { LeaveRefusal, RoleRefusal } from './people-schema.ts'

const rules = {
  authorize: (ctx: RequestContext): void => allowAdmins(ctx),
  event: { event: 'role_changed' },
} as const

/** The number of the plans that are assigned to somebody and not lost, booked trips included. */
async function openPlansOf(tx: Queryable, fkey: string): Promise<number[]> {
  const rows = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.assignedStaffFkey, fkey), isNull(plan.lostDate)))
    .orderBy(asc(plan.id))
  return rows.flatMap(row => (isGivenUp(planStage(row)) ? [] : [row.id]))
}

type Left = { ok: true; handedOver: number } | { ok: false; reason: LeaveRefusal }

/**
 * Ends a planner's work: visitors no longer see them, and every open plan is handed over to another planner, in one
 * transaction. Their account stays, as a traveller's. Repeating it changes nothing.
 * @throws AppError unauthorized; not_found for somebody who never was on the staff.
 */
export const leaveStaff = command(
  'deactivate a planner',
  rules,
  (ctx, { userId, to }: { userId: number; to: string | null }): Promise<Left> =>
    ctx.db.transaction(async tx => {
      const [person] = await tx.select().from(users).where(eq(users.id, userId))
      const fkey = person?.staffFkey
      if (!fkey) throw new AppError('not_found')
      // Not locked for update: a plan that is assigned meanwhile refers to this row.
      const [row] = await tx.select().from(staff).where(eq(staff.fkey, fkey)).for('no key update')
      if (!row?.active) return { ok: true, handedOver: 0 }
      const open = await openPlansOf(tx, fkey)
      if (open.length > 0 && to === null) return { ok: false, reason: 'has_plans' }
      const [next] = to === null ? [] : await tx.select().from(staff).where(eq(staff.fkey, to))
      if (to !== null && (!next?.active || to === fkey)) return { ok: false, reason: 'staff_unknown' }
      for (const planId of open) {
        const answer = await assignPlan({ ...ctx, db: tx }, { planId, fkey: to ?? '', from: fkey })
        if (!answer.ok) throw new Error(`plan ${planId} could not be handed over: ${answer.reason}`)
      }
      await tx.update(staff).set({ active: false }).where(eq(staff.fkey, fkey))
      return { ok: true, handedOver: open.length }
    }),
)

/** Makes a person an admin as well. Repeating it changes nothing. @throws AppError unauthorized, not_found. */
export const giveAdmin = command(
  'give the rights of an admin',
  rules,
  async (ctx, { userId }: { userId: number }): Promise<{ ok: true } | { ok: false; reason: RoleRefusal }> => {
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId))
    if (!person || person.erasedTs) throw new AppError('not_found')
    if (person.role === 'partner') return { ok: false, reason: 'is_partner' }
    await ctx.db.update(users).set({ role: 'admin' }).where(eq(users.id, userId))
    return { ok: true }
  },
)

/**
 * Withdraws the rights of an admin, who stays a planner if they are on the staff. Never from the last one.
 * @throws AppError unauthorized, not_found.
 */
export const withdrawAdmin = command(
  'withdraw the rights of an admin',
  rules,
  (ctx, { userId }: { userId: number }): Promise<{ ok: true } | { ok: false; reason: RoleRefusal }> =>
    ctx.db.transaction(async tx => {
      const isAdmin = and(eq(users.role, 'admin'), isNull(users.erasedTs))
      // All of them are locked, so that two admins who withdraw each other's rights do not both succeed.
      const admins = await tx.select().from(users).where(isAdmin).orderBy(asc(users.id)).for('no key update')
      const person = admins.find(({ id }) => id === userId)
      if (!person) throw new AppError('not_found')
      if (admins.length === 1) return { ok: false, reason: 'last_admin' }
      const role = person.staffFkey ? 'planner' : 'traveller'
      await tx.update(users).set({ role }).where(eq(users.id, userId))
      return { ok: true }
    }),
)

/**
 * Ends what a person does for a partner: their account stays, as a traveller's. Repeating it changes nothing.
 * @throws AppError unauthorized, not_found.
 */
export const leavePartner = command(
  'deactivate a person of a partner',
  rules,
  async (ctx, { userId }: { userId: number }): Promise<void> => {
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId))
    if (!person || person.erasedTs) throw new AppError('not_found')
    await ctx.db
      .update(users)
      .set({ role: 'traveller', affiliateId: null, affiliateCreated: null })
      .where(and(eq(users.id, userId), eq(users.role, 'partner')))
  },
)
