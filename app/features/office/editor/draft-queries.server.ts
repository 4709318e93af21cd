import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findOfficePlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { disagreementsInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { findAnswersOfDrafts } from '#app/features/proposal/sent/line-answer-queries.server.ts'
import { presentProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { answerRecords } from '#app/features/proposal/sent/standing.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { proposal } from '#database/schema/proposal.ts'
import { users } from '#database/schema/user.ts'
import type { CheckedDraft, EditedDraft, OfficeDraft } from './draft-schema.ts'
import { validateDraft } from './validate-draft.server.ts'

/** A draft, without an access check; null if there is none with this number. */
export async function findDraft(db: Readable, planId: number, number: number): Promise<OfficeDraft | null> {
  const [found] = await db
    .select({ row: proposal, updatedBy: users.name })
    .from(proposal)
    .leftJoin(
      users,
      sql`${users.id} = case when ${proposal.updatedBy} ~ '^[0-9]{1,18}$' then ${proposal.updatedBy}::bigint end`,
    )
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  if (!found) return null
  const { row, updatedBy } = found
  return {
    number: row.number,
    title: row.title,
    note: row.note,
    content: row.content,
    workings: readWorkings(row.workings),
    version: row.version,
    updatedTs: row.updatedTs.toISOString(),
    updatedBy,
    priceMinor: row.priceMinor,
    sendAt: row.sendAt?.toISOString() ?? null,
    sentTs: row.sentTs?.toISOString() ?? null,
    fingerprint: row.fingerprint,
  }
}

/** A draft with what the catalogue and the request say of it. */
export async function checkDraft(db: Readable, planId: number, draft: OfficeDraft): Promise<CheckedDraft> {
  const [facts, { disagreements, wished, children }] = await Promise.all([
    findFacts(db, draft.content),
    validateDraft(db, { planId, content: draft.content, workings: draft.workings }),
  ])
  return {
    ...draft,
    facts,
    children,
    disagreements: disagreementsInWords(disagreements, draft.content.currency),
    wished: wished && { adults: wished.adults, childAges: [...wished.childAges] },
  }
}

/** A draft of a plan that the caller may answer. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getDraft(ctx: CallerContext, planId: number, number: number): Promise<EditedDraft> {
  await findOfficePlan(ctx, planId)
  const draft = await findDraft(ctx.db, planId, number)
  if (!draft) throw new AppError('not_found')
  const [before] = await ctx.db
    .select({ number: proposal.number, content: proposal.content })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), lt(proposal.number, number), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
    .limit(1)
  const { drafts, questions } = await findAnswersOfDrafts(ctx.db, planId, number)
  const said = answerRecords(drafts)
  return { ...(await checkDraft(ctx.db, planId, draft)), before: before ?? null, said, questions }
}

/**
 * A draft as the traveller would see it if it were sent now. @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function previewDraft(
  ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  planId: number,
  number: number,
): Promise<OwnProposal> {
  await findOfficePlan(ctx, planId)
  const [row] = await ctx.db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  if (!row) throw new AppError('not_found')
  return presentProposal(ctx, { ...row, sentTs: row.sentTs ?? ctx.now() })
}
