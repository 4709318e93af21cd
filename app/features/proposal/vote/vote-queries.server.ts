import { asc, desc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findOfficePlan, findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { priceEach } from '#app/features/proposal/proposal/sums.ts'
import { findDayPictures } from '#app/features/proposal/sent/draw-proposal.server.ts'
import { findSentProposals } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { findLastNames } from '#app/features/proposal/share/share-queries.server.ts'
import { shareableTitle, withoutPeople } from '#app/features/proposal/share/shareable.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { firstName } from '#app/text/names.ts'
import type { Readable } from '#database/connect.ts'
import { vote, voteAnswer } from '#database/schema/proposal.ts'
import type { OpenVote, OwnVote, PlanVote } from './vote-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'origin'>
type VoteRow = typeof vote.$inferSelect

/** The newest vote of a plan, open or closed; null if there is none. */
async function findNewestVote(db: Readable, planId: number): Promise<VoteRow | null> {
  const [row] = await db.select().from(vote).where(eq(vote.planId, planId)).orderBy(desc(vote.id)).limit(1)
  return row ?? null
}

/** Names of those who answered, sorted, so that the order of the answers is not revealed. */
async function findNames(db: Readable, voteId: number): Promise<string[]> {
  const rows = await db
    .select({ name: voteAnswer.name })
    .from(voteAnswer)
    .where(eq(voteAnswer.voteId, voteId))
    .orderBy(asc(voteAnswer.name))
  return rows.map(({ name }) => name)
}

function presentVote({ number, voters, openedTs, closedTs, result }: VoteRow, answers: number): PlanVote {
  return {
    ...{ number, voters, answers, result },
    openedTs: openedTs.toISOString(),
    closedTs: closedTs?.toISOString() ?? null,
  }
}

/** The newest vote of a plan, as the traveller sees it; null if there is none. */
export async function findOwnVote(
  { db, origin }: Pick<Context, 'origin'> & { db: Readable },
  planId: number,
): Promise<OwnVote | null> {
  const row = await findNewestVote(db, planId)
  if (!row) return null
  // Sequential, because a transaction runs one query at a time.
  const names = await findNames(db, row.id)
  const sent = await findSentProposals(db, planId)
  const locale = sent.find(({ number }) => number === row.number)?.content.locale ?? 'en'
  const address = origin + withLocale(locale, () => links.vote(row.key))
  return { ...presentVote(row, names.length), address, names }
}

/** The newest vote of the traveller's own plan; null if there is none. @throws AppError not_logged_in, not_found. */
export async function getOwnVote(ctx: Context, planId: number): Promise<OwnVote | null> {
  await findOwnPlan(ctx, planId)
  return findOwnVote(ctx, planId)
}

/** The same for the office, without names and without the link. @throws AppError as findOfficePlan. */
export async function getPlanVote(ctx: Context, planId: number): Promise<PlanVote | null> {
  await findOfficePlan(ctx, planId)
  const row = await findNewestVote(ctx.db, planId)
  return row && presentVote(row, (await findNames(ctx.db, row.id)).length)
}

/** The proposal that a vote is about. @throws AppError not_found. */
export async function findVotedProposal(
  db: Readable,
  { planId, number }: Pick<VoteRow, 'planId' | 'number'>,
) {
  const found = (await findSentProposals(db, planId)).find(each => each.number === number)
  if (!found) throw new AppError('not_found')
  return found
}

/**
 * The page behind a vote's link: the days, the price per person, and the counts once it is closed.
 * @throws AppError not_found.
 */
export async function getOpenVote({ db }: { db: Readable }, key: string): Promise<OpenVote> {
  const [row] = await db.select().from(vote).where(eq(vote.key, key))
  if (!row) throw new AppError('not_found')
  // Sequential, because a transaction runs one query at a time.
  const { content, title, number } = await findVotedProposal(db, row)
  const names = await findNames(db, row.id)
  const last = await findLastNames(db, row.planId)
  const facts = await findFacts(db, content)
  const { locale, days, currency } = content
  const pictures = await findDayPictures(db, { content, key: `plan-${row.planId}`, shown: days })
  const otherwise = withLocale(locale, () => m.share_title_otherwise({ days: days.length }))
  return {
    ...{ locale, number, currency, title: shareableTitle(title, last, otherwise) },
    eachMinor: priceEach(content),
    days: days.map((day, i) => {
      const place = facts.places[day.place]?.name ?? day.place
      return {
        ...{ id: day.id, place, title: withoutPeople(day.title, last) || place },
        story: withoutPeople(day.story, last),
        date: dateOfDay(content.startsOn, i),
        picture: pictures.ofDay.get(day.id) ?? null,
      }
    }),
    ...{ voters: row.voters, answers: names.length, isClosed: row.closedTs !== null },
    // The link is for companions, so it shows first names only.
    names: names.map(firstName),
    counts: row.result?.days ?? null,
  }
}
