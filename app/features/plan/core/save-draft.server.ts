import { and, eq, gte, lt } from 'drizzle-orm'
import { allow, command } from '#app/command.ts'
import { hmac } from '#app/features/account/identity/make-user-id.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { planDraft } from '#database/schema/plan.ts'
import { findStaffFault, type StaffFault } from './find-page-subject.server.ts'
import { may } from './plan-access.ts'
import { filledFrom, readStoredPlan } from './plan-fields.ts'
import type { NewPlan, PlanRequest } from './plan-schema.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

type DraftSaved = { ok: true; draftKey: string } | { ok: false; reason: 'country_unknown' | StaffFault }

export interface DraftInput {
  birthday?: string | undefined
  newPlan: NewPlan
  /** The same for a request and its retries. */
  requestKey: string
}

const rules = { authorize: (ctx: RequestContext) => allow(may, 'keep a draft')(ctx) }

/**
 * Saves a visitor's plan until an account claims it. Returns the claim key, which cannot be guessed and is the same
 * for a retry.
 * @throws AppError unauthorized.
 */
export const saveDraft = command(
  'save a draft',
  rules,
  async (ctx, { birthday, newPlan, requestKey }: DraftInput): Promise<DraftSaved> => {
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
export async function withDraft(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  request: PlanRequest,
  key: string | null | undefined,
): Promise<PlanRequest | null> {
  if (!key) return request
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
