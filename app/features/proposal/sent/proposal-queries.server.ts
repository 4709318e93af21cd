import { and, asc, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { presentMessages } from '#app/features/conversation/thread/thread-queries.server.ts'
import type { OpenMatter } from '#app/features/money/booking/booking-schema.ts'
import { refundableLines, refundSteps } from '#app/features/money/refund/refund.ts'
import type { Terms } from '#app/features/money/terms/terms.ts'
import { findTerms, findTermsAt } from '#app/features/money/terms/terms-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { difference } from '#app/features/proposal/proposal/difference.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { skyAt } from '#app/features/proposal/proposal/sky.ts'
import { sumsOf } from '#app/features/proposal/proposal/sums.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { message } from '#database/schema/conversation.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { drawProposal } from './draw-proposal.server.ts'
import { findStandings } from './line-answer-queries.server.ts'
import type { OwnProposal } from './proposal-wire.ts'
import { type OpenQuestion, openMattersOf } from './standing.ts'

type ProposalRow = typeof proposal.$inferSelect

/** A sent proposal. */
type SentRow = ProposalRow & { sentTs: Date }

function isSent(row: ProposalRow | undefined): row is SentRow {
  return row?.sentTs != null
}

/** The sent proposals of a plan, the newest first. */
export async function findSentProposals(db: Readable, planId: number): Promise<SentRow[]> {
  const rows = await db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
  return rows.filter(isSent)
}

async function findPlanner(db: Readable, fkey: string): Promise<OwnProposal['planner']> {
  const [row] = await db
    .select({ fkey: staff.fkey, name: staff.name, firstName: staff.firstName, timeZone: staff.timeZone })
    .from(staff)
    .where(eq(staff.fkey, fkey))
  return row ?? null
}

/** What of a content its reader may see. */
type Shown = (content: ProposalContent) => ProposalContent

/** Changes since the previous sent proposal; null for the first. */
async function findDifference(db: Readable, row: SentRow, shown: Shown): Promise<OwnProposal['difference']> {
  const [before] = await db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, row.planId), lt(proposal.number, row.number), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
    .limit(1)
  if (!before) return null
  return {
    since: before.number,
    changes: difference(shown(before.content), shown(row.content)),
    before: sumsOf(before.content),
    now: sumsOf(row.content),
  }
}

/** The sky of each day; null while the dates are open, or if the place is not in the catalogue. */
export function skyOf(content: ProposalContent, facts: ProposalFacts): OwnProposal['sky'] {
  return content.days.map((day, i) => {
    const date = dateOfDay(content.startsOn, i)
    const at = facts.places[day.place]
    return date && at ? skyAt(at, date) : null
  })
}

function refundOf(content: ProposalContent, terms: Terms): OwnProposal['refund'] {
  const lines = refundableLines(content)
  return content.startsOn && lines ? refundSteps({ terms, startsOn: content.startsOn, lines }) : null
}

/** The messages pinned to its lines, and the questions to earlier drafts that are still open. */
async function findQuestions(
  ctx: Context,
  row: SentRow,
  open: readonly OpenQuestion[],
): Promise<OwnProposal['questions']> {
  const ids = open.map(each => each.message)
  const rows = await ctx.db
    .select()
    .from(message)
    .where(
      and(
        eq(message.planId, row.planId),
        isNotNull(message.line),
        or(eq(message.proposalNumber, row.number), inArray(message.id, ids)),
      ),
    )
    .orderBy(asc(message.id))
  return presentMessages(ctx.db, ctx, 'traveller', rows)
}

/** What has to be settled before a sent proposal can be signed. */
export async function findOpenMatters(
  db: Readable,
  { planId, number, content }: Pick<ProposalRow, 'planId' | 'number' | 'content'>,
): Promise<OpenMatter[]> {
  const standing = await findStandings(db, planId, { number, content })
  return openMattersOf({ content, facts: await findFacts(db, content), ...standing })
}

type Context = CallerContext & Pick<RequestContext, 'now'>

/**
 * A sent proposal with everything computed from it; its content, and what has changed in it, as it is `shown` to its
 * reader. @throws AppError not_found if no terms are in force.
 */
export async function presentProposal(
  ctx: Context,
  row: SentRow,
  shown: Shown = content => content,
): Promise<OwnProposal> {
  const { db } = ctx
  const content = shown(row.content)
  const sent = await findSentProposals(db, row.planId)
  const accepted = sent.find(({ acceptedTs }) => acceptedTs !== null)
  const [terms, facts, planner, standing, changed] = await Promise.all([
    row.termsVersion
      ? findTerms(db, row.termsVersion, content.locale)
      : findTermsAt(db, ctx.now(), content.locale),
    findFacts(db, content),
    findPlanner(db, row.staffFkey),
    findStandings(db, row.planId, row),
    findDifference(db, row, shown),
  ])
  if (!terms) throw new AppError('not_found')
  const questions = await findQuestions(ctx, row, standing.questions)
  const drawn = await drawProposal(db, content, facts, `plan-${row.planId}`)
  return {
    ...{ planId: row.planId, number: row.number, title: row.title, note: row.note, planner },
    sentTs: row.sentTs.toISOString(),
    latest: sent[0]?.number ?? row.number,
    drafts: sent
      .map(({ number, sentTs }) => ({ number, sentTs: sentTs.toISOString() }))
      .toSorted((a, b) => a.number - b.number),
    ...drawn,
    accepted:
      accepted?.acceptedTs && accepted.acceptedName
        ? {
            number: accepted.number,
            acceptedTs: accepted.acceptedTs.toISOString(),
            name: accepted.acceptedName,
          }
        : null,
    ...{ content, facts, difference: changed, questions },
    ...{ answers: standing.answers, standings: standing.standings, openQuestions: standing.questions },
    openMatters: openMattersOf({ content, facts, ...standing }),
    pace: paceOf(content, facts),
    sky: skyOf(content, facts),
    termsVersion: terms.version,
    terms: { depositPercent: terms.depositPercent, points: [...terms.points] },
    refund: refundOf(content, terms),
  }
}

/** A sent proposal of the traveller's own plan. @throws AppError not_logged_in, not_found. */
async function findOwnSent(
  ctx: CallerContext,
  { planId, number }: { planId: number; number: number },
): Promise<SentRow> {
  await findOwnPlan(ctx, planId)
  const [row] = await ctx.db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
  if (!isSent(row)) throw new AppError('not_found')
  return row
}

/** What has to be settled before a proposal of one's own can be signed. @throws as getOwnProposal. */
export async function getOpenMatters(
  ctx: CallerContext,
  wanted: { planId: number; number: number },
): Promise<OpenMatter[]> {
  return findOpenMatters(ctx.db, await findOwnSent(ctx, wanted))
}

/** A sent proposal of the traveller's own plan. @throws AppError not_logged_in, not_found. */
export async function getOwnProposal(
  ctx: Context,
  wanted: { planId: number; number: number },
): Promise<OwnProposal> {
  return presentProposal(ctx, await findOwnSent(ctx, wanted))
}
