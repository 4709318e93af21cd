import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { patienceOf } from '#app/deadline.ts'
import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { saveDraft } from '#app/features/plan/core/save-draft.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Database } from '#database/connect.ts'
import { users } from '#database/schema/user.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { type NamedFault, sendPlanRequest } from './send-plan-request.server.ts'

export interface PlanCreation {
  birthday?: string | undefined
  newPlan: NewPlan
  /** Set by the caller; the same for a retry. An equal plan without one within a minute is a retry as well. */
  requestKey?: string | undefined
  /** Signed proof of the partner who sent the visitor. */
  referral?: string | undefined
}

type PlanCreated =
  | { ok: true; receiptKey?: string; draftKey?: string }
  | { ok: false; reason: NamedFault }
  | Extract<Spent, { ok: false }>

const rules = {
  authorize: ({ actor }: RequestContext) => {
    if (actor.kind === 'system' || actor.kind === 'link_reader') throw new AppError('unauthorized')
  },
}

/** The logged-in person; a birthday is stored if none was known. */
async function findPerson(db: Database, userId: number, birthday: string | undefined) {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('not_logged_in')
  if (birthday)
    await db
      .update(users)
      .set({ birthday })
      .where(and(eq(users.id, userId), isNull(users.birthday)))
  return person
}

/**
 * Creates a plan: for a logged-in person as if they had sent the form, for a visitor as a draft. A birthday is stored
 * only if none was known.
 * @throws AppError unauthorized, unavailable; DeadlineError; the database's error for an impossible birthday.
 */
export const createPlan = command(
  'create a plan',
  rules,
  async (ctx, creation: PlanCreation): Promise<PlanCreated> => {
    const { birthday, newPlan, requestKey, referral } = creation
    const { actor, db } = ctx
    const patience = patienceOf(ctx)
    if (!('userId' in actor)) {
      const spent = await patience.await(ctx.allowance.spend('plan request'))
      if (!spent.ok) return spent
      return patience.await(saveDraft(ctx, { birthday, newPlan, requestKey: requestKey ?? randomUUID() }))
    }
    const person = await patience.await(findPerson(db, actor.userId, birthday))
    const { name, email, phone, locale, timezone } = person
    const request = { name, email, phone: phone ?? undefined, locale: matchLanguage([locale]), timezone }
    const answer = await sendPlanRequest({ ...ctx, patience }, { ...request, newPlan, requestKey, referral })
    return answer.ok ? { ok: true, receiptKey: answer.receiptKey } : answer
  },
)
