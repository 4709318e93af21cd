import { and, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { asReader, command, type Writing } from '#app/command.ts'
import { asOffice, asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import {
  answerLine,
  type LineAnswered,
  type LineInput,
} from '#app/features/proposal/sent/line-commands.server.ts'
import { findSentProposals, presentProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import {
  contentWithoutPeople,
  paragraphsWithoutPeople,
  shareableTitle,
} from '#app/features/proposal/share/shareable.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { planEvent } from '#database/schema/plan.ts'
import { proposalLink } from '#database/schema/proposal.ts'
import { deviceName, findHiddenNames, type ReadLink, readLink } from './proposal-link-queries.server.ts'

type Refused = Extract<ReadLink, { ok: false }>
type LinkReader = Extract<RequestContext['actor'], { kind: 'link_reader' }>

/** The link is what authorizes: a login key beside it gains and loses nothing. */
const rules = {
  authorize: asReader,
  spend: (ctx: RequestContext) => ctx.allowance.spend('link'),
}

const LOGGED_MS = 24 * 60 * 60 * 1_000

async function isLogged(db: Readable, { planId }: LinkReader, device: string, now: Date): Promise<boolean> {
  const known = await db
    .select({ id: planEvent.id })
    .from(planEvent)
    .where(
      and(
        ...[eq(planEvent.planId, planId), eq(planEvent.kind, 'link_opened')],
        gt(planEvent.happenedTs, new Date(now.getTime() - LOGGED_MS)),
        eq(sql`${planEvent.details} ->> 'device'`, device),
      ),
    )
    .limit(1)
  return known.length > 0
}

/** Logs the use of a link, once a day for each device. An open page asks again and again, so it locks nothing then. */
async function logUse(ctx: Writing<RequestContext>, reader: LinkReader, number: number): Promise<void> {
  const { planId } = reader
  const [now, device] = [ctx.now(), deviceName(ctx.userAgent)]
  if (await isLogged(ctx.db, reader, device, now)) return
  await ctx.db.transaction(async tx => {
    await lockPlan(tx, planId)
    if (await isLogged(tx, reader, device, now)) return
    const by = recordedActor(reader)
    await logPlanEvent(tx, { planId, kind: 'link_opened', by, at: now, details: { number, device } })
  })
}

function readerOf({ planId, travellerId }: Extract<ReadLink, { ok: true }>): LinkReader {
  return { kind: 'link_reader', planId, travellerId }
}

/**
 * A proposal as the holder of its emailed link reads it. Its content is `contentWithoutPeople` already; what was
 * written in the conversation, who signed, and which ages decide what a tour allows are left out.
 */
function proposalWithoutPeople(
  proposal: OwnProposal,
  { names, otherwise }: { names: readonly string[]; otherwise: string },
): OwnProposal {
  const { facts, accepted, questions, openQuestions, standings, openMatters } = proposal
  const clean = (text: string) => paragraphsWithoutPeople(text, names)
  const tours = Object.entries(facts.tours).map(
    ([key, tour]) => [key, { ...tour, minimumAge: null }] as const,
  )
  return {
    ...proposal,
    title: shareableTitle(proposal.title, names, otherwise),
    note: clean(proposal.note),
    accepted: accepted && { ...accepted, name: null },
    facts: { ...facts, tours: Object.fromEntries(tours) },
    pace: proposal.pace.filter(({ rule }) => rule !== 'ages'),
    questions: questions.map(({ id, author, channel, createdTs, pin }) => ({
      ...{ id, author, channel, createdTs, pin, name: '', body: '', mine: false },
      ...{ attachments: [], refusedFiles: [], email: null },
    })),
    standings: standings.map(each => ({
      ...each,
      name: clean(each.name),
      instead: each.instead && clean(each.instead),
      why: each.why.map(({ what, before, now }) => ({
        ...{ what, before: before && clean(before), now: now && clean(now) },
      })),
    })),
    openMatters: openMatters.map(each => ({
      ...each,
      name: clean(each.name),
      instead: each.instead && clean(each.instead),
    })),
    openQuestions: openQuestions.map(question => ({ ...question, body: '' })),
  }
}

/**
 * Opens a sent proposal with the token of an emailed link, without personal data, and logs that it was used.
 * @throws AppError not_found for a forged token, and for a proposal that was not sent.
 */
export const openByLink = command<
  RequestContext,
  { token: string; number: number },
  { ok: true; proposal: OwnProposal } | Refused
>('open a proposal by its link', rules, async (ctx, { token, number }) => {
  const link = await readLink(ctx, token)
  if (!link.ok) return link
  const actor = readerOf(link)
  const sent = await findSentProposals(ctx.db, link.planId)
  const row = sent.find(each => each.number === number)
  if (!row) throw new AppError('not_found')
  const names = await findHiddenNames(ctx.db, link.planId)
  const reader = { ...ctx, actor }
  const shown = await presentProposal(reader, row, content => contentWithoutPeople(content, names))
  const otherwise = withLocale(row.content.locale, () =>
    m.share_title_otherwise({ days: row.content.days.length }),
  )
  await logUse(ctx, actor, number)
  return { ok: true, proposal: proposalWithoutPeople(shown, { names, otherwise }) }
})

/** Answers a line of a proposal with the token of an emailed link, as its traveller. @throws as answerLine. */
export const answerLineByLink = command<
  RequestContext,
  Omit<LineInput, 'planId'> & { token: string },
  LineAnswered | Refused
>('answer a line by a link', rules, async (ctx, { token, ...said }) => {
  const link = await readLink(ctx, token)
  if (!link.ok) return link
  return answerLine({ ...ctx, actor: readerOf(link) }, { ...said, planId: link.planId })
})

async function withdraw(tx: Queryable, ctx: Writing<RequestContext>, planId: number) {
  await lockPlan(tx, planId)
  const now = ctx.now()
  await tx
    .insert(proposalLink)
    .values({ planId, edition: 2, withdrawnTs: now })
    .onConflictDoUpdate({
      target: proposalLink.planId,
      set: { edition: sql`${proposalLink.edition} + 1`, withdrawnTs: now },
    })
  await logPlanEvent(tx, { planId, kind: 'link_withdrawn', by: recordedActor(ctx.actor), at: now })
  return { ok: true } as const
}

interface OfPlan {
  planId: number
}

/** Withdraws the links in the emails sent so far; the next email carries a new one. @throws AppError as asTraveller. */
export const withdrawOwnLinks = command(
  'withdraw the links in one’s emails',
  { authorize: (ctx: RequestContext, of: OfPlan) => asTraveller(ctx, of) },
  (ctx, { planId }: OfPlan) => ctx.db.transaction(tx => withdraw(tx, ctx, planId)),
)

/** The same by the office. @throws AppError as asOffice. */
export const withdrawLinks = command(
  'withdraw the links in a traveller’s emails',
  { authorize: (ctx: RequestContext, of: OfPlan) => asOffice(ctx, of) },
  (ctx, { planId }: OfPlan) => ctx.db.transaction(tx => withdraw(tx, ctx, planId)),
)
