import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command, systemRules, type Writing } from '#app/command.ts'
import { may, userIdOf } from '#app/features/account/identity/identity-access.ts'
import { findOneself, tryPassword } from '#app/features/account/identity/identity-commands.server.ts'
import { logPlanEvent, type PlanEventKind } from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isFresh } from '#app/security/fresh-session.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { findLastBookedDay, hasPassword } from './leaving-queries.server.ts'
import { deletesAt, lockPlansOf, removePerson, removeUnnamedFiles } from './remove-person.server.ts'

type AskAnswer =
  | { ok: true; deletesTs: Date }
  | { ok: false; reason: 'password_wrong' | 'works_here' }
  | Extract<Spent, { ok: false }>

/** Logs an event in every open plan of a traveller, so that its planner sees it. */
async function logInPlans(tx: Queryable, userId: number, kind: PlanEventKind, now: Date): Promise<void> {
  const isOpen = and(eq(plan.userId, userId), isNull(plan.closedDate), isNull(plan.lostDate))
  const open = await tx.select({ planId: plan.id }).from(plan).where(isOpen).orderBy(asc(plan.id))
  const by = { actorKind: 'traveller', actorId: String(userId) } as const
  for (const { planId } of open) await logPlanEvent(tx, { planId, kind, by, at: now })
}

type Proof = { ok: true } | Exclude<AskAnswer, { ok: true }>

/** Confirms the caller's identity; not needed right after logging in. */
export const leavingProof = z.strictObject({
  password: z.string().min(1).max(200).optional(),
})
type LeavingProof = z.infer<typeof leavingProof>

async function prove(ctx: RequestContext, { password }: LeavingProof): Promise<Proof> {
  if (isFresh(ctx)) return { ok: true }
  if (password === undefined) return { ok: false, reason: 'password_wrong' }
  const { email } = await findOneself(ctx)
  const userId = userIdOf(ctx.actor)
  const tried = await tryPassword(ctx, email, async () =>
    (await hasPassword(ctx.db, userId, password)) ? true : null,
  )
  if (tried.ok) return { ok: true }
  return tried.reason === 'too_many' ? tried : { ok: false, reason: 'password_wrong' }
}

const ownRules = { authorize: allow(may, 'read about oneself') }

/**
 * Schedules the deletion of the caller's account in seven days, or after their last booked trip. Asking again returns
 * the same day. @throws AppError unauthorized.
 */
export const askForDeletion = command(
  'ask for one’s deletion',
  { ...ownRules, event: { event: 'deletion_asked' } },
  async (ctx: Writing<RequestContext>, asking: LeavingProof): Promise<AskAnswer> => {
    const userId = userIdOf(ctx.actor)
    if (ctx.actor.kind !== 'traveller') return { ok: false, reason: 'works_here' }
    const proof = await prove(ctx, asking)
    if (!proof.ok) return proof
    const now = ctx.now()
    const deletesTs = await ctx.db.transaction(async tx => {
      const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
      if (!person) throw new AppError('not_logged_in')
      if (person.deletesTs) return person.deletesTs
      const at = deletesAt(now, await findLastBookedDay(tx, userId))
      await tx.update(users).set({ deletionAskedTs: now, deletesTs: at }).where(eq(users.id, userId))
      await logInPlans(tx, userId, 'deletion_asked', now)
      const { email: recipient, locale } = person
      const props = { deletesOn: dayOf(at) }
      await queueEmail(tx, { template: 'account-leaving', props, recipient, locale }, now)
      return at
    })
    ctx.wake()
    return { ok: true, deletesTs }
  },
)

/** Cancels a scheduled deletion; does nothing if there is none. @throws AppError unauthorized. */
export const keepAccount = command(
  'keep one’s account',
  { ...ownRules, event: { event: 'deletion_taken_back' } },
  async (ctx: Writing<RequestContext>) => {
    const userId = userIdOf(ctx.actor)
    await ctx.db.transaction(async tx => {
      const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
      if (!person?.deletesTs) return
      await tx.update(users).set({ deletionAskedTs: null, deletesTs: null }).where(eq(users.id, userId))
      await logInPlans(tx, userId, 'deletion_taken_back', ctx.now())
    })
  },
)

/** Finds and locks an account that is due for deletion; one with a newly booked trip is postponed. */
async function takeNext(tx: Queryable, now: Date): Promise<number | null> {
  const isDue = lte(users.deletesTs, now)
  for (;;) {
    const [next] = await tx
      .select({ id: users.id })
      .from(users)
      .where(isDue)
      .orderBy(asc(users.deletesTs))
      .limit(1)
    if (!next) return null
    // Locks plans before the account: a traveller's change to a plan refers to the account, so the other order would
    // deadlock.
    await lockPlansOf(tx, next.id)
    const isStill = and(eq(users.id, next.id), isDue)
    const [held] = await tx.select({ id: users.id }).from(users).where(isStill).for('update')
    // Another process has deleted it, or its owner has cancelled the deletion.
    if (!held) continue
    const day = await findLastBookedDay(tx, next.id)
    const back = day ? deletesAt(new Date(0), day) : now
    if (back <= now) return next.id
    await tx.update(users).set({ deletesTs: back }).where(eq(users.id, next.id))
  }
}

/** Deletes the accounts that are due, each in its own transaction. Returns the number deleted. */
export const eraseAccounts = command(
  'delete the accounts that are due',
  systemRules,
  async (ctx: Writing<RequestContext>): Promise<number> => {
    let erased = 0
    const eraseNext = () =>
      ctx.db.transaction(async tx => {
        const userId = await takeNext(tx, ctx.now())
        if (userId !== null) await removePerson(tx, userId, ctx.now())
        return userId !== null
      })
    while (await eraseNext()) erased++
    if (erased > 0) await removeUnnamedFiles(ctx)
    return erased
  },
)
