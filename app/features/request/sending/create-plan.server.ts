import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { patienceOf } from '#app/deadline.ts'
import { hmac } from '#app/features/account/identity/find-or-add-person.server.ts'
import { findStaffFault, type StaffFault } from '#app/features/plan/clock/find-answerer.server.ts'
import { may } from '#app/features/plan/core/plan-access.ts'
import { filledFrom, readStoredPlan } from '#app/features/plan/core/plan-fields.ts'
import type { NewPlan, PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import type { Database } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { planDraft } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { type NamedFault, sendPlanRequest } from './send-plan-request.server.ts'

const KEPT_MS = 30 * DAY_MS

type UnclaimedPlanSaved =
  | { ok: true; draftKey: string }
  | { ok: false; reason: 'country_unknown' | StaffFault }

export interface UnclaimedPlan {
  birthday?: string | undefined
  newPlan: NewPlan
  /** The same for a request and its retries. */
  requestKey: string
}

const unclaimedRules = { authorize: (ctx: RequestContext) => allow(may, 'keep a draft')(ctx) }

/**
 * Saves a visitor's plan until an account claims it. Returns the claim key, which cannot be guessed and is the same
 * for a retry.
 * @throws AppError unauthorized.
 */
export const saveUnclaimedPlan = command(
  'save a draft',
  unclaimedRules,
  async (ctx, { birthday, newPlan, requestKey }: UnclaimedPlan): Promise<UnclaimedPlanSaved> => {
    const known = await ctx.db
      .select({ tag: country.tag })
      .from(country)
      .where(eq(country.tag, newPlan.country))
    if (known.length === 0) return { ok: false, reason: 'country_unknown' }
    const fault = await findStaffFault(ctx.db, newPlan)
    if (fault) return { ok: false, reason: fault }
    const content = JSON.stringify([requestKey, birthday, newPlan])
    const draftKey = hmac(ctx.secret, 'draft', content).subarray(0, 18).toString('base64url')
    const createdTs = ctx.now()
    await ctx.db.delete(planDraft).where(lt(planDraft.createdTs, new Date(createdTs.getTime() - KEPT_MS)))
    await ctx.db
      .insert(planDraft)
      .values({ key: draftKey, birthday, newPlan, createdTs })
      .onConflictDoNothing()
    return { ok: true, draftKey }
  },
)

/** Fills a request's missing fields from a draft. Returns null if there is no such draft, or it has expired. */
export async function withUnclaimedPlan(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  request: PlanRequest,
  key: string,
): Promise<PlanRequest | null> {
  const isKept = gte(planDraft.createdTs, new Date(now().getTime() - KEPT_MS))
  const [draft] = await db
    .select()
    .from(planDraft)
    .where(and(eq(planDraft.key, key), isKept))
  if (!draft) return null
  return {
    ...request,
    birthday: draft.birthday ?? undefined,
    newPlan: filledFrom(request.newPlan, readStoredPlan(draft.newPlan)),
  }
}

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
      return patience.await(
        saveUnclaimedPlan(ctx, { birthday, newPlan, requestKey: requestKey ?? randomUUID() }),
      )
    }
    const person = await patience.await(findPerson(db, actor.userId, birthday))
    const { name, email, phone, locale, timezone } = person
    const request = { name, email, phone: phone ?? undefined, locale: matchLanguage([locale]), timezone }
    const answer = await sendPlanRequest({ ...ctx, patience }, { ...request, newPlan, requestKey, referral })
    return answer.ok ? { ok: true, receiptKey: answer.receiptKey } : answer
  },
)
