import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { asReader, command } from '#app/command.ts'
import { findAuthor } from '#app/features/conversation/thread/write-question.server.ts'
import { asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import {
  lockPlan,
  logPlanEvent,
  type RecordedActor,
  SYSTEM,
} from '#app/features/plan/core/lock-plan.server.ts'
import { priceEach } from '#app/features/proposal/proposal/sums.ts'
import { findSentProposals } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { vote, voteAnswer } from '#database/schema/proposal.ts'
import { voteResult } from './vote.ts'
import { findOwnVote, findVotedProposal, getOpenVote } from './vote-queries.server.ts'
import type { CastBallot, OpenVote, OwnVote } from './vote-schema.ts'

type VoteRow = typeof vote.$inferSelect

type Opened = { ok: true; vote: OwnVote } | { ok: false; reason: 'nothing_sent' | 'accepted' }
type Cast = { ok: true; vote: OpenVote } | { ok: false; reason: 'closed' | 'day_unknown' }

const KEY_BYTES = 24

async function readOwnVote(ctx: RequestContext, tx: Queryable, planId: number): Promise<OwnVote> {
  const own = await findOwnVote({ db: tx, origin: ctx.origin }, planId)
  if (!own) throw new AppError('not_found')
  return own
}

/** Replaces all ballots by the result; marks and ceilings are deleted for good. */
async function closeRow(tx: Queryable, row: VoteRow, by: RecordedActor, now: Date): Promise<void> {
  const { content } = await findVotedProposal(tx, row)
  const answers = await tx.select().from(voteAnswer).where(eq(voteAnswer.voteId, row.id))
  const ballots = answers.map(({ marks, ceilingMinor }) => ({ marks: marks ?? {}, ceilingMinor }))
  const result = voteResult(ballots, { days: content.days, eachMinor: priceEach(content) })
  await tx.update(voteAnswer).set({ marks: null, ceilingMinor: null }).where(eq(voteAnswer.voteId, row.id))
  await tx.update(vote).set({ closedTs: now, result }).where(eq(vote.id, row.id))
  await logPlanEvent(tx, {
    ...{ planId: row.planId, kind: 'vote_closed', by, at: now },
    details: { proposal: row.number, answers: answers.length },
  })
}

/**
 * Starts a vote on the newest proposal of the traveller's own plan and returns its link. If one is already open,
 * returns that one. @throws AppError not_logged_in, not_found.
 */
export const startVote = command<RequestContext, { planId: number; voters: number }, Opened>(
  'open a vote',
  { authorize: asTraveller },
  async (ctx, { planId, voters }) =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const known = await findOwnVote({ db: tx, origin: ctx.origin }, planId)
      if (known && known.closedTs === null) return { ok: true, vote: known }
      const sent = await findSentProposals(tx, planId)
      const [newest] = sent
      if (!newest) return { ok: false, reason: 'nothing_sent' }
      if (sent.some(({ acceptedTs }) => acceptedTs !== null)) return { ok: false, reason: 'accepted' }
      const [now, by] = [ctx.now(), await findAuthor(tx, ctx.actor, 'traveller')]
      const key = randomBytes(KEY_BYTES).toString('base64url')
      await tx.insert(vote).values({ key, planId, number: newest.number, voters, openedTs: now })
      await logPlanEvent(tx, {
        ...{ planId, kind: 'vote_opened', by, at: now },
        details: { proposal: newest.number, voters },
      })
      return { ok: true, vote: await readOwnVote(ctx, tx, planId) }
    }),
)

/** Closes a vote before all have answered. @throws AppError not_logged_in; not_found if none is open. */
export const closeVote = command<RequestContext, { planId: number }, { ok: true; vote: OwnVote }>(
  'close a vote',
  { authorize: asTraveller },
  async (ctx, { planId }) =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const [row] = await tx
        .select()
        .from(vote)
        .where(and(eq(vote.planId, planId), isNull(vote.closedTs)))
      if (!row) throw new AppError('not_found')
      await closeRow(tx, row, await findAuthor(tx, ctx.actor, 'traveller'), ctx.now())
      return { ok: true, vote: await readOwnVote(ctx, tx, planId) }
    }),
)

/** Locks the plan of a vote until the transaction ends, so that its answers are stored one at a time. */
async function lockVote(tx: Queryable, key: string): Promise<VoteRow> {
  const [of] = await tx.select({ planId: vote.planId }).from(vote).where(eq(vote.key, key))
  if (!of) throw new AppError('not_found')
  await lockPlan(tx, of.planId)
  const [row] = await tx.select().from(vote).where(eq(vote.key, key))
  if (!row) throw new AppError('not_found')
  return row
}

function hashOf(companion: string): string {
  return createHash('sha256').update(companion).digest('hex')
}

const castRules = {
  authorize: asReader,
  spend: (ctx: RequestContext) => ctx.allowance.spend('vote'),
}

/**
 * Stores a companion's ballot, by the vote's link and without an account. The same key replaces the earlier ballot.
 * The last ballot closes the vote. @throws AppError not_found.
 */
export const castVote = command<RequestContext, CastBallot & { key: string }, Cast>(
  'answer a vote',
  castRules,
  async (ctx, { key, companion, name, marks, ceilingMinor }) => {
    const refused = await ctx.db.transaction(async tx => {
      const row = await lockVote(tx, key)
      if (row.closedTs) return 'closed' as const
      const { content } = await findVotedProposal(tx, row)
      const days = new Set(content.days.map(({ id }) => id))
      if (Object.keys(marks).some(day => !days.has(day))) return 'day_unknown' as const
      const said = { name, marks, ceilingMinor, answeredTs: ctx.now() }
      await tx
        .insert(voteAnswer)
        .values({ voteId: row.id, companion: hashOf(companion), ...said })
        .onConflictDoUpdate({ target: [voteAnswer.voteId, voteAnswer.companion], set: said })
      const answers = await tx.$count(voteAnswer, eq(voteAnswer.voteId, row.id))
      if (answers >= row.voters) await closeRow(tx, row, SYSTEM, ctx.now())
      return null
    })
    return refused ? { ok: false, reason: refused } : { ok: true, vote: await getOpenVote(ctx, key) }
  },
)
